//! What an event of the round changes. Nothing is decided here.

use croupier_rules::Card;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::FIRST_FOUR;
use croupier_rules::families::baccarat::procedure::DealtBy;

use super::BaccaratEvent;
use super::curator::{Curator, Tenure};
use super::event::{Simulation, dealt};
use super::round::{BaccaratTable, Cover, Hands, Phase, RoundKind};
use super::turning::Right;
use crate::cards::Cards;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

/// Changes the round, and the cards it is dealt from, by an event.
pub(crate) fn evolve(table: &mut BaccaratTable, cards: &mut Cards, event: &BaccaratEvent) {
    match *event {
        BaccaratEvent::BettingEnded => table.betting_ended(),
        BaccaratEvent::CardsCalled => table.phase = Phase::FirstFour,
        BaccaratEvent::CoverCardSetAside => cover_card(table, cards),
        BaccaratEvent::Dealt { side, card, facing } => {
            card_dealt(table, cards, side, *card.open(), dealt(facing));
        }
        BaccaratEvent::Revealed { side } => table.revealed(side),
        BaccaratEvent::PointCountAnnounced { .. } => table.tasks_done += 1,
        BaccaratEvent::ResultAnnounced { winner } => table.result_announced(winner),
        BaccaratEvent::LosingCollected => table.phase = Phase::Paying,
        BaccaratEvent::VigorishMarked { seat, amount } => table.vigorish.mark(seat, amount),
        BaccaratEvent::VigorishCollected { seat } => table.vigorish.clear(seat),
        BaccaratEvent::CardsRemoved => table.cards_removed(),
        BaccaratEvent::LastHandAnnounced => table.cover = Cover::LastHand,
        BaccaratEvent::ShoeOver => shoe_over(table, cards),
        BaccaratEvent::RoundVoid => round_void(table, cards),
        BaccaratEvent::ThirdCardSetAside { card, disclosure } => {
            from_the_top(cards, *card.open());
            table.kept.third_card = Some((*card.open(), disclosure));
        }
        BaccaratEvent::KeptForNextHand { card } => kept_for_next_hand(table, cards, *card.open()),
        BaccaratEvent::KeptForSimulatedRound { card, cause } => {
            kept_for_simulated_round(table, cards, card, cause);
        }
        BaccaratEvent::Discarded { card, cards: count } => discarded(table, cards, card, count),
        BaccaratEvent::KeptCardDiscarded { card, facing } => table.kept.discard(*card.open(), facing),
        BaccaratEvent::SimulatedRoundBegan => table.simulated_round_began(),
        BaccaratEvent::RightFalls { side, to } => *table.right(side) = Right::falls_to(to),
        BaccaratEvent::HandedOver { side, to } => table.hands.show(side, SeenBy::Player(to)),
        BaccaratEvent::RightRelinquished { side, .. } | BaccaratEvent::RelinquishmentOrdered { side, .. } => {
            table.right_given_up(side)
        }
        BaccaratEvent::RightOffered { side, to } => table.right(side).ask(to),
        BaccaratEvent::RightAccepted { side } => table.right(side).accepted(),
        BaccaratEvent::RightDeclined { side } => table.right(side).declined(),
        BaccaratEvent::ShoeOffered { to } => table.curator.ask(to),
        BaccaratEvent::ShoeAccepted { by } => has_shoe(table, cards, Curator::Player(by, Tenure::New)),
        BaccaratEvent::ShoeDeclined { .. } => table.curator.declined(),
        BaccaratEvent::DealerIsCurator { designated_by } => {
            has_shoe(table, cards, Curator::Dealer(designated_by, Tenure::New));
        }
        BaccaratEvent::ShoePassed | BaccaratEvent::PassOrdered { .. } => {
            table.curator = table.curator.passed();
        }
        BaccaratEvent::PartGivenUp { by } => table.part_given_up(by),
    }
}

/// The round is void for want of cards.
fn round_void(table: &mut BaccaratTable, cards: &mut Cards) {
    cards.ran_out();
    table.round_ends();
}

fn shoe_over(table: &mut BaccaratTable, cards: &mut Cards) {
    cards.shoe_over();
    table.shoe_ended();
}

/// Somebody has the shoe; a reshuffle is offered for the cut from that seat on.
fn has_shoe(table: &mut BaccaratTable, cards: &mut Cards, curator: Curator) {
    table.curator = curator;
    cards.set_last_curator(curator.on_behalf_of());
}

/// A card drawn in error and not seen waits beside the table.
fn kept_for_next_hand(table: &mut BaccaratTable, cards: &mut Cards, card: Card) {
    in_error(table, cards, card);
    table.kept.for_next_hand.push(card);
}

/// A card drawn in error and seen waits beside the table.
fn kept_for_simulated_round(table: &mut BaccaratTable, cards: &mut Cards, card: Card, cause: Simulation) {
    in_error(table, cards, card);
    table.kept.for_simulated_round.push((card, cause));
}

/// The card in error goes to the discards, and what follows it in the shoe.
fn discarded(table: &mut BaccaratTable, cards: &mut Cards, card: Card, count: u8) {
    in_error(table, cards, card);
    (1..count).for_each(|_| _ = draw(cards));
}

/// The top card leaves the shoe.
fn draw(cards: &mut Cards) -> Card {
    let Some(card) = cards.shoe.draw() else { unreachable!("a card that is recorded was in the shoe") };
    card
}

/// The top card, which is this one, leaves the shoe.
fn from_the_top(cards: &mut Cards, card: Card) {
    assert!(draw(cards) == card, "the record has the cards of the shoe in their order");
}

/// A card in error is taken up: the third card that was set aside, if one was, or the top card of the shoe.
fn in_error(table: &mut BaccaratTable, cards: &mut Cards, card: Card) {
    match table.kept.third_card.take() {
        Some((set_aside, _)) => assert!(set_aside == card, "the card that was set aside is judged first"),
        None => from_the_top(cards, card),
    }
}

fn cover_card(table: &mut BaccaratTable, cards: &mut Cards) {
    cards.shoe.remove_cover_card();
    if table.cover == Cover::Ahead {
        table.cover = Cover::Seen;
    }
}

/// The card comes from those kept for this hand, was set aside, or comes from the shoe; the fourth ends the first deal.
fn card_dealt(table: &mut BaccaratTable, cards: &mut Cards, side: Side, card: Card, seen_by: SeenBy) {
    match table.kept.take() {
        Some(kept) => assert!(kept == card, "a hand begins with the card that waited for it"),
        None => in_error(table, cards, card),
    }
    table.hands.lay(side, card, seen_by);
    if table.phase == Phase::FirstFour && table.hands.dealt() == FIRST_FOUR.len() {
        table.phase = Phase::Hands;
    }
}

impl BaccaratTable {
    fn right(&mut self, side: Side) -> &mut Right {
        &mut self.rights[side as usize]
    }

    fn betting_ended(&mut self) {
        self.round_begins(RoundKind::Wagered);
        self.kept.hand_begins();
        self.vigorish.play_goes_on();
    }

    fn round_begins(&mut self, kind: RoundKind) {
        self.kind = kind;
        self.hands = Hands::default();
        self.tasks_done = 0;
        self.rights = [Right::Dealer; 2];
        self.phase = match self.procedure.dealt_by {
            DealtBy::Dealer => Phase::FirstFour,
            DealtBy::Curator => Phase::BeforeCards,
        };
    }

    fn revealed(&mut self, side: Side) {
        self.hands.show(side, SeenBy::Everybody);
        if !self.hands.has_third(side) {
            self.tasks_done += 1;
        }
    }

    fn right_given_up(&mut self, side: Side) {
        self.right(side).relinquished();
        self.hands.take_back(side);
    }

    /// A tie and a Dragon 7 leave the shoe where it is (reading ER-138).
    fn result_announced(&mut self, winner: Option<Side>) {
        self.phase = Phase::Collecting;
        if winner == Some(Side::Player) {
            self.curator.set_tenure(Tenure::MustPass);
        }
    }

    fn cards_removed(&mut self) {
        self.cover = self.cover.after(self.kind);
        if self.kind == RoundKind::Wagered {
            self.curator.round_over();
        }
        self.round_ends();
    }

    fn round_ends(&mut self) {
        self.phase = Phase::Betting;
        self.kind = RoundKind::Wagered;
        self.hands = Hands::default();
        self.rights = [Right::Dealer; 2];
        self.kept.hand_ends();
    }

    /// The card that was seen is the first of the Player's Hand. Cards kept for the next hand wait for a hand of
    /// play.
    fn simulated_round_began(&mut self) {
        let (card, cause) = self.kept.take_for_simulated_round();
        self.round_begins(RoundKind::Simulated(cause));
        self.hands.lay(FIRST_FOUR[0], card, SeenBy::Everybody);
    }

    fn part_given_up(&mut self, seat: Seat) {
        self.curator.leave(seat);
        for side in Side::ALL {
            if self.rights[side as usize].player() == Some(seat) {
                self.right_given_up(side);
            } else {
                self.right(side).forget(seat);
            }
        }
    }
}

//! What an event of the round changes. Nothing is decided here.

use croupier_rules::Card;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::FIRST_FOUR;
use smallvec::SmallVec;

use super::BaccaratEvent;
use super::curator::{Curator, Tenure};
use super::event::Facing;
use super::round::{BaccaratTable, Cover, DealtBy, Face, Hands, Phase, RoundKind};
use super::turning::Right;
use crate::cards::Cards;
use crate::seat::Seat;
use crate::state::{Round, State};

/// Applies an event to the table.
pub(crate) fn evolve(state: &mut State, event: &BaccaratEvent) {
    let State { round: Round::Baccarat(table), cards, .. } = state else {
        unreachable!("the record of a table has the events of its own game")
    };
    match *event {
        BaccaratEvent::BettingEnded => table.betting_ended(),
        BaccaratEvent::CardsCalled => table.phase = Phase::FirstFour,
        BaccaratEvent::CoverCardSetAside => cover_card(table, cards),
        BaccaratEvent::Dealt { side, card, facing } => dealt(table, cards, side, card, facing),
        BaccaratEvent::Revealed(side) => table.revealed(side),
        BaccaratEvent::PointCountAnnounced(_) => table.tasks_done += 1,
        BaccaratEvent::ResultAnnounced { winner } => table.result_announced(winner),
        BaccaratEvent::LosingCollected => table.phase = Phase::Paying,
        BaccaratEvent::VigorishMarked { seat, amount } => table.vigorish.mark(seat, amount),
        BaccaratEvent::VigorishCollected(seat) => table.vigorish.clear(seat),
        BaccaratEvent::CardsRemoved => table.cards_removed(),
        BaccaratEvent::LastHandAnnounced => table.cover = Cover::LastHand,
        BaccaratEvent::ShoeOver => shoe_over(table, cards),
        BaccaratEvent::RoundVoid => table.round_ends(),
        BaccaratEvent::KeptForNextHand(card) => kept(&mut table.kept.for_next_hand, cards, card),
        BaccaratEvent::KeptForSimulatedRound { card, cause } => {
            kept(&mut table.kept.for_simulated_round, cards, (card, cause));
        }
        BaccaratEvent::Discarded(count) => (0..count).for_each(|_| discard(cards)),
        BaccaratEvent::SimulatedRoundBegan => table.simulated_round_began(),
        BaccaratEvent::RightFalls { side, to } => *table.right(side) = Right::falls_to(to),
        BaccaratEvent::HandedOver { side, to } => table.hands.turn(side, Face::ShownTo(to)),
        BaccaratEvent::RightRelinquished { side, .. } => table.right_given_up(side),
        BaccaratEvent::RightOffered { side, to } => table.right(side).ask(to),
        BaccaratEvent::RightAccepted(side) => table.right(side).accepted(),
        BaccaratEvent::RightDeclined(side) => table.right(side).declined(),
        BaccaratEvent::ShoeOffered(to) => table.curator.ask(to),
        BaccaratEvent::ShoeAccepted(seat) => has_shoe(table, cards, Curator::Player(seat, Tenure::New)),
        BaccaratEvent::ShoeDeclined(_) => table.curator.declined(),
        BaccaratEvent::DealerIsCurator { designated_by } => {
            has_shoe(table, cards, Curator::Dealer(designated_by, Tenure::New));
        }
        BaccaratEvent::ShoePassed => table.curator = table.curator.passed(),
        BaccaratEvent::PartGivenUp(seat) => table.part_given_up(seat),
    }
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

/// A card drawn in error waits beside the table.
fn kept<T>(waiting: &mut SmallVec<[T; 2]>, cards: &mut Cards, card: T) {
    discard(cards);
    waiting.push(card);
}

/// The top card leaves the shoe.
fn discard(cards: &mut Cards) {
    let _top = cards.shoe.draw();
}

fn cover_card(table: &mut BaccaratTable, cards: &mut Cards) {
    cards.shoe.remove_cover_card();
    if table.cover == Cover::Ahead {
        table.cover = Cover::Seen;
    }
}

/// The card comes from those kept for this hand, or from the shoe; the fourth ends the first deal.
fn dealt(table: &mut BaccaratTable, cards: &mut Cards, side: Side, card: Card, facing: Facing) {
    if table.kept.take().is_none() {
        discard(cards);
    }
    table.hands.lay(side, card, Face::from(facing));
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
        self.hands.turn(side, Face::FaceUp);
        if !self.hands.has_third(side) {
            self.tasks_done += 1;
        }
    }

    fn right_given_up(&mut self, side: Side) {
        self.right(side).relinquished();
        if self.hands.latest_face(side) != Face::FaceUp {
            self.hands.turn(side, Face::FaceDown);
        }
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
        if let Some((card, cause)) = self.kept.take_for_simulated_round() {
            self.round_begins(RoundKind::Simulated(cause));
            self.hands.lay(FIRST_FOUR[0], card, Face::FaceUp);
        }
    }

    fn part_given_up(&mut self, seat: Seat) {
        self.curator.leave(seat);
        for side in Side::ALL {
            if self.rights[side as usize].player() == Some(seat) {
                self.right_given_up(side);
            } else {
                self.right(side).leave(seat);
            }
        }
    }
}

//! What an entry changes in the round. Nothing is decided here.

use croupier_rules::Card;

use super::act::Recipient;
use super::event::{Part, PokerEvent, StubFinding, Void};
use super::hand::{Choice, Hand, Shown};
use super::lineup::{Lineup, POSITIONS, Place, Share};
use super::phase::Phase;
use super::table::{Exposure, PokerTable, RECIPIENTS, Stub, Tally, Uncounted};
use crate::cards::{Cards, CardsEvent};
use crate::ledger::{Account, Cause, Transfer};
use crate::seat::Seat;
use crate::state::State;
use crate::wagering::Wagering;

/// Changes the round, and the cards it is dealt from, by an event.
pub(crate) fn evolve(state: &mut State, event: &PokerEvent) {
    if let PokerEvent::Dealt { to, .. } = event {
        note_dealt(state, *to);
    } else if *event == PokerEvent::StubLeftUncounted {
        note_uncounted(state);
    } else if *event == PokerEvent::DeckRemoved {
        remove_deck(state);
    }
    let (table, cards) = state.poker_and_cards();
    move_stack(cards, event);
    table.enter(event);
}

/// The player has received cards; with its first card a round without a counting device counts toward the next count of
/// the stub, however it ends (reading ER-232).
fn note_dealt(state: &mut State, to: Recipient) {
    let player = match to {
        Recipient::Position(position) => Some(state.wagering.owner(position)),
        Recipient::Dealer => None,
    };
    let device_counts = state.cards.shuffling(state.filed()).counts();
    let (table, _) = state.poker_and_cards();
    if let Some(player) = player {
        table.tallies[player.index()].received_cards = true;
    }
    if !device_counts && table.dealt == [0; RECIPIENTS] {
        table.rounds_since_count = table.rounds_since_count.saturating_add(1);
    }
}

fn note_uncounted(state: &mut State) {
    let set = state.cards.current();
    let by = state.poker().map(|table| table.method(state));
    let (table, _) = state.poker_and_cards();
    let cards_out = table.cards_out;
    table.uncounted = by.map(|by| Uncounted { set, cards_out, wrong_count: None, by });
}

/// The deck whose stub was wrong leaves the table: the one in play, or the one of the round before.
fn remove_deck(state: &mut State) {
    let (table, cards) = state.poker_and_cards();
    match table.uncounted.take() {
        Some(left) => cards.remove(left.set),
        None => cards.remove_current(),
    }
}

/// What an event does to the stack that is dealt from.
fn move_stack(cards: &mut Cards, event: &PokerEvent) {
    match event {
        PokerEvent::Dealt { card, .. } => draw(cards, *card.open()),
        PokerEvent::FoundFaceUp { card } => draw(cards, *card),
        PokerEvent::Voided { why: Void::ShoeFailed } => cards.reshuffle_current(),
        PokerEvent::Over => cards.round_over(),
        PokerEvent::DrawnInError => cards.shoe.drawn_in_error(),
        PokerEvent::Began { .. }
        | PokerEvent::WrongNumberFound { .. }
        | PokerEvent::HandsDealt
        | PokerEvent::StubRemoved
        | PokerEvent::StubCounted { .. }
        | PokerEvent::StubLeftUncounted
        | PokerEvent::StubDiscarded
        | PokerEvent::StubKept
        | PokerEvent::CardsOutCounted { .. }
        | PokerEvent::DeckRemoved
        | PokerEvent::Decided { .. }
        | PokerEvent::Set { .. }
        | PokerEvent::Reset { .. }
        | PokerEvent::DealersCardExposed
        | PokerEvent::Revealed { .. }
        | PokerEvent::DealerSet { .. }
        | PokerEvent::DealerDoesNotQualify
        | PokerEvent::Shown { .. }
        | PokerEvent::Formed { .. }
        | PokerEvent::TowardsLimit { .. }
        | PokerEvent::Discarded { .. }
        | PokerEvent::Voided { .. } => {}
    }
}

fn draw(cards: &mut Cards, card: Card) {
    assert!(cards.deal() == Some(card), "cards are dealt from the top of the stack");
}

impl PokerTable {
    fn enter(&mut self, event: &PokerEvent) {
        match *event {
            PokerEvent::Began { lineup } => self.begin(lineup),
            PokerEvent::Dealt { to, place, card } => self.take(to, place, *card.open()),
            PokerEvent::HandsDealt => self.phase = Phase::Stub,
            PokerEvent::StubRemoved => self.stub = Stub::Removed,
            PokerEvent::StubCounted { cards, finding } => self.count(cards, finding),
            PokerEvent::StubDiscarded if self.phase == Phase::Betting => self.uncounted = None,
            PokerEvent::StubDiscarded => self.play(Stub::Discarded),
            PokerEvent::StubKept => self.play(Stub::Kept),
            PokerEvent::FoundFaceUp { .. } => {
                self.cards_out += 1;
                self.face_up += 1;
            }
            PokerEvent::Decided { position, decision } => {
                self.hand_mut(position).choice = Choice::Decided(decision);
            }
            PokerEvent::Set { position, split } => {
                self.hand_mut(position).choice = Choice::Set(*split.open())
            }
            PokerEvent::Reset { position, split } => self.hand_mut(position).choice = Choice::Set(split),
            PokerEvent::DealersCardExposed => self.exposure = Exposure::DealersCard,
            PokerEvent::Revealed { .. } => self.phase = Phase::Settling,
            PokerEvent::DealerSet { split } => self.dealers_split = Some(split),
            PokerEvent::Shown { position, part } => self.show(position, part),
            PokerEvent::TowardsLimit { player, paid, .. } => {
                self.tallies[player.index()].toward_limit += paid;
            }
            PokerEvent::Discarded { position } => self.hands[position.index()] = None,
            PokerEvent::Over => {
                *self = PokerTable::between_rounds(self.clauses, self.rounds_since_count, self.uncounted);
            }
            PokerEvent::CardsOutCounted { .. }
            | PokerEvent::StubLeftUncounted
            | PokerEvent::DrawnInError
            | PokerEvent::WrongNumberFound { .. }
            | PokerEvent::DealerDoesNotQualify
            | PokerEvent::Formed { .. }
            | PokerEvent::Voided { .. }
            | PokerEvent::DeckRemoved => {}
        }
    }

    /// Chips that moved for good in this round are remembered until it is over: a void round moves them back.
    pub(crate) fn chips_moved(&mut self, transfer: &Transfer, wagering: &Wagering) {
        match (transfer.cause, transfer.from, transfer.to) {
            (Cause::WagerLost, Account::Layout(position, _), _) => {
                self.tallies[wagering.owner(position).index()].collected += transfer.amount;
            }
            (Cause::WagerPaid, _, Account::Player(player)) => {
                self.tallies[player.index()].paid += transfer.amount;
            }
            (_, _, _) => {}
        }
    }

    /// A deck that leaves the table takes its stub along.
    pub(crate) fn cards_changed(&mut self, event: &CardsEvent) {
        if let CardsEvent::Removed { set } = event {
            self.uncounted = self.uncounted.filter(|left| left.set != *set);
        }
    }

    /// A player has left, and takes along what the round brought.
    pub(crate) fn player_left(&mut self, seat: Seat) {
        self.tallies[seat.index()] = Tally::NOTHING;
    }

    fn hand_mut(&mut self, position: Seat) -> &mut Hand {
        let Some(hand) = &mut self.hands[position.index()] else {
            unreachable!("the record speaks of hands that lie on the table")
        };
        hand
    }

    fn begin(&mut self, lineup: Lineup) {
        self.phase = Phase::Dealing;
        self.lineup = lineup;
        for position in Seat::counterclockwise(POSITIONS as u8) {
            let is_in = lineup.share(position) != Share::Nothing;
            self.hands[position.index()] = is_in.then_some(Hand::NOT_DEALT);
        }
    }

    fn take(&mut self, to: Recipient, place: Place, card: Card) {
        self.dealt[to.index()] += 1;
        self.cards_out += 1;
        match (to, place) {
            (Recipient::Dealer, Place::Hand) => self.dealer.push(card),
            (Recipient::Position(position), Place::Hand) => self.hand_mut(position).cards.push(card),
            (Recipient::Position(position), Place::FourthCard) => self.hand_mut(position).fourth = Some(card),
            (Recipient::Dealer, Place::FourthCard) => unreachable!("the dealer has no Pair Bonus Wager"),
            (Recipient::Dealer | Recipient::Position(_), Place::DiscardRack) => {}
        }
    }

    fn count(&mut self, cards: u8, finding: StubFinding) {
        self.rounds_since_count = 0;
        if let Some(left) = &mut self.uncounted {
            left.wrong_count = (finding == StubFinding::Wrong).then_some(cards);
            return;
        }
        self.stub = Stub::Counted { cards };
        match finding {
            StubFinding::Right => {}
            StubFinding::Wrong => self.phase = Phase::WrongStub,
        }
    }

    /// The stub is out of the way, and the players look at their cards.
    fn play(&mut self, stub: Stub) {
        self.stub = stub;
        self.phase = Phase::Playing;
    }

    fn show(&mut self, position: Seat, part: Part) {
        self.hand_mut(position).shown = match part {
            Part::ThreeCardHand => Shown::ThreeCardHand,
            Part::Hand | Part::ShowdownHand => Shown::Hand,
            Part::FourthCard => Shown::FourthCard,
        };
    }
}

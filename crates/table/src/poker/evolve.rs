//! What an entry changes in the round. Nothing is decided here.

use croupier_rules::Card;

use super::act::Recipient;
use super::event::{Part, Place, PokerEvent, StubCount, Void};
use super::hand::{Choice, Face, Hand, Shown};
use super::lineup::{Lineup, POSITIONS, Share};
use super::table::{Exposure, PokerTable, Stage, Stub};
use crate::seat::Seat;
use crate::state::{Round, State};

pub(crate) fn evolve(state: &mut State, event: &PokerEvent) {
    let Round::Poker(table) = &mut state.round else {
        unreachable!("the record of a table has the events of its own game")
    };
    if matches!(event, PokerEvent::Dealt { .. } | PokerEvent::FoundFaceUp { .. }) {
        state.cards.shoe.draw();
    }
    if matches!(event, PokerEvent::Voided(Void::ShoeFailed)) {
        state.cards.reshuffle_current();
    }
    if matches!(event, PokerEvent::DeckRemoved) {
        state.cards.remove_current();
    }
    if matches!(event, PokerEvent::Over) {
        state.cards.round_over();
    }
    table.apply(event);
}

impl PokerTable {
    fn apply(&mut self, event: &PokerEvent) {
        match *event {
            PokerEvent::Began(lineup) => self.begin(lineup),
            PokerEvent::Dealt { turn, to, place, card } => self.take(turn, to, place, card),
            PokerEvent::HandsDealt => self.stage = Stage::Stub,
            PokerEvent::StubRemoved => self.stub = Stub::Removed,
            PokerEvent::StubCounted { cards, count } => self.counted(cards, count),
            PokerEvent::StubGone => self.stage = Stage::Playing,
            PokerEvent::FoundFaceUp { .. } => {
                self.cards_out += 1;
                self.face_up += 1;
            }
            PokerEvent::Decided { position, decision } => self.chose(position, Choice::Decided(decision)),
            PokerEvent::Set { position, split } | PokerEvent::Reset { position, split } => {
                self.chose(position, Choice::Set(split));
            }
            PokerEvent::DealersCardExposed => self.exposure = Exposure::DealersCard,
            PokerEvent::Revealed { .. } => self.stage = Stage::Settling,
            PokerEvent::DealerSet { split } => self.dealers_split = Some(split),
            PokerEvent::Shown { position, part } => self.show(position, part),
            PokerEvent::TowardsLimit { player, paid, .. } => {
                if let Some(sum) = self.paid.get_mut(player.index()) {
                    *sum += paid;
                }
            }
            PokerEvent::Discarded { position } => self.discard(position),
            PokerEvent::Over => *self = PokerTable::between_rounds(self.rounds_since_count),
            PokerEvent::CardsOutCounted { .. }
            | PokerEvent::DrawnInError
            | PokerEvent::DealerDoesNotQualify
            | PokerEvent::Formed { .. }
            | PokerEvent::Voided(_)
            | PokerEvent::DeckRemoved => {}
        }
    }

    fn begin(&mut self, lineup: Lineup) {
        self.stage = Stage::Dealing;
        self.lineup = lineup;
        self.rounds_since_count = self.rounds_since_count.saturating_add(1);
        for position in Seat::counterclockwise(POSITIONS as u8) {
            let is_in = lineup.share(position) != Share::Nothing;
            self.hands[position.index()] = is_in.then_some(Hand::NOT_DEALT);
        }
    }

    fn take(&mut self, turn: u8, to: Recipient, place: Place, card: Card) {
        self.turn = turn + 1;
        self.cards_out += 1;
        match (to, place) {
            (Recipient::Dealer, Place::Hand) => self.dealer.push(card),
            (Recipient::Position(position), Place::Hand | Place::FourthCard) => {
                self.take_at(position, place, card);
            }
            (_, Place::DiscardRack) | (Recipient::Dealer, Place::FourthCard) => {}
        }
    }

    fn take_at(&mut self, position: Seat, place: Place, card: Card) {
        let Some(hand) = self.hand_mut(position) else { return };
        match place {
            Place::Hand => hand.cards.push(card),
            Place::FourthCard => hand.fourth = Some((card, Face::Down)),
            Place::DiscardRack => {}
        }
    }

    fn counted(&mut self, cards: u8, count: StubCount) {
        self.rounds_since_count = 0;
        if count == StubCount::Wrong {
            self.stage = Stage::WrongStub { counted: cards };
        }
    }

    fn chose(&mut self, position: Seat, choice: Choice) {
        if let Some(hand) = self.hand_mut(position) {
            hand.choice = choice;
        }
    }

    fn show(&mut self, position: Seat, part: Part) {
        let Some(hand) = self.hand_mut(position) else { return };
        match part {
            Part::Hand | Part::ShowdownHand => hand.shown = Shown::Hand,
            Part::ThreeCardHand => hand.shown = Shown::ThreeCardHand,
            Part::FourthCard => hand.fourth = hand.fourth.map(|(card, _)| (card, Face::Up)),
        }
    }

    fn discard(&mut self, position: Seat) {
        if let Some(hand) = self.hands.get_mut(position.index()) {
            *hand = None;
        }
    }
}

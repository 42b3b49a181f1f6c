//! What the record changes in the cards.

use croupier_rules::Card;
use croupier_rules::kit::deck::Deck;

use super::act::{CardsEvent, Spreading};
use super::cut::{self, Cutting};
use super::device::{Condition, Device};
use super::set::{Face, Occasion, Release, SetId, ShuffleTurn, ShuffledBy, Stage};
use super::{Cards, Shoe};
use crate::state::{Round, State};
use crate::time::Time;

/// Applies an event. A shoe that is taken out of play this way is over for the round machine too.
pub(crate) fn evolve(state: &mut State, event: &CardsEvent, at: Time) {
    let was_loaded = state.cards.is_loaded();
    change(state, event, at);
    if let (true, false, Round::Baccarat(table)) = (was_loaded, state.cards.is_loaded(), &mut state.round) {
        table.shoe_ended();
    }
}

fn change(state: &mut State, event: &CardsEvent, at: Time) {
    match event {
        CardsEvent::CutDeclined(seat) => {
            state.cards.cutting.passed = cut::passed_with(state, *seat);
            state.cards.cutting.offered = None;
        }
        CardsEvent::CoverCardPlaced { by, above } => {
            let passed = by.map_or(Cutting::EXHAUSTED, |seat| cut::passed_with(state, seat));
            state.cards.cover_card_placed(passed, *above);
        }
        CardsEvent::Received(set) => {
            let deck = state.filed().deck();
            state.cards.received(deck, *set, at);
        }
        event => state.cards.apply(event, at),
    }
}

impl Cards {
    fn apply(&mut self, event: &CardsEvent, at: Time) {
        match event {
            CardsEvent::ReceivedPreshuffled { set, order, stage } => {
                self.opened(*set, *stage, at);
                self.take_order(*set, order, ShuffledBy::Preshuffled);
            }
            CardsEvent::Reached(set, stage) => self.set_mut(*set).stage = *stage,
            CardsEvent::Shuffled { set, order, by, stage } => {
                self.take_order(*set, order, *by);
                self.set_mut(*set).stage = *stage;
            }
            CardsEvent::ReshuffleOrdered(set, stage) => self.back_to(*set, *stage, ShuffleTurn::Reshuffle),
            CardsEvent::CutOffered(seat) => self.cutting.offered = Some(*seat),
            CardsEvent::CutThrough { above, below } => self.cut_through(*above, *below),
            CardsEvent::RecutOrdered => self.uncut(),
            CardsEvent::Loaded(set, stage) => self.load(*set, *stage),
            CardsEvent::Burned { further, .. } => self.burn(*further),
            CardsEvent::SpreadAtIdleTable(set) => self.spread_at_idle_table(*set),
            CardsEvent::Turned(set, face) => self.set_mut(*set).face = *face,
            CardsEvent::StoredReleased(set, spreading) => self.release(*set, *spreading),
            CardsEvent::Removed(set) => self.remove(*set),
            CardsEvent::Device(device, condition) => self.set_condition(*device, *condition),
            CardsEvent::Received(_) | CardsEvent::CutDeclined(_) | CardsEvent::CoverCardPlaced { .. } => {}
        }
    }

    fn received(&mut self, deck: Deck, set: SetId, at: Time) {
        self.opened(set, Stage::Received, at);
        let cards = &mut self.set_mut(set).cards;
        cards.clear();
        cards.extend(deck.cards());
    }

    fn opened(&mut self, set: SetId, stage: Stage, at: Time) {
        let set = self.set_mut(set);
        (set.stage, set.opened) = (stage, at);
        (set.shuffle, set.shuffled_by) = (ShuffleTurn::Regular, None);
    }

    /// The set takes an order in the room it already has.
    fn take_order(&mut self, set: SetId, order: &[Card], by: ShuffledBy) {
        let set = self.set_mut(set);
        set.cards.clear();
        set.cards.extend_from_slice(order);
        (set.shuffled_by, set.release) = (Some(by), Release::Ordinary);
    }

    /// The cards of a set, wherever they are, go back to a stage before the shuffle.
    pub(super) fn back_to(&mut self, set: SetId, stage: Stage, turn: ShuffleTurn) {
        self.gather(set);
        let set = self.set_mut(set);
        (set.stage, set.shuffle, set.release) = (stage, turn, Release::Ordinary);
    }

    /// Takes the cards of a set back from the shoe, and forgets its cut.
    pub(super) fn gather(&mut self, set: SetId) {
        if set == self.current {
            self.cutting = Cutting::default();
        }
        if matches!(self.set(set).stage, Stage::Loaded | Stage::InPlay) {
            self.set_mut(set).cards = self.shoe.gather();
            self.burned = 0;
        }
    }

    /// Whether a stack is in the shoe.
    fn is_loaded(&self) -> bool {
        matches!(self.set(self.current).stage, Stage::Loaded | Stage::InPlay)
    }

    fn cover_card_placed(&mut self, passed: u8, above: u16) {
        self.cutting = Cutting { passed, offered: None, above, below: 0 };
        self.set_mut(self.current).stage = Stage::Cut;
    }

    fn cut_through(&mut self, above: u16, below: Option<u16>) {
        let set = self.set_mut(self.current);
        let above = usize::from(above).min(set.cards.len());
        set.cards.rotate_left(above);
        set.stage = Stage::CutThrough;
        self.cutting.below = below.unwrap_or(0);
    }

    /// The order of the offer goes on from the last cutter; everything else about the cut is forgotten.
    fn uncut(&mut self) {
        let cutting = Cutting { passed: self.cutting.passed, ..Cutting::default() };
        self.gather(self.current);
        self.cutting = cutting;
        self.set_mut(self.current).stage = Stage::Shuffled;
    }

    fn load(&mut self, set: SetId, stage: Stage) {
        let below = usize::from(self.cutting.below);
        self.cutting = Cutting::default();
        let set = self.set_mut(set);
        let cards = core::mem::take(&mut set.cards);
        set.stage = stage;
        let cover = (below > 0).then(|| cards.len().saturating_sub(below));
        self.shoe = Shoe::new(cards, cover);
        self.burned = 0;
    }

    fn burn(&mut self, further: u8) {
        self.burned = further + 1;
        self.shoe.burn(usize::from(self.burned));
        self.set_mut(self.current).stage = Stage::InPlay;
    }

    fn spread_at_idle_table(&mut self, set: SetId) {
        self.back_to(set, Stage::Spread(Occasion::Idle), ShuffleTurn::Regular);
        self.set_mut(set).face = Face::Down;
    }

    fn release(&mut self, set: SetId, spreading: Spreading) {
        self.current = set;
        self.cutting = Cutting::default();
        match spreading {
            Spreading::Needed => {
                self.spread_at_idle_table(set);
                self.set_mut(set).release = Release::Respread;
            }
            Spreading::NotNeeded => self.set_mut(set).release = Release::Unspread,
        }
    }

    pub(super) fn remove(&mut self, set: SetId) {
        self.back_to(set, Stage::Absent, ShuffleTurn::Regular);
        let set = self.set_mut(set);
        set.cards.clear();
        set.shuffled_by = None;
    }

    fn set_condition(&mut self, device: Device, condition: Condition) {
        match device {
            Device::Shuffler => self.shuffler = condition,
            Device::DealingShoe => self.dealing_shoe = condition,
        }
        if condition == Condition::OutOfOrder {
            self.clear(device);
        }
    }

    /// Cards come out of a device that failed, and those waiting for it make room in the rack.
    fn clear(&mut self, device: Device) {
        for set in SetId::ALL {
            let stuck = match device {
                Device::Shuffler => matches!(self.set(set).stage, Stage::InDevice | Stage::Spent),
                Device::DealingShoe => self.set(set).stage == Stage::InPlay,
            };
            if stuck {
                self.back_to(set, Stage::Stacked(Occasion::Shuffle), ShuffleTurn::Regular);
            }
        }
    }
}

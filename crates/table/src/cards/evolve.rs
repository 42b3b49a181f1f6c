//! What the record changes in the cards, and how far each set has come by it.

use croupier_rules::Card;
use croupier_rules::chapters::section::shuffle::Again;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::kit::deck::Deck;
use croupier_rules::submission::CardSets;

use super::act::Distribution;
use super::cut::{self, Cutting};
use super::device::{Condition, Device};
use super::event::{CardsEvent, Spreading};
use super::opening;
use super::set::{CardSet, Release, SetId, ShuffleTurn, ShuffledBy};
use super::stage::{Occasion, Stage};
use super::{Cards, Shoe};
use crate::state::State;
use crate::time::Time;

/// Enters an event. A shoe that is taken out of play by it is over for the round machine too.
pub(crate) fn evolve(state: &mut State, event: &CardsEvent, at: Time) {
    let was_loaded = state.cards.is_loaded();
    change(state, event, at);
    if was_loaded && !state.cards.is_loaded() {
        state.round.shoe_ended();
    }
}

fn change(state: &mut State, event: &CardsEvent, at: Time) {
    let chapter = state.chapter();
    match event {
        CardsEvent::Received { set } => {
            let deck = state.filed().deck();
            state.cards.received(deck, *set, at);
        }
        CardsEvent::ReceivedPreshuffled { set, order } => {
            let stage = opening::stage_of_preshuffled(state);
            state.cards.opened(*set, stage, at);
            state.cards.take_order(*set, order.open(), ShuffledBy::Preshuffled);
        }
        CardsEvent::Inspected { set } => state.cards.reach(*set, Stage::Inspected),
        CardsEvent::InspectionVerified { set } => state.cards.reach(*set, Stage::Verified),
        CardsEvent::Spread { set } => {
            state.cards.lie(*set, Stage::Spread { occasion: Occasion::Opening }, Facing::Up);
        }
        CardsEvent::LookedAt { set } => {
            let occasion = state.cards.occasion(*set);
            state.cards.reach(*set, Stage::Seen { occasion });
        }
        CardsEvent::Washed { set } | CardsEvent::TurnedFaceDown { set } => {
            let occasion = state.cards.occasion(*set);
            state.cards.lie(*set, Stage::FaceDown { occasion }, Facing::Down);
        }
        CardsEvent::Stacked { set } => {
            let stage = Stage::after_stacking(chapter, state.cards.occasion(*set));
            state.cards.lie(*set, stage, Facing::Down);
        }
        CardsEvent::PlacedInDevice { set } => state.cards.place_in_device(*set),
        CardsEvent::Shuffled { set, by, order } => {
            state.cards.take_order(*set, order.open(), *by);
            state.cards.reach(*set, Stage::after_shuffle(chapter, *by));
        }
        CardsEvent::ShuffleVerified { set, finding: Distribution::Even } => {
            state.cards.reach(*set, Stage::Shuffled);
        }
        CardsEvent::ShuffleVerified { set, finding: Distribution::Uneven } | CardsEvent::Jammed { set } => {
            state.cards.reach(*set, Stage::TO_SHUFFLE);
            state.cards.set_mut(*set).in_device = false;
        }
        CardsEvent::ReshuffleOrdered { set } => state.cards.reshuffle(*set, Stage::to_reshuffle(chapter)),
        CardsEvent::CutOffered { seat } => state.cards.cutting.offered = Some(*seat),
        CardsEvent::CutDeclined { seat } => {
            state.cards.cutting.passed = cut::passed_with(state, *seat);
            state.cards.cutting.offered = None;
        }
        CardsEvent::CoverCardPlaced { by, above } => {
            let passed = by.map_or(Cutting::EXHAUSTED, |seat| cut::passed_with(state, seat));
            state.cards.cover_card_placed(passed, *above);
        }
        CardsEvent::CutThrough { above, below } => state.cards.cut_through(*above, *below),
        CardsEvent::RecutOrdered { .. } => state.cards.uncut(),
        CardsEvent::Loaded { set } => state.cards.load(*set, Stage::after_loading(chapter)),
        CardsEvent::Burned { further, .. } => state.cards.burn(*further),
        CardsEvent::SpreadAtIdleTable { set } => state.cards.spread_at_idle_table(*set),
        CardsEvent::TurnedFaceUp { set } => state.cards.set_mut(*set).facing = Facing::Up,
        CardsEvent::StoredReleased { set, spreading } => state.cards.release(*set, *spreading),
        CardsEvent::CountedWrong { .. } => {}
        CardsEvent::Removed { set } => state.cards.change(*set),
        CardsEvent::OutOfOrder { device } => state.cards.out_of_order(*device),
        CardsEvent::Covered { device } => *state.cards.condition_mut(*device) = Condition::Covered,
        CardsEvent::Repaired { device } => *state.cards.condition_mut(*device) = Condition::Working,
    }
}

impl Cards {
    fn reach(&mut self, set: SetId, stage: Stage) {
        self.set_mut(set).stage = stage;
    }

    fn lie(&mut self, set: SetId, stage: Stage, facing: Facing) {
        let set = self.set_mut(set);
        (set.stage, set.facing) = (stage, facing);
    }

    /// Why a set lies spread, face down or stacked.
    fn occasion(&self, set: SetId) -> Occasion {
        self.set(set).stage.occasion()
    }

    fn received(&mut self, deck: Deck, set: SetId, at: Time) {
        self.opened(set, Stage::Received, at);
        let cards = &mut self.set_mut(set).cards;
        cards.clear();
        cards.extend(deck.cards());
    }

    fn opened(&mut self, set: SetId, stage: Stage, at: Time) {
        let set = self.set_mut(set);
        let cards = core::mem::take(&mut set.cards);
        *set = CardSet { cards, stage, opened: at, ..CardSet::ABSENT };
    }

    /// A set goes into the device, to be shuffled there unless it came preshuffled (reading ER-146).
    fn place_in_device(&mut self, set: SetId) {
        let set = self.set_mut(set);
        set.in_device = true;
        if set.stage != Stage::Shuffled || set.shuffled_by != Some(ShuffledBy::Preshuffled) {
            set.stage = Stage::InDevice;
        }
    }

    /// The set takes an order in the room it already has.
    fn take_order(&mut self, set: SetId, order: &[Card], by: ShuffledBy) {
        let set = self.set_mut(set);
        set.cards.clear();
        set.cards.extend_from_slice(order);
        (set.shuffled_by, set.release, set.lay_idle) = (Some(by), Release::Ordinary, false);
    }

    /// The cards of a set, wherever they are, go back to a stage before the shuffle.
    pub(super) fn back_to(&mut self, set: SetId, stage: Stage, turn: ShuffleTurn) {
        self.gather(set);
        let set = self.set_mut(set);
        (set.stage, set.shuffle, set.release) = (stage, turn, Release::Ordinary);
        (set.facing, set.in_device) = (Facing::Down, false);
    }

    /// A reshuffle is ordered. A batch whose shoe is cut short has had its turn (reading ER-145); a deck that waits for
    /// its round has not.
    fn reshuffle(&mut self, set: SetId, stage: Stage) {
        if self.has_had_its_turn(set) {
            return self.spend();
        }
        self.back_to(set, stage, ShuffleTurn::Reshuffle);
    }

    /// Whether a set that is taken out now has had its turn: it is in a shoe, and alternates shoe by shoe.
    fn has_had_its_turn(&self, set: SetId) -> bool {
        let by_the_shoe = self.chapter().shuffle.again.is_some_and(|again| again.choice == Again::AfterShoe);
        by_the_shoe
            && set == self.current
            && self.is_loaded()
            && self.sets_in_use() == CardSets::TwoAlternating
    }

    /// A set leaves the table to be changed. Where no set is left, the turns begin afresh.
    fn change(&mut self, set: SetId) {
        let passes = self.has_had_its_turn(set);
        self.remove(set);
        if passes {
            self.current = set.other();
        }
        if SetId::ALL.into_iter().all(|set| self.set(set).stage == Stage::Absent) {
            self.current = SetId::First;
        }
    }

    /// Takes the cards of a set back from the shoe, and forgets its cut.
    pub(super) fn gather(&mut self, set: SetId) {
        if set == self.current {
            self.cutting = Cutting::default();
        }
        if self.set(set).stage.is_in_shoe() {
            self.set_mut(set).cards = self.shoe.gather();
            self.burned = 0;
        }
    }

    /// Whether a stack is in the shoe.
    pub(super) fn is_loaded(&self) -> bool {
        self.set(self.current).stage.is_in_shoe()
    }

    fn cover_card_placed(&mut self, passed: u8, above: u16) {
        self.cutting = Cutting { passed, offered: None, above: Some(above), below: None };
        self.set_mut(self.current).stage = Stage::Cut;
    }

    fn cut_through(&mut self, above: u16, below: Option<u16>) {
        let set = self.set_mut(self.current);
        set.cards.rotate_left(usize::from(above));
        (set.stage, set.in_device) = (Stage::CutThrough, false);
        (self.cutting.above, self.cutting.below) = (None, below);
    }

    /// The order of the offer goes on from the last cutter; everything else about the cut is forgotten.
    fn uncut(&mut self) {
        let cutting = Cutting { passed: self.cutting.passed, ..Cutting::default() };
        self.gather(self.current);
        self.cutting = cutting;
        self.set_mut(self.current).stage = Stage::Shuffled;
    }

    fn load(&mut self, set: SetId, stage: Stage) {
        let below = core::mem::take(&mut self.cutting).below;
        let set = self.set_mut(set);
        let cards = core::mem::take(&mut set.cards);
        (set.stage, set.in_device) = (stage, false);
        let cover = below.map(|below| cards.len() - usize::from(below));
        self.shoe = Shoe::new(cards, cover);
        self.burned = 0;
    }

    fn burn(&mut self, further: u8) {
        self.burned = further + 1;
        self.shoe.burn(usize::from(self.burned));
        self.set_mut(self.current).stage = Stage::InPlay;
    }

    fn spread_at_idle_table(&mut self, set: SetId) {
        self.back_to(set, Stage::Spread { occasion: Occasion::Idle }, ShuffleTurn::Regular);
        let set = self.set_mut(set);
        (set.facing, set.lay_idle) = (Facing::Down, false);
    }

    fn release(&mut self, set: SetId, spreading: Spreading) {
        self.current = set;
        self.cutting = Cutting::default();
        match spreading {
            Spreading::Needed => {
                self.spread_at_idle_table(set);
                self.set_mut(set).release = Release::Respread;
            }
            Spreading::NotNeeded => {
                let set = self.set_mut(set);
                (set.release, set.in_device) = (Release::Unspread, false);
            }
        }
    }

    pub(crate) fn remove(&mut self, set: SetId) {
        self.gather(set);
        let set = self.set_mut(set);
        let mut cards = core::mem::take(&mut set.cards);
        cards.clear();
        *set = CardSet { cards, opened: set.opened, ..CardSet::ABSENT };
    }

    fn condition_mut(&mut self, device: Device) -> &mut Condition {
        match device {
            Device::Shuffler => &mut self.shuffler,
            Device::DealingShoe => &mut self.dealing_shoe,
        }
    }

    fn out_of_order(&mut self, device: Device) {
        *self.condition_mut(device) = Condition::OutOfOrder;
        self.clear(device);
    }

    /// Cards come out of a device that failed, and those waiting for it make room in the rack.
    fn clear(&mut self, device: Device) {
        for set in SetId::ALL {
            let stuck = match device {
                Device::Shuffler => matches!(self.set(set).stage, Stage::InDevice | Stage::Spent),
                Device::DealingShoe => self.set(set).stage == Stage::InPlay,
            };
            if stuck {
                self.back_to(set, Stage::TO_SHUFFLE, ShuffleTurn::Regular);
            }
            if device == Device::Shuffler {
                self.set_mut(set).in_device = false;
            }
        }
    }
}

//! The cards and the devices: opening, shuffle, cut, burn, card life, the idle table.
//!
//! A table has one set of cards, or two that alternate. Each set goes through the [`Stage`]s on its own; the one
//! whose turn it is ends in the [`Shoe`], the other in the shuffling device.

mod act;
mod bodily;
mod check;
mod cut;
mod device;
mod event;
mod evolve;
mod idle;
mod instructions;
mod life;
mod load;
mod opening;
mod reason;
mod set;
mod shoe;
mod shuffle;
mod stage;
mod steps;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;

use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::section::shuffle::Again;
use croupier_rules::submission::choice::{DealingMethod, Shuffling};
use croupier_rules::submission::{ApprovedSubmission, CardSets};
use croupier_rules::{Card, GameId};

use crate::context::Context;
use crate::decide::Decision;
use crate::seat::Seat;
use crate::time::Time;

pub use act::{CardsAct, Distribution};
pub(crate) use bodily::bodily;
pub use device::{Condition, Device};
pub use event::{CardsEvent, Order, Spreading};
pub use reason::{CardsReason, Role};
pub use set::{CardSet, Release, SetId, ShuffleTurn, ShuffledBy};
pub use shoe::Shoe;
pub use stage::{Occasion, Stage};

pub(crate) use check::stack_is_back;
pub(crate) use cut::offered as cut_offered;
pub(crate) use idle::last_player_left;
pub(crate) use set::census;

pub(crate) use evolve::evolve;
pub(crate) use steps::steps;

use cut::Cutting;

/// The cards of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    pub(crate) shoe: Shoe,
    game: GameId,
    alternation: CardSets,
    sets: [CardSet; 2],
    current: SetId,
    cutting: Cutting,
    /// How many cards were burned from the shoe.
    burned: u8,
    shuffler: Condition,
    dealing_shoe: Condition,
    last_curator: Option<Seat>,
    /// How the table deals, as filed.
    method: DealingMethod,
}

impl Cards {
    /// No cards yet.
    pub(crate) fn new(filed: &ApprovedSubmission) -> Cards {
        Cards {
            shoe: Shoe::default(),
            game: filed.game(),
            alternation: filed.sets(),
            sets: [CardSet::ABSENT, CardSet::ABSENT],
            current: SetId::First,
            cutting: Cutting::default(),
            burned: 0,
            shuffler: Condition::Working,
            dealing_shoe: Condition::Working,
            last_curator: None,
            method: filed.method(),
        }
    }

    /// Cards that are ready for a round in this order, as if everything before had been done just now. A second set
    /// lies shuffled in the device, in the same order.
    pub(crate) fn prepared(
        filed: &ApprovedSubmission,
        order: Vec<Card>,
        cover: Option<usize>,
        now: Time,
    ) -> Cards {
        let by = if filed.shuffling().is_automated() { ShuffledBy::Device } else { ShuffledBy::Hand };
        let set = CardSet { opened: now, shuffled_by: Some(by), ..CardSet::ABSENT };
        let second = match filed.sets() {
            CardSets::One => CardSet::ABSENT,
            CardSets::TwoAlternating => {
                CardSet { stage: Stage::Shuffled, cards: order.clone(), in_device: true, ..set }
            }
        };
        let first = CardSet { stage: Stage::InPlay, ..set };
        Cards { shoe: Shoe::new(order, cover), sets: [first, second], ..Cards::new(filed) }
    }

    /// The same, shuffled by hand since the device cannot be used.
    #[cfg(test)]
    pub(crate) fn shuffled_by_hand(&mut self) {
        self.set_mut(self.current).shuffled_by = Some(ShuffledBy::Hand);
    }

    /// A set.
    pub fn set(&self, set: SetId) -> &CardSet {
        &self.sets[set.index()]
    }

    /// The set whose turn it is.
    pub fn current(&self) -> SetId {
        self.current
    }

    /// The stack in play.
    pub fn shoe(&self) -> &Shoe {
        &self.shoe
    }

    fn set_mut(&mut self, set: SetId) -> &mut CardSet {
        &mut self.sets[set.index()]
    }

    /// Two sets alternate only with a shuffling device, and so not while it is out of order.
    pub fn sets_in_use(&self) -> CardSets {
        match self.shuffler {
            Condition::Working => self.alternation,
            Condition::OutOfOrder | Condition::Covered => CardSets::One,
        }
    }

    /// How the cards are dealt now: as filed, or from a manual shoe while a device that the filed way needs is out of
    /// order.
    pub fn dealing(&self, filed: &ApprovedSubmission) -> DealingMethod {
        self.dealing_of(filed, self.current)
    }

    /// How the cards of a set are dealt when it is their turn.
    fn dealing_of(&self, filed: &ApprovedSubmission, set: SetId) -> DealingMethod {
        let needs_device_shuffle =
            filed.method() == DealingMethod::Hand || filed.cards_per_stack() == Some(4);
        let shoe_fails = Device::DealingShoe.is_at(filed) && self.dealing_shoe != Condition::Working;
        if shoe_fails || (needs_device_shuffle && !self.device_shuffled(set)) {
            DealingMethod::ManualShoe
        } else {
            filed.method()
        }
    }

    /// How the stack whose turn it is was shuffled: as filed, or by hand while the device cannot be used.
    pub fn shuffling(&self, filed: &ApprovedSubmission) -> Shuffling {
        if self.device_shuffled(self.current) { filed.shuffling() } else { Shuffling::Manual }
    }

    /// Whether a set was, or will be, shuffled by the device.
    fn device_shuffled(&self, set: SetId) -> bool {
        match self.set(set).shuffled_by {
            Some(ShuffledBy::Device) => true,
            Some(ShuffledBy::Hand | ShuffledBy::Preshuffled) => false,
            None => self.shuffler == Condition::Working,
        }
    }

    /// Whether nothing but the burn has left the shoe: the round that begins is its first.
    pub(crate) fn shoe_is_fresh(&self) -> bool {
        self.shoe.drawn() == usize::from(self.burned)
    }

    /// How many cards were burned from the shoe in play.
    pub fn burned(&self) -> usize {
        usize::from(self.burned)
    }

    /// How many cards lie above the first cover card, while it is in the stack.
    pub fn cover_card(&self) -> Option<u16> {
        self.cutting.above
    }

    /// The set whose cards are in the discard rack or bucket, if any are.
    pub fn discards_hold(&self) -> Option<SetId> {
        let spent = SetId::ALL.into_iter().find(|&set| self.set(set).stage == Stage::Spent);
        spent.or((self.shoe.drawn() > 0).then_some(self.current))
    }

    /// Who was curator last: the cut after a reshuffle at Baccarat begins there.
    pub(crate) fn set_last_curator(&mut self, seat: Option<Seat>) {
        self.last_curator = seat;
    }

    /// A round is over: where every round has a fresh stack this one is spent, and the sets alternate. A round that
    /// took the stack out of play has itself said what becomes of it.
    pub(crate) fn round_over(&mut self) {
        let again = self.chapter().shuffle.again.map(|again| again.choice);
        if again == Some(Again::AfterRound) && self.is_of_the_round() {
            self.spend();
        }
    }

    /// Whether the set whose turn it is was the one of the round: in the shoe, or out of it for a recut, and not one that
    /// has just come up and waits in the device.
    fn is_of_the_round(&self) -> bool {
        let set = self.set(self.current);
        match set.stage {
            Stage::InPlay | Stage::CutThrough => true,
            Stage::Shuffled => !set.in_device,
            Stage::Absent
            | Stage::Received
            | Stage::Inspected
            | Stage::Verified
            | Stage::Spread { .. }
            | Stage::Seen { .. }
            | Stage::Unwashed
            | Stage::FaceDown { .. }
            | Stage::Stacked { .. }
            | Stage::Spent
            | Stage::InDevice
            | Stage::Feathered
            | Stage::Cut
            | Stage::Loaded => false,
        }
    }

    /// A shoe is played out: its cards are shuffled again or, where the chapter does not say so, replaced. A round that
    /// was void for want of cards has itself said what becomes of them.
    pub(crate) fn shoe_over(&mut self) {
        match self.chapter().shuffle.again {
            Some(_) if self.is_loaded() => self.spend(),
            Some(_) => {}
            None => self.remove(self.current),
        }
    }

    /// A round is void for want of cards: where cards are shuffled again, it is this very set that is placed in the
    /// shoe once more, and the other one does not have its turn (reading ER-145).
    pub(crate) fn ran_out(&mut self) {
        if self.chapter().shuffle.again.is_some() {
            self.back_to(self.current, Stage::Spent, ShuffleTurn::Regular);
        }
    }

    fn chapter(&self) -> &'static Chapter {
        self.game.chapter()
    }

    /// The cards in play are taken from a device or shoe that failed and are shuffled again with those already dealt.
    /// Their round is over.
    pub(crate) fn reshuffle_current(&mut self) {
        self.back_to(self.current, Stage::TO_SHUFFLE, ShuffleTurn::Regular);
        self.pass_turn();
    }

    /// The deck in play leaves the table: its cards were not all there. Its round is over.
    pub(crate) fn remove_current(&mut self) {
        self.remove(self.current);
        self.pass_turn();
    }

    fn spend(&mut self) {
        self.back_to(self.current, Stage::Spent, ShuffleTurn::Regular);
        self.pass_turn();
    }

    /// The set in play has had its turn.
    fn pass_turn(&mut self) {
        if self.sets_in_use() == CardSets::TwoAlternating {
            self.current = self.current.other();
        }
    }

    /// A card is dealt from the top of the stack in a round.
    pub(crate) fn deal(&mut self) -> Option<Card> {
        let set = self.current;
        if self.method == DealingMethod::Hand && self.device_shuffled(set) {
            self.set_mut(set).dealt_by_hand = true;
        }
        self.shoe.draw()
    }
}

pub(crate) fn decide(context: Context, act: &CardsAct) -> Decision {
    match act {
        CardsAct::Receive { set, decks } => opening::receive(context, *set, *decks),
        CardsAct::ReceivePreshuffled { set, decks, order } => {
            opening::receive_preshuffled(context, *set, *decks, order)
        }
        CardsAct::Inspect { set } => opening::inspect(context, *set),
        CardsAct::VerifyInspection { set } => opening::verify_inspection(context, *set),
        CardsAct::Spread { set } => opening::spread(context, *set),
        CardsAct::LookAtCards { set } => opening::look(context, *set),
        CardsAct::Wash { set } => opening::wash(context, *set),
        CardsAct::TurnFaceDown { set } => opening::turn_face_down(context, *set),
        CardsAct::Stack { set } => opening::stack(context, *set),
        CardsAct::PlaceInDevice { set } => shuffle::place_in_device(context, *set),
        CardsAct::Shuffle { set, order } => shuffle::shuffle(context, *set, order),
        CardsAct::ReportCount { set, cards } => shuffle::report_count(context, *set, *cards),
        CardsAct::VerifyShuffle { set, finding } => shuffle::verify_shuffle(context, *set, *finding),
        CardsAct::OrderReshuffle { set } => shuffle::order_reshuffle(context, *set),
        CardsAct::OfferCut { seat } => cut::offer(context, *seat),
        CardsAct::DeclineCut => cut::decline(context),
        CardsAct::Cut { above } => cut::cut(context, *above),
        CardsAct::InsertSecondCoverCard { below } => cut::insert_second(context, *below),
        CardsAct::OrderRecut { because } => cut::order_recut(context, *because),
        CardsAct::Load { set } => load::load(context, *set),
        CardsAct::Burn => load::burn(context),
        CardsAct::SpreadAtIdleTable { set } => idle::spread(context, *set),
        CardsAct::AskFaceUp { set } => idle::ask_face_up(context, *set),
        CardsAct::AskSpreadOfStored => idle::ask_spread_of_stored(context),
        CardsAct::Remove { set } => idle::remove(context, *set),
        CardsAct::ReportJam => device::jam(context),
        CardsAct::ReportOutOfOrder { device } => device::out_of_order(context, *device),
        CardsAct::CoverDevice { device } => device::cover(context, *device),
        CardsAct::ReportRepaired { device } => device::repaired(context, *device),
    }
}

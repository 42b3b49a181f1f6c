//! How a table is set up: what its approved Rules Submission says, as the machines need it.

use croupier_rules::games::baccarat_common::terms::Terms as BaccaratTerms;
use croupier_rules::games::saigon_5_card::terms::Terms as SaigonTerms;
use croupier_rules::games::three_card_prime::terms::Terms as PrimeTerms;
use croupier_rules::{Cents, GameId};

/// The setup of one table. It does not change while the table is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// The numbered positions.
    pub seats: u8,
    /// The least that may be staked on a wager.
    pub minimum: Cents,
    /// The most that may be staked on a wager.
    pub maximum: Cents,
    /// On how many adjacent boxes one player may wager; one where the chapter has no such rule.
    pub boxes_per_player: u8,
    /// The options that change a result.
    pub terms: Terms,
    /// How the cards are shuffled.
    pub shuffling: Shuffling,
    /// One set of cards, or two that alternate.
    pub sets: CardSets,
    /// How the cards are dealt.
    pub dealing: DealingMethod,
    /// When vigorish is collected.
    pub collection: Collection,
    /// What is done with a disclosed third card wrongly dealt to the Player's Hand when the Banker's Hand stays.
    pub remedy: Remedy,
    /// Whether procedures for a batch stored in the device are approved.
    pub stored_batch: StoredBatch,
    /// What the table inventory holds when the table opens.
    pub float: Cents,
}

/// The options that change a result, by game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Terms {
    Baccarat(BaccaratTerms),
    Prime(PrimeTerms),
    Saigon(SaigonTerms),
}

/// How the cards are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shuffling {
    /// By hand.
    Manual,
    /// By an automated card shuffling device that does not count.
    Device,
    /// By a device that counts the cards after each shuffle.
    CountingDevice,
    /// By a shoe or device that reshuffles and counts by itself, approved by the laboratory.
    ReshufflingDevice,
}

impl Shuffling {
    /// Whether any device is used.
    pub const fn is_automated(self) -> bool {
        !matches!(self, Shuffling::Manual)
    }

    /// Whether the device tells how many cards there are.
    pub const fn counts(self) -> bool {
        matches!(self, Shuffling::CountingDevice | Shuffling::ReshufflingDevice)
    }
}

/// One set of cards, or two that alternate in and out of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum CardSets {
    One,
    TwoAlternating,
}

/// How the cards reach the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealingMethod {
    /// Minibaccarat, the first four cards face up.
    FaceUp,
    /// Minibaccarat, the first four cards face down.
    FaceDown,
    /// The highest bettors turn the cards: Midibaccarat always, Baccarat by choice.
    PlayersTurn,
    /// Baccarat, the dealer calling the game turns the cards.
    CallerTurns,
    /// Three Card Prime and Saigon 5 Card from a manual shoe.
    ManualShoe,
    /// From the dealer's hand.
    Hand,
    /// From an automated shoe, in stacks.
    AutomatedShoe,
    /// From an automated shoe, in stacks of four (Three Card Prime).
    FourCardStacks,
}

/// When vigorish is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Collection {
    AtPayout,
    Deferred,
}

/// What is done with a disclosed wrong third card when the Banker's Hand stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// It is discarded with one further card.
    DiscardWithOneMore,
    /// It begins a simulated round.
    SimulatedRound,
}

/// Whether the procedures for securing and releasing a batch stored in the device are approved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum StoredBatch {
    Approved,
    NotApproved,
}

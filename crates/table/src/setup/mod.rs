//! How a table is set up: what its approved Rules Submission says, as the machines need it.

mod filed;

use croupier_rules::chapters::saigon_5_card::terms::Terms as SaigonTerms;
use croupier_rules::chapters::three_card_prime::terms::Terms as PrimeTerms;
use croupier_rules::families::baccarat::terms::Terms as BaccaratTerms;
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

impl Setup {
    /// A table as many houses run it: the chapter's plainest choices, every optional wager offered.
    pub fn standard(game: GameId) -> Setup {
        let (seats, terms, shuffling, dealing) = match game {
            GameId::Minibaccarat => {
                (9, Terms::Baccarat(BaccaratTerms::default()), Shuffling::Manual, DealingMethod::FaceUp)
            }
            GameId::Midibaccarat => {
                (9, Terms::Baccarat(BaccaratTerms::default()), Shuffling::Manual, DealingMethod::PlayersTurn)
            }
            GameId::Baccarat => {
                (14, Terms::Baccarat(BaccaratTerms::default()), Shuffling::Manual, DealingMethod::CallerTurns)
            }
            GameId::ThreeCardPrime => {
                (6, Terms::Prime(PrimeTerms::default()), Shuffling::CountingDevice, DealingMethod::ManualShoe)
            }
            GameId::Saigon5Card => (
                6,
                Terms::Saigon(SaigonTerms::default()),
                Shuffling::CountingDevice,
                DealingMethod::ManualShoe,
            ),
        };
        Setup {
            game,
            seats,
            minimum: Cents::dollars(5),
            maximum: Cents::dollars(10_000),
            boxes_per_player: 1,
            terms,
            shuffling,
            sets: CardSets::One,
            dealing,
            collection: Collection::Deferred,
            remedy: Remedy::SimulatedRound,
            stored_batch: StoredBatch::NotApproved,
            float: Cents::dollars(10_000_000),
        }
    }

    /// How many cards one set has.
    pub const fn set_size(&self) -> usize {
        match &self.terms {
            Terms::Baccarat(terms) => terms.decks as usize * 52,
            Terms::Prime(_) => 52,
            Terms::Saigon(_) => 53,
        }
    }
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

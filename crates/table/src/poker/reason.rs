//! Why an act in a round is refused.

use core::fmt;

use croupier_rules::{Card, Cents};

use crate::seat::Seat;

/// Why an act in a round is refused. Who acts is looked at first, then how far the round is, then the act itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum PokerReason {
    NotTheDealer,
    NotTheDealerOrTheDevice,
    NotAPlayer,
    NotInThisGame,
    BettingIsOpen,
    RoundIsUnderWay,
    DealIsNotOver,
    DealIsOver,
    StubIsThere,
    StubIsGone,
    WrongCountIsOpen,
    NoWrongCount,
    DealersCardsAreDown,
    DealersCardsAreUp,
    NobodyHasAnAnte,
    CardsRunOut,
    CountIsDue,
    NoHandThere,
    NoCardsOfARound,
    NothingDealt,
    AnothersHand { owner: Seat },
    NotTheTurn { turn: Seat },
    AlreadyDone,
    NotEnoughChips { chips: Cents, ante: Cents },
    HandsAreVoid,
    NotInTheHand { card: Card },
    TheSameCardTwice { card: Card },
    StillToDecide { position: Seat },
    NumberIsRight { cards: u8 },
    NoAutomatedShoe,
    DealerHasNoCards,
    AlreadyExposed,
}

impl fmt::Display for PokerReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PokerReason::AnothersHand { owner } => {
                write!(f, "only the dealer and the player of {owner} may touch those cards")
            }
            PokerReason::NotTheTurn { turn } => write!(f, "it is {turn}'s turn to decide"),
            PokerReason::NotEnoughChips { chips, ante } => {
                write!(
                    f,
                    "a Play Wager equals the Ante of {ante}, and the player has {chips}; buy in or fold"
                )
            }
            PokerReason::NotInTheHand { card } => write!(f, "{card} is not in that hand"),
            PokerReason::TheSameCardTwice { card } => {
                write!(f, "{card} is named twice; name three different cards")
            }
            PokerReason::StillToDecide { position } => {
                write!(f, "{position} has not decided yet, and the dealer's cards stay face down until then")
            }
            PokerReason::NumberIsRight { cards } => {
                write!(f, "{cards} is the right number of cards there by now")
            }
            PokerReason::NotTheDealer
            | PokerReason::NotTheDealerOrTheDevice
            | PokerReason::NotAPlayer
            | PokerReason::NotInThisGame
            | PokerReason::BettingIsOpen
            | PokerReason::RoundIsUnderWay
            | PokerReason::DealIsNotOver
            | PokerReason::DealIsOver
            | PokerReason::StubIsThere
            | PokerReason::StubIsGone
            | PokerReason::WrongCountIsOpen
            | PokerReason::NoWrongCount
            | PokerReason::DealersCardsAreDown
            | PokerReason::DealersCardsAreUp
            | PokerReason::NobodyHasAnAnte
            | PokerReason::CardsRunOut
            | PokerReason::CountIsDue
            | PokerReason::NoHandThere
            | PokerReason::NoCardsOfARound
            | PokerReason::NothingDealt
            | PokerReason::AlreadyDone
            | PokerReason::HandsAreVoid
            | PokerReason::NoAutomatedShoe
            | PokerReason::DealerHasNoCards
            | PokerReason::AlreadyExposed => f.write_str(self.sentence()),
        }
    }
}

impl PokerReason {
    /// The sentence of a reason that names nothing in particular.
    const fn sentence(self) -> &'static str {
        match self {
            PokerReason::NotTheDealer => "only the dealer does that",
            PokerReason::NotTheDealerOrTheDevice => "only the dealer or the device reports that",
            PokerReason::NotAPlayer => "only a player decides about a hand",
            PokerReason::NotInThisGame => "this game has no such decision",
            PokerReason::BettingIsOpen => "the betting is still open; announce \"no more bets\" first",
            PokerReason::RoundIsUnderWay => "a round is under way",
            PokerReason::DealIsNotOver => "the cards are still being dealt",
            PokerReason::DealIsOver => "every card of this round is dealt",
            PokerReason::StubIsThere => "the stub goes to the discard rack first",
            PokerReason::StubIsGone => "the stub is in the discard rack",
            PokerReason::WrongCountIsOpen => {
                "the count of the stub is wrong; first determine whether cards were misdealt"
            }
            PokerReason::NoWrongCount => "no wrong count of the stub is open",
            PokerReason::DealersCardsAreDown => "the dealer's cards are not revealed yet",
            PokerReason::DealersCardsAreUp => "the dealer's cards are already revealed",
            PokerReason::NobodyHasAnAnte => "no Ante Wager is on the layout, so nobody is dealt cards",
            PokerReason::CardsRunOut => "the cards ran out before everybody had theirs",
            PokerReason::CountIsDue => "the stub was not counted in the last four rounds; count it now",
            PokerReason::NoHandThere => "no hand of this round lies there",
            PokerReason::NoCardsOfARound => {
                "no cards of a round are on the table; a wrong number found later is referred to the floor"
            }
            PokerReason::NothingDealt => "no card of this round has been dealt yet",
            PokerReason::AlreadyDone => "that hand is already decided",
            PokerReason::HandsAreVoid => "one of the dealer's cards was exposed, and the hands are void",
            PokerReason::NoAutomatedShoe => "the cards are not dealt from an automated shoe",
            PokerReason::DealerHasNoCards => "the dealer has no cards yet",
            PokerReason::AlreadyExposed => "that is already recorded, and the wagers are returned",
            PokerReason::AnothersHand { .. }
            | PokerReason::NotTheTurn { .. }
            | PokerReason::NotEnoughChips { .. }
            | PokerReason::NotInTheHand { .. }
            | PokerReason::TheSameCardTwice { .. }
            | PokerReason::StillToDecide { .. }
            | PokerReason::NumberIsRight { .. } => "",
        }
    }
}

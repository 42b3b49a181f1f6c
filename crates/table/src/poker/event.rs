//! What is recorded of a round, besides the chips that move and the words that are spoken.

use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::chapters::three_card_prime::{Decision, ThreeCardRank};
use croupier_rules::{Card, Cents};

use super::act::Recipient;
use super::hand::Pile;
use super::lineup::{Lineup, Place};
use crate::sealed::Sealed;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

/// What is recorded of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum PokerEvent {
    /// The betting has ended, and the round is on.
    Began {
        /// Which positions are dealt cards.
        lineup: Lineup,
    },
    /// A card was dealt, face down.
    Dealt {
        /// To whom.
        to: Recipient,
        /// Where it lies.
        place: Place,
        /// The card.
        card: Sealed<Card>,
    },
    /// Every hand is dealt.
    HandsDealt,
    /// The stub was taken out of the shoe.
    StubRemoved,
    /// The stub was counted.
    StubCounted {
        /// How many cards it had.
        cards: u8,
        /// Whether that is the right number.
        finding: StubFinding,
    },
    /// The round ended before the stub was counted, although it had to be: it is counted before the next shuffle.
    StubLeftUncounted,
    /// The stub went to the discard rack unseen.
    StubDiscarded,
    /// The stub stays in a shoe that reshuffles by itself.
    StubKept,
    /// After a wrong count, the dealer has counted the cards that are out of the stub.
    CardsOutCounted {
        /// How many there were.
        cards: u8,
    },
    /// A card lay face up and went to the discard rack.
    FoundFaceUp {
        /// The card.
        card: Card,
    },
    /// A card was drawn in error; it is used as the next card.
    DrawnInError,
    /// Somebody was found to have the wrong number of cards.
    WrongNumberFound {
        /// Who.
        to: Recipient,
        /// How many cards there were.
        cards: u8,
        /// How many there should have been.
        due: u8,
    },
    /// A player made a Play Wager or forfeited the Ante.
    Decided {
        /// The betting position.
        position: Seat,
        /// Which of the two.
        decision: Decision,
    },
    /// A player set the hand.
    Set {
        /// The betting position.
        position: Seat,
        /// How.
        split: Sealed<Split>,
    },
    /// The dealer reset a player's hand: it qualifies, and was not set to (ER-302).
    Reset {
        /// The betting position.
        position: Seat,
        /// How.
        split: Split,
    },
    /// One of the dealer's cards was exposed before its time: the Ante and Play Wagers are off.
    DealersCardExposed,
    /// The dealer's cards are face up.
    Revealed {
        /// The cards.
        cards: Pile,
    },
    /// The dealer's hand qualifies and is set to.
    DealerSet {
        /// How.
        split: Split,
    },
    /// The dealer's hand does not qualify.
    DealerDoesNotQualify,
    /// Cards of a player were turned face up.
    Shown {
        /// The betting position.
        position: Seat,
        /// Which of them.
        part: Part,
    },
    /// The highest hand of three cards was formed.
    Formed {
        /// Whose.
        whose: Recipient,
        /// What it is.
        rank: ThreeCardRank,
    },
    /// A payment counted toward the player's payout limit.
    TowardsLimit {
        /// Whose limit.
        player: Seat,
        /// What the odds would pay.
        won: Cents,
        /// What the limit left of it.
        paid: Cents,
    },
    /// A position's cards went to the discard rack.
    Discarded {
        /// The betting position.
        position: Seat,
    },
    /// The hands are void.
    Voided {
        /// Why.
        why: Void,
    },
    /// The whole deck left the table.
    DeckRemoved,
    /// The round is over, and every card is in the discard rack.
    Over,
}

impl PokerEvent {
    /// Whether it tells of a hand that was set without telling how.
    pub(crate) const fn hides_a_split(&self) -> bool {
        matches!(self, PokerEvent::Set { split: Sealed::Hidden, .. })
    }

    /// The event as it is told to somebody who may not see everything, with the rest hidden. `owner` says whose wagers lie
    /// at a position.
    #[must_use]
    pub fn told(self, owner: impl Fn(Seat) -> Seat, sees: impl Fn(SeenBy) -> bool) -> PokerEvent {
        match self {
            PokerEvent::Dealt { to, place, card } => {
                PokerEvent::Dealt { to, place, card: card.shown_if(sees(SeenBy::Nobody)) }
            }
            PokerEvent::Set { position, split } => {
                let may_see = sees(SeenBy::Player(owner(position)));
                PokerEvent::Set { position, split: split.shown_if(may_see) }
            }
            PokerEvent::Began { .. }
            | PokerEvent::HandsDealt
            | PokerEvent::StubRemoved
            | PokerEvent::StubCounted { .. }
            | PokerEvent::StubLeftUncounted
            | PokerEvent::StubDiscarded
            | PokerEvent::StubKept
            | PokerEvent::CardsOutCounted { .. }
            | PokerEvent::FoundFaceUp { .. }
            | PokerEvent::DrawnInError
            | PokerEvent::WrongNumberFound { .. }
            | PokerEvent::Decided { .. }
            | PokerEvent::Reset { .. }
            | PokerEvent::DealersCardExposed
            | PokerEvent::Revealed { .. }
            | PokerEvent::DealerSet { .. }
            | PokerEvent::DealerDoesNotQualify
            | PokerEvent::Shown { .. }
            | PokerEvent::Formed { .. }
            | PokerEvent::TowardsLimit { .. }
            | PokerEvent::Discarded { .. }
            | PokerEvent::Voided { .. }
            | PokerEvent::DeckRemoved
            | PokerEvent::Over => self,
        }
    }
}

/// Cards of a player that are turned face up together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Part {
    /// All the cards of the hand.
    Hand,
    /// The three-card hand of Saigon 5 Card.
    ThreeCardHand,
    /// The showdown hand, after which every card is up.
    ShowdownHand,
    /// The fourth card of a Pair Bonus Wager.
    FourthCard,
}

/// What a count of the stub shows at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum StubFinding {
    /// Stub and cards dealt make a whole deck.
    Right,
    /// They do not: the deck is not whole, or cards were misdealt.
    Wrong,
}

/// Why the hands of a round are void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Void {
    /// More than one card lay face up.
    SeveralCardsFaceUp,
    /// Somebody was dealt the wrong number of cards.
    WrongNumberOfCards,
    /// The automated shoe failed.
    ShoeFailed,
    /// The count of the stub was wrong because cards were misdealt.
    Misdealt,
    /// The count of the stub was wrong, and the deck is at fault.
    DeckIsWrong,
}

//! What can be done in a round.
//!
//! Dealing is one act, [`PokerAct::Deal`], and nothing more in a normal round. Where something goes wrong between
//! two cards, the dealer goes card by card instead: [`PokerAct::DealNext`] deals one card, or one stack of an
//! automated shoe, and the reports of 679a.13 and 680a.13 stand between two such acts where they happened.
//! [`PokerAct::Deal`] then deals whatever is still due. Settling works the same way: [`PokerAct::SettleRest`] settles
//! every position, [`PokerAct::SettleNext`] only the next.

use croupier_rules::Card;

use crate::command::{Actor, NotAnActor};
use crate::seat::Seat;

/// What can be done in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum PokerAct {
    /// The dealer ends the betting.
    NoMoreBets,
    /// The dealer deals everything that is still due.
    Deal,
    /// The dealer deals the next card, or the next stack of an automated shoe.
    DealNext,
    /// The dealer puts the stub in the discard rack uncounted.
    DiscardStub,
    /// The dealer counts the stub face down.
    CountStub {
        /// How many cards it has.
        cards: u8,
    },
    /// The dealer determines why the count was wrong, from the cards that are out of the stub.
    DetermineMisdeal {
        /// How many cards lie on the layout and in the discard rack.
        cards_out: u8,
    },
    /// A player makes a Play Wager equal to the Ante (Three Card Prime).
    Play {
        /// The betting position.
        position: Seat,
    },
    /// A player forfeits the Ante (Three Card Prime).
    Fold {
        /// The betting position.
        position: Seat,
    },
    /// A player sets a three-card hand and a showdown hand (Saigon 5 Card).
    Set {
        /// The betting position.
        position: Seat,
        /// The three-card hand, in any order.
        three: [Card; 3],
    },
    /// The dealer collects what is forfeited, then turns the dealer's cards face up.
    Reveal,
    /// The dealer settles the next position.
    SettleNext,
    /// The dealer settles every position that is left.
    SettleRest,
    /// The dealer finds the next card face up.
    ReportFaceUp,
    /// The dealer has drawn a card too early, and nobody saw its face.
    ReportDrawnInError,
    /// The dealer finds that somebody was dealt the wrong number of cards.
    ReportWrongNumber {
        /// Who.
        to: Recipient,
        /// How many cards they were dealt.
        cards: u8,
    },
    /// One of the dealer's cards was seen before its time.
    ReportDealersCardExposed,
    /// The automated dealing shoe jams, stops, or does not deal all the cards.
    ReportShoeFailed,
}

/// Who is dealt cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Actor", try_from = "Actor"))]
pub enum Recipient {
    /// The player of a betting position.
    Position(Seat),
    /// The dealer.
    Dealer,
}

impl From<Recipient> for Actor {
    fn from(recipient: Recipient) -> Actor {
        match recipient {
            Recipient::Position(position) => Actor::Player(position),
            Recipient::Dealer => Actor::Dealer,
        }
    }
}

impl TryFrom<Actor> for Recipient {
    type Error = NotAnActor;

    fn try_from(actor: Actor) -> Result<Recipient, NotAnActor> {
        match actor {
            Actor::Player(position) => Ok(Recipient::Position(position)),
            Actor::Dealer => Ok(Recipient::Dealer),
            Actor::Floorperson | Actor::Curator | Actor::Device => Err(NotAnActor),
        }
    }
}

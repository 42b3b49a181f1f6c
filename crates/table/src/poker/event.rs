//! What is recorded of a round, beside the chips that move and the words that are spoken.

use croupier_rules::chapters::saigon_5_card::Split;
use croupier_rules::chapters::three_card_prime::{Decision, ThreeCardRank};
use croupier_rules::{Card, Cents};

use super::act::Recipient;
use super::hand::Pile;
use super::lineup::Lineup;
use crate::seat::Seat;

/// What is recorded of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PokerEvent {
    /// The betting has ended, and these positions are in the round.
    Began(Lineup),
    /// A card was dealt, face down.
    Dealt {
        /// The place of the card in the deal, from zero.
        turn: u8,
        /// To whom.
        to: Recipient,
        /// Where it lies.
        place: Place,
        /// The card.
        card: Card,
    },
    /// Every hand is dealt.
    HandsDealt,
    /// The stub was taken out of the shoe.
    StubRemoved,
    /// The stub was counted.
    StubCounted {
        /// How many cards there were.
        cards: u8,
        /// Whether that is the right number.
        count: StubCount,
    },
    /// The stub lies in the discard rack, or stays in a shoe that reshuffles it.
    StubGone,
    /// The dealer has counted the cards that are out of a wrong stub.
    CardsOutCounted {
        /// How many there were.
        cards: u8,
    },
    /// A card lay face up and went to the discard rack.
    FoundFaceUp {
        /// The card.
        card: Card,
    },
    /// A card was drawn in error; it is the next card.
    DrawnInError,
    /// A player decided.
    Decided {
        /// The betting position.
        position: Seat,
        /// Play or forfeit.
        decision: Decision,
    },
    /// A player set the hand.
    Set {
        /// The betting position.
        position: Seat,
        /// How.
        split: Split,
    },
    /// The dealer set a player's hand again, since it qualifies and was not set so (ER-302).
    Reset {
        /// The betting position.
        position: Seat,
        /// How.
        split: Split,
    },
    /// A card of the dealer's was exposed before its time: Ante and Play Wagers are off.
    DealersCardExposed,
    /// The dealer's cards are face up.
    Revealed {
        /// The cards.
        cards: Pile,
    },
    /// The dealer's hand qualifies and is set so.
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
    /// A payment was reckoned towards the player's payout limit.
    TowardsLimit {
        /// Whose limit.
        player: Seat,
        /// What the odds would bring.
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
    Voided(Void),
    /// The whole deck left the table.
    DeckRemoved,
    /// The round is over and every card is in the discard rack.
    Over,
}

/// Where a dealt card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the hand.
    Hand,
    /// On the area of the fourth card.
    FourthCard,
    /// In the discard rack: the top card of a stack of four that nobody plays with.
    DiscardRack,
}

/// Cards of a player that are turned face up together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All cards of the hand.
    Hand,
    /// The three-card hand of Saigon 5 Card.
    ThreeCardHand,
    /// The showdown hand, with which every card is up.
    ShowdownHand,
    /// The fourth card of a Pair Bonus Wager.
    FourthCard,
}

/// What a count of the stub showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StubCount {
    /// The deck is whole.
    Right,
    /// It is not, or cards were misdealt.
    Wrong,
}

/// Why the hands of a round are void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// More than one card lay face up.
    SeveralCardsFaceUp,
    /// Somebody was dealt a wrong number of cards.
    WrongNumberOfCards,
    /// The automated shoe failed.
    ShoeFailed,
    /// The count of the stub was wrong, because cards were misdealt.
    Misdealt,
    /// The count of the stub was wrong, and the deck is at fault.
    DeckIsWrong,
}

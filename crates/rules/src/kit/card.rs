//! The playing cards: thirteen ranks, four suits and, in one game, a joker.

use core::fmt;
use core::str::FromStr;

/// A rank, from two up to ace. Chapters that count an ace low say so where they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// Every rank, two first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    const LETTERS: [char; 13] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
    const WORDS: [&'static str; 13] =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"];

    /// The letter of the card notation: `A 2-9 T J Q K`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize]
    }

    /// The rank as a sentence names it: `10`, `jack`, `ace`.
    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    /// The rank of a letter, upper or lower case.
    pub fn from_letter(letter: char) -> Option<Rank> {
        let upper = letter.to_ascii_uppercase();
        Self::LETTERS.iter().position(|&l| l == upper).map(|i| Self::ALL[i])
    }
}

/// A suit. No chapter ranks one suit over another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    const LETTERS: [char; 4] = ['c', 'd', 'h', 's'];

    /// The letter of the card notation: `c d h s`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize]
    }

    /// The suit of a letter, upper or lower case.
    pub fn from_letter(letter: char) -> Option<Suit> {
        let lower = letter.to_ascii_lowercase();
        Self::LETTERS.iter().position(|&l| l == lower).map(|i| Self::ALL[i])
    }

    /// Red for diamonds and hearts, black for clubs and spades.
    pub const fn color(self) -> Color {
        match self {
            Suit::Diamonds | Suit::Hearts => Color::Red,
            Suit::Clubs | Suit::Spades => Color::Black,
        }
    }
}

/// The color of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Color {
    Red,
    Black,
}

/// One physical card: a rank and a suit, or the joker. A single byte, so that shoes are byte strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// How many different cards there are, the joker included.
    pub const KINDS: usize = 53;

    /// The joker of Saigon 5 Card.
    pub const JOKER: Card = Card(52);

    /// The card of a rank and a suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(rank as u8 * 4 + suit as u8)
    }

    /// The card of an index below [`Card::KINDS`].
    pub const fn from_index(index: u8) -> Option<Card> {
        if (index as usize) < Card::KINDS { Some(Card(index)) } else { None }
    }

    /// A dense index: rank times four plus suit, the joker last. Evaluation tables are keyed by it.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank, unless this is the joker.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 < 52 { Some(Rank::ALL[(self.0 >> 2) as usize]) } else { None }
    }

    /// The suit, unless this is the joker.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 < 52 { Some(Suit::ALL[(self.0 & 3) as usize]) } else { None }
    }

    /// The card as it is written: `Kd`, or `Jk` for the joker.
    pub const fn notation(self) -> &'static str {
        NOTATION[self.0 as usize]
    }

    /// Whether this is the joker.
    pub const fn is_joker(self) -> bool {
        self.0 == 52
    }

    /// The 52 cards of a plain deck, in index order.
    pub fn all_52() -> impl Iterator<Item = Card> + Clone {
        (0..52).map(Card)
    }

    /// The 53 cards of a deck with one joker, in index order.
    pub fn all_53() -> impl Iterator<Item = Card> + Clone {
        (0..53).map(Card)
    }
}

/// The notation of every card, by its index.
#[rustfmt::skip]
const NOTATION: [&str; Card::KINDS] = [
    "2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s", "4c", "4d", "4h", "4s", "5c", "5d", "5h", "5s",
    "6c", "6d", "6h", "6s", "7c", "7d", "7h", "7s", "8c", "8d", "8h", "8s", "9c", "9d", "9h", "9s",
    "Tc", "Td", "Th", "Ts", "Jc", "Jd", "Jh", "Js", "Qc", "Qd", "Qh", "Qs", "Kc", "Kd", "Kh", "Ks",
    "Ac", "Ad", "Ah", "As", "Jk",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.notation())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card in the notation rank `A 2-9 T J Q K`, suit `c d h s`, joker `Jk`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is a rank A 2-9 T J Q K and a suit c d h s, such as Kd, or the joker Jk")
    }
}

impl core::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        if text.eq_ignore_ascii_case("jk") {
            return Ok(Card::JOKER);
        }
        let mut letters = text.chars();
        let rank = letters.next().and_then(Rank::from_letter).ok_or(NotACard)?;
        let suit = letters.next().and_then(Suit::from_letter).ok_or(NotACard)?;
        if letters.next().is_some() { Err(NotACard) } else { Ok(Card::new(rank, suit)) }
    }
}

#[cfg(feature = "serde")]
mod json {
    use super::Card;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    impl Serialize for Card {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.notation())
        }
    }

    struct Notation;

    impl de::Visitor<'_> for Notation {
        type Value = Card;

        fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            write!(f, "a card such as \"Kd\"")
        }

        fn visit_str<E: de::Error>(self, text: &str) -> Result<Card, E> {
            text.parse().map_err(|why| E::custom(format_args!("{text:?}: {why}")))
        }
    }

    impl<'de> Deserialize<'de> for Card {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
            deserializer.deserialize_str(Notation)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};

    #[test]
    fn every_card_is_written_and_read_back() {
        let mut seen = alloc::collections::BTreeSet::new();
        for card in Card::all_53() {
            let text = card.to_string();
            assert_eq!(text.parse(), Ok(card));
            assert_eq!(text.to_lowercase().parse(), Ok(card));
            let letters = card.rank().zip(card.suit()).map(|(rank, suit)| [rank.letter(), suit.letter()]);
            assert_eq!(text, letters.map_or("Jk".into(), String::from_iter));
            assert_eq!(Card::from_index(card.index() as u8), Some(card));
            assert!(seen.insert(text));
        }
        assert_eq!(seen.len(), 53);
        assert_eq!(Card::from_index(53), None);
    }

    #[test]
    fn text_that_is_no_card_is_refused() {
        for text in ["", "K", "Kx", "1c", "10c", "Kdd", "joker", "é", "Kd "] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text:?}");
        }
    }
}

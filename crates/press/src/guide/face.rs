//! Cards as a reader sees them: a rank and the sign of a suit.

use croupier_rules::Card;
use croupier_rules::kit::card::{Color, Rank, Suit};
use serde::Serialize;

/// What a picture of a card shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// `10`, `K`; the joker has the whole word.
    pub rank: String,
    /// The sign of its suit; none for the joker, and where only the rank is meant.
    pub suit: Option<char>,
    /// Whether the suit is a red one.
    pub red: bool,
}

impl Face {
    /// The picture of a card.
    pub fn of(card: Card) -> Face {
        match card.rank().zip(card.suit()) {
            Some((rank, suit)) => {
                Face { rank: index(rank), suit: Some(sign(suit)), red: suit.color() == Color::Red }
            }
            None => Face { rank: JOKER.to_owned(), suit: None, red: false },
        }
    }

    /// A rank of any suit.
    pub fn of_rank(rank: Rank) -> Face {
        Face { rank: index(rank), suit: None, red: false }
    }

    /// The pictures of some cards.
    pub fn all(cards: &[Card]) -> Vec<Face> {
        cards.iter().copied().map(Face::of).collect()
    }
}

/// What the joker has instead of a rank.
pub const JOKER: &str = "Joker";

/// What stands in the corner of a card of this rank.
pub fn index(rank: Rank) -> String {
    if rank == Rank::Ten { "10".to_owned() } else { rank.letter().to_string() }
}

const fn sign(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

/// Fixed cards in their notation, `Kc 4d 6h`; anything that is not a card is left out, and a test holds that nothing is.
pub fn cards(notation: &str) -> Vec<Card> {
    notation.split_whitespace().filter_map(|card| card.parse().ok()).collect()
}

/// A sentence with its cards as a reader sees them: `Kc` becomes `K♣`.
pub fn pictured(text: &str) -> String {
    text.split(' ').map(pictured_word).collect::<Vec<_>>().join(" ")
}

fn pictured_word(word: &str) -> String {
    let bare = word.trim_end_matches(['.', ',', ':', ';']);
    match bare.parse::<Card>() {
        Ok(card) if card.notation() == bare => format!("{}{}", written(card), &word[bare.len()..]),
        Ok(_) | Err(_) => word.to_owned(),
    }
}

/// A card in a line of text.
pub fn written(card: Card) -> String {
    let face = Face::of(card);
    face.rank.clone() + &face.suit.map_or(String::new(), String::from)
}

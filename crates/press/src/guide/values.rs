//! What the cards are worth.

use croupier_rules::kit::card::Rank;
use serde::Serialize;

use super::face::Face;
use super::said::Said;

/// The ranks side by side, and what follows from them.
#[derive(Debug, Serialize)]
pub struct Values {
    /// What is asked of the cards.
    pub title: &'static str,
    /// The ranks.
    pub strip: Vec<Worth>,
    /// What follows.
    pub said: Vec<Said>,
}

/// A rank and its worth; none where ranks are only compared.
#[derive(Debug, Serialize)]
pub struct Worth {
    face: Face,
    worth: Option<String>,
}

/// The ranks in the order in which they count.
pub fn ace_to_king() -> impl Iterator<Item = Rank> {
    let (ace, rest) = (Rank::Ace, Rank::ALL);
    core::iter::once(ace).chain(rest.into_iter().filter(move |&rank| rank != ace))
}

impl Worth {
    /// A rank that counts.
    pub fn new(rank: Rank, worth: u8) -> Worth {
        Worth::of(Face::of_rank(rank), worth.to_string())
    }

    /// A card that counts, in words.
    pub const fn of(face: Face, worth: String) -> Worth {
        Worth { face, worth: Some(worth) }
    }

    /// A rank that is only compared.
    pub fn ranked(rank: Rank) -> Worth {
        Worth { face: Face::of_rank(rank), worth: None }
    }
}

//! Readings: what a text leaves open, and what we do about it.

use super::readings;

/// A gap or contradiction of the texts, and how it is read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its number, as in `ER-217`.
    pub id: &'static str,
    /// What it is about, in a few words.
    pub title: &'static str,
    /// The ids of the provisions it touches.
    pub touches: &'static [&'static str],
    /// What the text leaves open.
    pub open: &'static str,
    /// What Croupier does.
    pub does: &'static str,
    /// Why that and not something else.
    pub why: &'static str,
    /// What the alternative would change.
    pub alternative: &'static str,
}

impl Reading {
    /// Every reading, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = &'static Reading> {
        readings::ALL.iter().copied().flatten()
    }

    /// The reading of a number.
    pub fn find(id: &str) -> Option<&'static Reading> {
        Reading::all().find(|reading| reading.id == id)
    }
}

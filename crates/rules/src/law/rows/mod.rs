//! The rows of the register, one file per chapter.

mod s627a;
mod s629a;
mod s631a;
mod s679a;
mod s680a;

use super::PROVISIONS;
use super::kind::{Actor, Kind, Way};
use crate::game::GameId;

/// One provision of the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its id.
    pub id: &'static str,
    /// What it is about.
    pub kind: Kind,
    /// Whom it binds.
    pub actor: Actor,
    /// How it is honored.
    pub way: Way,
    /// What it says, in our own words.
    pub says: &'static str,
}

/// A row, written on as few lines as it needs.
const fn row(id: &'static str, kind: Kind, actor: Actor, way: Way, says: &'static str) -> Row {
    Row { id, kind, actor, way, says }
}

/// The rows of each chapter, in the order of [`GameId::ALL`].
const CHAPTERS: [&[Row]; GameId::ALL.len()] =
    [&s627a::ROWS, &s629a::ROWS, &s631a::ROWS, &s679a::ROWS, &s680a::ROWS];

const _: () = assert!(PROVISIONS == count(), "the register has a row for every provision");

const fn count() -> usize {
    let (mut total, mut chapter) = (0, 0);
    while chapter < CHAPTERS.len() {
        total += CHAPTERS[chapter].len();
        chapter += 1;
    }
    total
}

/// The chapter and the place in it of a position in the whole register.
const fn place(index: usize) -> (usize, usize) {
    let (mut chapter, mut rest) = (0, index);
    while rest >= CHAPTERS[chapter].len() {
        rest -= CHAPTERS[chapter].len();
        chapter += 1;
    }
    (chapter, rest)
}

pub(super) const fn at(index: usize) -> &'static Row {
    let (chapter, rest) = place(index);
    &CHAPTERS[chapter][rest]
}

pub(super) const fn game_at(index: usize) -> GameId {
    GameId::ALL[place(index).0]
}

pub(super) const fn position(id: &str) -> Option<usize> {
    let mut index = 0;
    let mut chapter = 0;
    while chapter < CHAPTERS.len() {
        let rows = CHAPTERS[chapter];
        let mut i = 0;
        while i < rows.len() {
            if same(rows[i].id, id) {
                return Some(index + i);
            }
            i += 1;
        }
        index += rows.len();
        chapter += 1;
    }
    None
}

/// Equality of strings at compile time; ids differ most at the end, so it goes backwards.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = a.len();
    while i > 0 {
        i -= 1;
        if a[i] != b[i] {
            return false;
        }
    }
    true
}

//! The readings of a chapter, each once, at the end.

use croupier_rules::GameId;
use croupier_rules::Provision;
use croupier_rules::law::Reading;
use serde::Serialize;

/// What a text left open, and what is done.
#[derive(Debug, Serialize)]
pub struct Note {
    id: &'static str,
    title: &'static str,
    open: &'static str,
    does: &'static str,
}

impl Note {
    /// The readings that touch a chapter, in the order of their numbers.
    pub fn all(game: GameId) -> Vec<Note> {
        let touches = |reading: &&Reading| {
            reading.touches.iter().filter_map(|id| Provision::find(id)).any(|row| row.game() == game)
        };
        Reading::all().filter(touches).map(Note::of).collect()
    }

    const fn of(reading: &Reading) -> Note {
        Note { id: reading.id, title: reading.title, open: reading.open, does: reading.does }
    }
}

//! The readings that could have been other ones.

use croupier_rules::GameId;

use super::{baccarat, prime, saigon};
use crate::catalogue::{Conditions, CountedWager, Entry, NotCounted, Table};
use crate::figures::Figures;

/// The other side of a reading that changes a figure.
#[derive(Clone, Copy)]
pub struct Alternative {
    /// The number of the reading, as in `ER-217`.
    pub reading: &'static str,
    /// The other side, in a few words.
    pub says: &'static str,
    /// The games whose figures it would change.
    pub games: &'static [GameId],
    changes: fn(GameId) -> Result<Vec<Changed>, NotCounted>,
}

/// A wager as it is read, and as it would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Under the reading that is implemented.
    pub as_read: Figures,
    /// Under the alternative.
    pub otherwise: Figures,
}

impl Alternative {
    /// Every registered alternative, in the order of the readings.
    pub fn all() -> impl Iterator<Item = &'static Alternative> {
        baccarat::ALTERNATIVES.iter().chain(&prime::ALTERNATIVES).chain(&saigon::ALTERNATIVES)
    }

    /// Those of a game.
    pub fn of_game(game: GameId) -> impl Iterator<Item = &'static Alternative> {
        Alternative::all().filter(move |alternative| alternative.games.contains(&game))
    }

    pub(super) const fn new(
        reading: &'static str,
        says: &'static str,
        games: &'static [GameId],
        changes: fn(GameId) -> Result<Vec<Changed>, NotCounted>,
    ) -> Alternative {
        Alternative { reading, says, games, changes }
    }

    /// The figures that it would change in a game: those of a full deck or of eight, with every paytable.
    pub fn changes(&self, game: GameId) -> Result<Vec<Changed>, NotCounted> {
        (self.changes)(game)
    }
}

/// The most decks that a game is played with.
const MOST_DECKS: [u8; 2] = [1, 8];

/// The figures of a wager as it is read, with every paytable.
pub(super) fn as_read(game: GameId, wager: CountedWager, table: Table) -> Result<Vec<Figures>, NotCounted> {
    let asked =
        |entry: &Entry| entry.wager == wager && entry.table == table && MOST_DECKS.contains(&entry.decks);
    Entry::of_game(game).filter(asked).map(|entry| entry.figures(&Conditions::default())).collect()
}

/// The figures of a wager and what a function makes of them.
pub(super) fn changed(figures: Vec<Figures>, otherwise: impl Fn(&Figures) -> Figures) -> Vec<Changed> {
    figures.into_iter().map(|as_read| Changed { otherwise: otherwise(&as_read), as_read }).collect()
}

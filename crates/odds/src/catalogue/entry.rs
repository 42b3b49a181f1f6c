//! One line of the catalogue.

use core::ops::RangeInclusive;

use croupier_rules::GameId;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::Wager;

use super::conditions::{Conditions, NotCounted};
use super::wager::{CountedWager, Payouts};
use crate::custom::Custom;
use crate::figures::Figures;
use crate::games;

/// Which kind of table a game is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// The ordinary one, with vigorish where the game has it.
    Ordinary,
    /// A table designated for EZ Baccarat.
    Ez,
}

/// Whether the suits of the cards left matter, or their ranks alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suits {
    /// Hands depend on them.
    Matter,
    /// Ranks say it all.
    DoNotMatter,
}

impl Table {
    /// The kinds of tables of a game.
    pub const fn of_game(game: GameId) -> &'static [Table] {
        games::of(game).tables
    }

    /// Whether such a table offers a wager: Dragon 7 Insurance belongs to EZ Baccarat (ER-106).
    pub fn offers(self, wager: &CountedWager) -> bool {
        match self {
            Table::Ez => true,
            Table::Ordinary => !wager.is(Wager::Dragon7Insurance),
        }
    }
}

/// A wager of a game with one of its paytables, at one kind of table, from one number of decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// How many decks are shuffled together.
    pub decks: u8,
    /// The kind of table.
    pub table: Table,
    /// The wager.
    pub wager: &'static CountedWager,
    /// The letter of the paytable, where the wager has any.
    pub paytable: Option<Letter>,
}

impl Entry {
    /// The whole catalogue: game by game, deck by deck, wager by wager.
    pub fn all() -> impl Iterator<Item = Entry> {
        GameId::ALL.into_iter().flat_map(Entry::of_game)
    }

    /// The entries of a game.
    pub fn of_game(game: GameId) -> impl Iterator<Item = Entry> {
        let tables = move |decks| Table::of_game(game).iter().map(move |&table| (decks, table));
        decks(game).flat_map(tables).flat_map(move |(decks, table)| at_table(game, decks, table))
    }

    /// The figures under the conditions.
    pub fn figures(&self, conditions: &Conditions) -> Result<Figures, NotCounted> {
        self.admits(conditions)?;
        (self.wager.figures)(self, conditions)
    }

    /// What the paytable of the entry pays, line by line: a start for payouts under consideration.
    ///
    /// # Errors
    /// If the wager has one payout.
    pub fn pays(&self) -> Result<Custom, NotCounted> {
        (self.wager.pays)(self)
    }

    /// Whether the conditions can be this entry's.
    fn admits(&self, conditions: &Conditions) -> Result<(), NotCounted> {
        if conditions.payouts.is_some() && self.wager.payouts == Payouts::Fixed {
            Err(NotCounted::FixedPayout(self.wager))
        } else if conditions.ranks_left.is_some() && games::of(self.game).suits == Suits::Matter {
            Err(NotCounted::SuitsMatter(self.game))
        } else {
            Ok(())
        }
    }

    /// The letter of the paytable of a wager that has one.
    pub(crate) fn letter(&self) -> Result<Letter, NotCounted> {
        self.paytable.ok_or(NotCounted::PaytableNeeded(self.wager))
    }
}

/// The numbers of decks that a game can be played with.
pub fn decks(game: GameId) -> RangeInclusive<u8> {
    games::of(game).decks.clone()
}

fn at_table(game: GameId, decks: u8, table: Table) -> impl Iterator<Item = Entry> {
    let offered = CountedWager::of_game(game).iter().copied().filter(move |wager| table.offers(wager));
    offered.flat_map(move |wager| {
        letters(wager).into_iter().map(move |paytable| Entry { game, decks, table, wager, paytable })
    })
}

/// The paytables of a wager; a wager without any is one entry all the same.
fn letters(wager: &CountedWager) -> Vec<Option<Letter>> {
    match wager.paytables {
        [] => vec![None],
        letters => letters.iter().copied().map(Some).collect(),
    }
}

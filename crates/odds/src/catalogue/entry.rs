//! One line of the catalogue.

use core::ops::RangeInclusive;

use croupier_rules::GameId;
use croupier_rules::families::baccarat::{BaccaratWager, Terms};
use croupier_rules::kit::paytable::Letter;

use super::wager::CountedWager;

/// Which kind of table a game is played at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// The ordinary one, with vigorish where the game has it.
    Ordinary,
    /// A table designated for EZ Baccarat.
    Ez,
}

impl Table {
    /// The kinds of tables of a game.
    pub const fn of_game(game: GameId) -> &'static [Table] {
        match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &[Table::Ordinary, Table::Ez],
            GameId::ThreeCardPrime | GameId::Saigon5Card => &[Table::Ordinary],
        }
    }

    /// Whether such a table offers a wager: Dragon 7 Insurance belongs to EZ Baccarat (ER-106).
    pub const fn offers(self, wager: CountedWager) -> bool {
        match self {
            Table::Ez => true,
            Table::Ordinary => !matches!(wager, CountedWager::Baccarat(BaccaratWager::Dragon7Insurance)),
        }
    }
}

/// A wager of a game with one of its paytables, at one kind of table, from so many decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// How many decks are shuffled together.
    pub decks: u8,
    /// The kind of table.
    pub table: Table,
    /// The wager.
    pub wager: CountedWager,
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
}

/// The numbers of decks that a game can be played with.
pub const fn decks(game: GameId) -> RangeInclusive<u8> {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => Terms::DECKS,
        GameId::ThreeCardPrime | GameId::Saigon5Card => 1..=1,
    }
}

fn at_table(game: GameId, decks: u8, table: Table) -> impl Iterator<Item = Entry> {
    let offered = CountedWager::of_game(game).iter().copied().filter(move |&wager| table.offers(wager));
    offered.flat_map(move |wager| {
        letters(wager).into_iter().map(move |paytable| Entry { game, decks, table, wager, paytable })
    })
}

/// The paytables of a wager; a wager without any is one entry all the same.
fn letters(wager: CountedWager) -> Vec<Option<Letter>> {
    match wager.paytables() {
        [] => vec![None],
        letters => letters.iter().copied().map(Some).collect(),
    }
}

//! How a table is run: every answer of a submission in words, each sentence with its provisions.

mod clause;
mod dealing;
mod row;
mod table;
#[cfg(test)]
mod tests;
mod wagering;

use alloc::string::String;
use alloc::vec::Vec;

use super::filed::Table;
use crate::game::GameId;
use crate::law::Provision;
use row::Row;

/// What a group of sentences is about, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Heading {
    Table,
    Cards,
    Dealing,
    Wagers,
    Vigorish,
    Irregularities,
    Layout,
    Equipment,
}

/// One sentence with the provisions it rests on; none where the answer comes from outside the chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Sentence {
    pub text: String,
    pub provisions: Vec<Provision>,
}

impl Heading {
    /// Every heading, in order.
    pub const ALL: [Heading; 8] = [
        Heading::Table,
        Heading::Cards,
        Heading::Dealing,
        Heading::Wagers,
        Heading::Vigorish,
        Heading::Irregularities,
        Heading::Layout,
        Heading::Equipment,
    ];

    /// The heading in words.
    pub const fn title(self) -> &'static str {
        match self {
            Heading::Table => "The table and its limits",
            Heading::Cards => "Cards and shuffling",
            Heading::Dealing => "Dealing",
            Heading::Wagers => "Wagers and what they are paid",
            Heading::Vigorish => "Vigorish",
            Heading::Irregularities => "Irregularities",
            Heading::Layout => "Layout and signs",
            Heading::Equipment => "Equipment",
        }
    }

    const fn rows(self) -> &'static [Row] {
        match self {
            Heading::Table => table::TABLE,
            Heading::Cards => dealing::CARDS,
            Heading::Dealing => dealing::DEALING,
            Heading::Wagers => wagering::WAGERS,
            Heading::Vigorish => wagering::VIGORISH,
            Heading::Irregularities => wagering::IRREGULARITIES,
            Heading::Layout => table::LAYOUT,
            Heading::Equipment => table::EQUIPMENT,
        }
    }
}

/// What the answers to the options under a heading mean. Payouts and holds of the wagers are not among them: they
/// follow from the odds.
pub fn account(game: GameId, filed: &Table, heading: Heading) -> Vec<Sentence> {
    heading.rows().iter().filter_map(|row| row.sentence(game, filed)).collect()
}

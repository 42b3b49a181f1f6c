//! One paragraph: its labels, what it says, what the table chose, and which readings touch it.

use croupier_rules::Provision;
use serde::Serialize;

use super::here::{Choice, Choices};
use super::path::{Path, after_slash};
use super::tables::{PayoutTable, Table1, Tables};

/// A paragraph as it is set.
#[derive(Debug, Serialize)]
pub struct Paragraph {
    id: &'static str,
    depth: usize,
    labels: Vec<&'static str>,
    says: Words,
    readings: Vec<&'static str>,
    here: Vec<Choice>,
    payouts: Option<PayoutTable>,
    table_1: Option<Table1>,
}

/// What a paragraph says, with the word that it defines in the middle.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Words {
    before: &'static str,
    defined: &'static str,
    after: &'static str,
}

impl Paragraph {
    /// The paragraph of a provision that follows another.
    pub fn of(row: Provision, path: &Path, before: &Path, choices: &Choices, tables: &Tables) -> Paragraph {
        let payouts = tables.payouts(row);
        let says = if payouts.is_some() { lead_in(row.row().says) } else { row.row().says };
        Paragraph {
            id: row.id(),
            depth: path.depth(),
            labels: path.fresh(before),
            says: Words::of(row, says),
            readings: readings(row, tables),
            here: choices.resting_on(row),
            payouts,
            table_1: tables.table_1_after(row),
        }
    }
}

/// A table follows, so that the payouts need not stand in the sentence as well.
fn lead_in(says: &'static str) -> &'static str {
    says.find(": ").map_or(says, |colon| &says[..=colon])
}

/// The readings that touch a paragraph or a paytable under it.
fn readings(row: Provision, tables: &Tables) -> Vec<&'static str> {
    let mut ids: Vec<&str> =
        tables.with_columns(row).flat_map(Provision::readings).map(|reading| reading.id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

impl Words {
    fn of(row: Provision, says: &'static str) -> Words {
        let plain = Words { before: says, defined: "", after: "" };
        let is_definition = Path::of(row).depth() == 0;
        let slug = after_slash(row).filter(|_| is_definition);
        slug.and_then(|slug| Words::defining(&slug.replace('-', " "), says)).unwrap_or(plain)
    }

    /// The word is found as it is or, if it is a verb in y, in the third person; `All-Six` keeps its hyphen.
    fn defining(word: &str, says: &'static str) -> Option<Words> {
        let flat = says.to_lowercase().replace('-', " ");
        let third_person = word.strip_suffix('y').map(|stem| format!("{stem}ies"));
        let (start, length) = [Some(word.to_owned()), third_person]
            .into_iter()
            .flatten()
            .find_map(|form| flat.find(&form).map(|start| (start, form.len())))?;
        let (before, rest) = says.split_at_checked(start)?;
        let (defined, after) = rest.split_at_checked(length)?;
        Some(Words { before, defined, after })
    }
}

#[cfg(test)]
mod tests {
    use croupier_rules::GameId;

    use super::*;

    #[test]
    fn every_definition_shows_the_word_it_defines() {
        for game in GameId::ALL {
            let chapter = Provision::all().filter(|row| row.game() == game);
            for row in chapter.filter(|row| Path::of(*row).depth() == 0) {
                let words = Words::of(row, row.row().says);
                assert!(!words.defined.is_empty(), "{row}: {words:?}");
                assert_eq!(format!("{}{}{}", words.before, words.defined, words.after), row.row().says);
            }
        }
    }

    #[test]
    fn a_sentence_stops_where_its_table_begins() {
        assert_eq!(lead_in("Bonus, to 1: five aces 5,000."), "Bonus, to 1:");
        assert_eq!(lead_in("Paid 1 to 1."), "Paid 1 to 1.");
    }
}

//! `croupier submission explain`: how the table will be run, in words, each sentence with its provision.

mod dealing;
mod row;
mod table;
#[cfg(test)]
mod tests;
mod wagering;

use std::io::{self, Read, Write};
use std::process::ExitCode;

use croupier_rules::submission::{ApprovedSubmission, Table};
use croupier_rules::{GameId, Provision};

use super::arguments::ExplainArgs;
use super::check::{checked, refused};
use super::source::Source;
use super::wagers::{OfferedWager, offered};
use crate::paragraph;
use row::Row;

/// The headings, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    Table,
    Cards,
    Dealing,
    Wagers,
    Vigorish,
    Irregularities,
    Layout,
    Equipment,
}

/// Each heading with its words and its rows.
const HEADINGS: [(Heading, &str, &[Row]); 8] = [
    (Heading::Table, "The table and its limits", table::TABLE),
    (Heading::Cards, "Cards and shuffling", dealing::CARDS),
    (Heading::Dealing, "Dealing", dealing::DEALING),
    (Heading::Wagers, "Wagers and what they are paid", wagering::WAGERS),
    (Heading::Vigorish, "Vigorish", wagering::VIGORISH),
    (Heading::Irregularities, "Irregularities", wagering::IRREGULARITIES),
    (Heading::Layout, "Layout and signs", table::LAYOUT),
    (Heading::Equipment, "Equipment", table::EQUIPMENT),
];

/// One sentence with the provisions it rests on.
#[derive(Debug, PartialEq, Eq)]
struct Sentence {
    text: String,
    provisions: Vec<Provision>,
}

/// Explains a file.
pub fn run(args: &ExplainArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let source = match Source::read(&args.file, input) {
        Ok(source) => source,
        Err(why) => return Ok(why.say()),
    };
    match checked(&source) {
        Ok(submission) => write(&submission, &source.document.filed, out)?,
        Err(defects) => return refused(&source, &defects, out),
    }
    Ok(ExitCode::SUCCESS)
}

fn write(submission: &ApprovedSubmission, filed: &Table, out: &mut impl Write) -> anyhow::Result<()> {
    let game = submission.game();
    let wagers = offered(submission)?;
    writeln!(out, "{game}, 58 Pa. Code ch. {}: how this table is run", game.chapter())?;
    for (heading, words, rows) in HEADINGS {
        section(words, &sentences(heading, rows, (game, filed), &wagers), out)?;
    }
    Ok(())
}

fn sentences(
    heading: Heading,
    rows: &[Row],
    (game, filed): (GameId, &Table),
    wagers: &[OfferedWager],
) -> Vec<Sentence> {
    let said = rows.iter().filter_map(|row| row.sentence(game, filed));
    match heading {
        Heading::Wagers => wagers.iter().map(paid).chain(said).collect(),
        Heading::Table
        | Heading::Cards
        | Heading::Dealing
        | Heading::Vigorish
        | Heading::Irregularities
        | Heading::Layout
        | Heading::Equipment => said.collect(),
    }
}

fn paid(wager: &OfferedWager) -> Sentence {
    let at = wager.stake.map_or(String::new(), |stake| format!(" of a stake of {stake}"));
    let text = format!("{}: {}; the house holds {}%{at}.", wager.name, wager.price, wager.percent());
    Sentence { text: capital(&text), provisions: wager.provisions.clone() }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

fn section(words: &str, sentences: &[Sentence], out: &mut impl Write) -> io::Result<()> {
    if sentences.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{words}")?;
    sentences.iter().try_for_each(|sentence| {
        paragraph::hanging(out, " -", &format!("{} ({})", sentence.text, clauses(&sentence.provisions)))
    })
}

fn clauses(provisions: &[Provision]) -> String {
    let ids: Vec<&str> = provisions.iter().map(|provision| provision.id()).collect();
    if ids.is_empty() { "from outside the chapter".into() } else { ids.join(", ") }
}

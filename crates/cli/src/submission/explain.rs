//! `croupier submission explain`: how the table will be run, in words, each sentence with its provision.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use croupier_odds::offer::{OfferedWager, offered};
use croupier_rules::Provision;
use croupier_rules::submission::account::{Heading, Sentence, account};
use croupier_rules::submission::{ApprovedSubmission, Table};

use super::arguments::ExplainArgs;
use super::check::{checked, refused};
use super::source::Source;
use crate::paragraph;

/// Explains a file.
pub fn run(args: &ExplainArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let source = Source::read(&args.file, input)?;
    match checked(&source) {
        Ok(submission) => write(&submission, &source.document.filed, out)?,
        Err(defects) => return refused(&source, &defects, out),
    }
    Ok(ExitCode::SUCCESS)
}

fn write(submission: &ApprovedSubmission, filed: &Table, out: &mut impl Write) -> anyhow::Result<()> {
    let game = submission.game();
    let wagers = offered(submission)?;
    writeln!(out, "{game}, 58 Pa. Code ch. {}: how this table is run", game.number())?;
    for heading in Heading::ALL {
        let said = account(game, filed, heading);
        let paid = wagers.iter().filter(|_| heading == Heading::Wagers).map(paid);
        section(heading.title(), &paid.chain(said).collect::<Vec<_>>(), out)?;
    }
    Ok(())
}

fn paid(wager: &OfferedWager) -> Sentence {
    let at = wager.stake.map_or(String::new(), |stake| format!(" of a stake of {stake}"));
    let text = format!("{}: {}; the house holds {}%{at}.", wager.name, wager.payout, wager.percent());
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

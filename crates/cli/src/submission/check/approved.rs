//! A submission without a defect: whose table, which game, what it offers and what that holds.

use std::io::{self, Write};

use croupier_rules::submission::ApprovedSubmission;
use serde_json::{Value, json};

use crate::columns::{Align, Columns};
use crate::paragraph;
use crate::submission::Source;
use croupier_odds::offer::{OfferedWager, offered};

/// Writes it for a person to read.
pub fn write(source: &Source, submission: &ApprovedSubmission, out: &mut impl Write) -> anyhow::Result<()> {
    let wagers = offered(submission)?;
    writeln!(out, "{}: approved, no defect\n", source.name)?;
    head(submission, out)?;
    writeln!(out)?;
    columns(&wagers).write(out)?;
    notes(submission, &wagers, out)?;
    Ok(())
}

fn head(submission: &ApprovedSubmission, out: &mut impl Write) -> io::Result<()> {
    let (game, stakes) = (submission.game(), submission.stakes());
    let edition = game.edition();
    let chapter = format!("58 Pa. Code ch. {} ({}, {})", game.number(), edition.rulemaking, edition.year);
    let limits = format!("{} to {}, in chips of {}", stakes.minimum, stakes.maximum, stakes.smallest_chip);
    let lines = [
        ("certificate holder", submission.certificate_holder().to_owned()),
        ("game", game.to_string()),
        ("chapter", chapter),
        ("seats", stakes.seats.to_string()),
        ("limits", limits),
    ];
    for (label, text) in lines {
        paragraph::hanging(out, &format!("  {label:18}"), &text)?;
    }
    match submission.payout_limit() {
        Some(limit) => writeln!(out, "  {:18}  {limit}", "payout limit"),
        None => Ok(()),
    }
}

fn columns(wagers: &[OfferedWager]) -> Columns {
    let (left, right) = (Align::Left, Align::Right);
    let mut columns =
        Columns::new(&[("wager", left), ("payout", left), ("hold %", right), ("provision", left)]);
    for wager in wagers {
        columns.row(vec![wager.slug.into(), wager.payout.clone(), wager.percent(), wager.clauses()]);
    }
    columns
}

/// What the figures leave out.
fn notes(submission: &ApprovedSubmission, wagers: &[OfferedWager], out: &mut impl Write) -> io::Result<()> {
    for (wager, stake) in wagers.iter().filter_map(|wager| Some((wager, wager.stake?))) {
        let text = format!(
            "The hold of {} is for a stake of {stake}, the minimum; it varies, because vigorish is rounded.",
            wager.slug
        );
        writeln!(out)?;
        paragraph::hanging(out, "", &text)?;
    }
    if submission.payout_limit().is_some() {
        writeln!(out, "\nThe holds are for stakes that the payout limit does not cut short.")?;
    }
    Ok(())
}

/// Writes it for a program; amounts are cents.
pub fn write_json(submission: &ApprovedSubmission, out: &mut impl Write) -> anyhow::Result<()> {
    let wagers: Vec<Value> = offered(submission)?.iter().map(wager_json).collect();
    let (game, stakes) = (submission.game(), submission.stakes());
    let approved = json!({
        "approved": true,
        "game": game.slug(),
        "chapter": game.number(),
        "certificate_holder": submission.certificate_holder(),
        "seats": stakes.seats,
        "minimum": stakes.minimum.0,
        "maximum": stakes.maximum.0,
        "smallest_chip": stakes.smallest_chip.0,
        "payout_limit": submission.payout_limit().map(|limit| limit.0),
        "wagers": wagers,
    });
    writeln!(out, "{approved}")?;
    Ok(())
}

fn wager_json(wager: &OfferedWager) -> Value {
    json!({
        "wager": wager.slug,
        "paytable": wager.paytable,
        "payout": wager.payout,
        // The same under its old name, for scripts that read it.
        "price": wager.payout,
        "provisions": wager.provisions,
        "hold": format!("{}/{}", wager.hold.numerator(), wager.hold.denominator()),
        "hold_percent": wager.percent(),
        "stake": wager.stake.map(|stake| stake.0),
    })
}

//! A settled round for a person to read.

use std::io::{self, Write};

use croupier_rules::finished::{Report, WagerLine};
use croupier_rules::{Cents, GameId};

use crate::columns::{Align, Columns};
use crate::{games, paragraph};

/// Writes the hands, what became of each wager, and why.
pub fn write_report(game: GameId, report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{game}, 58 Pa. Code ch. {}\n", game.number())?;
    games::write_hands(&report.hands, out)?;
    if !report.wagers.is_empty() {
        writeln!(out)?;
        wagers(&report.wagers).write(out)?;
    }
    writeln!(out, "\nWhy")?;
    let width = report.explain.iter().map(|clause| clause.provision.id().len()).max().unwrap_or(0);
    for clause in &report.explain {
        paragraph::hanging(out, &format!("  {:width$}", clause.provision.id()), &clause.text)?;
    }
    Ok(())
}

fn wagers(lines: &[WagerLine]) -> Columns {
    let left = ["wager", "result", "pays"].map(|heading| (heading, Align::Left));
    let right = ["stake", "paid", "returned", "vigorish"].map(|heading| (heading, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right[..], &[("provision", Align::Left)]].concat());
    for line in lines {
        let amounts = [line.stake, line.paid, line.returned, line.vigorish].map(amount);
        let pays = line.pays.map_or(String::new(), |odds| odds.to_string());
        let mut row = vec![line.wager.to_string(), line.result.to_string(), pays];
        row.extend(amounts);
        row.push(line.provision.id().to_string());
        columns.row(row);
    }
    columns
}

fn amount(cents: Cents) -> String {
    if cents.is_zero() { "-".into() } else { cents.to_string() }
}

//! The comparison for a person to read.

use std::io::{self, Write};

use croupier_rules::Provision;

use super::{Change, Hold};
use crate::columns::{Align, Columns};
use crate::paragraph;

/// Writes the options that differ and the holds of all wagers.
pub fn write(
    (a, b): (&str, &str),
    changes: &[Change],
    holds: &[Hold],
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "before  {a}\nafter   {b}\n")?;
    match changes {
        [] => writeln!(out, "No option differs.")?,
        [_] => writeln!(out, "1 option differs.")?,
        _ => writeln!(out, "{} options differ.", changes.len())?,
    }
    for change in changes {
        write_change(change, out)?;
    }
    writeln!(out)?;
    columns(holds).write(out)
}

fn write_change(change: &Change, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}{}", change.key, clauses(&change.provisions))?;
    for (label, answer) in [("  before", &change.before), ("  after ", &change.after)] {
        paragraph::hanging(out, label, answer.as_deref().unwrap_or("not asked"))?;
    }
    Ok(())
}

fn clauses(provisions: &[Provision]) -> String {
    let ids: Vec<&str> = provisions.iter().map(|provision| provision.id()).collect();
    if ids.is_empty() { String::new() } else { format!(" ({})", ids.join(", ")) }
}

fn columns(holds: &[Hold]) -> Columns {
    let right = ["before %", "after %", "difference"].map(|heading| (heading, Align::Right));
    let mut columns = Columns::new(&[&[("hold of", Align::Left)], &right[..]].concat());
    for hold in holds {
        let figure = |figure: &Option<String>, none: &str| figure.clone().unwrap_or(none.into());
        let none = "not offered";
        columns.row(vec![
            hold.wager.into(),
            figure(&hold.before, none),
            figure(&hold.after, none),
            figure(&hold.difference, "-"),
        ]);
    }
    columns
}

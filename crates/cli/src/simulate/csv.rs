//! A run as comma-separated values: a line for each outcome.

use std::io::{self, Write};

use super::report::Report;

/// Writes the lines.
pub fn write(report: &Report, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "game,decks,ez,wager,paytable,outcome,count,share,hold,standard_error,exact,z,\
         hold_p,chi_square,degrees,p,expected,outcome_p"
    )?;
    for wager in &report.wagers {
        let paytable = wager.paytable.as_deref().unwrap_or_default();
        let degrees = wager.degrees.map(|degrees| degrees as f64);
        let tests = [wager.hold_p, wager.chi_square, degrees, wager.p];
        let known = [wager.hold, wager.standard_error, wager.exact, wager.z];
        let figures = [known, tests].concat().into_iter().map(number).collect::<Vec<_>>().join(",");
        for outcome in &wager.outcomes {
            let (game, decks, ez, name) = (&report.game, report.decks, wager.ez, quoted(&wager.wager));
            let share = outcome.count as f64 / report.rounds.max(1) as f64;
            let (paytable, outcome_name) = (quoted(paytable), quoted(&outcome.name));
            let (count, by_outcome) = (outcome.count, [outcome.expected, outcome.p].map(number).join(","));
            writeln!(
                out,
                "{game},{decks},{ez},{name},{paytable},{outcome_name},{count},{share},{figures},{by_outcome}"
            )?;
        }
    }
    Ok(())
}

fn number(number: Option<f64>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

/// Text with a comma or a quotation mark stands in quotation marks.
pub fn quoted(text: &str) -> String {
    if text.contains([',', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.into() }
}

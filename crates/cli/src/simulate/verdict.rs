//! Whether the figures of a run lie within what chance allows: one line for a person, one field for a program, and the
//! exit code of `--check`.
//!
//! Every wager has the chance of its hold and that of its outcomes (chi-square); outcomes too rare for chi-square have
//! the chance of their own count. All of them are judged together by Holm's rule, which holds however they depend on
//! each other: the paytables of one wager share their rounds.

use std::fmt;
use std::process::ExitCode;

use croupier_sim::chance;
use serde::{Deserialize, Serialize};

use super::report::Wager;
use super::text;
use crate::refusal::Refusal;

/// Of this many correct runs, at most one is suspected.
const LEVEL: f64 = 0.001;

/// What is found when all figures are judged together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// Whether every figure lies within what chance allows.
    pub within: bool,
    /// How often a correct run would be suspected.
    pub level: f64,
    /// How many figures were judged.
    pub figures: usize,
    /// The least likely of them.
    pub least_likely: Option<Figure>,
    /// Those that lie outside, the least likely first.
    pub outside: Vec<Figure>,
}

/// A figure that was judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    pub wager: String,
    pub paytable: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ez: bool,
    /// `hold`, `outcomes`, or the name of a rare outcome.
    pub figure: String,
    pub p: f64,
}

impl Verdict {
    /// Judges the wagers of a run.
    pub fn of(wagers: &[Wager]) -> Verdict {
        let figures: Vec<Figure> = wagers.iter().flat_map(figures).collect();
        let chances: Vec<f64> = figures.iter().map(|figure| figure.p).collect();
        let outside: Vec<Figure> =
            chance::outside(LEVEL, &chances).into_iter().map(|place| figures[place].clone()).collect();
        let least_likely = figures.iter().min_by(|a, b| a.p.total_cmp(&b.p)).cloned();
        Verdict { within: outside.is_empty(), level: LEVEL, figures: figures.len(), least_likely, outside }
    }

    /// The exit code of `--check`.
    pub fn exit_code(&self) -> ExitCode {
        if self.within { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

/// What `--check` says where there is nothing to check by.
pub fn nothing_to_check() -> Refusal {
    Refusal::new("--check: no exact figure is known for these wagers")
}

fn figures(wager: &Wager) -> Vec<Figure> {
    let figure = |name: &str, p: Option<f64>| {
        let (paytable, ez) = (wager.paytable.clone(), wager.ez);
        p.map(|p| Figure { wager: wager.wager.clone(), paytable, ez, figure: name.into(), p })
    };
    let rare = wager.outcomes.iter().filter_map(|outcome| figure(&outcome.name, outcome.p));
    [figure("hold", wager.hold_p), figure("outcomes", wager.p)].into_iter().flatten().chain(rare).collect()
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, by) = (self.figures, "(Holm's rule, level 0.001)");
        let Some(least) = &self.least_likely else {
            return f.write_str("Verdict: no exact figure is known, so nothing was compared.");
        };
        if self.within {
            let figures =
                if all == 1 { "the one figure is".into() } else { format!("all {all} figures are") };
            return write!(f, "Verdict: {figures} within what chance allows {by}; least likely: {least}.");
        }
        let outside: Vec<String> = self.outside.iter().map(Figure::to_string).collect();
        let (many, are) = (outside.len(), if outside.len() == 1 { "is" } else { "are" });
        write!(
            f,
            "Verdict: {many} of {all} figures {are} outside what chance allows {by}: {}.",
            outside.join("; ")
        )
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = text::named(&self.wager, self.paytable.as_deref(), self.ez);
        write!(f, "{name}, {}, p {}", self.figure, text::chance(Some(self.p)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wager(hold_p: Option<f64>, p: Option<f64>) -> Wager {
        let (wager, paytable) = ("tie".to_owned(), None);
        Wager { wager, paytable, hold_p, p, ..Wager::default() }
    }

    #[test]
    fn a_run_is_judged_as_a_whole() {
        let judged = |wagers: &[Wager]| Verdict::of(wagers);
        let fine = judged(&[wager(Some(0.0006), Some(0.2))]);
        assert!(fine.within, "0.0006 is not below half of 0.001");
        assert_eq!(fine.exit_code(), ExitCode::SUCCESS);
        assert!(fine.to_string().contains("all 2 figures are within"), "{fine}");
        let off = judged(&[wager(Some(0.0006), Some(0.0004)), wager(Some(1.0), None)]);
        assert!(off.within, "0.0004 is not below a third of 0.001");
        let off = judged(&[wager(Some(0.0006), Some(0.0002)), wager(Some(1.0), None)]);
        assert_eq!((off.figures, off.outside.len()), (3, 1));
        assert_eq!(off.exit_code(), ExitCode::FAILURE);
        assert!(off.to_string().contains("1 of 3 figures is outside"), "{off}");
        assert!(off.to_string().ends_with(": tie, outcomes, p 2e-4."), "{off}");
        let nothing = judged(&[wager(None, None)]);
        assert!(nothing.figures == 0 && nothing.to_string().contains("no exact figure"));
    }
}

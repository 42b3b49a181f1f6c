//! The result of a run as JSON: what `--json` prints, shards are merged from and a run is resumed from.

use std::fs;
use std::path::Path;

use croupier_rules::submission::Table;
use croupier_sim::Counted;
use serde::{Deserialize, Serialize};

use super::verdict::Verdict;
use crate::refusal::Refusal;

/// A run, or a part of one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    pub game: String,
    pub decks: u8,
    pub rounds: u64,
    pub seed: u64,
    pub seconds: f64,
    pub threads: usize,
    pub wagers: Vec<Wager>,
    /// Whether the figures are within what chance allows. Reports of earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// How it was played, unless optimally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strategy: Option<String>,
    /// What was filed, where the table is that of a submission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub submission: Option<Table>,
    /// The cards behind the cover card, unless as few as may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cover_card: Option<u8>,
    /// Which part it is, unless it is the whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<Part>,
}

/// Some shards of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The rounds of the whole run.
    pub of_rounds: u64,
    /// How many shards the whole run has.
    pub shards: u64,
    /// The numbers of those that are here.
    pub numbers: Vec<u64>,
    /// Whether rounds are missing, because the run was interrupted.
    #[serde(default)]
    pub interrupted: bool,
}

/// A wager with one of its paytables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Wager {
    pub wager: String,
    pub paytable: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ez: bool,
    pub outcomes: Vec<Outcome>,
    pub hold: Option<f64>,
    /// By the exact variance; by that of the rounds played only where the exact one is not known.
    pub standard_error: Option<f64>,
    pub exact: Option<f64>,
    pub z: Option<f64>,
    /// The exact variance of what one unit wins.
    #[serde(default)]
    pub variance: Option<f64>,
    /// How likely a hold this far from the exact one is by chance.
    #[serde(default)]
    pub hold_p: Option<f64>,
    /// How far the outcomes are from what is expected.
    #[serde(default)]
    pub chi_square: Option<f64>,
    #[serde(default)]
    pub degrees: Option<usize>,
    /// How likely a chi-square this large is by chance.
    #[serde(default)]
    pub p: Option<f64>,
}

/// How often something happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub name: String,
    pub count: u64,
    /// How often it is expected to happen in this many rounds.
    #[serde(default)]
    pub expected: Option<f64>,
    /// How likely the count is by chance, where it is too rare for chi-square.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub p: Option<f64>,
}

impl Wager {
    /// A wager that was counted.
    pub fn new(counted: &Counted) -> Wager {
        let outcomes = counted.outcomes.iter().map(|outcome| Outcome {
            name: outcome.name.clone(),
            count: outcome.count,
            expected: counted.expected(outcome),
            p: counted.rare_p(outcome),
        });
        let test = counted.chi_square();
        Wager {
            wager: counted.wager.into(),
            paytable: counted.paytable.clone(),
            ez: counted.ez,
            outcomes: outcomes.collect(),
            hold: counted.hold(),
            standard_error: counted.standard_error(),
            exact: counted.exact_hold(),
            z: counted.z(),
            variance: counted.variance(),
            hold_p: counted.hold_p(),
            chi_square: test.map(|test| test.statistic),
            degrees: test.map(|test| test.degrees),
            p: test.map(|test| test.p()),
        }
    }

    /// How many rounds were counted.
    fn rounds(&self) -> u128 {
        self.outcomes.iter().map(|outcome| u128::from(outcome.count)).sum()
    }

    /// Whether it is the same wager by the same paytable.
    pub fn is(&self, counted: &Counted) -> bool {
        (self.wager.as_str(), self.paytable.as_ref(), self.ez)
            == (counted.wager, counted.paytable.as_ref(), counted.ez)
    }

    /// Adds these counts to a wager that was counted. Says whether all of them found their outcome.
    pub fn add_to(&self, counted: &mut Counted) -> bool {
        self.outcomes.iter().all(|outcome| counted.add(&outcome.name, outcome.count))
    }
}

/// Reads a report from a file. Whatever was counted must add up.
pub fn read(path: &Path) -> Result<Report, Refusal> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|why| Refusal::new(format_args!("{name}: {why}")))?;
    let report: Report = serde_json::from_str(&text)
        .map_err(|why| Refusal::new(format_args!("{name} is not what simulate --json prints: {why}")))?;
    match report.wagers.iter().find(|wager| wager.rounds() != u128::from(report.rounds)) {
        Some(Wager { wager, .. }) => Err(Refusal::new(format_args!(
            "{name}: the outcomes of {wager} do not add up to the number of rounds"
        ))),
        None => Ok(report),
    }
}

//! A wager after a run: how often each outcome happened, and what follows.

use croupier_odds::{Figures, Ratio};
use croupier_rules::kit::wager::WagerResult;

use crate::statistics::ChiSquare;

/// One thing that became of a wager.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedOutcome {
    /// Its name, as the exact figures have it.
    pub name: String,
    /// What one unit of the named wager wins or loses, by the rules.
    pub net: Ratio,
    /// In how many rounds it happened.
    pub count: u64,
}

/// A wager with one of its paytables after a run.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The wager's name on command lines and in files.
    pub wager: &'static str,
    /// The paytable, where the wager has one.
    pub paytable: Option<String>,
    /// Whether the table is an EZ Baccarat table.
    pub ez: bool,
    /// What became of it, best first.
    pub outcomes: Vec<CountedOutcome>,
    /// The exact figures, where they are known.
    pub exact: Option<Figures>,
}

impl Counted {
    /// A wager without rounds, its outcomes still to be named.
    pub fn of(figures: Figures) -> Counted {
        Counted {
            wager: figures.wager,
            paytable: figures.paytable.clone(),
            ez: figures.ez,
            outcomes: Vec::new(),
            exact: Some(figures),
        }
    }

    /// Names an outcome, if it is new.
    pub(crate) fn name(&mut self, name: &str, net: impl FnOnce() -> Ratio) {
        if !self.outcomes.iter().any(|outcome| outcome.name == name) {
            self.outcomes.push(CountedOutcome { name: name.into(), net: net(), count: 0 });
        }
    }

    /// Adds to the rounds of an outcome. Says whether there is one of that name.
    pub fn add(&mut self, name: &str, count: u64) -> bool {
        let outcome = self.outcomes.iter_mut().find(|outcome| outcome.name == name);
        outcome.map(|outcome| outcome.count += count).is_some()
    }

    /// Puts the outcomes in the order of the exact figures; what those do not have comes last, best first.
    pub(crate) fn sort(&mut self) {
        let exact = self.exact.as_ref().map_or(&[][..], |figures| &figures.outcomes);
        let place = |name: &str| exact.iter().position(|outcome| outcome.name == name);
        self.outcomes.sort_by(|a, b| b.net.cmp(&a.net));
        self.outcomes.sort_by_key(|outcome| place(&outcome.name).unwrap_or(usize::MAX));
    }

    /// How many rounds were counted.
    pub fn rounds(&self) -> u64 {
        self.outcomes.iter().map(|outcome| outcome.count).sum()
    }

    /// What the house kept of a unit wagered; none without a round.
    pub fn hold(&self) -> Option<f64> {
        self.mean(|net| -net)
    }

    /// How far the hold may well lie from what it would be after ever more rounds.
    pub fn standard_error(&self) -> Option<f64> {
        let hold = self.hold()?;
        let square = self.mean(|net| net * net)?;
        Some(((square - hold * hold).max(0.0) / self.rounds() as f64).sqrt())
    }

    /// The exact hold, where it is known.
    pub fn exact_hold(&self) -> Option<f64> {
        self.exact.as_ref().map(|figures| figures.edge().to_f64())
    }

    /// By how many standard errors the hold lies above the exact one.
    pub fn z(&self) -> Option<f64> {
        let (hold, error, exact) = (self.hold()?, self.standard_error()?, self.exact_hold()?);
        (error > 0.0).then(|| (hold - exact) / error)
    }

    /// Whether the outcomes happened as often as they should.
    pub fn chi_square(&self) -> Option<ChiSquare> {
        let figures = self.exact.as_ref()?;
        let rounds = self.rounds() as f64;
        let expected = |name: &str| {
            let outcome = figures.outcomes.iter().find(|outcome| outcome.name == name);
            outcome.map_or(0.0, |outcome| rounds * outcome.count as f64 / figures.total as f64)
        };
        ChiSquare::of(self.outcomes.iter().map(|outcome| (outcome.count, expected(&outcome.name))))
    }

    fn mean(&self, of: impl Fn(f64) -> f64) -> Option<f64> {
        let sum: f64 = self.outcomes.iter().map(|o| o.count as f64 * of(o.net.to_f64())).sum();
        (self.rounds() > 0).then(|| sum / self.rounds() as f64)
    }
}

/// What one unit wins or loses.
pub(crate) fn net(result: WagerResult) -> Ratio {
    match result {
        WagerResult::Win(odds) => Ratio::of_odds(odds),
        WagerResult::Push => Ratio::zero(),
        WagerResult::Lose => Ratio::whole(-1),
    }
}

//! A wager after a run: how often each outcome happened, and what follows.

use croupier_odds::{Figures, Ratio};
use croupier_rules::kit::wager::WagerResult;

use crate::chance::{self, Sum};
use crate::statistics::{ChiSquare, LEAST_EXPECTED};

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

    /// How far the hold may well lie from the exact one. It rests on the exact variance; where that is not known, on
    /// the variance of the rounds that were played, which is too small as long as a rare payout has not shown.
    pub fn standard_error(&self) -> Option<f64> {
        let hold = self.hold()?;
        let variance = match self.variance() {
            Some(variance) => variance,
            None => self.mean(|net| net * net)? - hold * hold,
        };
        Some((variance.max(0.0) / self.rounds() as f64).sqrt())
    }

    /// The exact variance of what one unit wins, where it is known.
    pub fn variance(&self) -> Option<f64> {
        self.exact.as_ref().map(|figures| figures.variance().to_f64())
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

    /// How likely a hold this far from the exact one is by chance, by the distribution of the hold itself: a bell
    /// curve would be too strict with rare payouts.
    pub fn hold_p(&self) -> Option<f64> {
        let figures = self.exact.as_ref()?;
        let outcomes: Vec<(f64, f64)> = figures
            .outcomes
            .iter()
            .map(|outcome| (Ratio::new(outcome.count, figures.total).to_f64(), outcome.net.to_f64()))
            .collect();
        let sum = Sum::new(&outcomes, self.rounds())?;
        self.z().map(|z| sum.p(-z))
    }

    /// Whether the outcomes happened as often as they should.
    pub fn chi_square(&self) -> Option<ChiSquare> {
        self.exact.as_ref()?;
        let expected = |outcome: &CountedOutcome| self.expected(outcome).unwrap_or(0.0);
        ChiSquare::of(self.outcomes.iter().map(|outcome| (outcome.count, expected(outcome))))
    }

    /// In how many of these rounds an outcome is expected, where that is known.
    pub fn expected(&self, outcome: &CountedOutcome) -> Option<f64> {
        self.share(outcome).map(|share| self.rounds() as f64 * share)
    }

    /// How likely the count of an outcome is by chance, if it is too rare for chi-square to test it on its own.
    pub fn rare_p(&self, outcome: &CountedOutcome) -> Option<f64> {
        let share = self.share(outcome)?;
        let rounds = self.rounds();
        let is_rare = rounds > 0 && rounds as f64 * share < LEAST_EXPECTED;
        is_rare.then(|| chance::of_count(outcome.count, rounds, share))
    }

    /// The exact chance of an outcome; nothing if it cannot happen.
    fn share(&self, outcome: &CountedOutcome) -> Option<f64> {
        let figures = self.exact.as_ref()?;
        let known = figures.outcomes.iter().find(|known| known.name == outcome.name);
        Some(known.map_or(0.0, |known| Ratio::new(known.count, figures.total).to_f64()))
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

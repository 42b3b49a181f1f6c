//! How likely a count or a hold is by chance, where a bell curve would mislead: payouts that are rare and large.

use core::f64::consts::PI;

/// How likely a count this far out is by chance, on either side: twice the smaller tail of the binomial distribution.
pub fn of_count(count: u64, rounds: u64, share: f64) -> f64 {
    let (lower, upper) = tails(count, rounds as f64, share);
    two_sided(lower, upper)
}

fn two_sided(lower: f64, upper: f64) -> f64 {
    (2.0 * lower.min(upper)).clamp(0.0, 1.0)
}

/// The chances of at most and of at least this count, each summed term by term.
fn tails(count: u64, rounds: f64, share: f64) -> (f64, f64) {
    if share >= 1.0 {
        return (1.0, 1.0);
    }
    let expected = rounds * share;
    let step = |term: f64, at: f64| term * (rounds - at) / (at + 1.0) * share / (1.0 - share);
    let (mut term, mut at) = ((rounds * (-share).ln_1p()).exp(), 0.0);
    let mut lower = term;
    while at < count as f64 && (term > 0.0 || at < expected) {
        term = step(term, at);
        at += 1.0;
        lower += term;
    }
    if at < count as f64 {
        return (1.0, 0.0);
    }
    let mut upper = term;
    while at < expected || term > upper * f64::EPSILON {
        term = step(term, at);
        at += 1.0;
        upper += term;
    }
    (lower.min(1.0), upper.min(1.0))
}

/// The sum of what independent rounds bring: exactly, from the chance and the worth of each outcome.
///
/// The characteristic function of one round, raised to the number of rounds, is that of the sum; a series gives back
/// its distribution (R. B. Davies, 1973). The sum is blurred by a hundredth of a standard error, which makes the
/// series short, and the tail begins `CAUTION` blurs nearer to the mean, so that no chance comes out too small.
pub struct Sum {
    rounds: f64,
    /// The chance of each outcome, and how far it moves the sum, in standard errors of the sum.
    steps: Vec<(f64, f64)>,
}

/// The blur, in standard errors.
const BLUR: f64 = 0.01;

/// By how many blurs the observed sum is moved toward the mean.
const CAUTION: f64 = 4.0;

/// The series ends where the blur has made its terms this many standard deviations small.
const REACH: f64 = 7.5;

/// Tails below e to minus this are passed over.
const NEGLIGIBLE: f64 = 32.0;

impl Sum {
    /// The sum of a number of rounds with outcomes of these chances and worths; none if nothing varies.
    pub fn new(outcomes: &[(f64, f64)], rounds: u64) -> Option<Sum> {
        let mean: f64 = outcomes.iter().map(|(chance, worth)| chance * worth).sum();
        let square = |(chance, worth): &(f64, f64)| chance * (worth - mean) * (worth - mean);
        let error = (rounds as f64 * outcomes.iter().map(square).sum::<f64>()).sqrt();
        let step = |&(chance, worth): &(f64, f64)| (chance, (worth - mean) / error);
        (error > 0.0).then(|| Sum { rounds: rounds as f64, steps: outcomes.iter().map(step).collect() })
    }

    /// How likely it is by chance that the sum lies this many standard errors from its mean, or further on the same
    /// side; doubled, because either side would have been looked at.
    pub fn p(&self, errors: f64) -> f64 {
        let caution = BLUR * CAUTION;
        two_sided(self.below(errors + caution), 1.0 - self.below(errors - caution))
    }

    /// The chance that the sum lies at or below this many standard errors from its mean.
    fn below(&self, errors: f64) -> f64 {
        let width = 2.0 * PI / (errors.abs() + self.farthest());
        let terms = (REACH / BLUR / width).ceil() as u32;
        let term = |place: u32| {
            let place = f64::from(place) + 0.5;
            let (size, angle) = self.characteristic(place * width);
            size * (angle - place * width * errors).sin() / place
        };
        (0.5 - (0..terms).map(term).sum::<f64>() / PI).clamp(0.0, 1.0)
    }

    /// The characteristic function of the blurred sum: size and angle.
    fn characteristic(&self, at: f64) -> (f64, f64) {
        let (mut real, mut imaginary) = (0.0, 0.0);
        for &(chance, step) in &self.steps {
            let half = (at * step / 2.0).sin();
            real -= 2.0 * chance * half * half;
            imaginary += chance * (at * step).sin();
        }
        let size = 0.5 * (real * (2.0 + real) + imaginary * imaginary).max(-1.0).ln_1p();
        let blur = at * BLUR * at * BLUR / 2.0;
        ((self.rounds * size - blur).exp(), self.rounds * imaginary.atan2(1.0 + real))
    }

    /// The standard errors beyond which the sum practically never lies, by Bennett's inequality.
    fn farthest(&self) -> f64 {
        let largest = self.steps.iter().map(|(_, step)| step.abs()).fold(1e-3, f64::max);
        let exponent = |errors: f64| {
            let v = largest * errors;
            ((1.0 + v) * v.ln_1p() - v) / (largest * largest)
        };
        let mut errors = 8.0;
        while exponent(errors) < NEGLIGIBLE {
            errors *= 1.1;
        }
        errors
    }
}

/// Holm's rule for many figures at once: the places of those whose chance is too small for all of them to be chance
/// at this level. However the figures depend on each other, runs without a fault are suspected no more often than the
/// level says.
pub fn outside(level: f64, chances: &[f64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..chances.len()).collect();
    places.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let is_outside =
        |(rank, place): &(usize, usize)| chances[*place] <= level / (chances.len() - rank) as f64;
    places.into_iter().enumerate().take_while(is_outside).map(|(_, place)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::upper_gamma;

    fn assert_near(value: f64, expected: f64, within: f64) {
        assert!((value - expected).abs() <= within, "{value} is not {expected}");
    }

    #[test]
    fn tails_of_a_count_are_those_of_the_binomial_distribution() {
        // Ten throws of a fair coin: 1, 10, 45, 120, 210, 252 of 1024.
        assert_near(of_count(0, 10, 0.5), 2.0 / 1024.0, 1e-15);
        assert_near(of_count(9, 10, 0.5), 22.0 / 1024.0, 1e-15);
        assert_near(of_count(5, 10, 0.5), 1.0, 0.0);
        assert_near(of_count(3, 10, 0.5), 2.0 * 176.0 / 1024.0, 1e-15);
        // The limit of rare events: Poisson of a half, three or more.
        let three_or_more = 1.0 - (-0.5f64).exp() * (1.0 + 0.5 + 0.125);
        assert_near(of_count(3, 1_000_000_000, 0.5e-9), 2.0 * three_or_more, 1e-9);
        assert_eq!(of_count(0, 1_000_000_000, 0.5e-9), 1.0);
        assert_eq!(of_count(500_000, 1_000_000_000, 0.5e-9), 0.0);
        assert_eq!((of_count(0, 100, 0.0), of_count(1, 100, 0.0)), (1.0, 0.0));
    }

    /// A normal distribution, by its relation to chi-square of one degree.
    fn normal(errors: f64) -> f64 {
        upper_gamma(0.5, errors * errors / 2.0)
    }

    #[test]
    fn the_sum_of_many_like_rounds_is_normal() {
        let sum = Sum::new(&[(0.5, 1.0), (0.5, -1.0)], 100_000_000).unwrap();
        for errors in [0.5, 1.0, 2.0, 3.0, 4.0, 5.0] {
            let p = sum.p(errors);
            assert!(p >= normal(errors) && p <= normal(errors - 0.045), "{errors}: {p}");
            assert_near(p, sum.p(-errors), 1e-9);
        }
        assert!(sum.p(9.0) < 1e-12);
    }

    /// A wager that wins 200,000 once in twenty million rounds, played ten million times: the count is that of
    /// Poisson with a half, and the other outcomes hardly matter.
    #[test]
    fn a_rare_payout_is_judged_by_its_own_distribution() {
        let chance = 0.5e-7;
        let sum = Sum::new(&[(chance, 200_000.0), (0.4, 1.0), (0.6 - chance, -1.0)], 10_000_000).unwrap();
        let wins = |count: f64| (count - 0.5) / 0.5f64.sqrt();
        let poisson = |least: u32| {
            let terms = (0..least).scan(1.0, |term, n| {
                let this = *term;
                *term *= 0.5 / f64::from(n + 1);
                Some(this)
            });
            1.0 - (-0.5f64).exp() * terms.sum::<f64>()
        };
        for (count, least) in [(2.0, 2), (3.0, 3), (4.0, 4)] {
            // The rest of the sum scatters the payouts by two hundredths of a standard error: look from below it.
            let p = sum.p(wins(count) - 0.05);
            assert!(
                (p / (2.0 * poisson(least)) - 1.0).abs() < 0.001,
                "{count}: {p} is not {}",
                poisson(least)
            );
            assert!(normal(wins(count)) < p, "a bell curve would be too strict");
        }
        assert!(sum.p(wins(0.0)) > 0.9);
    }

    #[test]
    fn the_smallest_run_can_be_judged() {
        let one = Sum::new(&[(0.01, 99.0), (0.99, -1.0)], 1).unwrap();
        let error = (0.01 * 99.0f64.powi(2) + 0.99).sqrt();
        assert_near(one.p(99.0 / error), 0.02, 1e-3);
        assert_near(one.p(-1.0 / error), 1.0, 1e-3);
        assert!(Sum::new(&[(1.0, -1.0)], 100).is_none());
        assert!(Sum::new(&[(0.5, 1.0), (0.5, -1.0)], 0).is_none());
    }

    #[test]
    fn holm_s_rule_steps_down() {
        assert_eq!(outside(0.05, &[0.04, 0.01, 0.03, 0.015]), [1, 3], "0.0125, 0.0166, 0.025");
        assert_eq!(outside(0.05, &[0.04, 0.02, 0.03, 0.015]), [], "0.015 is above 0.0125");
        assert_eq!(outside(0.05, &[0.05]), [0]);
        assert_eq!(outside(0.05, &[]), []);
    }
}

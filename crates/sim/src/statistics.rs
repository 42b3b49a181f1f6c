//! Chi-square, and how likely it is by chance.

/// A chi-square test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The sum of squared differences, each over what was expected.
    pub statistic: f64,
    /// The degrees of freedom.
    pub degrees: usize,
}

/// Classes that are expected less often are tested together.
pub const LEAST_EXPECTED: f64 = 5.0;

impl ChiSquare {
    /// The test of counts against what was expected of them; none if there are not two classes to compare.
    pub fn of(classes: impl IntoIterator<Item = (u64, f64)>) -> Option<ChiSquare> {
        let (mut statistic, mut tested, mut rare) = (0.0, 0, (0.0, 0.0));
        for (count, expected) in classes {
            if expected < LEAST_EXPECTED {
                rare = (rare.0 + count as f64, rare.1 + expected);
            } else {
                statistic += square_over(count as f64, expected);
                tested += 1;
            }
        }
        if rare.1 >= LEAST_EXPECTED || (rare.1 == 0.0 && rare.0 > 0.0) {
            statistic += square_over(rare.0, rare.1);
            tested += 1;
        }
        (tested >= 2).then(|| ChiSquare { statistic, degrees: tested - 1 })
    }

    /// The test of whether two sets of counts may come from the same chances; none if there are not two classes to
    /// compare. Classes that are rare in both together are tested together.
    pub fn of_two(classes: impl IntoIterator<Item = (u64, u64)> + Clone) -> Option<ChiSquare> {
        let sums = classes.clone().into_iter().fold((0, 0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1));
        let (one, other) = (sums.0 as f64, sums.1 as f64);
        let least = 2.0 * LEAST_EXPECTED * (one + other) / one.min(other);
        let (mut statistic, mut tested, mut rare) = (0.0, 0, (0.0, 0.0));
        let mut test = |a: f64, b: f64| {
            let difference = a * (other / one).sqrt() - b * (one / other).sqrt();
            statistic += difference * difference / (a + b);
            tested += 1;
        };
        for (a, b) in classes {
            let (a, b) = (a as f64, b as f64);
            if a + b < least { rare = (rare.0 + a, rare.1 + b) } else { test(a, b) }
        }
        if rare.0 + rare.1 >= least {
            test(rare.0, rare.1);
        }
        (tested >= 2).then(|| ChiSquare { statistic, degrees: tested - 1 })
    }

    /// How likely a statistic this large or larger is by chance.
    pub fn p(&self) -> f64 {
        upper_gamma(self.degrees as f64 / 2.0, self.statistic / 2.0)
    }
}

/// A count of what cannot happen is infinitely far off.
fn square_over(count: f64, expected: f64) -> f64 {
    if expected == 0.0 { f64::INFINITY } else { (count - expected) * (count - expected) / expected }
}

/// The regularized upper incomplete gamma function: a series below the mean, a continued fraction above it.
pub fn upper_gamma(a: f64, x: f64) -> f64 {
    if !x.is_finite() {
        return 0.0;
    }
    if x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 { (1.0 - scale * series(a, x)).max(0.0) } else { scale * fraction(a, x) }
}

fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
    while term > sum * f64::EPSILON {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    sum
}

/// Lentz's method.
fn fraction(a: f64, x: f64) -> f64 {
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (f64::MAX, 1.0 / b);
    let mut value = d;
    for i in 1..10_000 {
        let numerator = -f64::from(i) * (f64::from(i) - a);
        b += 2.0;
        d = 1.0 / (numerator * d + b);
        c = b + numerator / c;
        value *= c * d;
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

/// Lanczos's approximation of the logarithm of the gamma function.
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 6] = [
        76.180_091_729_471_46,
        -86.505_320_329_416_77,
        24.014_098_240_830_91,
        -1.231_739_572_450_155,
        0.120_865_097_386_617_9e-2,
        -0.539_523_938_495_3e-5,
    ];
    let base = x + 5.5 - (x + 0.5) * (x + 5.5).ln();
    let sum =
        TERMS.iter().zip(1..).fold(1.000_000_000_190_015, |sum, (term, i)| sum + term / (x + f64::from(i)));
    (2.506_628_274_631_000_5 * sum / x).ln() - base
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 1e-4, "{value} is not {expected}");
    }

    #[test]
    fn p_is_that_of_the_tables() {
        for (statistic, degrees, p) in
            [(3.841, 1, 0.05), (5.991, 2, 0.05), (18.307, 10, 0.05), (135.807, 100, 0.01)]
        {
            assert_near(ChiSquare { statistic, degrees }.p(), p);
        }
        assert_near(ChiSquare { statistic: 0.0, degrees: 4 }.p(), 1.0);
        assert_eq!(ChiSquare { statistic: f64::INFINITY, degrees: 4 }.p(), 0.0);
    }

    #[test]
    fn rare_classes_are_tested_together() {
        let test = ChiSquare::of([(50, 50.0), (40, 44.0), (3, 3.0), (7, 3.0)]).unwrap();
        assert_eq!(test.degrees, 2);
        assert_near(test.statistic, 16.0 / 44.0 + 16.0 / 6.0);
        assert_eq!(ChiSquare::of([(10, 10.0)]), None);
    }

    #[test]
    fn two_sets_of_counts_are_compared() {
        // A table of two by two: n (ad - bc)^2 over the product of the sums of rows and columns.
        let test = ChiSquare::of_two([(30, 20), (70, 80)]).unwrap();
        assert_eq!(test.degrees, 1);
        assert_near(test.statistic, 200.0 * 1000.0 * 1000.0 / (50.0 * 150.0 * 100.0 * 100.0));
        let same = ChiSquare::of_two([(300, 30), (700, 70), (1, 0)]).unwrap();
        assert_eq!(same.degrees, 1);
        assert!(same.p() > 0.9);
        assert_eq!(ChiSquare::of_two([(0, 0), (10, 10)]), None);
    }

    #[test]
    fn what_cannot_happen_must_not() {
        assert_eq!(ChiSquare::of([(50, 50.0), (50, 50.0), (1, 0.0)]).map(|test| test.p()), Some(0.0));
    }
}

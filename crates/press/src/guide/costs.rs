//! What the wagers cost, side by side.

use croupier_odds::Ratio;
use croupier_odds::offer::OfferedWager;
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;
use crate::words::capital;

/// The whole length of the longest bar.
const LENGTH: i32 = 10_000;

/// A bar for every wager, the cheapest first.
#[derive(Debug, Serialize)]
pub struct Costs {
    bars: Vec<Bar>,
    said: Vec<Said>,
    rounding: String,
}

/// One wager.
#[derive(Debug, Serialize)]
pub struct Bar {
    name: String,
    hold: String,
    /// What the house keeps of a hundred dollars on average.
    keeps: String,
    /// In parts of ten thousand of the longest.
    length: i32,
}

/// The comparison of a table.
pub fn of(filing: &Filing) -> Costs {
    let mut wagers: Vec<&OfferedWager> = filing.wagers().iter().collect();
    wagers.sort_by(|one, other| one.hold.cmp(&other.hold));
    let longest = wagers.last().map_or_else(Ratio::zero, |wager| wager.hold.clone());
    Costs {
        bars: wagers.into_iter().map(|wager| Bar::of(wager, &longest)).collect(),
        said: vec![Said::plain(HOLD), Said::plain(filing.words().hold())],
        rounding: "Every possible deal from the full decks is counted; nothing is rounded before it is printed. Holds have four decimals, \
                   differences of holds six, chances two and dollars whole cents; halves are rounded away from zero."
            .to_owned(),
    }
}

impl Bar {
    fn of(wager: &OfferedWager, longest: &Ratio) -> Bar {
        Bar {
            name: capital(wager.name),
            hold: wager.percent(),
            keeps: dollars(&wager.hold),
            length: length(&wager.hold, longest),
        }
    }
}

/// A share of a hundred dollars. A payout far above the least can leave the house nothing, and less.
fn dollars(hold: &Ratio) -> String {
    let amount = (hold * &Ratio::whole(100)).decimal(2);
    amount.strip_prefix('-').map_or_else(|| format!("${amount}"), |amount| format!("-${amount}"))
}

fn length(hold: &Ratio, longest: &Ratio) -> i32 {
    if !hold.is_positive() {
        return 0;
    }
    (&(hold / longest) * &Ratio::whole(LENGTH)).decimal(0).parse().unwrap_or(LENGTH)
}

const HOLD: &str = "The hold is the part of a wager that the house keeps on average, over many rounds. What happens in \
                    one round, or in one evening, can be very different.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_the_holds_are_large() {
        let longest = Ratio::new(1, 5);
        assert_eq!(length(&longest, &longest), LENGTH);
        assert_eq!(length(&Ratio::new(1, 10), &longest), LENGTH / 2);
        assert_eq!(length(&Ratio::new(1, 15), &longest), 3_333);
    }

    #[test]
    fn a_hold_of_nothing_or_less_has_no_bar_and_a_sign() {
        let below = Ratio::new(-1, 50);
        assert_eq!((length(&below, &below), length(&Ratio::zero(), &Ratio::zero())), (0, 0));
        assert_eq!((dollars(&below).as_str(), dollars(&Ratio::new(1, 80)).as_str()), ("-$2.00", "$1.25"));
    }
}

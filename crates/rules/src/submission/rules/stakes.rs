//! Minimum, maximum and smallest chip: every payment must come out in whole cents.

use alloc::format;
use alloc::string::String;

use super::{Allowed, CrossRule};
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::vigorish;
use crate::kit::wager::Rounding;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::VigorishRounding;
use crate::submission::key;

/// The rules of arithmetic that hold at every table.
pub const MAXIMUM_NOT_BELOW_MINIMUM: CrossRule =
    CrossRule::of_arithmetic(key::MAXIMUM, "no less than table.minimum", maximum_below_minimum);
pub const MINIMUM_IN_CHIPS: CrossRule =
    CrossRule::of_arithmetic(key::MINIMUM, "a multiple of table.smallest_chip", minimum_not_in_chips);
pub const MAXIMUM_IN_CHIPS: CrossRule =
    CrossRule::of_arithmetic(key::MAXIMUM, "a multiple of table.smallest_chip", maximum_not_in_chips);

/// Five percent of a chip is whole cents only for multiples of twenty cents, unless vigorish is rounded.
pub const fn vigorish_in_cents(provision: Provision) -> CrossRule {
    let says = "a multiple of $0.20, since vigorish is exact at this table";
    CrossRule::new(key::SMALLEST_CHIP, provision, says, vigorish_breaks_a_cent)
}

/// Tie odds with a divisor, such as 17 to 2, need chips that are a multiple of it in cents.
pub const fn tie_in_cents(provision: Provision) -> CrossRule {
    let says = "an amount that wagers.tie pays in whole cents";
    CrossRule::new(key::SMALLEST_CHIP, provision, says, tie_breaks_a_cent)
}

/// Half a chip must be whole cents (reading ER-307).
pub const fn half_in_cents(provision: Provision) -> CrossRule {
    let says = "an even number of cents, since an Ante Wager may be paid 1 to 2";
    CrossRule::new(key::SMALLEST_CHIP, provision, says, half_breaks_a_cent)
}

/// Nobody can wager on more boxes than there are.
pub const fn boxes_at_the_table(provision: Provision) -> CrossRule {
    CrossRule::new(key::BOXES, provision, "no more than table.seats", more_boxes_than_seats)
}

/// A payout limit reaches what one patron can win at the minimum.
pub const fn limit_floor(
    provision: Provision,
    broken: fn(&Answers) -> bool,
    says: fn(&Answers) -> String,
) -> CrossRule {
    let allowed = Allowed::Depends(says);
    CrossRule { key: key::PAYOUT_LIMIT, provision: Some(provision), allowed, broken }
}

/// Whether two answers are both there and disagree.
fn both<A, B>(a: Option<A>, b: Option<B>, disagree: impl FnOnce(A, B) -> bool) -> bool {
    a.zip(b).is_some_and(|(a, b)| disagree(a, b))
}

fn maximum_below_minimum(answers: &Answers) -> bool {
    both(answers.money(key::MAXIMUM), answers.money(key::MINIMUM), |maximum, minimum| maximum < minimum)
}

fn minimum_not_in_chips(answers: &Answers) -> bool {
    both(answers.money(key::MINIMUM), smallest_chip(answers), |minimum, chip| !minimum.is_multiple_of(chip))
}

fn maximum_not_in_chips(answers: &Answers) -> bool {
    both(answers.money(key::MAXIMUM), smallest_chip(answers), |maximum, chip| !maximum.is_multiple_of(chip))
}

fn smallest_chip(answers: &Answers) -> Option<Cents> {
    answers.money(key::SMALLEST_CHIP)
}

fn vigorish_breaks_a_cent(answers: &Answers) -> bool {
    let exact = answers.chosen(key::ROUNDING) == Some(VigorishRounding::Exact);
    exact && chip_breaks(answers, vigorish::smallest_stake(Rounding::Exact))
}

fn tie_breaks_a_cent(answers: &Answers) -> bool {
    answers.odds(key::TIE).is_some_and(|odds| chip_breaks(answers, odds.smallest_stake()))
}

fn half_breaks_a_cent(answers: &Answers) -> bool {
    chip_breaks(answers, Odds::HALF.smallest_stake())
}

fn chip_breaks(answers: &Answers, piece: Cents) -> bool {
    smallest_chip(answers).is_some_and(|chip| !chip.is_multiple_of(piece))
}

fn more_boxes_than_seats(answers: &Answers) -> bool {
    both(answers.whole(key::BOXES), answers.whole(key::SEATS), |boxes, seats| boxes > seats)
}

/// Whether a limit is set below a floor.
pub fn limit_is_below(answers: &Answers, floor: Option<Cents>) -> bool {
    both(answers.limit(key::PAYOUT_LIMIT).flatten(), floor, |limit, floor| limit < floor)
}

/// The floor of a payout limit, in words.
pub fn floor_in_words(floor: Option<Cents>) -> String {
    let floor = floor.unwrap_or(payout_limit::LEAST);
    format!("\"none\" or at least {floor}, the most that one patron can win in a round at the minimum")
}

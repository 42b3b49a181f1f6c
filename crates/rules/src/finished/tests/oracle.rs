//! A second settlement, naive and on its own: it reads the chapters afresh, with its own cards, its own payouts
//! and its own arithmetic, and calls nothing of the crate. Random rounds are settled both ways.

mod baccarat;
mod pips;
mod prime;
mod random;
mod saigon;

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{FinishedRound, OptionValue, Report, WagerLine};
use crate::kit::card::Card;
use crate::kit::money::Cents;
use pips::Pip;

/// How many rounds are settled both ways, for each kind of game.
const ROUNDS: usize = 40_000;

/// What is expected of a wager, amounts in cents.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Expected {
    wager: &'static str,
    stake: i64,
    result: &'static str,
    pays: Option<String>,
    paid: i64,
    returned: i64,
    vigorish: i64,
    provision: String,
}

/// A wager and its stake.
type Bet = (&'static str, i64);

impl Expected {
    fn lose((wager, stake): Bet, provision: impl Into<String>) -> Expected {
        let provision = provision.into();
        Expected { wager, stake, result: "lose", pays: None, paid: 0, returned: 0, vigorish: 0, provision }
    }

    fn push(bet: Bet, provision: impl Into<String>) -> Expected {
        Expected { result: "push", returned: bet.1, ..Expected::lose(bet, provision) }
    }

    /// A win at these odds, before any limit.
    fn win(bet: Bet, (pays, per): (i64, i64), provision: impl Into<String>) -> Expected {
        assert_eq!(bet.1 * pays % per, 0);
        Expected {
            result: "win",
            pays: Some(format!("{} to {per}", thousands(pays))),
            paid: bet.1 * pays / per,
            ..Expected::push(bet, provision)
        }
    }

    /// What is left of it when the purse of the round is nearly empty.
    fn within(mut self, purse: &mut Option<i64>) -> Expected {
        if let Some(left) = purse {
            self.paid = self.paid.min(*left);
            *left -= self.paid;
        }
        self
    }

    fn read(line: &WagerLine) -> Expected {
        Expected {
            wager: line.wager,
            stake: line.stake.0,
            result: line.result,
            pays: line.pays.map(|odds| odds.to_string()),
            paid: line.paid.0,
            returned: line.returned.0,
            vigorish: line.vigorish.0,
            provision: line.provision.id().into(),
        }
    }
}

fn thousands(number: i64) -> String {
    if number < 1000 { number.to_string() } else { format!("{},{:03}", number / 1000, number % 1000) }
}

/// Settles a round with the crate and compares; what was paid, by whom, is kept to see that all of it came up.
fn compare(round: &FinishedRound, expected: &[Expected], seen: &mut BTreeSet<String>) -> Report {
    let report = round.settle().unwrap_or_else(|why| panic!("{why}: {round:?}"));
    let settled: Vec<Expected> = report.wagers.iter().map(Expected::read).collect();
    assert_eq!(settled, expected, "{round:?}");
    for Expected { wager, result, pays, provision, .. } in settled {
        seen.insert(format!("{wager} {result} {} {provision}", pays.unwrap_or_default()));
    }
    report
}

fn cards(pips: &[Pip]) -> Vec<Card> {
    pips.iter().map(|pip| pip.text().parse().unwrap()).collect()
}

fn bets(bets: &[Bet]) -> Vec<(String, Cents)> {
    bets.iter().map(|&(wager, stake)| (wager.to_string(), Cents(stake))).collect()
}

fn text(name: &str, value: impl ToString) -> (String, OptionValue) {
    (name.to_string(), OptionValue::Text(value.to_string()))
}

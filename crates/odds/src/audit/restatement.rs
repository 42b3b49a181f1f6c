//! Figures of a wager with some deals judged differently.

use croupier_rules::Odds;

use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// The figures after every outcome was judged again; what is not judged stays.
pub(super) fn judged(figures: &Figures, net: impl Fn(&Outcome) -> Option<Ratio>) -> Figures {
    let again = |outcome: &Outcome| match net(outcome) {
        Some(net) => Outcome { net, ..outcome.clone() },
        None => outcome.clone(),
    };
    sorted(Figures { outcomes: figures.outcomes.iter().map(again).collect(), ..figures.clone() })
}

/// Deals that are taken out of an outcome and judged on their own.
pub(super) struct Moved {
    pub name: String,
    pub count: u128,
    pub pays: Option<Odds>,
    pub net: Ratio,
}

impl Moved {
    /// Deals that win at odds.
    pub(super) fn won(name: impl Into<String>, count: u128, odds: Odds) -> Moved {
        Moved { name: name.into(), count, pays: Some(odds), net: Ratio::of_odds(odds) }
    }

    /// Deals that bring the stake back.
    pub(super) fn returned(name: impl Into<String>, count: u128) -> Moved {
        Moved { name: name.into(), count, pays: None, net: Ratio::zero() }
    }

    /// Deals that lose.
    pub(super) fn lost(name: impl Into<String>, count: u128) -> Moved {
        Moved { name: name.into(), count, pays: None, net: Ratio::whole(-1) }
    }
}

/// The figures after deals were moved out of an outcome.
pub(super) fn moved(figures: &Figures, from: &str, deals: impl IntoIterator<Item = Moved>) -> Figures {
    let mut outcomes = figures.outcomes.clone();
    for Moved { name, count, pays, net } in deals {
        let left = outcomes.iter_mut().find(|outcome| outcome.name == from && outcome.count >= count);
        if let Some(left) = left.filter(|_| count > 0) {
            left.count -= count;
            outcomes.push(Outcome { name, pays, net, count });
        }
    }
    sorted(Figures { outcomes, ..figures.clone() })
}

/// How many deals end in an outcome of this name.
pub(super) fn deals(figures: &Figures, name: &str) -> u128 {
    figures.outcomes.iter().filter(|outcome| outcome.name == name).map(|outcome| outcome.count).sum()
}

fn sorted(mut figures: Figures) -> Figures {
    figures.outcomes.sort_by(|one, other| other.net.cmp(&one.net));
    figures
}

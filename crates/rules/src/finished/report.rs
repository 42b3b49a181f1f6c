//! What is said of a settled round.

use alloc::vec::Vec;

use super::hands::Hands;
use crate::kit::explanation::{Clause, Explanation};
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::settlement::{Settled, Settlement};
use crate::kit::wager::{GameWager, WagerResult};
use crate::law::Provision;

/// A settled round: who is paid what, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Report {
    /// The wagers, in the order of settlement.
    pub wagers: Vec<WagerLine>,
    /// The hands as they were read.
    pub hands: Hands,
    /// The clauses in the order of their use, with the values they saw.
    pub explain: Vec<Clause>,
}

/// A settled wager. Amounts are cents.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WagerLine {
    /// Its name.
    pub wager: &'static str,
    /// What was staked.
    pub stake: Cents,
    /// `win`, `push` or `lose`.
    pub result: &'static str,
    /// The odds of a win.
    pub pays: Option<Odds>,
    /// What the odds bring, after a payout limit and before vigorish.
    pub paid: Cents,
    /// The stake, where it is handed back.
    pub returned: Cents,
    /// Vigorish owed, apart from both.
    pub vigorish: Cents,
    /// The clause that sets the payout of a win, or that decides a push or a loss.
    pub provision: Provision,
    /// The clause that decides the result. Files name one clause per wager; this one appears in the explanation.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub decided_by: Provision,
}

impl Report {
    pub(crate) fn new<W: GameWager>(
        settlement: &Settlement<W>,
        hands: Hands,
        explain: Explanation,
    ) -> Report {
        Report { wagers: settlement.iter().map(WagerLine::new).collect(), hands, explain: explain.0 }
    }
}

impl WagerLine {
    fn new<W: GameWager>(settled: &Settled<W>) -> WagerLine {
        let ruling = &settled.ruling;
        WagerLine {
            wager: settled.wager.slug(),
            stake: settled.stake,
            result: ruling.result.word(),
            pays: match ruling.result {
                WagerResult::Win(odds) => Some(odds),
                WagerResult::Push | WagerResult::Lose => None,
            },
            paid: settled.paid,
            returned: settled.returned,
            vigorish: settled.vigorish,
            provision: ruling.provision(),
            decided_by: ruling.decided_by,
        }
    }
}

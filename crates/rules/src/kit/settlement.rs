//! From rulings to chips: what one player is paid, gets back and owes.

use core::fmt;

use crate::kit::money::Cents;
use crate::kit::payout_limit::Remaining;
use crate::kit::vigorish;
use crate::kit::wager::{Bets, Charge, GameWager, Limit, MAX_WAGERS, Ruling, WagerResult};
use crate::law::Provision;

/// One wager, settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled<W> {
    /// The wager.
    pub wager: W,
    /// What was staked.
    pub stake: Cents,
    /// What the rules say of it.
    pub ruling: Ruling,
    /// What the odds bring, after a payout limit and before vigorish.
    pub paid: Cents,
    /// The stake, where it is handed back.
    pub returned: Cents,
    /// What is owed to the house, apart from both.
    pub vigorish: Cents,
}

impl<W> Settled<W> {
    /// How much more, or less, the player has than before the wager was made.
    pub fn net(&self) -> Cents {
        self.paid + self.returned - self.stake - self.vigorish
    }
}

/// The wagers of one player, settled in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settlement<W> {
    lines: [Option<Settled<W>>; MAX_WAGERS],
}

impl<W: GameWager> Settlement<W> {
    /// The wagers, in the order of settlement.
    pub fn iter(&self) -> impl Iterator<Item = &Settled<W>> {
        self.lines.iter().flatten()
    }

    /// A wager, if it was made.
    pub fn get(&self, wager: W) -> Option<&Settled<W>> {
        self.lines[wager.index()].as_ref()
    }
}

/// A stake that cannot be paid in whole cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenCent<W> {
    /// The wager.
    pub wager: W,
    /// What was staked.
    pub stake: Cents,
    /// The stake of which any multiple can be paid.
    pub smallest: Cents,
    /// The clause whose odds would not pay whole cents.
    pub provision: Provision,
}

impl<W: GameWager> fmt::Display for BrokenCent<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BrokenCent { wager, stake, smallest, .. } = self;
        let name = wager.slug();
        write!(
            f,
            "a {name} wager of {stake} could not be paid in whole cents; stake a multiple of {smallest}"
        )
    }
}

impl<W: GameWager> core::error::Error for BrokenCent<W> {}

/// Settles every wager made, as the game rules on each, within a payout limit.
///
/// Stakes must have passed the game's own check that everything they can bring is whole cents.
pub fn settle<W: GameWager>(
    bets: &Bets<W>,
    limit: Option<Cents>,
    rule: impl Fn(W) -> Ruling,
) -> Result<Settlement<W>, BrokenCent<W>> {
    let mut remaining = Remaining::of(limit);
    let mut lines = [None; MAX_WAGERS];
    for (wager, stake) in bets.made() {
        lines[wager.index()] = Some(settle_one(wager, stake, rule(wager), &mut remaining)?);
    }
    Ok(Settlement { lines })
}

fn settle_one<W: GameWager>(
    wager: W,
    stake: Cents,
    ruling: Ruling,
    remaining: &mut Remaining,
) -> Result<Settled<W>, BrokenCent<W>> {
    let lost =
        Settled { wager, stake, ruling, paid: Cents::ZERO, returned: Cents::ZERO, vigorish: Cents::ZERO };
    let odds = match ruling.result {
        WagerResult::Lose => return Ok(lost),
        WagerResult::Push => return Ok(Settled { returned: stake, ..lost }),
        WagerResult::Win(odds) => odds,
    };
    let broken = |smallest| BrokenCent { wager, stake, smallest, provision: ruling.provision() };
    let won = odds.pay(stake).ok_or_else(|| broken(odds.smallest_stake()))?;
    let paid = match ruling.limit {
        Limit::Counts => remaining.pay(won),
        Limit::Outside => won,
    };
    let vigorish = match ruling.charge {
        Charge::Free => Cents::ZERO,
        Charge::Vigorish(rounding) => {
            vigorish::amount(paid, rounding).ok_or_else(|| broken(vigorish::smallest_stake(rounding)))?
        }
    };
    Ok(Settled { paid, returned: stake, vigorish, ..lost })
}

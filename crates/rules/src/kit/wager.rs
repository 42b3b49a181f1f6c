//! Wagers and what becomes of them.

use core::fmt;
use core::marker::PhantomData;

use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::law::Provision;

/// The most different wagers that one box can hold.
pub const MAX_WAGERS: usize = 6;

/// The wagers of a game: a closed list, in the order in which they are settled.
pub trait Wager: Copy + Eq + fmt::Debug + 'static {
    /// Every wager, in the order of settlement.
    const ALL: &'static [Self];

    /// The place in [`Wager::ALL`].
    fn index(self) -> usize;

    /// The name used on command lines and in files: `dragon-bonus-player`.
    fn slug(self) -> &'static str;

    /// The name as it is spoken and printed: `Dragon Bonus Wager on the Player's Hand`.
    fn name(self) -> &'static str;

    /// The wager of a slug.
    fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|wager| wager.slug() == slug)
    }
}

/// What becomes of a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagerResult {
    /// It wins and is paid at these odds; the stake stays the player's.
    Win(Odds),
    /// It ties and is returned.
    Push,
    /// It loses and is collected.
    Lose,
}

impl WagerResult {
    /// The word for it: `win`, `push` or `lose`.
    pub const fn word(self) -> &'static str {
        match self {
            WagerResult::Win(_) => "win",
            WagerResult::Push => "push",
            WagerResult::Lose => "lose",
        }
    }
}

/// What the rules say of one wager, before any chip moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Win, push or lose.
    pub result: WagerResult,
    /// The clause that decides it.
    pub decided_by: Provision,
    /// The clause that sets the price, where there is one to pay.
    pub priced_by: Option<Provision>,
    /// Whether vigorish is owed on what is won.
    pub charge: Charge,
    /// Whether an aggregate payout limit counts the payment.
    pub limit: Limit,
}

impl Ruling {
    /// A loss.
    pub const fn lose(decided_by: Provision) -> Ruling {
        Ruling::plain(WagerResult::Lose, decided_by, None)
    }

    /// A push.
    pub const fn push(decided_by: Provision) -> Ruling {
        Ruling::plain(WagerResult::Push, decided_by, None)
    }

    /// A win at a price, free of charge.
    pub const fn win(odds: Odds, decided_by: Provision, priced_by: Provision) -> Ruling {
        Ruling::plain(WagerResult::Win(odds), decided_by, Some(priced_by))
    }

    const fn plain(result: WagerResult, decided_by: Provision, priced_by: Option<Provision>) -> Ruling {
        Ruling { result, decided_by, priced_by, charge: Charge::Free, limit: Limit::Counts }
    }

    /// The same with vigorish on the amount won.
    pub const fn with_vigorish(mut self, rounding: Rounding) -> Ruling {
        self.charge = Charge::Vigorish(rounding);
        self
    }

    /// The same, paid outside any aggregate payout limit.
    pub const fn outside_limit(mut self) -> Ruling {
        self.limit = Limit::Outside;
        self
    }

    /// The clause to name first: the price of a win, the decision otherwise.
    pub const fn provision(&self) -> Provision {
        match self.priced_by {
            Some(price) => price,
            None => self.decided_by,
        }
    }
}

/// Whether a certificate holder offers an optional wager.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Offer {
    /// It may be made.
    #[default]
    Offered,
    /// It may not be made.
    NotOffered,
}

/// Whether vigorish is owed on a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// Nothing is owed.
    Free,
    /// Five per cent of what is won, rounded as the table declares.
    Vigorish(Rounding),
}

/// How a table rounds its vigorish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// Not at all.
    #[default]
    Exact,
    /// Up to the next quarter of a dollar.
    UpToQuarter,
}

/// Whether a payment counts against an aggregate payout limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It counts.
    Counts,
    /// It is paid in full, outside the limit.
    Outside,
}

/// The stakes in one box: an amount for each wager, zero where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bets<W> {
    stakes: [Cents; MAX_WAGERS],
    wagers: PhantomData<W>,
}

impl<W: Wager> Default for Bets<W> {
    fn default() -> Self {
        Bets::NONE
    }
}

impl<W: Wager> Bets<W> {
    /// No wager at all.
    pub const NONE: Bets<W> = Bets { stakes: [Cents::ZERO; MAX_WAGERS], wagers: PhantomData };

    /// The stake on a wager; zero where there is none.
    pub fn stake(&self, wager: W) -> Cents {
        self.stakes[wager.index()]
    }

    /// Whether a wager is made.
    pub fn has(&self, wager: W) -> bool {
        !self.stake(wager).is_zero()
    }

    /// The same with the stake on a wager replaced.
    pub fn with(mut self, wager: W, stake: Cents) -> Bets<W> {
        self.stakes[wager.index()] = stake;
        self
    }

    /// The wagers made, in the order of settlement.
    pub fn made(&self) -> impl Iterator<Item = (W, Cents)> + '_ {
        W::ALL.iter().map(|&wager| (wager, self.stake(wager))).filter(|(_, stake)| !stake.is_zero())
    }

    /// All stakes together.
    pub fn total(&self) -> Cents {
        self.stakes.iter().copied().sum()
    }
}

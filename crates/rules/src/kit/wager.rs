//! Wagers and what becomes of them.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::law::Provision;

/// The most different wagers that one box can hold.
pub const MAX_WAGERS: usize = 6;

/// A wager of any of the games. The slug is its wire form; the list may grow and is never renumbered on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Wager {
    Player,
    Banker,
    Tie,
    DragonBonusPlayer,
    DragonBonusBanker,
    Dragon7Insurance,
    Ante,
    Play,
    Prime,
    PairBonus,
    AllSix,
    Bonus,
}

impl Wager {
    /// Every wager of every game.
    pub const ALL: [Wager; 12] = [
        Wager::Player,
        Wager::Banker,
        Wager::Tie,
        Wager::DragonBonusPlayer,
        Wager::DragonBonusBanker,
        Wager::Dragon7Insurance,
        Wager::Ante,
        Wager::Play,
        Wager::Prime,
        Wager::PairBonus,
        Wager::AllSix,
        Wager::Bonus,
    ];

    /// The name used on command lines, in files and on the wire: `dragon-bonus-player`.
    pub const fn slug(self) -> &'static str {
        match self {
            Wager::Player => "player",
            Wager::Banker => "banker",
            Wager::Tie => "tie",
            Wager::DragonBonusPlayer => "dragon-bonus-player",
            Wager::DragonBonusBanker => "dragon-bonus-banker",
            Wager::Dragon7Insurance => "dragon-7-insurance",
            Wager::Ante => "ante",
            Wager::Play => "play",
            Wager::Prime => "prime",
            Wager::PairBonus => "pair-bonus",
            Wager::AllSix => "all-six",
            Wager::Bonus => "bonus",
        }
    }

    /// The name as it is spoken and printed: `Dragon Bonus Wager on the Player's Hand`.
    pub const fn name(self) -> &'static str {
        match self {
            Wager::Player => "wager on the Player's Hand",
            Wager::Banker => "wager on the Banker's Hand",
            Wager::Tie => "Tie Wager",
            Wager::DragonBonusPlayer => "Dragon Bonus Wager on the Player's Hand",
            Wager::DragonBonusBanker => "Dragon Bonus Wager on the Banker's Hand",
            Wager::Dragon7Insurance => "Dragon 7 Insurance Wager",
            Wager::Ante => "Ante Wager",
            Wager::Play => "Play Wager",
            Wager::Prime => "Prime Wager",
            Wager::PairBonus => "Pair Bonus Wager",
            Wager::AllSix => "All-Six Bonus Wager",
            Wager::Bonus => "Bonus Wager",
        }
    }

    /// The wager of a slug.
    pub fn from_slug(slug: &str) -> Option<Wager> {
        Wager::ALL.into_iter().find(|wager| wager.slug() == slug)
    }
}

impl fmt::Display for Wager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A word, or a wager, that names no wager of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchWager;

impl fmt::Display for NoSuchWager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such wager")
    }
}

impl core::error::Error for NoSuchWager {}

impl FromStr for Wager {
    type Err = NoSuchWager;

    fn from_str(slug: &str) -> Result<Wager, NoSuchWager> {
        Wager::from_slug(slug).ok_or(NoSuchWager)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Wager {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Wager {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Wager, D::Error> {
        let slug = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        slug.parse().map_err(serde::de::Error::custom)
    }
}

/// The wagers of one game: a closed list, in the order in which they are settled. [`game_wager!`] writes it.
///
/// [`game_wager!`]: crate::game_wager
pub trait GameWager: Copy + Eq + fmt::Debug + Into<Wager> + TryFrom<Wager> + 'static {
    /// Every wager, in the order of settlement.
    const ALL: &'static [Self];

    /// The place in [`GameWager::ALL`].
    fn index(self) -> usize;

    /// The name used on command lines and in files: `dragon-bonus-player`.
    fn slug(self) -> &'static str {
        self.into().slug()
    }

    /// The name as it is spoken and printed: `Dragon Bonus Wager on the Player's Hand`.
    fn name(self) -> &'static str {
        self.into().name()
    }

    /// The wager of a slug.
    fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|wager| wager.slug() == slug)
    }
}

/// Makes an enum the [`GameWager`] of a game, from its variants in the order of settlement, which are named as those
/// of [`Wager`] are.
#[doc(hidden)]
#[macro_export]
macro_rules! game_wager {
    ($game:ident { $($wager:ident),+ $(,)? }) => {
        impl $crate::kit::wager::GameWager for $game {
            const ALL: &'static [$game] = &[$($game::$wager),+];

            fn index(self) -> usize {
                self as usize
            }
        }

        impl From<$game> for $crate::kit::wager::Wager {
            fn from(wager: $game) -> $crate::kit::wager::Wager {
                match wager {
                    $($game::$wager => $crate::kit::wager::Wager::$wager),+
                }
            }
        }

        impl TryFrom<$crate::kit::wager::Wager> for $game {
            type Error = $crate::kit::wager::NoSuchWager;

            fn try_from(wager: $crate::kit::wager::Wager) -> Result<$game, $crate::kit::wager::NoSuchWager> {
                let is_it = |of_game: &$game| $crate::kit::wager::Wager::from(*of_game) == wager;
                let all = <$game as $crate::kit::wager::GameWager>::ALL;
                all.iter().copied().find(is_it).ok_or($crate::kit::wager::NoSuchWager)
            }
        }
    };
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
    /// The clause by which it is paid, where it is.
    pub paid_by: Option<Provision>,
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

    /// A win at these odds, free of charge.
    pub const fn win(odds: Odds, decided_by: Provision, paid_by: Provision) -> Ruling {
        Ruling::plain(WagerResult::Win(odds), decided_by, Some(paid_by))
    }

    const fn plain(result: WagerResult, decided_by: Provision, paid_by: Option<Provision>) -> Ruling {
        Ruling { result, decided_by, paid_by, charge: Charge::Free, limit: Limit::Counts }
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

    /// The clause to name first: the payout of a win, the decision otherwise.
    pub const fn provision(&self) -> Provision {
        match self.paid_by {
            Some(paid_by) => paid_by,
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
    /// Five percent of what is won, rounded as the table declares.
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

impl<W: GameWager> Default for Bets<W> {
    fn default() -> Self {
        Bets::NONE
    }
}

impl<W: GameWager> Bets<W> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chapters::saigon_5_card::wagers::SaigonWager;
    use crate::chapters::three_card_prime::wagers::PrimeWager;
    use crate::families::baccarat::BaccaratWager;

    #[test]
    fn every_wager_is_known_by_its_slug_alone() {
        for (place, wager) in Wager::ALL.into_iter().enumerate() {
            assert_eq!(wager as usize, place);
            assert_eq!(wager.slug().parse(), Ok(wager));
        }
        assert_eq!("boxcar".parse::<Wager>(), Err(NoSuchWager));
    }

    fn goes_there_and_back<W: GameWager>() -> usize {
        let of_game = |wager: &Wager| W::try_from(*wager).ok();
        for wager in Wager::ALL.iter().filter(|wager| of_game(wager).is_some()) {
            assert_eq!(of_game(wager).map(Into::into), Some(*wager));
        }
        Wager::ALL.iter().filter_map(of_game).count()
    }

    #[test]
    fn the_wagers_of_a_game_are_among_all_wagers() {
        assert_eq!(goes_there_and_back::<BaccaratWager>(), 6);
        assert_eq!(goes_there_and_back::<PrimeWager>(), 5);
        assert_eq!(goes_there_and_back::<SaigonWager>(), 2);
    }
}

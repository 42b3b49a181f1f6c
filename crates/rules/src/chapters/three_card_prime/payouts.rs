//! What is paid (679a.12): payouts as data, each table with the provision that prints it.

mod most_won;
#[cfg(test)]
mod tests;

pub use most_won::most_won_at_minimum;

use super::ranking::{AllSixHand, ThreeCardRank, one_color};
use super::wagers::PrimeWager;
use crate::chapters::section::Payouts;
use crate::cite;
use crate::kit::card::Card;
use crate::kit::odds::Odds;
use crate::kit::paytable::{Letter, Line, Pays, Paytable};
use crate::law::Provision;

/// A closed list of hands that are paid, highest first, with the names that signs and files use.
macro_rules! lines {
    ($(#[$doc:meta])* $type:ident { $($item:ident => $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)]
        pub enum $type { $($item),+ }

        impl Line for $type {
            const ALL: &'static [$type] = &[$($type::$item),+];

            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self { $($type::$item => $name),+ }
            }
        }
    };
}

lines! {
    /// The hands of the Play Wager.
    PlayLine {
        MiniRoyal => "mini-royal flush",
        StraightFlush => "straight flush",
        ThreeOfAKind => "three-of-a-kind",
        Straight => "straight",
        FlushOrLower => "flush or lower",
    }
}

lines! {
    /// The hands of the Bad Beat Bonus. A mini-royal is never beaten, since ties win (ER-218).
    BadBeatLine {
        StraightFlush => "straight flush",
        ThreeOfAKind => "three-of-a-kind",
        Straight => "straight",
    }
}

lines! {
    /// The hands of the Prime Wager.
    PrimeLine {
        PlayerAndDealer => "same color player and dealer hand",
        Player => "same color player hand",
    }
}

lines! {
    /// The hands of the Pair Bonus Wager.
    PairBonusLine {
        MiniRoyal => "mini-royal flush",
        StraightFlush => "straight flush",
        ThreeOfAKind => "three-of-a-kind",
        Straight => "straight",
        Flush => "flush",
        Pair => "pair",
    }
}

lines! {
    /// The hands of the All-Six Bonus Wager.
    AllSixLine {
        SixCardRoyalDiamonds => "six-card royal flush - diamonds",
        SixCardRoyal => "six-card royal flush - hearts, spades or clubs",
        RoyalFlush => "royal flush",
        StraightFlush => "straight flush",
        FourOfAKind => "four-of-a-kind",
        FullHouse => "full house",
        Flush => "flush",
        Straight => "straight",
        ThreeOfAKind => "three-of-a-kind",
    }
}

impl PlayLine {
    /// The line of a hand; every hand has one.
    pub const fn of(rank: ThreeCardRank) -> PlayLine {
        match rank {
            ThreeCardRank::MiniRoyal => PlayLine::MiniRoyal,
            ThreeCardRank::StraightFlush => PlayLine::StraightFlush,
            ThreeCardRank::ThreeOfAKind => PlayLine::ThreeOfAKind,
            ThreeCardRank::Straight => PlayLine::Straight,
            ThreeCardRank::Flush | ThreeCardRank::Pair | ThreeCardRank::HighCard => PlayLine::FlushOrLower,
        }
    }
}

impl BadBeatLine {
    /// The line of a beaten hand, if it is a straight or better.
    pub const fn of(rank: ThreeCardRank) -> Option<BadBeatLine> {
        match rank {
            ThreeCardRank::StraightFlush => Some(BadBeatLine::StraightFlush),
            ThreeCardRank::ThreeOfAKind => Some(BadBeatLine::ThreeOfAKind),
            ThreeCardRank::Straight => Some(BadBeatLine::Straight),
            ThreeCardRank::MiniRoyal
            | ThreeCardRank::Flush
            | ThreeCardRank::Pair
            | ThreeCardRank::HighCard => None,
        }
    }
}

impl PrimeLine {
    /// The line of two hands, if the player's cards are of one color. The dealer's color matters only where it
    /// is the same: that raises the payout and is not a second way to win (ER-220).
    pub fn of(player: [Card; 3], dealer: [Card; 3]) -> Option<PrimeLine> {
        let color = one_color(player)?;
        let both = one_color(dealer) == Some(color);
        Some(if both { PrimeLine::PlayerAndDealer } else { PrimeLine::Player })
    }
}

impl PairBonusLine {
    /// The line of a hand, if it is a pair or better.
    pub const fn of(rank: ThreeCardRank) -> Option<PairBonusLine> {
        match rank {
            ThreeCardRank::MiniRoyal => Some(PairBonusLine::MiniRoyal),
            ThreeCardRank::StraightFlush => Some(PairBonusLine::StraightFlush),
            ThreeCardRank::ThreeOfAKind => Some(PairBonusLine::ThreeOfAKind),
            ThreeCardRank::Straight => Some(PairBonusLine::Straight),
            ThreeCardRank::Flush => Some(PairBonusLine::Flush),
            ThreeCardRank::Pair => Some(PairBonusLine::Pair),
            ThreeCardRank::HighCard => None,
        }
    }
}

impl AllSixLine {
    /// The line of a hand, if it is a three-of-a-kind or better.
    pub const fn of(hand: AllSixHand) -> Option<AllSixLine> {
        match hand {
            AllSixHand::SixCardRoyalDiamonds => Some(AllSixLine::SixCardRoyalDiamonds),
            AllSixHand::SixCardRoyal => Some(AllSixLine::SixCardRoyal),
            AllSixHand::RoyalFlush => Some(AllSixLine::RoyalFlush),
            AllSixHand::StraightFlush => Some(AllSixLine::StraightFlush),
            AllSixHand::FourOfAKind => Some(AllSixLine::FourOfAKind),
            AllSixHand::FullHouse => Some(AllSixLine::FullHouse),
            AllSixHand::Flush => Some(AllSixLine::Flush),
            AllSixHand::Straight => Some(AllSixLine::Straight),
            AllSixHand::ThreeOfAKind => Some(AllSixLine::ThreeOfAKind),
            AllSixHand::Nothing => None,
        }
    }

    /// Whether this is a six-card royal flush, of whatever suit.
    pub const fn is_six_card_royal(self) -> bool {
        matches!(self, AllSixLine::SixCardRoyalDiamonds | AllSixLine::SixCardRoyal)
    }

    /// The line that a table pays the hand by: a six-card royal flush contains a royal flush, and is paid as
    /// one where the table has no payout of its own for it (ER-209).
    pub fn paid(hand: AllSixHand, pays: &Pays<AllSixLine>) -> Option<AllSixLine> {
        let line = AllSixLine::of(hand)?;
        let unpaid = line.is_six_card_royal() && pays.odds(line).is_none();
        Some(if unpaid { AllSixLine::RoyalFlush } else { line })
    }
}

/// A table that every certificate holder pays by: there is nothing to select, so it has no letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayoutTable<L> {
    /// The provision that prints it.
    pub provision: Provision,
    /// What it pays.
    pub pays: Pays<L>,
}

/// A winning Ante Wager, and a Play Wager when the dealer does not qualify.
pub const EVEN_MONEY: (Odds, Provision) = (Odds::EVEN, cite!("679a.12(a)"));

/// A winning Play Wager when the dealer qualifies.
pub const PLAY: PayoutTable<PlayLine> =
    PayoutTable { provision: cite!("679a.12(b)"), pays: Pays::to_1([10, 6, 5, 2, 1]) };

/// A winning Prime Wager.
pub const PRIME: PayoutTable<PrimeLine> =
    PayoutTable { provision: cite!("679a.12(d)"), pays: Pays::to_1([4, 3]) };

/// A winning Pair Bonus Wager whose fourth card is not a 2.
pub const PAIR_BONUS_WITHOUT_TWO: PayoutTable<PairBonusLine> =
    PayoutTable { provision: cite!("679a.12(e)"), pays: Pays::to_1([50, 40, 30, 6, 3, 1]) };

/// The provision by which a Bad Beat Bonus paytable is selected.
pub const BAD_BEAT_SELECTION: Provision = cite!("679a.12(c)");

/// The Bad Beat Bonus paytables.
pub const BAD_BEAT: [Paytable<BadBeatLine>; 2] = [
    Paytable::new(Letter::A, cite!("679a.12(c)/A"), Pays::to_1([12, 10, 4])),
    Paytable::new(Letter::B, cite!("679a.12(c)/B"), Pays::to_1([6, 5, 2])),
];

/// The provision by which a Pair Bonus paytable is selected.
pub const PAIR_BONUS_SELECTION: Provision = cite!("679a.12(f)");

/// The paytables of a Pair Bonus Wager whose fourth card is a 2. Paytable A does not double a pair (ER-221).
pub const PAIR_BONUS_WITH_TWO: [Paytable<PairBonusLine>; 4] = [
    Paytable::new(Letter::A, cite!("679a.12(f)/A"), Pays::to_1([100, 80, 60, 12, 6, 1])),
    Paytable::new(Letter::B, cite!("679a.12(f)/B"), Pays::to_1([75, 60, 45, 10, 5, 2])),
    Paytable::new(Letter::C, cite!("679a.12(f)/C"), Pays::to_1([75, 50, 40, 8, 4, 2])),
    Paytable::new(Letter::D, cite!("679a.12(f)/D"), Pays::to_1([75, 50, 40, 8, 4, 1])),
];

/// The provision by which an All-Six Bonus paytable is selected.
pub const ALL_SIX_SELECTION: Provision = cite!("679a.12(g)");

/// The All-Six Bonus paytables. Only E has rows for a six-card royal flush.
pub const ALL_SIX: [Paytable<AllSixLine>; 5] = [
    Paytable::new(Letter::A, cite!("679a.12(g)/A"), Pays::to_1([0, 0, 1000, 200, 50, 25, 20, 10, 5])),
    Paytable::new(Letter::B, cite!("679a.12(g)/B"), Pays::to_1([0, 0, 1000, 200, 50, 25, 15, 10, 5])),
    Paytable::new(Letter::C, cite!("679a.12(g)/C"), Pays::to_1([0, 0, 1000, 200, 100, 20, 15, 9, 8])),
    Paytable::new(Letter::D, cite!("679a.12(g)/D"), Pays::to_1([0, 0, 1000, 200, 100, 20, 15, 10, 7])),
    Paytable::new(
        Letter::E,
        cite!("679a.12(g)/E"),
        Pays::to_1([200_000, 20_000, 1000, 200, 50, 20, 15, 10, 5]),
    ),
];

/// The provision of the aggregate payout limit, and of the six-card royal flush that stays outside it.
pub const PAYOUT_LIMIT: Provision = cite!("679a.12(h)");

/// The clause by which a wager is paid; of several the one with the payout tables to choose from.
pub const fn paid_by(wager: PrimeWager) -> Provision {
    match wager {
        PrimeWager::Ante => EVEN_MONEY.1,
        PrimeWager::Play => PLAY.provision,
        PrimeWager::Prime => PRIME.provision,
        PrimeWager::PairBonus => PAIR_BONUS_SELECTION,
        PrimeWager::AllSix => ALL_SIX_SELECTION,
    }
}

pub(super) const PAYOUTS: Payouts = Payouts { limit: Some(PAYOUT_LIMIT) };

/// The Bad Beat Bonus paytable of a letter.
pub fn bad_beat(letter: Letter) -> Option<&'static Paytable<BadBeatLine>> {
    static TABLES: [Paytable<BadBeatLine>; 2] = BAD_BEAT;
    TABLES.get(letter as usize)
}

/// The Pair Bonus paytable of a letter, for a fourth card that is a 2.
pub fn pair_bonus_with_two(letter: Letter) -> Option<&'static Paytable<PairBonusLine>> {
    static TABLES: [Paytable<PairBonusLine>; 4] = PAIR_BONUS_WITH_TWO;
    TABLES.get(letter as usize)
}

/// The All-Six Bonus paytable of a letter.
pub fn all_six(letter: Letter) -> Option<&'static Paytable<AllSixLine>> {
    static TABLES: [Paytable<AllSixLine>; 5] = ALL_SIX;
    TABLES.get(letter as usize)
}

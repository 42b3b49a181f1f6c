//! What the readings of unclear provisions come to: each beside the rule as it is implemented.

use croupier_rules::chapters::three_card_prime::Terms;
use croupier_rules::chapters::three_card_prime::payouts::{self, PairBonusLine};
use croupier_rules::{Odds, law};

use super::all_six::{AceLow, all_six};
use super::ante_play::AntePlay;
use super::cards_left::CardsLeft;
use super::named_pays::{self, NamedPays};
use super::pair_bonus::pair_bonus;
use super::reading::Reading;
use crate::figures::Figures;

/// A reading that was considered and not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhatIf {
    /// Ace, 2, 3, 4 and 5 are not a straight in the All-Six Bonus Wager.
    NoAceLowInAllSix,
    /// A forfeited Ante comes back when the dealer does not qualify.
    FoldedAnteReturned,
    /// The Play Wager is paid by its table even when the dealer does not qualify.
    PlayTableAlways,
    /// Pair Bonus paytable A doubles a pair as it doubles all else.
    PairBonusADoublesPair,
}

/// A wager twice: as implemented, and as it would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// By the text as it is read.
    pub as_written: Figures,
    /// Under the other reading.
    pub what_if: Figures,
}

impl WhatIf {
    /// Every reading, in the order of their numbers.
    pub const ALL: [WhatIf; 4] = [
        WhatIf::NoAceLowInAllSix,
        WhatIf::FoldedAnteReturned,
        WhatIf::PlayTableAlways,
        WhatIf::PairBonusADoublesPair,
    ];

    /// The name used on command lines and in files.
    pub const fn slug(self) -> &'static str {
        match self {
            WhatIf::NoAceLowInAllSix => "no-ace-low-in-all-six",
            WhatIf::FoldedAnteReturned => "folded-ante-returned",
            WhatIf::PlayTableAlways => "play-table-always",
            WhatIf::PairBonusADoublesPair => "pair-bonus-a-doubles-pair",
        }
    }

    /// The number of the reading in the register.
    pub const fn id(self) -> &'static str {
        match self {
            WhatIf::NoAceLowInAllSix => "ER-208",
            WhatIf::FoldedAnteReturned => "ER-216",
            WhatIf::PlayTableAlways => "ER-217",
            WhatIf::PairBonusADoublesPair => "ER-221",
        }
    }

    /// The reading in the register, which says what is open and how it is decided.
    pub fn reading(self) -> Option<&'static law::Reading> {
        law::Reading::find(self.id())
    }

    /// The figures of every paytable that the reading touches.
    pub fn compare(self, left: CardsLeft) -> Vec<Comparison> {
        match self {
            WhatIf::FoldedAnteReturned => ante_play(left, Reading::FoldedAnteReturned),
            WhatIf::PlayTableAlways => ante_play(left, Reading::PlayTableAlways),
            WhatIf::NoAceLowInAllSix => {
                Terms::ALL_SIX.map(|letter| six(left, &named_pays::all_six(letter))).into()
            }
            WhatIf::PairBonusADoublesPair => {
                vec![pair(left, &NamedPays::from(&payouts::PAIR_BONUS_WITH_TWO[0]))]
            }
        }
    }
}

fn ante_play(left: CardsLeft, otherwise: Reading) -> Vec<Comparison> {
    let compare = |bad_beat: &NamedPays<payouts::BadBeatLine>| {
        let optimum = |reading| AntePlay::new(left, bad_beat, reading).optimum();
        Comparison { as_written: optimum(Reading::AsWritten), what_if: optimum(otherwise) }
    };
    payouts::BAD_BEAT.iter().map(|table| compare(&table.into())).collect()
}

fn six(left: CardsLeft, paytable: &NamedPays<payouts::AllSixLine>) -> Comparison {
    let [as_written, what_if] = AceLow::ALL.map(|ace_low| all_six(left, paytable, ace_low));
    Comparison { as_written, what_if }
}

fn pair(left: CardsLeft, with_two: &NamedPays<PairBonusLine>) -> Comparison {
    let pays = with_two.pays.with(PairBonusLine::Pair, Some(Odds::to_1(2)));
    let doubled = NamedPays::custom(format!("{}, pair at 2 to 1", with_two.name), pays);
    Comparison { as_written: pair_bonus(left, with_two), what_if: pair_bonus(left, &doubled) }
}

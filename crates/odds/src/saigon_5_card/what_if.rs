//! Readings of chapter 680a that could have been other ones, each by the number of the reading.

use croupier_rules::Odds;
use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::chapters::saigon_5_card::{BonusHand, SaigonWager};

use super::ante::{Choice, ante, ante_read};
use super::ante_reading::AnteReading;
use super::bonus::{BonusOptions, BonusReading, bonus};
use super::remaining::Remaining;
use super::setting::Setting;
use crate::figures::Figures;

/// The other side of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum WhatIf {
    /// A joker in the dealer's hand counts what is worst for it (ER-301).
    WorstJokerForDealer,
    /// A joker in the player's hand counts what is worst for it (ER-301).
    WorstJokerForPlayer,
    /// The dealer takes the qualifying split with the lowest Point Count (ER-302).
    DealerTakesLowestSplit,
    /// Ten to ace is a straight only where it is a royal flush (ER-304).
    NoAceHighStraight,
    /// The joker is any card in any hand (ER-305).
    WildJoker,
    /// Two pair is paid 9 to 1 (ER-306).
    TwoPairAtNineToOne,
    /// Every three of the five cards must total 10, 20 or 30 (ER-308).
    EveryThreeMustQualify,
}

/// The number of the reading, and the alternative in words.
const ENTRIES: [(&str, &str); 7] = [
    ("ER-301", "a joker in the dealer's hand counts what is worst for it"),
    ("ER-301", "a joker in the player's hand counts what is worst for it"),
    ("ER-302", "the dealer takes the qualifying split with the lowest Point Count"),
    ("ER-304", "no ace-high straight but the royal flush"),
    ("ER-305", "a fully wild joker"),
    ("ER-306", "two pair at 9 to 1"),
    ("ER-308", "a hand qualifies only if every three of its cards do"),
];

impl WhatIf {
    /// Every alternative, in the order of the readings.
    pub const ALL: [WhatIf; 7] = [
        WhatIf::WorstJokerForDealer,
        WhatIf::WorstJokerForPlayer,
        WhatIf::DealerTakesLowestSplit,
        WhatIf::NoAceHighStraight,
        WhatIf::WildJoker,
        WhatIf::TwoPairAtNineToOne,
        WhatIf::EveryThreeMustQualify,
    ];

    /// The number of the reading that it contradicts.
    pub const fn reading(self) -> &'static str {
        ENTRIES[self as usize].0
    }

    /// The alternative, in words.
    pub const fn name(self) -> &'static str {
        ENTRIES[self as usize].1
    }

    /// The alternatives to a reading, by its number in upper or lower case.
    pub fn of_reading(reading: &str) -> impl Iterator<Item = WhatIf> {
        WhatIf::ALL.into_iter().filter(move |what_if| what_if.reading().eq_ignore_ascii_case(reading))
    }

    /// The wager whose figures it changes.
    pub const fn wager(self) -> SaigonWager {
        match self {
            WhatIf::WorstJokerForDealer
            | WhatIf::WorstJokerForPlayer
            | WhatIf::DealerTakesLowestSplit
            | WhatIf::EveryThreeMustQualify => SaigonWager::Ante,
            WhatIf::NoAceHighStraight | WhatIf::WildJoker | WhatIf::TwoPairAtNineToOne => SaigonWager::Bonus,
        }
    }

    /// The figures of that wager under the alternative.
    pub fn figures(self, remaining: Remaining) -> Figures {
        match self {
            WhatIf::WorstJokerForDealer => ante_read(remaining, AnteReading::WorstJokerForDealer),
            WhatIf::WorstJokerForPlayer => ante_read(remaining, AnteReading::WorstJokerForPlayer),
            WhatIf::EveryThreeMustQualify => ante_read(remaining, AnteReading::EveryThreeMustQualify),
            WhatIf::DealerTakesLowestSplit => ante(remaining, Choice::default(), Setting::Lowest),
            WhatIf::NoAceHighStraight => read(remaining, BonusReading::NoAceHighStraight),
            WhatIf::WildJoker => read(remaining, BonusReading::WildJoker),
            WhatIf::TwoPairAtNineToOne => bonus(remaining, &self.nine_to_one()),
        }
    }

    fn nine_to_one(self) -> BonusOptions {
        BonusOptions {
            paytable: format!("{} with {}", BONUS_A.letter, self.name()),
            pays: BONUS_A.pays.with(BonusHand::TwoPair, Some(Odds::to_1(9))),
            ..BonusOptions::default()
        }
    }
}

fn read(remaining: Remaining, reading: BonusReading) -> Figures {
    bonus(remaining, &BonusOptions { reading, ..BonusOptions::default() })
}

//! Readings of chapter 679a.

use croupier_rules::GameId;
use croupier_rules::Odds;
use croupier_rules::chapters::three_card_prime::payouts::{AllSixLine, PRIME, PrimeLine};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::Line;

use super::alternative::{Alternative, Changed, as_read, changed};
use super::published::Published;
use super::restatement::{Moved, deals, judged, moved};
use crate::catalogue::{CountedWager, NotCounted, Table};
use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;
use crate::three_card_prime::{BAD_BEAT, CardsLeft, Comparison, WhatIf, catalogue};

pub(crate) static ALTERNATIVES: [Alternative; 8] = [
    Alternative::new("ER-208", "A-2-3-4-5 is not a straight in the All-Six hand", |_| {
        compared(WhatIf::NoAceLowInAllSix)
    }),
    Alternative::new("ER-209", "a six-card royal flush without a row of its own loses", six_card_royal),
    Alternative::new("ER-210", "two threes-of-a-kind are a three-of-a-kind, not a full house", two_threes),
    Alternative::new("ER-216", "a forfeited Ante comes back when the dealer does not qualify", |_| {
        compared(WhatIf::FoldedAnteReturned)
    }),
    Alternative::new("ER-217", "Play is paid by table (b) when the dealer does not qualify, too", |_| {
        compared(WhatIf::PlayTableAlways)
    }),
    Alternative::new("ER-218", "the Play Wager is collected when a bad beat is paid", play_collected),
    Alternative::new("ER-220", "both rates of the Prime Wager are added", both_rates),
    Alternative::new("ER-221", "Pair Bonus paytable A pays a pair 2 to 1", |_| {
        compared(WhatIf::PairBonusADoublesPair)
    }),
];

/// What the rulemaking publishes. What it calls a wager on the Bad Beat Bonus is Ante and Play (ER-219).
pub(crate) static PUBLISHED: [Published; 4] = [
    published(&catalogue::ANTE_PLAY, "2.9", "3.03"),
    published(&catalogue::PRIME, "3.62", "3.62"),
    published(&catalogue::PAIR_BONUS, "3.18", "5.83"),
    published(&catalogue::ALL_SIX, "6.74", "18.10"),
];

const fn published(wager: &'static CountedWager, lowest: &'static str, highest: &'static str) -> Published {
    Published::new(GameId::ThreeCardPrime, wager, lowest, highest)
}

type Changes = Result<Vec<Changed>, NotCounted>;

fn compared(what_if: WhatIf) -> Changes {
    let changed =
        |compared: Comparison| Changed { as_read: compared.as_written, otherwise: compared.what_if };
    Ok(what_if.compare(CardsLeft::ALL).into_iter().map(changed).collect())
}

/// Only the last paytable tells six-card royal flushes apart, so that its figures say how many there are.
fn six_card_royal(game: GameId) -> Changes {
    let mut tables = as_read(game, &catalogue::ALL_SIX, Table::Ordinary)?;
    let royals = |name: AllSixLine| tables.last().map_or(0, |table| deals(table, name.name()));
    let count = royals(AllSixLine::SixCardRoyalDiamonds) + royals(AllSixLine::SixCardRoyal);
    tables.retain(|table| deals(table, AllSixLine::SixCardRoyal.name()) == 0);
    let lost = || [Moved::lost("six-card royal flush", count)];
    Ok(changed(tables, |figures| moved(figures, AllSixLine::RoyalFlush.name(), lost())))
}

/// In how many ways two ranks can be dealt three times each.
fn threes_twice() -> u128 {
    let (ranks, of_a_rank) = (Rank::ALL.len() as u128, Suit::ALL.len() as u128);
    ranks * (ranks - 1) / 2 * of_a_rank * of_a_rank
}

fn two_threes(game: GameId) -> Changes {
    let paid = |figures: &Figures| {
        let three = figures.outcomes.iter().find(|outcome| outcome.name == AllSixLine::ThreeOfAKind.name());
        let won =
            three.and_then(|three| three.pays).map(|odds| Moved::won("two threes", threes_twice(), odds));
        moved(figures, AllSixLine::FullHouse.name(), won)
    };
    Ok(changed(as_read(game, &catalogue::ALL_SIX, Table::Ordinary)?, paid))
}

fn play_collected(game: GameId) -> Changes {
    let bad_beat = |outcome: &Outcome| outcome.name.starts_with(BAD_BEAT);
    let collected = |outcome: &Outcome| bad_beat(outcome).then(|| &outcome.net - &Ratio::whole(1));
    let figures = as_read(game, &catalogue::ANTE_PLAY, Table::Ordinary)?;
    Ok(changed(figures, |figures| judged(figures, collected)))
}

fn both_rates(game: GameId) -> Changes {
    let rates = PrimeLine::ALL.iter().filter_map(|&line| PRIME.pays.odds(line));
    let added = Odds::to_1(rates.map(Odds::pays).sum());
    let shared = PrimeLine::PlayerAndDealer.name();
    let paid =
        |figures: &Figures| moved(figures, shared, [Moved::won("both rates", deals(figures, shared), added)]);
    Ok(changed(as_read(game, &catalogue::PRIME, Table::Ordinary)?, paid))
}

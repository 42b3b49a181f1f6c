//! Chapter 680a, read afresh.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::pips::{JOKER, Pip, deck, groups, one_suit, sequence};
use super::random::Random;
use super::{Bet, Expected, ROUNDS, bets, cards, compare, thousands};
use crate::finished::{FinishedRound, OptionValue};
use crate::game::GameId;

/// From two pair up to five aces.
const BONUS: [i64; 10] = [8, 10, 12, 15, 20, 50, 100, 250, 1000, 5000];

/// What a card can count.
fn values(card: Pip) -> &'static [i64] {
    const PLAIN: [i64; 11] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    let single = |value: usize| &PLAIN[value..=value];
    match card.rank {
        0 => &[3, 6, 9],
        14 => single(1),
        10..=13 => single(10),
        rank => single(rank as usize),
    }
}

/// Every total that some cards can make.
fn totals(cards: &[Pip]) -> Vec<i64> {
    cards.iter().fold(Vec::from([0]), |sums, &card| {
        sums.iter().flat_map(|sum| values(card).iter().map(move |value| sum + value)).collect()
    })
}

fn qualifies(three: &[Pip]) -> bool {
    totals(three).iter().any(|total| [10, 20, 30].contains(total))
}

fn count(two: &[Pip]) -> i64 {
    totals(two).into_iter().map(|total| if total > 10 { total - 10 } else { total }).max().unwrap_or(0)
}

/// The Point Count of a hand whose three-card hand is this one, if it qualifies.
fn count_with(five: &[Pip], three: &[Pip]) -> Option<i64> {
    let two: Vec<Pip> = five.iter().copied().filter(|card| !three.contains(card)).collect();
    qualifies(three).then(|| count(&two))
}

fn best(five: &[Pip]) -> Option<i64> {
    let mut best = None;
    for (a, b) in (0..5).flat_map(|b| (0..b).map(move |a| (a, b))) {
        let three: Vec<Pip> = (0..5).filter(|&i| i != a && i != b).map(|i| five[i]).collect();
        best = best.max(count_with(five, &three));
    }
    best
}

/// 0 for less than two pair, up to 10 for five aces.
fn bonus(five: &[Pip]) -> usize {
    let plain: Vec<Pip> = five.iter().copied().filter(|&card| card != JOKER).collect();
    if plain.len() == 5 {
        let hand = grouped(five).max(sequenced(five));
        // A royal flush without the joker is the higher of the two.
        return if hand == 8 { 9 } else { hand };
    }
    let with = |pip: Pip| [&plain[..], &[pip]].concat();
    let as_ace = grouped(&with(Pip { rank: 14, suit: 0 }));
    let completing = deck().into_iter().map(|pip| sequenced(&with(pip))).max().unwrap_or(0);
    as_ace.max(completing)
}

fn grouped(five: &[Pip]) -> usize {
    match groups(five)[..] {
        [5] => 10,
        [4, ..] => 6,
        [3, 2] => 5,
        [3, ..] => 2,
        [2, 2, ..] => 1,
        _ => 0,
    }
}

fn sequenced(five: &[Pip]) -> usize {
    match (sequence(five), one_suit(five)) {
        (Some(14), true) => 8,
        (Some(_), true) => 7,
        (None, true) => 4,
        (Some(_), false) => 3,
        (None, false) => 0,
    }
}

fn ante(player: Option<i64>, dealer: Option<i64>, bet: Bet) -> Expected {
    match (player, dealer) {
        (None, None) => Expected::push(bet, "680a.11(d)(1)(i)"),
        (None, Some(_)) => Expected::lose(bet, "680a.11(d)(2)(i)"),
        (Some(player), Some(dealer)) if dealer > player => Expected::lose(bet, "680a.11(d)(2)(ii)(A)"),
        (Some(player), Some(dealer)) if dealer == player => Expected::push(bet, "680a.11(d)(2)(ii)(C)"),
        (Some(5), _) => Expected::win(bet, (1, 2), "680a.12(b)"),
        (Some(_), _) => Expected::win(bet, (1, 1), "680a.12(a)"),
    }
}

fn bonus_wager(five: &[Pip], bet: Bet) -> Expected {
    match bonus(five) {
        0 => Expected::lose(bet, "680a.11(e)(1)"),
        hand => Expected::win(bet, (BONUS[hand - 1], 1), "680a.12(c)"),
    }
}

/// Ten cards: from the whole deck, or with cards among them that make the rare hands likely.
fn deal(random: &mut Random) -> Vec<Pip> {
    let mut whole = deck();
    whole.push(JOKER);
    let (low, suit) = (2 + random.below(9) as u8, random.below(4) as u8);
    let window = (low..low + 5).map(|rank| Pip { rank, suit });
    let royal = (10..15).map(|rank| Pip { rank, suit });
    let aces = (0..4).map(|suit| Pip { rank: 14, suit }).chain([JOKER]);
    let core: Vec<Pip> = match random.below(6) {
        0 => aces.collect(),
        1 => window.chain([JOKER]).collect(),
        2 => royal.collect(),
        3 => whole.iter().copied().filter(|pip| pip.rank.abs_diff(low) < 2 || *pip == JOKER).collect(),
        _ => Vec::new(),
    };
    random.hand_out(&core, &whole, 10)
}

/// Nothing, or any three of the five cards in any order.
fn set(random: &mut Random, five: &[Pip]) -> Option<Vec<Pip>> {
    let mut three = five.to_vec();
    random.shuffle(&mut three);
    three.truncate(3);
    (!random.one_in(3)).then_some(three)
}

#[test]
fn saigon_5_card_is_settled_as_the_oracle_settles_it() {
    let (mut random, mut seen) = (Random::new(0x680), BTreeSet::<String>::new());
    let mut resets = 0;
    for _ in 0..ROUNDS {
        resets += one_round(&mut random, &mut seen);
    }
    assert!(resets > 1000, "{resets}");
    for pays in BONUS {
        let line = format!("bonus win {} to 1 680a.12(c)", thousands(pays));
        assert!(seen.contains(&line), "{line}");
    }
    assert_eq!(seen.iter().filter(|line| line.starts_with("ante")).count(), 6, "{seen:#?}");
}

/// Settles a round both ways; 1 where the dealer had to reset the hand, 0 where not.
fn one_round(random: &mut Random, seen: &mut BTreeSet<String>) -> usize {
    let dealt = deal(random);
    let (player, dealer) = dealt.split_at(5);
    let (named, limit) = (set(random, player), random.limit());
    let mut made = Vec::from([("ante", random.stake(2))]);
    if !random.one_in(4) {
        made.push(("bonus", random.stake(1)));
    }
    let round = FinishedRound {
        player: cards(player),
        house: cards(dealer),
        set: named.as_deref().map(cards),
        bets: bets(&made),
        options: limit.map(|limit| ("payout-limit".into(), OptionValue::Number(limit))).into_iter().collect(),
        ..FinishedRound::new(GameId::Saigon5Card)
    };
    let chosen = named.map_or(best(player), |three| count_with(player, &three));
    let was_reset = chosen.is_none() && best(player).is_some();
    let counted = if was_reset { best(player) } else { chosen };
    let mut purse = limit;
    let expected: Vec<_> = made
        .iter()
        .map(|&bet| match bet.0 {
            "ante" => ante(counted, best(dealer), bet).within(&mut purse),
            _ => bonus_wager(player, bet).within(&mut purse),
        })
        .collect();
    let report = compare(&round, &expected, seen);
    assert_eq!(report.explain.iter().any(|clause| clause.text.contains("resets")), was_reset, "{round:?}");
    usize::from(was_reset)
}

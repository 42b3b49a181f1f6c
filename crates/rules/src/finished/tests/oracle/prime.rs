//! Chapter 679a, read afresh.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::pips::{Pip, deck, groups, one_suit, ranks, sequence};
use super::random::Random;
use super::{Bet, Expected, ROUNDS, bets, cards, compare, text};
use crate::finished::{FinishedRound, OptionValue};
use crate::game::GameId;

/// From no listed hand up to the mini-royal.
const PLAY: [i64; 7] = [1, 1, 1, 2, 5, 6, 10];
/// From the straight up, by letter.
const BAD_BEAT: [[i64; 3]; 2] = [[4, 10, 12], [2, 5, 6]];
/// From the pair up.
const PAIR_BONUS: [i64; 6] = [1, 3, 6, 30, 40, 50];
/// The same with a 2 as fourth card, by letter.
const PAIR_BONUS_WITH_2: [[i64; 6]; 4] =
    [[1, 6, 12, 60, 80, 100], [2, 5, 10, 45, 60, 75], [2, 4, 8, 40, 50, 75], [1, 4, 8, 40, 50, 75]];
/// From three-of-a-kind up to the royal flush, by letter.
const ALL_SIX: [[i64; 7]; 5] = [
    [5, 10, 20, 25, 50, 200, 1000],
    [5, 10, 15, 25, 50, 200, 1000],
    [8, 9, 15, 20, 100, 200, 1000],
    [7, 10, 15, 20, 100, 200, 1000],
    [5, 10, 15, 20, 50, 200, 1000],
];
const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];

struct Table {
    bad_beat: usize,
    pair_bonus: usize,
    all_six: usize,
    limit: Option<i64>,
}

struct Deal {
    player: Vec<Pip>,
    dealer: Vec<Pip>,
    fourth: Pip,
}

/// The place among the listed hands, then what breaks a tie inside it.
fn rank(hand: &[Pip]) -> (usize, Vec<u8>) {
    let by_rank = ranks(hand);
    match (sequence(hand), one_suit(hand), groups(hand)[0]) {
        (Some(14), true, _) => (6, Vec::new()),
        (Some(top), true, _) => (5, Vec::from([top])),
        (_, _, 3) => (4, by_rank),
        (Some(top), false, _) => (3, Vec::from([top])),
        (None, true, _) => (2, by_rank),
        // The middle one of three sorted ranks belongs to any pair.
        (None, false, 2) => (1, [&by_rank[1..2], &by_rank[..]].concat()),
        (None, false, _) => (0, by_rank),
    }
}

fn qualifies(dealer: &[Pip]) -> bool {
    rank(dealer).0 > 0 || ranks(dealer)[0] >= 12
}

/// 0 for less than three-of-a-kind, up to 7 for a royal flush and 8 for one of six cards.
fn best_of_six(six: &[Pip]) -> usize {
    if one_suit(six) && sequence(six) == Some(14) {
        return 8;
    }
    let without = |out: usize| six.iter().enumerate().filter(move |(i, _)| *i != out).map(|(_, &pip)| pip);
    (0..6).map(|out| of_five(&without(out).collect::<Vec<_>>())).max().unwrap_or(0)
}

fn of_five(five: &[Pip]) -> usize {
    match (sequence(five), one_suit(five), &groups(five)[..]) {
        (Some(14), true, _) => 7,
        (Some(_), true, _) => 6,
        (_, _, [4, ..]) => 5,
        (_, _, [3, 2]) => 4,
        (None, true, _) => 3,
        (Some(_), false, _) => 2,
        (_, _, [3, ..]) => 1,
        _ => 0,
    }
}

fn settle(table: &Table, deal: &Deal, made: &[Bet]) -> Vec<Expected> {
    let folded = !made.iter().any(|bet| bet.0 == "play");
    let mut purse = table.limit;
    let mut expected = Vec::new();
    for &bet in made {
        let full = match bet.0 {
            "ante" if folded => Expected::lose(bet, "679a.11(b)"),
            "ante" => ante(deal, bet),
            "play" => play(table, deal, bet),
            "prime" => prime(deal, bet),
            "pair-bonus" => pair_bonus(table, deal, bet),
            _ => all_six(table, deal, bet),
        };
        let is_outside = table.all_six == 4 && bet.0 == "all-six" && best_of_six(&six(deal)) == 8;
        expected.push(if is_outside { full } else { full.within(&mut purse) });
    }
    expected
}

fn ante(deal: &Deal, bet: Bet) -> Expected {
    let (player, dealer) = (rank(&deal.player), rank(&deal.dealer));
    match (qualifies(&deal.dealer), player >= dealer) {
        (false, _) => Expected::push(bet, "679a.11(c)(3)(i)"),
        (true, true) => Expected::win(bet, (1, 1), "679a.12(a)"),
        (true, false) if player.0 < 3 => Expected::lose(bet, "679a.11(c)(3)(iii)"),
        (true, false) => Expected::lose(bet, "679a.11(c)(3)(iv)"),
    }
}

fn play(table: &Table, deal: &Deal, bet: Bet) -> Expected {
    let (player, dealer) = (rank(&deal.player), rank(&deal.dealer));
    match (qualifies(&deal.dealer), player >= dealer) {
        (false, _) => Expected::win(bet, (1, 1), "679a.12(a)"),
        (true, true) => Expected::win(bet, (PLAY[player.0], 1), "679a.12(b)"),
        (true, false) if player.0 < 3 => Expected::lose(bet, "679a.11(c)(3)(iii)"),
        (true, false) => {
            let pays = BAD_BEAT[table.bad_beat][player.0 - 3];
            Expected::win(bet, (pays, 1), format!("679a.12(c)/{}", LETTERS[table.bad_beat]))
        }
    }
}

fn prime(deal: &Deal, bet: Bet) -> Expected {
    let red = |cards: &[Pip]| cards.iter().filter(|card| card.is_red()).count();
    match (red(&deal.player), red(&deal.dealer)) {
        (0, 0) | (3, 3) => Expected::win(bet, (4, 1), "679a.12(d)"),
        (0 | 3, _) => Expected::win(bet, (3, 1), "679a.12(d)"),
        _ => Expected::lose(bet, "679a.11(d)(1)(i)"),
    }
}

fn pair_bonus(table: &Table, deal: &Deal, bet: Bet) -> Expected {
    match (rank(&deal.player).0, deal.fourth.rank) {
        (0, _) => Expected::lose(bet, "679a.11(d)(2)(i)"),
        (hand, 2) => {
            let pays = PAIR_BONUS_WITH_2[table.pair_bonus][hand - 1];
            Expected::win(bet, (pays, 1), format!("679a.12(f)/{}", LETTERS[table.pair_bonus]))
        }
        (hand, _) => Expected::win(bet, (PAIR_BONUS[hand - 1], 1), "679a.12(e)"),
    }
}

fn six(deal: &Deal) -> Vec<Pip> {
    [&deal.player[..], &deal.dealer[..]].concat()
}

fn all_six(table: &Table, deal: &Deal, bet: Bet) -> Expected {
    let pays = match (best_of_six(&six(deal)), table.all_six) {
        (0, _) => return Expected::lose(bet, "679a.11(d)(3)(i)"),
        (8, 4) if deal.player[0].suit == 1 => 200_000,
        (8, 4) => 20_000,
        (8, letter) => ALL_SIX[letter][6],
        (hand, letter) => ALL_SIX[letter][hand - 1],
    };
    Expected::win(bet, (pays, 1), format!("679a.12(g)/{}", LETTERS[table.all_six]))
}

/// Seven cards: from the whole deck, mostly from six neighbors of a suit, or mostly from three ranks.
fn deal(random: &mut Random) -> Deal {
    let (low, suit) = (2 + random.below(8) as u8, random.below(4) as u8);
    let whole = deck();
    let core: Vec<Pip> = match random.below(3) {
        0 => Vec::new(),
        1 => (low..low + 6).map(|rank| Pip { rank, suit }).collect(),
        _ => whole.iter().copied().filter(|pip| pip.rank.abs_diff(low) < 2).collect(),
    };
    let dealt = random.hand_out(&core, &whole, 7);
    let two = Pip { rank: 2, suit };
    let fourth = if dealt[..6].contains(&two) || random.one_in(2) { dealt[6] } else { two };
    Deal { player: dealt[..3].to_vec(), dealer: dealt[3..6].to_vec(), fourth }
}

fn stakes(random: &mut Random) -> Vec<Bet> {
    let ante = random.stake(1);
    let mut made = Vec::from([("ante", ante)]);
    if !random.one_in(4) {
        made.push(("play", ante));
    }
    for wager in ["prime", "pair-bonus", "all-six"] {
        if !random.one_in(3) {
            made.push((wager, random.stake(1)));
        }
    }
    made
}

fn options(table: &Table) -> Vec<(String, OptionValue)> {
    let letters = [
        text("bad-beat", LETTERS[table.bad_beat]),
        text("pair-bonus", LETTERS[table.pair_bonus]),
        text("all-six", LETTERS[table.all_six]),
    ];
    let limit = table.limit.map(|limit| ("payout-limit".into(), OptionValue::Number(limit)));
    letters.into_iter().chain(limit).collect()
}

#[test]
fn three_card_prime_is_settled_as_the_oracle_settles_it() {
    let (mut random, mut seen) = (Random::new(0x679), BTreeSet::<String>::new());
    let mut cut_to_nothing = 0;
    for _ in 0..ROUNDS {
        let table = Table {
            bad_beat: random.below(2),
            pair_bonus: random.below(4),
            all_six: random.below(5),
            limit: random.limit(),
        };
        let (deal, made) = (deal(&mut random), stakes(&mut random));
        let round = FinishedRound {
            player: cards(&deal.player),
            house: cards(&deal.dealer),
            fourth: cards(&[deal.fourth]).pop(),
            bets: bets(&made),
            options: options(&table),
            ..FinishedRound::new(GameId::ThreeCardPrime)
        };
        let report = compare(&round, &settle(&table, &deal, &made), &mut seen);
        cut_to_nothing +=
            report.wagers.iter().filter(|line| line.result == "win" && line.paid.0 == 0).count();
    }
    assert!(cut_to_nothing > 100, "{cut_to_nothing}");
    assert_every_payout_was_made(&seen);
}

/// No payout of the chapter is left to chance: what random rounds do not reach fails here.
fn assert_every_payout_was_made(seen: &BTreeSet<String>) {
    let mut due: Vec<String> = [200_000, 20_000]
        .map(|pays| format!("all-six win {} to 1 679a.12(g)/E", super::thousands(pays)))
        .into();
    for (letter, pays) in LETTERS.iter().zip(ALL_SIX).flat_map(|(l, all)| all.map(|pays| (*l, pays))) {
        due.push(format!("all-six win {} to 1 679a.12(g)/{letter}", super::thousands(pays)));
    }
    for (letter, pays) in
        LETTERS.iter().zip(PAIR_BONUS_WITH_2).flat_map(|(l, all)| all.map(|pays| (*l, pays)))
    {
        due.push(format!("pair-bonus win {pays} to 1 679a.12(f)/{letter}"));
    }
    for (letter, pays) in LETTERS.iter().zip(BAD_BEAT).flat_map(|(l, all)| all.map(|pays| (*l, pays))) {
        due.push(format!("play win {pays} to 1 679a.12(c)/{letter}"));
    }
    due.extend(PAIR_BONUS.map(|pays| format!("pair-bonus win {pays} to 1 679a.12(e)")));
    due.extend(PLAY.map(|pays| format!("play win {pays} to 1 679a.12(b)")));
    let missing: Vec<_> = due.iter().filter(|line| !seen.contains(*line)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

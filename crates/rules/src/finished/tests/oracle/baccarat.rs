//! Chapters 627a, 629a and 631a, read afresh.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::pips::{Pip, deck};
use super::random::Random;
use super::{Bet, Expected, ROUNDS, bets, cards, compare, text};
use crate::finished::FinishedRound;
use crate::game::GameId;

/// The game, the section of its wagers and the section of its payouts.
const CHAPTERS: [(GameId, &str, &str); 3] = [
    (GameId::Minibaccarat, "627a.7", "627a.12"),
    (GameId::Midibaccarat, "629a.7", "629a.12"),
    (GameId::Baccarat, "631a.8", "631a.13"),
];

/// The rows for a Banker's 3 to 6, by the value of the Player's third card.
const TABLE_1: [&[u8; 10]; 4] = [b"DDDDDDDDSD", b"SSDDDDDDSS", b"SSSSDDDDSS", b"SSSSSSDDSS"];

/// By letter: what a win by 9, 8, 7, 6, 5 and 4 points is paid.
const DRAGON_BONUS: [[i64; 6]; 3] = [[30, 10, 6, 4, 2, 1], [20, 8, 7, 4, 3, 1], [30, 10, 4, 4, 2, 2]];

#[derive(Clone, Copy)]
struct Table {
    wagers: &'static str,
    payouts: &'static str,
    ez: bool,
    rounds_up: bool,
    tie: (i64, i64),
    letter: usize,
}

struct Hand {
    cards: Vec<Pip>,
}

impl Hand {
    fn count(&self) -> i64 {
        self.cards.iter().map(|&card| value(card)).sum::<i64>() % 10
    }

    fn is_natural(&self) -> bool {
        self.cards.len() == 2 && self.count() >= 8
    }
}

const fn value(card: Pip) -> i64 {
    match card.rank {
        14 => 1,
        10..=13 => 0,
        rank => rank as i64,
    }
}

fn banker_draws(banker: i64, third: Option<Pip>) -> bool {
    match (third, banker) {
        (None, _) => banker <= 5,
        (Some(_), 0..=2) => true,
        (Some(third), 3..=6) => TABLE_1[banker as usize - 3][value(third) as usize] == b'D',
        (Some(_), _) => false,
    }
}

fn deal(mut shoe: impl Iterator<Item = Pip>) -> (Hand, Hand) {
    let mut player = Hand { cards: shoe.by_ref().take(2).collect() };
    let mut banker = Hand { cards: shoe.by_ref().take(2).collect() };
    if player.is_natural() || banker.is_natural() {
        return (player, banker);
    }
    let third = if player.count() < 6 { shoe.next() } else { None };
    let draws = banker_draws(banker.count(), third);
    player.cards.extend(third);
    banker.cards.extend(shoe.take(usize::from(draws)));
    (player, banker)
}

fn settle(table: &Table, player: &Hand, banker: &Hand, bet: Bet) -> Expected {
    let Table { wagers, payouts, .. } = *table;
    let (ahead, behind) = (player.count() - banker.count(), banker.count() - player.count());
    let dragon_7 = banker.cards.len() == 3 && banker.count() == 7 && player.count() < 7;
    match bet.0 {
        "player" if ahead > 0 => Expected::win(bet, (1, 1), format!("{payouts}(a)")),
        "player" if ahead < 0 => Expected::lose(bet, format!("{wagers}(a)(2)(ii)")),
        "player" => Expected::push(bet, format!("{wagers}(a)(2)(iii)")),
        "banker" if behind == 0 || (dragon_7 && table.ez) => {
            Expected::push(bet, format!("{wagers}(a)(1)(iii)"))
        }
        "banker" if behind > 0 => charged(table, Expected::win(bet, (1, 1), format!("{payouts}(c)"))),
        "banker" => Expected::lose(bet, format!("{wagers}(a)(1)(ii)")),
        "tie" if ahead == 0 => Expected::win(bet, table.tie, format!("{payouts}(b)")),
        "tie" => Expected::lose(bet, format!("{wagers}(a)(3)(ii)")),
        "dragon-bonus-player" => dragon_bonus(table, player, banker, bet),
        "dragon-bonus-banker" => dragon_bonus(table, banker, player, bet),
        _ if dragon_7 => Expected::win(bet, (40, 1), format!("{payouts}(f)")),
        _ => Expected::lose(bet, format!("{wagers}(a)(5)(ii)")),
    }
}

fn charged(table: &Table, won: Expected) -> Expected {
    let vigorish = match (table.ez, table.rounds_up) {
        (true, _) => 0,
        (false, false) => won.paid / 20,
        // A quarter is five percent of five dollars.
        (false, true) => (won.paid + 499) / 500 * 25,
    };
    Expected { vigorish, ..won }
}

fn dragon_bonus(table: &Table, mine: &Hand, other: &Hand, bet: Bet) -> Expected {
    let clause = |clause: &str| format!("{}(a)(4){clause}", table.wagers);
    let payout = format!("{}(e)/{}", table.payouts, ["A", "B", "C"][table.letter]);
    let ahead = mine.count() - other.count();
    match (mine.is_natural(), other.is_natural(), ahead) {
        (true, false, _) => Expected::win(bet, (1, 1), payout),
        (true, true, 1..) => Expected::win(bet, (1, 1), payout),
        (true, true, 0) => Expected::push(bet, clause("(iii)")),
        (true, true, _) => Expected::lose(bet, clause("(ii)(A)")),
        (false, _, 4..) => Expected::win(bet, (DRAGON_BONUS[table.letter][9 - ahead as usize], 1), payout),
        (false, _, 1..) => Expected::lose(bet, clause("(ii)(C)")),
        (false, _, _) => Expected::lose(bet, clause("(ii)(B)")),
    }
}

fn stakes(table: &Table, random: &mut Random) -> Vec<Bet> {
    let charged = if table.ez || table.rounds_up { 1 } else { 20 };
    let all = [
        ("player", 1),
        ("banker", charged),
        ("tie", table.tie.1),
        ("dragon-bonus-player", 1),
        ("dragon-bonus-banker", 1),
        ("dragon-7-insurance", 1),
    ];
    let offered = if table.ez { &all[..] } else { &all[..5] };
    let made = offered.iter().filter(|_| !random.one_in(3)).copied().collect::<Vec<_>>();
    made.into_iter().map(|(wager, piece)| (wager, random.stake(piece))).collect()
}

#[test]
fn baccarat_is_settled_as_the_oracle_settles_it() {
    let (mut random, mut seen) = (Random::new(0x627), BTreeSet::<String>::new());
    for turn in 0..ROUNDS {
        let (game, wagers, payouts) = CHAPTERS[turn % 3];
        let table = Table {
            wagers,
            payouts,
            ez: random.one_in(2),
            rounds_up: random.one_in(2),
            tie: random.pick(&[(8, 1), (9, 1), (17, 2), (25, 3)]),
            letter: random.below(3),
        };
        one_round(game, &table, &mut random, &mut seen);
    }
    for line in ["tie win 25 to 3 629a.12(b)", "dragon-bonus-player win 20 to 1 631a.13(e)/B"] {
        assert!(seen.contains(line), "{line}: {seen:#?}");
    }
    assert!(seen.contains("dragon-7-insurance win 40 to 1 627a.12(f)"));
}

fn one_round(game: GameId, table: &Table, random: &mut Random, seen: &mut BTreeSet<String>) {
    let decks = random.pick(&[6, 7, 8]);
    let mut shoe: Vec<Pip> = (0..decks).flat_map(|_| deck()).collect();
    // Six cards are enough of a shuffle.
    (0..6).for_each(|place| shoe.swap(place, place + random.below(300)));
    let (player, banker) = deal(shoe.into_iter());
    let made = stakes(table, random);
    let round = FinishedRound {
        player: cards(&player.cards),
        house: cards(&banker.cards),
        bets: bets(&made),
        options: Vec::from([
            text("decks", decks),
            text("ez", table.ez),
            text("vigorish-rounding", table.rounds_up),
            text("tie", format!("{} to {}", table.tie.0, table.tie.1)),
            text("dragon-bonus", ["A", "B", "C"][table.letter]),
        ]),
        ..FinishedRound::new(game)
    };
    let expected: Vec<_> = made.iter().map(|&bet| settle(table, &player, &banker, bet)).collect();
    compare(&round, &expected, seen);
}

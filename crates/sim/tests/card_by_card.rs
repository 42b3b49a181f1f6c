//! Real shuffles, dealt card by card and judged by the rules, against the fast tables and against the exact odds.

use std::collections::BTreeMap;

use croupier_odds::saigon_5_card::Setting;
use croupier_rules::GameId;
use croupier_rules::families::baccarat::{Clauses, Coup};
use croupier_sim::baccarat::{self, Baccarat, Lane, Shoe, Table};
use croupier_sim::dispatch::Instructions;
use croupier_sim::kernel::Kernel;
use croupier_sim::run::{Run, Shard, Span, Unwatched};
use croupier_sim::saigon_5_card::{self, Saigon5Card};
use croupier_sim::statistics::ChiSquare;
use croupier_sim::stream::ROUNDS_PER_TABLE;
use croupier_sim::three_card_prime::{self, ThreeCardPrime};
use croupier_sim::{Counted, Judge};

const TABLES: u64 = 2000;

fn clauses(game: GameId) -> &'static Clauses {
    Clauses::of(game).unwrap()
}

/// The fast way plays more rounds, so that most of the chance in a comparison is that of the shuffles.
const FAST_ROUNDS: u64 = 8 * TABLES * ROUNDS_PER_TABLE;

const SEED: u64 = 20;

fn fast(game: &dyn Kernel) -> Vec<u64> {
    let mut run = Run::new(game, SEED, Span::of(FAST_ROUNDS, Shard::WHOLE).unwrap(), 0);
    run.play(2, &Unwatched, |_| {}).unwrap();
    run.cells().to_vec()
}

fn assert_agree(judges: &[Judge], shuffled: &[u64], fast: &[u64]) {
    for judge in judges {
        let (shuffled, fast) = (judge.count(shuffled), judge.count(fast));
        let name = format!("{} {:?} ez {}", shuffled.wager, shuffled.paytable, shuffled.ez);
        assert_eq!(shuffled.rounds(), TABLES * ROUNDS_PER_TABLE, "{name}");
        let z = shuffled.z().unwrap();
        assert!(z.abs() < 4.0, "{name}: z = {z} against the exact figure");
        let exact = shuffled.chi_square().unwrap();
        assert!(exact.p() > 1e-4, "{name}: p = {} against the exact figures", exact.p());
        let both = same_chances(&shuffled, &fast);
        assert!(both.p() > 1e-4, "{name}: p = {} against the fast tables", both.p());
    }
}

fn same_chances(one: &Counted, other: &Counted) -> ChiSquare {
    let pairs = one.outcomes.iter().zip(&other.outcomes).map(|(one, other)| (one.count, other.count));
    ChiSquare::of_two(pairs.collect::<Vec<_>>()).unwrap()
}

/// The rounds of many tables of shuffled shoes.
fn coups(shoe: Shoe, deal: fn(&mut Table) -> Coup) -> Vec<u64> {
    let mut cells = vec![0; Coup::COUNT];
    for table in 0..TABLES {
        let mut table = Table::new(shoe, SEED, table);
        (0..ROUNDS_PER_TABLE).for_each(|_| cells[deal(&mut table).index()] += 1);
    }
    cells
}

#[test]
fn baccarat() {
    for decks in 6..=8 {
        let shoe = Shoe::of(decks);
        let (shuffled, fast) = (coups(shoe, |table| table.deal().coup), fast(&Baccarat::new(shoe)));
        for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
            assert_agree(&baccarat::wagers::every(clauses(game), decks), &shuffled, &fast);
        }
    }
}

#[test]
fn three_card_prime() {
    let mut cells = vec![0; three_card_prime::Cell::COUNT];
    for table in 0..TABLES {
        let mut table = three_card_prime::Table::new(SEED, table);
        for _ in 0..ROUNDS_PER_TABLE {
            let round = three_card_prime::cells(&table.deal());
            round.into_iter().for_each(|cell| cells[cell.index()] += 1);
        }
    }
    let optimal = three_card_prime::strategy::Strategy::Optimal;
    let judges = three_card_prime::wagers::every(&optimal);
    assert_agree(&judges, &cells, &fast(&ThreeCardPrime::default()));
}

#[test]
fn saigon_5_card() {
    let house = || Box::new(Setting::Highest);
    let game = Saigon5Card::new(house(), house(), Instructions::Widest);
    let mut cells = vec![0; saigon_5_card::Cell::COUNT];
    for table in 0..TABLES {
        let mut table = saigon_5_card::Table::new(SEED, table);
        (0..ROUNDS_PER_TABLE).for_each(|_| cells[game.cell(table.deal()).index()] += 1);
    }
    let optimal = saigon_5_card::strategy::Strategy::Optimal;
    assert_agree(&saigon_5_card::wagers::every(&optimal), &cells, &fast(&game));
}

/// How many whole shoes had how many rounds.
fn lengths(tables: u64, sit: impl Fn(u64) -> Box<dyn FnMut() -> bool>) -> BTreeMap<u64, u64> {
    let mut lengths = BTreeMap::new();
    for table in 0..tables {
        let (mut last, mut length) = (sit(table), 0);
        for _ in 0..ROUNDS_PER_TABLE {
            length += 1;
            if last() {
                *lengths.entry(length).or_default() += 1;
                length = 0;
            }
        }
    }
    lengths
}

fn as_long(one: &BTreeMap<u64, u64>, other: &BTreeMap<u64, u64>) -> ChiSquare {
    let count = |of: &BTreeMap<u64, u64>, length| of.get(&length).copied().unwrap_or(0);
    let pairs: Vec<_> = (1..120).map(|length| (count(one, length), count(other, length))).collect();
    ChiSquare::of_two(pairs).unwrap()
}

#[test]
fn shoes_are_as_long() {
    for (decks, behind_cover_card) in [(6, 14), (7, 40), (8, 14)] {
        let shoe = Shoe { decks, behind_cover_card };
        let shuffled = lengths(TABLES, |table| {
            let mut table = Table::new(shoe, SEED, table);
            Box::new(move || table.deal().last)
        });
        let drawn = lengths(TABLES, |table| {
            let mut lane = Lane::new(shoe, Baccarat::seed(SEED).table(table));
            Box::new(move || lane.deal().1)
        });
        let test = as_long(&shuffled, &drawn);
        assert!(test.degrees >= 8 && test.p() > 1e-4, "{decks} decks: {test:?}, p = {}", test.p());
    }
}

#[test]
fn a_shoe_of_the_wrong_length_is_found_out() {
    let shoe = Shoe::of(8);
    let right = lengths(TABLES / 4, |table| {
        let mut table = Table::new(shoe, SEED, table);
        Box::new(move || table.deal().last)
    });
    let wrong = lengths(TABLES / 4, |table| {
        let mut table = Table::new(Shoe { behind_cover_card: 20, ..shoe }, SEED, table);
        Box::new(move || table.deal().last)
    });
    assert!(as_long(&right, &wrong).p() < 1e-9);
}

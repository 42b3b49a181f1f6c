//! Three Card Prime: the published figures, the readings behind them, strategies, missing cards and refusals.

use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CannotDeal, CardsLeft, Reading, Strategy, Tariff, WhatIf, all_six, offered, pair_bonus,
    prime, strategies, tariff,
};
use croupier_odds::{Figures, Ratio};
use croupier_rules::games::three_card_prime::payouts::{self, AllSixLine, BadBeatLine, PlayLine};
use croupier_rules::games::three_card_prime::{
    Decision, RoundError, Showdown, Strength, Terms, ThreeCardRank, ante_play, qualifies,
};
use croupier_rules::paytable::{Letter, Pays};
use croupier_rules::{Card, Odds};

fn edge(figures: &Figures) -> String {
    figures.edge().percent(2)
}

fn game(letter: Letter, reading: Reading) -> AntePlay {
    AntePlay::new(CardsLeft::ALL, &tariff::bad_beat(letter).unwrap(), reading)
}

fn deck_without(text: &str) -> Result<CardsLeft, CannotDeal> {
    CardsLeft::without(&text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<_>>())
}

#[test]
fn ante_and_play_hold_4_52_or_4_65_as_written_and_the_published_2_90_or_3_03_under_er_217() {
    for (letter, reading, holds) in [
        (Letter::A, Reading::AsWritten, "4.52"),
        (Letter::B, Reading::AsWritten, "4.65"),
        (Letter::A, Reading::PlayTableAlways, "2.90"),
        (Letter::B, Reading::PlayTableAlways, "3.03"),
    ] {
        assert_eq!(edge(&game(letter, reading).optimum()), holds, "{letter} {reading:?}");
    }
}

#[test]
fn side_wagers_hold_what_was_published() {
    assert_eq!(edge(&prime(CardsLeft::ALL)), "3.62");
    let pair = |letter| pair_bonus(CardsLeft::ALL, &tariff::pair_bonus_with_two(letter).unwrap());
    assert_eq!(Terms::PAIR_BONUS.map(|letter| edge(&pair(letter))), ["3.18", "3.39", "4.53", "5.83"]);
    let six = |letter| all_six(CardsLeft::ALL, &tariff::all_six(letter), AceLow::Closes);
    assert_eq!(Terms::ALL_SIX.map(|letter| edge(&six(letter))), ["10.22", "15.28", "6.74", "8.56", "18.10"]);
}

#[test]
fn print_all() {
    for g in offered(CardsLeft::ALL, &Terms::default()).unwrap() {
        println!("{} {:?} {} edge {} = {}", g.wager, g.paytable, g.total, g.edge().percent(6), g.edge());
        for o in &g.outcomes {
            println!("   {:40} {:?} {} {}", o.name, o.pays.map(|p| p.to_string()), o.net, o.count);
        }
        println!("{:?}", g.play);
    }
    for letter in [Letter::A, Letter::B] {
        for reading in Reading::ALL {
            for s in game(letter, reading).strategies() {
                println!(
                    "{letter} {reading:?} {}: {} cost {} {}",
                    s.name,
                    s.figures.edge().percent(4),
                    s.cost.percent(4),
                    s.cost
                );
            }
        }
    }
    for w in WhatIf::ALL {
        for c in w.compare(CardsLeft::ALL) {
            println!(
                "{:?} {:?} {} -> {:?} {}",
                w,
                c.as_written.paytable,
                edge(&c.as_written),
                c.what_if.paytable,
                edge(&c.what_if)
            );
        }
    }
}

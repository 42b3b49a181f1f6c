//! A round from outside, settled: the contract of the settlement, game by game, and every refusal.

mod baccarat;
mod options;
mod oracle;
mod prime;
mod refusals;
mod saigon;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{FinishedRound, OptionValue, Refused, Report, WagerLine};
use crate::game::GameId;
use crate::kit::card::Card;
use crate::kit::money::Cents;

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// A round whose wagers are written as on the command line.
fn round(game: GameId, player: &str, house: &str, bets: &str) -> FinishedRound {
    let bets = bets.split(',').filter(|bet| !bet.is_empty()).map(|bet| bet.split_once('=').unwrap());
    FinishedRound {
        player: cards(player),
        house: cards(house),
        bets: bets.map(|(wager, stake)| (wager.to_string(), stake.parse().unwrap())).collect(),
        ..FinishedRound::new(game)
    }
}

fn with_option(mut round: FinishedRound, name: &str, value: OptionValue) -> FinishedRound {
    round.options.push((name.to_string(), value));
    round
}

/// The same with options such as `ez=true`, all of them words.
fn with(round: FinishedRound, options: &str) -> FinishedRound {
    options
        .split(',')
        .map(|option| option.split_once('=').unwrap())
        .fold(round, |round, (name, value)| with_option(round, name, OptionValue::Text(value.to_string())))
}

/// A settled wager as a line: what became of it, what is paid, returned and owed, and by which provision.
fn said(line: &WagerLine) -> String {
    let pays = line.pays.map_or(String::new(), |odds| format!(" {odds}"));
    let WagerLine { wager, stake, result, paid, returned, vigorish, provision, .. } = line;
    format!("{wager} {stake} {result}{pays}: {paid} + {returned} - {vigorish} by {provision}")
}

fn settled(round: &FinishedRound) -> Report {
    round.settle().unwrap_or_else(|why| panic!("{why}: {round:?}"))
}

fn expect(round: &FinishedRound, lines: &[&str]) {
    assert_eq!(settled(round).wagers.iter().map(said).collect::<Vec<_>>(), lines);
}

/// Whether a clause of the explanation has these words.
fn explains(round: &FinishedRound, words: &str) -> bool {
    settled(round).explain.iter().any(|clause| clause.text.contains(words))
}

fn refused(round: &FinishedRound) -> Refused {
    match round.settle() {
        Ok(report) => panic!("settled: {report:?}"),
        Err(why) => why,
    }
}

/// The words of a refusal and the provision it names.
fn expect_refusal(round: &FinishedRound, words: &str, provision: Option<&str>) {
    let why = refused(round);
    assert_eq!((why.to_string().as_str(), why.provision().map(|clause| clause.id())), (words, provision));
}

#[test]
fn every_game_settles_a_round_without_wagers() {
    for (game, player, house) in [
        (GameId::Minibaccarat, "9c Kd", "2c Kh"),
        (GameId::Midibaccarat, "9c Kd", "2c Kh"),
        (GameId::Baccarat, "9c Kd", "2c Kh"),
        (GameId::ThreeCardPrime, "2c 3c 5d", "7c 8d Jh"),
        (GameId::Saigon5Card, "Kc 4d 4h 7s 8c", "Tc 9d 9h 2c 5s"),
    ] {
        let report = settled(&round(game, player, house, ""));
        assert!(report.wagers.is_empty() && !report.explain.is_empty(), "{game}");
    }
}

#[test]
fn every_game_has_its_largest_wager_and_no_larger() {
    let most = Cents::LARGEST_WAGER;
    for (game, player, house, wager) in [
        (GameId::Minibaccarat, "9c Kd", "2c Kh", "player"),
        (GameId::Midibaccarat, "9c Kd", "2c Kh", "player"),
        (GameId::Baccarat, "9c Kd", "2c Kh", "player"),
        (GameId::ThreeCardPrime, "2c 3c 5d", "7c 8d Jh", "ante"),
        (GameId::Saigon5Card, "Kc 4d 4h 7s 8c", "Tc 9d 9h 2c 5s", "ante"),
    ] {
        let mut round = round(game, player, house, "");
        round.bets = Vec::from([(wager.to_string(), most)]);
        assert_eq!(settled(&round).wagers[0].stake, most);
        for stake in [most.0 + 2, i64::MAX - 1] {
            round.bets[0].1 = Cents(stake);
            let why = refused(&round);
            assert!(why.to_string().contains("$10,000,000,000"), "{why}");
            assert_eq!(why.provision(), None);
        }
    }
}

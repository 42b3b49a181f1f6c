//! The worked round, settled once more by another route: as a finished round that somebody wrote down.

use croupier_rules::families::baccarat::Variation;
use croupier_rules::finished::{FinishedRound, OptionValue, Report, WagerLine};
use croupier_rules::kit::wager::Rounding;
use croupier_rules::submission::Terms;
use croupier_rules::{Card, Cents, GameId};

use crate::common::{OptionSet, ez};
use crate::page::Printed;
use crate::sets::sets;

fn cards(notation: &str) -> Vec<Card> {
    notation.split(' ').map(|card| card.parse().expect("a card")).collect()
}

/// The cards in the guide, typed here once more.
fn written_down(set: &OptionSet) -> FinishedRound {
    let mut round = FinishedRound::new(set.game);
    let (player, house) = match set.game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => ("Kc 4d 6h", "2h 3s 2d"),
        GameId::ThreeCardPrime => ("7h 7d Ks", "Qs 9c 4d"),
        GameId::Saigon5Card => ("Jk Kh 5s 4c Ad", "Qc 7d 3s 9h 8c"),
    };
    (round.player, round.house) = (cards(player), cards(house));
    let stake = set.filing().submission().stakes().minimum;
    round.bets = wagers(set).into_iter().map(|wager| (wager.to_owned(), stake)).collect();
    round.options = options(set);
    if round.bets.iter().any(|(wager, _)| wager == "pair-bonus") {
        round.fourth = cards("2c").pop();
    }
    round
}

/// The names of the wagers offered; the Ante and the Play Wager have figures together.
fn wagers(set: &OptionSet) -> Vec<&'static str> {
    let slugs = set.filing().wagers().iter().map(|wager| wager.slug).collect::<Vec<_>>();
    slugs
        .into_iter()
        .flat_map(|slug| if slug == "ante-play" { vec!["ante", "play"] } else { vec![slug] })
        .collect()
}

fn options(set: &OptionSet) -> Vec<(String, OptionValue)> {
    let text = |value: String| OptionValue::Text(value);
    let mut options: Vec<(&str, OptionValue)> = Vec::new();
    match set.filing().submission().terms() {
        Terms::Baccarat(terms) => {
            options.push(("ez", OptionValue::Flag(terms.variation == Variation::Ez)));
            let rounded = terms.variation == Variation::Vigorish(Rounding::UpToQuarter);
            options.push(("vigorish-rounding", OptionValue::Flag(rounded)));
            options.push(("tie", text(terms.tie.to_string())));
            options.extend(terms.dragon_bonus.map(|letter| ("dragon-bonus", text(letter.to_string()))));
        }
        Terms::ThreeCardPrime(terms) => {
            options.push(("bad-beat", text(terms.bad_beat.to_string())));
            options.extend(terms.pair_bonus.map(|letter| ("pair-bonus", text(letter.to_string()))));
            options.extend(terms.all_six.map(|letter| ("all-six", text(letter.to_string()))));
        }
        Terms::Saigon5Card(_) => {}
    }
    options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn net(line: &WagerLine) -> Cents {
    line.paid + line.returned - line.stake - line.vigorish
}

fn signed(amount: Cents) -> String {
    if amount > Cents::ZERO { format!("+{amount}") } else { amount.to_string() }
}

/// What the table of the guide shows from the stake on.
fn shown(line: &WagerLine, report: &Report) -> String {
    let result = match line.result {
        "win" => "wins",
        "push" => "returned",
        _ => "loses",
    };
    let owes = report.wagers.iter().any(|line| !line.vigorish.is_zero());
    let odds = line.pays.map(|odds| odds.to_string());
    let vigorish = owes.then(|| line.vigorish.to_string());
    let before = [Some(line.stake.to_string()), Some(result.to_owned()), odds, Some(line.paid.to_string())];
    let after = [vigorish, Some(line.returned.to_string()), Some(signed(net(line)))];
    before.into_iter().chain(after).flatten().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_worked_round_is_settled_as_the_rules_settle_it() {
    for set in sets() {
        let printed = Printed::of(&set);
        let report =
            written_down(&set).settle().unwrap_or_else(|why| panic!("{} {}: {why}", set.game, set.name));
        for line in &report.wagers {
            printed.has_line(&shown(line, &report));
            printed.has(line.provision.id());
            printed.has(line.decided_by.id());
        }
        let total: Cents = report.wagers.iter().map(net).sum();
        let staked: Cents = report.wagers.iter().map(|line| line.stake).sum();
        printed.has_line(&format!("All together {staked} {}", signed(total)));
    }
}

#[test]
fn every_reason_of_the_rules_is_printed() {
    for set in sets() {
        let printed = Printed::of(&set);
        let report = written_down(&set).settle().expect("a round");
        for clause in &report.explain {
            printed.has(&pictured(&clause.text));
            printed.has(clause.provision.id());
        }
    }
}

/// A sentence with its cards as the guide draws them.
fn pictured(text: &str) -> String {
    let drawn = |word: &str| {
        let card = Card::all_53().find(|card| word.trim_end_matches(['.', ',', ':', ';']) == card.notation());
        card.map_or_else(|| word.to_owned(), |card| word.replace(card.notation(), &face(card)))
    };
    text.split(' ').map(drawn).collect::<Vec<_>>().join(" ")
}

fn face(card: Card) -> String {
    let (rank, suit) = card.notation().split_at(1);
    match suit {
        "c" => rank.replace('T', "10") + "♣",
        "d" => rank.replace('T', "10") + "♦",
        "h" => rank.replace('T', "10") + "♥",
        "s" => rank.replace('T', "10") + "♠",
        _ => "Joker".to_owned(),
    }
}

/// By head: $10 on each, 5% of $10 is fifty cents; a lead of seven pays 6 to 1 in paytable A.
#[test]
fn the_round_of_minibaccarat_by_head() {
    let printed = Printed::of(&OptionSet::new("preset", GameId::Minibaccarat, &[]));
    printed.has_line("Wager on the Player's Hand $10 loses $0 $0 $0 -$10");
    printed.has_line("$10 wins 1 to 1 $10 $0.50 $10 +$9.50");
    printed.has_line("$10 wins 6 to 1 $60 $0 $10 +$60");
    printed.has_line("All together $50 +$39.50");
    printed.has("point count 0");
    printed.has("point count 7");
}

#[test]
fn at_an_ez_table_the_round_is_a_dragon_7_and_says_how_rare_that_is() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let printed = Printed::of(&ez(game));
        printed.has_line("Wager on the Banker's Hand $10 returned $0 $10 $0");
        printed.has_line("$10 wins 40 to 1 $400 $10 +$400");
        printed.has("a dragon 7, as here, ends 2.25% of all rounds");
    }
}

//! The best play of a game with a decision, and what simpler play costs.

use std::io::Write;

use croupier_odds::Ratio;
use croupier_odds::catalogue::Skill;
use croupier_odds::saigon_5_card::{Choice, Remaining, Setting, ante};
use croupier_odds::three_card_prime::{AntePlay, Matchup, StrategyFigures, ante_play};
use croupier_rules::chapters::three_card_prime::Decision;

use super::numbers::percent;
use super::shown::Shown;
use crate::columns::{Align, Columns};
use crate::games;
use crate::refusal::Refusal;

/// Writes what it costs to depart from the best play, where the wager has a decision.
pub fn write(shown: &Shown, out: &mut impl Write) -> anyhow::Result<()> {
    match shown.asked.entry.wager.skill {
        Skill::Matters => (games::of(shown.asked.entry.game).write_strategies)(shown, out),
        Skill::None => Ok(()),
    }
}

/// What each way to set the hand costs where several splits qualify; the dealer sets the house way.
pub fn write_saigon(shown: &Shown, out: &mut dyn Write) -> anyhow::Result<()> {
    let remaining = Remaining::without(&shown.asked.conditions.removed).map_err(Refusal::new)?;
    let right = ["house edge %", "costs %"].map(|text| (text, Align::Right));
    let headings = [&[("of several splits", Align::Left)][..], &right, &[EXACT]].concat();
    let mut columns = Columns::new(&headings);
    for choice in Choice::ALL {
        let edge = ante(remaining, choice, Setting::default()).edge();
        let cost = &edge - &shown.figures.edge();
        columns.row(vec![choice.name().into(), percent(&edge), percent(&cost), exact(&cost)]);
    }
    writeln!(out)?;
    Ok(columns.write(out)?)
}

/// The heading of exact fractions.
const EXACT: (&str, Align) = ("exactly", Align::Left);

fn exact(cost: &Ratio) -> String {
    format!("= {cost}")
}

/// Writes the strategies, the cheapest first, and the hands at the border of the best one.
pub fn write_prime(shown: &Shown, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = ante_play(&shown.asked.entry, &shown.asked.conditions).map_err(Refusal::new)?;
    writeln!(out)?;
    let mut strategies = game.strategies();
    strategies.sort_by(|one, other| one.cost.cmp(&other.cost));
    table(&strategies).write(out)?;
    writeln!(out)?;
    Ok(border(&game).write(out)?)
}

fn table(strategies: &[StrategyFigures]) -> Columns {
    let right =
        ["house edge %", "average wager", "element of risk %", "costs %"].map(|text| (text, Align::Right));
    let mut columns = Columns::new(&[&[("strategy", Align::Left)][..], &right, &[EXACT]].concat());
    for StrategyFigures { name, figures, cost } in strategies {
        let average = figures.play.as_ref().map_or(String::new(), |play| play.average_wager.decimal(6));
        let risk = figures.element_of_risk().map_or(String::new(), |risk| percent(&risk));
        let edge = percent(&figures.edge());
        columns.row(vec![name.clone(), edge, average, risk, percent(cost), exact(cost)]);
    }
    columns
}

/// The weakest hand that is raised and the strongest that is not: where raising begins to be better than folding.
fn border(game: &AntePlay) -> Columns {
    let left = ["at the border", "hand"].map(|text| (text, Align::Left));
    let right = ["raising wins", "folding wins"].map(|text| (text, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right].concat());
    let is = |decision| move |matchup: &&Matchup| game.best(matchup) == decision;
    let weakest = game.hands().iter().find(is(Decision::Play)).map(|hand| ("weakest raised", hand));
    let strongest = game.hands().iter().rfind(is(Decision::Forfeit)).map(|hand| ("strongest folded", hand));
    for (label, matchup) in weakest.into_iter().chain(strongest) {
        let hand = matchup.hand.cards.map(|card| card.to_string()).join(" ");
        let wins = [game.raising(matchup), game.folding(matchup)].map(|ratio| ratio.decimal(6));
        columns.row([&[label.into(), hand], &wins[..]].concat());
    }
    columns
}

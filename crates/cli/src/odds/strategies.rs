//! The best play of Three Card Prime, and what simpler play costs.

use std::io::Write;

use croupier_odds::three_card_prime::{AntePlay, Matchup, StrategyFigures};
use croupier_rules::games::three_card_prime::Decision;

use super::numbers::percent;
use super::refusal::Refusal;
use super::shown::Shown;
use crate::columns::{Align, Columns};

/// Writes the strategies, the cheapest first, and the hands at the border of the best one.
pub fn write(shown: &Shown, out: &mut impl Write) -> anyhow::Result<()> {
    let game = shown.asked.entry.ante_play(&shown.asked.conditions).map_err(Refusal::new)?;
    writeln!(out)?;
    let mut strategies = game.strategies();
    strategies.sort_by(|one, other| one.cost.cmp(&other.cost));
    table(&strategies).write(out)?;
    writeln!(out)?;
    Ok(border(&game).write(out)?)
}

fn table(strategies: &[StrategyFigures]) -> Columns {
    let right =
        ["house edge %", "costs %", "average wager", "element of risk %"].map(|text| (text, Align::Right));
    let mut columns = Columns::new(&[&[("strategy", Align::Left)][..], &right].concat());
    for StrategyFigures { name, figures, cost } in strategies {
        let average = figures.play.as_ref().map_or(String::new(), |play| play.average_wager.decimal(6));
        let risk = figures.element_of_risk().map_or(String::new(), |risk| percent(&risk));
        columns.row(vec![name.clone(), percent(&figures.edge()), percent(cost), average, risk]);
    }
    columns
}

/// The weakest hand that is raised and the strongest that is not: where raising begins to be better than the
/// certain loss of the Ante.
fn border(game: &AntePlay) -> Columns {
    let left = ["at the border", "hand"].map(|text| (text, Align::Left));
    let right = ["raising wins", "folding wins"].map(|text| (text, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right].concat());
    let is = |decision| move |matchup: &&Matchup| game.best(matchup) == decision;
    let weakest = game.hands().iter().find(is(Decision::Play)).map(|hand| ("weakest raised", hand));
    let strongest = game.hands().iter().rfind(is(Decision::Forfeit)).map(|hand| ("strongest folded", hand));
    for (label, matchup) in weakest.into_iter().chain(strongest) {
        let hand = matchup.hand.cards.map(|card| card.to_string()).join(" ");
        columns.row(vec![label.into(), hand, game.raising(matchup).decimal(6), "-1".into()]);
    }
    columns
}

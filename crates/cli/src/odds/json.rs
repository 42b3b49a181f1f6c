//! Figures for programs. Counts and fractions are texts, because they do not fit the numbers of JSON.

use std::io::Write;

use croupier_odds::{Outcome, Ratio};
use croupier_rules::{Card, GameId, Odds};
use serde::{Serialize, Serializer};

use super::numbers::percent;
use super::ranks::{COUNTED, Numbers};
use super::shown::Shown;

/// An entry of the array.
#[derive(Serialize)]
struct EntryView<'a> {
    game: GameId,
    chapter: &'static str,
    decks: u8,
    #[serde(skip_serializing_if = "is_false")]
    ez: bool,
    wager: &'static str,
    paytable: Option<&'a str>,
    total: String,
    outcomes: Vec<OutcomeView<'a>>,
    edge: String,
    hit: String,
    push: String,
    variance: String,
    edge_percent: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    element_of_risk: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    average_wager: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strategy: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stake: Option<String>,
    #[serde(skip_serializing_if = "<[Card]>::is_empty")]
    removed: &'a [Card],
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "by_rank")]
    ranks: Option<&'a Numbers>,
}

/// Numbers by the letters of the ranks, ace first.
fn by_rank<S: Serializer>(numbers: &Option<&Numbers>, serializer: S) -> Result<S::Ok, S::Error> {
    let numbers = numbers.iter();
    let pairs = numbers.flat_map(|numbers| COUNTED.map(|rank| (rank.letter(), numbers[rank as usize])));
    serializer.collect_map(pairs)
}

#[derive(Serialize)]
struct OutcomeView<'a> {
    name: &'a str,
    pays: Option<Odds>,
    net: String,
    count: String,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_false(value: &bool) -> bool {
    !value
}

/// Writes an array, an entry a line.
pub fn write(shown: &[Shown], out: &mut impl Write) -> anyhow::Result<()> {
    let views: Vec<EntryView> = shown.iter().map(EntryView::from).collect();
    write_array(&views, out)
}

/// Writes an array, an element a line.
pub fn write_array<T: Serialize>(elements: &[T], out: &mut impl Write) -> anyhow::Result<()> {
    let lines: Result<Vec<String>, _> = elements.iter().map(serde_json::to_string).collect();
    Ok(writeln!(out, "[\n{}\n]", lines?.join(",\n"))?)
}

impl<'a> From<&'a Shown> for EntryView<'a> {
    fn from(shown: &'a Shown) -> EntryView<'a> {
        let figures = &shown.figures;
        let (edge, play) = (figures.edge(), figures.play.as_ref());
        EntryView {
            game: figures.game,
            chapter: figures.game.number(),
            decks: figures.decks,
            ez: figures.ez,
            wager: figures.wager,
            paytable: figures.paytable.as_deref(),
            total: figures.total.to_string(),
            outcomes: figures.outcomes.iter().map(OutcomeView::from).collect(),
            edge_percent: percent(&edge),
            edge: edge.to_string(),
            hit: figures.hit().to_string(),
            push: figures.push().to_string(),
            variance: figures.variance().to_string(),
            element_of_risk: figures.element_of_risk().as_ref().map(Ratio::to_string),
            average_wager: play.map(|play| play.average_wager.to_string()),
            strategy: play.map(|play| play.strategy.as_str()),
            stake: shown.stake(),
            removed: &shown.asked.conditions.removed,
            ranks: shown.asked.conditions.ranks_left.as_ref(),
        }
    }
}

impl<'a> From<&'a Outcome> for OutcomeView<'a> {
    fn from(outcome: &'a Outcome) -> OutcomeView<'a> {
        let Outcome { name, pays, net, count } = outcome;
        OutcomeView { name, pays: *pays, net: net.to_string(), count: count.to_string() }
    }
}

//! `croupier odds what-if`: readings not taken beside those taken.

use std::io::Write;

use croupier_odds::audit::{Alternative, Changed};
use croupier_odds::{Figures, Ratio};
use croupier_rules::GameId;
use serde::Serialize;

use super::arguments::WhatIfArgs;
use super::json;
use super::numbers::percent;
use crate::columns::{Align, Columns};
use crate::games;
use crate::refusal::Refusal;

/// A reading and what it changes in a game.
struct Row {
    alternative: &'static Alternative,
    changed: Changed,
}

/// Writes every figure twice.
pub fn write(args: &WhatIfArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let games = match &args.game {
        Some(name) => vec![games::parse(name)?],
        None => GameId::ALL.into(),
    };
    let rows: Result<Vec<_>, _> = games.into_iter().map(rows).collect();
    let rows: Vec<Row> = rows?.into_iter().flatten().collect();
    if args.json { write_json(&rows, out) } else { Ok(write_text(&rows, out)?) }
}

fn rows(game: GameId) -> Result<Vec<Row>, Refusal> {
    let mut rows = Vec::new();
    for alternative in Alternative::of_game(game) {
        let changes = alternative.changes(game).map_err(Refusal::new)?;
        rows.extend(changes.into_iter().map(|changed| Row { alternative, changed }));
    }
    Ok(rows)
}

fn write_text(rows: &[Row], out: &mut impl Write) -> std::io::Result<()> {
    let left = ["reading", "game", "wager", "paytable"].map(|text| (text, Align::Left));
    let right = ["house edge %", "otherwise %"].map(|text| (text, Align::Right));
    let mut columns = Columns::new(&[&left[..], &right, &[("otherwise", Align::Left)]].concat());
    for Row { alternative, changed } in rows {
        let Figures { game, wager, paytable, ez, .. } = &changed.as_read;
        let wager = if *ez { format!("{wager}, EZ") } else { (*wager).to_owned() };
        let paytable = paytable.clone().unwrap_or_else(|| "-".into());
        let edges = [&changed.as_read, &changed.otherwise].map(|figures| percent(&figures.edge()));
        let [as_read, otherwise] = edges;
        let [reading, game, says] = [alternative.reading, game.slug(), alternative.says].map(str::to_owned);
        columns.row(vec![reading, game, wager, paytable, as_read, otherwise, says]);
    }
    columns.write(out)?;
    writeln!(out, "\ncroupier law ER-nnn says what each text leaves open and why it is read as it is.")
}

#[derive(Serialize)]
struct View<'a> {
    reading: &'a str,
    alternative: &'a str,
    game: GameId,
    decks: u8,
    ez: bool,
    wager: &'a str,
    paytable: Option<&'a str>,
    edge: String,
    edge_percent: String,
    otherwise: String,
    otherwise_percent: String,
}

fn write_json(rows: &[Row], out: &mut impl Write) -> anyhow::Result<()> {
    let views: Vec<View> = rows.iter().map(View::from).collect();
    json::write_array(&views, out)
}

impl<'a> From<&'a Row> for View<'a> {
    fn from(row: &'a Row) -> View<'a> {
        let as_read = &row.changed.as_read;
        let [edge, otherwise]: [Ratio; 2] = [as_read.edge(), row.changed.otherwise.edge()];
        View {
            reading: row.alternative.reading,
            alternative: row.alternative.says,
            game: as_read.game,
            decks: as_read.decks,
            ez: as_read.ez,
            wager: as_read.wager,
            paytable: as_read.paytable.as_deref(),
            edge_percent: percent(&edge),
            edge: edge.to_string(),
            otherwise_percent: percent(&otherwise),
            otherwise: otherwise.to_string(),
        }
    }
}

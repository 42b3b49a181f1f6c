//! `croupier simulate count`: shoes of baccarat with the counts of advantage players.

use std::io::Write;
use std::process::ExitCode;

use croupier_sim::baccarat::advantage::{self, Advantage, Favour, Followed, Target};
use serde_json::json;

use super::Refused;
use super::arguments::CountArgs;
use super::playing::Playing;
use super::text::{grouped, percent};
use super::watch::{Bar, INTERRUPTED_CODE};
use crate::columns::{Align, Columns};

/// Plays and prints.
pub fn run(args: &CountArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let playing = Playing::new(&args.game)?;
    let none = || Refused::because(format!("{} has no shoe to count", playing.game));
    let shoe = playing.shoe.ok_or_else(none)?;
    let bar = Bar::new(args.rounds, 0, "rounds");
    let advantage = advantage::play(shoe, args.game.seed, args.rounds, &bar);
    bar.finish();
    if args.json {
        write_json(&playing, args.game.seed, &advantage, out)?;
    } else {
        write_text(&playing, args.game.seed, &advantage, out)?;
    }
    Ok(if advantage.rounds < args.rounds { ExitCode::from(INTERRUPTED_CODE) } else { ExitCode::SUCCESS })
}

fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
}

/// The mean of a sum; none of nothing.
fn mean(sum: f64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum / count as f64)
}

fn write_text(
    playing: &Playing,
    seed: u64,
    advantage: &Advantage,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (rounds, shoes) = (grouped(advantage.rounds), grouped(advantage.shoes));
    writeln!(
        out,
        "{}, {} decks, seed {seed}: {rounds} rounds, {shoes} shoes",
        playing.game,
        playing.decks()
    )?;
    writeln!(out)?;
    for (target, favour) in Target::ALL.into_iter().zip(advantage.favour) {
        let Favour { rounds, worth, best } = favour;
        let (often, much) = (percent(Some(share(rounds, advantage.rounds))), percent(mean(worth, rounds)));
        let name = target.wager();
        writeln!(
            out,
            "{name} is favourable in {often} % of rounds, by {much} % on average, {} % at most",
            percent(Some(best))
        )?;
    }
    writeln!(out)?;
    let right = Align::Right;
    let mut columns = Columns::new(&[
        ("wager", Align::Left),
        ("bet by", Align::Left),
        ("% of rounds", right),
        ("worth a bet %", right),
        ("won a bet %", right),
        ("units in 100 shoes", right),
    ]);
    for Followed { system, bets, worth, won } in &advantage.followed {
        columns.row(vec![
            system.target.wager().into(),
            system.name.into(),
            percent(Some(share(*bets, advantage.rounds))),
            percent(mean(*worth, *bets)),
            percent(mean(*won, *bets)),
            format!("{:.2}", 100.0 * worth / advantage.shoes.max(1) as f64),
        ]);
    }
    columns.write(out)?;
    Ok(())
}

fn write_json(
    playing: &Playing,
    seed: u64,
    advantage: &Advantage,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let favour: Vec<_> = Target::ALL
        .into_iter()
        .zip(advantage.favour)
        .map(|(target, favour)| {
            json!({
                "wager": target.wager(),
                "favourable": share(favour.rounds, advantage.rounds),
                "average": mean(favour.worth, favour.rounds),
                "best": favour.best,
            })
        })
        .collect();
    let systems: Vec<_> = advantage
        .followed
        .iter()
        .map(|followed| {
            json!({
                "wager": followed.system.target.wager(),
                "bet_by": followed.system.name,
                "bets": followed.bets,
                "worth": mean(followed.worth, followed.bets),
                "won": mean(followed.won, followed.bets),
            })
        })
        .collect();
    let report = json!({
        "game": playing.game.slug(),
        "decks": playing.decks(),
        "seed": seed,
        "rounds": advantage.rounds,
        "shoes": advantage.shoes,
        "wagers": favour,
        "systems": systems,
    });
    writeln!(out, "{report}")?;
    Ok(())
}

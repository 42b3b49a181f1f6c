//! `croupier simulate count`: shoes of baccarat with the counts of advantage players.

use std::io::{Read, Write};
use std::process::ExitCode;

use croupier_rules::Odds;
use croupier_sim::baccarat::advantage::count::Count;
use croupier_sim::baccarat::advantage::{self, Advantage, Favor, Followed, Way};
use croupier_sim::game::Game;
use serde_json::{Value, json};

use super::arguments::CountArgs;
use super::playing::{Extras, Playing};
use super::text::{grouped, percent};
use super::watch::{Bar, INTERRUPTED_CODE};
use crate::columns::{Align, Columns};
use crate::refusal::Refusal;

/// The values of cards by their names.
const VALUES: [&str; 10] = ["T-K", "A", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Plays and prints.
pub fn run(args: &CountArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let extras = Extras { tie: args.tie.map(Odds::to_1), ..Extras::default() };
    let game = Playing::new(&args.game, extras, input)?.game;
    let none = || Refusal::new(format_args!("{} has no shoe to count", game.id()));
    let (shoe, targets) = (game.shoe().ok_or_else(none)?, game.targets());
    let bar = Bar::new(args.shoes, 0, "shoes");
    let advantage = advantage::play(shoe, &targets, args.game.seed, args.shoes, args.threads.number(), &bar);
    bar.finish();
    let advantage = advantage?;
    if args.json {
        writeln!(out, "{}", json_of(&*game, args.game.seed, &advantage))?;
    } else {
        write_text(&*game, args.game.seed, &advantage, out)?;
    }
    Ok(if advantage.shoes < args.shoes { ExitCode::from(INTERRUPTED_CODE) } else { ExitCode::SUCCESS })
}

fn share(part: u64, all: u64) -> f64 {
    part as f64 / all.max(1) as f64
}

/// The mean of a sum; none of nothing.
fn mean(sum: f64, count: u64) -> Option<f64> {
    (count > 0).then(|| sum / count as f64)
}

fn write_text(game: &dyn Game, seed: u64, advantage: &Advantage, out: &mut impl Write) -> anyhow::Result<()> {
    let (rounds, shoes, decks) = (grouped(advantage.rounds), grouped(advantage.shoes), game.decks());
    writeln!(out, "{}, {decks} decks, seed {seed}: {shoes} shoes, {rounds} rounds", game.id())?;
    for favor in &advantage.favor {
        writeln!(out)?;
        write_favor(favor, advantage.rounds, out)?;
    }
    writeln!(out)?;
    write_counts(advantage, out)?;
    writeln!(out)?;
    write_systems(advantage, out)
}

fn write_favor(favor: &Favor, all: u64, out: &mut impl Write) -> anyhow::Result<()> {
    let (name, odds) = (favor.target.wager(), favor.target.odds());
    let often = percent(Some(share(favor.rounds, all)));
    writeln!(out, "{name} at {odds} is favorable before {often} % of rounds")?;
    let (much, best) = (percent(mean(favor.worth, favor.rounds)), percent(Some(favor.best)));
    writeln!(out, "  worth {much} % of the wager then, on average, and {best} % at best")?;
    Ok(())
}

/// The tags of the counts, from what the removal of one card does.
fn write_counts(advantage: &Advantage, out: &mut impl Write) -> anyhow::Result<()> {
    let mut headings = vec![("one card gone", Align::Left)];
    headings.extend(VALUES.map(|value| (value, Align::Right)));
    headings.push(("bet from", Align::Right));
    let mut columns = Columns::new(&headings);
    for followed in &advantage.followed {
        let wager = followed.system.target.wager();
        let (name, cells, from) = match &followed.system.way {
            Way::Effects(effects) => {
                let cells = effects.removed.map(|effect| format!("{:+.4}", effect * 100.0));
                (format!("{wager}, effect in %"), cells, format!("{:+.2}", effects.from() * 100.0))
            }
            Way::Count(Count { tags, from }) => (format!("{wager}, tag"), tags.map(signed), signed(*from)),
            Way::Exact => continue,
        };
        columns.row([vec![name], cells.to_vec(), vec![from]].concat());
    }
    columns.write(out)?;
    writeln!(out, "Bet from: what was seen, summed, for each 52 cards unseen.")?;
    Ok(())
}

fn signed(tag: i32) -> String {
    if tag == 0 { "0".into() } else { format!("{tag:+}") }
}

fn write_systems(advantage: &Advantage, out: &mut impl Write) -> anyhow::Result<()> {
    let right = Align::Right;
    let mut columns = Columns::new(&[
        ("wager", Align::Left),
        ("bet by", Align::Left),
        ("bets", right),
        ("% of rounds", right),
        ("worth a bet %", right),
        ("won a bet %", right),
        ("standard error", right),
        ("worth in 100 shoes", right),
    ]);
    for followed in &advantage.followed {
        let Followed { system, bets, worth, .. } = followed;
        columns.row(vec![
            system.target.wager().into(),
            system.way.name().into(),
            grouped(*bets),
            percent(Some(share(*bets, advantage.rounds))),
            percent(mean(*worth, *bets)),
            percent(followed.won().map(|(won, _)| won)),
            percent(followed.won().map(|(_, error)| error)),
            format!("{:+.2} units", 100.0 * worth / advantage.shoes.max(1) as f64),
        ]);
    }
    columns.write(out)?;
    Ok(())
}

fn json_of(game: &dyn Game, seed: u64, advantage: &Advantage) -> Value {
    let favor = |favor: &Favor| {
        json!({
            "wager": favor.target.wager(),
            "odds": favor.target.odds().to_string(),
            "favorable": share(favor.rounds, advantage.rounds),
            // The same under its old spelling, for scripts that read it.
            "favourable": share(favor.rounds, advantage.rounds),
            "average": mean(favor.worth, favor.rounds),
            "best": favor.best,
        })
    };
    json!({
        "game": game.id().slug(),
        "decks": game.decks(),
        "seed": seed,
        "rounds": advantage.rounds,
        "shoes": advantage.shoes,
        "wagers": advantage.favor.iter().map(favor).collect::<Vec<_>>(),
        "systems": advantage.followed.iter().map(|f| system_json(f, advantage.shoes)).collect::<Vec<_>>(),
    })
}

fn system_json(followed: &Followed, shoes: u64) -> Value {
    let way = &followed.system.way;
    let (tags, from) = match way {
        Way::Count(count) => (json!(count.tags), json!(count.from)),
        Way::Effects(effects) => (json!(effects.removed), json!(effects.from())),
        Way::Exact => (Value::Null, Value::Null),
    };
    json!({
        "wager": followed.system.target.wager(),
        "bet_by": way.name(),
        "tags": tags,
        "bet_from": from,
        "bets": followed.bets,
        "worth": mean(followed.worth, followed.bets),
        "won": followed.won().map(|(won, _)| won),
        "standard_error": followed.won().map(|(_, error)| error),
        "worth_per_shoe": mean(followed.worth, shoes),
    })
}

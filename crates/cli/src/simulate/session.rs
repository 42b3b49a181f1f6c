//! `croupier simulate session`.

use std::io::{Read, Write};
use std::process::ExitCode;

use croupier_rules::kit::paytable::Letter;
use croupier_rules::{Cents, GameId};
use croupier_sim::game::Kind;
use croupier_sim::session::{self, End, Histogram, Plan, Progression, Seats, Summary};
use serde_json::{Value, json};

use super::arguments::SessionArgs;
use super::picture::{self, PictureFile};
use super::playing::{Extras, Playing};
use super::text::{grouped, percent};
use super::watch::{Bar, INTERRUPTED_CODE};
use crate::refusal::Refusal;

/// The shares of sessions at which results are shown.
const QUANTILES: [f64; 7] = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99];

/// Plays sessions and prints what they came to.
pub fn run(args: &SessionArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let kind = if args.ez { Kind::Ez } else { Kind::Ordinary };
    let extras = Extras { kind, tie: None, paytable: letter(args.paytable.as_deref())? };
    let playing = Playing::new(&args.game, extras, input)?;
    let (seats, plan) = (seats(&playing, args)?, plan(args)?);
    plan.covers(seats.at_risk()).map_err(|why| Refusal::new(format_args!("--bankroll: {why}")))?;
    let file = PictureFile::create(args.svg.as_ref())?;
    let bar = Bar::new(args.sessions, 0, "sessions");
    let threads = args.threads.number();
    let summary = session::play(&*seats, &plan, args.sessions, threads, &bar);
    bar.finish();
    let summary = summary?;
    if args.print.json {
        writeln!(out, "{}", json_of(playing.game.id(), args, &summary))?;
    } else if args.print.csv {
        write_csv(&summary.results, out)?;
    } else {
        write_text(playing.game.id(), args, &summary, out)?;
    }
    if let Some(file) = file {
        file.write(&picture::draw_results(&about(playing.game.id(), args), &summary)?)?;
    }
    Ok(if summary.sessions < args.sessions { ExitCode::from(INTERRUPTED_CODE) } else { ExitCode::SUCCESS })
}

/// What is said above the picture.
fn about(game: GameId, args: &SessionArgs) -> picture::Session {
    let title = format!("{game}: {}, {} plan, seed {}", args.bets.join(", "), args.plan, args.game.seed);
    let stop = |name: &str, at: Option<Cents>| at.map_or(String::new(), |at| format!(", {name} {at}"));
    let (win, loss) = (stop("stop-win", args.stop_win), stop("stop-loss", args.stop_loss));
    let rules = format!("bankroll {}, {} rounds at most{win}{loss}", args.bankroll, grouped(args.hands));
    picture::Session { title, rules }
}

fn plan(args: &SessionArgs) -> Result<Plan, Refusal> {
    let names = Progression::ALL.map(Progression::name).join(", ");
    let unknown = || Refusal::new(format_args!("no plan is called {:?}; there are {names}", args.plan));
    Ok(Plan {
        bankroll: args.bankroll,
        progression: Progression::from_name(&args.plan).ok_or_else(unknown)?,
        most_units: args.most_units.map_or(i64::MAX, |units| units.clamp(1, 1 << 40) as i64),
        rounds: args.hands,
        stop_win: args.stop_win,
        stop_loss: args.stop_loss,
    })
}

fn seats(playing: &Playing, args: &SessionArgs) -> Result<Box<dyn Seats>, Refusal> {
    let bets: Vec<(String, Cents)> = args.bets.iter().map(|text| bet(text)).collect::<Result<_, _>>()?;
    let seats = playing.game.seats(&bets, args.game.seed);
    seats.map_err(|why| Refusal::new(format_args!("--bets: {why}")).under(why.provision()))
}

fn letter(name: Option<&str>) -> Result<Option<Letter>, Refusal> {
    let known = |name: &str| {
        Letter::from_name(name)
            .ok_or_else(|| Refusal::new(format_args!("no paytable has the letter {name:?}")))
    };
    name.map(known).transpose()
}

fn bet(text: &str) -> Result<(String, Cents), Refusal> {
    let bad = || Refusal::new(format_args!("--bets: {text:?} is not NAME=DOLLARS"));
    let (name, dollars) = text.split_once('=').ok_or_else(bad)?;
    Ok((name.trim().to_owned(), dollars.trim().parse().map_err(|_| bad())?))
}

fn write_text(
    game: GameId,
    args: &SessionArgs,
    summary: &Summary,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let (sessions, rounds) = (grouped(summary.sessions), grouped(summary.rounds));
    let (bets, seed) = (args.bets.join(","), args.game.seed);
    writeln!(out, "{game}, {bets}, {} plan, seed {seed}: {sessions} sessions, {rounds} rounds", args.plan)?;
    writeln!(out)?;
    for end in End::ALL {
        let share = summary.ended(end) as f64 / summary.sessions.max(1) as f64;
        writeln!(
            out,
            "{:<20} {:>12}  {:>8} %",
            end.name(),
            grouped(summary.ended(end)),
            percent(Some(share))
        )?;
    }
    writeln!(out)?;
    for (name, histogram) in [("result", &summary.results), ("drawdown", &summary.drawdowns)] {
        let (mean, deviation) = (histogram.mean().unwrap_or(0.0), histogram.deviation().unwrap_or(0.0));
        writeln!(out, "{name}: mean {}, standard deviation {}", dollars(mean), dollars(deviation))?;
        for share in QUANTILES {
            let amount = histogram.quantile(share).unwrap_or(0) as f64;
            writeln!(out, "  {:>3.0} % at most {:>14}", share * 100.0, dollars(amount))?;
        }
    }
    write_streaks("won", summary.streaks.won(), out)?;
    write_streaks("lost", summary.streaks.lost(), out)
}

fn write_streaks(
    name: &str,
    streaks: impl Iterator<Item = (usize, u64)>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let lengths: Vec<String> =
        streaks.map(|(length, count)| format!("{length}: {}", grouped(count))).collect();
    writeln!(out, "rounds {name} in a row: {}", lengths.join("  "))?;
    Ok(())
}

fn dollars(cents: f64) -> String {
    format!("{:.2}", cents / 100.0)
}

fn write_csv(results: &Histogram, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "result,sessions")?;
    for (amount, count) in results.classes() {
        writeln!(out, "{},{count}", dollars(amount as f64))?;
    }
    Ok(())
}

fn json_of(game: GameId, args: &SessionArgs, summary: &Summary) -> Value {
    let ends: serde_json::Map<String, Value> =
        End::ALL.iter().map(|&end| (end.name().into(), summary.ended(end).into())).collect();
    let streaks = |streaks: Vec<(usize, u64)>| -> Vec<Value> {
        streaks.into_iter().map(|(length, count)| json!({"length": length, "count": count})).collect()
    };
    json!({
        "game": game.slug(),
        "seed": args.game.seed,
        "bets": args.bets,
        "plan": args.plan,
        "bankroll": args.bankroll.0 as f64 / 100.0,
        "sessions": summary.sessions,
        "rounds": summary.rounds,
        "ends": ends,
        "ruin": summary.ruin(),
        "result": spread(&summary.results),
        "drawdown": spread(&summary.drawdowns),
        "won_in_a_row": streaks(summary.streaks.won().collect()),
        "lost_in_a_row": streaks(summary.streaks.lost().collect()),
    })
}

fn spread(histogram: &Histogram) -> Value {
    let quantile =
        |share: f64| json!({"share": share, "dollars": histogram.quantile(share).map(|c| c as f64 / 100.0)});
    json!({
        "mean": histogram.mean().map(|cents| cents / 100.0),
        "standard_deviation": histogram.deviation().map(|cents| cents / 100.0),
        "quantiles": QUANTILES.map(quantile),
    })
}

//! `croupier odds design`: paytables that hold what is wished.

use std::io::Write;
use std::ops::RangeInclusive;

use croupier_odds::design::{Change, Design, DesignError, Move, Wish, design, movable, with_changes};
use croupier_odds::{Figures, Ratio};
use croupier_rules::Odds;
use serde::Serialize;

use super::arguments::DesignArgs;
use super::json;
use super::numbers::percent;
use super::selection;
use super::shown::Shown;
use crate::columns::{Align, Columns};
use crate::refusal::Refusal;

/// Lists the paytables.
pub fn write(args: &DesignArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let base = base(args)?;
    let wish = wish(args)?;
    let designs = design(&base.figures, &wish).map_err(|why| impossible(&base.figures, &why))?;
    if args.json {
        return write_json(&base, &designs, out);
    }
    writeln!(out, "{}\n{}\n", base.table(), base.title())?;
    if designs.is_empty() {
        return write_none(&base.figures, &wish, out);
    }
    Ok(table(&base.figures, &designs).write(out)?)
}

/// Every defect of the wish, and the lines there are.
fn impossible(base: &Figures, why: &DesignError) -> Refusal {
    let lines: Vec<&str> = movable(base).collect();
    match lines[..] {
        [] => Refusal::new(format!("{why}\nno payout of this wager can be moved")),
        [..] => Refusal::new(format!("{why}\nthe lines are {}", lines.join("; "))),
    }
}

/// The one wager with the one paytable that the wish starts from.
fn base(args: &DesignArgs) -> Result<Shown, Refusal> {
    let mut shown = Shown::all(selection::asked(&args.choice)?)?;
    match (shown.pop(), shown.len()) {
        (Some(base), 0) => Ok(base),
        (Some(_) | None, more) => Err(Refusal::new(format!(
            "a paytable is designed from one, and this is {}; choose with --wager and --paytable",
            more + 1
        ))),
    }
}

fn wish(args: &DesignArgs) -> Result<Wish, Refusal> {
    let (least, most) = hold(&args.hold)?;
    let moves: Result<Vec<Move>, Refusal> = args.lines.iter().map(|line| moved(line)).collect();
    Ok(Wish { least, most, moves: moves?, at_most: args.most.get() })
}

/// `5%..7%`, `5..7%`, or a single percentage for all that is shown so: `6.5%` is from 6.45 % to 6.55 %.
fn hold(text: &str) -> Result<(Ratio, Ratio), Refusal> {
    let wrong = || Refusal::new(format!("--hold: {text:?} is not a percentage or a range such as 5%..7%"));
    let read = |text| percentage(text).ok_or_else(wrong);
    match text.split_once("..") {
        Some((least, most)) => Ok((read(least)?, read(most)?)),
        None => {
            let (hold, half) = (read(text)?, half_of_the_last_place(text));
            Ok((&hold - &half, &hold + &half))
        }
    }
}

fn half_of_the_last_place(percentage: &str) -> Ratio {
    let decimals = percentage.split_once('.').map_or("", |(_, decimals)| decimals);
    let places = decimals.bytes().filter(u8::is_ascii_digit).count() as u32;
    Ratio::new(1, 200 * 10i64.pow(places))
}

fn percentage(text: &str) -> Option<Ratio> {
    let text = text.trim().trim_end_matches('%').trim();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let number = format!("{whole}{decimals}");
    if number.is_empty() || number.len() > DIGITS || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(Ratio::new(sign * number.parse::<i64>().ok()?, 100 * 10i64.pow(decimals.len() as u32)))
}

/// This many digits and a hundredth of them fit a number of 64 bits.
const DIGITS: usize = 15;

/// `straight=8..12`, or `straight=10` for one payout.
fn moved(text: &str) -> Result<Move, Refusal> {
    let wrong = || {
        Refusal::new(format!("--line: {text:?} is not a line and its payouts, such as \"straight=8..12\""))
    };
    let (line, payouts) = text.rsplit_once('=').ok_or_else(wrong)?;
    Ok(Move { line: line.trim().into(), pays: range(payouts).ok_or_else(wrong)? })
}

fn range(text: &str) -> Option<RangeInclusive<u32>> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    Some(least.trim().parse().ok()?..=most.trim().trim_start_matches('=').parse().ok()?)
}

fn table(base: &Figures, designs: &[Design]) -> Columns {
    let headings = [("house edge %", Align::Right), ("hit %", Align::Right), ("changed", Align::Left)];
    let mut columns = Columns::new(&headings);
    for design in designs {
        let figures = design.figures(base);
        columns.row(vec![percent(&design.hold), percent(&figures.hit()), changes(design)]);
    }
    columns
}

fn changes(design: &Design) -> String {
    let changes: Vec<String> =
        design.changes.iter().map(|change| format!("{change} (now {})", change.from)).collect();
    if changes.is_empty() { "nothing: the paytable as it is".into() } else { changes.join(", ") }
}

/// What the lines can bring about, for a wish that none of them grants.
fn write_none(base: &Figures, wish: &Wish, out: &mut impl Write) -> anyhow::Result<()> {
    let (low, high) = (at(base, wish, |pays| *pays.end()), at(base, wish, |pays| *pays.start()));
    writeln!(
        out,
        "No such paytable. With these lines at these payouts the wager holds from {low} % to {high} %."
    )?;
    Ok(())
}

fn at(base: &Figures, wish: &Wish, payout: impl Fn(&RangeInclusive<u32>) -> u32) -> String {
    let change = |moved: &Move| Change {
        line: moved.line.clone(),
        from: Odds::EVEN,
        to: Odds::to_1(payout(&moved.pays)),
    };
    let changes: Vec<Change> = wish.moves.iter().map(change).collect();
    percent(&with_changes(base, &changes).edge())
}

#[derive(Serialize)]
struct DesignView<'a> {
    game: &'static str,
    wager: &'static str,
    paytable: Option<&'a str>,
    edge: String,
    edge_percent: String,
    distance: String,
    changes: Vec<ChangeView<'a>>,
}

#[derive(Serialize)]
struct ChangeView<'a> {
    line: &'a str,
    from: Odds,
    to: Odds,
}

fn write_json(base: &Shown, designs: &[Design], out: &mut impl Write) -> anyhow::Result<()> {
    let views: Vec<DesignView> = designs.iter().map(|design| view(&base.figures, design)).collect();
    json::write_array(&views, out)
}

fn view<'a>(base: &'a Figures, design: &'a Design) -> DesignView<'a> {
    DesignView {
        game: base.game.slug(),
        wager: base.wager,
        paytable: base.paytable.as_deref(),
        edge: design.hold.to_string(),
        edge_percent: percent(&design.hold),
        distance: design.distance.to_string(),
        changes: design
            .changes
            .iter()
            .map(|Change { line, from, to }| ChangeView { line, from: *from, to: *to })
            .collect(),
    }
}

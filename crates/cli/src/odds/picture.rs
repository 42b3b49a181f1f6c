//! The outcomes of wagers as a picture: how likely each is, and what it adds to the return.

use anyhow::anyhow;
use croupier_odds::{Figures, Outcome, Ratio};
use plotters::coord::Shift;
use plotters::coord::ranged1d::{AsRangedCoord, Ranged, ValueFormatter};
use plotters::prelude::{
    Cartesian2d, ChartBuilder, ChartContext, Circle, Color, DrawingArea, IntoDrawingArea, IntoFont,
    IntoLogRange, PathElement, RGBColor, Rectangle, SVGBackend, Text, TextStyle,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::numbers::{self, percent};
use super::shown::Shown;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Chart<'a, 'b, X, Y> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<X, Y>>;

const WIDTH: u32 = 1080;
/// The height of a row: its mark and the space around it.
const ROW: u32 = 24;
/// Above the rows: title, figures, headings; below them: the axes.
const HEAD: u32 = 84;
const FOOT: u32 = 40;
/// Where the names of outcomes end and the two panels begin.
const NAMES: u32 = 345;
const PANELS: u32 = 720;
/// Room for the figure behind the longest bar.
const BEHIND: u32 = 90;
/// Between a mark and its figure.
const BESIDE: i32 = 9;
/// The radius of a dot.
const DOT: u32 = 5;

const INK: RGBColor = RGBColor(33, 37, 41);
const PALE: RGBColor = RGBColor(134, 142, 150);
const LINE: RGBColor = RGBColor(222, 226, 230);
const WON: RGBColor = RGBColor(47, 133, 90);
const LOST: RGBColor = RGBColor(192, 57, 43);
const NEITHER: RGBColor = RGBColor(134, 142, 150);

/// Draws every entry below the one before; the text of an SVG file.
pub fn draw(shown: &[Shown]) -> anyhow::Result<String> {
    let heights: Vec<u32> =
        shown.iter().map(|shown| HEAD + FOOT + ROW * shown.figures.outcomes.len() as u32).collect();
    let mut picture = String::new();
    {
        let whole = SVGBackend::with_string(&mut picture, (WIDTH, heights.iter().sum())).into_drawing_area();
        whole.fill(&RGBColor(255, 255, 255)).map_err(failed)?;
        let mut rest = whole.clone();
        for (shown, height) in shown.iter().zip(heights) {
            let (entry, below) = rest.split_vertically(height);
            draw_entry(shown, &entry)?;
            rest = below;
        }
        whole.present().map_err(failed)?;
    }
    Ok(picture)
}

/// The errors of the drawing crate borrow its backend.
fn failed(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("drawing the picture: {error}")
}

fn draw_entry(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let (head, body) = area.split_vertically(HEAD);
    draw_head(shown, &head)?;
    let (names, panels) = body.split_horizontally(NAMES);
    let (chances, adds) = panels.split_horizontally(PANELS - NAMES);
    draw_names(shown, &names)?;
    draw_chances(shown, &chances)?;
    draw_adds(shown, &adds)
}

fn style(size: u32, color: RGBColor, side: HPos) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&color).pos(Pos::new(side, VPos::Center))
}

fn write(area: &Area, text: &str, style: TextStyle, place: (u32, u32)) -> anyhow::Result<()> {
    area.draw(&Text::new(text, (place.0 as i32, place.1 as i32), style)).map_err(failed)
}

fn draw_head(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let figures = &shown.figures;
    let title = format!("{}: {}", shown.asked.entry.game, shown.title());
    let shares = [figures.edge(), figures.hit(), figures.push()].map(|share| percent(&share));
    let [edge, hit, push] = shares;
    let line = format!("{}; house edge {edge} %, hit {hit} %, push {push} %", shown.cards());
    write(area, &title, style(19, INK, HPos::Left), (20, 22))?;
    write(area, &line, style(13, PALE, HPos::Left), (20, 46))?;
    let heading = |text, place| write(area, text, style(13, INK, HPos::Left), (place, 72));
    write(area, "outcome, and what one unit wins", style(13, INK, HPos::Right), (NAMES - 12, 72))?;
    heading("chance, % (logarithmic)", NAMES)?;
    heading("adds to the return, %", PANELS)
}

fn draw_names(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    for (place, outcome) in shown.figures.outcomes.iter().enumerate() {
        let middle = ROW * place as u32 + ROW / 2;
        let sign = if outcome.net.is_positive() { "+" } else { "" };
        let net = format!("{sign}{}", numbers::net(&outcome.net));
        write(area, &outcome.name, style(13, INK, HPos::Right), (NAMES - 76, middle))?;
        write(area, &net, style(13, color(outcome), HPos::Right), (NAMES - 12, middle))?;
    }
    Ok(())
}

fn color(outcome: &Outcome) -> RGBColor {
    match (outcome.net.is_positive(), outcome.net.is_zero()) {
        (true, _) => WON,
        (false, true) => NEITHER,
        (false, false) => LOST,
    }
}

/// What shows a figure.
#[derive(Clone, Copy)]
enum Mark {
    /// A bar from one place to another. Its length is the figure, so the axis must be linear and have a zero.
    Bar(f64, f64),
    /// A dot, on an axis without a zero; none for what cannot be placed there.
    Dot(Option<f64>),
}

/// A row of a panel: the mark, the figure beside it, and its color.
struct Row {
    mark: Mark,
    text: String,
    color: RGBColor,
}

fn rows(shown: &Shown, row: impl Fn(&Outcome) -> (Mark, String)) -> Vec<Row> {
    let colored = |outcome: &Outcome| {
        let (mark, text) = row(outcome);
        Row { mark, text, color: color(outcome) }
    };
    shown.figures.outcomes.iter().map(colored).collect()
}

/// Draws rows from the top down along an axis that begins on the left at a figure.
fn draw_rows<Axis>(
    area: &Area,
    (left, axis): (f64, Axis),
    rows: &[Row],
    label: fn(&f64) -> String,
) -> anyhow::Result<()>
where
    Axis: AsRangedCoord<Value = f64>,
    Axis::CoordDescType: Ranged<ValueType = f64> + ValueFormatter<f64>,
{
    let mut builder = ChartBuilder::on(area);
    builder.margin_right(BEHIND).x_label_area_size(FOOT);
    let mut chart = builder.build_cartesian_2d(axis, 0.0..rows.len() as f64).map_err(failed)?;
    let mut mesh = chart.configure_mesh();
    mesh.disable_y_mesh().disable_y_axis().x_labels(6).x_label_formatter(&label).max_light_lines(0);
    mesh.label_style(style(11, PALE, HPos::Center)).bold_line_style(LINE).axis_style(LINE);
    mesh.draw().map_err(failed)?;
    for (place, row) in (0..rows.len()).rev().map(|place| place as f64).zip(rows) {
        let end = draw_mark(&chart, row, left, place)?;
        let (right, middle) = chart.backend_coord(&(end, place + 0.5));
        let beside = Text::new(row.text.as_str(), (right + BESIDE, middle), style(11, INK, HPos::Left));
        area.use_screen_coord().draw(&beside).map_err(failed)?;
    }
    Ok(())
}

/// Draws a mark. Says where it ends on the right.
fn draw_mark<X, Y>(chart: &Chart<X, Y>, row: &Row, left: f64, place: f64) -> anyhow::Result<f64>
where
    X: Ranged<ValueType = f64>,
    Y: Ranged<ValueType = f64>,
{
    let area = chart.plotting_area();
    match row.mark {
        Mark::Bar(from, to) => {
            let foot = PathElement::new([(from, place), (from, place + 1.0)], PALE);
            area.draw(&foot).map_err(failed)?;
            let bar = Rectangle::new([(from, place + 0.2), (to, place + 0.8)], row.color.filled());
            area.draw(&bar).map_err(failed)?;
            Ok(from.max(to))
        }
        Mark::Dot(None) => Ok(left),
        Mark::Dot(Some(at)) => {
            area.draw(&Circle::new((at, place + 0.5), DOT, row.color.filled())).map_err(failed)?;
            Ok(at)
        }
    }
}

fn draw_chances(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let Figures { outcomes, total, .. } = &shown.figures;
    let chance = |outcome: &Outcome| Ratio::new(outcome.count, *total);
    let in_percent = |outcome: &Outcome| 100.0 * chance(outcome).to_f64();
    let seldom = outcomes.iter().map(in_percent).filter(|&chance| chance > 0.0).fold(LEAST_SCALE, f64::min);
    let least = 10f64.powf(seldom.log10().floor());
    let dot = |outcome: &Outcome| {
        let place = Some(in_percent(outcome)).filter(|&chance| chance > 0.0);
        (Mark::Dot(place), percent(&chance(outcome)))
    };
    draw_rows(area, (least, (least..100.0).log_scale()), &rows(shown, dot), power_of_ten)
}

/// The scale of chances begins here at the latest, so that it never is empty.
const LEAST_SCALE: f64 = 10.0;

/// A power of ten without the traces of its logarithm.
fn power_of_ten(value: &f64) -> String {
    let places = (-value.log10()).round().max(0.0) as usize;
    format!("{value:.places$}")
}

fn draw_adds(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let adds = |outcome: &Outcome| 100.0 * shown.figures.contribution(outcome).to_f64();
    let all = || shown.figures.outcomes.iter().map(adds);
    let (least, most) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    let bar =
        |outcome: &Outcome| (Mark::Bar(0.0, adds(outcome)), percent(&shown.figures.contribution(outcome)));
    draw_rows(area, (least, least..most), &rows(shown, bar), |value| format!("{value:.0}"))
}

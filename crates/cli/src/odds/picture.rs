//! The outcomes of wagers as a picture: how likely each is, and what it adds to the return.

use anyhow::anyhow;
use croupier_odds::Outcome;
use plotters::coord::Shift;
use plotters::prelude::{
    ChartBuilder, Color, DrawingArea, IntoDrawingArea, IntoFont, IntoLogRange, PathElement, RGBColor,
    Rectangle, SVGBackend, Text, TextStyle,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::numbers::percent;
use super::shown::Shown;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 1080;
/// The height of a bar and of the space around it.
const ROW: u32 = 24;
/// Above the bars: title, figures, headings; below them: the axes.
const HEAD: u32 = 84;
const FOOT: u32 = 40;
/// Where the names of outcomes end and the two panels begin.
const NAMES: u32 = 330;
const PANELS: u32 = 715;
/// Room for the figure behind the longest bar.
const BEHIND: u32 = 90;

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
    heading("chance, %, each step ten times the last", NAMES)?;
    heading("adds to the return, %", PANELS)
}

fn draw_names(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    for (place, outcome) in shown.figures.outcomes.iter().enumerate() {
        let middle = ROW * place as u32 + ROW / 2;
        let sign = if outcome.net.is_positive() { "+" } else { "" };
        let net = format!("{sign}{}", outcome.net);
        write(area, &outcome.name, style(13, INK, HPos::Right), (NAMES - 66, middle))?;
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

/// Bars of one panel: where each begins and ends, and the figure behind it.
struct Bars<'a> {
    shown: &'a Shown,
    bars: Vec<(f64, f64, String)>,
}

impl<'a> Bars<'a> {
    fn new(shown: &'a Shown, bar: impl Fn(&Outcome) -> (f64, f64, String)) -> Bars<'a> {
        Bars { shown, bars: shown.figures.outcomes.iter().map(bar).collect() }
    }

    /// The rows of the bars from the top down, each with its color.
    fn rows(&self) -> impl Iterator<Item = (f64, &(f64, f64, String), RGBColor)> {
        let colors = self.shown.figures.outcomes.iter().map(color);
        let tops = (0..self.bars.len()).rev().map(|row| row as f64);
        tops.zip(&self.bars).zip(colors).map(|((row, bar), color)| (row, bar, color))
    }
}

/// Draws bars in a panel with the given axis; a macro, because the two kinds of axes are two types.
macro_rules! draw_bars {
    ($area:expr, $axis:expr, $bars:expr, $labels:expr, $zero:expr) => {{
        let rows = $bars.bars.len() as f64;
        let mut chart = ChartBuilder::on($area)
            .margin_right(BEHIND)
            .x_label_area_size(FOOT)
            .build_cartesian_2d($axis, 0.0..rows)
            .map_err(failed)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_labels(6)
            .x_label_formatter(&$labels)
            .label_style(style(11, PALE, HPos::Center))
            .bold_line_style(LINE)
            .light_line_style(LINE.mix(0.0))
            .axis_style(LINE)
            .draw()
            .map_err(failed)?;
        for (row, (from, to, text), color) in $bars.rows() {
            let bar = Rectangle::new([(*from, row + 0.2), (*to, row + 0.8)], color.filled());
            chart.plotting_area().draw(&bar).map_err(failed)?;
            let place = chart.backend_coord(&(from.max(*to), row + 0.5));
            let beside = Text::new(text.as_str(), (place.0 + 6, place.1), style(11, INK, HPos::Left));
            area_of($area).draw(&beside).map_err(failed)?;
        }
        let zero = PathElement::new([($zero, 0.0), ($zero, rows)], PALE);
        chart.plotting_area().draw(&zero).map_err(failed)?;
    }};
}

/// The same panel in the coordinates of the whole picture.
fn area_of<'a>(area: &Area<'a>) -> Area<'a> {
    area.strip_coord_spec().use_screen_coord()
}

fn draw_chances(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let chance = |outcome: &Outcome| 100.0 * outcome.count as f64 / shown.figures.total as f64;
    let seldom =
        shown.figures.outcomes.iter().map(chance).filter(|&chance| chance > 0.0).fold(100.0, f64::min);
    let least = 10f64.powf(seldom.log10().floor());
    let bars =
        Bars::new(shown, |outcome| (least, chance(outcome).max(least), format!("{:.6}", chance(outcome))));
    let label = |value: &f64| format!("{value}");
    draw_bars!(area, (least..100.0).log_scale(), bars, label, least);
    Ok(())
}

fn draw_adds(shown: &Shown, area: &Area) -> anyhow::Result<()> {
    let adds = |outcome: &Outcome| 100.0 * shown.figures.contribution(outcome).to_f64();
    let all = || shown.figures.outcomes.iter().map(adds);
    let (least, most) = (all().fold(0.0, f64::min), all().fold(0.0, f64::max));
    let bars = Bars::new(shown, |outcome| (0.0, adds(outcome), format!("{:.6}", adds(outcome))));
    let label = |value: &f64| format!("{value:.0}");
    draw_bars!(area, least..most, bars, label, 0.0);
    Ok(())
}

//! How the hold of each wager converges to the exact figure.

use croupier_sim::Counted;
use plotters::prelude::{ChartBuilder, Circle, Color, IntoLogRange, PathElement, Polygon, Rectangle};
use plotters::style::text_anchor::HPos;

use super::{Area, BAND, INK, LINE, PALE, PATH, dashed, drawn, failed, style, write_at};
use crate::simulate::text::label;

/// How many standard errors wide the band is on either side.
const ERRORS: f64 = 2.0;

/// The scale shows the last two or three powers of ten: what came before hides what the end looks like.
const SHOWN: f64 = 100.0;

/// A point is kept when the rounds have grown by this factor since the last one, so that any run has few points.
const STEP: f64 = 1.02;

/// The panels: how many side by side, how large, and the room above them all.
const ACROSS: usize = 3;
const PANEL: (u32, u32) = (400, 260);
const ALONE: (u32, u32) = (900, 480);
const HEAD: u32 = 84;

/// The hold of a wager after ever more rounds.
pub struct Convergence {
    title: String,
    exact: Option<f64>,
    deviation: Option<f64>,
    last: Option<Counted>,
    points: Vec<(f64, f64)>,
}

impl Convergence {
    /// A wager without a point yet.
    pub fn new(wager: &Counted) -> Convergence {
        Convergence {
            title: label(wager),
            exact: wager.exact_hold().map(|hold| hold * 100.0),
            deviation: wager.exact.as_ref().map(|figures| figures.variance().to_f64().sqrt() * 100.0),
            last: None,
            points: Vec::new(),
        }
    }

    /// Adds the point of the rounds so far.
    pub fn look(&mut self, counted: Counted) {
        let point = counted.hold().map(|hold| (counted.rounds() as f64, hold * 100.0));
        // The last point always stays; the one before gives way to it if it lies too near.
        if let [.., before, last] = self.points[..]
            && last.0 < before.0 * STEP
        {
            self.points.pop();
        }
        self.points.extend(point);
        self.last = Some(counted);
    }

    /// The scale of rounds, from a power of ten to a power of ten.
    fn scale(&self) -> (f64, f64) {
        let last = self.points.last().map_or(1.0, |point| point.0);
        let first = self.points.first().map_or(1.0, |point| point.0).max(last / SHOWN);
        let from = first.log10().floor();
        (10f64.powf(from), 10f64.powf(last.log10().ceil().max(from + 1.0)))
    }

    fn shown(&self) -> Vec<(f64, f64)> {
        let (first, _) = self.scale();
        self.points.iter().copied().filter(|point| point.0 >= first).collect()
    }

    /// The outline of the band, there and back.
    fn band(&self) -> Vec<(f64, f64)> {
        let (Some(exact), Some(deviation)) = (self.exact, self.deviation) else { return Vec::new() };
        let (first, last) = self.scale();
        let place = |step: i32| first * (last / first).powf(f64::from(step) / 100.0);
        let edge =
            |errors: f64| move |step: i32| (place(step), exact + errors * deviation / place(step).sqrt());
        (0..=100).map(edge(ERRORS)).chain((0..=100).rev().map(edge(-ERRORS))).collect()
    }

    fn reach(&self) -> (f64, f64) {
        let heights = self.band().into_iter().chain(self.shown()).map(|point| point.1);
        let (low, high) = heights.fold((f64::MAX, f64::MIN), |(low, high), y| (low.min(y), high.max(y)));
        let (low, high) = if low < high { (low, high) } else { (low - 1.0, low + 1.0) };
        let margin = (high - low) * 0.05;
        if low.is_finite() { (low - margin, high + margin) } else { (-1.0, 1.0) }
    }

    fn figures(&self) -> String {
        let Some(last) = &self.last else { return String::new() };
        let percent = |share: Option<f64>| share.map_or("-".into(), |share| format!("{:.4}", share * 100.0));
        let z = last.z().map_or(String::new(), |z| format!(", z {z:+.2}"));
        format!("hold {} %, exact {} %{z}", percent(last.hold()), percent(last.exact_hold()))
    }
}

/// One picture of all wagers of a run.
pub fn draw_convergence(title: &str, wagers: &[Convergence]) -> anyhow::Result<String> {
    let across = wagers.len().clamp(1, ACROSS);
    let down = wagers.len().div_ceil(across).max(1);
    let panel = if wagers.len() > 1 { PANEL } else { ALONE };
    let size = (panel.0 * across as u32, HEAD + panel.1 * down as u32);
    drawn(size, |area| {
        let (head, body) = area.split_vertically(HEAD);
        draw_head(title, &head)?;
        let panels = body.split_evenly((down, across));
        wagers.iter().zip(&panels).try_for_each(|(wager, panel)| draw_panel(wager, panel))
    })
}

fn draw_head(title: &str, area: &Area) -> anyhow::Result<()> {
    write_at(area, title, style(19, INK, HPos::Left), (20, 24))?;
    let legend = |x: i32, text: &str| write_at(area, text, style(13, INK, HPos::Left), (x + 34, 56));
    let line = |x: i32| [(x, 56), (x + 26, 56)];
    area.draw(&PathElement::new(line(20), PATH.stroke_width(2))).map_err(failed)?;
    legend(20, "hold so far")?;
    area.draw(&dashed(line(150).to_vec())).map_err(failed)?;
    legend(150, "exact")?;
    area.draw(&Rectangle::new([(240, 49), (266, 63)], BAND.filled())).map_err(failed)?;
    legend(240, "two standard errors around it: 95 of 100 runs are inside at any one moment")
}

fn draw_panel(wager: &Convergence, area: &Area) -> anyhow::Result<()> {
    write_at(area, &wager.title, style(14, INK, HPos::Left), (20, 12))?;
    write_at(area, &wager.figures(), style(12, PALE, HPos::Left), (20, 30))?;
    let ((first, last), (low, high)) = (wager.scale(), wager.reach());
    let mut builder = ChartBuilder::on(area);
    builder.margin_top(42).margin_right(26).margin_left(14).x_label_area_size(40).y_label_area_size(64);
    let mut chart = builder.build_cartesian_2d((first..last).log_scale(), low..high).map_err(failed)?;
    let shown = wager.shown();
    chart.draw_series([Polygon::new(wager.band(), BAND.filled())]).map_err(failed)?;
    let places = decimals(high - low);
    let mut mesh = chart.configure_mesh();
    mesh.x_desc("rounds").y_desc("hold, %").x_labels(6).y_labels(6).max_light_lines(0);
    mesh.x_label_formatter(&rounds).label_style(style(11, PALE, HPos::Center));
    mesh.axis_desc_style(style(12, PALE, HPos::Center)).bold_line_style(LINE).axis_style(PALE);
    mesh.y_label_formatter(&|hold| format!("{hold:.places$}")).draw().map_err(failed)?;
    if let Some(exact) = wager.exact {
        chart.draw_series([dashed(vec![(first, exact), (last, exact)])]).map_err(failed)?;
    }
    chart.draw_series([PathElement::new(shown.clone(), PATH.stroke_width(2))]).map_err(failed)?;
    let end = shown.last().map(|&point| Circle::new(point, 3, PATH.filled()));
    chart.draw_series(end).map_err(failed)?;
    Ok(())
}

/// The digits behind the point that tell the labels of a scale apart.
fn decimals(reach: f64) -> usize {
    (1.0 - (reach / 5.0).log10()).clamp(0.0, 6.0) as usize
}

/// A number of rounds: `10⁶`, or with its digits where it is not a power of ten.
fn rounds(rounds: &f64) -> String {
    let power = rounds.log10().round();
    if (rounds / 10f64.powf(power) - 1.0).abs() > 1e-6 {
        return format!("{rounds:.0e}");
    }
    let digit = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit.to_digit(10).unwrap_or(0) as usize);
    format!("10{}", format!("{power:.0}").chars().filter_map(digit).collect::<String>())
}

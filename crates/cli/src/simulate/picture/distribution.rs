//! How the results of sessions are spread.

use croupier_sim::session::{End, Summary};
use plotters::prelude::{ChartBuilder, Color, PathElement, Rectangle};
use plotters::style::text_anchor::HPos;

use super::{Area, BAND, INK, LINE, PALE, PATH, dashed, drawn, failed, style, write_at};
use crate::simulate::text::grouped;

const SIZE: (u32, u32) = (960, 560);
const HEAD: u32 = 104;

/// How many bars there are, about.
const BARS: i64 = 60;

/// What is said above the picture of sessions.
pub struct Session {
    /// The game, the wagers and the plan.
    pub title: String,
    /// The bankroll and the rules for stopping.
    pub rules: String,
}

/// Results in bars of equal width.
struct Bars {
    low: i64,
    width: i64,
    counts: Vec<u64>,
}

impl Bars {
    fn of(summary: &Summary) -> Bars {
        let classes: Vec<(i64, u64)> = summary.results.classes().collect();
        let ends = (classes.first().map_or(0, |class| class.0), classes.last().map_or(0, |class| class.0));
        let width = width(ends.1 - ends.0);
        let low = ends.0.div_euclid(width) * width;
        let mut counts = vec![0; ((ends.1 - low) / width) as usize + 1];
        classes.iter().for_each(|(amount, count)| counts[((amount - low) / width) as usize] += count);
        Bars { low, width, counts }
    }

    fn dollars(&self, bar: usize) -> f64 {
        (self.low + bar as i64 * self.width) as f64 / 100.0
    }

    fn tallest(&self) -> u64 {
        self.counts.iter().copied().max().unwrap_or(1)
    }
}

/// The width of bars in cents: a one, a two or a five with zeros, for about as many bars as are wanted.
fn width(reach: i64) -> i64 {
    let mut unit = 1;
    loop {
        for width in [unit, 2 * unit, 5 * unit] {
            if reach / width <= BARS {
                return width;
            }
        }
        unit *= 10;
    }
}

/// The picture of the results of sessions, in dollars.
pub fn draw_results(session: &Session, summary: &Summary) -> anyhow::Result<String> {
    let mean = summary.results.mean().unwrap_or(0.0) / 100.0;
    let median = summary.results.quantile(0.5).unwrap_or(0) as f64 / 100.0;
    drawn(SIZE, |area| {
        let (head, body) = area.split_vertically(HEAD);
        write_at(&head, &session.title, style(19, INK, HPos::Left), (20, 22))?;
        write_at(&head, &session.rules, style(13, PALE, HPos::Left), (20, 46))?;
        write_at(&head, &ends(summary), style(13, PALE, HPos::Left), (20, 66))?;
        let key = |x: i32, text: String| write_at(&head, &text, style(13, INK, HPos::Left), (x + 34, 90));
        head.draw(&dashed(vec![(20, 90), (46, 90)])).map_err(failed)?;
        key(20, format!("mean {}", money(mean)))?;
        head.draw(&PathElement::new([(220, 90), (246, 90)], INK.stroke_width(2))).map_err(failed)?;
        key(220, format!("median {}", money(median)))?;
        draw_bars(summary, mean, median, &body)
    })
}

fn draw_bars(summary: &Summary, mean: f64, median: f64, area: &Area) -> anyhow::Result<()> {
    let bars = Bars::of(summary);
    let share = |count: u64| 100.0 * count as f64 / summary.sessions.max(1) as f64;
    let (left, right) = (bars.dollars(0), bars.dollars(bars.counts.len()));
    let top = share(bars.tallest()) * 1.08;
    let mut builder = ChartBuilder::on(area);
    builder.margin(10).margin_right(30).x_label_area_size(44).y_label_area_size(64);
    let mut chart = builder.build_cartesian_2d(left..right, 0.0..top).map_err(failed)?;
    let mut mesh = chart.configure_mesh();
    mesh.x_desc("won or lost in a session, dollars").y_desc("% of sessions");
    mesh.x_label_formatter(&|dollars| whole(*dollars)).disable_x_mesh().max_light_lines(0);
    mesh.y_label_formatter(&|share| format!("{share}"));
    mesh.label_style(style(12, PALE, HPos::Center)).axis_desc_style(style(13, PALE, HPos::Center));
    mesh.bold_line_style(LINE).axis_style(PALE).draw().map_err(failed)?;
    for (at, &count) in bars.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let corners = [(bars.dollars(at), 0.0), (bars.dollars(at + 1), share(count))];
        chart.draw_series([Rectangle::new(corners, BAND.filled())]).map_err(failed)?;
        chart.draw_series([Rectangle::new(corners, PATH)]).map_err(failed)?;
    }
    let line = |at: f64| vec![(at, 0.0), (at, top)];
    chart.draw_series([PathElement::new(line(median), INK.stroke_width(2))]).map_err(failed)?;
    chart.draw_series([dashed(line(mean))]).map_err(failed)?;
    Ok(())
}

/// How the sessions ended.
fn ends(summary: &Summary) -> String {
    let share = |end| 100.0 * summary.ended(end) as f64 / summary.sessions.max(1) as f64;
    let seen = End::ALL.into_iter().filter(|&end| summary.ended(end) > 0);
    let parts: Vec<String> = seen.map(|end| format!("{} {:.2} %", end.name(), share(end))).collect();
    format!("{} sessions: {}", grouped(summary.sessions), parts.join(", "))
}

fn money(dollars: f64) -> String {
    let sign = if dollars < 0.0 { "-" } else { "" };
    format!("{sign}${:.2}", dollars.abs())
}

/// A label of the scale of dollars, without cents where there are none.
fn whole(dollars: f64) -> String {
    let sign = if dollars < 0.0 { "-" } else { "" };
    if dollars.fract() == 0.0 {
        format!("{sign}{}", grouped(dollars.abs() as u64))
    } else {
        format!("{dollars:.2}")
    }
}

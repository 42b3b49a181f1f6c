//! Pictures: how a hold converges, and how the results of sessions are spread.

use std::fs;
use std::path::Path;

use croupier_rules::GameId;
use croupier_sim::Counted;
use croupier_sim::session::Histogram;
use plotters::coord::Shift;
use plotters::prelude::{
    BLUE, ChartBuilder, Color, DrawingArea, IntoDrawingArea, IntoLogRange, LineSeries, RED, Rectangle,
    SVGBackend, WHITE,
};

use super::Refused;

const SIZE: (u32, u32) = (900, 540);

/// How many standard errors wide the band is.
const BAND: f64 = 2.0;

/// The hold of a wager after ever more rounds.
pub struct Convergence {
    title: String,
    exact: Option<f64>,
    deviation: Option<f64>,
    points: Vec<(f64, f64)>,
}

impl Convergence {
    /// The picture of a wager, without a point yet.
    pub fn new(game: GameId, wager: &Counted) -> Convergence {
        let paytable = wager.paytable.as_ref().map_or(String::new(), |letter| format!(" {letter}"));
        Convergence {
            title: format!("{game}: hold of {}{paytable}, %", wager.wager),
            exact: wager.exact_hold(),
            deviation: wager.exact.as_ref().map(|figures| figures.variance().to_f64().sqrt()),
            points: Vec::new(),
        }
    }

    /// Adds the point of the rounds so far.
    pub fn look(&mut self, counted: &Counted) {
        let point = counted.hold().map(|hold| (counted.rounds() as f64, hold * 100.0));
        self.points.extend(point);
    }

    /// The picture: the path, the exact line, and the band in which nineteen of twenty paths lie at any moment.
    pub fn draw(&self) -> anyhow::Result<String> {
        drawn(|area| {
            let (first, last) = (self.first(), self.last());
            let (low, high) = self.reach();
            let mut chart = ChartBuilder::on(area)
                .caption(&self.title, ("sans-serif", 20))
                .margin(12)
                .x_label_area_size(40)
                .y_label_area_size(70)
                .build_cartesian_2d((first..last).log_scale(), low..high)?;
            chart
                .configure_mesh()
                .x_desc("rounds")
                .x_label_formatter(&|rounds| format!("{rounds:.0e}"))
                .draw()?;
            chart.draw_series([Rectangle::new([(first, low), (first, low)], WHITE)])?;
            chart.draw_series(
                self.edges().map(|edge| LineSeries::new(edge, RED.mix(0.5))).into_iter().flatten(),
            )?;
            chart.draw_series(LineSeries::new(self.exact_line(), RED))?;
            chart.draw_series(LineSeries::new(self.points.iter().copied(), BLUE))?;
            Ok(())
        })
    }

    fn first(&self) -> f64 {
        self.points.first().map_or(1.0, |point| point.0)
    }

    fn last(&self) -> f64 {
        self.points.last().map_or(10.0, |point| point.0).max(self.first() * 1.01)
    }

    fn exact_line(&self) -> Vec<(f64, f64)> {
        let exact = self.exact.map(|exact| exact * 100.0);
        exact.into_iter().flat_map(|exact| [(self.first(), exact), (self.last(), exact)]).collect()
    }

    /// The upper and the lower edge of the band, at a hundred places.
    fn edges(&self) -> [Vec<(f64, f64)>; 2] {
        let ratio = self.last() / self.first();
        let places = (0..=100).map(|step| self.first() * ratio.powf(f64::from(step) / 100.0));
        let places: Vec<f64> = places.collect();
        [BAND, -BAND].map(|errors| {
            let edge = |&rounds: &f64| {
                let height = self.exact? + errors * self.deviation? / rounds.sqrt();
                Some((rounds, height * 100.0))
            };
            places.iter().filter_map(edge).collect()
        })
    }

    fn reach(&self) -> (f64, f64) {
        let edges = self.edges();
        let heights = edges.iter().flatten().chain(&self.points).map(|point| point.1);
        let (low, high) = heights.fold((f64::MAX, f64::MIN), |(low, high), y| (low.min(y), high.max(y)));
        if low < high { (low, high) } else { (-1.0, 1.0) }
    }
}

/// How many bars the results of sessions are drawn in, at most.
const BARS: i64 = 80;

/// The picture of the results of sessions, in dollars.
pub fn draw_results(results: &Histogram) -> anyhow::Result<String> {
    let classes: Vec<(i64, u64)> = results.classes().collect();
    let (low, high) = (classes.first().map_or(0, |class| class.0), classes.last().map_or(1, |class| class.0));
    let width = ((high - low) / BARS).max(1);
    let mut bars = vec![0u64; ((high - low) / width) as usize + 1];
    classes.iter().for_each(|(amount, count)| bars[((amount - low) / width) as usize] += count);
    let tallest = bars.iter().max().copied().unwrap_or(1) as f64 * 1.05;
    let dollars = |bar: usize| (low + bar as i64 * width) as f64 / 100.0;
    drawn(|area| {
        let mut chart = ChartBuilder::on(area)
            .caption("results of sessions, in dollars", ("sans-serif", 20))
            .margin(12)
            .x_label_area_size(40)
            .y_label_area_size(70)
            .build_cartesian_2d(dollars(0)..dollars(bars.len()), 0.0..tallest)?;
        chart.configure_mesh().x_desc("won or lost").y_desc("sessions").draw()?;
        let bar = |(at, &count): (usize, &u64)| {
            Rectangle::new([(dollars(at), 0.0), (dollars(at + 1), count as f64)], BLUE.mix(0.6).filled())
        };
        chart.draw_series(bars.iter().enumerate().map(bar))?;
        Ok(())
    })
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

fn drawn(draw: impl FnOnce(&Area) -> anyhow::Result<()>) -> anyhow::Result<String> {
    let mut picture = String::new();
    {
        let area = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        draw(&area)?;
        area.present()?;
    }
    Ok(picture)
}

/// Writes a picture to a file.
pub fn write(path: &Path, picture: &str) -> anyhow::Result<()> {
    fs::write(path, picture).map_err(|why| Refused::because(format!("{}: {why}", path.display())))
}

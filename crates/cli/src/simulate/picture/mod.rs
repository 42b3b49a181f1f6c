//! Pictures: how holds converge, and how the results of sessions are spread. They are readable in black and white.

mod convergence;
mod distribution;

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use plotters::coord::Shift;
use plotters::element::DashedPathElement;
use plotters::prelude::{
    Color, DrawingArea, IntoDrawingArea, IntoFont, RGBColor, SVGBackend, Text, TextStyle,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::refusal::Refusal;
pub use convergence::{Convergence, draw_convergence};
pub use distribution::{Session, draw_results};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const INK: RGBColor = RGBColor(33, 37, 41);
const PALE: RGBColor = RGBColor(108, 117, 125);
const LINE: RGBColor = RGBColor(222, 226, 230);
const BAND: RGBColor = RGBColor(213, 226, 243);
const PATH: RGBColor = RGBColor(16, 76, 150);

/// Draws on white; the text of an SVG file.
fn drawn(size: (u32, u32), draw: impl FnOnce(&Area) -> anyhow::Result<()>) -> anyhow::Result<String> {
    let mut picture = String::new();
    {
        let area = SVGBackend::with_string(&mut picture, size).into_drawing_area();
        area.fill(&RGBColor(255, 255, 255)).map_err(failed)?;
        draw(&area)?;
        area.present().map_err(failed)?;
    }
    Ok(picture)
}

/// The errors of the drawing crate borrow its backend.
fn failed(error: impl Display) -> anyhow::Error {
    anyhow!("drawing the picture: {error}")
}

fn style(size: u32, color: RGBColor, side: HPos) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&color).pos(Pos::new(side, VPos::Center))
}

fn write_at(area: &Area, text: &str, style: TextStyle, place: (i32, i32)) -> anyhow::Result<()> {
    area.draw(&Text::new(text, place, style)).map_err(failed)
}

/// A line of dashes.
fn dashed<Place: Clone>(line: Vec<Place>) -> DashedPathElement<std::vec::IntoIter<Place>, i32> {
    DashedPathElement::new(line, 6, 4, INK.stroke_width(2))
}

/// A file for a picture, made before the rounds are played: a place that cannot be written to is known at once.
pub struct PictureFile<'a>(&'a Path);

impl PictureFile<'_> {
    /// The file, empty, where one was asked for.
    pub fn create(path: Option<&PathBuf>) -> anyhow::Result<Option<PictureFile<'_>>> {
        let file = path.map(|path| PictureFile(path));
        file.iter().try_for_each(|file| file.write(""))?;
        Ok(file)
    }

    /// Writes the picture.
    pub fn write(&self, picture: &str) -> anyhow::Result<()> {
        fs::write(self.0, picture)
            .map_err(|why| Refusal::new(format_args!("{}: {why}", self.0.display())).into())
    }
}

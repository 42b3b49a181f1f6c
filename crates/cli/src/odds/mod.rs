//! `croupier odds`: exact figures of every wager, as text, CSV, JSON or a picture.
//!
//! | where | what |
//! | --- | --- |
//! | [`arguments`] | the command line |
//! | [`selection`], [`ranks`], [`paytable_file`] | which figures are asked for, or what is wrong with the question |
//! | [`shown`], [`numbers`] | the figures, and how numbers are written |
//! | [`text`], [`strategies`], [`csv`], [`json`], [`picture`] | the views |
//! | [`design`] | paytables for a wished hold |
//! | [`audit`] | the published hold percentages, recomputed |
//! | [`what_if`] | readings not taken beside those taken |

mod arguments;
mod audit;
mod csv;
mod design;
mod json;
mod numbers;
mod paytable_file;
mod picture;
mod ranks;
mod selection;
mod shown;
pub mod strategies;
mod text;
mod what_if;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;

pub use arguments::OddsArgs;

use arguments::{FigureArgs, Form, OddsCommand};
pub use shown::Shown;

/// Answers a call of `croupier odds`.
pub fn run(args: &OddsArgs, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        None => figures(&args.figures, out)?,
        Some(OddsCommand::Design(args)) => design::write(args, out)?,
        Some(OddsCommand::Audit(args)) => audit::write(args, out)?,
        Some(OddsCommand::WhatIf(args)) => what_if::write(args, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn figures(args: &FigureArgs, out: &mut impl Write) -> anyhow::Result<()> {
    if args.paytable_template {
        return paytable_file::write_template(&selection::entries(&args.choice)?, out);
    }
    let shown = Shown::all(selection::asked(&args.choice)?)?;
    if let Some(path) = &args.svg {
        draw(&shown, path)?;
    }
    match args.form() {
        Form::Text if args.choice.all => text::overview(&shown, out)?,
        Form::Text => text::write(&shown, out)?,
        Form::Csv => csv::write(&shown, out)?,
        Form::Json => json::write(&shown, out)?,
    }
    Ok(())
}

fn draw(shown: &[Shown], path: &Path) -> anyhow::Result<()> {
    let picture = picture::draw(shown)?;
    std::fs::write(path, picture).with_context(|| format!("writing the picture to {}", path.display()))
}

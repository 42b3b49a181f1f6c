//! The file that a certificate holder starts from: TOML, every option with what is asked, what may be filed and
//! where the chapter says so, valid as it stands.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::filed::Value;
use super::option::OptionSpec;
use crate::game::GameId;
use crate::law::Provision;

/// How wide a comment may grow before it is broken.
const WIDTH: usize = 100;

/// The commented file of a game.
pub fn new_file(game: GameId) -> String {
    let mut file = String::new();
    // Writing to a `String` cannot fail.
    let _ = write_file(&mut file, game);
    file
}

fn write_file(file: &mut String, game: GameId) -> fmt::Result {
    head(file, game)?;
    let mut section = None;
    for spec in super::options(game) {
        if spec.section() != section {
            section = spec.section();
            write!(file, "\n[{}]\n", section.unwrap_or_default())?;
        }
        option(file, spec)?;
    }
    Ok(())
}

fn head(file: &mut String, game: GameId) -> fmt::Result {
    let edition = game.edition();
    let (chapter, rulemaking, year) = (game.number(), edition.rulemaking, edition.year);
    comment(
        file,
        &alloc::format!("Rules Submission for {game}, 58 Pa. Code Chapter {chapter} ({rulemaking}, {year})."),
    )?;
    comment(file, "Every option must be answered. Any later change requires an updated submission.")
}

fn option(file: &mut String, spec: &OptionSpec) -> fmt::Result {
    file.write_char('\n')?;
    comment(file, spec.explains)?;
    comment(file, &alloc::format!("Allowed: {}.", spec.shape.allowed()))?;
    provisions(file, spec)?;
    write!(file, "{} = ", spec.name())?;
    value(file, &spec.preset.value())
}

fn provisions(file: &mut String, spec: &OptionSpec) -> fmt::Result {
    let cited: Vec<&Provision> = spec.provision.iter().chain(spec.see).collect();
    let ids: Vec<&str> = cited.iter().map(|provision| provision.id()).collect();
    if ids.is_empty() { Ok(()) } else { comment(file, &alloc::format!("Provision: {}.", ids.join(", "))) }
}

/// A list of several entries has a line for each, so that one can be struck out.
fn value(file: &mut String, value: &Value) -> fmt::Result {
    let Value::List(entries) = value else { return writeln!(file, "{value}") };
    if entries.is_empty() {
        return writeln!(file, "{value}");
    }
    file.write_str("[\n")?;
    entries.iter().try_for_each(|entry| writeln!(file, "    {entry},"))?;
    file.write_str("]\n")
}

/// A comment, broken between words where it grows too wide.
fn comment(file: &mut String, text: &str) -> fmt::Result {
    let mut line = String::from("#");
    for word in text.split(' ') {
        if line.len() + word.len() >= WIDTH {
            writeln!(file, "{line}")?;
            line = "#".to_string();
        }
        write!(line, " {word}")?;
    }
    writeln!(file, "{line}")
}

//! The check: from a filed document to an approved submission, or to every defect it has.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::answers::Answers;
use super::approved::ApprovedSubmission;
use super::build;
use super::defect::{Defect, DefectKind};
use super::filed::{Table, Value};
use super::filing::Filing;
use super::key;
use super::nearest::nearest;
use super::option::OptionSpec;
use super::reading;
use super::rules;
use crate::game::GameId;

/// Checks a filed document.
///
/// # Errors
/// Every defect at once, in the order of the options, unknown keys last. Without a readable `game` nothing else can
/// be judged, so that is then the only defect.
pub fn check(filed: &Table) -> Result<ApprovedSubmission, Vec<Defect>> {
    let game = game(filed).map_err(|defect| vec![defect])?;
    let filing = &game.chapter().filing;
    let (answers, mut defects) = read(filing, filed);
    defects.extend(rules::breaches(game.chapter(), &answers, filed));
    defects.extend(unknown_keys(filing, filed));
    if !defects.is_empty() {
        return Err(in_order(filing, defects));
    }
    build::submission(game, &answers, filed).ok_or(defects)
}

fn game(filed: &Table) -> Result<GameId, Defect> {
    let value = filed.get(key::GAME);
    let defect = |what| Defect::new(what, key::GAME, value, games_in_words());
    match value {
        None => Err(defect(DefectKind::Missing)),
        Some(Value::Text(slug)) => GameId::from_slug(slug).ok_or_else(|| defect(DefectKind::NotAllowed)),
        Some(_) => Err(defect(DefectKind::WrongType)),
    }
}

fn games_in_words() -> String {
    let slugs: Vec<String> = GameId::ALL.iter().map(|game| format!("\"{}\"", game.slug())).collect();
    format!("one of {}", slugs.join(", "))
}

fn read(filing: &Filing, filed: &Table) -> (Answers, Vec<Defect>) {
    let (mut answers, mut defects) = (Answers::default(), Vec::new());
    for spec in filing.options {
        match filed.at(spec.key).map(|value| reading::read(spec, value)) {
            Some(Ok(answer)) => answers.add(spec.key, answer),
            Some(Err(found)) => defects.extend(found),
            None => defects.push(reading::missing(spec)),
        }
    }
    (answers, defects)
}

/// Keys that are not options, and sections that are not tables.
fn unknown_keys(filing: &Filing, filed: &Table) -> Vec<Defect> {
    let mut defects = Vec::new();
    for (name, value) in filed.iter() {
        match (is_section(filing, name), value) {
            (true, Value::Table(section)) => defects.extend(unknown_in(filing, name, section)),
            (true, _) => defects.push(no_table(name, value)),
            (false, _) if is_option(filing, None, name) => {}
            (false, Value::Table(section)) if section.iter().next().is_some() => {
                defects.extend(unknown_in(filing, name, section));
            }
            (false, _) => defects.push(unknown(filing, name, value)),
        }
    }
    defects
}

fn unknown_in<'a>(
    filing: &'a Filing,
    section: &'a str,
    filed: &'a Table,
) -> impl Iterator<Item = Defect> + 'a {
    let strangers = filed.iter().filter(move |(name, _)| !is_option(filing, Some(section), name));
    strangers.map(move |(name, value)| unknown(filing, &format!("{section}.{name}"), value))
}

fn is_section(filing: &Filing, name: &str) -> bool {
    filing.options.iter().any(|spec| spec.section() == Some(name))
}

fn is_option(filing: &Filing, section: Option<&str>, name: &str) -> bool {
    filing.options.iter().any(|spec| spec.section() == section && spec.name() == name)
}

fn no_table(section: &str, value: &Value) -> Defect {
    Defect::new(DefectKind::WrongType, section, Some(value), format!("a table [{section}] of options"))
}

fn unknown(filing: &Filing, key: &str, value: &Value) -> Defect {
    let allowed = match nearest(key, filing.options) {
        Some(meant) => format!("no option of this name; the nearest is {meant}"),
        None => "no option of this name".into(),
    };
    Defect::new(DefectKind::Unknown, key, Some(value), allowed)
}

fn in_order(filing: &Filing, mut defects: Vec<Defect>) -> Vec<Defect> {
    let place = |spec: &OptionSpec, defect: &Defect| spec.key == defect.key;
    defects.sort_by_key(|defect| {
        filing.options.iter().position(|spec| place(spec, defect)).unwrap_or(filing.options.len())
    });
    defects
}

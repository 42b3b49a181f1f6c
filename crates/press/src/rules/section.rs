//! The sections of a chapter and what they are called.

use croupier_rules::Provision;
use serde::Serialize;

use super::here::Choices;
use super::paragraph::Paragraph;
use super::path::Path;
use super::tables::Tables;
use crate::filing::Filing;

/// A section with all its paragraphs.
#[derive(Debug, Serialize)]
pub struct Section {
    id: &'static str,
    title: String,
    paragraphs: Vec<Paragraph>,
}

impl Section {
    /// Every section of a chapter, in order.
    pub fn all(filing: &Filing, choices: &Choices, tables: &Tables) -> Vec<Section> {
        let of_this = |provision: &Provision| provision.game() == filing.game();
        let chapter: Vec<Provision> = Provision::all().filter(of_this).collect();
        let sections = chapter.chunk_by(|one, next| one.section() == next.section());
        sections.zip(titles(filing)).map(|(rows, title)| Section::of(rows, title, choices, tables)).collect()
    }

    fn of(rows: &[Provision], title: String, choices: &Choices, tables: &Tables) -> Section {
        let mut paragraphs = Vec::new();
        let mut before = Path::default();
        for &row in rows.iter().filter(|&&row| !tables.is_column(row)) {
            let path = Path::of(row);
            paragraphs.push(Paragraph::of(row, &path, &before, choices, tables));
            before = path;
        }
        Section { id: rows.first().map_or("", |row| row.section()), title, paragraphs }
    }
}

const OPENING: [&str; 3] =
    ["Cards; number of decks", "Opening of the table for gaming", "Shuffle and cut of the cards"];
/// The names of the sections, as the chapter's table of contents has them (reading ER-008); the longest is cut.
fn titles(filing: &Filing) -> Vec<String> {
    let table = format!("{} table physical characteristics", filing.game());
    let first = ["Definitions", &table].into_iter().chain(OPENING).map(str::to_owned);
    first.chain(filing.words().sections()).chain(["Irregularities".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use croupier_rules::GameId;
    use croupier_rules::submission::preset;

    use super::*;

    #[test]
    fn every_section_has_a_name_and_every_name_a_section() {
        for game in GameId::ALL {
            let ids: std::collections::BTreeSet<&str> =
                Provision::all().filter(|row| row.game() == game).map(Provision::section).collect();
            let filing = Filing::of(&preset(game)).unwrap();
            assert_eq!(ids.len(), titles(&filing).len(), "{game}");
        }
    }
}

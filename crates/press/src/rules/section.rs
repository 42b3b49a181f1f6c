//! The sections of a chapter and what they are called.

use croupier_rules::{GameId, Provision};
use serde::Serialize;

use super::here::Choices;
use super::paragraph::Paragraph;
use super::path::Path;
use super::tables::Tables;

/// A section with all its paragraphs.
#[derive(Debug, Serialize)]
pub struct Section {
    id: &'static str,
    title: String,
    paragraphs: Vec<Paragraph>,
}

impl Section {
    /// Every section of a chapter, in order.
    pub fn all(game: GameId, choices: &Choices, tables: &Tables) -> Vec<Section> {
        let chapter: Vec<Provision> = Provision::all().filter(|provision| provision.game() == game).collect();
        let sections = chapter.chunk_by(|one, next| one.section() == next.section());
        sections.zip(titles(game)).map(|(rows, title)| Section::of(rows, title, choices, tables)).collect()
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
const DEALING: [&str; 3] = [
    "Procedures for dealing the cards from a manual dealing shoe",
    "Procedures for dealing the cards from the hand",
    "Procedures for dealing the cards from an automated dealing shoe",
];

/// The names of the sections, as the chapter's table of contents has them (reading ER-008); the longest is cut.
fn titles(game: GameId) -> Vec<String> {
    let table = format!("{game} table physical characteristics");
    let ranking = format!("{game} rankings");
    let (values, wagers) = ("Value of cards; Point Count of hand", "Wagers");
    let names: Vec<&str> = match game {
        GameId::Minibaccarat | GameId::Midibaccarat => {
            [values, wagers].into_iter().chain(THIRD_CARDS).chain(["Payout odds; vigorish"]).collect()
        }
        GameId::Baccarat => [values, "Dealing shoe; selection of the player to deal cards", wagers]
            .into_iter()
            .chain(THIRD_CARDS)
            .chain(["Payout odds; vigorish", "Continuation of curator as dealer; selection of a new curator"])
            .collect(),
        GameId::ThreeCardPrime | GameId::Saigon5Card => [&ranking, wagers]
            .into_iter()
            .chain(DEALING)
            .chain([
                "Procedures for completion of each round of play",
                "Payout odds; Envy Bonus; rate of progression",
            ])
            .collect(),
    };
    let first = ["Definitions", &table].into_iter().chain(OPENING);
    first.chain(names).chain(["Irregularities"]).map(str::to_owned).collect()
}

const THIRD_CARDS: [&str; 4] = [
    "Hands of player and banker; procedure for dealing initial two cards",
    "Procedure for dealing a third card",
    "Rules for determining whether a third card shall be dealt",
    "Announcement of result of round; payment and collection of wagers",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_has_a_name_and_every_name_a_section() {
        for game in GameId::ALL {
            let ids: std::collections::BTreeSet<&str> =
                Provision::all().filter(|row| row.game() == game).map(Provision::section).collect();
            assert_eq!(ids.len(), titles(game).len(), "{game}");
        }
    }
}

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
const VALUES: &str = "Value of cards; Point Count of hand";
const SHOE: &str = "Dealing shoe; selection of the player to deal cards";
const WAGERS: &str = "Wagers";
const THIRD_CARDS: &[&str] = &[
    "Hands of player and banker; procedure for dealing initial two cards",
    "Procedure for dealing a third card",
    "Rules for determining whether a third card shall be dealt",
    "Announcement of result of round; payment and collection of wagers",
];
const VIGORISH: &str = "Payout odds; vigorish";
const CURATOR: &str = "Continuation of curator as dealer; selection of a new curator";
const DEALT_FROM: [&str; 3] = ["a manual dealing shoe", "the hand", "an automated dealing shoe"];
const COMPLETION: &str = "Procedures for completion of each round of play";
const PAYOUTS: &str = "Payout odds; Envy Bonus; rate of progression";

/// The names of the sections, as the chapter's table of contents has them (reading ER-008); the longest is cut.
fn titles(game: GameId) -> Vec<String> {
    let table = format!("{game} table physical characteristics");
    let first = ["Definitions", &table].into_iter().chain(OPENING).map(str::to_owned);
    first.chain(from_the_sixth(game)).chain(["Irregularities".to_owned()]).collect()
}

/// From the sixth section to the last but one, where the chapters differ.
fn from_the_sixth(game: GameId) -> Vec<String> {
    let owned = |names: &[&[&str]]| names.concat().into_iter().map(str::to_owned).collect();
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat => owned(&[&[VALUES, WAGERS], THIRD_CARDS, &[VIGORISH]]),
        GameId::Baccarat => owned(&[&[VALUES, SHOE, WAGERS], THIRD_CARDS, &[VIGORISH, CURATOR]]),
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            let ranking = format!("{game} rankings");
            let dealing = DEALT_FROM.map(|from| format!("Procedures for dealing the cards from {from}"));
            let [manual, hand, automated] = dealing.each_ref().map(String::as_str);
            owned(&[&[&ranking, WAGERS, manual, hand, automated, COMPLETION, PAYOUTS]])
        }
    }
}

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

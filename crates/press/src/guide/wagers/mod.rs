//! The wagers of the table: what each is, when it wins, what it pays, and what it costs.

mod baccarat;
mod figures;
mod prices;
mod prime;
mod saigon;

use croupier_odds::offer::OfferedWager;
use croupier_rules::submission::Terms;
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;
pub use figures::{CHANCE, FigureRow};
use prices::Prices;

/// A wager as a patron is told of it.
#[derive(Debug, Serialize)]
pub struct WagerGuide {
    name: String,
    what: Said,
    outcomes: Vec<Outcome>,
    notes: Vec<Said>,
    lists: Vec<Prices>,
    figures: Vec<FigureRow>,
}

/// One thing that can become of it.
#[derive(Debug, Serialize)]
struct Outcome {
    word: &'static str,
    when: Said,
}

/// The sentences on a wager.
struct Words {
    name: String,
    what: Said,
    outcomes: Vec<Outcome>,
    notes: Vec<Said>,
}

fn wins(when: Said) -> Outcome {
    Outcome { word: "Wins", when }
}

fn returned(when: Said) -> Outcome {
    Outcome { word: "Returned", when }
}

fn loses(when: Said) -> Outcome {
    Outcome { word: "Loses", when }
}

/// Every wager offered, in the order of settlement. The Dragon Bonus is one wager on either hand.
pub fn of(filing: &Filing) -> Vec<WagerGuide> {
    let mut guides: Vec<WagerGuide> = Vec::new();
    for offered in filing.wagers() {
        match (words(filing, offered), guides.last_mut()) {
            (Some(words), _) => guides.push(WagerGuide::new(words, offered)),
            (None, Some(twin)) => twin.figures.push(FigureRow::of(offered)),
            (None, None) => {}
        }
    }
    guides
}

/// The sentences on a wager; none for the twin of the one before.
fn words(filing: &Filing, offered: &OfferedWager) -> Option<Words> {
    match filing.submission().terms() {
        Terms::Baccarat(terms) => baccarat::words(filing.game(), &terms, offered),
        Terms::ThreeCardPrime(terms) => Some(prime::words(&terms, offered)),
        Terms::Saigon5Card(_) => saigon::words(offered),
    }
}

impl WagerGuide {
    fn new(words: Words, offered: &OfferedWager) -> WagerGuide {
        let Words { name, what, outcomes, notes } = words;
        let lists = Prices::all(&offered.lists);
        WagerGuide { name, what, outcomes, notes, lists, figures: vec![FigureRow::of(offered)] }
    }
}

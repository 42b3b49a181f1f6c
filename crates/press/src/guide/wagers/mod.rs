//! The wagers of the table: what each is, when it wins, what it pays, and what it costs.

mod baccarat;
mod figures;
mod prime;
mod saigon;

use croupier_odds::offer::{OfferedWager, PriceList};
use croupier_rules::submission::Terms;
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;
use crate::prices::{PostedLine, PostedList, capital};
pub use figures::FigureRow;

/// A wager as a patron is told of it.
#[derive(Debug, Serialize)]
pub struct WagerGuide {
    name: String,
    what: Said,
    outcomes: Vec<Outcome>,
    notes: Vec<Said>,
    lists: Vec<PostedList>,
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
        let lists = offered.lists.iter().map(posted).collect();
        WagerGuide { name, what, outcomes, notes, lists, figures: vec![FigureRow::of(offered)] }
    }
}

/// A price list under the wager that it belongs to. Where the wager has one list only, it needs no title.
fn posted(list: &PriceList) -> PostedList {
    let line = |line: &croupier_odds::offer::PriceLine| PostedLine {
        hand: capital(line.hand),
        pays: line.pays.clone(),
    };
    PostedList {
        title: list.title.to_owned(),
        when: list.when.map(str::to_owned),
        letter: list.letter.map(|letter| letter.name()),
        clause: list.provision.id(),
        lines: list.lines.iter().map(line).collect(),
    }
}

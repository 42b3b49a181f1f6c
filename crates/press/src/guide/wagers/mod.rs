//! The wagers of the table: what each is, when it wins, what it pays, and what it costs.

mod figures;
mod payouts;

use croupier_odds::offer::OfferedWager;
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;
pub use figures::{CHANCE, FigureRow};
use payouts::Payouts;

/// A wager as a patron is told of it.
#[derive(Debug, Serialize)]
pub struct WagerGuide {
    name: String,
    what: Said,
    outcomes: Vec<Outcome>,
    notes: Vec<Said>,
    lists: Vec<Payouts>,
    figures: Vec<FigureRow>,
}

/// One thing that can become of it.
#[derive(Debug, Serialize)]
pub struct Outcome {
    word: &'static str,
    when: Said,
}

/// The sentences on a wager.
pub struct Words {
    /// What it is called.
    pub name: String,
    /// What is wagered.
    pub what: Said,
    /// What can become of it.
    pub outcomes: Vec<Outcome>,
    /// What else there is to say.
    pub notes: Vec<Said>,
}

/// The wager wins.
pub fn wins(when: Said) -> Outcome {
    Outcome { word: "Wins", when }
}

/// The wager is returned.
pub fn returned(when: Said) -> Outcome {
    Outcome { word: "Returned", when }
}

/// The wager loses.
pub fn loses(when: Said) -> Outcome {
    Outcome { word: "Loses", when }
}

/// Every wager offered, in the order of settlement. The Dragon Bonus is one wager on either hand.
pub fn of(filing: &Filing) -> Vec<WagerGuide> {
    let game = filing.words();
    let mut guides: Vec<WagerGuide> = Vec::new();
    for offered in filing.wagers() {
        match (game.wager(offered), guides.last_mut()) {
            (Some(words), _) => guides.push(WagerGuide::new(words, offered)),
            (None, Some(twin)) => twin.figures.push(FigureRow::of(offered)),
            (None, None) => {}
        }
    }
    guides
}

impl WagerGuide {
    fn new(words: Words, offered: &OfferedWager) -> WagerGuide {
        let Words { name, what, outcomes, notes } = words;
        let lists = Payouts::all(&offered.lists);
        WagerGuide { name, what, outcomes, notes, lists, figures: vec![FigureRow::of(offered)] }
    }
}

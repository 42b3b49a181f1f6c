//! What a wager pays, under the wager itself.

use croupier_odds::offer::PriceList;
use serde::Serialize;

use crate::prices::{PostedLine, capital};

/// The prices of one thing that is paid.
#[derive(Debug, Serialize)]
pub struct Prices {
    title: &'static str,
    when: Option<&'static str>,
    letter: Option<&'static str>,
    clauses: Vec<&'static str>,
    lines: Vec<PostedLine>,
}

impl Prices {
    /// The lists of a wager. What is priced line by line in clauses of their own stands in one list.
    pub fn all(lists: &[PriceList]) -> Vec<Prices> {
        let mut all: Vec<Prices> = Vec::new();
        for list in lists.iter().map(Prices::of) {
            match all.last_mut() {
                Some(last) if last.title == list.title && last.when == list.when => last.join(list),
                Some(_) | None => all.push(list),
            }
        }
        all
    }

    fn of(list: &PriceList) -> Prices {
        let lines = list.lines.iter();
        Prices {
            title: list.title,
            when: list.when,
            letter: list.letter.map(|letter| letter.name()),
            clauses: vec![list.provision.id()],
            lines: lines
                .map(|line| PostedLine { hand: capital(line.hand), pays: line.pays.clone() })
                .collect(),
        }
    }

    fn join(&mut self, other: Prices) {
        self.clauses.extend(other.clauses);
        self.lines.extend(other.lines);
    }
}

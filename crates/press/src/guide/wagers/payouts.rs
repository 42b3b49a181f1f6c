//! What a wager pays, under the wager itself.

use croupier_felt::PayoutLine;
use croupier_odds::offer::PayoutList;
use serde::Serialize;

use crate::payouts::line;

/// The payouts of one thing that is paid.
#[derive(Debug, Serialize)]
pub struct Payouts {
    title: &'static str,
    when: Option<&'static str>,
    letter: Option<&'static str>,
    clauses: Vec<&'static str>,
    lines: Vec<PayoutLine>,
}

impl Payouts {
    /// The lists of a wager. What is set line by line in clauses of their own stands in one list.
    pub fn all(lists: &[PayoutList]) -> Vec<Payouts> {
        let mut all: Vec<Payouts> = Vec::new();
        for list in lists.iter().map(Payouts::of) {
            match all.last_mut() {
                Some(last) if last.title == list.title && last.when == list.when => last.join(list),
                Some(_) | None => all.push(list),
            }
        }
        all
    }

    fn of(list: &PayoutList) -> Payouts {
        Payouts {
            title: list.title,
            when: list.when,
            letter: list.letter.map(|letter| letter.name()),
            clauses: vec![list.provision.id()],
            lines: list.lines.iter().map(line).collect(),
        }
    }

    fn join(&mut self, other: Payouts) {
        self.clauses.extend(other.clauses);
        self.lines.extend(other.lines);
    }
}

//! Prices as they are posted: one list for each thing that is paid.

use croupier_odds::offer::PriceList;
use serde::Serialize;

use crate::filing::Filing;

/// A list of prices under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostedList {
    /// What is paid.
    pub title: String,
    /// When the list applies, where another applies otherwise.
    pub when: Option<String>,
    /// The letter of the paytable, where there is a choice.
    pub letter: Option<&'static str>,
    /// The clause that sets the prices.
    pub clause: &'static str,
    /// The hands and their prices, highest first.
    pub lines: Vec<PostedLine>,
}

/// A hand and its price.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostedLine {
    /// The hand, or what must happen.
    pub hand: String,
    /// Its price.
    pub pays: String,
}

/// All prices of a table, in the order of settlement. The Dragon Bonus is paid alike on both hands and posted once.
pub fn posted(filing: &Filing) -> Vec<PostedList> {
    let mut lists: Vec<PostedList> = Vec::new();
    for list in filing.wagers().iter().flat_map(|wager| &wager.lists) {
        let list = PostedList::of(list);
        match lists.last_mut() {
            Some(last) if last.is_same_bonus(&list) => last.on_both_hands(),
            Some(_) | None => lists.push(list),
        }
    }
    lists
}

impl PostedList {
    fn of(list: &PriceList) -> PostedList {
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

    fn is_same_bonus(&self, other: &PostedList) -> bool {
        self.letter.is_some() && self.lines == other.lines && self.clause == other.clause
    }

    /// `Dragon Bonus, Player's Hand` and its twin become one.
    fn on_both_hands(&mut self) {
        if let Some((bonus, _)) = self.title.split_once(',') {
            self.title = bonus.to_owned();
            self.when = Some("on the Player's Hand or the Banker's Hand".to_owned());
        }
    }
}

/// With a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

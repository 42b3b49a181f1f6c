//! Payouts as they are posted: one list for each thing that is paid.

use croupier_felt::{InscribedPayouts, PayoutLine};
use croupier_odds::offer::{ListedPayout, PayoutList};
use serde::Serialize;

use crate::filing::Filing;
use crate::words::capital;

/// A list of payouts under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PostedList {
    /// What is paid.
    pub title: String,
    /// When the list applies, where another applies otherwise.
    pub when: Option<String>,
    /// The letter of the paytable, where there is a choice.
    pub letter: Option<&'static str>,
    /// The paragraph that sets the payouts, as the law cites it.
    pub citation: String,
    /// The hands and their payouts, highest first.
    pub lines: Vec<PayoutLine>,
}

/// All payouts of a table, in the order of settlement. The Dragon Bonus is paid alike on both hands and posted once.
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

/// The same as the felt carries them.
pub fn inscribed(filing: &Filing) -> Vec<InscribedPayouts> {
    let list = |list: PostedList| InscribedPayouts { title: list.title, when: list.when, lines: list.lines };
    posted(filing).into_iter().map(list).collect()
}

/// A hand and its payout, as they are posted.
pub fn line(line: &ListedPayout) -> PayoutLine {
    PayoutLine { hand: capital(line.hand), pays: line.pays.clone() }
}

impl PostedList {
    fn of(list: &PayoutList) -> PostedList {
        PostedList {
            title: list.title.to_owned(),
            when: list.when.map(str::to_owned),
            letter: list.letter.map(|letter| letter.name()),
            citation: list.provision.citation(),
            lines: list.lines.iter().map(line).collect(),
        }
    }

    fn is_same_bonus(&self, other: &PostedList) -> bool {
        self.letter.is_some() && self.lines == other.lines && self.citation == other.citation
    }

    /// `Dragon Bonus, Player's Hand` and its twin become one.
    fn on_both_hands(&mut self) {
        if let Some((bonus, _)) = self.title.split_once(',') {
            self.title = bonus.to_owned();
            self.when = Some("on the Player's Hand or the Banker's Hand".to_owned());
        }
    }
}

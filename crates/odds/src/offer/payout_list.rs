//! Payouts as a sign lists them: a title, and a line for every hand that is paid.

use croupier_rules::Provision;
use croupier_rules::kit::paytable::{Letter, Line, Pays, Paytable};

/// What stands for a line that is returned and not paid.
const PUSH: &str = "push";

/// The payouts of one thing that is paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayoutList {
    /// What is paid, for a heading.
    pub title: &'static str,
    /// When the list applies, where another one applies otherwise.
    pub when: Option<&'static str>,
    /// The paytable that was selected, where there is a choice.
    pub letter: Option<Letter>,
    /// The clause that sets the payouts.
    pub provision: Provision,
    /// The hands, highest first.
    pub lines: Vec<ListedPayout>,
}

/// One hand and its payout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPayout {
    /// The hand, or what must happen.
    pub hand: &'static str,
    /// Its payout, `30 to 1`.
    pub pays: String,
}

impl PayoutList {
    /// A list of one line.
    pub fn one(
        title: &'static str,
        provision: Provision,
        hand: &'static str,
        pays: impl ToString,
    ) -> PayoutList {
        PayoutList { title, when: None, letter: None, provision, lines: vec![ListedPayout::new(hand, pays)] }
    }

    /// The lines of a table that every certificate holder pays by.
    pub fn fixed<L: Line>(title: &'static str, provision: Provision, pays: &Pays<L>) -> PayoutList {
        let paid = L::ALL.iter().filter_map(|&line| Some(ListedPayout::new(line.name(), pays.odds(line)?)));
        PayoutList { title, when: None, letter: None, provision, lines: paid.collect() }
    }

    /// The lines of a paytable that was selected.
    pub fn selected<L: Line>(title: &'static str, paytable: &Paytable<L>) -> PayoutList {
        PayoutList {
            letter: Some(paytable.letter),
            ..PayoutList::fixed(title, paytable.provision, &paytable.pays)
        }
    }

    /// The same, for this case only.
    pub const fn when(mut self, when: &'static str) -> PayoutList {
        self.when = Some(when);
        self
    }

    /// The same with a further line that is returned and not paid.
    pub fn and_push(mut self, hand: &'static str) -> PayoutList {
        self.lines.push(ListedPayout::new(hand, PUSH));
        self
    }

    /// The same with its hands as they are posted, line by line.
    pub fn with_hands(mut self, hands: impl Iterator<Item = &'static str>) -> PayoutList {
        self.lines.iter_mut().zip(hands).for_each(|(line, hand)| line.hand = hand);
        self
    }

    /// `30/10/6 to 1`: the payouts that are paid, highest line first.
    pub fn row(&self) -> String {
        let units = self.lines.iter().filter(|line| line.pays != PUSH);
        let units: Vec<&str> = units.map(|line| line.pays.trim_end_matches(" to 1")).collect();
        let letter = self.letter.map_or(String::new(), |letter| format!("paytable {letter}: "));
        format!("{letter}{} to 1", units.join("/"))
    }
}

impl ListedPayout {
    fn new(hand: &'static str, pays: impl ToString) -> ListedPayout {
        ListedPayout { hand, pays: pays.to_string() }
    }
}

//! Why: the clauses a decision went through, with the values they saw. The sentences that every game says alike stand
//! here; a round that is settled on paper and a round that is played at a table are told in the same words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::kit::settlement::Settled;
use crate::kit::wager::{GameWager, WagerResult};
use crate::law::Provision;

/// A clause that was applied, and what it saw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Clause {
    /// The provision.
    pub provision: Provision,
    /// What it saw and what followed, in a sentence.
    pub text: String,
}

impl Clause {
    /// A clause and its sentence, which begins with a capital letter whoever it speaks of.
    pub fn new(provision: Provision, text: impl Into<String>) -> Clause {
        Clause { provision, text: capitalized(text.into()) }
    }
}

/// The same text, beginning with a capital letter.
pub fn capitalized(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// The clauses in the order in which they were applied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation(pub Vec<Clause>);

impl Explanation {
    /// Adds a clause.
    pub fn say(&mut self, provision: Provision, text: impl Into<String>) {
        self.0.push(Clause::new(provision, text));
    }

    /// Adds clauses that were put into words elsewhere.
    pub fn add(&mut self, clauses: impl IntoIterator<Item = Clause>) {
        self.0.extend(clauses);
    }
}

impl IntoIterator for Explanation {
    type Item = Clause;
    type IntoIter = alloc::vec::IntoIter<Clause>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0.iter().map(|clause| clause.provision.id().len()).max().unwrap_or(0);
        self.0.iter().try_for_each(|c| writeln!(f, "{:width$}  {}", c.provision.id(), c.text))
    }
}

/// Of whose cards and wagers a sentence speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose<'a> {
    /// The player, where there is only one.
    ThePlayer,
    /// The dealer.
    TheDealer,
    /// A player at a table.
    Named {
        /// The player: `seat 3`.
        player: &'a str,
        /// Where, if it is not the player's own box: ` in box 4`; otherwise nothing.
        place: &'a str,
    },
}

impl Whose<'_> {
    /// Who it is: `the dealer`, `seat 3 in box 4`.
    pub fn name(self) -> String {
        match self {
            Whose::ThePlayer => "the player".into(),
            Whose::TheDealer => "the dealer".into(),
            Whose::Named { player, place } => format!("{player}{place}"),
        }
    }

    /// What is theirs: `the dealer's joker`, `seat 3's joker in box 4`.
    pub fn own(self, what: impl fmt::Display) -> String {
        match self {
            Whose::ThePlayer => format!("the player's {what}"),
            Whose::TheDealer => format!("the dealer's {what}"),
            Whose::Named { player, place } => format!("{player}'s {what}{place}"),
        }
    }

    /// The same where it goes without saying whose it is, if there is only one player: `the Tie Wager`.
    pub fn only(self, what: impl fmt::Display) -> String {
        match self {
            Whose::ThePlayer | Whose::TheDealer => format!("the {what}"),
            Whose::Named { .. } => self.own(what),
        }
    }
}

impl<W: GameWager> Settled<W> {
    /// What became of a wager, and for what reason: `The $10 Tie Wager loses: the Point Counts differ.`
    pub fn decision(&self, whose: Whose, reason: &str) -> Clause {
        let wager = whose.only(format_args!("{} {}", self.stake, self.wager.name()));
        let text = format!("{wager} {}: {reason}.", became(self.ruling.result));
        Clause::new(self.ruling.decided_by, text)
    }

    /// At which odds a winning wager is paid, and how much the odds bring: `It is paid at 8 to 1: $40.`
    pub fn payment(&self) -> Option<Clause> {
        let (WagerResult::Win(odds), Some(paid_by)) = (self.ruling.result, self.ruling.paid_by) else {
            return None;
        };
        let won = odds.pay(self.stake).unwrap_or(self.paid);
        Some(Clause::new(paid_by, format!("It is paid at {odds}: {won}.")))
    }
}

/// What becomes of a wager, as a verb.
const fn became(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Win(_) => "wins",
        WagerResult::Push => "is returned",
        WagerResult::Lose => "loses",
    }
}

/// Cards side by side: `Jk 5c 6d`.
pub fn listed<T: fmt::Display>(cards: &[T]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_says_whose_it_is_and_where() {
        let other = Whose::Named { player: "seat 3", place: " in box 4" };
        assert_eq!(Whose::ThePlayer.own("joker"), "the player's joker");
        assert_eq!(
            (other.name(), other.own("joker")),
            ("seat 3 in box 4".into(), "seat 3's joker in box 4".into())
        );
        assert_eq!(capitalized("seat 3 sits".into()), "Seat 3 sits");
        assert_eq!(capitalized(String::new()), "");
    }
}

//! The figures that were asked for.

use croupier_odds::Figures;
use croupier_odds::catalogue::{Conditions, Entry, Table};

use super::ranks;
use crate::refusal::Refusal;

/// An entry of the catalogue under conditions.
pub struct Asked {
    /// The entry.
    pub entry: Entry,
    /// The conditions.
    pub conditions: Conditions,
}

/// What was asked, and the answer.
pub struct Shown {
    /// What was asked.
    pub asked: Asked,
    /// The answer.
    pub figures: Figures,
}

impl Shown {
    /// The answers to some questions; what cannot be counted is refused.
    pub fn all(asked: Vec<Asked>) -> Result<Vec<Shown>, Refusal> {
        asked.into_iter().map(Shown::new).collect()
    }

    fn new(asked: Asked) -> Result<Shown, Refusal> {
        let figures = asked.entry.figures(&asked.conditions).map_err(Refusal::new)?;
        Ok(Shown { asked, figures })
    }

    /// The name of the wager with its paytable and its stake.
    pub fn title(&self) -> String {
        let paytable = self.figures.paytable.as_ref();
        let paytable = paytable
            .map_or(String::new(), |name| format!(", {} {name}", self.asked.entry.wager.paytable_name));
        let stake = self
            .asked
            .conditions
            .stake
            .map_or(String::new(), |stake| format!(", {stake} with vigorish rounded up to the quarter"));
        let name = self.asked.entry.wager.name;
        let (first, rest) = name.split_at(1);
        format!("{}{rest}{paytable}{stake}", first.to_uppercase())
    }

    /// The stake in dollars and cents, where vigorish is rounded at it.
    pub fn stake(&self) -> Option<String> {
        self.asked.conditions.stake.map(|stake| format!("{}.{:02}", stake.0 / 100, stake.0 % 100))
    }

    /// The game, its chapter and the cards.
    pub fn table(&self) -> String {
        let game = self.asked.entry.game;
        format!("{game}, 58 Pa. Code ch. {}, {}", game.number(), self.cards())
    }

    /// The kind of table and the cards.
    pub fn cards(&self) -> String {
        let Entry { decks, table, .. } = self.asked.entry;
        let ez = match table {
            Table::Ordinary => "",
            Table::Ez => "EZ Baccarat, ",
        };
        let decks = if decks == 1 { "one deck".into() } else { format!("{decks} decks") };
        format!("{ez}{decks}{}", self.removed())
    }

    fn removed(&self) -> String {
        let Conditions { removed, ranks_left, .. } = &self.asked.conditions;
        let cards: Vec<String> = removed.iter().map(|card| card.to_string()).collect();
        match ranks_left {
            Some(left) => format!(" of which are left {}", ranks::text(left)),
            None if cards.is_empty() => String::new(),
            None if cards.len() > NAMED => format!(" without {} cards", cards.len()),
            None => format!(" without {}", cards.join(" ")),
        }
    }
}

/// How many removed cards a heading names; more are only counted there.
const NAMED: usize = 24;

//! The figures that were asked for.

use std::array;

use croupier_odds::Figures;
use croupier_odds::catalogue::{Conditions, Entry, Table};
use croupier_rules::Card;

use super::ranks::{self, Numbers};
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

    /// The cards that are gone, and how many are left of each rank: `As Kd` and `A=31 2=32 …`. Where only ranks are
    /// known, both are counted by rank. Nothing of a full shoe.
    pub fn gone_and_left(&self) -> Option<[String; 2]> {
        let Entry { game, decks, .. } = self.asked.entry;
        let Conditions { removed, ranks_left, .. } = &self.asked.conditions;
        let deck = game.chapter().cards.set.choice.deck(decks);
        let full = ranks::count(deck.cards());
        let less = |fewer: &Numbers| array::from_fn(|rank| full[rank] - fewer[rank]);
        let all = |_| true;
        if let Some(left) = ranks_left {
            let gone = ranks::written(&less(left), |number| number > 0);
            return Some([gone, ranks::written(left, all)]);
        }
        let names: Vec<String> = removed.iter().map(|card| card.notation().to_owned()).collect();
        let joker = deck.copies(Card::JOKER) > 0 && !removed.contains(&Card::JOKER);
        let left = ranks::written(&less(&ranks::count(removed.iter().copied())), all);
        let left = format!("{left}{}", if joker { " Jk=1" } else { "" });
        (!removed.is_empty()).then(|| [names.join(" "), left])
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

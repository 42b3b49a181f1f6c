//! How a player sets five cards.

use core::fmt;
use core::str::FromStr;
use std::collections::BTreeMap;

use croupier_odds::saigon_5_card as odds;
use croupier_odds::saigon_5_card::ante::Choice;
use croupier_rules::chapters::saigon_5_card::ranking::qualifying_total;
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Split, Value};

use super::Setting;

/// A strategy for setting five cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// What wins most by the exact odds. From a whole deck that is the highest Point Count, as a test shows.
    Optimal,
    /// Always the same way.
    Always(odds::Setting),
    /// The player's own table.
    Table(Table),
}

impl Strategy {
    /// The names of the strategies that need no file.
    pub const NAMES: [&'static str; 3] = ["optimal", "highest", "lowest"];

    /// The strategy of a name.
    pub fn from_name(name: &str) -> Option<Strategy> {
        match name {
            "optimal" => Some(Strategy::Optimal),
            "highest" => Some(Strategy::Always(odds::Setting::Highest)),
            "lowest" => Some(Strategy::Always(odds::Setting::Lowest)),
            _ => None,
        }
    }

    /// The name, or what a table is called.
    pub const fn name(&self) -> &'static str {
        match self {
            Strategy::Optimal => "optimal",
            Strategy::Always(odds::Setting::Highest) => "highest",
            Strategy::Always(odds::Setting::Lowest) => "lowest",
            Strategy::Table(_) => "table",
        }
    }

    /// The choice as the exact odds know it; they know nothing of tables.
    pub const fn choice(&self) -> Option<Choice> {
        match self {
            Strategy::Optimal => Some(Choice::MostMoney),
            Strategy::Always(setting) => Some(Choice::By(*setting)),
            Strategy::Table(_) => None,
        }
    }

    /// How it sets cards.
    pub fn setting(&self) -> Box<dyn Setting> {
        match self {
            Strategy::Optimal => Box::new(odds::Setting::Highest),
            Strategy::Always(setting) => Box::new(*setting),
            Strategy::Table(table) => Box::new(table.clone()),
        }
    }
}

/// A Point Count for each hand that leaves a choice, read from lines such as `Jk 8 6 5 2 = 7`: the five values, in
/// any order, and the Point Count to show. Hands that no line names are set for the highest count, and `#`
/// begins a remark.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table(BTreeMap<[Value; 5], ShowdownCount>);

/// Why a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// No line says how to set any hand.
    Empty,
    /// A line is not five values and a Point Count.
    NotALine(String),
    /// The five values cannot be set to show that count.
    CannotShow(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Empty => f.write_str(
                "no line names a hand and its Point Count; write lines such as \"Jk 8 6 5 2 = 7\"",
            ),
            TableError::NotALine(line) => {
                write!(f, "{line:?} is not five values and a Point Count, such as \"Jk 8 6 5 2 = 7\"")
            }
            TableError::CannotShow(line) => write!(f, "{line:?}: no qualifying split shows that Point Count"),
        }
    }
}

impl std::error::Error for TableError {}

impl Setting for Table {
    fn count(&self, mut five: [Value; 5]) -> Option<ShowdownCount> {
        five.sort();
        self.0.get(&five).copied().or_else(|| odds::Setting::Highest.count(five))
    }
}

impl FromStr for Table {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Table, TableError> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let mut lines = lines.filter(|line| !line.is_empty()).peekable();
        lines.peek().ok_or(TableError::Empty)?;
        lines.map(read).collect::<Result<_, _>>().map(Table)
    }
}

fn read(line: &str) -> Result<([Value; 5], ShowdownCount), TableError> {
    let bad = || TableError::NotALine(line.into());
    let (hand, count) = line.split_once('=').ok_or_else(bad)?;
    let values: Vec<Value> = hand.split_whitespace().map(value).collect::<Option<_>>().ok_or_else(bad)?;
    let mut five: [Value; 5] = values.try_into().map_err(|_| bad())?;
    let count = count.trim().parse().ok().and_then(ShowdownCount::new).ok_or_else(bad)?;
    five.sort();
    if counts(five).any(|shown| shown == count) {
        Ok((five, count))
    } else {
        Err(TableError::CannotShow(line.into()))
    }
}

fn value(text: &str) -> Option<Value> {
    const NAMES: [&str; 11] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "Jk"];
    let text = if text == "10" { "T" } else { text };
    let place = NAMES.iter().position(|name| name.eq_ignore_ascii_case(text))?;
    Some(Value::ALL[place])
}

fn counts(five: [Value; 5]) -> impl Iterator<Item = ShowdownCount> {
    let qualifying = Split::all().filter(move |split| qualifying_total(split.three(five)).is_some());
    qualifying.map(move |split| ShowdownCount::of(split.showdown(five)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn five(text: &str) -> [Value; 5] {
        text.split(' ').map(|text| value(text).unwrap()).collect::<Vec<_>>().try_into().unwrap()
    }

    #[test]
    fn a_table_sets_what_it_names_and_leaves_the_rest() {
        let hand = five("Jk 8 6 5 2");
        let shown: Vec<u8> = counts(hand).map(ShowdownCount::get).collect();
        let lowest = *shown.iter().min().unwrap();
        assert!(shown.iter().any(|&count| count > lowest), "{shown:?}");
        let table: Table = format!("2 5 6 8 jk = {lowest} # low").parse().unwrap();
        assert_eq!(table.count(hand).map(ShowdownCount::get), Some(lowest));
        let other = five("A 2 3 4 5");
        assert_eq!(table.count(other), odds::Setting::Highest.count(other));
    }

    #[test]
    fn a_table_without_a_line_is_refused() {
        for empty in ["", "\n \n", "# the highest count\n"] {
            assert_eq!(empty.parse::<Table>(), Err(TableError::Empty), "{empty:?}");
        }
    }

    #[test]
    fn lines_that_say_nothing_are_refused() {
        for bad in ["Jk 8 6 5 = 7", "Jk 8 6 5 2", "Jk 8 6 5 X = 5", "Jk 8 6 5 2 = 11", "A 2 3 4 6 = 10"] {
            assert!(bad.parse::<Table>().is_err(), "{bad}");
        }
    }
}

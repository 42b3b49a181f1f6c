//! The answers that were readable by themselves. A rule that needs an answer which is missing or defective stays
//! silent: one mistake is reported once.

use alloc::string::String;
use alloc::vec::Vec;

use super::choice::Choice;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;

/// A value of the right shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A word of the list of choices.
    Word(&'static str),
    /// A whole number.
    Whole(i64),
    /// An amount.
    Money(Cents),
    /// A payout limit, or none.
    Limit(Option<Cents>),
    /// Odds.
    Odds(Odds),
    /// A paytable, or a wager that is not offered.
    Paytable(Option<Letter>),
    /// A statement that holds.
    Declared,
    /// Some items of a layout.
    Items(Vec<LayoutItem>),
    /// A name.
    Name(String),
}

/// The readable answers by key.
#[derive(Clone, Debug, Default)]
pub struct Answers(Vec<(&'static str, Answer)>);

impl Answers {
    pub fn add(&mut self, key: &'static str, answer: Answer) {
        self.0.push((key, answer));
    }

    fn get(&self, key: &str) -> Option<&Answer> {
        self.0.iter().find(|(name, _)| *name == key).map(|(_, answer)| answer)
    }

    /// The choice made.
    pub fn chosen<C: Choice>(&self, key: &str) -> Option<C> {
        let Answer::Word(word) = self.get(key)? else { return None };
        C::from_word(word)
    }

    pub fn whole(&self, key: &str) -> Option<i64> {
        let Answer::Whole(number) = self.get(key)? else { return None };
        Some(*number)
    }

    /// A whole number small enough for a count of things on a table.
    pub fn count(&self, key: &str) -> Option<u8> {
        self.whole(key).and_then(|number| number.try_into().ok())
    }

    pub fn money(&self, key: &str) -> Option<Cents> {
        let Answer::Money(amount) = self.get(key)? else { return None };
        Some(*amount)
    }

    pub fn limit(&self, key: &str) -> Option<Option<Cents>> {
        let Answer::Limit(limit) = self.get(key)? else { return None };
        Some(*limit)
    }

    pub fn odds(&self, key: &str) -> Option<Odds> {
        let Answer::Odds(odds) = self.get(key)? else { return None };
        Some(*odds)
    }

    pub fn paytable(&self, key: &str) -> Option<Option<Letter>> {
        let Answer::Paytable(letter) = self.get(key)? else { return None };
        Some(*letter)
    }

    pub fn items(&self, key: &str) -> Option<&[LayoutItem]> {
        let Answer::Items(items) = self.get(key)? else { return None };
        Some(items)
    }

    pub fn name(&self, key: &str) -> Option<&str> {
        let Answer::Name(name) = self.get(key)? else { return None };
        Some(name)
    }
}

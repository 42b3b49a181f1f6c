//! One option of a Rules Submission: its key, what may be filed, where the chapter says so, and why it is asked.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::filed::Value;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;
use crate::law::Provision;

/// The word for a wager that a table does not take.
pub const NOT_OFFERED: &str = "not offered";

/// The word for a payout limit that is not set.
pub const NONE: &str = "none";

/// What a certificate holder answers under one key. The same entry checks the answer, writes the commented file
/// and prints the form.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The key, `section.name`.
    pub key: &'static str,
    /// What may be filed.
    pub shape: Shape,
    /// What a new file starts with.
    pub preset: Preset,
    /// The provision that leaves the choice open or demands the declaration; none where it comes from elsewhere.
    pub provision: Option<Provision>,
    /// Further provisions worth reading before answering.
    pub see: &'static [Provision],
    /// What is asked, in our words.
    pub explains: &'static str,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number between these two, both included.
    Whole {
        /// The lowest.
        least: i64,
        /// The highest.
        most: i64,
    },
    /// An amount of dollars above nothing.
    Money,
    /// An aggregate payout limit, or `none`.
    PayoutLimit,
    /// Odds no worse for the player than these.
    OddsFrom(Odds),
    /// One of these paytables.
    Paytable(&'static [Letter]),
    /// One of these paytables, or `not offered`.
    PaytableIfOffered(&'static [Letter]),
    /// A statement that must hold: only `true` is allowed.
    Declared,
    /// Any of these items of a layout, each at most once.
    Items(&'static [LayoutItem]),
    /// A name.
    Name,
}

/// The value that a new file starts with.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Preset {
    Text(&'static str),
    Integer(i64),
    Yes,
    Items(&'static [LayoutItem]),
}

impl Preset {
    /// The same as a filed value.
    pub fn value(self) -> Value {
        match self {
            Preset::Text(text) => Value::text(text),
            Preset::Integer(number) => Value::Integer(number),
            Preset::Yes => Value::Boolean(true),
            Preset::Items(items) => Value::List(items.iter().map(|item| Value::text(item.word())).collect()),
        }
    }
}

impl OptionSpec {
    /// An option that a provision asks for.
    pub(crate) const fn new(
        key: &'static str,
        shape: Shape,
        preset: Preset,
        provision: Option<Provision>,
        explains: &'static str,
    ) -> OptionSpec {
        OptionSpec { key, shape, preset, provision, see: &[], explains }
    }

    /// The same, pointing to further provisions.
    pub(crate) const fn seeing(mut self, see: &'static [Provision]) -> OptionSpec {
        self.see = see;
        self
    }

    /// The section of the key: `table` of `table.seats`; none for the keys at the head of the file.
    pub fn section(&self) -> Option<&'static str> {
        self.key.split_once('.').map(|(section, _)| section)
    }

    /// The key inside its section: `seats` of `table.seats`.
    pub fn name(&self) -> &'static str {
        self.key.split_once('.').map_or(self.key, |(_, name)| name)
    }
}

impl Shape {
    /// What may be filed, in words.
    pub fn allowed(&self) -> String {
        match *self {
            Shape::Choice(words) => one_of(words.iter().map(|word| quote(word)).collect()),
            Shape::Whole { least, most } if least == most => format!("{least}"),
            Shape::Whole { least, most } => format!("a whole number from {least} to {most}"),
            Shape::Money => money(),
            Shape::PayoutLimit => format!("\"{NONE}\" or dollars, {} or more", payout_limit::LEAST),
            Shape::OddsFrom(least) => format!("odds of \"{least}\" or better"),
            Shape::Paytable(letters) => one_of(quoted_letters(letters)),
            Shape::PaytableIfOffered(letters) => one_of(letters_or_not(letters)),
            Shape::Declared => "true".into(),
            Shape::Items(items) => {
                format!("a list of any of {}, each once", joined(quoted_items(items), "and"))
            }
            Shape::Name => "a name on one line".into(),
        }
    }
}

fn money() -> String {
    format!("dollars, such as \"5.00\" or 5, above $0 and up to {}", Cents::LARGEST_WAGER)
}

fn quoted_items(items: &[LayoutItem]) -> Vec<String> {
    items.iter().map(|item| quote(item.word())).collect()
}

fn quoted_letters(letters: &[Letter]) -> Vec<String> {
    letters.iter().map(|letter| quote(letter.name())).collect()
}

fn letters_or_not(letters: &[Letter]) -> Vec<String> {
    let mut words = quoted_letters(letters);
    words.push(quote(NOT_OFFERED));
    words
}

fn quote(word: &str) -> String {
    Value::text(word).to_string()
}

fn one_of(words: Vec<String>) -> String {
    joined(words, "or")
}

/// `a`, `a or b`, `a, b or c`.
fn joined(mut words: Vec<String>, link: &str) -> String {
    let last = words.pop().unwrap_or_default();
    if words.is_empty() { last } else { format!("{} {link} {last}", words.join(", ")) }
}

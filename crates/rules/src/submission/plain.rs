//! Answers in one spelling: `10` and `"10.00"` are the same dollars, and the order of a list means nothing.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str::FromStr;

use super::filed::Value;
use super::option::{OptionSpec, Shape};
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;

/// What was answered, spelled as every equal answer is.
pub fn answer(spec: &OptionSpec, value: &Value) -> String {
    match (spec.shape, value) {
        (Shape::Money | Shape::PayoutLimit, Value::Integer(dollars)) => dollars_in_words(*dollars),
        (Shape::Money | Shape::PayoutLimit, Value::Text(text)) => spelled::<Cents>(text),
        (Shape::OddsFrom(_), Value::Text(text)) => spelled::<Odds>(text),
        (Shape::Paytable(_) | Shape::PaytableIfOffered(_), Value::Text(text)) => letter(text),
        (Shape::Items(items), Value::List(_)) => listed(&words(&chosen(items, value))),
        (_, Value::Text(text)) => text.trim().into(),
        (_, value) => value.to_string(),
    }
}

/// The items of a list that were chosen, in the order in which the option has them.
pub fn chosen(items: &[LayoutItem], value: &Value) -> Vec<LayoutItem> {
    let Value::List(entries) = value else { return Vec::new() };
    items.iter().copied().filter(|item| entries.contains(&Value::text(item.word()))).collect()
}

fn words(items: &[LayoutItem]) -> Vec<&'static str> {
    items.iter().map(|item| item.word()).collect()
}

/// `a, b and c`; `none` of nothing.
pub fn listed(words: &[&str]) -> String {
    match words {
        [] => "none".into(),
        [only] => (*only).into(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn dollars_in_words(dollars: i64) -> String {
    dollars.checked_mul(100).map_or_else(|| dollars.to_string(), |cents| Cents(cents).to_string())
}

fn spelled<T: FromStr + ToString>(text: &str) -> String {
    text.parse().map_or_else(|_| text.to_owned(), |value: T| value.to_string())
}

fn letter(text: &str) -> String {
    Letter::from_name(text).map_or_else(|| text.to_owned(), |letter| letter.name().to_owned())
}

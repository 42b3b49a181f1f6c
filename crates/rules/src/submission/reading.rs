//! Reading one filed value against its option: an answer, or what is wrong with it.

use alloc::vec;
use alloc::vec::Vec;

use super::answers::Answer;
use super::defect::{Defect, DefectKind};
use super::filed::Value;
use super::option::{NONE, NOT_OFFERED, OptionSpec, Shape};
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;

/// The answer in a filed value, or every defect of it.
pub fn read(spec: &OptionSpec, filed: &Value) -> Result<Answer, Vec<Defect>> {
    if let Shape::Items(items) = spec.shape {
        return list(spec, filed, items);
    }
    single(spec.shape, filed).map_err(|what| vec![defect(spec, filed, what)])
}

/// The defect of an option that was not filed.
pub fn missing(spec: &OptionSpec) -> Defect {
    Defect::new(DefectKind::Missing, spec.key, None, spec.shape.allowed()).under(spec.provision)
}

fn defect(spec: &OptionSpec, filed: &Value, what: DefectKind) -> Defect {
    Defect::new(what, spec.key, Some(filed), spec.shape.allowed()).under(spec.provision)
}

fn single(shape: Shape, filed: &Value) -> Result<Answer, DefectKind> {
    match shape {
        Shape::Choice(words) => word(filed, words).map(Answer::Word),
        Shape::Whole { least, most } => whole(filed, least, most).map(Answer::Whole),
        Shape::Money => wager(filed).map(Answer::Money),
        Shape::PayoutLimit => limit(filed).map(Answer::Limit),
        Shape::OddsFrom(least) => odds(filed, least).map(Answer::Odds),
        Shape::Paytable(letters) => letter(filed, letters).map(Some).map(Answer::Paytable),
        Shape::PaytableIfOffered(letters) => letter_if_offered(filed, letters).map(Answer::Paytable),
        Shape::Declared => declared(filed),
        Shape::Name => name(filed),
        Shape::Items(_) => Err(DefectKind::WrongType),
    }
}

fn text(filed: &Value) -> Result<&str, DefectKind> {
    let Value::Text(text) = filed else { return Err(DefectKind::WrongType) };
    Ok(text)
}

fn word(filed: &Value, words: &[&'static str]) -> Result<&'static str, DefectKind> {
    let text = text(filed)?;
    words.iter().copied().find(|word| *word == text).ok_or(DefectKind::NotAllowed)
}

fn whole(filed: &Value, least: i64, most: i64) -> Result<i64, DefectKind> {
    let Value::Integer(number) = *filed else { return Err(DefectKind::WrongType) };
    if (least..=most).contains(&number) { Ok(number) } else { Err(DefectKind::NotAllowed) }
}

/// Dollars as text or as a whole number; a float is refused, since money is not measured in them.
fn money(filed: &Value) -> Result<Cents, DefectKind> {
    let most = Cents::LARGEST_WAGER.0 / 100;
    match filed {
        Value::Text(text) => text.parse().map_err(|_| DefectKind::NotAllowed),
        Value::Integer(dollars) if (0..=most).contains(dollars) => Ok(Cents::dollars(*dollars)),
        Value::Integer(_) => Err(DefectKind::NotAllowed),
        Value::Boolean(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => Err(DefectKind::WrongType),
    }
}

fn wager(filed: &Value) -> Result<Cents, DefectKind> {
    let amount = money(filed)?;
    let allowed = amount > Cents::ZERO && amount <= Cents::LARGEST_WAGER;
    if allowed { Ok(amount) } else { Err(DefectKind::NotAllowed) }
}

fn limit(filed: &Value) -> Result<Option<Cents>, DefectKind> {
    if *filed == Value::text(NONE) {
        return Ok(None);
    }
    let amount = money(filed)?;
    if amount >= payout_limit::LEAST { Ok(Some(amount)) } else { Err(DefectKind::NotAllowed) }
}

fn odds(filed: &Value, least: Odds) -> Result<Odds, DefectKind> {
    let odds: Odds = text(filed)?.parse().map_err(|_| DefectKind::NotAllowed)?;
    if odds.at_least(least) { Ok(odds) } else { Err(DefectKind::NotAllowed) }
}

fn letter(filed: &Value, letters: &[Letter]) -> Result<Letter, DefectKind> {
    let letter = Letter::from_name(text(filed)?).ok_or(DefectKind::NotAllowed)?;
    if letters.contains(&letter) { Ok(letter) } else { Err(DefectKind::NotAllowed) }
}

fn letter_if_offered(filed: &Value, letters: &[Letter]) -> Result<Option<Letter>, DefectKind> {
    if *filed == Value::text(NOT_OFFERED) { Ok(None) } else { letter(filed, letters).map(Some) }
}

fn declared(filed: &Value) -> Result<Answer, DefectKind> {
    let Value::Boolean(holds) = *filed else { return Err(DefectKind::WrongType) };
    if holds { Ok(Answer::Declared) } else { Err(DefectKind::NotAllowed) }
}

fn name(filed: &Value) -> Result<Answer, DefectKind> {
    let name = text(filed)?.trim();
    let allowed = !name.is_empty() && !name.chars().any(char::is_control);
    if allowed { Ok(Answer::Name(name.into())) } else { Err(DefectKind::NotAllowed) }
}

/// A list is read to its end: every entry that is not an item of the list, and every repetition, is a defect.
fn list(spec: &OptionSpec, filed: &Value, items: &[LayoutItem]) -> Result<Answer, Vec<Defect>> {
    let Value::List(entries) = filed else {
        return Err(vec![defect(spec, filed, DefectKind::WrongType)]);
    };
    let (mut read, mut defects) = (Vec::new(), Vec::new());
    for entry in entries {
        match item(entry, items) {
            Ok(item) if !read.contains(&item) => read.push(item),
            Ok(_) => defects.push(defect(spec, entry, DefectKind::NotAllowed)),
            Err(what) => defects.push(defect(spec, entry, what)),
        }
    }
    if defects.is_empty() { Ok(Answer::Items(read)) } else { Err(defects) }
}

fn item(filed: &Value, items: &[LayoutItem]) -> Result<LayoutItem, DefectKind> {
    let text = text(filed)?;
    items.iter().copied().find(|item| item.word() == text).ok_or(DefectKind::NotAllowed)
}

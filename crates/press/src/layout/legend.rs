//! The numbered list of the second sheet: every clause that applies, and what on the drawing answers it.

use croupier_felt::Plan;
use croupier_rules::chapters::section::equipment::{EquipmentClause, Fixture, Item};
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::law::Reading;
use croupier_rules::submission::choice::TipBox;
use serde::Serialize;

use super::item::{Often, name, often};

/// The list.
#[derive(Clone, Debug, Serialize)]
pub struct Legend {
    rows: Vec<Row>,
    readings: Vec<Gap>,
}

/// Something that the text leaves open and the drawing had to decide.
#[derive(Clone, Debug, Serialize)]
struct Gap {
    id: &'static str,
    open: &'static str,
    does: &'static str,
}

/// The readings that decide something on the drawing, each with a thing that is there because of it.
const READINGS: [(&str, Item); 4] = [
    ("ER-112", Item::Layout(LayoutItem::NumberedPositions)),
    ("ER-133", Item::Fixture(Fixture::CallersPlace)),
    ("ER-202", Item::Layout(LayoutItem::PlayWager)),
    ("ER-203", Item::Layout(LayoutItem::FourthCard)),
];

/// A clause and its answers.
#[derive(Clone, Debug, Serialize)]
struct Row {
    clause: &'static str,
    says: &'static str,
    answers: Vec<Answer>,
}

/// A thing on the drawing under its number, or on a sign without one.
#[derive(Clone, Debug, Serialize)]
struct Answer {
    #[serde(skip)]
    item: Item,
    number: Option<u8>,
    name: &'static str,
    note: Option<String>,
}

impl Legend {
    pub fn of(plan: &Plan) -> Legend {
        let mut numbers = 1..;
        let rows = plan.equipment.drawn().map(|clause| Row::of(clause, plan, &mut numbers));
        Legend { rows: rows.filter(|row| !row.answers.is_empty()).collect(), readings: readings(plan) }
    }

    /// The number of a thing.
    pub fn number(&self, item: Item) -> Option<u8> {
        self.answers().find(|answer| answer.item == item).and_then(|answer| answer.number)
    }

    /// Everything that has a number.
    #[cfg(test)]
    pub fn items(&self) -> impl Iterator<Item = Item> + '_ {
        self.answers().filter(|answer| answer.number.is_some()).map(|answer| answer.item)
    }

    fn answers(&self) -> impl Iterator<Item = &Answer> {
        self.rows.iter().flat_map(|row| &row.answers)
    }
}

impl Row {
    fn of(clause: &EquipmentClause, plan: &Plan, numbers: &mut impl Iterator<Item = u8>) -> Row {
        let answers = clause.items().filter_map(|item| answer(plan, item, numbers)).collect();
        Row { clause: clause.provision.id(), says: clause.says(), answers }
    }
}

fn readings(plan: &Plan) -> Vec<Gap> {
    let applied = READINGS.iter().filter(|(_, item)| plan.has(*item));
    let found = applied.filter_map(|(id, _)| Reading::find(id));
    found.map(|reading| Gap { id: reading.id, open: reading.open, does: reading.does }).collect()
}

fn answer(plan: &Plan, item: Item, numbers: &mut impl Iterator<Item = u8>) -> Option<Answer> {
    if plan.is_on_sign(item) {
        let note = Some("on a sign at the table, not on the layout".to_owned());
        return Some(Answer { item, number: None, name: name(item), note });
    }
    let number = plan.has(item).then(|| numbers.next()).flatten()?;
    Some(Answer { item, number: Some(number), name: name(item), note: note(plan, item) })
}

const AS_APPROVED: &str = "at another place that the Bureau of Casino Compliance approved; the dashed box stands for \
                           it, since the submission does not say where it is";

fn note(plan: &Plan, item: Item) -> Option<String> {
    if item == LayoutItem::NumberedPositions.into() {
        return Some(numbering(plan.seats));
    }
    if item == Fixture::TipBox.into() && plan.boxes.tip_box == TipBox::ApprovedAlternative {
        return Some(AS_APPROVED.to_owned());
    }
    if item == Fixture::DealingShoe.into() {
        return Some("where it stands before play".to_owned());
    }
    repeated(plan.seats, often(item))
}

fn numbering(seats: u8) -> String {
    match seats {
        1 => "one seat".to_owned(),
        _ => format!("1 to {seats}, counterclockwise from the dealer's right"),
    }
}

fn repeated(seats: u8, often: Often) -> Option<String> {
    match (often, seats) {
        (Often::Once, _) => None,
        (Often::EachSeat | Often::ForEachSeat, 1) => Some("for the one seat".to_owned()),
        (Often::EachSeat, seats) => Some(format!("at each of {seats} seats")),
        (Often::ForEachSeat, seats) => Some(format!("{seats}, one for each seat")),
    }
}

//! An answer as it is filled in: boxes to tick, or a blank with a value.

use croupier_rules::GameId;
use croupier_rules::kit::payout_limit;
use croupier_rules::submission::{NONE, NOT_OFFERED, OptionSpec, Shape, Value, plain};
use serde::Serialize;

/// What stands beside a question.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Answer {
    /// Boxes, ticked or not.
    Boxes {
        /// Every answer that is allowed.
        boxes: Vec<TickBox>,
    },
    /// A blank that was filled in.
    Blank {
        /// What was filled in.
        value: String,
        /// What may be.
        allowed: String,
    },
    /// A box for nothing, and a box with a blank.
    Either {
        /// The word for nothing.
        none: TickBox,
        /// The amount that was filled in instead.
        value: Option<String>,
        /// What may be.
        allowed: String,
    },
}

/// A box to tick.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct TickBox {
    word: String,
    ticked: bool,
}

impl Answer {
    /// The answer to an option.
    pub fn of(spec: &OptionSpec, value: Option<&Value>) -> Answer {
        let filed = value.map_or(String::new(), |value| plain::answer(spec, value));
        match spec.shape {
            Shape::Choice(words) => boxes(words.iter().copied(), |word| word == filed),
            Shape::Items(items) => {
                let chosen = value.map_or(Vec::new(), |value| plain::chosen(items, value));
                boxes(items.iter().map(|item| item.word()), |word| {
                    chosen.iter().any(|item| item.word() == word)
                })
            }
            Shape::Paytable(letters) => {
                boxes(letters.iter().map(|letter| letter.name()), |word| word == filed)
            }
            Shape::PaytableIfOffered(letters) => {
                boxes(letters.iter().map(|letter| letter.name()).chain([NOT_OFFERED]), |word| word == filed)
            }
            Shape::Declared => boxes(["declared"].into_iter(), |_| value == Some(&Value::Boolean(true))),
            Shape::PayoutLimit => limit(filed, hint(spec.shape)),
            Shape::Whole { .. } | Shape::Money | Shape::OddsFrom(_) | Shape::Name => {
                Answer::Blank { value: filed, allowed: hint(spec.shape) }
            }
        }
    }
}

/// What may be filled in, as briefly as a form says it.
fn hint(shape: Shape) -> String {
    match shape {
        Shape::Whole { least, most } if least == most => {
            format!("the chapter allows {least} and nothing else")
        }
        Shape::Whole { least, most } => format!("from {least} to {most}"),
        Shape::Money => "dollars".to_owned(),
        Shape::PayoutLimit => format!("{} or more", payout_limit::LEAST),
        Shape::OddsFrom(least) => format!("{least} or better for the player"),
        Shape::Choice(_)
        | Shape::Paytable(_)
        | Shape::PaytableIfOffered(_)
        | Shape::Declared
        | Shape::Items(_)
        | Shape::Name => shape.allowed(),
    }
}

fn boxes(words: impl Iterator<Item = &'static str>, ticked: impl Fn(&str) -> bool) -> Answer {
    let tick = |word| TickBox { word: shown(word), ticked: ticked(word) };
    Answer::Boxes { boxes: words.map(tick).collect() }
}

/// A game is filed by its short name and shown by its full one.
fn shown(word: &str) -> String {
    GameId::from_slug(word).map_or_else(|| word.to_owned(), |game| game.to_string())
}

fn limit(filed: String, allowed: String) -> Answer {
    let ticked = filed == NONE;
    let value = (!ticked).then_some(filed);
    Answer::Either { none: TickBox { word: NONE.to_owned(), ticked }, value, allowed }
}

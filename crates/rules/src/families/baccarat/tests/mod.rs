//! The paragraphs of the three chapters, proved. A test loops over the chapters where they say the same.

mod completion;
mod coup;
mod dealing;
mod explain;
mod irregularities;
mod payouts;
mod ranking;
mod refusals;
mod round;
mod wagers;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{CardValue, Clauses, Coup, HandResult, HandSize, PointCount, Terms, Variation};
use crate::game::GameId;
use crate::kit::card::Card;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::Rounding;

/// The sections that carry other numbers in chapter 631a than in its siblings.
#[derive(Clone, Copy)]
enum Section {
    Wagers,
    FirstFour,
    Drawing,
    Result,
    Payout,
    Irregularities,
}

/// The id of a paragraph in a chapter, put together without its clause tables.
fn id(chapter: &Clauses, section: Section, paragraph: &str) -> String {
    let (siblings, baccarat) = match section {
        Section::Wagers => (7, 8),
        Section::FirstFour => (8, 9),
        Section::Drawing => (10, 11),
        Section::Result => (11, 12),
        Section::Payout => (12, 13),
        Section::Irregularities => (13, 15),
    };
    let number = if chapter.game == GameId::Baccarat { baccarat } else { siblings };
    format!("{}.{number}{paragraph}", chapter.game.number())
}

/// The id of a paragraph in the sections 1 to 6, whose numbers all chapters share.
fn same_id(chapter: &Clauses, rest: &str) -> String {
    format!("{}.{rest}", chapter.game.number())
}

fn count(number: u8) -> PointCount {
    PointCount::new(number).expect("a Point Count is a digit")
}

fn worth(number: u8) -> CardValue {
    CardValue::new(number).expect("a value is a digit")
}

fn two(number: u8) -> HandResult {
    HandResult::new(count(number), HandSize::Two)
}

fn three(number: u8) -> HandResult {
    HandResult::new(count(number), HandSize::Three)
}

fn coup(player: HandResult, banker: HandResult) -> Coup {
    Coup::new(player, banker)
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

/// A card of each value: the ten counts zero, the ace one.
fn card_worth(value: u8) -> Card {
    let letters = ["Ts", "As", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s"];
    letters[value as usize].parse().expect("a card")
}

const VARIATIONS: [Variation; 3] =
    [Variation::Vigorish(Rounding::Exact), Variation::Vigorish(Rounding::UpToQuarter), Variation::Ez];

const EZ: Terms = terms(Variation::Ez, Odds::to_1(8), Some(Letter::A));
const VIGORISH: Terms = terms(Variation::Vigorish(Rounding::Exact), Odds::to_1(8), Some(Letter::A));

const fn terms(variation: Variation, tie: Odds, dragon_bonus: Option<Letter>) -> Terms {
    Terms { decks: 8, variation, tie, dragon_bonus }
}

/// Terms of every variation, of some Tie payouts and of every paytable.
fn all_terms() -> Vec<Terms> {
    let mut all = Vec::new();
    for variation in VARIATIONS {
        for tie in [Odds::to_1(8), Odds::to_1(9), Odds::new(17, 2).expect("odds")] {
            for letter in [None, Some(Letter::A), Some(Letter::B), Some(Letter::C)] {
                all.push(terms(variation, tie, letter));
            }
        }
    }
    all
}

//! A Rules Submission written as what differs from the preset. Answers that follow from others follow by themselves:
//! whoever offers no Bonus Wager needs no area for it.
//!
//! ```
//! use croupier_rules::GameId;
//! use croupier_rules::submission::Edits;
//!
//! let approved = Edits::of(GameId::Minibaccarat)
//!     .with("cards.shuffling", "device")
//!     .with("cards.decks", 12)
//!     .check()
//!     .unwrap();
//! assert_eq!(approved.deck().size(), 6 * 52);
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use super::answers::Answers;
use super::approved::ApprovedSubmission;
use super::choice::{Approval, Backs, Collection, DealingMethod, Played, ShoePlace, Shuffling};
use super::choice::{Storage, StoredBatch, VigorishRounding};
use super::defect::Defect;
use super::filed::{Table, Value};
use super::rules::layout::{Need, lists, need};
use super::{check, key, option, options, preset, reading};
use crate::families::poker::filing::HOURS_BY_HAND;
use crate::game::GameId;
use crate::kit::layout::LayoutItem;

/// What differs from the preset of a game, or from another document, in the order in which it was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edits {
    game: GameId,
    base: Table,
    said: Vec<(String, Value)>,
}

impl Edits {
    /// The preset itself.
    pub fn of(game: GameId) -> Edits {
        Edits { game, base: preset(game), said: Vec::new() }
    }

    /// The same document as the base of further edits: what was said so far gives way to what follows from them.
    pub fn as_base(&self) -> Edits {
        Edits { game: self.game, base: self.document(), said: Vec::new() }
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The same with an option answered.
    pub fn with(mut self, key: &str, value: impl Into<Value>) -> Edits {
        self.set(key, value);
        self
    }

    /// Answers an option.
    pub fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.said.push((key.into(), value.into()));
    }

    /// The document: the base, what follows from the edits, and the edits themselves, which nothing overrides.
    pub fn document(&self) -> Table {
        let mut filed = self.base.clone();
        self.write(&mut filed);
        follow(self.game, &mut filed);
        self.write(&mut filed);
        filed
    }

    fn write(&self, filed: &mut Table) {
        self.said.iter().for_each(|(key, value)| filed.set(key, value.clone()));
    }

    /// Checks the document.
    ///
    /// # Errors
    /// Every defect at once.
    pub fn check(&self) -> Result<ApprovedSubmission, Vec<Defect>> {
        check(&self.document())
    }
}

/// Answers what follows from the other answers.
fn follow(game: GameId, filed: &mut Table) {
    for rule in [vigorish, backs, laboratory, hours, shoe_place, stored_batch] {
        let answers = answers(game, filed);
        for (key, value) in rule(&answers) {
            if option(game, key).is_some() {
                filed.set(key, value);
            }
        }
    }
    let answers = answers(game, filed);
    game.chapter().equipment.layout_items().for_each(|(item, _)| show(item, &answers, filed));
}

/// The answers that can be read.
fn answers(game: GameId, filed: &Table) -> Answers {
    let mut answers = Answers::default();
    for spec in options(game) {
        if let Some(Ok(answer)) = filed.at(spec.key).map(|value| reading::read(spec, value)) {
            answers.add(spec.key, answer);
        }
    }
    answers
}

/// Answers that follow.
type Following = Vec<(&'static str, Value)>;

fn one(key: &'static str, word: &str) -> Following {
    Vec::from([(key, Value::text(word))])
}

/// An EZ Baccarat table collects nothing and rounds nothing.
fn vigorish(answers: &Answers) -> Following {
    match answers.chosen(key::VARIATION) {
        Some(Played::Ez) => {
            let none = |key, word: &str| (key, Value::text(word));
            let (collection, rounding) = (Collection::None.word(), VigorishRounding::None.word());
            Vec::from([none(key::COLLECTION, collection), none(key::ROUNDING, rounding)])
        }
        Some(Played::WithVigorish) | None => Vec::new(),
    }
}

/// Two sets differ in color: more decks than one set has.
fn backs(answers: &Answers) -> Following {
    let two = match answers.chosen::<DealingMethod>(key::METHOD) {
        Some(_) => answers.whole(key::DECKS) == Some(2),
        None => answers.whole(key::DECKS).is_some_and(|decks| decks > 8),
    };
    one(key::BACKS, if two { Backs::TwoColors.word() } else { Backs::Identical.word() })
}

/// A device that reshuffles automatically was approved.
fn laboratory(answers: &Answers) -> Following {
    let reshuffles = answers.chosen::<Shuffling>(key::SHUFFLING).is_some_and(Shuffling::reshuffles);
    one(key::LABORATORY, if reshuffles { Approval::Approved.word() } else { Approval::None.word() })
}

fn hours(answers: &Answers) -> Following {
    let by_hand = answers.chosen(key::METHOD) == Some(DealingMethod::Hand);
    let too_long = answers.whole(key::HOURS).is_some_and(|hours| hours > i64::from(HOURS_BY_HAND));
    if by_hand && too_long {
        Vec::from([(key::HOURS, Value::Integer(HOURS_BY_HAND.into()))])
    } else {
        Vec::new()
    }
}

fn shoe_place(answers: &Answers) -> Following {
    let manual = answers.chosen(key::METHOD) == Some(DealingMethod::ManualShoe);
    one(key::SHOE_PLACE, if manual { ShoePlace::Approved.word() } else { ShoePlace::NoManualShoe.word() })
}

/// A batch that is dealt unspread was stored securely, by approved procedures.
fn stored_batch(answers: &Answers) -> Following {
    match answers.chosen(key::STORED_BATCH) {
        Some(StoredBatch::WithoutSpread) => Vec::from([
            (key::STORED_BATCH_SECURE, Value::text(Storage::Secure.word())),
            (key::STORED_BATCH_PROCEDURES, Value::text(Approval::Approved.word())),
        ]),
        Some(StoredBatch::Spread) | None => Vec::new(),
    }
}

/// Puts an item on the layout, or takes it off.
fn show(item: LayoutItem, answers: &Answers, filed: &mut Table) {
    let word = Value::text(item.word());
    for (place, list) in lists(item).iter().enumerate() {
        let Some(Value::List(mut shown)) = filed.at(list).cloned() else { continue };
        match need(item, answers) {
            Need::Required if place == 0 && !shown.contains(&word) => shown.push(word.clone()),
            Need::Required | Need::Undecided => {}
            Need::Excluded => shown.retain(|other| *other != word),
        }
        filed.set(list, Value::List(shown));
    }
}

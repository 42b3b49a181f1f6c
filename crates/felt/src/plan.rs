//! What a submission puts on the table.

use croupier_rules::Cents;
use croupier_rules::chapters::section::equipment::{Equipment, Fixture, Item};
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::submission::{ApprovedSubmission, Boxes};

use crate::games::{self, TableStyle};

/// The things at a table and where the boxes are.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many players can sit.
    pub seats: u8,
    /// Where the boxes are.
    pub boxes: Boxes,
    /// What the chapter asks for.
    pub equipment: &'static Equipment,
    pub(crate) style: &'static TableStyle,
    layout: Vec<LayoutItem>,
    signs: Vec<LayoutItem>,
    fixtures: Vec<Fixture>,
    sentences: Vec<(LayoutItem, String)>,
}

impl Plan {
    /// What was filed, as far as it shows.
    pub fn of(submission: &ApprovedSubmission) -> Plan {
        let (game, layout) = (submission.game(), submission.layout());
        let equipment = &game.chapter().equipment;
        let always = [Fixture::DropBox, Fixture::TipBox, equipment.discards.choice.fixture()].into_iter();
        let chosen = games::fixtures(submission.options());
        Plan {
            seats: submission.stakes().seats,
            boxes: *submission.boxes(),
            equipment,
            style: games::style(game),
            layout: layout.areas.iter().chain(&layout.inscriptions).copied().collect(),
            signs: layout.signs.clone(),
            fixtures: always.chain(equipment.places.iter().copied()).chain(chosen).collect(),
            sentences: sentences(submission, equipment),
        }
    }

    /// Whether the table has something for which the chapter asks.
    pub fn has(&self, item: impl Into<Item>) -> bool {
        match item.into() {
            Item::Layout(item) => self.layout.contains(&item),
            Item::Fixture(fixture) => self.fixtures.contains(&fixture),
        }
    }

    /// Whether a sign shows it instead of the layout.
    pub fn is_on_sign(&self, item: Item) -> bool {
        match item {
            Item::Layout(item) => !self.has(item) && self.signs.contains(&item),
            Item::Fixture(_) => false,
        }
    }

    /// The words of an inscription, where they are one sentence and the layout has it.
    pub fn inscription(&self, item: LayoutItem) -> Option<String> {
        let said = self.sentences.iter().find(|(inscribed, _)| *inscribed == item && self.has(item));
        said.map(|(_, words)| words.clone())
    }
}

/// The inscriptions that are one sentence.
fn sentences(submission: &ApprovedSubmission, equipment: &Equipment) -> Vec<(LayoutItem, String)> {
    let name = (LayoutItem::NameOrLogo, submission.certificate_holder().to_owned());
    let limit = submission.payout_limit().map(|limit| (LayoutItem::PayoutLimit, limited(limit)));
    let phrases = equipment.phrases.iter().map(|phrase| (phrase.item, phrase.text.to_owned()));
    core::iter::once(name).chain(limit).chain(phrases).collect()
}

/// What patrons are told about the payout limit.
fn limited(limit: Cents) -> String {
    format!("Payout limit {limit} per player, per round")
}

//! What a viewer is told of an entry of the record.

use alloc::string::String;
use alloc::vec::Vec;

use croupier_rules::{Card, Provision};
use smallvec::SmallVec;

use super::{HandName, HandView, Viewer};
use crate::command::{Actor, Person};
use crate::event::{Entry, Event};
use crate::explain::{Scene, Told, told};
use crate::machine;
use crate::state::State;
use crate::time::Time;

/// An entry of the record as a viewer is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Happening {
    /// Its number.
    pub n: u64,
    /// When.
    pub at: Time,
    /// Whose act brought it about.
    pub by: Actor,
    /// Which person's, where the house knows its people.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub person: Option<Person>,
    /// The provision it rests on.
    pub provision: Provision,
    /// The other provisions that the sentence rests on.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub also: Vec<Provision>,
    /// What happened, in a sentence or several.
    pub sentence: String,
    /// What happened; what the viewer may not see is hidden.
    pub event: Event,
    /// The cards of hands that the viewer sees since, and did not see before.
    pub shown: Vec<SeenCard>,
}

/// A card of a hand that a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct SeenCard {
    /// The hand.
    pub hand: HandName,
    /// Its place in the hand, from zero.
    pub place: u8,
    /// The card.
    pub card: Card,
}

/// The cards of hands that a viewer sees at one moment: what [`happening`] compares with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen(SmallVec<[SeenCard; 8]>);

impl Seen {
    /// What a viewer sees now.
    pub fn by(state: &State, viewer: Viewer) -> Seen {
        Seen(machine::hands(state, viewer).iter().flat_map(seen_in).collect())
    }

    /// What of this was not seen before.
    fn since(&self, before: &Seen) -> Vec<SeenCard> {
        self.0.iter().filter(|card| !before.0.contains(card)).copied().collect()
    }
}

fn seen_in(hand: &HandView) -> impl Iterator<Item = SeenCard> + '_ {
    let places = hand.cards.iter().zip(0..);
    places.filter_map(|(card, place)| Some(SeenCard { hand: hand.name, place, card: *card.seen()? }))
}

/// What a viewer is told of an entry: take what is [`Seen`] before it, enter it, and ask.
pub fn happening(before: &Seen, after: &State, entry: &Entry, viewer: Viewer) -> Happening {
    let &Entry { n, at, by, person, .. } = entry;
    let event = machine::told(after, &entry.event, viewer);
    let provision = machine::told_under(after, entry, &event);
    let shown = Seen::by(after, viewer).since(before);
    let Told { sentence, also } = told(&Scene { after: Some(after), by, provision, viewer }, &event, &shown);
    Happening { n, at, by, person, provision, also, sentence, event, shown }
}

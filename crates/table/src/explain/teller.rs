//! A record, told entry by entry: what a replay, a journal and a page read out.

use alloc::format;
use alloc::string::String;

use croupier_rules::kit::explanation::capitalized;

use crate::decide::evolve;
use crate::event::Entry;
use crate::explain::{Scene, told};
use crate::genesis::Genesis;
use crate::refusal::Refusal;
use crate::sight::{Happening, Seen, Viewer, happening};
use crate::state::State;

/// Folds the record of a table and tells each entry as a viewer may know it. Surveillance is told everything.
///
/// ```
/// use croupier_rules::{Cents, GameId};
/// use croupier_table::explain::Teller;
/// use croupier_table::seats::SeatsAct;
/// use croupier_table::{Actor, Command, Genesis, Seat, Table, Time, Viewer, ordinary};
///
/// let approved = ordinary(GameId::Minibaccarat).check().unwrap();
/// let mut table = Table::open(Genesis::new(approved, Cents::dollars(10_000)));
/// let mut teller = Teller::open(table.genesis(), Viewer::Surveillance);
/// let sit = SeatsAct::Sit { cash: Cents::dollars(500) };
/// let entries = table.act(&Command::new(Time(0), Actor::Player(Seat::new(3).unwrap()), sit.into())).unwrap();
/// assert_eq!(teller.tell(&entries[0]).sentence, "A player sits down at seat 3.");
/// ```
#[derive(Clone, Debug)]
pub struct Teller {
    state: State,
    seen: Seen,
    viewer: Viewer,
}

impl Teller {
    /// A teller at the beginning of a record.
    pub fn open(genesis: &Genesis, viewer: Viewer) -> Teller {
        Teller::at(State::open(genesis), viewer)
    }

    /// A teller in the middle of a record, at the table as it stands there.
    pub fn at(state: State, viewer: Viewer) -> Teller {
        Teller { seen: Seen::by(&state, viewer), state, viewer }
    }

    /// Tells the next entry.
    pub fn tell(&mut self, entry: &Entry) -> Happening {
        evolve(&mut self.state, entry);
        let told = happening(&self.seen, &self.state, entry, self.viewer);
        self.seen = Seen::by(&self.state, self.viewer);
        told
    }

    /// The table as far as it has been told.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// An entry by itself, for a reader who cannot rebuild the table because the order of its cards is sealed: what
/// happened, without the rulings behind it.
pub fn sentence(entry: &Entry) -> String {
    let &Entry { by, provision, .. } = entry;
    told(&Scene { after: None, by, provision, viewer: Viewer::Surveillance }, &entry.event, &[]).sentence
}

/// How a table began, in sentences.
pub fn opening(genesis: &Genesis) -> String {
    let (game, filed) = (genesis.game(), genesis.submission());
    let (minimum, maximum) = (filed.minimum(), filed.maximum());
    let name =
        if genesis.name().is_empty() { "The table".into() } else { format!("Table {}", genesis.name()) };
    let ready = if genesis.ready_cards().is_some() { " Its cards are shuffled, cut and ready." } else { "" };
    format!(
        "{name} opens: {game}, 58 Pa. Code ch. {}, wagers from {minimum} to {maximum}, {} in the inventory.{ready}",
        game.number(),
        genesis.inventory()
    )
}

/// An act that was refused, in a sentence: what was wanted, in the words in which it was, and why it was not done.
pub fn refused(wanted: &str, refusal: &Refusal) -> String {
    let reason = capitalized(format!("{}", refusal.reason));
    format!("Refused: \"{wanted}\". {reason}.")
}

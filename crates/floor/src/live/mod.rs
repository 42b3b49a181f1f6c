//! A table of the floor while it lives: what is durable, what is ahead of it, who looks on, and its clocks.

mod now;
mod patrons;
mod recent;
mod staff;

use std::collections::{BTreeMap, BTreeSet};

use croupier_rules::Card;
use croupier_shuffle::{Commitment, Contribution, Seed};
use croupier_table::{Entry, Genesis, Happening, Person, Seat, State, Table, Time, Viewer};

use crate::names::{Screen, TableId};
use crate::pace::Betting;
use crate::pit::{PitEvent, Plan, Staffing};
use crate::silence::SilenceRule;

pub use now::{Made, TableNow};
pub use patrons::decided_by_plan;
pub use staff::{Errand, errand};

use recent::Recent;

/// A table of the floor.
#[derive(Clone, Debug)]
pub struct LiveTable {
    /// Which.
    pub id: TableId,
    /// What can no longer be lost.
    pub durable: TableNow,
    /// What was decided since, on top of it.
    pub ahead: TableNow,
    /// How many batches with rows of this table are on their way.
    pub in_flight: usize,
    /// The screens that follow it, and whose they are.
    pub screens: BTreeMap<Screen, Option<Person>>,
    /// Its clocks.
    pub clocks: Clocks,
    recent: Recent,
    vault: BTreeMap<Commitment, Seed>,
}

/// The clocks of a table. They are no part of the record: after a restart they begin anew.
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    /// When the automatic staff acts next.
    pub staff: Time,
    /// Since when somebody could bet.
    pub betting: Option<Time>,
    /// For whom the table waits, and since when.
    pub waiting: Option<Waiting>,
    /// Who has said "I have bet".
    pub ready: BTreeSet<Person>,
    /// When each person was last heard of here.
    pub heard: BTreeMap<Person, Time>,
}

/// A player for whom a table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Whose turn it is.
    pub seat: Seat,
    /// What silence means.
    pub rule: SilenceRule,
    /// Since when.
    pub since: Time,
}

impl LiveTable {
    /// A table that opens.
    pub fn open(id: TableId, genesis: Genesis, plan: Plan) -> LiveTable {
        let now = TableNow::new(state_of(genesis), plan);
        LiveTable {
            id,
            recent: Recent::after(&now.state),
            durable: now.clone(),
            ahead: now,
            in_flight: 0,
            screens: BTreeMap::new(),
            clocks: Clocks::default(),
            vault: BTreeMap::new(),
        }
    }

    /// What was decided since the record was last durable is not to be.
    pub fn fall_back(&mut self) {
        self.ahead = self.durable.clone();
        self.in_flight = 0;
        self.clocks = Clocks { heard: std::mem::take(&mut self.clocks.heard), ..Clocks::default() };
    }

    /// An entry is durable.
    pub fn settle(&mut self, entry: &Entry) {
        self.durable.enter(entry);
        self.recent.push(entry.clone());
    }

    /// A line about the table is durable.
    pub fn settle_line(&mut self, n: u64, event: &PitEvent) {
        self.durable.note(n, event);
        if let PitEvent::SeedRevealed { reveal, .. } = event {
            self.vault.remove(&reveal.seed.commitment());
        }
    }

    /// Keeps a seed until it is revealed.
    pub fn keep(&mut self, seed: Seed) {
        self.vault.insert(seed.commitment(), seed);
    }

    /// The seed behind a promise.
    pub fn seed(&self, commitment: &Commitment) -> Option<&Seed> {
        self.vault.get(commitment)
    }

    /// The order that the promised seed and the patrons' bytes give a set of this table.
    pub fn fair_order(&self, commitment: &Commitment, contributions: &[Contribution]) -> Option<Vec<Card>> {
        let mut cards: Vec<Card> = self.ahead.state.filed().deck().cards().collect();
        self.seed(commitment)?.shuffler(contributions).shuffle(&mut cards);
        Some(cards)
    }

    /// Whether the promise for the next shuffle has been made and cannot be taken back.
    pub fn promise_stands(&self) -> Option<Commitment> {
        self.ahead.promise.filter(|promise| self.durable.promise == Some(*promise))
    }

    /// What a viewer is told of the durable entries after a number and up to another.
    pub fn told(&self, after: u64, upto: u64, viewer: Viewer) -> Option<Vec<Happening>> {
        self.recent.told(after, upto, viewer)
    }

    /// Whether the automatic staff deals and supervises.
    pub fn is_automatic(&self) -> bool {
        self.ahead.plan.staffing == Staffing::Automatic
    }

    /// Whether somebody's screen follows the table.
    pub fn is_connected(&self, person: Person) -> bool {
        self.screens.values().any(|other| *other == Some(person))
    }

    /// Whether anything lies on the layout.
    pub fn anything_wagered(&self) -> bool {
        let state = &self.ahead.state;
        let positions = Seat::counterclockwise(state.filed().seats());
        positions.into_iter().any(|position| !state.ledger.on_layout(position).is_zero())
    }

    /// When the betting closes, with these people at the table; `None` where it waits for them.
    pub fn betting_closes(&self, people: &[(Seat, Person)]) -> Option<Time> {
        let since = self.clocks.betting?;
        if !self.anything_wagered() {
            return None;
        }
        let waits_for: Vec<_> =
            people.iter().filter(|(_, person)| !self.clocks.ready.contains(person)).collect();
        if waits_for.is_empty() && !people.is_empty() {
            return Some(since);
        }
        match self.ahead.plan.pace.betting {
            Betting::After(span) => Some(since + span),
            Betting::WhenSilent(span) => {
                let silent = |(seat, person): &&(Seat, Person)| {
                    let wagered = self.ahead.state.wagering.has_wagers(&self.ahead.state, *seat);
                    let heard = self.clocks.heard.get(person).copied().unwrap_or(since);
                    wagered.then_some(heard + span)
                };
                waits_for.iter().map(silent).collect::<Option<Vec<Time>>>()?.into_iter().max()
            }
        }
    }
}

/// The table that a genesis opens.
pub fn state_of(genesis: Genesis) -> State {
    Table::open(genesis).state().clone()
}

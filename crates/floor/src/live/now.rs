//! A table of the floor at one moment: a fold of its two streams.

use std::sync::Arc;

use croupier_shuffle::{Commitment, Contribution};
use croupier_table::cards::{SetId, Stage};
use croupier_table::seat::MAX_SEATS;
use croupier_table::seats::SeatsEvent;
use croupier_table::{Entry, Event, Person, Seat, State, Time, evolve};

use crate::pit::{PitEvent, Plan};

/// A table of the floor at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNow {
    /// The table itself.
    pub state: State,
    /// How it is run.
    pub plan: Plan,
    /// Why no wagers are accepted, if that is so.
    pub disabled: Option<Arc<str>>,
    /// Whether it was closed for good.
    pub closed: bool,
    /// What the next shuffle is bound to.
    pub promise: Option<Commitment>,
    /// What patrons have added to it, in order.
    pub contributions: Vec<(Person, Contribution)>,
    /// Where the order of each set came from, while it is still good.
    pub shoes: [Option<Made>; 2],
    /// The number of the round, from one.
    pub round: u64,
    pit_last: u64,
    sitters: [Option<Person>; MAX_SEATS],
}

/// Where the order of a set came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The promise.
    pub commitment: Commitment,
    /// What patrons added.
    pub contributions: Vec<Contribution>,
}

impl TableNow {
    /// A table that was just opened.
    pub fn new(state: State, plan: Plan) -> TableNow {
        TableNow {
            state,
            plan,
            disabled: None,
            closed: false,
            promise: None,
            contributions: Vec::new(),
            shoes: [None, None],
            round: 1,
            pit_last: 0,
            sitters: [None; MAX_SEATS],
        }
    }

    /// The number of the next line about the table.
    pub const fn next_line(&self) -> u64 {
        self.pit_last + 1
    }

    /// The number that the record of the table has reached.
    pub const fn sequence(&self) -> u64 {
        self.state.next() - 1
    }

    /// Who sits at a seat.
    pub fn sitter(&self, seat: Seat) -> Option<Person> {
        self.sitters[seat.index()]
    }

    /// Where a person sits.
    pub fn seat_of(&self, person: Person) -> Option<Seat> {
        self.state.seats.taken().find(|&seat| self.sitter(seat) == Some(person))
    }

    /// Everybody who sits here.
    pub fn sitters(&self) -> impl Iterator<Item = (Seat, Person)> + '_ {
        self.state.seats.taken().filter_map(|seat| Some((seat, self.sitter(seat)?)))
    }

    /// Enters an entry of the table's record.
    pub fn enter(&mut self, entry: &Entry) {
        let under_way = self.state.round_is_under_way();
        evolve(&mut self.state, entry);
        if let Event::Seats(SeatsEvent::Sat { seat }) = entry.event {
            self.sitters[seat.index()] = entry.person;
        }
        if let Event::Seats(SeatsEvent::Left { seat }) = entry.event {
            self.sitters[seat.index()] = None;
        }
        if under_way && !self.state.round_is_under_way() {
            self.round += 1;
        }
    }

    /// Enters a line about the table.
    pub fn note(&mut self, n: u64, event: &PitEvent) {
        assert!(n == self.next_line(), "the lines about a table are entered in their order, without a gap");
        self.pit_last = n;
        match event {
            PitEvent::Disabled { reason } => self.disabled = Some(Arc::clone(reason)),
            PitEvent::Enabled { .. } => self.disabled = None,
            PitEvent::Closed { .. } => self.closed = true,
            PitEvent::SeedPromised { commitment, .. } => self.promise = Some(*commitment),
            PitEvent::Contributed { person, contribution } => self.contribute(*person, *contribution),
            PitEvent::OrderMade { set, commitment, contributions, .. } => {
                let made = Made { commitment: *commitment, contributions: contributions.clone() };
                self.shoes[set.index()] = Some(made);
                self.promise = None;
                self.contributions.clear();
            }
            PitEvent::SeedRevealed { set, .. } => self.shoes[set.index()] = None,
            PitEvent::Opened { .. }
            | PitEvent::Silence { .. }
            | PitEvent::SeatReleased { .. }
            | PitEvent::Refused { .. }
            | PitEvent::Counted { .. }
            | PitEvent::Filled { .. }
            | PitEvent::Credited { .. }
            | PitEvent::Dropped { .. } => {}
        }
    }

    /// What a patron adds takes the place of what the same patron added before.
    fn contribute(&mut self, person: Person, contribution: Contribution) {
        self.contributions.retain(|(other, _)| *other != person);
        self.contributions.push((person, contribution));
    }

    /// The shoes that are finished, and whose seeds can be published.
    pub fn finished(&self) -> impl Iterator<Item = SetId> + '_ {
        let over = |set: &SetId| {
            self.shoes[set.index()].is_some() && !keeps_its_order(self.state.cards.set(*set).stage())
        };
        SetId::ALL.into_iter().filter(over)
    }

    /// When the last entry was made.
    pub const fn clock(&self) -> Time {
        self.state.clock
    }
}

/// Whether a set at this stage still lies, or is dealt, in the order of its last shuffle.
const fn keeps_its_order(stage: Stage) -> bool {
    match stage {
        Stage::Feathered
        | Stage::Shuffled
        | Stage::Cut
        | Stage::CutThrough
        | Stage::Loaded
        | Stage::InPlay => true,
        Stage::Absent
        | Stage::Received
        | Stage::Inspected
        | Stage::Verified
        | Stage::Spread { .. }
        | Stage::Seen { .. }
        | Stage::Unwashed
        | Stage::FaceDown { .. }
        | Stage::Stacked { .. }
        | Stage::Spent
        | Stage::InDevice => false,
    }
}

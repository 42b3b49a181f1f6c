//! What comes to the floor.

use std::sync::Arc;

use croupier_rules::Cents;
use croupier_rules::submission::ApprovedSubmission;
use croupier_shuffle::{Contribution, Seed};
use croupier_table::{Act, Actor, Person, ReadyCards, Span, Time};

use crate::house::{GamingDay, Kind, OwnLimits, Significant};
use crate::names::{Asker, BatchId, Key, Screen, TableId};
use crate::pit::{Count, Plan, SealedSeed};
use crate::role::{Power, Role};

/// What comes to the floor.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody wants something and waits for an answer.
    Ask {
        /// Who waits.
        asker: Asker,
        /// Who it is.
        who: Who,
        /// The key of the act, where the person gave one.
        key: Option<Key>,
        /// What is wanted.
        request: Request,
    },
    /// A screen wants to follow a table.
    Watch {
        /// The screen.
        screen: Screen,
        /// Whose it is; nobody's in particular where it is not known.
        person: Option<Person>,
        /// The table.
        table: TableId,
        /// The last number that the screen has, where it has one.
        after: Option<u64>,
    },
    /// A screen is gone.
    Gone {
        /// The screen.
        screen: Screen,
    },
    /// Seeds for shuffles to come, each with its sealed form.
    Seeds(Vec<FreshSeed>),
    /// Time has passed.
    Tick,
    /// The floor closes: no new round begins, those under way are finished.
    Close,
    /// Every batch up to this one is durable.
    Durable {
        /// The last of them.
        upto: BatchId,
    },
    /// This batch and those after it are not there, and will not be.
    Lost {
        /// The first of them.
        from: BatchId,
    },
}

/// A seed from the operating system, and the same under lock and key.
#[derive(Clone, Debug)]
pub struct FreshSeed {
    /// The seed.
    pub seed: Seed,
    /// What may be written down.
    pub sealed: SealedSeed,
}

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The house itself: the command line, or the server when it lets a guest in.
    House,
    /// A person.
    Person(Person),
}

/// What can be wanted.
#[derive(Clone, Debug)]
pub enum Request {
    /// An act at a table.
    Act {
        /// The table.
        table: TableId,
        /// In which part.
        by: Actor,
        /// What.
        what: What,
        /// The number that the table's record must have reached, and not passed.
        expected: Option<u64>,
    },
    /// Something else about a table that is there.
    Table(TableId, TableRequest),
    /// A table by an approved submission.
    Open(Box<NewTable>),
    /// Something about oneself.
    Oneself(OwnRequest),
    /// Something about the house and its people.
    House(HouseRequest),
}

/// What can be wanted of a table, beside acts.
#[derive(Clone, Debug)]
pub enum TableRequest {
    /// "I have bet."
    Ready,
    /// Bytes of a patron's own for the next shuffle.
    Contribute(Contribution),
    /// A count of its inventory.
    Count(Count),
    /// No more wagers, and why.
    Disable(Arc<str>),
    /// Wagers again, and why.
    Enable(Arc<str>),
    /// The end of a table at which nobody sits any more, and why.
    Close(Arc<str>),
}

/// What can be wanted for oneself.
#[derive(Clone, Copy, Debug)]
pub enum OwnRequest {
    /// Limits.
    Limit(OwnLimits),
    /// A time-out of this length.
    TimeOut(Span),
    /// Exclusion until a time, or for good.
    Exclude(Option<Time>),
}

/// What can be wanted of the house.
#[derive(Clone, Debug)]
pub enum HouseRequest {
    /// A new person, with play chips to begin with.
    Admit {
        /// The name.
        name: Arc<str>,
        /// The role.
        role: Role,
        /// A member, a guest, or one who plays by a plan.
        kind: Kind,
        /// The chips.
        chips: Cents,
    },
    /// Another role.
    GiveRole {
        /// For whom.
        person: Person,
        /// Which.
        role: Role,
    },
    /// More play chips.
    Grant {
        /// For whom.
        person: Person,
        /// How much.
        amount: Cents,
    },
    /// A person may do nothing more.
    Bar {
        /// Who.
        person: Person,
        /// Why.
        reason: Arc<str>,
    },
    /// A barred person may come back.
    Readmit {
        /// Who.
        person: Person,
        /// Why.
        reason: Arc<str>,
    },
    /// A new gaming day.
    BeginDay(GamingDay),
    /// The next shift, by its number.
    BeginShift(u8),
    /// Something that surveillance wants to know.
    Note(Significant),
}

/// An act, in words or as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A line of the scenario language: `wager banker 100`.
    Words(Arc<str>),
    /// The act itself.
    Act(Box<Act>),
}

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name on the floor.
    pub table: TableId,
    /// The submission that it exists by.
    pub submission: Arc<ApprovedSubmission>,
    /// What its inventory holds.
    pub inventory: Cents,
    /// How it is run.
    pub plan: Plan,
    /// Cards that are ready, at a training table.
    pub ready: Option<ReadyCards>,
}

impl Request {
    /// The power that a person needs for it. What is done in a part at a table needs the power of the part.
    pub const fn power(&self) -> Power {
        match self {
            Request::Act { by, .. } => match by {
                Actor::Player(_) | Actor::Curator => Power::Play,
                Actor::Dealer | Actor::Device => Power::Deal,
                Actor::Floorperson => Power::Supervise,
            },
            Request::Table(_, TableRequest::Ready | TableRequest::Contribute(_)) => Power::Play,
            Request::Table(_, TableRequest::Count(_)) => Power::SupplyChips,
            Request::Table(
                _,
                TableRequest::Disable(_) | TableRequest::Enable(_) | TableRequest::Close(_),
            )
            | Request::Open(_) => Power::RunTables,
            Request::Oneself(_) => Power::LimitOneself,
            Request::House(_) => Power::RunHouse,
        }
    }

    /// The table that it is about, if it is about one that is there.
    pub const fn table(&self) -> Option<&TableId> {
        match self {
            Request::Act { table, .. } | Request::Table(table, _) => Some(table),
            Request::Open(_) | Request::Oneself(_) | Request::House(_) => None,
        }
    }
}

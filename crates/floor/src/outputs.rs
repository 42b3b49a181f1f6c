//! What the floor wants done. Everything in one [`Outputs`] may be done at once; nothing in it waits for another part.

use std::fmt;

use croupier_rules::Provision;
use croupier_table::{Happening, Person, Time};

use crate::batch::Batch;
use crate::house::{Exclusion, LimitReached};
use crate::names::{Asker, Screen, TableId};
use crate::role::{Power, Role};
use crate::view::TableView;

/// What the floor wants done.
#[derive(Debug, Default)]
#[must_use]
pub struct Outputs {
    /// Rows to append.
    pub append: Option<Batch>,
    /// Answers to those who waited.
    pub answers: Vec<(Asker, Answer)>,
    /// What screens are shown.
    pub shown: Vec<(Screen, Shown)>,
    /// When the floor wants to be woken, and why.
    pub wake: Option<Wake>,
    /// How many seeds it would like to be given.
    pub seeds_wanted: usize,
}

/// When the floor wants to be woken, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// When.
    pub at: Time,
    /// What is due then.
    pub due: Due,
}

/// What falls due by time alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// The automatic staff of a table does the next thing.
    Staff(TableId),
    /// The betting at a table closes.
    BettingCloses(TableId),
    /// A person has been silent for too long.
    Silence(TableId),
    /// A seat is not kept any longer.
    SeatReleased(TableId),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An act at a table was done.
    Done(Done),
    /// A person was admitted.
    Admitted {
        /// The number of the person.
        person: Person,
    },
    /// It was done, and there is nothing more to say.
    Agreed,
    /// It is refused.
    Refused(Refused),
    /// The record could not be written: nothing was done.
    NotRecorded,
}

/// An act that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// Where.
    pub table: TableId,
    /// The number that the table's record has reached by it.
    pub sequence: u64,
    /// What happened, as the one who asked may see it.
    pub happenings: Vec<Happening>,
    /// Whether the same was asked and done before.
    pub repeated: bool,
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Nobody of that number is known.
    UnknownPerson,
    /// There is no such table.
    NoSuchTable,
    /// The role does not reach so far.
    Role {
        /// What the person is.
        role: Role,
        /// What would be needed.
        power: Power,
    },
    /// The part is not the person's at this table.
    NotYourPart,
    /// The part is taken by the automatic staff.
    AutomaticStaff,
    /// The record of the table has gone on.
    Stale {
        /// Where it is.
        sequence: u64,
    },
    /// The words cannot be read.
    Unreadable {
        /// What would be readable.
        why: String,
    },
    /// The rules refuse it.
    Rules {
        /// Why.
        sentence: String,
        /// The provision, where there is one.
        provision: Option<Provision>,
    },
    /// The person is barred.
    Barred {
        /// Why.
        reason: String,
    },
    /// The person's own exclusion.
    Excluded(Exclusion),
    /// The person's own limit.
    Limit(LimitReached),
    /// The table takes no wagers.
    Disabled {
        /// Why.
        reason: String,
    },
    /// The cage does not hold so much.
    CageShort,
    /// The chips have to cover the vigorish that is owed.
    VigorishUncovered,
    /// The order of a shuffle waits for a promise that is not durable yet.
    PromisePending,
    /// The name is taken, or cannot be a name.
    Name,
    /// Something else that the house does not do.
    House {
        /// Why.
        why: &'static str,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::UnknownPerson => f.write_str("nobody of that number is known here"),
            Refused::NoSuchTable => f.write_str("there is no such table on this floor"),
            Refused::Role { role, .. } => write!(f, "a {role} cannot do that"),
            Refused::NotYourPart => f.write_str("that part is not yours at this table"),
            Refused::AutomaticStaff => f.write_str("the automatic staff deals and supervises this table"),
            Refused::Stale { sequence } => write!(f, "the table has gone on to {sequence}"),
            Refused::Unreadable { why } => f.write_str(why),
            Refused::Rules { sentence, .. } => f.write_str(sentence),
            Refused::Barred { reason } => write!(f, "you may not act here: {reason}"),
            Refused::Excluded(exclusion) => write!(f, "{exclusion}"),
            Refused::Limit(limit) => write!(f, "{limit}"),
            Refused::Disabled { reason } => write!(f, "this table takes no wagers now: {reason}"),
            Refused::CageShort => f.write_str("you do not have that much in the cage"),
            Refused::VigorishUncovered => {
                f.write_str("keep enough chips in front of you to cover the vigorish you owe")
            }
            Refused::PromisePending => f.write_str("the shuffle is being prepared; try again in a moment"),
            Refused::Name => f.write_str("that name is taken, or cannot be a name"),
            Refused::House { why } => f.write_str(why),
        }
    }
}

/// What a screen is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The table, whole.
    View(Box<TableView>),
    /// What happened.
    Happening(Box<Happening>),
    /// What the floor decided beside the record: a deadline, a promise, a table that is disabled.
    Notice(Box<TableView>),
}

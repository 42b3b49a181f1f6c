//! What is recorded of the house.

use std::sync::Arc;

use croupier_rules::Cents;
use croupier_table::{Person, Time};
use serde::{Deserialize, Serialize};

use super::limits::OwnLimits;
use super::member::Kind;
use crate::names::TableId;
use crate::role::Role;

/// What is recorded of the house. The words are for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum HouseEvent {
    /// A person was admitted.
    Admitted {
        /// The number that the person has from now on.
        person: Person,
        /// The name.
        name: Arc<str>,
        /// What the person is.
        role: Role,
        /// A member, a guest, or no person of flesh at all.
        kind: Kind,
    },
    /// A person has another role.
    RoleGiven {
        /// Who.
        person: Person,
        /// Which.
        role: Role,
    },
    /// A person may do nothing more; a round under way is finished.
    Barred {
        /// Who.
        person: Person,
        /// Why.
        reason: Arc<str>,
    },
    /// A barred person may come back.
    Readmitted {
        /// Who.
        person: Person,
        /// Why.
        reason: Arc<str>,
    },
    /// Play chips were given to a person.
    Granted {
        /// To whom.
        person: Person,
        /// How much.
        amount: Cents,
    },
    /// A person took chips from the cage to a table.
    CarriedToTable {
        /// Who.
        person: Person,
        /// Where.
        table: TableId,
        /// How much.
        amount: Cents,
    },
    /// A person brought chips from a table to the cage.
    CarriedFromTable {
        /// Who.
        person: Person,
        /// From where.
        table: TableId,
        /// How much.
        amount: Cents,
    },
    /// A person sat down at a table: the time of play runs.
    SatDown {
        /// Who.
        person: Person,
        /// Where.
        table: TableId,
    },
    /// A person got up from a table.
    GotUp {
        /// Who.
        person: Person,
        /// From where.
        table: TableId,
    },
    /// A person limits what can be lost, staked and played.
    LimitsSet {
        /// Who.
        person: Person,
        /// The limits.
        limits: OwnLimits,
        /// From when on: at once where they are stricter than before.
        from: Time,
    },
    /// A person takes a time-out, which cannot be ended early.
    TimeOutTaken {
        /// Who.
        person: Person,
        /// Until when.
        until: Time,
    },
    /// A person is excluded by his or her own wish, which cannot be undone early.
    SelfExcluded {
        /// Who.
        person: Person,
        /// Until when; for ever where it is not said.
        until: Option<Time>,
    },
    /// A gaming day began.
    DayBegan {
        /// Which.
        day: GamingDay,
    },
    /// A shift of the gaming day began.
    ShiftBegan {
        /// Its number in the day, from one.
        shift: u8,
    },
    /// A slip for a fill or a credit was written.
    SlipWritten {
        /// Its number.
        slip: u32,
        /// For which table.
        table: TableId,
    },
    /// Something that surveillance wants to know.
    Noted {
        /// What.
        event: Significant,
    },
}

/// A gaming day: its date, when it began, which shift it is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GamingDay {
    /// The date, such as `2026-11-18`.
    pub date: Arc<str>,
    /// When it began.
    pub began: Time,
    /// The shift, from one.
    pub shift: u8,
}

/// Something that surveillance wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Significant {
    /// Somebody could not sign in.
    SignInFailed {
        /// Under which name.
        name: Arc<str>,
    },
    /// Nobody can sign in under a name for a while.
    SignInLocked {
        /// Under which name.
        name: Arc<str>,
    },
    /// The program started, with these hashes of itself and of what it was told.
    ProgramStarted {
        /// The hash of the program.
        program: Arc<str>,
        /// The hash of its configuration.
        configuration: Arc<str>,
    },
    /// A large win.
    LargeWin {
        /// Who won.
        person: Person,
        /// Where.
        table: TableId,
        /// How much.
        amount: Cents,
    },
    /// A large wager.
    LargeWager {
        /// Who made it.
        person: Person,
        /// Where.
        table: TableId,
        /// How much.
        amount: Cents,
    },
    /// Hands or a round were void.
    Voided {
        /// Where.
        table: TableId,
    },
}

//! # A gaming table as a pure machine
//!
//! [`decide()`] says what a command brings about, or refuses it with the provision; [`evolve`] says what an entry
//! of the record changes; [`steps`](steps::steps) says what each actor must or may do next. Time, card order and
//! every choice are inputs, so the same record always gives the same table. [`Table`] is the runtime: a state and its
//! record, which begins with a [`Genesis`] and so with an approved Rules Submission.
//!
//! ```
//! use croupier_rules::{Cents, GameId};
//! use croupier_rules::submission::{check, preset};
//! use croupier_table::seats::SeatsAct;
//! use croupier_table::{Act, Actor, Command, Genesis, Seat, Table, Time};
//!
//! let approved = check(&preset(GameId::Saigon5Card)).unwrap();
//! let mut table = Table::open(Genesis::new(approved, Cents::dollars(100_000)));
//!
//! let (seat, cash) = (Seat::new(3).unwrap(), Cents::dollars(500));
//! let sit = Command::new(Time(0), Actor::Player(seat), Act::Seats(SeatsAct::Sit { cash }));
//! let entries = table.act(&sit).unwrap();
//! assert_eq!((entries[0].n, entries[0].provision.id()), (2, "680a.2(a)"));
//! ```
//!
//! A table is composed of small machines, each with the same three functions `decide`, `evolve` and `steps`:
//!
//! | machine | what it sees to |
//! | --- | --- |
//! | [`cards`] | opening, shuffle, cut, burn, card life, devices, the idle table |
//! | [`seats`] | sitting down, buying in, leaving |
//! | [`wagering`] | wagers, limits, the end of betting |
//! | [`baccarat`] | the round of the three baccarat chapters, curator, vigorish, irregularities |
//! | [`poker`] | the round of Three Card Prime and Saigon 5 Card |
//! | [`conduct`] | bodily acts: attested, breaches logged |
//!
//! | around them | what it is |
//! | --- | --- |
//! | [`genesis`], [`event`], [`table`] | the record: how it begins, its entries, the runtime that keeps it |
//! | [`command`], [`form`], [`steps`] | what somebody wants to do, and what can be done, with blanks |
//! | [`sight`], [`sealed`] | what each viewer may see and is told |
//! | [`ledger`] | chips, and that none are lost |
//! | [`refusal`], [`explain`] | why not, and what happened, in sentences |
//! | [`machine`] | the registry: the one file that tells games apart |
//! | [`staff`], [`ordinary`](mod@ordinary) | an honest staff, and the table that examples are played at |

#![cfg_attr(not(test), no_std)]
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::panic,
        clippy::unwrap_used,
        clippy::wildcard_enum_match_arm
    )
)]

extern crate alloc;

pub mod announcement;
pub mod baccarat;
pub mod cards;
pub mod command;
pub mod conduct;
mod context;
pub mod correction;
pub mod decide;
pub mod event;
pub mod explain;
pub mod form;
pub mod genesis;
pub mod ground;
pub mod ledger;
pub mod machine;
pub mod ordinary;
pub mod poker;
pub mod refusal;
pub mod sealed;
pub mod seat;
pub mod seats;
pub mod seen_by;
pub mod sight;
pub mod staff;
pub mod state;
pub mod steps;
pub mod table;
#[cfg(test)]
mod testing;
pub mod time;
pub mod wagering;

pub use command::{Act, Actor, Command, Person};
pub use decide::{Decision, decide, evolve};
pub use event::{Entries, Entry, Event};
pub use form::Form;
pub use genesis::{Genesis, ReadyCards};
pub use ground::Ground;
pub use ordinary::ordinary;
pub use refusal::{Reason, Refusal};
pub use sealed::Sealed;
pub use seat::Seat;
pub use seen_by::SeenBy;
pub use sight::{Happening, View, Viewer, happening, view};
pub use state::State;
pub use table::Table;
pub use time::{Span, Time};

//! # A gaming table as a pure machine
//!
//! [`decide()`] says what a command brings about, or refuses it with the provision; [`evolve`] says what an entry
//! of the record changes; [`steps`](steps::steps) says what each actor must or may do next. Time, card order and
//! every choice are inputs, so the same record always gives the same table.
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
//! [`ledger`] moves the chips, [`mod@view`] says what each viewer may see, [`scenario`] plays tables written as text.

pub mod announcement;
pub mod baccarat;
pub mod cards;
mod clause;
pub mod command;
pub mod conduct;
pub mod decide;
pub mod event;
pub mod explain;
pub mod ledger;
pub mod poker;
pub mod refusal;
pub mod scenario;
pub mod seat;
pub mod seats;
pub mod setup;
pub mod state;
pub mod steps;
pub mod time;
pub mod view;
pub mod wagering;

pub use command::{Act, Actor, Command};
pub use decide::{Decision, apply, decide, evolve, perform};
pub use event::{Entries, Entry, Event};
pub use refusal::{Reason, Refusal};
pub use seat::Seat;
pub use setup::Setup;
pub use state::State;
pub use time::{Span, Time};
pub use view::{View, Viewer, view};

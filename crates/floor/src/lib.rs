//! # A casino floor as a pure machine
//!
//! [`Floor::step`] holds everything that is decided on a floor: people and roles, the cage, tables, keys of acts, the
//! automatic staff, timers, who sees what. It knows no socket, file, clock or thread: inputs are acts, the passing of
//! time and "this is durable now"; outputs are rows to append, answers, what screens are shown, and when to wake up.
//! So a whole casino with every fault can be simulated from one seed, and what is simulated is what runs.
//!
//! Nothing is answered or shown before it is durable. Decisions are made on what is *ahead*; [`Input::Durable`] folds
//! it into what is *durable* and lets the answers go; [`Input::Lost`] takes it back and says so.
//!
//! | where | what |
//! | --- | --- |
//! | [`input`], [`outputs`] | what comes in, what goes out |
//! | [`batch`] | the rows of the record: the house, each table, and what the floor decides about each table |
//! | [`house`] | people, the cage, limits of one's own, gaming days |
//! | [`role`] | who may do what, as one table |
//! | [`live`] | a table while it lives: durable and ahead, the automatic staff, automated patrons |
//! | [`pit`], [`pace`], [`silence`] | how a table is run, how fast, and what silence means |
//! | [`view`] | a table as a screen shows it |
//! | [`keys`] | the same key again is the same act again |
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

pub mod batch;
mod floor;
mod games;
pub mod house;
pub mod input;
pub mod keys;
pub mod live;
pub mod names;
pub mod outputs;
pub mod pace;
pub mod pit;
pub mod role;
pub mod silence;
pub mod view;
mod work;

pub use batch::{Batch, Line, Row, Stream};
pub use floor::{BrokenFloor, Floor, Record, TableRecord};
pub use input::{FreshSeed, HouseRequest, Input, NewTable, OwnRequest, Request, TableRequest, What, Who};
pub use names::{Asker, BatchId, Key, Screen, TableId};
pub use outputs::{Answer, Done, Due, Outputs, Refused, Shown, Wake};
pub use pace::{Betting, Pace};
pub use pit::{Plan, Staffing};
pub use role::{Power, Role};

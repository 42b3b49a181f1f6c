//! # Papers
//!
//! What a certificate holder files and posts, made from a Rules Submission without a defect: the layout drawn to
//! scale, the signs, the gaming guide, the complete rules and the form. Every figure comes from `croupier-odds`,
//! every payout and provision from `croupier-rules`, the layout from `croupier-felt`; a template decides only how it
//! looks. The program `croupier-press` prints one paper a run.
//!
//! ```
//! use croupier_felt::papers::{PageSize, Paper};
//! use croupier_press::{Filing, print};
//! use croupier_rules::{GameId, submission};
//!
//! let filing = Filing::of(&submission::preset(GameId::Saigon5Card)).unwrap();
//! let sheets = print(&filing, Paper::Sign, PageSize::Letter).unwrap();
//! assert!(sheets.pdf().unwrap().starts_with(b"%PDF"));
//! ```
//!
//! | where | what |
//! | --- | --- |
//! | [`Filing`] | a submission that may be printed, with its wagers, payouts and holds |
//! | [`answer`] | from a request to its answer, as the program gives it |
//! | `layout`, `sign`, `guide`, `rules`, `form` | what each paper says, as data; `templates/` shows how |
//! | `games` | what the papers say of each game: the one file that knows the games |
//! | `world` | Typst as a library: embedded fonts and templates, no file, no clock, no network |
//! | [`Sheets`] | the finished pages as PDF or SVG |
#![cfg_attr(
    not(test),
    deny(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::wildcard_enum_match_arm)
)]

mod answer;
mod common;
mod filing;
mod form;
mod games;
mod guide;
mod layout;
mod payouts;
mod print;
mod rules;
mod sheets;
mod sign;
mod words;
mod world;

pub use answer::{Answer, answer};
pub use filing::Filing;
pub use print::{NotPrinted, print};
pub use sheets::Sheets;

//! # Papers
//!
//! What a certificate holder files and posts, made from a Rules Submission without a defect: the layout drawn to
//! scale, the signs, the gaming guide, the complete rules and the form. Every figure comes from `croupier-odds`,
//! every price and provision from `croupier-rules`; a template decides only how it looks.
//!
//! ```
//! use croupier_press::{Filing, PageSize, Paper, print};
//! use croupier_rules::{GameId, submission};
//!
//! let filing = Filing::of(&submission::preset(GameId::Saigon5Card)).unwrap();
//! let sheets = print(&filing, Paper::Sign, PageSize::Letter).unwrap();
//! assert!(sheets.pdf().unwrap().starts_with(b"%PDF"));
//! ```
//!
//! | where | what |
//! | --- | --- |
//! | [`Filing`] | a submission that may be printed, with its wagers, prices and holds |
//! | [`Paper`], [`PageSize`] | what is printed, and on what |
//! | `layout`, `sign`, `guide`, `rules`, `form` | what each paper says, as data; `templates/` shows how |
//! | `world` | Typst as a library: embedded fonts and templates, no file, no clock, no network |
//! | [`Sheets`] | the finished pages as PDF or SVG |

mod common;
mod filing;
mod form;
mod guide;
mod inscription;
mod layout;
mod paper;
mod prices;
mod print;
mod rules;
mod sheets;
mod sign;
mod world;

pub use filing::Filing;
pub use paper::{PageSize, Paper};
pub use print::{NotPrinted, print};
pub use sheets::Sheets;

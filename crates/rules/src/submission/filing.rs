//! What a chapter's Rules Submission asks. A filing is data: its options drive the check, the commented file and the
//! form; its rules bind answers together.

use alloc::vec::Vec;

use super::answers::Answers;
use super::approved::{Options, Terms};
use super::option::OptionSpec;
use super::rules::CrossRule;
use super::setup::Setup;
use super::wager_terms::WagerTerms;

/// Everything that is asked and checked of one game.
#[derive(Clone, Copy, Debug)]
pub struct Filing {
    /// The options in the order of the file.
    pub options: &'static [OptionSpec],
    /// The rules between answers.
    pub(crate) rules: &'static [CrossRule],
    /// What the answers come to. `None` only where an answer is missing, which the check has reported by then.
    pub(crate) build: fn(&Answers) -> Option<Chosen>,
}

/// What the answers to a chapter's own options come to.
pub(crate) struct Chosen {
    /// What the chapter leaves open.
    pub options: Options,
    /// What the choices change in the result of a round.
    pub terms: Terms,
    /// What a table asks of its submission.
    pub setup: Setup,
    /// What the table says of each wager, in the order of settlement.
    pub wagers: Vec<WagerTerms>,
}

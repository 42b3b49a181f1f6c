//! How a round goes, step by step.

use croupier_rules::submission::account::{Heading, account};
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;

/// A step of a round.
#[derive(Debug, Serialize)]
pub struct Step {
    title: &'static str,
    said: Vec<Said>,
}

impl Step {
    /// A step.
    pub const fn new(title: &'static str, said: Vec<Said>) -> Step {
        Step { title, said }
    }
}

/// What the chosen options say of a heading.
pub fn chosen(filing: &Filing, heading: Heading) -> impl DoubleEndedIterator<Item = Said> {
    account(filing.game(), filing.filed(), heading).into_iter().map(Said::from)
}

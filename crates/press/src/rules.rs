//! To come.

use serde::Serialize;

use crate::filing::Filing;

/// To come.
#[derive(Debug, Serialize)]
pub struct CompleteRules {}

impl CompleteRules {
    /// To come.
    pub fn of(_: &Filing) -> CompleteRules {
        CompleteRules {}
    }
}

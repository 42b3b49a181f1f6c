//! To come.

use serde::Serialize;

use crate::filing::Filing;

/// To come.
#[derive(Debug, Serialize)]
pub struct Form {}

impl Form {
    /// To come.
    pub fn of(_: &Filing) -> Form {
        Form {}
    }
}

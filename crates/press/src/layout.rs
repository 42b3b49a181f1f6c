//! To come.

use serde::Serialize;

use crate::filing::Filing;

/// To come.
#[derive(Debug, Serialize)]
pub struct Drawing {}

impl Drawing {
    /// To come.
    pub fn of(_: &Filing, _: crate::paper::PageSize) -> Drawing {
        Drawing {}
    }
}

//! To come.

use serde::Serialize;

use crate::filing::Filing;

/// To come.
#[derive(Debug, Serialize)]
pub struct Guide {}

impl Guide {
    /// To come.
    pub fn of(_: &Filing) -> Result<Guide, crate::print::NotPrinted> {
        Ok(Guide {})
    }
}

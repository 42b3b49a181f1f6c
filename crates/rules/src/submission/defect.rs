//! What is wrong with a filed document, one thing at a time.

use alloc::string::{String, ToString};
use core::fmt;

use super::filed::Value;
use crate::law::Provision;

/// One defect of a Rules Submission.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Defect {
    /// The option, such as `table.seats`.
    pub key: String,
    /// What was filed, where anything was.
    pub filed: Option<String>,
    /// What may be filed.
    pub allowed: String,
    /// The provision that decides it, where it is one of the chapters.
    pub provision: Option<Provision>,
    /// What kind of defect it is.
    pub what: DefectKind,
}

/// The kinds of defect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DefectKind {
    /// An option that must be filed is not.
    Missing,
    /// A key that is not an option of the game.
    Unknown,
    /// A number where words are wanted, and the like.
    WrongType,
    /// The right type, but not one of the values allowed.
    NotAllowed,
    /// Allowed by itself, but not beside another answer.
    Contradicts,
}

impl DefectKind {
    /// Every kind.
    pub const ALL: [DefectKind; 5] = [
        DefectKind::Missing,
        DefectKind::Unknown,
        DefectKind::WrongType,
        DefectKind::NotAllowed,
        DefectKind::Contradicts,
    ];
}

impl Defect {
    /// A defect of a value that was filed, or of one that was not.
    pub(super) fn new(what: DefectKind, key: &str, filed: Option<&Value>, allowed: String) -> Defect {
        Defect { key: key.into(), filed: filed.map(ToString::to_string), allowed, provision: None, what }
    }

    /// The same, resting on a provision.
    pub(super) fn under(mut self, provision: Option<Provision>) -> Defect {
        self.provision = provision;
        self
    }
}

impl fmt::Display for Defect {
    /// `table.boxes_per_player: filed 9; allowed a whole number from 1 to 6 (680a.7(e))`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.filed {
            Some(filed) => write!(f, "{}: filed {filed}; allowed {}", self.key, self.allowed)?,
            None => write!(f, "{}: not filed; allowed {}", self.key, self.allowed)?,
        }
        match self.provision {
            Some(provision) => write!(f, " ({provision})"),
            None => Ok(()),
        }
    }
}

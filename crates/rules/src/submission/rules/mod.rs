//! Rules between answers: each forbids one thing that no answer shows by itself, and cites its provision.

pub mod cards;
pub mod dealing;
pub mod equipment;
pub mod layout;
pub mod stakes;
pub mod vigorish;

use alloc::string::String;
use alloc::vec::Vec;

use super::answers::Answers;
use super::defect::{Defect, DefectKind};
use super::filed::Table;
use crate::chapters::Chapter;
use crate::law::Provision;

/// One rule between answers.
#[derive(Clone, Copy, Debug)]
pub struct CrossRule {
    /// The option at which a breach is reported.
    pub key: &'static str,
    /// The provision it rests on; none where only the program's own arithmetic demands it.
    pub provision: Option<Provision>,
    /// What would be right, in words.
    pub allowed: Allowed,
    /// Whether the answers break it. A missing or defective answer breaks nothing.
    pub broken: fn(&Answers) -> bool,
}

/// What would be right.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// Always the same.
    Says(&'static str),
    /// It depends on the other answers.
    Depends(fn(&Answers) -> String),
}

impl CrossRule {
    pub const fn new(
        key: &'static str,
        provision: Provision,
        says: &'static str,
        broken: fn(&Answers) -> bool,
    ) -> CrossRule {
        CrossRule { key, provision: Some(provision), allowed: Allowed::Says(says), broken }
    }

    /// A rule of arithmetic, which no provision of the chapters states.
    pub const fn of_arithmetic(
        key: &'static str,
        says: &'static str,
        broken: fn(&Answers) -> bool,
    ) -> CrossRule {
        CrossRule { key, provision: None, allowed: Allowed::Says(says), broken }
    }

    fn defect(&self, answers: &Answers, filed: &Table) -> Defect {
        let allowed = match self.allowed {
            Allowed::Says(says) => says.into(),
            Allowed::Depends(says) => says(answers),
        };
        Defect::new(DefectKind::Contradicts, self.key, filed.at(self.key), allowed).under(self.provision)
    }
}

/// Every breach of the rules of a chapter.
pub fn breaches(chapter: &'static Chapter, answers: &Answers, filed: &Table) -> Vec<Defect> {
    let broken = chapter.filing.rules.iter().filter(|rule| (rule.broken)(answers));
    broken
        .map(|rule| rule.defect(answers, filed))
        .chain(layout::breaches(&chapter.equipment, answers, filed))
        .collect()
}

//! Cases of the rules between answers: for each rule one submission that breaks it alone and one that keeps it.

use alloc::vec::Vec;

use super::{Changes, DefectKind, approve, id, only_defect};
use crate::game::GameId;

/// One rule between answers in some games.
pub struct Case {
    pub games: &'static [GameId],
    pub key: &'static str,
    /// The paragraph of the chapter; none for a rule of arithmetic.
    pub paragraph: Option<&'static str>,
    pub breaks: fn(GameId) -> Changes,
    pub keeps: fn(GameId) -> Changes,
}

impl Case {
    pub fn run(&self) {
        for &game in self.games {
            let defect = only_defect(game, &(self.breaks)(game));
            assert_eq!((defect.key.as_str(), defect.what), (self.key, DefectKind::Contradicts), "{defect}");
            let provision = self.paragraph.map(|paragraph| id(game, paragraph));
            assert_eq!(defect.provision.map(|p| p.id()), provision.as_deref(), "{game}: {defect}");
            assert!(defect.filed.is_some());
            approve(game, &(self.keeps)(game));
        }
    }
}

fn all() -> impl Iterator<Item = &'static Case> {
    super::stakes::CASES.iter().chain(super::cards::CASES).chain(super::equipment::CASES)
}

/// A rule nobody breaks in a test is a rule nobody knows to work.
#[test]
fn every_rule_between_answers_has_its_case() {
    for game in GameId::ALL {
        let mut rules: Vec<_> =
            game.chapter().filing.rules.iter().map(|r| (r.key, r.provision.map(|p| p.id().into()))).collect();
        let cases = all().filter(|case| case.games.contains(&game));
        let mut covered: Vec<_> = cases.map(|case| (case.key, case.paragraph.map(|p| id(game, p)))).collect();
        rules.sort();
        covered.sort();
        assert_eq!(rules, covered, "{game}");
    }
}

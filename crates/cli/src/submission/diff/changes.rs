//! The options that two submissions answer differently.

use croupier_rules::submission::{Table, option, options, plain};
use croupier_rules::{GameId, Provision};
use serde::Serialize;

/// An option that differs; an answer is missing where the other game does not ask.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The option.
    pub key: &'static str,
    /// The answer of the first file.
    pub before: Option<String>,
    /// The answer of the second file.
    pub after: Option<String>,
    /// The provisions that leave it open; two where the files are for different chapters.
    pub provisions: Vec<Provision>,
}

/// A submission: the game and what was filed.
type Submission<'a> = (GameId, &'a Table);

/// Every option that differs, in the order of the first file and then of the second.
pub fn between(a: Submission, b: Submission) -> Vec<Change> {
    let known = options(a.0);
    let further = options(b.0).iter().filter(|spec| known.iter().all(|other| other.key != spec.key));
    known.iter().chain(further).filter_map(|spec| change(spec.key, a, b)).collect()
}

fn change(key: &'static str, a: Submission, b: Submission) -> Option<Change> {
    let answers = (answer(key, a), answer(key, b));
    (answers.0 != answers.1).then(|| Change {
        key,
        before: answers.0,
        after: answers.1,
        provisions: provisions(key, a.0, b.0),
    })
}

fn answer(key: &str, (game, filed): Submission) -> Option<String> {
    Some(plain::answer(option(game, key)?, filed.at(key)?))
}

fn provisions(key: &str, a: GameId, b: GameId) -> Vec<Provision> {
    let of = |game| option(game, key).and_then(|spec| spec.provision);
    let mut provisions: Vec<Provision> = of(a).into_iter().chain(of(b)).collect();
    provisions.dedup();
    provisions
}

//! A sentence with the clauses it rests on.

use croupier_rules::Provision;
use croupier_rules::submission::account::Sentence;
use serde::Serialize;

/// A sentence, and the ids of its clauses; none where it says nothing of the chapter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// The ids.
    pub clauses: Vec<&'static str>,
}

impl Said {
    /// A sentence that rests on these clauses.
    pub fn under(text: impl Into<String>, clauses: &[Provision]) -> Said {
        Said { text: text.into(), clauses: clauses.iter().map(|clause| clause.id()).collect() }
    }

    /// A sentence that rests on no clause of the chapter.
    pub fn plain(text: impl Into<String>) -> Said {
        Said::under(text, &[])
    }

    /// The register's own sentence for a clause, which is ours.
    pub fn registered(clause: Provision) -> Said {
        Said::under(clause.row().says, &[clause])
    }
}

impl From<Sentence> for Said {
    fn from(sentence: Sentence) -> Said {
        Said::under(sentence.text, &sentence.provisions)
    }
}

/// `a`, `a or b`, `a, b or c`.
pub fn any_of(words: &[&str]) -> String {
    joined(words, "or")
}

/// `a`, `a and b`, `a, b and c`.
pub fn all_of(words: &[&str]) -> String {
    joined(words, "and")
}

fn joined(words: &[&str], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [before @ .., end] => format!("{} {last} {end}", before.join(", ")),
    }
}

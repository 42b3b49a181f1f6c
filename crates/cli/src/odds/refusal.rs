//! A question that has no answer: what is wrong with it, and what is possible.

use std::fmt;

/// What is wrong and what is possible, in one sentence or a line for each defect.
#[derive(Debug)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal in these words.
    pub fn new(words: impl fmt::Display) -> Refusal {
        Refusal(words.to_string())
    }

    /// A name that is none of a list. One that is mostly spelled right is taken for a slip.
    pub fn unknown<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Refusal {
        let known: Vec<&str> = known.into_iter().collect();
        let away = |known: &&str| strsim::damerau_levenshtein(known, name);
        let near = known.iter().copied().filter(|known| 2 * away(known) < known.len()).min_by_key(away);
        let meant = near.map_or(String::new(), |near| format!("; did you mean {near}?"));
        Refusal(format!("{what} {name:?}; there are {}{meant}", known.join(", ")))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

//! The refusal of an id that the register does not have, with what may have been meant.

use std::collections::BTreeSet;
use std::fmt;

use croupier_rules::law::Reading;
use croupier_rules::{GameId, Provision};

/// How many ids are suggested.
const SUGGESTIONS: usize = 4;

/// An id that the register does not have.
#[derive(Debug)]
pub struct Unknown {
    what: String,
    near: Vec<&'static str>,
}

impl Unknown {
    /// The refusal of an id, with the nearest ones that exist.
    pub fn of(what: &str) -> Unknown {
        let mut near: Vec<_> = known().into_iter().collect();
        near.sort_by_key(|id| distance(what, id));
        near.truncate(SUGGESTIONS);
        Unknown { what: what.to_owned(), near }
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the register has no provision and no reading {:?}; near it: ", self.what)?;
        f.write_str(&self.near.join(", "))
    }
}

/// How far an id is from what was typed: first without parentheses, which are what people leave out, then with.
fn distance(typed: &str, id: &str) -> (usize, usize) {
    let bare = |text: &str| text.replace(['(', ')'], "");
    (strsim::damerau_levenshtein(&bare(typed), &bare(id)), strsim::damerau_levenshtein(typed, id))
}

/// Everything that can be asked for by name.
fn known() -> BTreeSet<&'static str> {
    let chapters = GameId::ALL.into_iter().map(GameId::number);
    let provisions = Provision::all().flat_map(|provision| [provision.section(), provision.id()]);
    let readings = Reading::all().map(|reading| reading.id);
    chapters.chain(provisions).chain(readings).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_suggests_what_was_meant() {
        for (typed, meant) in [
            ("680b", "680a"),
            ("680a.111", "680a.11"),
            ("627a.5f", "627a.5(f)"),
            ("627a.1/natral", "627a.1/natural"),
        ] {
            assert!(Unknown::of(typed).near.contains(&meant), "{:?}", Unknown::of(typed));
        }
    }
}

//! The one way to refuse: a sentence on standard error, the clause where one is broken, and an exit code of two.
//!
//! A command that cannot do what it is asked returns a [`Refusal`] as its error, and `main` says it. Any other error
//! is a failure of the program or of the machine.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use croupier_rules::Provision;

/// What a program expects when it was called wrongly; clap uses the same.
const CALLED_WRONGLY: u8 = 2;

/// What is wrong and what is possible, in one sentence or a line for each defect.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal {
    words: String,
    provision: Option<Provision>,
}

impl Refusal {
    /// A refusal in these words.
    pub fn new(words: impl fmt::Display) -> Refusal {
        Refusal { words: words.to_string(), provision: None }
    }

    /// The same under a clause, where one is broken.
    pub fn under(self, provision: Option<Provision>) -> Refusal {
        Refusal { provision, ..self }
    }

    /// A name that is not on a list. One that is mostly spelled right is taken for a slip.
    pub fn unknown<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Refusal {
        let known: Vec<&str> = known.into_iter().collect();
        let away = |known: &&str| strsim::damerau_levenshtein(known, name);
        let near = known.iter().copied().filter(|known| 2 * away(known) < known.len()).min_by_key(away);
        let meant = near.map_or(String::new(), |near| format!("; did you mean {near}?"));
        Refusal::new(format_args!("{what} {name:?}; there are {}{meant}", known.join(", ")))
    }

    /// Says it. That nobody listens changes nothing.
    pub fn say(&self) -> ExitCode {
        let _ = writeln!(io::stderr(), "croupier: {self}");
        ExitCode::from(CALLED_WRONGLY)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)?;
        self.provision.map_or(Ok(()), |provision| write!(f, " ({})", provision.id()))
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_answered_with_what_was_meant() {
        let known = ["minibaccarat", "midibaccarat"];
        let refused = |name| Refusal::unknown("no game is called", name, known).to_string();
        let list = "there are minibaccarat, midibaccarat";
        assert_eq!(
            refused("minibacarat"),
            format!("no game is called \"minibacarat\"; {list}; did you mean minibaccarat?")
        );
        assert_eq!(refused("poker"), format!("no game is called \"poker\"; {list}"));
    }

    #[test]
    fn a_clause_that_is_broken_is_named() {
        let refusal = Refusal::new("nine decks are too many").under(Provision::find("627a.3(a)"));
        assert_eq!(refusal.to_string(), "nine decks are too many (627a.3(a))");
    }
}

//! Why there is no answer at all: the file cannot be read, or it is no TOML.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// What a program expects when it was called wrongly; clap uses the same.
const CALLED_WRONGLY: u8 = 2;

/// What stands in the way, in words.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal(String);

impl Refusal {
    /// A refusal in these words.
    pub fn new(words: impl fmt::Display) -> Refusal {
        Refusal(words.to_string())
    }

    /// Says it. That nobody listens changes nothing.
    pub fn say(&self) -> ExitCode {
        let _ = writeln!(io::stderr(), "croupier: {}", self.0);
        ExitCode::from(CALLED_WRONGLY)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

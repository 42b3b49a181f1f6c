//! How far a provision is honored.

use std::fmt;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use serde::{Serialize, Serializer};

/// A provision is honored when some code cites it and some test proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Code and test.
    Honored,
    /// Code without a test.
    NoTest,
    /// A test of something that no code claims to do.
    NoCode,
    /// Neither.
    Open,
}

impl Status {
    /// Every status.
    pub const ALL: &'static [Status] = &[Status::Honored, Status::NoTest, Status::NoCode, Status::Open];

    /// The status of a provision, from the number of places in the code and of tests.
    pub const fn of(code: usize, tests: usize) -> Status {
        match (code, tests) {
            (0, 0) => Status::Open,
            (0, _) => Status::NoCode,
            (_, 0) => Status::NoTest,
            (_, _) => Status::Honored,
        }
    }

    /// The name, as printed.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Honored => "honored",
            Status::NoTest => "no test",
            Status::NoCode => "no code",
            Status::Open => "open",
        }
    }

    /// Another way to type it: without quotes, or in British spelling.
    const fn typed(self) -> &'static str {
        match self {
            Status::Honored => "honoured",
            Status::NoTest => "no-test",
            Status::NoCode => "no-code",
            Status::Open => "open",
        }
    }

    /// What a provision of this status lacks.
    pub const fn lacks(self) -> &'static str {
        match self {
            Status::Honored => "nothing",
            Status::NoTest => "no test",
            Status::NoCode => "no code",
            Status::Open => "no code, no test",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Status {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl ValueEnum for Status {
    fn value_variants<'a>() -> &'a [Self] {
        Status::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).alias(self.typed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honored_takes_code_and_test() {
        for (code, tests, status) in [
            (0, 0, Status::Open),
            (3, 0, Status::NoTest),
            (0, 3, Status::NoCode),
            (1, 1, Status::Honored),
            (2, 5, Status::Honored),
        ] {
            assert_eq!(Status::of(code, tests), status);
        }
    }
}

//! The line that fails, with what was expected and what came.

use core::fmt;

/// Why a scenario fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The number of the line, from 1.
    pub line: usize,
    /// The line itself.
    pub text: String,
    /// What went wrong.
    pub what: Problem,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It cannot be read.
    Unreadable {
        /// What was looked for.
        expected: String,
    },
    /// Something else happened than the line says.
    Differs {
        /// What the line says.
        expected: String,
        /// What happened.
        got: String,
    },
}

impl Problem {
    /// A line that cannot be read, and what was looked for.
    pub fn unreadable(expected: impl Into<String>) -> Problem {
        Problem::Unreadable { expected: expected.into() }
    }

    /// A line that says one thing where another happened.
    pub fn differs(expected: impl Into<String>, got: impl Into<String>) -> Problem {
        Problem::Differs { expected: expected.into(), got: got.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Unreadable { expected } => write!(f, "cannot be read; {expected}"),
            Problem::Differs { expected, got } => write!(f, "expected: {expected}\n  got:      {got}"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "line {}: {}", self.line, self.text)?;
        write!(f, "  {}", self.what)
    }
}

impl core::error::Error for Failure {}

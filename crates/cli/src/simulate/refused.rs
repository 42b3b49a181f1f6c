//! Bad input: said in a sentence, and an exit code of two.

use std::fmt;
use std::process::ExitCode;

/// Why the input is refused.
#[derive(Debug)]
pub struct Refused(String);

impl Refused {
    /// A reason, as an error.
    pub fn because(reason: impl fmt::Display) -> anyhow::Error {
        anyhow::Error::new(Refused(reason.to_string()))
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// Says why the input is refused; any other failure is passed on.
pub fn or_said(result: anyhow::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    match result {
        Err(error) if error.is::<Refused>() => {
            eprintln!("croupier: {error:#}");
            Ok(ExitCode::from(2))
        }
        other => other,
    }
}

//! The arguments of `croupier law`.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use croupier_rules::law::{Kind, Way};

use super::status::Status;

/// What to show of the register, and how.
#[derive(Args, Clone, Debug, Default)]
pub struct LawArgs {
    /// A chapter (680a), a section (680a.11), a paragraph (627a.10(c)), a reading (ER-217), or ER for the list of readings
    pub what: Option<String>,

    /// Only provisions of this kind
    #[arg(long, value_parser = one_of(Kind::ALL, Kind::name))]
    pub kind: Option<Kind>,

    /// Only provisions honored this far
    #[arg(long)]
    pub status: Option<Status>,

    /// Only provisions honored in this way
    #[arg(long, value_parser = one_of(Way::ALL, Way::name))]
    pub way: Option<Way>,

    /// Print JSON: an array of provisions
    #[arg(long)]
    pub json: bool,

    /// Print what is not honored; fail if there is any
    #[arg(long)]
    pub check: bool,
}

/// The form of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// What is missing, for people.
    Check,
    /// What is missing, for programs.
    CheckJson,
}

impl LawArgs {
    pub(super) fn form(&self) -> Form {
        match (self.check, self.json) {
            (false, false) => Form::Text,
            (false, true) => Form::Json,
            (true, false) => Form::Check,
            (true, true) => Form::CheckJson,
        }
    }
}

/// Takes the name of a member of a closed list; clap refuses any other and shows the list.
fn one_of<T>(all: &'static [T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    let named = move |text: String| all.iter().copied().find(|member| name(*member) == text);
    PossibleValuesParser::new(all.iter().map(|member| name(*member)))
        .try_map(move |text| named(text).ok_or("no member of the list"))
}

//! How a round goes, step by step.

mod baccarat;
mod prime;
mod saigon;

use croupier_rules::submission::Options;
use croupier_rules::submission::account::{Heading, account};
use serde::Serialize;

use super::said::Said;
use crate::filing::Filing;

/// A step of a round.
#[derive(Debug, Serialize)]
pub struct Step {
    title: &'static str,
    said: Vec<Said>,
}

impl Step {
    const fn new(title: &'static str, said: Vec<Said>) -> Step {
        Step { title, said }
    }
}

/// The steps of a round at this table.
pub fn of(filing: &Filing) -> Vec<Step> {
    match filing.submission().options() {
        Options::Baccarat(options) => baccarat::steps(filing, options),
        Options::ThreeCardPrime(options) => prime::steps(filing, options),
        Options::Saigon5Card(options) => saigon::steps(filing, options),
    }
}

/// What the chosen options say of a heading.
fn chosen(filing: &Filing, heading: Heading) -> impl DoubleEndedIterator<Item = Said> {
    account(filing.game(), filing.filed(), heading).into_iter().map(Said::from)
}

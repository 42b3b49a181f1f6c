//! From a filing to finished sheets.

use core::fmt;

use croupier_felt::papers::{PageSize, Paper};
use croupier_odds::offer::OfferError;
use croupier_rules::submission::Defect;
use serde::Serialize;

use crate::common::Common;
use crate::filing::Filing;
use crate::sheets::Sheets;
use crate::{form, guide, layout, rules, sign, world};

/// Why nothing was printed.
#[derive(Debug)]
pub enum NotPrinted {
    /// The submission has defects.
    Defects(Vec<Defect>),
    /// The figures of the table could not be worked out.
    Figures(OfferError),
    /// The certificate holder's name has letters that no font of the press has.
    Letters(String),
    /// A paper could not be set.
    Press(String),
}

impl fmt::Display for NotPrinted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotPrinted::Defects(defects) => write!(f, "the submission has {} defects", defects.len()),
            NotPrinted::Figures(why) => why.fmt(f),
            NotPrinted::Letters(letters) => write!(
                f,
                "certificate_holder: no font of the press has {letters}; names in Latin, Greek and Cyrillic letters \
                 can be printed"
            ),
            NotPrinted::Press(why) => write!(f, "the page could not be set: {why}"),
        }
    }
}

impl std::error::Error for NotPrinted {}

/// What a template reads: the same for every paper, and what this one says.
#[derive(Serialize)]
struct Data<T> {
    common: Common,
    body: T,
}

/// Prints one paper. The same filing gives the same bytes.
///
/// # Errors
/// Only where the press itself fails; what was filed has been checked before.
pub fn print(filing: &Filing, paper: Paper, size: PageSize) -> Result<Sheets, NotPrinted> {
    let common = Common::of(filing, paper, size);
    match paper {
        Paper::Layout => set(paper, common, layout::Drawing::of(filing, size)),
        Paper::Sign => set(paper, common, sign::Signs::of(filing)),
        Paper::Guide => set(paper, common, guide::Guide::of(filing)?),
        Paper::Rules => set(paper, common, rules::CompleteRules::of(filing)),
        Paper::Form => set(paper, common, form::Form::of(filing)),
    }
}

fn set<T: Serialize>(paper: Paper, common: Common, body: T) -> Result<Sheets, NotPrinted> {
    let data =
        serde_json::to_vec(&Data { common, body }).map_err(|why| NotPrinted::Press(why.to_string()))?;
    Ok(Sheets::new(world::compile(paper, data)?))
}

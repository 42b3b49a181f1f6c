//! What every paper says about the table it is for.

use croupier_felt::papers::{PageSize, Paper};
use croupier_rules::game::{Edition, Standing};
use serde::Serialize;

use crate::filing::Filing;

/// The table, the game and the sheet.
#[derive(Debug, Serialize)]
pub struct Common {
    game: String,
    chapter: &'static str,
    rulemaking: &'static str,
    year: u16,
    proposal: Option<String>,
    certificate_holder: String,
    title: &'static str,
    page: &'static str,
    seats: u8,
    minimum: String,
    maximum: String,
    payout_limit: Option<String>,
}

impl Common {
    /// What a paper of this filing says on every sheet.
    pub fn of(filing: &Filing, paper: Paper, size: PageSize) -> Common {
        let (submission, game) = (filing.submission(), filing.game());
        let (edition, stakes) = (game.edition(), submission.stakes());
        Common {
            game: game.to_string(),
            chapter: game.number(),
            rulemaking: edition.rulemaking,
            year: edition.year,
            proposal: proposal(edition),
            certificate_holder: submission.certificate_holder().to_owned(),
            title: paper.title(),
            page: typst_name(size),
            seats: stakes.seats,
            minimum: stakes.minimum.to_string(),
            maximum: stakes.maximum.to_string(),
            payout_limit: submission.payout_limit().map(|limit| limit.to_string()),
        }
    }
}

/// That the chapter is a proposal and not yet law, where it is one.
fn proposal(edition: Edition) -> Option<String> {
    let year = edition.year;
    match edition.standing {
        Standing::Proposed => Some(format!("The text of this chapter is the rule proposed in {year}.")),
        Standing::FinalForm | Standing::Codified => None,
    }
}

/// The name of a size in templates.
const fn typst_name(size: PageSize) -> &'static str {
    match size {
        PageSize::Letter => "us-letter",
        PageSize::A4 => "a4",
    }
}

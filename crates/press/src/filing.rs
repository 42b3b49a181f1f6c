//! A submission that may be printed.

use croupier_odds::offer::{OfferedWager, offered};
use croupier_rules::GameId;
use croupier_rules::submission::{ApprovedSubmission, Table, check};

use crate::games::{self, GameWords};
use crate::print::NotPrinted;
use crate::world;

/// What was filed, approved, with everything that follows from it.
#[derive(Clone, Debug)]
pub struct Filing {
    filed: Table,
    submission: ApprovedSubmission,
    wagers: Vec<OfferedWager>,
}

impl Filing {
    /// A submission as it was filed.
    ///
    /// # Errors
    /// Every defect, or what of it no font of the press can show.
    pub fn of(filed: &Table) -> Result<Filing, NotPrinted> {
        let submission = check(filed).map_err(NotPrinted::Defects)?;
        let unknown: String = unprintable(submission.certificate_holder());
        if !unknown.is_empty() {
            return Err(NotPrinted::Letters(unknown));
        }
        let wagers = offered(&submission).map_err(NotPrinted::Figures)?;
        Ok(Filing { filed: filed.clone(), submission, wagers })
    }

    /// The game.
    pub const fn game(&self) -> GameId {
        self.submission.game()
    }

    /// The submission.
    pub const fn submission(&self) -> &ApprovedSubmission {
        &self.submission
    }

    /// What was filed, word for word.
    pub const fn filed(&self) -> &Table {
        &self.filed
    }

    /// Every wager offered, in the order of settlement.
    pub fn wagers(&self) -> &[OfferedWager] {
        &self.wagers
    }

    /// What the papers say of the game.
    pub(crate) fn words(&self) -> Box<dyn GameWords> {
        games::of(&self.submission)
    }
}

fn unprintable(text: &str) -> String {
    text.chars().filter(|&letter| !letter.is_whitespace() && !world::has_glyph(letter)).collect()
}

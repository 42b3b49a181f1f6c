//! What the papers say of each game. This is the one file of the crate that tells the games apart: a further one is
//! a folder beside it and a line in [`of`].

mod baccarat;
mod poker_type;
mod saigon_5_card;
mod three_card_prime;

use croupier_odds::offer::{OfferError, OfferedWager};
use croupier_rules::submission::{ApprovedSubmission, BaccaratOptions, Options};

use crate::filing::Filing;
use crate::guide::{Ranking, Said, Step, Values, Words, WorkedRound};
use crate::print::NotPrinted;
use crate::rules::Tables;

pub use baccarat::DrawingRules;
pub use saigon_5_card::Splitting;
pub use three_card_prime::StrategyCard;

#[cfg(test)]
pub use saigon_5_card::BONUS_HANDS;
#[cfg(test)]
pub use three_card_prime::{SIX_CARDS, three_card_words};

/// What the papers say of one game and of no other.
pub trait GameWords {
    /// The cards on the title of the guide: good ones of the game.
    fn motto(&self) -> &'static str;

    /// The variation of the game that the table deals, where it has a name of its own.
    fn variation(&self) -> Option<&'static str> {
        None
    }

    /// What the game is.
    fn about(&self) -> Vec<Said>;

    /// The cards that a round is dealt from; a second batch or deck waits its turn.
    fn cards(&self) -> String;

    /// On how many adjacent boxes a player may wager, where the chapter lets the table choose.
    fn boxes_per_player(&self) -> Option<u8> {
        None
    }

    /// How a round goes.
    fn steps(&self, filing: &Filing) -> Vec<Step>;

    /// What the cards are worth.
    fn values(&self) -> Values;

    /// Who draws a third card, where third cards are drawn.
    fn drawing(&self) -> Option<DrawingRules> {
        None
    }

    /// The rankings that decide a wager of this table.
    fn rankings(&self) -> Vec<Ranking>;

    /// The sentences on a wager; none for the twin of the one before.
    fn wager(&self, offered: &OfferedWager) -> Option<Words>;

    /// Whose hold the hold of the game is.
    fn hold(&self) -> &'static str;

    /// The strategy card, where the game has a decision.
    ///
    /// # Errors
    /// None for an approved filing: its paytables are known.
    fn strategy(&self) -> Result<Option<StrategyCard>, OfferError> {
        Ok(None)
    }

    /// How to set a hand, where there are hands to set.
    fn splitting(&self) -> Option<Splitting> {
        None
    }

    /// One round with fixed cards.
    ///
    /// # Errors
    /// None for an approved filing: a test settles every round.
    fn worked(&self, filing: &Filing) -> Result<WorkedRound, NotPrinted>;

    /// What a patron should know about mistakes.
    fn irregular(&self, filing: &Filing) -> Vec<Said>;

    /// What is paid outside the payout limit.
    fn outside_limit(&self) -> Option<Said> {
        None
    }

    /// The names of the sections from the sixth to the last but one, as the chapter's table of contents has them.
    fn sections(&self) -> Vec<String>;

    /// The paytables of the chapter, and its Table 1, as tables.
    fn tables(&self) -> Tables;
}

/// What the papers say of the game of a submission.
pub fn of(submission: &ApprovedSubmission) -> Box<dyn GameWords> {
    let chapter = submission.game().chapter();
    match submission.options() {
        Options::Baccarat(options) => {
            let BaccaratOptions { clauses, procedure, terms, .. } = *options;
            Box::new(baccarat::Baccarat { chapter, clauses, procedure, terms })
        }
        Options::ThreeCardPrime(options) => Box::new(three_card_prime::Prime { chapter, options: *options }),
        Options::Saigon5Card(options) => Box::new(saigon_5_card::Saigon { chapter, options: *options }),
    }
}

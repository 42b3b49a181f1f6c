//! The gaming guide: what a patron is told about this table, and nothing that it does not offer.
//!
//! | where | what |
//! | --- | --- |
//! | `said` | a sentence with the clauses it rests on |
//! | `glance` | the table at a glance |
//! | `steps` | how a round goes |
//! | `values`, `rankings` | what the cards are worth, and which hand beats which |
//! | `wagers`, `costs` | each wager with its payouts, its hold and its chances |
//! | `compared` | what a way to play holds, beside the best |
//! | `worked` | one round, settled by the rules |
//! | `closing` | what can go wrong, the limits, and a word of care |
//!
//! What the chapters do their own way is in [`games`](crate::games).

mod closing;
mod compared;
mod costs;
mod face;
mod glance;
mod rankings;
mod said;
mod steps;
mod values;
mod wagers;
mod worked;

use serde::Serialize;

use crate::filing::Filing;
use crate::games::{DrawingRules, Splitting, StrategyCard};
use crate::print::NotPrinted;

pub use compared::Compared;
pub use face::{Face, cards};
pub use rankings::{RankedHand, Ranking, described};
pub use said::{Said, all_of, any_of};
pub use steps::{Step, chosen};
pub use values::{Values, Worth, ace_to_king};
pub use wagers::{Outcome, Words, loses, returned, wins};
pub use worked::{Group, WorkedHand, WorkedRound, finished, lowest};

/// What the guide of a table says.
#[derive(Debug, Serialize)]
pub struct Guide {
    motto: Vec<Face>,
    about: Vec<Said>,
    facts: Vec<glance::Fact>,
    steps: Vec<Step>,
    values: Values,
    drawing: Option<DrawingRules>,
    rankings: Vec<Ranking>,
    wagers: Vec<wagers::WagerGuide>,
    costs: costs::Costs,
    strategy: Option<StrategyCard>,
    splitting: Option<Splitting>,
    worked: WorkedRound,
    irregular: Vec<Said>,
    limits: Vec<Said>,
    care: Vec<&'static str>,
}

impl Guide {
    /// The guide of a filing.
    ///
    /// # Errors
    /// None for a filing that was approved: its figures are known and its rounds can be settled.
    pub fn of(filing: &Filing) -> Result<Guide, NotPrinted> {
        let game = filing.words();
        Ok(Guide {
            motto: Face::all(&cards(game.motto())),
            about: game.about(),
            facts: glance::facts(filing),
            steps: game.steps(filing),
            values: game.values(),
            drawing: game.drawing(),
            rankings: game.rankings(),
            wagers: wagers::of(filing),
            costs: costs::of(filing),
            strategy: game.strategy().map_err(NotPrinted::Figures)?,
            splitting: game.splitting(),
            worked: game.worked(filing)?,
            irregular: closing::irregular(filing),
            limits: closing::limits(filing),
            care: closing::CARE.to_vec(),
        })
    }
}

#[cfg(test)]
mod tests;

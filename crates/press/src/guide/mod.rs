//! The gaming guide: what a patron is told about this table, and nothing that it does not offer.
//!
//! | where | what |
//! | --- | --- |
//! | `said` | a sentence with the clauses it rests on |
//! | `glance` | the game in a few words, and the table at a glance |
//! | `steps` | how a round goes |
//! | `values`, `drawing`, `rankings` | what the cards are worth, who draws, which hand beats which |
//! | `wagers`, `costs` | each wager with its prices, its hold and its chances |
//! | `strategy`, `splitting` | the best play, and what simpler play costs |
//! | `worked` | one round, settled by the rules |
//! | `closing` | what can go wrong, the limits, and a word of care |

mod closing;
mod costs;
mod drawing;
mod face;
mod glance;
mod rankings;
mod said;
mod splitting;
mod steps;
mod strategy;
mod values;
mod wagers;
mod worked;

use croupier_odds::offer::OfferError;
use serde::Serialize;

use crate::filing::Filing;
use crate::print::NotPrinted;
use said::Said;

/// What the guide of a table says.
#[derive(Debug, Serialize)]
pub struct Guide {
    motto: Vec<face::Face>,
    about: Vec<Said>,
    facts: Vec<glance::Fact>,
    steps: Vec<steps::Step>,
    values: values::Values,
    drawing: Option<drawing::Drawing>,
    rankings: Vec<rankings::Ranking>,
    wagers: Vec<wagers::WagerGuide>,
    costs: costs::Costs,
    strategy: Option<strategy::StrategyCard>,
    splitting: Option<splitting::Splitting>,
    worked: worked::WorkedRound,
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
        Ok(Guide {
            motto: glance::motto(filing.game()),
            about: glance::about(filing),
            facts: glance::facts(filing),
            steps: steps::of(filing),
            values: values::of(filing),
            drawing: drawing::of(filing),
            rankings: rankings::of(filing),
            wagers: wagers::of(filing),
            costs: costs::of(filing),
            strategy: strategy::of(filing).map_err(OfferError::from).map_err(NotPrinted::Figures)?,
            splitting: splitting::of(filing),
            worked: worked::of(filing)?,
            irregular: closing::irregular(filing),
            limits: closing::limits(filing),
            care: closing::CARE.to_vec(),
        })
    }
}

#[cfg(test)]
mod tests;

//! The curator passes the shoe: freely, because the Banker's Hand has lost, or by order.

use croupier_rules::Provision;

use super::{Tenure, has_curator};
use crate::baccarat::round::Context;
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::decide::Decision;
use crate::ground::Ground;
use crate::refusal::Refusal;

/// On what grounds a pass can be ordered (reading ER-150).
pub(in crate::baccarat) const GROUNDS: &[Ground] = &[Ground::Delay, Ground::InvalidDeals];

/// The curator passes the shoe after a round.
pub(in crate::baccarat) fn pass(context: Context) -> Decision {
    has_curator(context)?;
    context.curator(context.table.curator_clauses().definition)?;
    context.between_rounds()?;
    let clause = why(context)?;
    context.fact(clause, BaccaratEvent::ShoePassed)
}

/// The clause under which the curator passes.
fn why(context: Context) -> Result<Provision, Refusal> {
    let clauses = context.table.curator_clauses();
    let Some(tenure) = context.table.curator.tenure() else { unreachable!("the curator has the shoe") };
    match tenure {
        Tenure::MayPass => Ok(clauses.may_pass),
        Tenure::MustPass => Ok(clauses.must_pass),
        Tenure::New => Err(Refusal::under(clauses.may_pass, BaccaratReason::NoRoundDealtYet)),
    }
}

/// The dealer calling the game or a floorperson orders a curator to pass the shoe who delays the game, or whose
/// deals are invalid time and again.
pub(in crate::baccarat) fn order(context: Context, because: Option<Ground>) -> Decision {
    context.dealer_or_floor()?;
    has_curator(context)?;
    let clause = context.table.curator_clauses().ordered;
    if context.table.curator.seat().is_none() {
        return Err(Refusal::under(clause, BaccaratReason::NoCurator));
    }
    context.on_a_ground(because, GROUNDS, clause)?;
    context.fact(clause, BaccaratEvent::PassOrdered { because })
}

//! The curator passes the shoe: freely, because the Banker's Hand has lost, or by order.

use croupier_rules::{Provision, cite};

use super::Tenure;
use crate::baccarat::round::Context;
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// The curator passes the shoe after a round.
pub(in crate::baccarat) fn pass(context: Context) -> Decision {
    at_baccarat(context)?;
    context.table.curator.check(context.command.by, cite!("631a.1/curator"))?;
    if !context.table.betting_is_open() {
        return Err(context.out_of_order());
    }
    let clause = why(context)?;
    passed(context, clause)
}

/// The clause under which the curator passes.
fn why(context: Context) -> Result<Provision, Refusal> {
    match context.table.curator.tenure() {
        Some(Tenure::MayPass) => Ok(cite!("631a.14(a)")),
        Some(Tenure::MustPass) => Ok(cite!("631a.14(a)(1)")),
        Some(Tenure::New) | None => Err(Refusal::under(cite!("631a.14(a)"), BaccaratReason::NoRoundDealtYet)),
    }
}

/// The dealer calling the game or a floorperson takes the shoe from a curator who delays the game, or whose
/// deals are invalid time and again.
pub(in crate::baccarat) fn order(context: Context) -> Decision {
    context.dealer_or_floor()?;
    at_baccarat(context)?;
    if context.table.curator.seat().is_none() {
        return Err(Refusal::under(cite!("631a.14(a)(2)"), BaccaratReason::NoCurator));
    }
    passed(context, cite!("631a.14(a)(2)"))
}

fn at_baccarat(context: Context) -> Result<(), Refusal> {
    if context.table.has_curator() { Ok(()) } else { Err(Refusal::plain(BaccaratReason::NotAtThisTable)) }
}

fn passed(context: Context, clause: Provision) -> Decision {
    let mut draft = context.draft();
    draft.fact(clause, BaccaratEvent::ShoePassed);
    draft.done()
}

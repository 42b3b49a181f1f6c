//! A card of the dealer's is seen before its time: one chapter has a remedy, the other has none (ER-309).

use croupier_rules::Provision;
use croupier_rules::families::poker::ExposedCard;
use croupier_rules::kit::wager::Wager;

use crate::conduct::{ConductEvent, Matter};
use crate::decide::Decision;
use crate::ledger::Cause;
use crate::poker::checks::Context;
use crate::poker::event::PokerEvent;
use crate::poker::phase::Phase;
use crate::poker::reason::PokerReason;
use crate::poker::table::Exposure;
use crate::refusal::Refusal;

/// A card of the dealer's was exposed.
pub(in crate::poker) fn dealers_card_exposed(context: Context) -> Decision {
    context.dealer()?;
    context.is_between(Phase::Dealing, Phase::Playing)?;
    let exposed = context.clauses().irregularities.dealers_card_exposed;
    if context.table.dealer.cards().is_empty() {
        return Err(Refusal::under(exposed.provision, PokerReason::DealerHasNoCards));
    }
    match exposed.choice {
        ExposedCard::AnteAndPlayReturned => return_ante_and_play(context, exposed.provision),
        ExposedCard::LeftToTheFloor => {
            context.fact(exposed.provision, ConductEvent::Referred { matter: Matter::DealersCardExposed })
        }
    }
}

/// Every Ante and Play Wager on the layout goes back, a folded Ante too, and the hands without an optional wager go
/// with them; the others are played to the end for those wagers alone (ER-223).
fn return_ante_and_play(context: Context, clause: Provision) -> Decision {
    if context.table.exposure == Exposure::DealersCard {
        return Err(Refusal::under(clause, PokerReason::AlreadyExposed));
    }
    let mut draft = context.draft();
    draft.fact(clause, PokerEvent::DealersCardExposed);
    for position in context.table.in_round() {
        for wager in [Wager::Ante, Wager::Play] {
            context.give_back(&mut draft, clause, position, wager, Cause::RoundVoid);
        }
        if !context.has_optional_wagers(position) {
            draft.fact(clause, PokerEvent::Discarded { position });
        }
    }
    if !context.table.in_round().any(|position| context.has_optional_wagers(position)) {
        context.end_round(&mut draft, clause);
    }
    draft.done()
}

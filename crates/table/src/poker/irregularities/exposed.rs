//! A card of the dealer's is seen before its time: 679a.13(d) has a remedy, chapter 680a has none (ER-309).

use croupier_rules::Provision;
use croupier_rules::families::poker::ExposedCard;
use croupier_rules::kit::wager::Wager;

use super::super::Context;
use super::super::completion;
use super::super::event::PokerEvent;
use super::super::game::Game;
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::stage::{self, Phase};
use super::super::table::{Exposure, PokerTable};
use crate::conduct::{ConductEvent, Matter};
use crate::decide::Decision;
use crate::ledger::Cause;
use crate::refusal::Refusal;

/// A card of the dealer's was exposed.
pub(in super::super) fn exposed(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::between(context.table, game, Phase::Dealing, Phase::Playing)?;
    let exposed = game.clauses().irregularities.dealers_card_exposed;
    let clause = exposed.provision;
    if context.table.dealer.cards().is_empty() {
        return Err(Refusal::under(clause, PokerReason::DealerHasNoCards));
    }
    let mut record = Record::new(context);
    match exposed.choice {
        ExposedCard::AnteAndPlayReturned => return_ante_and_play(&mut record, context.table, clause)?,
        ExposedCard::LeftToTheFloor => {
            record.push(clause, ConductEvent::Referred(Matter::DealersCardExposed));
        }
    }
    record.done()
}

/// Every Ante and Play Wager on the layout goes back, a folded Ante too, and the hands without an optional wager
/// with them; the others are played to the end for those wagers alone (ER-223).
fn return_ante_and_play(record: &mut Record, table: &PokerTable, clause: Provision) -> Result<(), Refusal> {
    if table.exposure == Exposure::DealersCard {
        return Err(Refusal::under(clause, PokerReason::AlreadyExposed));
    }
    record.poker(clause, PokerEvent::DealersCardExposed);
    let mut left = 0;
    for position in table.in_round() {
        for wager in [Wager::Ante, Wager::Play] {
            record.give_back(clause, position, wager, Cause::RoundVoid);
        }
        if completion::has_optional_wagers(record.state, position) {
            left += 1;
        } else {
            record.poker(clause, PokerEvent::Discarded { position });
        }
    }
    if left == 0 {
        record.end_round(clause);
    }
    Ok(())
}

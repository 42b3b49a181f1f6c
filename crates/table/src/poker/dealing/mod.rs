//! From "no more bets" until the stub is out of the way (679a.8 to 679a.10, 680a.8 to 680a.10).

mod deal;
mod stub;

use super::checks::Context;
use super::event::PokerEvent;
use super::lineup::{Lineup, positions};
use super::phase::Phase;
use super::reason::PokerReason;
use crate::announcement::Announcement;
use crate::context::Draft;
use crate::decide::Decision;
use crate::ledger::Cause;
use crate::refusal::Refusal;
use crate::wagering;

pub(super) use deal::deal;
pub(crate) use stub::check_stub_counted;
pub(super) use stub::{count_due, count_stub, determine_misdeal, discard_stub};

/// Wagers beyond a gap in a player's boxes go back, so that a withdrawal never holds the table up (reading ER-229).
fn close_gaps(context: Context, draft: &mut Draft) {
    let Some(clause) = context.chapter().wagers.adjacent_boxes else { return };
    for position in positions(context.state).filter(|&at| wagering::goes_back(context.state, at)) {
        for &wager in context.chapter().wagers.list {
            context.give_back(draft, clause, position, wager, Cause::BeyondGap);
        }
        context.release(draft, clause, position);
    }
}

/// The betting ends: the cards are ready, and somebody has an Ante.
pub(super) fn no_more_bets(context: Context) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Betting)?;
    context.state.cards.check_ready(context.state, context.command.at)?;
    let (method, lineup) = (context.method(), Lineup::of(context.state, context.poker().fourth_card_wager()));
    check_stub_counted(context.table)?;
    if lineup.is_empty() {
        return Err(Refusal::under(method.hands, PokerReason::NobodyHasAnAnte));
    }
    let mut draft = context.draft();
    draft.announce(method.no_more_bets, Announcement::NoMoreBets);
    close_gaps(context, &mut draft);
    draft.fact(method.no_more_bets, PokerEvent::Began { lineup });
    draft.done()
}

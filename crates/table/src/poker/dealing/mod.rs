//! From "no more bets" until the stub is out of the way (679a.8 to 679a.10, 680a.8 to 680a.10).

mod deal;
mod stub;

use super::checks::Context;
use super::event::PokerEvent;
use super::lineup::Lineup;
use super::phase::Phase;
use super::reason::PokerReason;
use crate::announcement::Announcement;
use crate::decide::Decision;
use crate::refusal::Refusal;

pub(super) use deal::deal;
pub(super) use stub::{count_stub, determine_misdeal, discard_stub};

/// The betting ends: the cards are ready, and somebody has an Ante.
pub(super) fn no_more_bets(context: Context) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Betting)?;
    context.state.cards.check_ready(context.state, context.command.at)?;
    let (method, lineup) = (context.method(), Lineup::of(context.state, context.poker().fourth_card_wager()));
    if lineup.is_empty() {
        return Err(Refusal::under(method.hands, PokerReason::NobodyHasAnAnte));
    }
    let mut draft = context.draft();
    draft.announce(method.no_more_bets, Announcement::NoMoreBets);
    draft.fact(method.no_more_bets, PokerEvent::Began { lineup });
    draft.done()
}

//! The end of the betting, and the word to the curator.

use croupier_rules::families::baccarat::procedure::DealtBy;

use crate::announcement::Announcement;
use crate::baccarat::round::{Context, Cover, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason, curator, turning, vigorish};
use crate::context::Check;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The dealer announces "no more bets", if everything is ready for a round.
pub(in crate::baccarat) fn no_more_bets(context: Context) -> Decision {
    context.dealer()?;
    context.is_due(Due::NoMoreBets)?;
    context.cards_are_ready()?;
    check_last_hand(context)?;
    curator::check_ready(context)?;
    vigorish::check_nothing_due(context)?;
    check_wagers(context)?;
    let clause = context.table.procedure.no_more_bets;
    let mut draft = context.draft();
    draft.announce(clause, Announcement::NoMoreBets).fact(clause, BaccaratEvent::BettingEnded);
    turning::rights_fall(context, &mut draft);
    draft.done()
}

/// A last hand is announced before it is played.
fn check_last_hand(context: Context) -> Check {
    match context.table.cover {
        Cover::LastHandDue => Err(Refusal::under(
            context.table.clauses.dealing.after_last_hand.provision,
            BaccaratReason::LastHandNotAnnounced,
        )),
        Cover::Ahead | Cover::Seen | Cover::LastHand | Cover::Played => Ok(()),
    }
}

/// There is a wager to play for.
fn check_wagers(context: Context) -> Check {
    let state = context.state;
    let wagered = |position| !state.ledger.on_layout(position).is_zero();
    if Seat::counterclockwise(state.filed().seats()).any(wagered) {
        return Ok(());
    }
    Err(Refusal::plain(BaccaratReason::NoWagers))
}

/// The dealer calling the game instructs the curator to deal.
pub(in crate::baccarat) fn call_cards(context: Context) -> Decision {
    context.dealer()?;
    match context.table.procedure.dealt_by {
        DealtBy::Dealer => return Err(Refusal::plain(BaccaratReason::NotAtThisTable)),
        DealtBy::Curator => context.is_due(Due::CallCards)?,
    }
    let clause = context.table.curator_clauses().called;
    let mut draft = context.draft();
    draft.announce(clause, Announcement::Cards).fact(clause, BaccaratEvent::CardsCalled);
    draft.done()
}

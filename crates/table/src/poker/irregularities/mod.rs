//! What is done when something goes wrong in a round (679a.13 and 680a.13), and when a player walks away.

mod abandon;
mod exposed;

use croupier_rules::Provision;
use croupier_rules::families::poker::irregularities::Hands;
use croupier_rules::families::poker::{Irregularity, Share};

use super::act::Recipient;
use super::checks::Context;
use super::event::{PokerEvent, Void};
use super::lineup::positions;
use super::phase::Phase;
use super::reason::PokerReason;
use super::table::PokerTable;
use crate::context::Draft;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) use abandon::{abandon, check_leaving};
pub(super) use exposed::dealers_card_exposed;

/// All hands are void, and every wager goes back. The ordinary shuffle follows, or the deck leaves the table.
pub(super) fn void(context: Context, draft: &mut Draft, provision: Provision, why: Void) {
    draft.fact(provision, PokerEvent::Voided { why });
    for position in positions(context.state) {
        for &wager in context.chapter().wagers.list {
            context.give_back(draft, provision, position, wager, Cause::RoundVoid);
        }
    }
    take_back(context, draft, provision);
    if why == Void::DeckIsWrong {
        draft.fact(provision, PokerEvent::DeckRemoved);
    }
    context.end_round(draft, provision);
}

/// Chips that moved in the round before it was void move back: what was paid to the table, what was collected to the
/// players (reading ER-227). Whoever walked away has lost the wagers for that, whatever the hands.
fn take_back(context: Context, draft: &mut Draft, provision: Provision) {
    for player in positions(context.state) {
        let (tally, chips) = (context.table.tally(player), Account::Player(player));
        draft.transfer(provision, chips, Account::Bank, tally.paid, Cause::PaymentReversed);
        draft.transfer(provision, Account::Bank, chips, tally.collected, Cause::LossReversed);
    }
}

/// The decision that all hands are void.
fn voided(context: Context, provision: Provision, why: Void) -> Decision {
    let mut draft = context.draft();
    void(context, &mut draft, provision, why);
    draft.done()
}

/// A card is found face up: the first goes to the discard rack, the second voids the hands.
pub(super) fn face_up(context: Context) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Dealing)?;
    let run_out = Refusal::under(context.method().hands, PokerReason::CardsRunOut);
    let card = context.state.cards.shoe.peek(0).ok_or(run_out)?;
    let clause = context.clauses().irregularities.face_up;
    let found = Irregularity::face_up(usize::from(context.table.face_up) + 1);
    let remedy = found.and_then(|found| context.clauses().remedy(found));
    let mut draft = context.draft();
    draft.fact(clause, PokerEvent::FoundFaceUp { card });
    if remedy.is_some_and(|done| done.hands == Hands::Void) {
        void(context, &mut draft, clause, Void::SeveralCardsFaceUp);
    }
    draft.done()
}

/// A card drawn in error, unseen, is the next card: it is recorded, and the order of the cards is what it was.
pub(super) fn drawn_in_error(context: Context) -> Decision {
    context.dealer()?;
    context.is_between(Phase::Dealing, Phase::Stub)?;
    context.fact(context.clauses().irregularities.drawn_in_error, PokerEvent::DrawnInError)
}

/// When a wrong number of cards can be reported: from the first card until the cards of the round are in the discard rack (reading
/// ER-227).
pub(super) const WRONG_NUMBER: (Phase, Phase) = (Phase::Dealing, Phase::Settling);

/// Somebody was dealt the wrong number of cards. Found after the round, it is a dispute for the floor.
pub(super) fn wrong_number(context: Context, to: Recipient, cards: u8) -> Decision {
    context.dealer()?;
    let clause = context.clauses().irregularities.wrong_number;
    if context.table.betting_is_open() {
        return Err(Refusal::under(clause, PokerReason::NoCardsOfARound));
    }
    context.is_between(WRONG_NUMBER.0, WRONG_NUMBER.1)?;
    if !context.table.has_dealt() {
        return Err(Refusal::under(clause, PokerReason::NothingDealt));
    }
    if !context.table.is_in_the_deal(to) {
        return Err(Refusal::under(clause, PokerReason::NoHandThere));
    }
    let due = due_by_now(context.state, context.table, to);
    if cards == due {
        return Err(Refusal::under(clause, PokerReason::NumberIsRight { cards }));
    }
    let mut draft = context.draft();
    draft.fact(clause, PokerEvent::WrongNumberFound { to, cards, due });
    void(context, &mut draft, clause, Void::WrongNumberOfCards);
    draft.done()
}

/// How many cards somebody should have: those dealt so far, or all of them once the cards have run out.
pub(super) fn due_by_now(state: &State, table: &PokerTable, to: Recipient) -> u8 {
    let share = match to {
        Recipient::Position(position) => table.lineup.share(position),
        Recipient::Dealer => Share::Hand,
    };
    if state.cards.shoe.remaining() > 0 {
        table.dealt[to.index()]
    } else {
        table.clauses.dealing.cards_for(table.method(state), share)
    }
}

/// The automated shoe fails before all the cards are dealt.
pub(super) fn shoe_failed(context: Context) -> Decision {
    context.dealer_or_device()?;
    let clause = context.clauses().irregularities.devices.shoe;
    if !context.method().is_automated() {
        return Err(Refusal::under(clause, PokerReason::NoAutomatedShoe));
    }
    context.is_in(Phase::Dealing)?;
    voided(context, clause, Void::ShoeFailed)
}

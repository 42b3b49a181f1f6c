//! What is done when something goes wrong in a round (679a.13 and 680a.13), and when a player walks away.

mod abandon;
mod exposed;

use croupier_rules::Provision;
use croupier_rules::families::poker::Irregularity;
use croupier_rules::families::poker::irregularities::Hands;

use super::Context;
use super::act::Recipient;
use super::dealing::deal_of;
use super::event::{PokerEvent, Void};
use super::game::Game;
use super::lineup::positions;
use super::reason::PokerReason;
use super::record::Record;
use super::stage::{self, Phase};
use super::table::PokerTable;
use crate::command::Actor;
use crate::decide::Decision;
use crate::ledger::Cause;
use crate::refusal::Refusal;
use crate::state::State;

pub(crate) use abandon::abandon;
pub(super) use exposed::exposed;

/// All hands are void, and every wager goes back. The ordinary shuffle follows, or the deck leaves the table.
pub(super) fn void(record: &mut Record, game: &Game, provision: Provision, why: Void) {
    record.poker(provision, PokerEvent::Voided(why));
    for position in positions(record.state) {
        for &wager in game.wagers() {
            record.give_back(provision, position, wager, Cause::RoundVoid);
        }
    }
    if why == Void::DeckIsWrong {
        record.poker(provision, PokerEvent::DeckRemoved);
    }
    record.end_round(provision);
}

/// A card is found face up: the first goes to the discard rack, the second voids the hands.
pub(super) fn face_up(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Dealing)?;
    let run_out = Refusal::under(game.dealing().hands, PokerReason::CardsRunOut);
    let card = context.state.cards.shoe.peek(0).ok_or(run_out)?;
    let clause = game.clauses().irregularities.face_up;
    let found = Irregularity::face_up(usize::from(context.table.face_up) + 1);
    let remedy = found.and_then(|found| game.clauses().remedy(found));
    let mut record = Record::new(context);
    record.poker(clause, PokerEvent::FoundFaceUp { card });
    if remedy.is_some_and(|done| done.hands == Hands::Void) {
        void(&mut record, game, clause, Void::SeveralCardsFaceUp);
    }
    record.done()
}

/// A card drawn in error, unseen, is the next card: it is recorded, and the order of the cards is what it was.
pub(super) fn drawn_in_error(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::between(context.table, game, Phase::Dealing, Phase::Stub)?;
    let clause = game.clauses().irregularities.drawn_in_error;
    let mut record = Record::new(context);
    record.poker(clause, PokerEvent::DrawnInError);
    record.done()
}

/// Somebody was dealt a wrong number of cards. It must come out before the first wager is collected.
pub(super) fn wrong_number(context: Context, game: &Game, to: Recipient, cards: u8) -> Decision {
    stage::dealer(context)?;
    stage::between(context.table, game, Phase::Dealing, Phase::Playing)?;
    let clause = game.clauses().irregularities.wrong_number;
    if !context.table.is_dealt_to(to) {
        return Err(Refusal::under(clause, PokerReason::NoHandThere));
    }
    if cards == due_by_now(context.state, context.table, game, to) {
        return Err(Refusal::under(clause, PokerReason::NumberIsRight { cards }));
    }
    let mut record = Record::new(context);
    void(&mut record, game, clause, Void::WrongNumberOfCards);
    record.done()
}

/// How many cards somebody should have: all of them once the deal is over or the cards have run out.
pub(super) fn due_by_now(state: &State, table: &PokerTable, game: &Game, to: Recipient) -> u8 {
    let deal = deal_of(state, table, game);
    let run_out = state.cards.shoe.remaining() == 0;
    let behind = if run_out { deal.len() } else { table.turn as usize };
    deal.iter().take(behind).filter(|due| due.to == to).count() as u8
}

/// The automated shoe fails before all cards are dealt.
pub(super) fn shoe_failed(context: Context, game: &Game) -> Decision {
    match context.by() {
        Actor::Dealer | Actor::Device => {}
        Actor::Floorperson | Actor::Player(_) | Actor::Curator => {
            return Err(Refusal::plain(PokerReason::NotTheDealerOrTheDevice));
        }
    }
    let clause = game.clauses().irregularities.devices.shoe;
    if !game.has_automated_shoe() {
        return Err(Refusal::under(clause, PokerReason::NoAutomatedShoe));
    }
    stage::at(context.table, game, Phase::Dealing)?;
    let mut record = Record::new(context);
    void(&mut record, game, clause, Void::ShoeFailed);
    record.done()
}

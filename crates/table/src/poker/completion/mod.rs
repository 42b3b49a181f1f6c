//! From the players' first look at their cards until the last wager is settled (679a.11 and 680a.11).

mod pay;
mod prime;
mod saigon;

use super::Context;
use super::event::PokerEvent;
use super::game::Game;
use super::hand::Hand;
use super::reason::PokerReason;
use super::record::Record;
use super::stage::{self, Phase};
use super::table::{Exposure, PokerTable};
use crate::command::Actor;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

use pay::Payer;

pub(super) use prime::{choose, has_optional_wagers};
pub(super) use saigon::{house_way, set};

/// How much is settled at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Everything,
    Next,
}

/// A player acts on the own hand of this round, while hands are played.
fn players_hand<'a>(context: Context<'a>, game: &Game, position: Seat) -> Result<(Seat, &'a Hand), Refusal> {
    let Actor::Player(player) = context.by() else {
        return Err(Refusal::plain(PokerReason::NotAPlayer));
    };
    stage::at(context.table, game, Phase::Playing)?;
    let clauses = game.completion();
    let hand =
        context.table.hand(position).ok_or(Refusal::under(clauses.decide, PokerReason::NoHandThere))?;
    let owner = context.state.wagering.owner(position);
    if owner != player {
        return Err(Refusal::under(clauses.touch, PokerReason::AnothersHand { owner }));
    }
    if !context.table.is_open(position) {
        return Err(Refusal::under(clauses.decide, PokerReason::AlreadyDone));
    }
    Ok((player, hand))
}

/// The dealer collects what is forfeited, and turns the dealer's cards up.
pub(super) fn reveal(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Playing)?;
    let clauses = game.completion();
    if let (Exposure::None, Some(position)) = (context.table.exposure, context.table.turn_to_decide()) {
        return Err(Refusal::under(clauses.reveal, PokerReason::StillToDecide { position }));
    }
    let mut record = Record::new(context);
    record.attest(clauses.touch);
    record.attest(clauses.full_view);
    let mut left = context.table.in_round().count();
    if let Game::Prime(..) = game {
        left -= prime::collect_forfeits(&mut record, context.table);
    }
    record.poker(clauses.reveal, PokerEvent::Revealed { cards: context.table.dealer });
    match game {
        Game::Prime(..) => prime::form_dealers_hand(&mut record, context.table),
        Game::Saigon(..) => saigon::set_dealers_hand(&mut record, context.table),
    }
    if left == 0 {
        record.end_round(clauses.discard);
    }
    record.done()
}

/// Positions are settled, counterclockwise from the dealer's far right.
pub(super) fn settle(context: Context, game: &Game, extent: Extent) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Settling)?;
    let mut payer = Payer { record: Record::new(context), game, paid: context.table.paid };
    let number = match extent {
        Extent::Everything => usize::MAX,
        Extent::Next => 1,
    };
    for position in context.table.in_round().take(number) {
        settle_position(&mut payer, context.table, position)?;
    }
    if context.table.in_round().count() <= number {
        payer.record.end_round(game.completion().discard);
    }
    payer.record.done()
}

fn settle_position(payer: &mut Payer, table: &PokerTable, position: Seat) -> Result<(), Refusal> {
    let Some(hand) = table.hand(position) else { return Ok(()) };
    match *payer.game {
        Game::Prime(terms, _) => prime::settle(payer, table, terms, position, hand)?,
        Game::Saigon(..) => saigon::settle(payer, table, position, hand)?,
    }
    payer.record.poker(payer.game.completion().discard, PokerEvent::Discarded { position });
    Ok(())
}

//! From the players' first look at their cards until the last wager is settled (679a.11 and 680a.11).

mod pay;

use super::Extent;
use super::checks::Context;
use super::event::PokerEvent;
use super::hand::Hand;
use super::phase::Phase;
use super::reason::PokerReason;
use super::table::Exposure;
use crate::context::Check;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

pub(crate) use pay::Payer;

/// A player acts on their own hand of this round, while hands are played.
pub(super) fn players_hand<'a>(context: Context<'a>, position: Seat) -> Result<(Seat, &'a Hand), Refusal> {
    let player = context.player()?;
    context.is_in(Phase::Playing)?;
    let clauses = context.completion();
    let hand =
        context.table.hand(position).ok_or(Refusal::under(clauses.decide, PokerReason::NoHandThere))?;
    let owner = context.owner(position);
    if owner != player {
        return Err(Refusal::under(clauses.touch, PokerReason::AnothersHand { owner }));
    }
    if !context.table.is_open(position) {
        return Err(Refusal::under(clauses.decide, PokerReason::AlreadyDone));
    }
    Ok((player, hand))
}

/// The dealer collects what is forfeited, and turns the dealer's cards face up.
pub(super) fn reveal(context: Context) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Playing)?;
    check_all_decided(context)?;
    let clauses = context.completion();
    let mut draft = context.draft();
    let gone = context.poker().collect_forfeits(context, &mut draft);
    draft.fact(clauses.reveal, PokerEvent::Revealed { cards: context.table.dealer });
    context.poker().form_dealers_hand(context, &mut draft);
    if context.table.in_round().count() == gone {
        context.end_round(&mut draft, clauses.discard);
    }
    draft.done()
}

/// Everybody has decided, unless there is nothing left to decide about.
fn check_all_decided(context: Context) -> Check {
    match (context.table.exposure, context.table.turn_to_decide()) {
        (Exposure::None, Some(position)) => {
            Err(Refusal::under(context.completion().reveal, PokerReason::StillToDecide { position }))
        }
        (Exposure::None, None) | (Exposure::DealersCard, _) => Ok(()),
    }
}

/// Positions are settled, counterclockwise from the dealer's far right.
pub(super) fn settle(context: Context, extent: Extent) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Settling)?;
    let discard = context.completion().discard;
    let mut payer = Payer::new(context);
    let number = match extent {
        Extent::Everything => usize::MAX,
        Extent::Next => 1,
    };
    let mut positions = context.table.in_round();
    for position in positions.by_ref().take(number) {
        let Some(hand) = context.table.hand(position) else { unreachable!("who is in the round has a hand") };
        context.poker().settle(&mut payer, position, hand);
        payer.draft.fact(discard, PokerEvent::Discarded { position });
    }
    if positions.next().is_none() {
        context.end_round(&mut payer.draft, discard);
    }
    payer.draft.done()
}

//! The offer of the shoe and its answers.

use croupier_rules::{Provision, cite};

use super::{Curator, Offer};
use crate::baccarat::round::Context;
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The shoe is on offer, and loaded.
fn offered(context: Context) -> Result<Offer, Refusal> {
    match context.table.curator {
        Curator::Wanted(offer) => Ok(offer),
        Curator::None => Err(Refusal::plain(BaccaratReason::NotAtThisTable)),
        Curator::Player(..) | Curator::Dealer(..) => Err(Refusal::plain(BaccaratReason::CuratorChosen)),
    }
}

/// The clause that says whom to ask: at a new shoe, or after the shoe was passed.
fn order_of_asking(offer: Offer) -> Provision {
    if offer.begins_at_seat_one() { cite!("631a.7(b)") } else { cite!("631a.14(b)") }
}

/// The dealer offers the shoe to the next player in turn.
pub(in crate::baccarat) fn offer(context: Context, to: Seat) -> Decision {
    context.dealer()?;
    let offer = offered(context)?;
    loaded(context)?;
    let clause = order_of_asking(offer);
    offer.check_next(context.state, to).map_err(|reason| Refusal::under(clause, reason))?;
    let mut draft = context.draft();
    draft.fact(clause, BaccaratEvent::ShoeOffered(to));
    draft.done()
}

/// Between rounds the shoe is offered after it has been loaded; during a round it is.
fn loaded(context: Context) -> Result<(), Refusal> {
    if context.table.betting_is_open() { context.cards_are_ready() } else { Ok(()) }
}

/// The player takes the shoe.
pub(in crate::baccarat) fn accept(context: Context) -> Decision {
    let seat = asked(context)?;
    let mut draft = context.draft();
    draft.fact(cite!("631a.7(c)"), BaccaratEvent::ShoeAccepted(seat));
    draft.done()
}

/// The player does not want the shoe.
pub(in crate::baccarat) fn decline(context: Context) -> Decision {
    let seat = asked(context)?;
    let mut draft = context.draft();
    draft.fact(order_of_asking(offered(context)?), BaccaratEvent::ShoeDeclined(seat));
    draft.done()
}

fn asked(context: Context) -> Result<Seat, Refusal> {
    let seat = context.player()?;
    let offer = offered(context)?;
    offer.check_asked(seat).map_err(|reason| Refusal::under(order_of_asking(offer), reason))?;
    Ok(seat)
}

/// Whoever holds the shoe may let the dealer be the curator (reading ER-135).
pub(in crate::baccarat) fn designate(context: Context) -> Decision {
    let seat = match context.table.curator.seat() {
        Some(curator) => holder(context, curator)?,
        None => asked(context)?,
    };
    let mut draft = context.draft();
    let designated_by = Some(seat);
    draft.fact(cite!("631a.7(d)(1)"), BaccaratEvent::DealerIsCurator { designated_by });
    draft.done()
}

fn holder(context: Context, curator: Seat) -> Result<Seat, Refusal> {
    context.table.curator.check(context.command.by, cite!("631a.7(d)(1)"))?;
    super::check_ready(context)?;
    if context.table.betting_is_open() { Ok(curator) } else { Err(context.out_of_order()) }
}

/// The dealer is curator once everybody has been asked in vain (reading ER-139).
pub(in crate::baccarat) fn take(context: Context) -> Decision {
    context.dealer()?;
    let offer = offered(context)?;
    loaded(context)?;
    let exhausted = offer.check_exhausted(context.state);
    exhausted.map_err(|reason| Refusal::under(cite!("631a.7(d)"), reason))?;
    let mut draft = context.draft();
    draft.fact(cite!("631a.7(d)(2)"), BaccaratEvent::DealerIsCurator { designated_by: None });
    draft.done()
}

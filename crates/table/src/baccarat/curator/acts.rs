//! The offer of the shoe and its answers.

use croupier_rules::Provision;

use super::{Curator, Offer, Tenure};
use crate::baccarat::round::Context;
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::command::Actor;
use crate::context::Check;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The shoe is on offer.
fn offered(context: Context) -> Result<Offer, Refusal> {
    match context.table.curator {
        Curator::Wanted(offer) => Ok(offer),
        Curator::None => Err(Refusal::plain(BaccaratReason::NotAtThisTable)),
        Curator::Player(..) | Curator::Dealer(..) => Err(Refusal::plain(BaccaratReason::CuratorChosen)),
    }
}

/// The clause that says whom to ask: at a new shoe, or after the shoe was passed.
fn order_of_asking(context: Context, offer: Offer) -> Provision {
    let clauses = context.table.curator_clauses();
    if offer.begins_at_seat_one() { clauses.offered } else { clauses.offered_on }
}

/// The dealer offers the shoe to the next player in turn.
pub(in crate::baccarat) fn offer(context: Context, to: Seat) -> Decision {
    context.dealer()?;
    let offer = offered(context)?;
    loaded(context)?;
    let clause = order_of_asking(context, offer);
    offer.check_next(context.state, to).map_err(|reason| Refusal::under(clause, reason))?;
    context.fact(clause, BaccaratEvent::ShoeOffered { to })
}

/// Between rounds the shoe is offered after it has been loaded; during a round it is.
fn loaded(context: Context) -> Check {
    if context.table.betting_is_open() { context.cards_are_ready() } else { Ok(()) }
}

/// The player accepts the shoe.
pub(in crate::baccarat) fn accept(context: Context) -> Decision {
    let (by, _) = asked(context)?;
    context.fact(context.table.curator_clauses().accepted, BaccaratEvent::ShoeAccepted { by })
}

/// The player declines the shoe.
pub(in crate::baccarat) fn decline(context: Context) -> Decision {
    let (by, clause) = asked(context)?;
    context.fact(clause, BaccaratEvent::ShoeDeclined { by })
}

/// The player who is asked, and the clause by which that player is.
fn asked(context: Context) -> Result<(Seat, Provision), Refusal> {
    let seat = context.player()?;
    let offer = offered(context)?;
    let clause = order_of_asking(context, offer);
    offer.check_asked(seat).map_err(|reason| Refusal::under(clause, reason))?;
    Ok((seat, clause))
}

/// Whoever has the shoe may designate the dealer as the curator (reading ER-135); to be offered it is not to have it.
pub(in crate::baccarat) fn designate(context: Context) -> Decision {
    super::has_curator(context)?;
    let seat = designator(context)?;
    check_has_shoe(context, seat)?;
    let event = BaccaratEvent::DealerIsCurator { designated_by: Some(seat) };
    context.fact(context.table.curator_clauses().designated, event)
}

/// The player who speaks, or the player who is the curator and speaks as such.
fn designator(context: Context) -> Result<Seat, Refusal> {
    match (context.by(), context.table.curator.seat()) {
        (Actor::Curator, Some(seat)) => Ok(seat),
        (Actor::Curator | Actor::Player(_) | Actor::Dealer | Actor::Floorperson | Actor::Device, _) => {
            context.player()
        }
    }
}

/// The player has the shoe: between two rounds, or since it was passed on in this one.
fn check_has_shoe(context: Context, seat: Seat) -> Check {
    let clause = context.table.curator_clauses().designated;
    match context.table.curator {
        Curator::Player(curator, Tenure::New) if curator == seat => Ok(()),
        Curator::Player(curator, Tenure::MayPass | Tenure::MustPass) if curator == seat => {
            super::check_ready(context)?;
            context.between_rounds()
        }
        Curator::Wanted(_) => Err(Refusal::under(clause, BaccaratReason::ShoeNotAccepted)),
        Curator::None | Curator::Player(..) | Curator::Dealer(..) => {
            Err(Refusal::under(clause, BaccaratReason::NotTheCurator))
        }
    }
}

/// The dealer is the curator once every player has declined (reading ER-139).
pub(in crate::baccarat) fn take(context: Context) -> Decision {
    context.dealer()?;
    let offer = offered(context)?;
    loaded(context)?;
    let (exhausted, clauses) = (offer.check_exhausted(context.state), context.table.curator_clauses());
    exhausted.map_err(|reason| Refusal::under(clauses.dealer, reason))?;
    context.fact(clauses.nobody_accepts, BaccaratEvent::DealerIsCurator { designated_by: None })
}

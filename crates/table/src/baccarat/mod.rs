//! The round of the three baccarat chapters, from "no more bets" to the last chip, with the curator, the
//! vigorish and the irregularities.
//!
//! Where the chapters differ they differ in data: their clauses say how cards are dealt and turned (the
//! [`Procedure`](croupier_rules::families::baccarat::Procedure)), in which order a position is settled, when
//! vigorish falls due and what follows a shoe. [`Due`] is what comes next; every check and the list of steps look
//! there.

mod act;
mod bodily;
mod completion;
mod curator;
mod dealing;
mod event;
mod evolve;
mod instructions;
mod irregularities;
mod leaving;
mod offer;
mod reason;
mod round;
mod steps;
mod turning;
mod vigorish;

#[cfg(test)]
mod tests;

pub use act::BaccaratAct;
pub(crate) use bodily::bodily;
pub(crate) use completion::with_kept_cards;
pub use curator::{ShoeHolder, Tenure};
pub use event::{BaccaratEvent, Simulation};
pub(crate) use evolve::evolve;
pub(crate) use leaving::collect_on_leaving;
pub use reason::BaccaratReason;
pub use round::{BaccaratTable, Cover, Due, Phase, TableCard};
pub(crate) use steps::steps;
pub use turning::RightToTurn;

use round::Context;

use crate::decide::Decision;
use crate::wagering;

/// Decides about an act of the round.
pub(crate) fn decide(context: Context, act: &BaccaratAct) -> Decision {
    if act.takes_the_round_on() {
        wagering::answered(context.state)?;
    }
    match *act {
        BaccaratAct::NoMoreBets => dealing::no_more_bets(context),
        BaccaratAct::CallCards => dealing::call_cards(context),
        BaccaratAct::DealFirstFour => dealing::deal_first_four(context),
        BaccaratAct::DealCard => dealing::deal_card(context),
        BaccaratAct::Announce { side } => dealing::announce(context, side),
        BaccaratAct::DealThirdCard { side } => dealing::deal_third_card(context, side),
        BaccaratAct::AnnounceResult => completion::announce_result(context),
        BaccaratAct::CollectLosing => completion::collect_losing(context),
        BaccaratAct::SettlePosition { position } => completion::settle_position(context, position),
        BaccaratAct::ClearCards => completion::clear_cards(context),
        BaccaratAct::AnnounceLastHand => completion::announce_last_hand(context),
        BaccaratAct::CollectVigorish { seat } => vigorish::collect(context, seat),
        BaccaratAct::RemoveMarker { seat } => vigorish::remove_marker(context, seat),
        BaccaratAct::Turn { side } => turning::turn(context, side),
        BaccaratAct::HandOver { side, to } => turning::hand_over(context, side, to),
        BaccaratAct::ReturnCards { side } => turning::return_cards(context, side),
        BaccaratAct::Relinquish { side } => turning::relinquish(context, side),
        BaccaratAct::OrderRelinquish { side, because } => turning::order(context, side, because),
        BaccaratAct::OfferRight { side, to } => turning::offer(context, side, to),
        BaccaratAct::AcceptRight { side } => turning::accept(context, side),
        BaccaratAct::DeclineRight { side } => turning::decline(context, side),
        BaccaratAct::OfferShoe { to } => curator::offer(context, to),
        BaccaratAct::AcceptShoe => curator::accept(context),
        BaccaratAct::DeclineShoe => curator::decline(context),
        BaccaratAct::DesignateDealer => curator::designate(context),
        BaccaratAct::TakeShoe => curator::take(context),
        BaccaratAct::PassShoe => curator::pass(context),
        BaccaratAct::OrderPass { because } => curator::order(context, because),
        BaccaratAct::ReportCardDrawn { disclosure } => irregularities::report_card_drawn(context, disclosure),
        BaccaratAct::ReportThirdCard { side, disclosure } => {
            irregularities::report_third_card(context, side, disclosure)
        }
        BaccaratAct::DeclareVoid => irregularities::declare_void(context),
        BaccaratAct::ReportTouch { seat } => irregularities::report_touch(context, seat),
    }
}

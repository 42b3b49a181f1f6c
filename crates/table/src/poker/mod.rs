//! The round of Three Card Prime (679a.7 to 679a.13) and of Saigon 5 Card (680a.7 to 680a.13).
//!
//! betting → "no more bets" → the deal → the stub → the players decide or set → the dealer reveals → settlement.
//! Both chapters share that path, the ways to deal and most irregularities, and the clauses of the chapter say where
//! they differ. What only one game does stands in `prime` and `saigon`, which implement one trait.
//!
//! | where | what |
//! | --- | --- |
//! | `dealing` | "no more bets", the deal, the stub: sections 8 to 10 |
//! | `completion` | the dealer's hand and settlement: sections 11 and 12 |
//! | `prime`, `saigon` | decisions, hands and rulings of one game |
//! | `irregularities` | section 13, and a player who walks away |
//! | [`PokerTable`] | the round as it stands, and who sees which card |

mod act;
mod bodily;
mod checks;
mod chips;
mod completion;
mod dealing;
mod event;
mod evolve;
mod game;
mod hand;
mod irregularities;
mod lineup;
mod phase;
mod prime;
mod reason;
mod saigon;
mod seen_by;
mod steps;
mod table;

#[cfg(test)]
mod tests;

use croupier_rules::chapters::three_card_prime::Decision as Choose;

use crate::cards::stack_is_back;
use crate::decide::Decision;

pub use act::{PokerAct, Recipient};
pub use event::{Part, PokerEvent, StubFinding, Void};
pub use hand::{Choice, Hand, Pile, Shown};
pub use lineup::{Lineup, POSITIONS, Place, Share};
pub use phase::Phase;
pub use reason::PokerReason;
pub use table::{Exposure, PokerTable, Stub, Uncounted};

pub(crate) use bodily::bodily;
pub(crate) use dealing::check_stub_counted;
pub(crate) use evolve::evolve;
pub(crate) use game::Game;
pub(crate) use irregularities::{abandon, check_leaving};
pub(crate) use steps::steps;

use checks::Context;

/// How much of what is left the dealer does at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    Everything,
    Next,
}

/// Decides about an act of the round.
pub(crate) fn decide(context: Context, act: &PokerAct) -> Decision {
    stack_is_back(context.state)?;
    match *act {
        PokerAct::NoMoreBets => dealing::no_more_bets(context),
        PokerAct::Deal => dealing::deal(context, Extent::Everything),
        PokerAct::DealNext => dealing::deal(context, Extent::Next),
        PokerAct::DiscardStub => dealing::discard_stub(context),
        PokerAct::CountStub { cards } => dealing::count_stub(context, cards),
        PokerAct::DetermineMisdeal { cards_out } => dealing::determine_misdeal(context, cards_out),
        PokerAct::Play { position } => context.poker().choose(context, position, Choose::Play),
        PokerAct::Fold { position } => context.poker().choose(context, position, Choose::Forfeit),
        PokerAct::Set { position, three } => context.poker().set(context, position, three),
        PokerAct::Reveal => completion::reveal(context),
        PokerAct::SettleNext => completion::settle(context, Extent::Next),
        PokerAct::SettleRest => completion::settle(context, Extent::Everything),
        PokerAct::ReportFaceUp => irregularities::face_up(context),
        PokerAct::ReportDrawnInError => irregularities::drawn_in_error(context),
        PokerAct::ReportWrongNumber { to, cards } => irregularities::wrong_number(context, to, cards),
        PokerAct::ReportDealersCardExposed => irregularities::dealers_card_exposed(context),
        PokerAct::ReportShoeFailed => irregularities::shoe_failed(context),
    }
}

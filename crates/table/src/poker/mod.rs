//! The round of Three Card Prime (679a.7 to 679a.13) and of Saigon 5 Card (680a.7 to 680a.13).
//!
//! betting → "no more bets" → the deal → the stub → the players decide or set → the dealer reveals → settlement.
//! Both chapters share that path, the three ways to deal and most irregularities; where they part, a `prime`
//! and a `saigon` file stand side by side.
//!
//! | where | what |
//! | --- | --- |
//! | `dealing` | "no more bets", the deal, the stub: sections 8 to 10 |
//! | `completion` | decisions, the dealer's hand, settlement: sections 11 and 12 |
//! | `irregularities` | section 13, and a player who walks away |
//! | [`view`] | who sees which card |

mod act;
mod completion;
mod dealing;
mod event;
mod evolve;
mod game;
mod hand;
mod irregularities;
mod lineup;
mod reason;
mod record;
mod stage;
mod steps;
mod table;
pub mod view;

#[cfg(test)]
mod tests;

use croupier_rules::chapters::three_card_prime::Decision as Choose;

use crate::decide::Decision;

pub use act::{PokerAct, Recipient};
pub use event::{Part, Place, PokerEvent, StubCount, Void};
pub use hand::{Choice, Face, Hand, Pile, Shown};
pub use lineup::{Lineup, POSITIONS, Share};
pub use reason::PokerReason;
pub use table::{Exposure, PokerTable, Stage, Stub};

pub(crate) use evolve::evolve;
pub(crate) use irregularities::abandon;
pub(crate) use steps::steps;

use game::Game;

/// A command as it meets the round.
type Context<'a> = crate::context::Context<'a, &'a PokerTable>;

pub(crate) fn decide(context: Context, act: &PokerAct) -> Decision {
    let game = &Game::of(context.state);
    match *act {
        PokerAct::NoMoreBets => dealing::begin(context, game),
        PokerAct::Deal => dealing::deal(context, game, dealing::Extent::Everything),
        PokerAct::DealNext => dealing::deal(context, game, dealing::Extent::Next),
        PokerAct::DiscardStub => dealing::discard(context, game),
        PokerAct::CountStub { cards } => dealing::count(context, game, cards),
        PokerAct::DetermineMisdeal { cards_out } => dealing::determine(context, game, cards_out),
        PokerAct::Play { position } => completion::choose(context, game, position, Choose::Play),
        PokerAct::Fold { position } => completion::choose(context, game, position, Choose::Forfeit),
        PokerAct::Set { position, three } => completion::set(context, game, position, three),
        PokerAct::Reveal => completion::reveal(context, game),
        PokerAct::SettleNext => completion::settle(context, game, completion::Extent::Next),
        PokerAct::SettleRest => completion::settle(context, game, completion::Extent::Everything),
        PokerAct::ReportFaceUp => irregularities::face_up(context, game),
        PokerAct::ReportDrawnInError => irregularities::drawn_in_error(context, game),
        PokerAct::ReportWrongNumber { to, cards } => irregularities::wrong_number(context, game, to, cards),
        PokerAct::ReportDealersCardExposed => irregularities::exposed(context, game),
        PokerAct::ReportShoeFailed => irregularities::shoe_failed(context, game),
    }
}

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

use crate::command::Command;
use crate::decide::Decision;
use crate::state::State;

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

pub(crate) fn decide(state: &State, table: &PokerTable, command: &Command, act: &PokerAct) -> Decision {
    let game = &Game::of(state);
    match *act {
        PokerAct::NoMoreBets => dealing::begin(state, table, command, game),
        PokerAct::Deal => dealing::deal(state, table, command, game, dealing::Extent::Everything),
        PokerAct::DealNext => dealing::deal(state, table, command, game, dealing::Extent::Next),
        PokerAct::DiscardStub => dealing::discard(state, table, command, game),
        PokerAct::CountStub { cards } => dealing::count(state, table, command, game, cards),
        PokerAct::DetermineMisdeal { cards_out } => {
            dealing::determine(state, table, command, game, cards_out)
        }
        PokerAct::Play { position } => {
            completion::choose(state, table, command, game, position, Choose::Play)
        }
        PokerAct::Fold { position } => {
            completion::choose(state, table, command, game, position, Choose::Forfeit)
        }
        PokerAct::Set { position, three } => completion::set(state, table, command, game, position, three),
        PokerAct::Reveal => completion::reveal(state, table, command, game),
        PokerAct::SettleNext => completion::settle(state, table, command, game, completion::Extent::Next),
        PokerAct::SettleRest => {
            completion::settle(state, table, command, game, completion::Extent::Everything)
        }
        PokerAct::ReportFaceUp => irregularities::face_up(state, table, command, game),
        PokerAct::ReportDrawnInError => irregularities::drawn_in_error(state, table, command, game),
        PokerAct::ReportWrongNumber { to, cards } => {
            irregularities::wrong_number(state, table, command, game, to, cards)
        }
        PokerAct::ReportDealersCardExposed => irregularities::exposed(state, table, command, game),
        PokerAct::ReportShoeFailed => irregularities::shoe_failed(state, table, command, game),
    }
}

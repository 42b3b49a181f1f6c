//! The state of a table: a fold of its entries, and nothing else.

use std::sync::Arc;

use croupier_rules::{Card, GameId, Provision};
use smallvec::smallvec;

use crate::baccarat::BaccaratTable;
use crate::cards::Cards;
use crate::command::Command;
use crate::decide::Decision;
use crate::event::{Entry, Event};
use crate::ledger::Ledger;
use crate::poker::PokerTable;
use crate::seats::Seats;
use crate::setup::Setup;
use crate::time::Time;
use crate::wagering::Wagering;

/// A table at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// How it is set up.
    pub setup: Arc<Setup>,
    /// The time of the last entry.
    pub clock: Time,
    /// Who sits where.
    pub seats: Seats,
    /// Where the chips are.
    pub ledger: Ledger,
    /// Wagers that wait for the dealer.
    pub wagering: Wagering,
    /// The cards and the devices.
    pub cards: Cards,
    /// The round.
    pub round: Round,
}

/// The round machine of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// One of the three baccarat games.
    Baccarat(BaccaratTable),
    /// Three Card Prime or Saigon 5 Card.
    Poker(PokerTable),
}

impl Round {
    fn new(setup: &Setup) -> Round {
        match setup.game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {
                Round::Baccarat(BaccaratTable::new(setup))
            }
            GameId::ThreeCardPrime | GameId::Saigon5Card => Round::Poker(PokerTable::new(setup)),
        }
    }
}

impl State {
    /// A table before anything has happened at it.
    pub fn new(setup: Setup) -> State {
        State {
            clock: Time::default(),
            seats: Seats::default(),
            ledger: Ledger::with_float(setup.float),
            wagering: Wagering::default(),
            cards: Cards::new(&setup),
            round: Round::new(&setup),
            setup: Arc::new(setup),
        }
    }

    /// A table whose cards are ready in this order, top first, with so many cards above the cover card: where
    /// simulations and examples begin.
    pub fn prepared(setup: Setup, order: Vec<Card>, cover: Option<usize>) -> State {
        let cards = Cards::prepared(&setup, order, cover, Time::default());
        State { cards, ..State::new(setup) }
    }

    /// Whether wagers may be made, raised and withdrawn now.
    pub fn betting_is_open(&self) -> bool {
        match &self.round {
            Round::Baccarat(table) => table.betting_is_open(),
            Round::Poker(table) => table.betting_is_open(),
        }
    }

    /// Whether a round is under way: from "no more bets" until its cards are discarded.
    pub fn round_is_under_way(&self) -> bool {
        !self.betting_is_open()
    }

    /// One entry that a command brings about.
    pub(crate) fn entry(&self, command: &Command, provision: Provision, event: Event) -> Entry {
        Entry { at: command.at, actor: command.actor, provision, event }
    }

    /// The decision that a command brings about one event.
    pub(crate) fn one(&self, command: &Command, provision: Provision, event: Event) -> Decision {
        Ok(smallvec![self.entry(command, provision, event)])
    }
}

//! The registry of the crate: the only file that tells games apart. Which machine runs the rounds of a table, what
//! goes to which machine, and what each of them is asked in common. A sixth chapter of a known family has a line in
//! `Round::new` at most; a new family has an arm in every `match` of this file and nowhere else.

use alloc::vec::Vec;
use core::fmt;

use croupier_rules::kit::explanation::Explanation;
use croupier_rules::submission::{ApprovedSubmission, Options};
use croupier_rules::{Cents, Provision};

use crate::baccarat::{BaccaratAct, BaccaratTable};
use crate::cards::{Cards, CardsEvent};
use crate::command::{Act, Actor};
use crate::context::{Check, Context, Draft};
use crate::decide::Decision;
use crate::event::{Entry, Event};
use crate::explain::{Scene, Tales};
use crate::ledger::Transfer;
use crate::poker::{PokerAct, PokerTable};
use crate::refusal::{Reason, Refusal};
use crate::seat::Seat;
use crate::seats::SeatsReason;
use crate::sight::{self, HandView, Viewer};
use crate::state::State;
use crate::steps::Steps;
use crate::wagering::{Betting, Wagering};
use crate::{baccarat, cards, conduct, explain, poker, seats, wagering};

/// The machine that runs the rounds of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Round {
    /// One of the three baccarat games.
    Baccarat(BaccaratTable),
    /// Three Card Prime or Saigon 5 Card.
    Poker(PokerTable),
}

impl Round {
    /// The machine of a table, between rounds.
    pub(crate) fn new(filed: &ApprovedSubmission) -> Round {
        match filed.options() {
            Options::Baccarat(options) => Round::Baccarat(BaccaratTable::new(*options)),
            Options::ThreeCardPrime(_) | Options::Saigon5Card(_) => Round::Poker(PokerTable::new(filed)),
        }
    }

    /// The act by which the dealer ends the betting.
    pub const fn no_more_bets(&self) -> Act {
        match self {
            Round::Baccarat(_) => Act::Baccarat(BaccaratAct::NoMoreBets),
            Round::Poker(_) => Act::Poker(PokerAct::NoMoreBets),
        }
    }

    /// Whether wagers may be made, raised and withdrawn now.
    pub fn betting_is_open(&self) -> bool {
        match self {
            Round::Baccarat(table) => table.betting_is_open(),
            Round::Poker(table) => table.betting_is_open(),
        }
    }

    /// Whether wagers may be made, raised or taken back now, and what forbids it.
    pub fn betting(&self) -> Betting {
        match self {
            Round::Baccarat(table) => table.betting(),
            Round::Poker(table) if table.betting_is_open() => Betting::Open,
            Round::Poker(_) => Betting::Ended,
        }
    }

    /// The vigorish that a seat owes; nothing where there is none.
    pub fn vigorish_owed(&self, seat: Seat) -> Cents {
        match self {
            Round::Baccarat(table) => table.vigorish_owed(seat),
            Round::Poker(_) => Cents::ZERO,
        }
    }

    /// Whether vigorish is marked on the layout.
    pub fn vigorish_is_marked(&self) -> bool {
        match self {
            Round::Baccarat(table) => table.vigorish_is_marked(),
            Round::Poker(_) => false,
        }
    }

    /// Whether marked vigorish has to be collected before the cards are shuffled again or replaced.
    pub fn vigorish_is_due(&self) -> bool {
        match self {
            Round::Baccarat(table) => table.vigorish_is_due(),
            Round::Poker(_) => false,
        }
    }

    /// The shoe was taken out of play between rounds.
    pub(crate) fn shoe_ended(&mut self) {
        match self {
            Round::Baccarat(table) => table.shoe_ended(),
            Round::Poker(_) => {}
        }
    }

    /// A player leaves: whatever the player owes is collected, whatever part the player has is given up, and nobody
    /// goes whom the round keeps.
    pub(crate) fn leave(&self, context: Context, seat: Seat, draft: &mut Draft) -> Check {
        match self {
            Round::Baccarat(table) => baccarat::collect_on_leaving(context.at(table), seat, draft),
            Round::Poker(table) => poker::check_leaving(context.at(table), seat),
        }
    }

    /// Whether a wager that is made after the deal may be made now, of this amount, by putting chips down.
    pub(crate) fn check_made_later(
        &self,
        context: Context,
        seat: Seat,
        position: Seat,
        amount: Cents,
    ) -> Check {
        match self {
            Round::Baccarat(_) => Ok(()),
            Round::Poker(table) => {
                poker_game(context.filed()).check_made_later(context.at(table), seat, position, amount)
            }
        }
    }

    /// Before the cards are shuffled again, a stub that had to be counted is.
    pub(crate) fn check_stub_counted(&self) -> Check {
        match self {
            Round::Baccarat(_) => Ok(()),
            Round::Poker(table) => poker::check_stub_counted(table),
        }
    }

    /// The cards have changed.
    fn cards_changed(&mut self, event: &CardsEvent) {
        match self {
            Round::Baccarat(_) => {}
            Round::Poker(table) => table.cards_changed(event),
        }
    }

    /// Chips have moved.
    fn chips_moved(&mut self, transfer: &Transfer, wagering: &Wagering) {
        match self {
            Round::Baccarat(_) => {}
            Round::Poker(table) => table.chips_moved(transfer, wagering),
        }
    }

    /// A player has left the table.
    pub(crate) fn player_left(&mut self, seat: Seat) {
        match self {
            Round::Baccarat(_) => {}
            Round::Poker(table) => table.player_left(seat),
        }
    }

    /// A player has walked away during a round: the wagers are lost, where the chapter lets the house say so.
    pub(crate) fn abandon<'a>(
        &'a self,
        context: Context<'a>,
        seat: Seat,
        clause: Provision,
    ) -> Result<Draft<'a>, Refusal> {
        match self {
            Round::Baccarat(_) => Err(Refusal::plain(SeatsReason::NoAbandonmentHere)),
            Round::Poker(table) => Ok(poker::abandon(context.at(table), seat, clause)),
        }
    }
}

impl State {
    /// The round of a baccarat game, if it is one.
    pub const fn baccarat(&self) -> Option<&BaccaratTable> {
        match &self.round {
            Round::Baccarat(table) => Some(table),
            Round::Poker(_) => None,
        }
    }

    /// The round of a poker-type game, if it is one.
    pub const fn poker(&self) -> Option<&PokerTable> {
        match &self.round {
            Round::Poker(table) => Some(table),
            Round::Baccarat(_) => None,
        }
    }

    /// Who deals the cards: the dealer, or the player who is the curator.
    pub(crate) fn deals(&self) -> Actor {
        match &self.round {
            Round::Baccarat(table) => table.curator().map_or(Actor::Dealer, Actor::Player),
            Round::Poker(_) => Actor::Dealer,
        }
    }

    /// What an event of a baccarat game changes.
    pub(crate) fn baccarat_and_cards(&mut self) -> (&mut BaccaratTable, &mut Cards) {
        match &mut self.round {
            Round::Baccarat(table) => (table, &mut self.cards),
            Round::Poker(_) => unreachable!("the record of a table has the events of its own game"),
        }
    }

    /// What an event of a poker-type game changes.
    pub(crate) fn poker_and_cards(&mut self) -> (&mut PokerTable, &mut Cards) {
        match &mut self.round {
            Round::Poker(table) => (table, &mut self.cards),
            Round::Baccarat(_) => unreachable!("the record of a table has the events of its own game"),
        }
    }
}

/// An act goes to the machine that it concerns.
pub(crate) fn decide(context: Context) -> Decision {
    let Context { state, command, .. } = context;
    match (&command.act, &state.round) {
        (Act::Cards(act), Round::Baccarat(table)) => {
            baccarat::with_kept_cards(context.at(table), cards::decide(context, act)?)
        }
        (Act::Cards(act), Round::Poker(_)) => cards::decide(context, act),
        (Act::Seats(act), _) => seats::decide(context, act),
        (Act::Wager(act), _) => wagering::decide(context, act),
        (Act::Conduct(act), _) => conduct::decide(context, act),
        (Act::Baccarat(act), Round::Baccarat(table)) => baccarat::decide(context.at(table), act),
        (Act::Poker(act), Round::Poker(table)) => poker::decide(context.at(table), act),
        (Act::Baccarat(_), Round::Poker(_)) | (Act::Poker(_), Round::Baccarat(_)) => {
            Err(Refusal::plain(Reason::AnotherGame))
        }
    }
}

/// An event changes what belongs to its machine.
pub(crate) fn evolve(state: &mut State, entry: &Entry) {
    match &entry.event {
        Event::Cards(event) => {
            cards::evolve(state, event, entry.at);
            cards::bodily(state, event, entry.provision);
            state.round.cards_changed(event);
        }
        Event::Seats(event) => seats::evolve(state, event),
        Event::Wager(event) => wagering::evolve(state, event),
        Event::Chips(transfer) => {
            state.ledger.enter(transfer);
            state.round.chips_moved(transfer, &state.wagering);
        }
        Event::Baccarat(event) => {
            let (table, cards) = state.baccarat_and_cards();
            baccarat::evolve(table, cards, event);
            baccarat::bodily(state, event);
        }
        Event::Poker(event) => {
            poker::evolve(state, event);
            poker::bodily(state, event);
        }
        Event::Conduct(event) => conduct::evolve(state, event, entry),
        Event::Announced(_) => {}
    }
}

/// The steps of the round.
pub(crate) fn steps(steps: &mut Steps) {
    match &steps.state.round {
        Round::Baccarat(table) => baccarat::steps(table, steps),
        Round::Poker(table) => poker::steps(table, steps),
    }
}

/// The hands on the table as a viewer sees them.
pub(crate) fn hands(state: &State, viewer: Viewer) -> Vec<HandView> {
    match &state.round {
        Round::Baccarat(table) => sight::baccarat_hands(table, viewer),
        Round::Poker(table) => sight::poker_hands(state, table, viewer),
    }
}

/// The clause by which a viewer is told of an event. How a player set a hand decides which clause the record cites; for
/// those who may not know, it is the one on setting the hand at all.
pub(crate) fn told_under(state: &State, entry: &Entry, told: &Event) -> Provision {
    match (told, state.chapter().poker()) {
        (Event::Poker(event), Some(clauses)) if event.hides_a_split() => clauses.completion.decide,
        (_, Some(_) | None) => entry.provision,
    }
}

/// An event as a viewer is told of it, with what the viewer may not see hidden.
pub(crate) fn told(state: &State, event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Cards(event) => event.clone().without_order().into(),
        Event::Baccarat(event) => event.told(|seen_by| viewer.sees(seen_by)).into(),
        Event::Poker(event) => {
            let owner = |position| state.wagering.owner(position);
            event.told(owner, |seen_by| viewer.sees(seen_by)).into()
        }
        Event::Seats(_) | Event::Wager(_) | Event::Chips(_) | Event::Announced(_) | Event::Conduct(_) => {
            event.clone()
        }
    }
}

/// An event in words.
pub(crate) fn tell(scene: &Scene, event: &Event) -> Explanation {
    match (event, scene.after.map(|state| &state.round)) {
        (Event::Cards(event), _) => explain::cards(scene, event),
        (Event::Seats(event), _) => explain::seats(scene, event),
        (Event::Wager(event), _) => explain::wager(scene, event),
        (Event::Chips(transfer), _) => explain::chips(scene, transfer),
        (Event::Announced(announcement), _) => explain::announced(scene, *announcement),
        (Event::Conduct(event), _) => explain::conduct(scene, event),
        (Event::Baccarat(event), Some(Round::Baccarat(table))) => {
            explain::baccarat(scene, Some(table), event)
        }
        (Event::Baccarat(event), None) => explain::baccarat(scene, None, event),
        (Event::Poker(event), Some(Round::Poker(table))) => explain::poker(scene, Some(table), event),
        (Event::Poker(event), None) => explain::poker(scene, None, event),
        (Event::Baccarat(_), Some(Round::Poker(_))) | (Event::Poker(_), Some(Round::Baccarat(_))) => {
            unreachable!("the record of a table has the events of its own game")
        }
    }
}

/// Chips that move because of a result, told by the ruling; nothing where they move for another reason.
pub(crate) fn ruling(scene: &Scene, transfer: &Transfer) -> Option<Explanation> {
    match &scene.after?.round {
        Round::Baccarat(table) => explain::baccarat_ruling(scene, table, transfer),
        Round::Poker(table) => explain::poker_ruling(scene, table, transfer),
    }
}

impl Act {
    /// The act of a baccarat round, if it is one.
    pub const fn as_baccarat(&self) -> Option<&BaccaratAct> {
        match self {
            Act::Baccarat(act) => Some(act),
            Act::Cards(_) | Act::Seats(_) | Act::Wager(_) | Act::Poker(_) | Act::Conduct(_) => None,
        }
    }

    /// The act of a poker-type round, if it is one.
    pub const fn as_poker(&self) -> Option<&PokerAct> {
        match self {
            Act::Poker(act) => Some(act),
            Act::Cards(_) | Act::Seats(_) | Act::Wager(_) | Act::Baccarat(_) | Act::Conduct(_) => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::ClockRunsBackwards { last } => {
                write!(f, "the record already reaches {last}; time only goes on")
            }
            Reason::AnotherGame => f.write_str("this act belongs to another game"),
            Reason::Cards(reason) => fmt::Display::fmt(reason, f),
            Reason::Seats(reason) => fmt::Display::fmt(reason, f),
            Reason::Wager(reason) => fmt::Display::fmt(reason, f),
            Reason::Baccarat(reason) => fmt::Display::fmt(reason, f),
            Reason::Poker(reason) => fmt::Display::fmt(reason, f),
            Reason::Conduct(reason) => fmt::Display::fmt(reason, f),
        }
    }
}

/// What only one of the poker-type games does: its options, as they were approved, are the game.
pub(crate) fn poker_game(filed: &ApprovedSubmission) -> &dyn poker::Game {
    match filed.options() {
        Options::ThreeCardPrime(options) => options,
        Options::Saigon5Card(options) => options,
        Options::Baccarat(_) => unreachable!("a poker-type round is played by a poker-type submission"),
    }
}

/// What only one of the poker-type games has to tell.
pub(crate) fn poker_tales(filed: &ApprovedSubmission) -> &dyn Tales {
    match filed.options() {
        Options::ThreeCardPrime(options) => options,
        Options::Saigon5Card(options) => options,
        Options::Baccarat(_) => unreachable!("a poker-type round is played by a poker-type submission"),
    }
}

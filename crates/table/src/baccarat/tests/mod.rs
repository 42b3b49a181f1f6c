//! The paragraphs of the three chapters on the round, proved at a table. A test loops over the chapters, or over
//! the five procedures, where they say the same.

mod completion;
mod cover_card;
mod curator;
mod dealing;
mod in_error;
mod instructions;
mod interface;
mod kept;
mod leaving;
mod passing;
mod refusals;
mod rounds;
mod settlement;
mod simulated;
mod third_cards;
mod turning;
mod turning_right;
mod vigorish;
mod void;
mod wagers;
mod walk;

use alloc::borrow::Cow;

use croupier_rules::families::baccarat::irregularities::Disclosure;
use croupier_rules::families::baccarat::procedure::Method;
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Side, Variation};
use croupier_rules::kit::wager::{GameWager, Rounding, Wager};
use croupier_rules::submission::Edits;
use croupier_rules::{Card, Cents, GameId, Provision};

use super::{BaccaratAct, BaccaratEvent, BaccaratReason, BaccaratTable, Due};
use crate::cards::Cards;
use crate::command::{Act, Actor, Command};
use crate::conduct::Standing;
use crate::decide::decide;
use crate::event::{Entries, Event};
use crate::form::Form;
use crate::ground::Ground;
use crate::ledger::Account;
use crate::ordinary::ordinary;
use crate::refusal::Reason;
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::seen_by::SeenBy;
use crate::state::{Round, State};
use crate::steps::{Duty, Step, steps};
use crate::testing;
use crate::wagering::{WagerAct, WagerReason};

/// The five procedures: a game and how its cards are dealt.
const PROCEDURES: [(GameId, Method); 5] = [
    (GameId::Minibaccarat, Method::FaceUp),
    (GameId::Minibaccarat, Method::FaceDown),
    (GameId::Midibaccarat, Method::PlayersTurn),
    (GameId::Baccarat, Method::PlayersTurn),
    (GameId::Baccarat, Method::CallerTurns),
];

/// The procedures in which players turn the cards.
const PLAYERS_TURN: [GameId; 2] = [GameId::Midibaccarat, GameId::Baccarat];

/// The three games.
const GAMES: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];

const DEALER: Actor = Actor::Dealer;
const FLOOR: Actor = Actor::Floorperson;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn player(number: u8) -> Actor {
    Actor::Player(seat(number))
}

fn setup(game: GameId, dealing: Method) -> Edits {
    match dealing {
        Method::FaceUp => ordinary(game).with("dealing.initial_cards", "face up"),
        Method::FaceDown => ordinary(game).with("dealing.initial_cards", "face down"),
        Method::PlayersTurn if game == GameId::Midibaccarat => ordinary(game),
        Method::PlayersTurn => ordinary(game).with("dealing.cards_turned_by", "players"),
        Method::CallerTurns => ordinary(game).with("dealing.cards_turned_by", "dealer"),
    }
}

fn standard(game: GameId) -> Edits {
    ordinary(game)
}

/// The same table as an EZ Baccarat table or one that extracts vigorish.
fn played(game: GameId, variation: Variation) -> Edits {
    match variation {
        Variation::Ez => standard(game).with("wagers.variation", "ez"),
        Variation::Vigorish(Rounding::Exact) => standard(game),
        Variation::Vigorish(Rounding::UpToQuarter) => {
            standard(game).with("vigorish.rounding", "up to quarter")
        }
    }
}

/// The id of a paragraph in the chapter of a game.
fn of(game: GameId, [mini, midi, baccarat]: [&'static str; 3]) -> &'static str {
    match game {
        GameId::Minibaccarat => mini,
        GameId::Midibaccarat => midi,
        GameId::Baccarat => baccarat,
        GameId::ThreeCardPrime | GameId::Saigon5Card => unreachable!(),
    }
}

/// A card of a value.
fn card(value: u8) -> Card {
    let rank = match value {
        0 => 'K',
        1 => 'A',
        2..=9 => (b'0' + value) as char,
        _ => unreachable!(),
    };
    format!("{rank}c").parse().unwrap()
}

/// Cards of these values, in the order of the deal.
fn cards(values: &[u8]) -> Vec<Card> {
    values.iter().copied().map(card).collect()
}

/// Player 9 with two cards, Banker 0: the Player's Hand wins and nobody draws.
const PLAYER_WINS: [u8; 4] = [4, 0, 5, 0];
/// Player 0, Banker 9: the Banker's Hand wins and nobody draws.
const BANKER_WINS: [u8; 4] = [0, 4, 0, 5];
/// Player 8, Banker 8.
const TIE: [u8; 4] = [4, 3, 4, 5];
/// Player 6, Banker 7: both stay.
const BOTH_STAY: [u8; 4] = [6, 7, 0, 0];
/// Player 7, Banker 5: only the Banker's Hand draws.
const BANKER_DRAWS: [u8; 4] = [7, 5, 0, 0];
/// Player 2 draws a 4, Banker 5 draws a 2: a Dragon 7.
const DRAGON_7: [u8; 6] = [2, 5, 0, 0, 4, 2];

/// A step of the round. None of them has a blank.
#[derive(Clone, Debug)]
struct Listed {
    by: Actor,
    act: BaccaratAct,
    duty: Duty,
    says: Cow<'static, str>,
}

impl Listed {
    fn of_round(step: Step) -> Option<Listed> {
        let Step { by, act, duty, says, .. } = step;
        match act {
            Form::Exact(Act::Baccarat(act)) => Some(Listed { by, act, duty, says }),
            _ => None,
        }
    }
}

/// A table and the ways to play at it.
struct Play {
    state: State,
}

impl Play {
    /// A table with these cards and then nothing but Bankers' wins, and a player with $1,000 at seats 1 to 3.
    fn new(setup: Edits, values: &[u8]) -> Play {
        let mut order = cards(values);
        order.extend(cards(&BANKER_WINS.repeat(20)));
        Play::with_shoe(setup, order, None)
    }

    fn with_shoe(setup: Edits, order: Vec<Card>, cover: Option<usize>) -> Play {
        let mut play = Play { state: testing::prepared(&setup, order, cover) };
        (1..=3).for_each(|number| play.sit(number, 1000));
        play
    }

    fn sit(&mut self, number: u8, dollars: i64) {
        let act = Act::Seats(SeatsAct::Sit { cash: Cents::dollars(dollars) });
        self.perform(player(number), act);
    }

    fn perform(&mut self, actor: Actor, act: Act) -> Entries {
        let command = Command::new(self.state.clock, actor, act);
        let entries = testing::act(&mut self.state, &command);
        assert_eq!(self.state.ledger.total(), Cents::ZERO);
        entries.unwrap_or_else(|refusal| panic!("{command:?} refused: {refusal}"))
    }

    fn act(&mut self, actor: Actor, act: BaccaratAct) -> Entries {
        self.perform(actor, Act::Baccarat(act))
    }

    fn dealer(&mut self, act: BaccaratAct) -> Entries {
        self.act(DEALER, act)
    }

    fn bet(&mut self, number: u8, wager: BaccaratWager, dollars: i64) {
        let (position, wager) = (seat(number), wager.into());
        let amount = Cents::dollars(dollars);
        self.perform(player(number), Act::Wager(WagerAct::Place { position, wager, amount }));
    }

    /// The refusal of an act: why, and under which provision. The state stays as it was.
    fn refused(&self, actor: Actor, act: BaccaratAct) -> (BaccaratReason, &'static str) {
        let before = self.state.clone();
        let command = Command::new(self.state.clock, actor, Act::Baccarat(act));
        let refusal = decide(&self.state, &command).expect_err("the act should be refused");
        assert_eq!(self.state, before);
        assert!(!refusal.to_string().is_empty());
        assert!(!self.listed().iter().any(|step| step.by == actor && step.act == act));
        match refusal.reason {
            Reason::Baccarat(reason) => (reason, refusal.provision.map_or("", |provision| provision.id())),
            other => panic!("refused by another machine: {other:?}"),
        }
    }

    /// The refusal of an act about wagers: why, and under which provision.
    fn wager_refused(&self, actor: Actor, act: WagerAct) -> (WagerReason, &'static str) {
        let command = Command::new(self.state.clock, actor, Act::Wager(act));
        let refusal = decide(&self.state, &command).expect_err("the act should be refused");
        match refusal.reason {
            Reason::Wager(reason) => (reason, refusal.provision.map_or("", |provision| provision.id())),
            other => panic!("refused by another machine: {other:?}"),
        }
    }

    /// The refusal of an act of the round for the sake of a wager.
    fn call_first(&self, actor: Actor, act: BaccaratAct) -> (WagerReason, &'static str) {
        let command = Command::new(self.state.clock, actor, Act::Baccarat(act));
        let refusal = decide(&self.state, &command).expect_err("the act should be refused");
        match refusal.reason {
            Reason::Wager(reason) => (reason, refusal.provision.map_or("", |provision| provision.id())),
            other => panic!("refused for another reason: {other:?}"),
        }
    }

    fn accepts(&self, actor: Actor, act: BaccaratAct) -> bool {
        let command = Command::new(self.state.clock, actor, Act::Baccarat(act));
        decide(&self.state, &command).is_ok()
    }

    /// Cards that are ready in this order, as if everything before had been done.
    fn new_shoe(&mut self, values: &[u8]) {
        self.state.cards = Cards::prepared(self.state.filed(), cards(values), None, self.state.clock);
    }

    fn table(&self) -> &BaccaratTable {
        match &self.state.round {
            Round::Baccarat(table) => table,
            Round::Poker(_) => unreachable!(),
        }
    }

    fn due(&self) -> Due {
        self.table().due(&self.state)
    }

    /// What can be done in the round now.
    fn listed(&self) -> Vec<Listed> {
        steps(&self.state, self.state.clock).into_iter().filter_map(Listed::of_round).collect()
    }

    /// The duties of the round now.
    fn musts(&self) -> Vec<Listed> {
        self.listed().into_iter().filter(|step| step.duty == Duty::Must).collect()
    }

    /// Does the first duty of the round.
    fn next(&mut self) -> Entries {
        let step = self.musts().into_iter().next().expect("somebody must do something");
        self.act(step.by, step.act)
    }

    /// Follows the duties until something is due.
    fn until(&mut self, due: Due) {
        while self.due() != due {
            self.next();
        }
    }

    /// Makes sure there is a curator where there has to be one, and ends the betting.
    fn end_betting(&mut self) {
        while !self.accepts(DEALER, BaccaratAct::NoMoreBets) {
            self.next();
        }
        self.dealer(BaccaratAct::NoMoreBets);
    }

    /// Deals and settles a round by the duties, up to the next betting.
    fn round(&mut self) -> Vec<Event> {
        self.end_betting();
        self.finish()
    }

    /// Follows the duties to the next betting.
    fn finish(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        while !self.state.betting_is_open() {
            events.extend(self.next().into_iter().map(|entry| entry.event));
        }
        events
    }

    /// A round in which seat 2 has $100 on the Player's Hand, up to what is due.
    fn up_to(setup: Edits, values: &[u8], due: Due) -> Play {
        let mut play = Play::new(setup, values);
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        play.until(due);
        play
    }

    fn chips(&self, number: u8) -> Cents {
        self.state.ledger.balance(Account::Player(seat(number)))
    }

    fn on_layout(&self) -> Cents {
        (1..=14).map(|number| self.state.ledger.on_layout(seat(number))).sum()
    }

    /// How a bodily duty stands.
    fn standing(&self, id: &str) -> Option<Standing> {
        self.state.conduct.standing(Provision::of(id))
    }

    fn owed(&self, number: u8) -> Cents {
        self.table().vigorish_owed(seat(number))
    }

    /// How many cards have left the shoe.
    fn drawn(&self) -> usize {
        self.state.cards.shoe.drawn()
    }

    fn hand(&self, side: Side) -> Vec<Card> {
        (0..3).filter_map(|place| self.table().card(super::TableCard::OfHand { side, place })).collect()
    }
}

/// The provisions of some entries.
fn ids(entries: &Entries) -> Vec<&'static str> {
    entries.iter().map(|entry| entry.provision.id()).collect()
}

/// The events of the round among some entries.
fn events(entries: &Entries) -> Vec<BaccaratEvent> {
    let of_round = entries.iter().filter_map(|entry| match entry.event {
        Event::Baccarat(event) => Some(event),
        _ => None,
    });
    of_round.collect()
}

/// Whether one of the entries is this, under this provision.
fn has(entries: &Entries, id: &str, event: Event) -> bool {
    entries.iter().any(|entry| entry.provision.id() == id && entry.event == event)
}

const SEEN: Disclosure = Disclosure::WhenDealt;
const UNSEEN: Disclosure = Disclosure::NotDisclosed;

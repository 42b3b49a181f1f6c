//! The table on which a scenario plays.

use croupier_rules::{Card, GameId};

use crate::command::{Act, Actor, Command};
use crate::decide::{Decision, apply, decide};
use crate::event::{Entries, Entry};
use crate::setup::Setup;
use crate::state::State;
use crate::time::Time;

use super::expectation::{self, Expectation};
use super::failure::Problem;
use super::script::Item;
use super::{options, verbs};

/// A table, its clock, the cards that are rigged, and everything that was recorded.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    setup: Option<Setup>,
    state: Option<State>,
    now: Time,
    cards: Vec<Card>,
    cover: Option<usize>,
    left: Option<usize>,
    record: Vec<Entry>,
    last: usize,
}

impl Stage {
    /// The table, once its game is known.
    pub fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// Everything that was recorded at this table, in order.
    pub fn record(&self) -> &[Entry] {
        &self.record
    }

    /// What the last act brought about.
    pub fn last_entries(&self) -> &[Entry] {
        &self.record[self.last..]
    }

    /// All the cards of one set of this table.
    pub(super) fn set(&self) -> Result<Vec<Card>, Problem> {
        self.setup.as_ref().map(options::full_set).ok_or_else(|| Problem::unreadable("game GAME comes first"))
    }

    /// The setup of the table.
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// A table that opens with this setup.
    pub fn open_with(setup: Setup) -> Stage {
        Stage { state: Some(State::new(setup.clone())), setup: Some(setup), ..Stage::default() }
    }

    /// Reads what an actor wants to do, as a scenario writes it.
    pub fn read(&self, actor: Actor, words: &str) -> Result<Act, Problem> {
        verbs::parse(self, actor, words)
    }

    /// Does something, where it is accepted, and records it.
    pub fn command(&mut self, actor: Actor, act: Act) -> Result<Decision, Problem> {
        let command = Command { at: self.now, actor, act };
        let decision = self.decide(&command)?;
        self.last = self.record.len();
        if let Ok(entries) = &decision {
            self.enter(entries);
        }
        Ok(decision)
    }

    pub(super) fn perform(&mut self, item: &Item) -> Result<(), Problem> {
        match item {
            Item::Game(game) => self.game(*game),
            Item::Option(key, value) => self.option(key, value),
            Item::Cards(cards) => self.rig(cards),
            Item::Cover(above) => {
                self.cover = Some(*above);
                Ok(())
            }
            Item::Left(cards) => {
                self.left = Some(*cards);
                Ok(())
            }
            Item::Ready => self.ready(),
            Item::At(time) => {
                self.now = *time;
                Ok(())
            }
            Item::Act { actor, words, expects } => self.act(*actor, words, expects),
            Item::Expect(check) => {
                self.open()?;
                check.hold(self)
            }
        }
    }

    /// A table of this game; what was done at another one before has nothing to do with it.
    fn game(&mut self, game: GameId) -> Result<(), Problem> {
        *self = Stage { setup: Some(Setup::standard(game)), ..Stage::default() };
        Ok(())
    }

    fn option(&mut self, key: &str, value: &str) -> Result<(), Problem> {
        if self.state.is_some() {
            return Err(Problem::unreadable("options stand before the first act"));
        }
        let setup = self.setup.as_mut().ok_or_else(|| Problem::unreadable("game GAME comes first"))?;
        options::set(setup, key, value)
    }

    fn rig(&mut self, cards: &[Card]) -> Result<(), Problem> {
        self.cards = cards.to_vec();
        Ok(())
    }

    /// The rigged cards on top, the rest of the set below in the order of the notation.
    pub(super) fn order(&self, set: Vec<Card>) -> Result<Vec<Card>, Problem> {
        let mut rest = set;
        for card in &self.cards {
            let place = rest.iter().position(|other| other == card);
            let place = place.ok_or_else(|| Problem::unreadable(format!("the set has no more {card}")))?;
            rest.remove(place);
        }
        Ok(self.cards.iter().copied().chain(rest).collect())
    }

    fn ready(&mut self) -> Result<(), Problem> {
        let setup = self.setup.clone().ok_or_else(|| Problem::unreadable("game GAME comes first"))?;
        let mut order = self.order(options::full_set(&setup))?;
        let gone = self.gone(order.len())?;
        order.rotate_right(gone);
        let cover = match (self.cover, self.left) {
            (Some(above), _) => Some(gone + above),
            (None, Some(_)) => None,
            (None, None) => options::usual_cover(&setup),
        };
        let mut state = State::prepared(setup, order, cover);
        for _ in 0..gone {
            state.cards.shoe.draw();
        }
        self.state = Some(state);
        Ok(())
    }

    /// How many cards of the stack have been dealt before.
    fn gone(&self, cards: usize) -> Result<usize, Problem> {
        let gone = self.left.map_or(Some(0), |left| cards.checked_sub(left));
        gone.ok_or_else(|| Problem::unreadable(format!("the stack has {cards} cards")))
    }

    /// The table; it opens with the first thing that is done at it.
    fn open(&mut self) -> Result<&State, Problem> {
        if self.state.is_none() {
            let setup = self.setup.clone().ok_or_else(|| Problem::unreadable("game GAME comes first"))?;
            self.state = Some(State::new(setup));
        }
        self.state.as_ref().ok_or_else(|| Problem::unreadable("game GAME comes first"))
    }

    fn act(&mut self, actor: Actor, words: &str, expects: &[Expectation]) -> Result<(), Problem> {
        self.open()?;
        let act = self.read(actor, words)?;
        let decision = self.command(actor, act)?;
        expects.iter().try_for_each(|expects| expectation::meets(expects, &decision))
    }

    fn decide(&self, command: &Command) -> Result<Decision, Problem> {
        let state = self.state.as_ref().ok_or_else(|| Problem::unreadable("game GAME comes first"))?;
        Ok(decide(state, command))
    }

    fn enter(&mut self, entries: &Entries) {
        if let Some(state) = &mut self.state {
            entries.iter().for_each(|entry| apply(state, entry));
        }
        self.record.extend(entries.iter().cloned());
    }
}

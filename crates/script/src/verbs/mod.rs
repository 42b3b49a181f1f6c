//! The verbs of a scenario, by the machine that they speak to.

mod baccarat;
mod cards;
mod conduct;
mod poker;
mod seats;
mod sight;
mod wagers;

use croupier_rules::{Card, Cents};

use croupier_table::command::{Act, Actor};
use croupier_table::ground::Ground;
use croupier_table::seat::Seat;
use croupier_table::state::State;

use crate::failure::Problem;
use crate::{actor, options, script};

pub(crate) use sight::{count, seen};

/// The words of an act, read one after the other.
pub(crate) struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// Whether the words begin so; what they begin with is then read.
    fn take(&mut self, verb: &str) -> bool {
        match self.rest.strip_prefix(verb) {
            Some(rest) if rest.is_empty() || rest.starts_with(' ') => {
                self.rest = rest.trim_start();
                true
            }
            _ => false,
        }
    }

    /// The next word.
    fn word(&mut self, what: &str) -> Result<&'a str, Problem> {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        if word.is_empty() { Err(Problem::unreadable(format!("{what} is missing"))) } else { Ok(word) }
    }

    /// An amount of dollars.
    fn dollars(&mut self) -> Result<Cents, Problem> {
        options::dollars(self.word("an amount in dollars")?)
    }

    /// A whole number.
    fn number<T: core::str::FromStr>(&mut self, what: &str) -> Result<T, Problem> {
        let word = self.word(what)?;
        word.parse().map_err(|_| Problem::unreadable(format!("{what} is a whole number, not {word:?}")))
    }

    /// `seat 3`
    fn seat(&mut self) -> Result<Seat, Problem> {
        let (seat, number) = (self.word("a seat")?, self.word("a seat number")?);
        actor::seat(&format!("{seat} {number}"))
    }

    /// `on seat 3` or `at seat 3`, if it is there.
    fn position(&mut self) -> Result<Option<Seat>, Problem> {
        if self.take("on") || self.take("at") { self.seat().map(Some) } else { Ok(None) }
    }

    /// All cards that are left.
    fn cards(&mut self) -> Result<Vec<Card>, Problem> {
        script::cards(core::mem::take(&mut self.rest))
    }

    /// `because delay`, if it is there.
    fn because(&mut self) -> Result<Option<Ground>, Problem> {
        if !self.take("because") {
            return Ok(None);
        }
        let ground = Ground::ALL.into_iter().find(|ground| self.take(ground.words()));
        let words = || Ground::ALL.map(Ground::words).join(", ");
        ground.map(Some).ok_or_else(|| Problem::unreadable(format!("the grounds are {}", words())))
    }

    fn end(&self) -> Result<(), Problem> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(Problem::unreadable(format!("too many words: {:?}", self.rest)))
    }
}

/// The order of a set of cards that is shuffled: rigged in a scenario, drawn elsewhere.
pub type Order<'a> = &'a dyn Fn() -> Result<Vec<Card>, Problem>;

/// The act that the words of an actor mean at a table.
///
/// # Errors
/// What would be readable.
pub fn read(state: &State, actor: Actor, words: &str, order: Order) -> Result<Act, Problem> {
    let mut words = Words { rest: words };
    let mut act = seats::parse(&mut words)?.map(Act::Seats);
    if act.is_none() {
        act = wagers::parse(state, actor, &mut words)?.map(Act::Wager);
    }
    if act.is_none() {
        act = conduct::parse(&mut words)?.map(Act::Conduct);
    }
    if act.is_none() {
        act = cards::parse(order, &mut words)?.map(Act::Cards);
    }
    if act.is_none() {
        act = match state.baccarat() {
            Some(_) => baccarat::parse(&mut words)?.map(Act::from),
            None => poker::parse(actor, &mut words)?.map(Act::from),
        };
    }
    let act = act.ok_or_else(|| Problem::unreadable("no such verb; docs/SCENARIOS.md lists them all"))?;
    words.end().map(|()| act)
}

//! A table that is played by itself: duties are done, players bet, and once in a while something goes wrong.

use croupier_rules::submission::Edits;
use croupier_table::cards::SetId;
use croupier_table::staff::attests;
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Command, Form, Genesis};

use crate::dealer;
use crate::players;
use crate::random::Random;
use crate::recorder::{Recorder, genesis};

/// How much goes wrong at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    None,
    /// Once in a while something happens that nobody had to do.
    Frequent,
}

/// A table that is played by itself.
pub struct Walk {
    pub table: Recorder,
    pub random: Random,
    pub rounds: usize,
    /// The commands that were accepted.
    pub commands: Vec<Command>,
    trouble: Trouble,
}

/// More commands than any way from one round to the next can need.
const STUCK: usize = 3_000;

impl Walk {
    pub fn open(edits: &Edits, seed: u64, trouble: Trouble) -> Walk {
        Walk::at(genesis(edits), seed, trouble)
    }

    pub fn at(genesis: Genesis, seed: u64, trouble: Trouble) -> Walk {
        let (table, random) = (Recorder::open(genesis), Random::new(seed));
        Walk { table, random, rounds: 0, commands: Vec::new(), trouble }
    }

    /// Plays until one more round has begun and ended.
    pub fn round(&mut self) {
        let mut began = false;
        for _ in 0..STUCK {
            if began && self.table.state().betting_is_open() {
                self.rounds += 1;
                return;
            }
            began |= self.command();
        }
        panic!("{}", self.told("no round after thousands of commands"));
    }

    /// Performs the next command; says whether it began a round.
    pub fn command(&mut self) -> bool {
        let listed = steps(self.table.state(), self.table.state().clock);
        let next = self.attestation(&listed).or_else(|| self.trouble(&listed)).or_else(|| self.duty(&listed));
        if let Some(command) = next {
            self.perform(&command);
            return false;
        }
        if let Some(command) = self.ending(&listed) {
            self.perform(&command);
            return true;
        }
        assert!(self.table.state().betting_is_open(), "{}", self.told("nobody has anything to do"));
        self.bet();
        false
    }

    /// What the staff did it attests, if it does not forget to.
    fn attestation(&mut self, listed: &[Step]) -> Option<Command> {
        let step = listed.iter().find(|step| attests(step))?;
        self.random.one_in(2).then(|| dealer::command(self.table.state(), step, &mut self.random))
    }

    pub fn duty(&mut self, listed: &[Step]) -> Option<Command> {
        dealer::duty(self.table.state(), listed, &mut self.random)
    }

    /// The betting ends when anything is staked; where the list does not say so yet, it goes on.
    pub fn ending(&mut self, listed: &[Step]) -> Option<Command> {
        dealer::no_more_bets(self.table.state(), listed)
    }

    /// Something that may, but need not, be done.
    fn trouble(&mut self, listed: &[Step]) -> Option<Command> {
        if self.trouble == Trouble::None || !self.random.one_in(12) {
            return None;
        }
        let optional: Vec<&Step> = listed.iter().filter(|step| is_trouble(step)).collect();
        let step = (!optional.is_empty()).then(|| self.random.pick(&optional))?;
        Some(dealer::command(self.table.state(), step, &mut self.random))
    }

    pub fn bet(&mut self) {
        for command in players::before_round(self.table.state(), &mut self.random) {
            // Whatever a player wants and may not is refused; the next one tries something else.
            if self.table.perform(&command).is_ok() {
                self.commands.push(command);
            }
        }
    }

    pub fn perform(&mut self, command: &Command) {
        if let Err(refusal) = self.table.perform(command) {
            panic!("{}", self.told(&format!("{command:?} was listed and is refused: {refusal}")));
        }
        self.commands.push(command.clone());
    }

    fn told(&self, what: &str) -> String {
        let state = self.table.state();
        let setup = state.filed();
        let stages = SetId::ALL.map(|set| state.cards.set(set).stage());
        let last = self.table.record().iter().rev().take(8).collect::<Vec<_>>();
        format!("{what}\nround {}\n{setup:?}\n{stages:?}\n{:?}\nlast: {last:#?}", self.rounds, state.round)
    }
}

/// Reports, orders and other choices; wagers and money are the players' own business.
fn is_trouble(step: &Step) -> bool {
    let business = matches!(
        step.act,
        Form::Sit { .. }
            | Form::BuyIn { .. }
            | Form::Wager { .. }
            | Form::CallWithCash { .. }
            | Form::Exact(Act::Wager(_))
    );
    step.duty == Duty::May && !business
}

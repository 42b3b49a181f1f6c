//! Every table of every game, from its opening through hundreds of rounds: nobody is ever stuck.

use croupier_rules::GameId;
use croupier_rules::submission::Edits;
use croupier_table::cards::SetId;
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Command, Form};

use crate::dealer;
use crate::players;
use crate::random::Random;
use crate::recorder::{Recorder, genesis};
use crate::tables;

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
    trouble: Trouble,
}

/// More commands than any way from one round to the next can need.
const STUCK: usize = 3_000;

impl Walk {
    pub fn open(edits: &Edits, seed: u64, trouble: Trouble) -> Walk {
        Walk { table: Recorder::open(genesis(edits)), random: Random::new(seed), rounds: 0, trouble }
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
        if let Some(command) = self.trouble(&listed).or_else(|| self.duty(&listed)) {
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

    fn duty(&mut self, listed: &[Step]) -> Option<Command> {
        dealer::duty(self.table.state(), listed, &mut self.random)
    }

    /// The betting ends when anything is staked; where the list does not say so yet, it goes on.
    fn ending(&mut self, listed: &[Step]) -> Option<Command> {
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

    fn bet(&mut self) {
        for command in players::before_round(self.table.state(), &mut self.random) {
            // Whatever a player wants and may not is refused; the next one tries something else.
            let _ = self.table.perform(&command);
        }
    }

    fn perform(&mut self, command: &Command) {
        if let Err(refusal) = self.table.perform(command) {
            panic!("{}", self.told(&format!("{command:?} was listed and is refused: {refusal}")));
        }
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

fn walk(game: GameId, trouble: Trouble, rounds: usize) {
    for (number, edits) in tables::of(game).iter().enumerate() {
        let mut walk = Walk::open(edits, number as u64, trouble);
        (0..rounds).for_each(|_| walk.round());
        assert_eq!(walk.rounds, rounds);
        assert_eq!(&walk.table.replayed(), walk.table.state(), "the record alone gives the same table");
    }
}

#[test]
fn minibaccarat_is_never_stuck() {
    walk(GameId::Minibaccarat, Trouble::None, 200);
    walk(GameId::Minibaccarat, Trouble::Frequent, 200);
}

#[test]
fn midibaccarat_is_never_stuck() {
    walk(GameId::Midibaccarat, Trouble::None, 200);
    walk(GameId::Midibaccarat, Trouble::Frequent, 200);
}

#[test]
fn baccarat_is_never_stuck() {
    walk(GameId::Baccarat, Trouble::None, 200);
    walk(GameId::Baccarat, Trouble::Frequent, 200);
}

#[test]
fn three_card_prime_is_never_stuck() {
    walk(GameId::ThreeCardPrime, Trouble::None, 200);
    walk(GameId::ThreeCardPrime, Trouble::Frequent, 200);
}

#[test]
fn saigon_5_card_is_never_stuck() {
    walk(GameId::Saigon5Card, Trouble::None, 200);
    walk(GameId::Saigon5Card, Trouble::Frequent, 200);
}

#[test]
fn tables_no_chapter_provides_for_cannot_be_opened() {
    for game in GameId::ALL {
        for choice in tables::combinations(game) {
            let (edits, provided) = (tables::table(&choice, 0), tables::provided_for(&choice));
            assert_eq!(edits.check().is_ok(), provided, "{choice:?}: {:?}", edits.check());
            assert!(!provided || can_begin(&edits), "{choice:?}");
        }
    }
}

/// Whether a round can begin after every duty is done for long enough.
fn can_begin(edits: &Edits) -> bool {
    let mut walk = Walk::open(edits, 7, Trouble::None);
    for _ in 0..400 {
        let listed = steps(walk.table.state(), walk.table.state().clock);
        let command = walk.duty(&listed).or_else(|| walk.ending(&listed));
        match command {
            Some(command) => walk.perform(&command),
            None => walk.bet(),
        }
        if walk.table.state().round_is_under_way() {
            return true;
        }
    }
    false
}

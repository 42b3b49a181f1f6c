//! A million commands for each game, most of them wrong: nothing panics, the list and the check agree, a refused
//! command leaves no trace, chips are conserved, and the record alone gives the table again.

use std::collections::{BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use croupier_rules::GameId;
use croupier_rules::submission::Edits;
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::{Act, Command, Genesis, ReadyCards, State, decide, ordinary};

use crate::accepted;
use crate::dealer;
use crate::kinds::{ActKind, actor_kind, name};
use crate::mutations::Maker;
use crate::random::Random;
use crate::recorder::{Recorder, genesis};
use crate::tables;

/// A table at which random things are tried.
struct Trial {
    table: Recorder,
    random: Random,
    listed: Vec<Step>,
    listed_kinds: Vec<ActKind>,
    kinds: HashSet<(ActKind, core::mem::Discriminant<croupier_table::Actor>)>,
    accepted: BTreeSet<String>,
    names: HashSet<ActKind>,
}

impl Trial {
    fn new(genesis: Genesis, seed: u64) -> Trial {
        let table = Recorder::open(genesis);
        let random = Random::new(seed);
        let mut trial = Trial {
            table,
            random,
            listed: Vec::new(),
            listed_kinds: Vec::new(),
            kinds: HashSet::new(),
            accepted: BTreeSet::new(),
            names: HashSet::new(),
        };
        trial.list();
        trial
    }

    /// Lists what may be done now, and checks that all of it is accepted.
    fn list(&mut self) {
        let state = self.table.state();
        self.listed = steps(state);
        self.kinds.clear();
        for step in &self.listed {
            let command = Command::new(state.clock, step.actor, step.act.clone());
            assert!(decide(state, &command).is_ok(), "{command:?} is listed and refused");
            self.kinds.insert((ActKind::of(&step.act), actor_kind(state, step.actor)));
        }
        self.listed_kinds.clear();
        for kind in self.listed.iter().map(|step| ActKind::of(&step.act)) {
            if !self.listed_kinds.contains(&kind) {
                self.listed_kinds.push(kind);
            }
        }
    }

    fn command(&mut self) -> Command {
        let step = self.step();
        let command = dealer::command(self.table.state(), &step, &mut self.random);
        let mut maker = Maker { state: self.table.state(), random: &mut self.random };
        match maker.random.below(20) {
            0..=4 => Command { at: maker.time(), ..command },
            5..=11 => maker.changed(&command),
            _ => maker.invented(),
        }
    }

    /// A listed step: a duty more often than not, so that rounds go on; otherwise every kind of act alike, so that
    /// the many ways to wager do not crowd out what happens seldom.
    fn step(&mut self) -> Step {
        let duties = self.listed.iter().filter(|step| step.duty == Duty::Must).count();
        if duties > 0 && !self.random.one_in(4) {
            return self.listed[self.random.below(duties)].clone();
        }
        let kind = self.listed_kinds[self.random.below(self.listed_kinds.len())];
        let of_kind: Vec<&Step> = self.listed.iter().filter(|step| ActKind::of(&step.act) == kind).collect();
        self.random.pick(&of_kind).clone()
    }

    fn attempt(&mut self) {
        let command = self.command();
        let (kind, actor) = (ActKind::of(&command.act), actor_kind(self.table.state(), command.by));
        // Looking at the whole table every time would take too long.
        let before = self.random.one_in(64).then(|| (self.table.state().clone(), self.table.record().len()));
        match self.table.perform(&command) {
            Ok(_) => {
                let listed = self.kinds.contains(&(kind, actor)) || matches!(command.act, Act::Conduct(_));
                assert!(listed, "{command:?} is accepted and not listed");
                if self.names.insert(kind) {
                    self.accepted.insert(name(&command.act));
                }
                self.list();
            }
            Err(_) => self.refused(before),
        }
    }

    /// A refused command changes nothing.
    fn refused(&self, before: Option<(State, usize)>) {
        if let Some((state, entries)) = before {
            assert_eq!((&state, entries), (self.table.state(), self.table.record().len()));
        }
    }

    fn run(mut self, commands: usize) -> Trial {
        (0..commands).for_each(|_| self.attempt());
        assert_eq!(&self.table.replayed(), self.table.state(), "the record alone gives the same table");
        self
    }
}

/// A small table, whose list is short, and which now and then begins near the end of its shoe.
fn small(edits: &Edits, number: usize) -> Genesis {
    let (limited, game) = (number % 2 == 1, edits.game());
    let mut edits = edits.clone().with("table.minimum", "1.00").with("table.seats", seats(game, number));
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => {}
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            edits.set("table.boxes_per_player", 1 + (number % 2) as i64);
            edits.set("table.payout_limit", if limited { "50000.00" } else { "none" });
        }
    }
    if game == GameId::Saigon5Card && number % 5 == 4 {
        edits.set("wagers.bonus", "not offered");
    }
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat if !number.is_multiple_of(3) => {
            nearly_played_out(genesis(&edits), number as u64)
        }
        _ => genesis(&edits),
    }
}

/// As few as the chapter allows, and one or two more.
fn seats(game: GameId, number: usize) -> i64 {
    match game {
        GameId::Baccarat => 10,
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
            2 + (number % 3) as i64
        }
    }
}

/// A shoe from which most cards have been dealt.
fn nearly_played_out(genesis: Genesis, seed: u64) -> Genesis {
    let mut order: Vec<_> = genesis.submission().deck().cards().collect();
    Random::new(seed).shuffle(&mut order);
    let (dealt, cover) = (order.len() - 45, Some(order.len() - 14));
    genesis.ready(ReadyCards { order, cover, dealt }).expect("the cards of the table")
}

/// So many commands at so many tables; the acts that were accepted at least once.
fn trials(game: GameId, commands: usize, each: usize) -> BTreeSet<String> {
    let setups = tables::of(game);
    let mut accepted = BTreeSet::new();
    for seed in 0..commands / each {
        let genesis = small(&setups[seed % setups.len()], seed);
        accepted.extend(Trial::new(genesis, seed as u64).run(each).accepted);
    }
    accepted
}

const MILLION: usize = 1_000_000;
const EACH: usize = 12_500;

#[test]
fn a_million_commands_at_minibaccarat() {
    assert_eq!(trials(GameId::Minibaccarat, MILLION, EACH), accepted::acts(GameId::Minibaccarat));
}

#[test]
fn a_million_commands_at_midibaccarat() {
    assert_eq!(trials(GameId::Midibaccarat, MILLION, EACH), accepted::acts(GameId::Midibaccarat));
}

#[test]
fn a_million_commands_at_baccarat() {
    assert_eq!(trials(GameId::Baccarat, MILLION, EACH), accepted::acts(GameId::Baccarat));
}

#[test]
fn a_million_commands_at_three_card_prime() {
    assert_eq!(trials(GameId::ThreeCardPrime, MILLION, EACH), accepted::acts(GameId::ThreeCardPrime));
}

#[test]
fn a_million_commands_at_saigon_5_card() {
    assert_eq!(trials(GameId::Saigon5Card, MILLION, EACH), accepted::acts(GameId::Saigon5Card));
}

fn digest(trial: &Trial) -> u64 {
    let mut hasher = DefaultHasher::new();
    trial.table.record().iter().for_each(|entry| format!("{entry:?}").hash(&mut hasher));
    hasher.finish()
}

#[test]
fn the_same_seed_gives_the_same_record() {
    for game in GameId::ALL {
        let run = || Trial::new(small(&ordinary(game), 0), 3).run(2_000);
        let (first, second) = (run(), run());
        assert_eq!(digest(&first), digest(&second));
        assert_ne!(digest(&first), digest(&Trial::new(small(&ordinary(game), 0), 4).run(2_000)));
    }
}

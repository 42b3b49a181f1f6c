//! A million commands for each game, most of them wrong: nothing panics, the list and the check agree, a refused
//! command leaves no trace, chips are conserved, and the record alone gives the table again.

use core::mem::{Discriminant, discriminant};
use std::collections::{BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use croupier_rules::GameId;
use croupier_rules::submission::Edits;
use croupier_table::cards::CardsAct;
use croupier_table::steps::{Duty, Step, steps};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Command, Form, Genesis, ReadyCards, State, decide, ordinary, view};

use crate::accepted;
use crate::dealer;
use crate::kinds::{ActKind, is_same_actor, name};
use crate::mutations::Maker;
use crate::random::Random;
use crate::recorder::{Recorder, genesis};
use crate::tables;
use crate::wire;

/// The kind of a form: which blank, or which act without one.
type FormKind = (Discriminant<Form>, Option<ActKind>);

fn discriminant_of(form: &Form) -> FormKind {
    let exact = if let Form::Exact(act) = form { Some(ActKind::of(act)) } else { None };
    (discriminant(form), exact)
}

/// Acts that a form admits: the ends of its blank, and one in between.
fn samples(state: &State, form: &Form, random: &mut Random) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    match form {
        Form::Exact(_) => {}
        Form::Wager { position, wager, amount } => acts.extend(
            [amount.minimum, amount.maximum]
                .map(|amount| WagerAct::Place { position: *position, wager: *wager, amount }.into()),
        ),
        Form::CallWithCash { wager, cash } => acts.extend(
            [cash.minimum, cash.maximum].map(|cash| WagerAct::CallWithCash { wager: *wager, cash }.into()),
        ),
        Form::Cut { above } => {
            acts.extend([above.least, above.most].map(|above| CardsAct::Cut { above }.into()));
        }
        Form::InsertSecondCoverCard { below } => acts
            .extend([below.least, below.most].map(|below| CardsAct::InsertSecondCoverCard { below }.into())),
        Form::Sit { .. }
        | Form::BuyIn { .. }
        | Form::ReceivePreshuffled { .. }
        | Form::Shuffle { .. }
        | Form::ReportCount { .. }
        | Form::CountStub { .. }
        | Form::DetermineMisdeal { .. }
        | Form::Set { .. }
        | Form::ReportWrongNumber { .. } => {}
    }
    acts.push(dealer::filled(state, form, random));
    acts
}

/// A table at which random things are tried.
struct Trial {
    table: Recorder,
    random: Random,
    listed: Vec<Step>,
    listed_kinds: Vec<FormKind>,
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
            accepted: BTreeSet::new(),
            names: HashSet::new(),
        };
        trial.list();
        trial
    }

    /// Lists what may be done now, and checks that all of it is accepted, at the ends of every blank too.
    fn list(&mut self) {
        let state = self.table.state();
        self.listed = steps(state, state.clock);
        self.listed_kinds.clear();
        for step in &self.listed {
            for act in samples(state, &step.act, &mut self.random) {
                let command = Command::new(state.clock, step.by, act);
                assert!(step.act.admits(&command.act), "{command:?} does not fit {step:?}");
                assert!(decide(state, &command).is_ok(), "{command:?} is listed and refused");
            }
            let kind = discriminant_of(&step.act);
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
        let of_kind: Vec<&Step> =
            self.listed.iter().filter(|step| discriminant_of(&step.act) == kind).collect();
        self.random.pick(&of_kind).clone()
    }

    fn attempt(&mut self) {
        let command = self.command();
        wire::there_and_back(&command);
        let listed = self.is_listed(&command);
        // Looking at the whole table every time would take too long.
        let before = self.random.one_in(64).then(|| (self.table.state().clone(), self.table.record().len()));
        match self.table.perform(&command) {
            Ok(entries) => {
                assert!(listed, "{command:?} is accepted and not listed");
                if self.names.insert(ActKind::of(&command.act)) {
                    self.accepted.insert(name(&command.act));
                }
                self.wire(entries);
                self.list();
            }
            Err(_) => self.refused(before),
        }
    }

    /// Whether a form that is listed for the time of a command admits it; bodily acts are not listed.
    fn is_listed(&self, command: &Command) -> bool {
        let state = self.table.state();
        let fits = |step: &Step| is_same_actor(state, step.by, command.by) && step.act.admits(&command.act);
        if command.at == state.clock {
            return matches!(command.act, Act::Conduct(_)) || self.listed.iter().any(fits);
        }
        command.at < state.clock
            || matches!(command.act, Act::Conduct(_))
            || steps(state, command.at).iter().any(fits)
    }

    /// What the last act brought about goes over the wire and back, and so does what somebody sees of it.
    fn wire(&mut self, entries: usize) {
        let record = self.table.record();
        record[record.len() - entries..].iter().for_each(wire::there_and_back);
        let viewer = self.random.pick(&wire::viewers(self.table.state()));
        wire::there_and_back(&view(self.table.state(), self.table.state().clock, viewer));
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
        assert_eq!(&wire::replayed(&self.table), self.table.state(), "so does the record that was written");
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

/// A shoe from which most cards have been dealt; at every other table, from which hardly a round is left.
fn nearly_played_out(genesis: Genesis, seed: u64) -> Genesis {
    let mut order: Vec<_> = genesis.submission().deck().cards().collect();
    Random::new(seed).shuffle(&mut order);
    let left = if seed.is_multiple_of(2) { 45 } else { 20 };
    let (dealt, cover) = (order.len() - left, Some(order.len() - 14));
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

//! A floor with a journal that is a list, and people who speak to it.

use std::collections::BTreeMap;
use std::sync::Arc;

use croupier_floor::house::Kind;
use croupier_floor::pit::SealedSeed;
use croupier_floor::{
    Answer, Asker, Batch, BatchId, Done, Floor, FreshSeed, HouseRequest, Input, Key, NewTable, Outputs, Pace,
    Plan, Record, Refused, Request, Role, Row, Screen, Shown, Staffing, TableId, TableRecord, TableRequest,
    Wake, What, Who,
};
use croupier_rules::{Cents, GameId};
use croupier_shuffle::Seed;
use croupier_table::{Actor, Genesis, Person, Seat, Span, Time, ordinary};

/// A floor, what is durable, and everything that was said and shown.
pub struct World {
    pub floor: Floor,
    pub now: Time,
    pub rows: Vec<Row>,
    pub waiting: Vec<Batch>,
    pub answers: BTreeMap<Asker, Answer>,
    pub shown: Vec<(Screen, Shown)>,
    /// Whether batches are made durable as soon as they come.
    pub prompt: bool,
    wake: Option<Wake>,
    next: u64,
    seeds: u8,
}

pub fn seat(number: u8) -> Actor {
    Actor::Player(Seat::new(number).unwrap())
}

pub fn table(name: &str) -> TableId {
    TableId::new(name).unwrap()
}

pub const INSTANT: Plan = Plan { staffing: Staffing::Automatic, pace: Pace::INSTANT, training: false };

/// What a seed is sealed as in these tests: legible, and so found where it should not be.
fn sealed(seed: &Seed) -> SealedSeed {
    SealedSeed(Arc::from(format!("sealed {}", seed.expose_hex())))
}

pub fn unseal(sealed: &SealedSeed) -> Option<Seed> {
    sealed.0.strip_prefix("sealed ")?.parse().ok()
}

impl World {
    pub fn new() -> World {
        World {
            floor: Floor::new(),
            now: Time(1_000_000),
            rows: Vec::new(),
            waiting: Vec::new(),
            answers: BTreeMap::new(),
            shown: Vec::new(),
            prompt: true,
            wake: None,
            next: 0,
            seeds: 0,
        }
    }

    /// A floor whose clock shows nothing yet, as that of a scenario does.
    pub fn at_midnight() -> World {
        World { now: Time(0), ..World::new() }
    }

    /// A table with the submission, the inventory and the cards of another one.
    pub fn open_by(&mut self, id: &TableId, genesis: &Genesis, plan: Plan) {
        let new = NewTable {
            table: id.clone(),
            submission: Arc::clone(genesis.submission()),
            inventory: genesis.inventory(),
            plan,
            ready: genesis.ready_cards().cloned(),
        };
        assert_eq!(self.ask(Who::House, None, Request::Open(Box::new(new))), Answer::Agreed);
    }

    /// A floor with one automatic table of a game at an instant pace, and one patron with $10,000.
    pub fn with_table(game: GameId) -> (World, Person, TableId) {
        let mut world = World::new();
        let id = table("one");
        world.open(&id, game, INSTANT);
        let person = world.admit("Ann", Role::Patron, Kind::Member);
        (world, person, id)
    }

    pub fn open(&mut self, id: &TableId, game: GameId, plan: Plan) {
        let submission = Arc::new(ordinary(game).check().unwrap());
        let inventory = Cents::dollars(1_000_000);
        let new = NewTable { table: id.clone(), submission, inventory, plan, ready: None };
        assert_eq!(self.ask(Who::House, None, Request::Open(Box::new(new))), Answer::Agreed);
    }

    pub fn admit(&mut self, name: &str, role: Role, kind: Kind) -> Person {
        let chips = if role == Role::Patron { Cents::dollars(10_000) } else { Cents::ZERO };
        let request = Request::House(HouseRequest::Admit { name: Arc::from(name), role, kind, chips });
        match self.ask(Who::House, None, request) {
            Answer::Admitted { person } => person,
            other => panic!("{name} is not admitted: {other:?}"),
        }
    }

    pub fn ask(&mut self, who: Who, key: Option<Key>, request: Request) -> Answer {
        let asker = self.send(who, key, request);
        self.answers.remove(&asker).expect("everybody is answered")
    }

    pub fn send(&mut self, who: Who, key: Option<Key>, request: Request) -> Asker {
        self.next += 1;
        let asker = Asker(self.next);
        self.put(Input::Ask { asker, who, key, request });
        asker
    }

    /// What somebody says at a table.
    pub fn say(&mut self, person: Person, id: &TableId, by: Actor, words: &str) -> Answer {
        self.ask(Who::Person(person), None, act(id, by, words))
    }

    pub fn done(&mut self, person: Person, id: &TableId, by: Actor, words: &str) -> Done {
        match self.say(person, id, by, words) {
            Answer::Done(done) => done,
            other => panic!("{words}: {other:?}"),
        }
    }

    pub fn refused(&mut self, person: Person, id: &TableId, by: Actor, words: &str) -> Refused {
        match self.say(person, id, by, words) {
            Answer::Refused(refused) => refused,
            other => panic!("{words}: {other:?}"),
        }
    }

    pub fn ready(&mut self, person: Person, id: &TableId) {
        let answer = self.ask(Who::Person(person), None, Request::Table(id.clone(), TableRequest::Ready));
        assert_eq!(answer, Answer::Agreed);
    }

    pub fn wait(&mut self, span: Span) {
        let until = self.now + span;
        for _ in 0..10_000 {
            self.put(Input::Tick);
            match self.wake.clone().filter(|wake| wake.at <= until) {
                Some(wake) => self.now = self.now.max(wake.at),
                None => break,
            }
        }
        self.now = until;
        self.put(Input::Tick);
    }

    pub fn put(&mut self, input: Input) {
        let outputs = self.floor.step(self.now, input);
        self.take(outputs);
    }

    fn take(&mut self, outputs: Outputs) {
        let wanted = outputs.seeds_wanted;
        self.wake = outputs.wake;
        self.answers.extend(outputs.answers);
        self.shown.extend(outputs.shown);
        self.waiting.extend(outputs.append);
        if self.prompt {
            self.write();
        }
        if wanted > 0 {
            self.give_seeds();
        }
    }

    fn give_seeds(&mut self) {
        let fresh = (0..8).map(|_| {
            self.seeds = self.seeds.wrapping_add(1);
            let seed = Seed::new([self.seeds; 32]);
            FreshSeed { sealed: sealed(&seed), seed }
        });
        let seeds = fresh.collect();
        self.put(Input::Seeds(seeds));
    }

    /// Makes durable what waits, until nothing more comes.
    pub fn write(&mut self) {
        while let Some(upto) = self.waiting.last().map(|batch| batch.id) {
            let batches = std::mem::take(&mut self.waiting);
            self.rows.extend(batches.into_iter().flat_map(|batch| batch.rows));
            self.put(Input::Durable { upto });
        }
    }

    /// Loses what waits.
    pub fn lose(&mut self) {
        let from: BatchId = self.waiting.first().expect("something waits").id;
        self.waiting.clear();
        self.put(Input::Lost { from });
    }

    /// The floor as its durable rows give it.
    pub fn restored(&self) -> Floor {
        Floor::restore(self.now, self.record(), unseal).unwrap()
    }

    pub fn record(&self) -> Record {
        let mut record = Record::default();
        for row in &self.rows {
            match row.clone() {
                Row::House(line) => record.house.push(line),
                Row::Genesis(id, genesis) => {
                    let table = TableRecord { genesis: *genesis, entries: Vec::new(), lines: Vec::new() };
                    record.tables.insert(id, table);
                }
                Row::Table(id, entry) => record.tables.get_mut(&id).unwrap().entries.push(entry),
                Row::Pit(id, line) => record.tables.get_mut(&id).unwrap().lines.push(line),
            }
        }
        record
    }

    pub fn cage(&self, person: Person) -> Cents {
        self.floor.house().member(person).unwrap().cage
    }
}

pub fn act(id: &TableId, by: Actor, words: &str) -> Request {
    Request::Act { table: id.clone(), by, what: What::Words(Arc::from(words)), expected: None }
}

//! A floor that plays, is written row by row, and is the same again after a restart; no undealt card lies in the file.

use std::sync::Arc;

use croupier_floor::house::Kind;
use croupier_floor::{
    Answer, Asker, Floor, HouseRequest, Input, NewTable, Outputs, Pace, Plan, Request, Role, Staffing,
    TableId, TableRequest, What, Who,
};
use croupier_journal::seal::Keyring;
use croupier_journal::store::memory::Memory;
use croupier_journal::store::sqlite::Sqlite;
use croupier_journal::{Chain, Store, floor};
use croupier_rules::{Cents, GameId};
use croupier_shuffle::Seed;
use croupier_table::{Actor, Person, Seat, Time, ordinary};

/// A floor whose rows go to a store at once.
struct House<S> {
    floor: Floor,
    store: S,
    chain: Chain,
    keys: Keyring,
    now: Time,
    asked: u64,
    answers: Vec<(Asker, Answer)>,
    seeds: u8,
}

impl<S: Store> House<S> {
    fn new(store: S) -> House<S> {
        let chain = Chain::new(store.heads().unwrap());
        let (floor, keys) = (Floor::new(), Keyring::of([7; 32]));
        House { floor, store, chain, keys, now: Time(1_000_000), asked: 0, answers: Vec::new(), seeds: 0 }
    }

    fn put(&mut self, input: Input) {
        let outputs = self.floor.step(self.now, input);
        self.take(outputs);
    }

    fn take(&mut self, outputs: Outputs) {
        self.answers.extend(outputs.answers);
        if let Some(batch) = outputs.append {
            let notes: Vec<_> = batch.rows.iter().map(|row| floor::note(row, &self.keys).unwrap()).collect();
            let linked = self.chain.link(notes).unwrap();
            let _ = self.store.append(&[linked]).unwrap();
            self.put(Input::Durable { upto: batch.id });
        }
        if outputs.seeds_wanted > 0 {
            let seeds = (0..outputs.seeds_wanted).map(|_| self.seed()).collect();
            self.put(Input::Seeds(seeds));
        }
    }

    fn seed(&mut self) -> croupier_floor::FreshSeed {
        self.seeds = self.seeds.wrapping_add(1);
        floor::fresh(Seed::new([self.seeds; 32]), &self.keys).unwrap()
    }

    fn ask(&mut self, who: Who, request: Request) -> Answer {
        self.asked += 1;
        let asker = Asker(self.asked);
        self.put(Input::Ask { asker, who, key: None, request });
        let place = self.answers.iter().position(|(to, _)| *to == asker).expect("an answer");
        self.answers.swap_remove(place).1
    }

    fn say(&mut self, person: Person, id: &TableId, words: &str) {
        let by = Actor::Player(Seat::new(3).unwrap());
        let what = What::Words(Arc::from(words));
        let request = Request::Act { table: id.clone(), by, what, expected: None };
        let answer = self.ask(Who::Person(person), request);
        assert!(matches!(answer, Answer::Done(_)), "{words}: {answer:?}");
    }

    fn tick(&mut self, milliseconds: u64) {
        self.now = Time(self.now.0 + milliseconds * 1_000);
        self.put(Input::Tick);
    }

    /// Opens a table of every game, seats somebody at each and plays some rounds.
    fn play(&mut self) {
        let admit = HouseRequest::Admit {
            name: Arc::from("Ann"),
            role: Role::Patron,
            kind: Kind::Guest,
            chips: Cents::dollars(10_000),
        };
        let Answer::Admitted { person } = self.ask(Who::House, Request::House(admit)) else { panic!() };
        for game in GameId::ALL {
            let id = TableId::new(game.slug()).unwrap();
            let plan = Plan { staffing: Staffing::Automatic, pace: Pace::INSTANT, training: false };
            let new = NewTable {
                table: id.clone(),
                submission: Arc::new(ordinary(game).check().unwrap()),
                inventory: Cents::dollars(1_000_000),
                plan,
                ready: None,
            };
            self.ask(Who::House, Request::Open(Box::new(new)));
            self.say(person, &id, "sit 1000");
            (0..40).for_each(|_| self.tick(60));
            let wager = if game.chapter().baccarat().is_some() { "wager banker 25" } else { "wager ante 25" };
            self.say(person, &id, wager);
            self.ask(Who::Person(person), Request::Table(id.clone(), TableRequest::Ready));
            (0..40).for_each(|_| self.tick(60));
        }
    }

    fn is_the_same_again(&self) {
        let again = floor::restore(self.now, &self.store, &self.keys).unwrap();
        assert_eq!(again.house(), self.floor.house());
        for table in self.floor.tables() {
            assert_eq!(again.table(&table.id).unwrap().durable, table.durable, "{}", table.id);
        }
        assert_eq!(self.floor.tables().count(), GameId::ALL.len());
    }
}

#[test]
fn a_floor_is_the_same_again_after_a_restart() {
    let mut house = House::new(Memory::new());
    house.play();
    house.is_the_same_again();
}

#[test]
fn a_floor_in_a_file_is_the_same_again_and_holds_no_undealt_card() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("journal.sqlite");
    let mut house = House::new(Sqlite::open(&file).unwrap());
    house.play();
    house.is_the_same_again();
    let undealt: String = {
        let table = house.floor.table(&TableId::new("minibaccarat").unwrap()).unwrap();
        let left = &table.durable.state.cards.shoe().all()[table.durable.state.cards.shoe().drawn()..];
        left.iter().take(6).map(|card| format!("\"{card}\",")).collect()
    };
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains(undealt.trim_end_matches(',')), "undealt cards lie in the clear");
    }
}

#[test]
fn other_keys_give_no_floor() {
    let mut house = House::new(Memory::new());
    house.play();
    assert!(floor::restore(house.now, &house.store, &Keyring::of([8; 32])).is_err());
}

//! One storm: a floor, a disk, a network, people, and weather over all of it.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;
use std::sync::Arc;

use croupier_floor::house::Kind;
use croupier_floor::pit::SealedSeed;
use croupier_floor::{
    Answer, Asker, Batch, Floor, FreshSeed, HouseRequest, Input, Key, NewTable, Outputs, Pace, Plan, Request,
    Role, Row, Screen, Shown, Staffing, TableId, Who,
};
use croupier_rules::{Cents, GameId};
use croupier_shuffle::Seed;
use croupier_table::{Seat, Span, Time, ordinary};

use crate::auditor::{Auditor, Finding};
use crate::dice::Dice;
use crate::disk::Disk;
use crate::people::{Client, Open, Part};
use crate::weather::Weather;

/// What is done to the floor behind its back, to see whether the auditor notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sabotage {
    None,
    /// Answers go out before what they say is durable.
    AnswerBeforeDurable,
    /// A floor that restarts has forgotten the keys of acts.
    KeysForgotten,
    /// A view has one card too many.
    OneCardTooMany,
    /// What moves in the cage is written apart from the act.
    CageOutsideTheBatch,
}

/// What a storm came to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub steps: u64,
    pub acts: u64,
    pub refused: u64,
    pub repeated: u64,
    pub rounds: u64,
    pub crashes: u64,
    pub failed_appends: u64,
    pub lost: u64,
    pub doubled: u64,
    pub micros: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.steps += other.steps;
        self.acts += other.acts;
        self.refused += other.refused;
        self.repeated += other.repeated;
        self.rounds += other.rounds;
        self.crashes += other.crashes;
        self.failed_appends += other.failed_appends;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.micros += other.micros;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} steps, {} acts done, {} refused, {} repeated, {} rounds, {} crashes, {} failed appends, \
             {} messages lost, {} doubled, {} simulated hours",
            self.steps,
            self.acts,
            self.refused,
            self.repeated,
            self.rounds,
            self.crashes,
            self.failed_appends,
            self.lost,
            self.doubled,
            self.micros / Span::hours(1).0
        )
    }
}

/// Where a storm went wrong.
#[derive(Debug)]
pub struct Story {
    pub step: u64,
    pub what: String,
}

struct World {
    floor: Floor,
    disk: Disk,
    dice: Dice,
    weather: Weather,
    sabotage: Sabotage,
    now: Time,
    clients: Vec<Client>,
    /// Messages under way: when they arrive, and whose they are.
    network: Vec<(u64, usize, Open)>,
    askers: BTreeMap<Asker, (usize, Key)>,
    screens: BTreeMap<Screen, (usize, TableId)>,
    auditor: Auditor,
    tally: Tally,
    asked: u64,
    answers: Vec<(Asker, Answer)>,
    wake: Option<Time>,
    /// The first thing that a screen was shown and should not have been.
    found: Option<String>,
}

/// Plays one storm: so many steps of it, then calm weather until everything is finished.
pub fn storm(seed: u64, weather: Weather, steps: u64, sabotage: Sabotage) -> Result<Tally, Story> {
    let mut world = World::new(seed, weather, sabotage);
    let begun = world.now;
    for step in 0..steps {
        world.step(step).map_err(|what| Story { step, what })?;
    }
    world.weather = Weather::CALM;
    world.heal(steps).map_err(|what| Story { step: steps, what })?;
    world.tally.steps = steps;
    world.tally.micros = (world.now - begun).0;
    world.tally.rounds = world.floor.tables().map(|table| table.durable.round - 1).sum();
    Ok(world.tally)
}

fn sealed(seed: &Seed) -> SealedSeed {
    SealedSeed(Arc::from(format!("sealed {}", seed.expose_hex())))
}

fn unseal(sealed: &SealedSeed) -> Option<Seed> {
    sealed.0.strip_prefix("sealed ")?.parse().ok()
}

impl World {
    fn new(seed: u64, weather: Weather, sabotage: Sabotage) -> World {
        let mut world = World {
            floor: Floor::new(),
            disk: Disk::default(),
            dice: Dice(seed),
            weather: Weather::CALM,
            sabotage,
            now: Time(Span::hours(500_000).0),
            clients: Vec::new(),
            network: Vec::new(),
            askers: BTreeMap::new(),
            screens: BTreeMap::new(),
            auditor: Auditor::default(),
            tally: Tally::default(),
            asked: 0,
            answers: Vec::new(),
            wake: None,
            found: None,
        };
        world.furnish();
        world.weather = weather;
        world
    }

    /// Two tables of every game: one that the automatic staff deals, one that people deal.
    fn furnish(&mut self) {
        for game in GameId::ALL {
            for staffing in [Staffing::Automatic, Staffing::People] {
                self.furnish_table(game, staffing);
            }
        }
    }

    fn furnish_table(&mut self, game: GameId, staffing: Staffing) {
        let words = if staffing == Staffing::Automatic { "auto" } else { "people" };
        let table = TableId::new(&format!("{}-{words}", game.slug())).expect("a plain name");
        let pace = if self.dice.happens(500) { Pace::INSTANT } else { Pace::BRISK };
        let new = NewTable {
            table: table.clone(),
            submission: Arc::new(ordinary(game).check().expect("an ordinary table is lawful")),
            inventory: Cents::dollars(1_000_000),
            plan: Plan { staffing, pace, training: false },
            ready: None,
        };
        self.house(Request::Open(Box::new(new)));
        for number in 1..=3 {
            let seat = Seat::new(number).expect("a seat");
            self.admit(&table, Role::Patron, Part::Patron(seat));
        }
        if staffing == Staffing::People {
            self.admit(&table, Role::Dealer, Part::Dealer);
            self.admit(&table, Role::Floorperson, Part::Floorperson);
        }
    }

    fn admit(&mut self, table: &TableId, role: Role, part: Part) {
        let name = Arc::from(format!("{table} {part:?}"));
        let chips = Cents::dollars(5_000);
        let request = HouseRequest::Admit { name, role, kind: Kind::Member, chips };
        if let Some(Answer::Admitted { person }) = self.house(Request::House(request)) {
            self.clients.push(Client { person, part, table: table.clone(), open: None, keys: 0 });
            self.watch(self.clients.len() - 1);
        }
    }

    fn watch(&mut self, client: usize) {
        let (person, table) = (self.clients[client].person, self.clients[client].table.clone());
        let screen = Screen(person.number().into());
        self.screens.insert(screen, (client, table.clone()));
        self.put(Input::Watch { screen, person: Some(person), table, after: None });
    }

    /// The house itself asks for something, in calm weather.
    fn house(&mut self, request: Request) -> Option<Answer> {
        self.asked += 1;
        let asker = Asker(self.asked);
        self.put(Input::Ask { asker, who: Who::House, key: None, request });
        while let Some(upto) = self.disk.write(usize::MAX) {
            self.put(Input::Durable { upto });
        }
        let place = self.answers.iter().position(|(to, _)| *to == asker)?;
        Some(self.answers.swap_remove(place).1)
    }

    /// The weather is calm again: everybody is answered and every round at an automatic table ends, within a bound.
    fn heal(&mut self, from: u64) -> Finding {
        for step in from..from + 3_000 {
            self.send_again(step);
            self.deliver(step);
            while let Some(upto) = self.disk.write(usize::MAX) {
                self.put(Input::Durable { upto });
            }
            self.now = self.wake.map_or(Time(self.now.0 + 100_000), |wake| wake.max(self.now));
            self.put(Input::Tick);
            self.audit()?;
            if self.is_quiet() {
                return Ok(());
            }
        }
        let waits: Vec<_> = self.clients.iter().filter(|client| client.open.is_some()).collect();
        Err(format!("{} people wait for ever, {} rounds do not end", waits.len(), self.unfinished()))
    }

    fn send_again(&mut self, step: u64) {
        for client in 0..self.clients.len() {
            if let Some(open) = self.clients[client].open.clone().filter(|open| open.sent_at + 60 < step) {
                self.send(client, open, step);
            }
        }
    }

    fn is_quiet(&self) -> bool {
        let nobody_waits = self.clients.iter().all(|client| client.open.is_none());
        nobody_waits && self.network.is_empty() && self.unfinished() == 0
    }

    /// Rounds under way at tables that nobody has to deal, where silence is an answer.
    fn unfinished(&self) -> usize {
        let stuck = |table: &&croupier_floor::live::LiveTable| {
            table.is_automatic()
                && table.durable.plan.pace.decision.is_some()
                && table.durable.state.round_is_under_way()
        };
        self.floor.tables().filter(stuck).count()
    }

    fn step(&mut self, step: u64) -> Finding {
        self.people(step);
        self.deliver(step);
        self.write();
        self.misfortune()?;
        self.time();
        self.audit()
    }

    /// Everybody who waits for nothing wants something; who has waited for long asks again.
    fn people(&mut self, step: u64) {
        let client = self.dice.below(self.clients.len());
        match self.clients[client].open.clone() {
            Some(open) if open.sent_at + 40 < step => self.send(client, open, step),
            Some(_) => {}
            None => {
                let (person, table) = (self.clients[client].person, self.clients[client].table.clone());
                let Some(view) = self.floor.view(Some(person), &table) else { return };
                let mut view = view.view;
                if let Part::Patron(seat) = self.clients[client].part
                    && view.viewer == croupier_table::Viewer::Onlooker
                {
                    view.steps = self.sitting_down(&table, seat);
                }
                let Some(request) = self.clients[client].wish(&mut self.dice, &view) else { return };
                self.clients[client].keys += 1;
                let key = Key::new(&format!("{}", self.clients[client].keys)).expect("a short key");
                self.send(client, Open { key, request, sent_at: step }, step);
            }
        }
    }

    /// Somebody who stands by can sit down.
    fn sitting_down(&self, table: &TableId, seat: Seat) -> Vec<croupier_table::steps::Step> {
        let Some(live) = self.floor.table(table) else { return Vec::new() };
        let by = croupier_table::Actor::Player(seat);
        croupier_table::steps::steps_of(&live.durable.state, self.now, by)
    }

    fn send(&mut self, client: usize, open: Open, step: u64) {
        self.clients[client].open = Some(Open { sent_at: step, ..open.clone() });
        if self.dice.happens(self.weather.lost) {
            self.tally.lost += 1;
            return;
        }
        let delay = if self.dice.happens(self.weather.late) { 30 } else { 1 };
        let at = step + 1 + self.dice.below(delay) as u64;
        self.network.push((at, client, open.clone()));
        if self.dice.happens(self.weather.doubled) {
            self.tally.doubled += 1;
            self.network.push((at + self.dice.below(50) as u64, client, open));
        }
    }

    fn deliver(&mut self, step: u64) {
        let (arrived, under_way) =
            std::mem::take(&mut self.network).into_iter().partition(|(at, ..)| *at <= step);
        self.network = under_way;
        let arrived: Vec<(u64, usize, Open)> = arrived;
        for (_, client, open) in arrived {
            self.asked += 1;
            let asker = Asker(self.asked);
            self.askers.insert(asker, (client, open.key.clone()));
            let who = Who::Person(self.clients[client].person);
            self.put(Input::Ask { asker, who, key: Some(open.key), request: open.request });
        }
    }

    fn write(&mut self) {
        if self.dice.happens(self.weather.slow_disk) {
            return;
        }
        let some = 1 + self.dice.below(3);
        if let Some(upto) = self.disk.write(some) {
            self.put(Input::Durable { upto });
        }
    }

    fn misfortune(&mut self) -> Finding {
        if self.dice.happens(self.weather.failed_append)
            && let Some(from) = self.disk.fail()
        {
            self.tally.failed_appends += 1;
            self.put(Input::Lost { from });
        }
        if self.dice.happens(self.weather.crash) {
            self.crash()?;
        }
        Ok(())
    }

    /// The floor dies. Some of what was on its way was written and nobody was told; the rest is gone.
    fn crash(&mut self) -> Finding {
        self.tally.crashes += 1;
        let written = self.dice.below(self.disk.waiting.len() + 1);
        self.disk.write(written);
        self.disk.waiting.clear();
        self.disk.astray.clear();
        self.askers.clear();
        self.answers.clear();
        let mut record = self.disk.record();
        if self.sabotage == Sabotage::KeysForgotten {
            for table in record.tables.values_mut() {
                table.entries.iter_mut().for_each(|entry| entry.key = None);
            }
        }
        self.floor = Floor::restore(self.now, record, unseal).map_err(|why| why.to_string())?;
        self.put(Input::Tick);
        for client in 0..self.clients.len() {
            self.watch(client);
        }
        Ok(())
    }

    /// Time goes on: to the next thing that is due, or a little, or with a jump.
    fn time(&mut self) {
        if self.dice.happens(self.weather.clock) {
            let hour = Span::hours(1).0;
            let jump = self.dice.roll() % hour;
            self.now = if self.dice.happens(500) { Time(self.now.0 + jump) } else { Time(self.now.0 - jump) };
        }
        let little = Time(self.now.0 + self.dice.roll() % 200_000);
        self.now = match self.wake {
            Some(wake) if self.dice.happens(300) => wake.max(self.now).min(Time(self.now.0 + 60_000_000)),
            Some(_) | None => little,
        };
        self.put(Input::Tick);
    }

    fn audit(&mut self) -> Finding {
        self.found.take().map_or(Ok(()), Err)?;
        self.auditor.read(&self.disk.rows)?;
        for (asker, answer) in std::mem::take(&mut self.answers) {
            let Some((client, key)) = self.askers.remove(&asker) else { continue };
            self.answered(client, &key, answer)?;
        }
        Ok(())
    }

    /// An answer arrives, or is lost. What it says has to be in the record either way.
    fn answered(&mut self, client: usize, key: &Key, answer: Answer) -> Finding {
        let person = self.clients[client].person;
        match &answer {
            Answer::Done(done) => {
                self.auditor.answered(person, key.as_str(), done.sequence)?;
                self.tally.acts += u64::from(!done.repeated);
                self.tally.repeated += u64::from(done.repeated);
            }
            Answer::Refused(_) => self.tally.refused += 1,
            Answer::NotRecorded | Answer::Agreed | Answer::Admitted { .. } => {}
        }
        if self.dice.happens(self.weather.lost_answer) || answer == Answer::NotRecorded {
            return Ok(());
        }
        let client = &mut self.clients[client];
        if client.open.as_ref().is_some_and(|open| open.key == *key) {
            client.open = None;
        }
        Ok(())
    }

    fn put(&mut self, input: Input) {
        let outputs = self.floor.step(self.now, input);
        self.take(outputs);
    }

    fn take(&mut self, outputs: Outputs) {
        let Outputs { append, answers, shown, wake, seeds_wanted } = outputs;
        self.wake = wake.map(|wake| wake.at);
        if let Some(batch) = append {
            self.append(batch);
        }
        self.answers.extend(answers);
        for (screen, shown) in shown {
            self.show(screen, shown);
        }
        if seeds_wanted > 0 {
            let seeds = (0..seeds_wanted).map(|_| self.seed()).collect();
            self.put(Input::Seeds(seeds));
        }
    }

    fn append(&mut self, batch: Batch) {
        if self.sabotage == Sabotage::AnswerBeforeDurable {
            self.answer_early(&batch);
        }
        if self.sabotage == Sabotage::CageOutsideTheBatch {
            return self.append_apart(batch);
        }
        self.disk.waiting.push_back(batch);
    }

    /// The saboteur answers whoever caused the batch, at once.
    fn answer_early(&mut self, batch: &Batch) {
        for row in &batch.rows {
            if let Row::Table(table, entry) = row
                && let (Some(person), Some(key)) = (entry.person, &entry.key)
                && let Some((&asker, _)) = self.askers.iter().find(|(_, (client, open))| {
                    self.clients[*client].person == person && open.as_str() == &**key
                })
            {
                let done = croupier_floor::Done {
                    table: table.clone(),
                    sequence: entry.n,
                    happenings: Vec::new(),
                    repeated: false,
                };
                self.answers.push((asker, Answer::Done(done)));
            }
        }
    }

    /// The saboteur writes the lines of the house in a batch of their own, one batch later.
    fn append_apart(&mut self, batch: Batch) {
        let Batch { id, rows } = batch;
        let (house, others): (Vec<Row>, Vec<Row>) =
            rows.into_iter().partition(|row| matches!(row, Row::House(_)));
        let mut rows = std::mem::replace(&mut self.disk.astray, house);
        rows.extend(others);
        self.disk.waiting.push_back(Batch { id, rows });
    }

    fn seed(&mut self) -> FreshSeed {
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = self.dice.roll() as u8);
        let seed = Seed::new(bytes);
        FreshSeed { sealed: sealed(&seed), seed }
    }

    fn show(&mut self, screen: Screen, shown: Shown) {
        let Some((_, table)) = self.screens.get(&screen).cloned() else { return };
        let (Shown::View(view) | Shown::Notice(view)) = shown else { return };
        let mut view = view.view;
        if self.sabotage == Sabotage::OneCardTooMany {
            one_card_too_many(&mut view);
        }
        // What is shown is durable: the auditor has read it, or reads it now.
        let finding = self.auditor.read(&self.disk.rows);
        let finding = finding.and_then(|()| self.auditor.shown(&table, view.viewer, &view.hands, view.n));
        if let Err(what) = finding {
            self.found.get_or_insert(what);
        }
    }
}

fn one_card_too_many(view: &mut croupier_table::View) {
    for hand in &mut view.hands {
        for card in &mut hand.cards {
            if card.seen().is_none() {
                *card = croupier_table::Sealed::Open("As".parse().expect("a card"));
            }
        }
    }
}

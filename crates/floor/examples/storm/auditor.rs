//! An auditor who reads rows and screens, and calls nothing that decides, settles or hides.

use std::collections::{BTreeMap, BTreeSet};

use croupier_floor::house::HouseEvent;
use croupier_floor::{Row, Stream, TableId};
use croupier_rules::Card;
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_table::baccarat::BaccaratEvent;
use croupier_table::ledger::Account;
use croupier_table::poker::{PokerEvent, Recipient};
use croupier_table::sight::{HandName, HandView};
use croupier_table::{Entry, Event, Genesis, Person, Seat, Viewer};

/// What the auditor has read.
#[derive(Clone, Default)]
pub struct Auditor {
    read: usize,
    last: BTreeMap<Stream, u64>,
    cage: BTreeMap<Person, i64>,
    granted: i64,
    tables: BTreeMap<TableId, Books>,
    /// The acts that are in the record: where, and by how many entries.
    acts: BTreeMap<(Person, String), (TableId, u64, u64)>,
}

/// The books of a table.
#[derive(Clone, Default)]
struct Books {
    accounts: BTreeMap<String, i64>,
    carried: i64,
    open: BTreeSet<String>,
    /// Cards that everybody saw by an irregularity, wherever they go.
    disclosed: BTreeSet<Card>,
    reset: u64,
}

pub type Finding = Result<(), String>;

impl Auditor {
    /// Reads what was written since the last time.
    pub fn read(&mut self, rows: &[Row]) -> Finding {
        for row in &rows[self.read..] {
            self.row(row)?;
        }
        self.read = rows.len();
        self.balance()
    }

    fn row(&mut self, row: &Row) -> Finding {
        let last = self.last.entry(row.stream()).or_default();
        if row.n() != *last + 1 {
            return Err(format!("{} goes from {last} to {}", row.stream(), row.n()));
        }
        *last = row.n();
        match row {
            Row::Genesis(id, genesis) => self.genesis(id, genesis),
            Row::Table(id, entry) => self.entry(id, entry)?,
            Row::House(line) => self.house(&line.event)?,
            Row::Pit(..) => {}
        }
        Ok(())
    }

    fn genesis(&mut self, id: &TableId, genesis: &Genesis) {
        let books = self.tables.entry(id.clone()).or_default();
        let inventory = genesis.inventory().0;
        books.accounts.insert(name(Account::Bank), inventory);
        books.accounts.insert(name(Account::Outside), -inventory);
    }

    fn entry(&mut self, id: &TableId, entry: &Entry) -> Finding {
        self.applied_once(id, entry)?;
        let books = self.tables.get_mut(id).ok_or("an entry before the genesis")?;
        books.look(entry);
        let Some(moved) = entry.event.transfer() else { return Ok(()) };
        *books.accounts.entry(name(moved.from)).or_default() -= moved.amount.0;
        *books.accounts.entry(name(moved.to)).or_default() += moved.amount.0;
        match (moved.from, moved.to) {
            (Account::Outside, _) => books.carried += moved.amount.0,
            (_, Account::Outside) => books.carried -= moved.amount.0,
            _ => {}
        }
        let from = books.accounts[&name(moved.from)];
        let may_owe = matches!(moved.from, Account::Outside | Account::Bank);
        if from < 0 && !may_owe {
            return Err(format!("{id}: {} has {from} cents after entry {}", name(moved.from), entry.n));
        }
        Ok(())
    }

    /// The entries of one act of a person stand together, once.
    fn applied_once(&mut self, id: &TableId, entry: &Entry) -> Finding {
        let (Some(person), Some(key)) = (entry.person, &entry.key) else { return Ok(()) };
        let act = self.acts.entry((person, key.to_string())).or_insert((id.clone(), entry.n, entry.n - 1));
        let follows = act.0 == *id && act.2 + 1 == entry.n;
        act.2 = entry.n;
        if follows { Ok(()) } else { Err(format!("{id}: key {key} of {person:?} is applied twice")) }
    }

    fn house(&mut self, event: &HouseEvent) -> Finding {
        match event {
            HouseEvent::Granted { person, amount } => {
                self.granted += amount.0;
                *self.cage.entry(*person).or_default() += amount.0;
            }
            HouseEvent::CarriedToTable { person, table, amount } => {
                *self.cage.entry(*person).or_default() -= amount.0;
                self.tables.entry(table.clone()).or_default().carried -= amount.0;
                if self.cage[person] < 0 {
                    return Err(format!("{person:?} has less than nothing"));
                }
            }
            HouseEvent::CarriedFromTable { person, table, amount } => {
                *self.cage.entry(*person).or_default() += amount.0;
                self.tables.entry(table.clone()).or_default().carried += amount.0;
            }
            _ => {}
        }
        Ok(())
    }

    /// Between two batches everything adds up.
    fn balance(&self) -> Finding {
        for (id, books) in &self.tables {
            let total: i64 = books.accounts.values().sum();
            if total != 0 {
                return Err(format!("{id}: the accounts come to {total} cents"));
            }
            if books.carried != 0 {
                return Err(format!(
                    "{id}: {} cents left the cage and did not come to the table",
                    books.carried
                ));
            }
        }
        Ok(())
    }

    /// Whether an act that was answered is in the record.
    pub fn answered(&self, person: Person, key: &str, upto: u64) -> Finding {
        match self.acts.get(&(person, key.to_owned())) {
            Some((_, _, last)) if *last == upto => Ok(()),
            Some((_, _, last)) => Err(format!("key {key} of {person:?} was answered with {upto}, is {last}")),
            None => Err(format!("key {key} of {person:?} was answered and is not in the record")),
        }
    }

    /// Whether a viewer may see what is shown.
    pub fn shown(&self, id: &TableId, viewer: Viewer, hands: &[HandView], n: u64) -> Finding {
        let Some(books) = self.tables.get(id) else { return Ok(()) };
        // A screen may be shown a view that is behind what was read since; hands are judged by their own round.
        if viewer == Viewer::Surveillance || n < books.reset {
            return Ok(());
        }
        for hand in hands {
            let seen: Vec<&Card> = hand.cards.iter().filter_map(|card| card.seen()).collect();
            let known = seen.iter().all(|card| books.disclosed.contains(card));
            if !known && !books.may_see(viewer, hand.name) {
                return Err(format!("{id}: {viewer} was shown {seen:?} of {:?} at {n}", hand.name));
            }
        }
        Ok(())
    }
}

impl Books {
    /// Keeps track of which hands lie open, from the events alone.
    fn look(&mut self, entry: &Entry) {
        match &entry.event {
            Event::Baccarat(BaccaratEvent::Dealt { side, facing: Facing::Up, .. }) => {
                self.open.insert(format!("{side:?}"));
            }
            Event::Baccarat(BaccaratEvent::Revealed { side } | BaccaratEvent::HandedOver { side, .. }) => {
                self.open.insert(format!("{side:?}"));
            }
            Event::Baccarat(BaccaratEvent::CardsRemoved | BaccaratEvent::BettingEnded)
            | Event::Poker(PokerEvent::Over | PokerEvent::Began { .. }) => {
                self.open.clear();
                self.reset = entry.n;
            }
            Event::Poker(PokerEvent::Revealed { .. } | PokerEvent::DealersCardExposed) => {
                self.open.insert("dealer".into());
            }
            Event::Baccarat(BaccaratEvent::KeptForSimulatedRound { card, .. })
            | Event::Poker(PokerEvent::FoundFaceUp { card }) => {
                self.disclosed.insert(*card);
            }
            Event::Poker(PokerEvent::Shown { position, .. }) => {
                self.open.insert(format!("{position}"));
            }
            Event::Poker(PokerEvent::Dealt { to: Recipient::Position(_) | Recipient::Dealer, .. }) => {}
            Event::Poker(_) | Event::Baccarat(_) => {}
            Event::Cards(_)
            | Event::Seats(_)
            | Event::Wager(_)
            | Event::Chips(_)
            | Event::Announced(_)
            | Event::Conduct(_) => {}
        }
    }

    /// A player sees the own hand and what lies open; a box that somebody else plays is that player's own.
    fn may_see(&self, viewer: Viewer, hand: HandName) -> bool {
        match hand {
            HandName::Baccarat { side } => self.open.contains(&format!("{side:?}")),
            HandName::Dealer => self.open.contains("dealer"),
            HandName::Position { position } | HandName::FourthCard { position } => {
                self.open.contains(&format!("{position}")) || near(viewer, position)
            }
        }
    }
}

/// The own box, or one of the boxes beside it that the same player may play.
fn near(viewer: Viewer, position: Seat) -> bool {
    matches!(viewer, Viewer::Patron(seat) if seat.number().abs_diff(position.number()) <= 2)
}

fn name(account: Account) -> String {
    format!("{account:?}")
}

//! What happens when rows are durable, or lost: nothing was answered or shown before.

use croupier_table::{Happening, Viewer};

use super::Floor;
use crate::batch::Row;
use crate::keys::Outcome;
use crate::names::{BatchId, Screen, TableId};
use crate::outputs::{Answer, Done, Shown};
use crate::work::{Flight, Held, Work};

impl Floor {
    /// Every batch up to this one is durable.
    pub(super) fn durable_upto(&mut self, work: &mut Work, upto: BatchId) {
        while self.flights.front().is_some_and(|flight| flight.id <= upto) {
            if let Some(flight) = self.flights.pop_front() {
                self.settle(work, flight);
            }
        }
    }

    fn settle(&mut self, work: &mut Work, flight: Flight) {
        let tables = flight.tables();
        for id in &tables {
            if let Some(table) = self.tables.get_mut(id) {
                table.in_flight = table.in_flight.saturating_sub(1);
            }
        }
        for row in &flight.rows {
            self.settle_row(work, row);
        }
        for held in flight.held {
            let (asker, answer) = (held.asker, self.answer(held));
            work.out.answers.push((asker, answer));
        }
        for id in tables {
            self.notice(work, &id);
            work.touched.insert(id);
        }
    }

    fn settle_row(&mut self, work: &mut Work, row: &Row) {
        match row {
            Row::House(line) => self.durable.enter(line.n, line.at, &line.event),
            Row::Genesis(..) => {}
            Row::Pit(id, line) => {
                if let Some(table) = self.tables.get_mut(id) {
                    table.settle_line(line.n, &line.event);
                }
            }
            Row::Table(id, entry) => {
                let sequence = entry.n;
                if let Some(table) = self.tables.get_mut(id) {
                    table.settle(entry);
                }
                self.show(work, id, sequence);
            }
        }
    }

    /// Every screen is told of an entry what its viewer may see.
    fn show(&self, work: &mut Work, id: &TableId, n: u64) {
        let Some(table) = self.tables.get(id) else { return };
        let mut told: Vec<(Viewer, Happening)> = Vec::new();
        for (&screen, person) in &table.screens {
            let viewer = self.viewer_of(table, *person);
            let happening = told.iter().find(|(of, _)| *of == viewer).map(|(_, told)| told.clone());
            let happening = happening.or_else(|| table.told(n - 1, n, viewer)?.pop());
            let Some(happening) = happening else { continue };
            told.push((viewer, happening.clone()));
            work.out.shown.push((screen, Shown::Happening(Box::new(happening))));
        }
    }

    /// Every screen is shown what the floor has decided beside the record.
    fn notice(&self, work: &mut Work, id: &TableId) {
        let Some(table) = self.tables.get(id) else { return };
        let screens: Vec<(Screen, _)> =
            table.screens.iter().map(|(&screen, person)| (screen, *person)).collect();
        for (screen, person) in screens {
            let view = self.table_view(table, person);
            work.out.shown.push((screen, Shown::Notice(Box::new(view))));
        }
    }

    /// What was sent from this batch on is not there: the floor stands where the record does.
    pub(super) fn lost_from(&mut self, work: &mut Work, from: BatchId) {
        let kept = self.flights.iter().position(|flight| flight.id >= from).unwrap_or(self.flights.len());
        let lost: Vec<Flight> = self.flights.drain(kept..).collect();
        assert!(self.flights.is_empty(), "what comes before a lost batch was reported durable first");
        self.ahead = self.durable.clone();
        self.keys.forget_from(from);
        for flight in lost {
            for row in &flight.rows {
                if let Row::Genesis(id, _) = row {
                    self.tables.remove(id);
                }
            }
            work.out.answers.extend(flight.held.into_iter().map(|held| (held.asker, Answer::NotRecorded)));
        }
        for (id, table) in &mut self.tables {
            table.fall_back();
            work.touched.insert(id.clone());
        }
    }

    /// The answer to somebody who waited.
    pub(super) fn answer(&self, held: Held) -> Answer {
        match (held.answer, held.outcome) {
            (Some(answer), _) => answer,
            (None, Outcome::Agreed) => Answer::Agreed,
            (None, Outcome::Refused(refused)) => Answer::Refused(refused),
            (None, Outcome::Done { table, after, upto }) => {
                let live = self.tables.get(&table);
                let happenings = live.and_then(|live| live.told(after, upto, held.viewer));
                let happenings = happenings.unwrap_or_default();
                Answer::Done(Done { table, sequence: upto, happenings, repeated: held.repeated })
            }
        }
    }
}

//! What the floor does by itself: the automatic staff, automated patrons, house rules for silence, seats that are kept.

use croupier_shuffle::Reveal;
use croupier_table::cards::{CardsAct, SetId};
use croupier_table::seats::SeatsAct;
use croupier_table::steps::{Duty, steps_of};
use croupier_table::{Act, Actor, Form, Person, Seat, Time};

use super::{Cause, Floor};
use crate::house::Kind;
use crate::live::{Errand, LiveTable, Waiting, decided_by_plan, errand};
use crate::names::TableId;
use crate::outputs::Due;
use crate::pit::PitEvent;
use crate::silence::silent;
use crate::work::Work;

/// More than any procedure has in a row: beyond it the table waits for the next input.
const PATIENCE: usize = 2_000;

/// Nobody's act.
const NOBODY: Cause = Cause { person: None, key: None };

impl Floor {
    /// Everything that is due by now, in the order in which it is due.
    pub(super) fn what_is_due(&mut self, work: &mut Work) {
        while let Some((at, due)) = self.next_due().filter(|(at, _)| *at <= self.now) {
            let before = work.rows.len();
            let id = due.table().clone();
            self.fall_due(work, &due);
            let unchanged = work.rows.len() == before;
            let again = self.next_due().is_some_and(|next| next == (at, due));
            if unchanged && again {
                self.rest(&id);
            }
        }
    }

    fn fall_due(&mut self, work: &mut Work, due: &Due) {
        match due {
            Due::Staff(id) | Due::BettingCloses(id) => self.carry_on(work, id),
            Due::Silence(id) => self.apply_silence(work, id),
            Due::SeatReleased(id) => self.release_seats(work, id),
        }
    }

    /// A table that has nothing to do is not asked again before something happens there.
    fn rest(&mut self, id: &TableId) {
        if let Some(table) = self.tables.get_mut(id) {
            table.clocks.staff = NEVER;
            table.clocks.waiting = None;
            table.clocks.betting = None;
        }
    }

    /// The next thing that falls due by time alone.
    pub(super) fn next_due(&self) -> Option<(Time, Due)> {
        self.tables.values().filter(|table| table.in_flight == 0).filter_map(|table| self.due_at(table)).min()
    }

    fn due_at(&self, table: &LiveTable) -> Option<(Time, Due)> {
        let id = || table.id.clone();
        let staff = (table.is_automatic() && table.clocks.staff < NEVER)
            .then(|| (table.clocks.staff, Due::Staff(id())));
        let betting = self.betting_closes(table).map(|at| (at, Due::BettingCloses(id())));
        let silence = self.silence_at(table).map(|(_, at)| (at, Due::Silence(id())));
        let seats = self.seats_kept(table).map(|(_, at)| at).min().map(|at| (at, Due::SeatReleased(id())));
        [staff, betting, silence, seats].into_iter().flatten().min()
    }

    /// When the betting closes at a table that the automatic staff deals.
    pub(super) fn betting_closes(&self, table: &LiveTable) -> Option<Time> {
        let people: Vec<(Seat, Person)> = self.people_at(table).collect();
        let open = table.is_automatic() && table.ahead.state.betting_is_open();
        if open { table.betting_closes(&people) } else { None }
    }

    /// The people at a table who are of flesh.
    fn people_at<'a>(&'a self, table: &'a LiveTable) -> impl Iterator<Item = (Seat, Person)> + 'a {
        let of_flesh = |&(_, person): &(Seat, Person)| {
            self.ahead.member(person).is_none_or(|member| member.kind != Kind::Automated)
        };
        table.ahead.sitters().filter(of_flesh)
    }

    /// When silence counts as an answer, and whose.
    pub(super) fn silence_at(&self, table: &LiveTable) -> Option<(Seat, Time)> {
        let Waiting { seat, rule, since } = table.clocks.waiting?;
        Some((seat, since + rule.waits(&table.ahead.plan.pace)?))
    }

    /// The tables at which something has changed and nothing is on its way go on.
    pub(super) fn carry_on_where_touched(&mut self, work: &mut Work) {
        let written: std::collections::BTreeSet<TableId> =
            work.rows.iter().filter_map(|row| row.table().cloned()).collect();
        for id in std::mem::take(&mut work.touched) {
            let idle = self.tables.get(&id).is_some_and(|table| table.in_flight == 0);
            if idle && !written.contains(&id) {
                self.wake_staff(&id);
                if self.tables.get(&id).is_some_and(|table| table.clocks.staff <= self.now) {
                    self.carry_on(work, &id);
                }
            }
        }
    }

    /// The staff acts a beat after the last thing that happened.
    fn wake_staff(&mut self, id: &TableId) {
        let now = self.now;
        if let Some(table) = self.tables.get_mut(id).filter(|table| table.is_automatic()) {
            table.clocks.staff = now + table.ahead.plan.pace.beat;
        }
    }

    /// The automatic staff does what is next: one thing, or at an instant pace everything up to where people come in.
    fn carry_on(&mut self, work: &mut Work, id: &TableId) {
        for _ in 0..PATIENCE {
            let Some(table) = self.tables.get(id) else { return };
            let at_once = table.ahead.plan.pace.beat.0 == 0;
            if !self.next_thing(work, id) {
                return self.rest_staff(id);
            }
            if !at_once {
                return self.wake_staff(id);
            }
        }
    }

    fn rest_staff(&mut self, id: &TableId) {
        if let Some(table) = self.tables.get_mut(id) {
            table.clocks.staff = NEVER;
        }
    }

    /// Does the next thing at a table, and says whether there was one.
    fn next_thing(&mut self, work: &mut Work, id: &TableId) -> bool {
        self.reveal_finished(work, id);
        self.promise(work, id);
        let Some(table) = self.tables.get(id) else { return false };
        if table.ahead.closed {
            return false;
        }
        if !table.is_automatic() {
            return self.note_waiting(id, None);
        }
        let next = errand(&table.ahead.state, self.now, |by, act| self.is_agreed(table, *by, act));
        match next {
            Errand::Do(by, act) => self.act(work, &NOBODY, id, by, act).is_ok(),
            Errand::Shuffle(by, form) => self.shuffle(work, id, by, &form),
            Errand::Betting => self.betting(work, id),
            Errand::Player(seat) => self.player(work, id, seat),
            Errand::Nothing => self.note_waiting(id, None),
        }
    }

    /// Whether the house lets the staff do this: a called wager is confirmed only where the cage covers it.
    fn is_agreed(&self, table: &LiveTable, _by: Actor, act: &Act) -> bool {
        let Act::Wager(croupier_table::wagering::WagerAct::ConfirmCall { seat }) = act else { return true };
        let cash = table.ahead.state.wagering.called(*seat).map(|(_, cash)| cash);
        let cage = table.ahead.sitter(*seat).and_then(|person| self.ahead.member(person));
        cash.zip(cage).is_none_or(|(cash, member)| cash <= member.cage)
    }

    /// Every table is bound to a seed for its next shuffle as soon as it can be.
    fn promise(&mut self, work: &mut Work, id: &TableId) {
        let Some(table) = self.tables.get_mut(id) else { return };
        if table.ahead.promise.is_some() || table.ahead.plan.training || table.ahead.closed {
            return;
        }
        let Some(fresh) = self.chest.pop_front() else { return };
        let (commitment, sealed) = (fresh.seed.commitment(), fresh.sealed);
        table.keep(fresh.seed);
        self.write_pit(work, &NOBODY, id, PitEvent::SeedPromised { commitment, sealed });
    }

    /// The seeds of finished shoes are published.
    fn reveal_finished(&mut self, work: &mut Work, id: &TableId) {
        let Some(table) = self.tables.get(id) else { return };
        let finished: Vec<SetId> = table.ahead.finished().collect();
        for set in finished {
            let Some(table) = self.tables.get(id) else { return };
            let Some(made) = table.ahead.shoes[set.index()].clone() else { continue };
            let Some(seed) = table.seed(&made.commitment).cloned() else { continue };
            let reveal = Reveal { seed, contributions: made.contributions };
            self.write_pit(work, &NOBODY, id, PitEvent::SeedRevealed { set, reveal });
        }
    }

    /// The staff shuffles, once the promise for it stands.
    fn shuffle(&mut self, work: &mut Work, id: &TableId, by: Actor, form: &Form) -> bool {
        let (Form::Shuffle { set } | Form::ReceivePreshuffled { set, .. }) = *form else { return false };
        let act = CardsAct::Shuffle { set, order: Vec::new() };
        self.act(work, &NOBODY, id, by, act.into()).is_ok()
    }

    /// The betting: automated patrons wager, and it closes when it is time.
    fn betting(&mut self, work: &mut Work, id: &TableId) -> bool {
        self.note_waiting(id, None);
        self.open_betting(id);
        if self.by_plan(work, id, None) {
            return true;
        }
        let Some(table) = self.tables.get(id) else { return false };
        if self.closing || self.betting_closes(table).is_none_or(|at| at > self.now) {
            return false;
        }
        let act = table.ahead.state.round.no_more_bets();
        let ended = self.act(work, &NOBODY, id, Actor::Dealer, act).is_ok();
        if let Some(table) = self.tables.get_mut(id) {
            table.clocks.betting = None;
            table.clocks.ready.clear();
        }
        ended
    }

    /// The clock of the betting runs from the moment at which somebody can bet; where nobody has bet in time, it
    /// begins anew.
    fn open_betting(&mut self, id: &TableId) {
        let now = self.now;
        let Some(table) = self.tables.get_mut(id) else { return };
        if table.clocks.betting.is_none() || !table.anything_wagered() {
            table.clocks.betting = Some(now);
        }
    }

    /// A player is to decide: by plan, or after a time by the house rule for silence.
    fn player(&mut self, work: &mut Work, id: &TableId, seat: Seat) -> bool {
        self.by_plan(work, id, Some(seat)) || self.note_waiting(id, Some(seat))
    }

    /// Notes for whom the table waits, and since when. Nothing is done by that.
    fn note_waiting(&mut self, id: &TableId, seat: Option<Seat>) -> bool {
        let now = self.now;
        if let Some(table) = self.tables.get_mut(id) {
            let since = |seat, rule| {
                let same = |waiting: &Waiting| (waiting.seat, waiting.rule) == (seat, rule);
                table.clocks.waiting.filter(same).map_or(now, |waiting| waiting.since)
            };
            let waiting = seat.and_then(|seat| {
                let steps = steps_of(&table.ahead.state, now, Actor::Player(seat));
                let (rule, _) = silent(&table.ahead.state, &steps)?;
                Some(Waiting { seat, rule, since: since(seat, rule) })
            });
            table.clocks.waiting = waiting;
        }
        false
    }

    /// An automated patron, at one seat or at any, does what its plan says.
    fn by_plan(&mut self, work: &mut Work, id: &TableId, only: Option<Seat>) -> bool {
        let Some(table) = self.tables.get(id) else { return false };
        let automated = |&(seat, person): &(Seat, Person)| {
            let kind = self.ahead.member(person).map(|member| member.kind);
            kind == Some(Kind::Automated) && only.is_none_or(|only| only == seat)
        };
        let now = &table.ahead;
        let plans = now.sitters().filter(automated).filter_map(|(seat, person)| {
            let act = decided_by_plan(&now.state, self.now, person, seat, now.round)?;
            Some((seat, person, act))
        });
        let plans: Vec<(Seat, Person, Act)> = plans.collect();
        plans.into_iter().any(|(seat, person, act)| {
            let cause = Cause { person: Some(person), key: None };
            self.act(work, &cause, id, Actor::Player(seat), act).is_ok()
        })
    }

    /// The house rule for silence is applied, and recorded as such.
    fn apply_silence(&mut self, work: &mut Work, id: &TableId) {
        let Some(table) = self.tables.get_mut(id) else { return };
        let Some(Waiting { seat, .. }) = table.clocks.waiting.take() else { return };
        let (state, entry) = (&table.ahead.state, table.ahead.state.next());
        let steps = steps_of(state, self.now, Actor::Player(seat));
        let duties = steps.iter().any(|step| step.duty == Duty::Must);
        let Some((rule, act)) = silent(state, &steps).filter(|_| duties) else { return };
        let cause = Cause { person: table.ahead.sitter(seat), key: None };
        if self.act(work, &cause, id, Actor::Player(seat), act).is_ok() {
            self.write_pit(work, &NOBODY, id, PitEvent::Silence { seat, rule, entry });
        }
    }

    /// The seats of people who are not connected, and until when each is kept.
    fn seats_kept<'a>(&'a self, table: &'a LiveTable) -> impl Iterator<Item = (Seat, Time)> + 'a {
        let absent = |&(seat, person): &(Seat, Person)| {
            !table.is_connected(person)
                && !table.ahead.state.wagering.has_wagers(&table.ahead.state, seat)
                && !table.ahead.state.round_is_under_way()
        };
        let until = |(seat, person): (Seat, Person)| {
            let heard = table.clocks.heard.get(&person).copied().unwrap_or(table.ahead.clock());
            (seat, heard + table.ahead.plan.pace.seat_kept)
        };
        self.people_at(table).filter(absent).map(until)
    }

    fn release_seats(&mut self, work: &mut Work, id: &TableId) {
        let Some(table) = self.tables.get(id) else { return };
        let over: Vec<Seat> =
            self.seats_kept(table).filter(|(_, at)| *at <= self.now).map(|(seat, _)| seat).collect();
        for seat in over {
            let cause =
                Cause { person: self.tables.get(id).and_then(|table| table.ahead.sitter(seat)), key: None };
            match self.act(work, &cause, id, Actor::Player(seat), SeatsAct::Leave.into()) {
                Ok(_) => self.write_pit(work, &NOBODY, id, PitEvent::SeatReleased { seat }),
                // The rules keep the player a little longer: the clock begins anew.
                Err(_) => self.keep_longer(id, cause.person),
            }
        }
    }

    fn keep_longer(&mut self, id: &TableId, person: Option<Person>) {
        let now = self.now;
        if let (Some(table), Some(person)) = (self.tables.get_mut(id), person) {
            table.clocks.heard.insert(person, now);
        }
    }
}

/// Longer than any floor is open.
const NEVER: Time = Time(u64::MAX);

impl Due {
    /// The table that it is about.
    pub const fn table(&self) -> &TableId {
        match self {
            Due::Staff(id) | Due::BettingCloses(id) | Due::Silence(id) | Due::SeatReleased(id) => id,
        }
    }
}

//! What people ask for, and whether they may.

use std::sync::Arc;

use croupier_table::ledger::Account;
use croupier_table::seats::SeatsAct;
use croupier_table::{Act, Actor, Genesis, Person, Seat, Viewer};

use super::{Cause, Floor};
use crate::batch::Row;
use crate::house::{HouseEvent, Kind, LOOSER_AFTER};
use crate::input::{HouseRequest, NewTable, OwnRequest, Request, TableRequest, What, Who};
use crate::keys::Outcome;
use crate::live::LiveTable;
use crate::names::{Asker, Key, TableId};
use crate::outputs::{Answer, Refused};
use crate::pit::{Chips, PitEvent, Staffing};
use crate::role::{Power, Role};
use crate::work::{Held, Work};

/// How long a name may be.
const LONGEST_NAME: usize = 40;

impl Floor {
    /// Somebody asks. Keys are looked up first: what was answered before is answered again.
    pub(super) fn ask(
        &mut self,
        work: &mut Work,
        asker: Asker,
        who: Who,
        key: Option<Key>,
        request: Request,
    ) {
        let person = match who {
            Who::House => None,
            Who::Person(person) => Some(person),
        };
        let viewer = request.table().map_or(Viewer::Onlooker, |table| self.viewer(person, table));
        if let Some((batch, outcome)) = person.zip(key.as_ref()).and_then(|(p, k)| self.keys.find(p, k)) {
            let held = Held { asker, outcome: outcome.clone(), viewer, repeated: true, answer: None };
            return self.hold(work, Some(batch), held);
        }
        let cause = Cause { person, key };
        let (outcome, answer) = match self.request(work, who, &cause, &request) {
            Ok((outcome, answer)) => (outcome, answer),
            Err(refused) => {
                self.note_refusal(work, &cause, &request, &refused);
                (Outcome::Refused(refused), None)
            }
        };
        if let (Some(person), Some(key)) = (person, cause.key) {
            self.keys.remember(person, key, self.coming_batch(), outcome.clone());
        }
        let viewer = request.table().map_or(viewer, |table| self.viewer(person, table));
        self.hold(work, None, Held { asker, outcome, viewer, repeated: false, answer });
    }

    /// An answer waits for its batch; where nothing was written, for whatever is on its way, since it was judged on
    /// that.
    fn hold(&mut self, work: &mut Work, batch: Option<crate::names::BatchId>, held: Held) {
        let flight = match batch {
            Some(batch) => self.flights.iter_mut().find(|flight| flight.id == batch),
            None if work.rows.is_empty() => self.flights.back_mut(),
            None => None,
        };
        match (flight, work.rows.is_empty()) {
            (Some(flight), _) => flight.held.push(held),
            (None, false) if batch.is_none() => work.held.push(held),
            (None, _) => {
                let (asker, answer) = (held.asker, self.answer(held));
                work.out.answers.push((asker, answer));
            }
        }
    }

    /// What is refused at a table is recorded beside it.
    fn note_refusal(&mut self, work: &mut Work, cause: &Cause, request: &Request, refused: &Refused) {
        let Request::Act { table, by, what, .. } = request else { return };
        if matches!(refused, Refused::NoSuchTable | Refused::Stale { .. }) {
            return;
        }
        let provision = if let Refused::Rules { provision, .. } = refused { *provision } else { None };
        let asked = match what {
            What::Words(words) => Arc::clone(words),
            What::Act(act) => Arc::from(format!("{act:?}")),
        };
        let sentence = Arc::from(refused.to_string());
        self.write_pit(work, cause, table, PitEvent::Refused { by: *by, asked, sentence, provision });
    }

    fn request(
        &mut self,
        work: &mut Work,
        who: Who,
        cause: &Cause,
        request: &Request,
    ) -> Result<(Outcome, Option<Answer>), Refused> {
        self.may(who, request.power())?;
        let answer = match request {
            Request::Act { table, by, what, expected } => {
                self.is_expected(table, *expected)?;
                return self.act_at(work, who, cause, table, *by, what);
            }
            Request::Table(table, request) => self.table_request(work, cause, table, request)?,
            Request::Open(new) => self.open_table(work, cause, new)?,
            Request::Oneself(request) => {
                let event = self.own_request(cause, request)?;
                self.write_house(work, cause, event);
                None
            }
            Request::House(request) => self.house_request(work, cause, request)?,
        };
        Ok((Outcome::Agreed, answer))
    }

    /// What is asked of a table, beside acts.
    fn table_request(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        id: &TableId,
        request: &TableRequest,
    ) -> Result<Option<Answer>, Refused> {
        let table = self.tables.get(id).ok_or(Refused::NoSuchTable)?;
        if table.ahead.closed {
            return Err(Refused::House { why: "that table was closed for good" });
        }
        let event = match request {
            TableRequest::Ready => return self.ready(work, cause, id),
            TableRequest::Contribute(contribution) => {
                PitEvent::Contributed { person: self.seated(cause, id)?, contribution: *contribution }
            }
            TableRequest::Count(occasion) => {
                let held = table.ahead.state.ledger.balance(Account::Bank);
                PitEvent::Counted { occasion: *occasion, chips: Chips::of(held) }
            }
            TableRequest::Disable(reason) => PitEvent::Disabled { reason: Arc::clone(reason) },
            TableRequest::Enable(reason) => PitEvent::Enabled { reason: Arc::clone(reason) },
            TableRequest::Close(_) if table.ahead.state.seats.anybody() => {
                return Err(Refused::House { why: "somebody still sits at that table" });
            }
            TableRequest::Close(reason) => PitEvent::Closed { reason: Arc::clone(reason) },
        };
        self.write_pit(work, cause, id, event);
        Ok(None)
    }

    /// Whether somebody's role reaches so far. The house itself may do everything.
    fn may(&self, who: Who, power: Power) -> Result<(), Refused> {
        let Who::Person(person) = who else { return Ok(()) };
        let member = self.ahead.member(person).ok_or(Refused::UnknownPerson)?;
        let role = member.role;
        if role.may(power) { Ok(()) } else { Err(Refused::Role { role, power }) }
    }

    /// Whether the record of a table is where somebody believes it to be.
    fn is_expected(&self, id: &TableId, expected: Option<u64>) -> Result<(), Refused> {
        let sequence = self.tables.get(id).ok_or(Refused::NoSuchTable)?.ahead.sequence();
        if expected.is_none_or(|expected| expected == sequence) {
            return Ok(());
        }
        Err(Refused::Stale { sequence })
    }

    fn act_at(
        &mut self,
        work: &mut Work,
        who: Who,
        cause: &Cause,
        id: &TableId,
        by: Actor,
        what: &What,
    ) -> Result<(Outcome, Option<Answer>), Refused> {
        let table = self.tables.get(id).ok_or(Refused::NoSuchTable)?;
        let act = self.read(id, by, what)?;
        self.part(who, table, by, &act)?;
        let (after, upto) = self.act(work, cause, id, by, act)?;
        Ok((Outcome::Done { table: id.clone(), after, upto }, None))
    }

    /// Whether the part is the person's at this table.
    fn part(&self, who: Who, table: &LiveTable, by: Actor, act: &Act) -> Result<(), Refused> {
        let Who::Person(person) = who else {
            let training = table.ahead.plan.training;
            return if training { Ok(()) } else { Err(Refused::NotYourPart) };
        };
        match by {
            Actor::Player(seat) => own_seat(table, person, seat, act),
            Actor::Curator => {
                let seat = table.ahead.seat_of(person);
                if seat.is_some() { Ok(()) } else { Err(Refused::NotYourPart) }
            }
            Actor::Dealer | Actor::Floorperson | Actor::Device => match table.ahead.plan.staffing {
                Staffing::People => Ok(()),
                Staffing::Automatic => Err(Refused::AutomaticStaff),
            },
        }
    }

    /// A person who sits at the table.
    fn seated(&self, cause: &Cause, table: &TableId) -> Result<Person, Refused> {
        let live = self.tables.get(table).ok_or(Refused::NoSuchTable)?;
        let person = cause.person.ok_or(Refused::NotYourPart)?;
        live.ahead.seat_of(person).map(|_| person).ok_or(Refused::NotYourPart)
    }

    /// "I have bet."
    fn ready(&mut self, work: &mut Work, cause: &Cause, id: &TableId) -> Result<Option<Answer>, Refused> {
        let person = self.seated(cause, id)?;
        if let Some(table) = self.tables.get_mut(id) {
            table.clocks.ready.insert(person);
            work.touched.insert(id.clone());
        }
        Ok(None)
    }

    fn open_table(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        new: &NewTable,
    ) -> Result<Option<Answer>, Refused> {
        let NewTable { table, submission, inventory, plan, ready } = new;
        if self.tables.contains_key(table) {
            return Err(Refused::House { why: "there is a table of that name already" });
        }
        let genesis = Genesis::new(Arc::clone(submission), *inventory).named(table.as_str());
        let mut genesis = genesis.opened(cause.person, self.now);
        if let Some(cards) = ready {
            if !plan.training {
                return Err(Refused::House { why: "only a training table begins with cards that are ready" });
            }
            let not_theirs = Refused::House { why: "the cards are not those of one set of the table" };
            genesis = genesis.ready(cards.clone()).map_err(|_| not_theirs)?;
        }
        work.rows.push(Row::Genesis(table.clone(), Box::new(genesis.clone())));
        self.tables.insert(table.clone(), LiveTable::open(table.clone(), genesis, *plan));
        self.write_pit(work, cause, table, PitEvent::Opened { plan: *plan });
        Ok(None)
    }

    /// What is about people and gaming days.
    fn house_request(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        request: &HouseRequest,
    ) -> Result<Option<Answer>, Refused> {
        let event = match request {
            HouseRequest::Admit { name, role, kind, chips } => {
                let person = self.admit(work, cause, name, *role, *kind)?;
                if chips.0 > 0 {
                    self.write_house(work, cause, HouseEvent::Granted { person, amount: *chips });
                }
                return Ok(Some(Answer::Admitted { person }));
            }
            HouseRequest::GiveRole { person, role } => {
                HouseEvent::RoleGiven { person: self.known(*person)?, role: *role }
            }
            HouseRequest::Grant { person, amount } if amount.0 > 0 => {
                HouseEvent::Granted { person: self.known(*person)?, amount: *amount }
            }
            HouseRequest::Grant { .. } => {
                return Err(Refused::House { why: "play chips are granted, never taken away" });
            }
            HouseRequest::Bar { person, reason } => {
                HouseEvent::Barred { person: self.known(*person)?, reason: Arc::clone(reason) }
            }
            HouseRequest::Readmit { person, reason } => {
                HouseEvent::Readmitted { person: self.known(*person)?, reason: Arc::clone(reason) }
            }
            HouseRequest::BeginDay(day) => HouseEvent::DayBegan { day: day.clone() },
            HouseRequest::BeginShift(shift) => HouseEvent::ShiftBegan { shift: *shift },
            HouseRequest::Note(event) => HouseEvent::Noted { event: event.clone() },
        };
        self.write_house(work, cause, event);
        Ok(None)
    }

    /// What a person asks for about himself or herself.
    fn own_request(&self, cause: &Cause, request: &OwnRequest) -> Result<HouseEvent, Refused> {
        let person = cause.person.ok_or(Refused::NotYourPart)?;
        let member = self.ahead.member(person).ok_or(Refused::UnknownPerson)?;
        Ok(match *request {
            OwnRequest::Limit(limits) => {
                let stricter = limits.no_looser_than(&member.limits(self.now));
                let from = if stricter { self.now } else { self.now + LOOSER_AFTER };
                HouseEvent::LimitsSet { person, limits, from }
            }
            OwnRequest::TimeOut(span) => HouseEvent::TimeOutTaken { person, until: self.now + span },
            OwnRequest::Exclude(until) => HouseEvent::SelfExcluded { person, until },
        })
    }

    fn known(&self, person: Person) -> Result<Person, Refused> {
        self.ahead.member(person).map(|_| person).ok_or(Refused::UnknownPerson)
    }

    fn admit(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        name: &Arc<str>,
        role: Role,
        kind: Kind,
    ) -> Result<Person, Refused> {
        let fits = !name.trim().is_empty()
            && name.chars().count() <= LONGEST_NAME
            && !name.chars().any(char::is_control);
        if !fits || self.ahead.named(name).is_some() {
            return Err(Refused::Name);
        }
        let person = self.ahead.next_person().ok_or(Refused::House { why: "the house is full" })?;
        let name = Arc::clone(name);
        self.write_house(work, cause, HouseEvent::Admitted { person, name, role, kind });
        Ok(person)
    }
}

/// A seat is one's own, or free and about to be taken by somebody who sits nowhere else at the table.
fn own_seat(table: &LiveTable, person: Person, seat: Seat, act: &Act) -> Result<(), Refused> {
    let sits = matches!(act, Act::Seats(SeatsAct::Sit { .. }));
    match (table.ahead.seat_of(person), table.ahead.sitter(seat)) {
        (Some(own), _) if own == seat => Ok(()),
        (None, None) if sits => Ok(()),
        // A seat that is taken is for the rules to refuse, with their provision.
        (None, Some(_)) if sits => Ok(()),
        (Some(_) | None, _) => Err(Refused::NotYourPart),
    }
}

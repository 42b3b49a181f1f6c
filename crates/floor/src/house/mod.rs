//! The house: its people, what they own in the cage, its gaming days. A fold of the lines of its stream.

mod event;
mod limits;
mod member;

use std::collections::BTreeMap;
use std::sync::Arc;

use croupier_rules::Cents;
use croupier_table::{Person, Time};

use crate::names::TableId;

pub use event::{GamingDay, HouseEvent, Significant};
pub use limits::{Exclusion, LOOSER_AFTER, LimitReached, OwnLimits};
pub use member::{Kind, Member};

/// The house at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct House {
    last: u64,
    clock: Time,
    people: BTreeMap<Person, Member>,
    by_name: BTreeMap<Arc<str>, Person>,
    day: Option<GamingDay>,
    slips: u32,
    issued: Cents,
}

impl House {
    /// The number of the next line of its stream.
    pub const fn next(&self) -> u64 {
        self.last + 1
    }

    /// The time of its last line.
    pub const fn clock(&self) -> Time {
        self.clock
    }

    /// A person, if the house knows such a one.
    pub fn member(&self, person: Person) -> Option<&Member> {
        self.people.get(&person)
    }

    /// Everybody whom the house knows.
    pub fn people(&self) -> impl Iterator<Item = (Person, &Member)> {
        self.people.iter().map(|(&person, member)| (person, member))
    }

    /// The person of a name.
    pub fn named(&self, name: &str) -> Option<Person> {
        self.by_name.get(name).copied()
    }

    /// The number that the next person is given.
    pub fn next_person(&self) -> Option<Person> {
        let last = self.people.last_key_value().map_or(0, |(person, _)| person.number());
        last.checked_add(1).and_then(Person::new)
    }

    /// The gaming day, once one has begun.
    pub const fn day(&self) -> Option<&GamingDay> {
        self.day.as_ref()
    }

    /// The number of the next slip.
    pub const fn next_slip(&self) -> u32 {
        self.slips + 1
    }

    /// What was issued in play chips since the house began, less what was withdrawn.
    pub const fn issued(&self) -> Cents {
        self.issued
    }

    /// What everybody owns in the cage, and has carried to tables, together. What is won and lost moves between
    /// people and table inventories; the cage itself makes nothing and loses nothing.
    pub fn in_cage(&self) -> Cents {
        self.people.values().map(|member| member.cage).sum()
    }

    /// Enters a line of the stream, which is the next.
    pub(crate) fn enter(&mut self, n: u64, at: Time, event: &HouseEvent) {
        assert!(n == self.next(), "the lines of the house are entered in their order, without a gap");
        (self.last, self.clock) = (n, at);
        match event {
            HouseEvent::Admitted { person, name, role, kind } => {
                self.by_name.insert(Arc::clone(name), *person);
                self.people.insert(*person, Member::new(Arc::clone(name), *role, *kind, at));
            }
            HouseEvent::DayBegan { day } => self.begin(day),
            HouseEvent::ShiftBegan { shift } => {
                if let Some(day) = &mut self.day {
                    day.shift = *shift;
                }
            }
            HouseEvent::SlipWritten { slip, .. } => self.slips = *slip,
            HouseEvent::Noted { .. } => {}
            HouseEvent::RoleGiven { person, role } => self.of(*person).role = *role,
            HouseEvent::Barred { person, reason } => self.of(*person).barred = Some(Arc::clone(reason)),
            HouseEvent::Readmitted { person, .. } => self.of(*person).barred = None,
            HouseEvent::Granted { person, amount } => {
                self.issued += *amount;
                self.of(*person).grant(*amount);
            }
            HouseEvent::CarriedToTable { person, table, amount } => {
                self.of(*person).carry_to(table, *amount);
            }
            HouseEvent::CarriedFromTable { person, table, amount } => {
                self.of(*person).carry_from(table, *amount);
            }
            HouseEvent::SatDown { person, table } => self.of(*person).sit_down(table, at),
            HouseEvent::GotUp { person, table } => self.of(*person).get_up(table, at),
            HouseEvent::LimitsSet { person, limits, from } => self.of(*person).set_limits(*limits, *from, at),
            HouseEvent::TimeOutTaken { person, until } => self.of(*person).time_out(*until),
            HouseEvent::SelfExcluded { person, until } => self.of(*person).exclude(*until),
        }
    }

    fn begin(&mut self, day: &GamingDay) {
        self.day = Some(day.clone());
        self.people.values_mut().for_each(|member| member.begin_day(day.began));
    }

    fn of(&mut self, person: Person) -> &mut Member {
        let Some(member) = self.people.get_mut(&person) else {
            unreachable!("the house writes only of people whom it has admitted")
        };
        member
    }

    /// Whether a person has chips at a table.
    pub fn sits_at(&self, person: Person, table: &TableId) -> bool {
        self.member(person).is_some_and(|member| member.sits_at(table))
    }
}

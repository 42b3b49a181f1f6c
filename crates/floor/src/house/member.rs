//! A person as the house knows one.

use std::collections::BTreeMap;
use std::sync::Arc;

use croupier_rules::Cents;
use croupier_table::{Span, Time};
use serde::{Deserialize, Serialize};

use super::limits::{Exclusion, LimitReached, OwnLimits, Standing};
use crate::names::TableId;
use crate::role::Role;

/// Whether somebody was admitted for good, for a visit, or plays by a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Has an account.
    Member,
    /// Came without one.
    Guest,
    /// Plays by a plan, and is marked so wherever it is seen.
    Automated,
}

/// A person as the house knows one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The name.
    pub name: Arc<str>,
    /// The role.
    pub role: Role,
    /// For good, for a visit, or by a plan.
    pub kind: Kind,
    /// Why the person may do nothing, if that is so.
    pub barred: Option<Arc<str>>,
    /// What the person owns in the cage.
    pub cage: Cents,
    /// When the person was admitted.
    pub since: Time,
    tables: BTreeMap<TableId, Sitting>,
    standing: Standing,
}

/// A person at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sitting {
    since: Time,
}

impl Member {
    pub(super) fn new(name: Arc<str>, role: Role, kind: Kind, since: Time) -> Member {
        Member {
            name,
            role,
            kind,
            barred: None,
            cage: Cents::ZERO,
            since,
            tables: BTreeMap::new(),
            standing: Standing::default(),
        }
    }

    /// Whether the person sits at a table.
    pub fn sits_at(&self, table: &TableId) -> bool {
        self.tables.contains_key(table)
    }

    /// The tables at which the person sits.
    pub fn tables(&self) -> impl Iterator<Item = &TableId> {
        self.tables.keys()
    }

    /// The limits in force at a moment.
    pub fn limits(&self, now: Time) -> OwnLimits {
        self.standing.limits(now)
    }

    /// Why the person may not play at all now, if that is so.
    pub fn excluded(&self, now: Time) -> Option<Exclusion> {
        self.standing.excluded(now)
    }

    /// What the person has lost in this gaming day if `elsewhere` is what is left beside the cage: what came from the
    /// house, less what is there. Below nothing where the person is ahead.
    pub fn lost_today(&self, elsewhere: Cents) -> Cents {
        self.standing.began_day_with + self.standing.granted_today - self.cage - elsewhere
    }

    /// How long the person has played in this gaming day.
    pub fn played_today(&self, now: Time) -> Span {
        let began = self.standing.day_began;
        let running = self.tables.values().map(|sitting| (now - sitting.since.max(began)).0).max();
        Span(self.standing.played_today.0 + running.unwrap_or(0))
    }

    /// Whether a stake may be put down, with `elsewhere` left beside the cage after it.
    ///
    /// # Errors
    /// Which of the person's own limits stands in the way.
    pub fn may_stake(&self, now: Time, stake: Cents, elsewhere: Cents) -> Result<(), LimitReached> {
        let limits = self.limits(now);
        limits.check(stake, self.lost_today(elsewhere), self.played_today(now))
    }

    pub(super) fn grant(&mut self, amount: Cents) {
        self.cage += amount;
        self.standing.granted_today += amount;
        assert!(self.cage.0 >= 0, "nobody has less than nothing");
    }

    pub(super) fn carry_to(&mut self, _table: &TableId, amount: Cents) {
        self.cage -= amount;
        assert!(amount.0 >= 0 && self.cage.0 >= 0, "nobody carries away more than there is");
    }

    pub(super) fn carry_from(&mut self, _table: &TableId, amount: Cents) {
        self.cage += amount;
        assert!(amount.0 >= 0, "chips move forward");
    }

    pub(super) fn sit_down(&mut self, table: &TableId, at: Time) {
        self.tables.insert(table.clone(), Sitting { since: at });
    }

    pub(super) fn get_up(&mut self, table: &TableId, at: Time) {
        let until = self.played_today(at);
        self.tables.remove(table);
        if self.tables.is_empty() {
            self.standing.played_today = until;
        }
    }

    pub(super) fn set_limits(&mut self, limits: OwnLimits, from: Time, at: Time) {
        self.standing.set(limits, from, at);
    }

    pub(super) fn time_out(&mut self, until: Time) {
        self.standing.time_out = self.standing.time_out.max(Some(until));
    }

    pub(super) fn exclude(&mut self, until: Option<Time>) {
        self.standing.exclude(until);
    }

    /// A gaming day begins. What lies on tables at that moment is not known here: a person who plays into the next day
    /// begins it with what is in the cage.
    pub(super) fn begin_day(&mut self, began: Time) {
        self.standing.begin_day(began, self.cage);
    }
}

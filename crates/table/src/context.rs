//! A command as it meets the table, and the entries it brings about: how every machine decides.
//!
//! A decision looks at the [`Context`] and refuses, or writes a [`Draft`]. What only one machine knows of (its round)
//! rides along as the table of the context.

use alloc::sync::Arc;
use core::cell::Cell;

use croupier_rules::chapters::Chapter;
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::{Cents, GameId, Provision};

use crate::announcement::Announcement;
use crate::command::{Actor, Command, Person};
use crate::decide::Decision;
use crate::event::{Entries, Entry, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::state::State;
use crate::time::Time;

/// What an act needs before it is looked at any further.
pub(crate) type Check = Result<(), Refusal>;

/// A command as it meets the table.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a, T = ()> {
    pub state: &'a State,
    pub command: &'a Command,
    /// The round, where the machine has one.
    pub table: T,
    /// Paper that a draft is written on, so that a table which goes on for years does not ask for new paper each time.
    paper: Option<&'a Cell<Entries>>,
}

impl<'a> Context<'a> {
    pub const fn new(state: &'a State, command: &'a Command) -> Context<'a> {
        Context { state, command, table: (), paper: None }
    }

    /// The same with paper that was used before.
    pub const fn on(self, paper: &'a Cell<Entries>) -> Context<'a> {
        Context { paper: Some(paper), ..self }
    }
}

impl<'a, T: Copy> Context<'a, T> {
    /// The same with the round of a machine.
    pub fn at<Round>(self, table: Round) -> Context<'a, Round> {
        Context { state: self.state, command: self.command, table, paper: self.paper }
    }

    /// The approved submission of the table.
    pub fn filed(self) -> &'a ApprovedSubmission {
        self.state.filed()
    }

    /// The game.
    pub fn game(self) -> GameId {
        self.state.game()
    }

    /// The chapter that the table follows.
    pub fn chapter(self) -> &'static Chapter {
        self.state.chapter()
    }

    /// Whose act it is.
    pub fn by(self) -> Actor {
        self.command.by
    }

    /// What an account holds before the act.
    pub fn balance(self, account: Account) -> Cents {
        self.state.ledger.balance(account)
    }

    /// A draft without an entry.
    pub fn draft(self) -> Draft<'a> {
        let Command { at, by, person, ref key, .. } = *self.command;
        let entries = self.paper.map(Cell::take).unwrap_or_default();
        Draft { next: self.state.next(), at, by, person, key, entries }
    }

    /// The decision that one thing happened.
    pub fn fact(self, provision: Provision, event: impl Into<Event>) -> Decision {
        let mut draft = self.draft();
        draft.fact(provision, event);
        draft.done()
    }
}

/// The entries that an act brings about, in their order, while they are written.
pub(crate) struct Draft<'a> {
    next: u64,
    at: Time,
    by: Actor,
    person: Option<Person>,
    key: &'a Option<Arc<str>>,
    entries: Entries,
}

impl Draft<'_> {
    /// Something happened.
    #[inline]
    pub fn fact(&mut self, provision: Provision, event: impl Into<Event>) -> &mut Self {
        let Draft { next: n, at, by, person, key, .. } = *self;
        self.entries.push(Entry { n, at, by, person, key: key.clone(), provision, event: event.into() });
        self.next += 1;
        self
    }

    /// Chips moved, if there were any.
    pub fn transfer(
        &mut self,
        provision: Provision,
        from: Account,
        to: Account,
        amount: Cents,
        cause: Cause,
    ) -> &mut Self {
        if amount.is_zero() {
            return self;
        }
        self.fact(provision, Transfer { from, to, amount, cause })
    }

    /// Something was said.
    pub fn announce(&mut self, provision: Provision, announcement: Announcement) -> &mut Self {
        self.fact(provision, announcement)
    }

    /// What the draft has changed in an account so far.
    pub fn change(&self, account: Account) -> Cents {
        self.entries
            .iter()
            .filter_map(|entry| entry.event.transfer())
            .map(|moved| moved.change(account))
            .sum()
    }

    /// The decision.
    pub fn done(self) -> Decision {
        Ok(self.entries)
    }
}

//! How long cards serve, and whether a round can begin with them.

use croupier_rules::Provision;
use croupier_rules::chapters::section::cards::DealtFrom;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::submission::{ApprovedSubmission, CardSets};

use super::Cards;
use super::check::{Check, due, refuse};
use super::clauses;
use super::load::rack_is_free;
use super::reason::CardsReason;
use super::set::{SetId, Stage};
use crate::state::State;
use crate::time::{Span, Time};

/// How many hours a set serves from its opening at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Life {
    pub hours: u8,
    pub provision: Provision,
}

impl Cards {
    /// The hours that are filed, where the chapter counts hours and not shoes, and the clause that bounds them.
    pub(super) fn life(&self, filed: &ApprovedSubmission) -> Option<Life> {
        let from = match filed.method() {
            DealingMethod::Hand => DealtFrom::Hand,
            DealingMethod::ManualShoe | DealingMethod::AutomatedShoe => DealtFrom::Shoe,
        };
        let provision = filed.game().chapter().cards.life_dealt_from(from).provision;
        filed.changed_every_hours().map(|hours| Life { hours, provision })
    }

    /// The life that a set has outlived at a time, idle time included (reading ER-127).
    pub(super) fn overdue(&self, filed: &ApprovedSubmission, set: SetId, at: Time) -> Option<Life> {
        let set = self.set(set);
        let old = |life: &Life| at - set.opened >= Span::hours(u64::from(life.hours));
        self.life(filed).filter(|life| set.stage != Stage::Absent && old(life))
    }

    /// Whether a round can begin now: the cards are opened, shuffled, cut and loaded as the chapter wants, and not
    /// overdue; a second set is with the device.
    pub(crate) fn check_ready(&self, state: &State, now: Time) -> Check {
        if let Some(life) = self.overdue(state.filed(), self.current, now) {
            return refuse(life.provision, CardsReason::Overdue { hours: life.hours });
        }
        if self.set(self.current).stage != Stage::InPlay {
            return Err(due(state, self.current));
        }
        self.other_is_stored(state)
    }

    /// While one set is in play the other is in the device, and not in the rack.
    fn other_is_stored(&self, state: &State) -> Check {
        let (CardSets::TwoAlternating, Some(clauses)) = (self.sets_in_use(), clauses::two_sets(state.game()))
        else {
            return Ok(());
        };
        rack_is_free(state)?;
        if matches!(self.set(self.current.other()).stage, Stage::InDevice | Stage::Shuffled) {
            return Ok(());
        }
        refuse(clauses.stored, CardsReason::OtherSetNotStored)
    }
}

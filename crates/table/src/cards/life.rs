//! How long cards serve, and whether a round can begin with them.

use croupier_rules::Provision;
use croupier_rules::chapters::section::cards::DealtFrom;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::submission::{ApprovedSubmission, CardSets};

use super::Cards;
use super::check::{Check, due, refuse};
use super::load::rack_is_free;
use super::reason::CardsReason;
use super::set::SetId;
use super::stage::Stage;
use crate::state::State;
use crate::time::{Span, Time};

/// The clause on how long cards serve that are dealt as filed.
pub(super) fn life_clause(filed: &ApprovedSubmission) -> Provision {
    let from = match filed.method() {
        DealingMethod::Hand => DealtFrom::Hand,
        DealingMethod::ManualShoe | DealingMethod::AutomatedShoe => DealtFrom::Shoe,
    };
    filed.game().chapter().cards.life_dealt_from(from).provision
}

impl Cards {
    /// When a set has to be changed, idle time included (reading ER-127): after the filed hours, where the chapter
    /// counts hours and not shoes.
    pub fn change_due(&self, filed: &ApprovedSubmission, set: SetId) -> Option<Time> {
        let set = self.set(set);
        let hours = filed.changed_every_hours().filter(|_| set.stage != Stage::Absent)?;
        Some(set.opened + Span::hours(u64::from(hours)))
    }

    /// Whether a set has to be changed by now.
    pub(super) fn is_overdue(&self, filed: &ApprovedSubmission, set: SetId, now: Time) -> bool {
        self.change_due(filed, set).is_some_and(|due| now >= due)
    }

    /// Whether a round can begin now: the cards are opened, shuffled, cut and loaded as the chapter requires, and not
    /// overdue; a second set is in the device.
    pub(crate) fn check_ready(&self, state: &State, now: Time) -> Check {
        self.not_overdue(state.filed(), now)?;
        if self.set(self.current).stage != Stage::InPlay {
            return Err(due(state, self.current));
        }
        self.other_is_stored(state)
    }

    fn not_overdue(&self, filed: &ApprovedSubmission, now: Time) -> Check {
        match filed.changed_every_hours() {
            Some(hours) if self.is_overdue(filed, self.current, now) => {
                refuse(life_clause(filed), CardsReason::Overdue { hours })
            }
            Some(_) | None => Ok(()),
        }
    }

    /// While one set is in play the other is in the device, and not in the rack.
    fn other_is_stored(&self, state: &State) -> Check {
        let (CardSets::TwoAlternating, Some(two)) = (self.sets_in_use(), state.chapter().cards.two_sets)
        else {
            return Ok(());
        };
        rack_is_free(state)?;
        match self.set(self.current.other()).stage {
            Stage::InDevice | Stage::Shuffled => Ok(()),
            Stage::Absent
            | Stage::Received
            | Stage::Inspected
            | Stage::Verified
            | Stage::Spread { .. }
            | Stage::Seen { .. }
            | Stage::FaceDown { .. }
            | Stage::Stacked { .. }
            | Stage::Spent
            | Stage::Feathered
            | Stage::Cut
            | Stage::CutThrough
            | Stage::Loaded
            | Stage::InPlay => refuse(two.stored, CardsReason::OtherSetNotStored),
        }
    }
}

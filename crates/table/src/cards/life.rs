//! How long cards serve, and whether a round can begin with them.

use croupier_rules::chapters::section::cards::{CardLife, DealtFrom};
use croupier_rules::law::Cited;
use croupier_rules::submission::choice::DealingMethod;
use croupier_rules::submission::{ApprovedSubmission, CardSets};

use super::Cards;
use super::check::{Check, due, refuse};
use super::idle::did_not_lie_idle;
use super::load::rack_is_free;
use super::reason::CardsReason;
use super::set::SetId;
use super::stage::Stage;
use crate::state::State;
use crate::time::{Span, Time};

/// How long cards serve, of the chapter, that are dealt in this way.
fn life_dealt(filed: &ApprovedSubmission, method: DealingMethod) -> Cited<CardLife> {
    let from = match method {
        DealingMethod::Hand => DealtFrom::Hand,
        DealingMethod::ManualShoe | DealingMethod::AutomatedShoe => DealtFrom::Shoe,
    };
    filed.game().chapter().cards.life_dealt_from(from)
}

/// Where the chapter counts hours, how many there are at most.
const fn most_hours(life: CardLife) -> Option<u8> {
    match life {
        CardLife::Hours(hours) => Some(hours),
        CardLife::EachShoe => None,
    }
}

impl Cards {
    /// How long the chapter lets a set serve: by how it was really dealt, and is dealt now (reading ER-232).
    pub(super) fn life(&self, filed: &ApprovedSubmission, set: SetId) -> Cited<CardLife> {
        let by_hand = self.set(set).dealt_by_hand;
        life_dealt(filed, if by_hand { DealingMethod::Hand } else { self.dealing_of(filed, set) })
    }

    /// After how many hours a set is changed. Fewer hours than the chapter allows the filed way of dealing are a promise
    /// and bind always; otherwise those count that the chapter allows this set.
    fn hours(&self, filed: &ApprovedSubmission, set: SetId) -> Option<u8> {
        let (promised, allowed) = (filed.changed_every_hours()?, most_hours(self.life(filed, set).choice)?);
        let as_filed = most_hours(life_dealt(filed, filed.method()).choice)?;
        Some(if promised < as_filed { promised.min(allowed) } else { allowed })
    }

    /// When a set has to be changed, idle time included (reading ER-127): after so many hours, where the chapter counts
    /// hours and not shoes.
    pub fn change_due(&self, filed: &ApprovedSubmission, set: SetId) -> Option<Time> {
        let hours = self.hours(filed, set).filter(|_| self.set(set).stage != Stage::Absent)?;
        Some(self.set(set).opened + Span::hours(u64::from(hours)))
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
        did_not_lie_idle(state)?;
        self.other_is_stored(state)
    }

    /// The hours run for a stored set as well (reading ER-146).
    fn not_overdue(&self, filed: &ApprovedSubmission, now: Time) -> Check {
        for set in [self.current, self.current.other()] {
            match self.hours(filed, set) {
                Some(hours) if self.is_overdue(filed, set, now) => {
                    return refuse(self.life(filed, set).provision, CardsReason::Overdue { hours });
                }
                Some(_) | None => {}
            }
        }
        Ok(())
    }

    /// While one set is in play the other is in the device, and not in the rack.
    fn other_is_stored(&self, state: &State) -> Check {
        let (CardSets::TwoAlternating, Some(two)) = (self.sets_in_use(), state.chapter().cards.two_sets)
        else {
            return Ok(());
        };
        rack_is_free(state)?;
        let other = self.set(self.current.other());
        match other.stage {
            Stage::InDevice => Ok(()),
            Stage::Shuffled if other.is_stored() => Ok(()),
            Stage::Shuffled
            | Stage::Absent
            | Stage::Received
            | Stage::Inspected
            | Stage::Verified
            | Stage::Spread { .. }
            | Stage::Seen { .. }
            | Stage::Unwashed
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

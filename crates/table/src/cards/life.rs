//! How long cards serve, and whether a round can begin with them.

use croupier_rules::Provision;
use croupier_rules::chapters::section::cards::{CardLife, DealtFrom};

use super::Cards;
use super::check::{Check, due, refuse};
use super::clauses;
use super::load::rack_is_free;
use super::reason::CardsReason;
use super::set::{SetId, Stage};
use crate::setup::{CardSets, DealingMethod, Setup};
use crate::state::State;
use crate::time::{Span, Time};

/// How many hours a set serves from its opening at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Life {
    pub hours: u8,
    pub provision: Provision,
}

impl Cards {
    /// The hours a set serves, where the chapter counts hours and not shoes.
    pub(super) fn life(&self, setup: &Setup) -> Option<Life> {
        let from = if setup.dealing == DealingMethod::Hand { DealtFrom::Hand } else { DealtFrom::Shoe };
        let life = setup.game.chapter().cards.life_dealt_from(from);
        match life.choice {
            CardLife::Hours(hours) => Some(Life { hours, provision: life.provision }),
            CardLife::EachShoe => None,
        }
    }

    /// The life that a set has outlived at a time, idle time included (reading ER-127).
    pub(super) fn overdue(&self, setup: &Setup, set: SetId, at: Time) -> Option<Life> {
        let set = self.set(set);
        let old = |life: &Life| at - set.opened >= Span::hours(u64::from(life.hours));
        self.life(setup).filter(|life| set.stage != Stage::Absent && old(life))
    }

    /// Whether a round can begin now: the cards are opened, shuffled, cut and loaded as the chapter wants, and not
    /// overdue; a second set is with the device.
    pub(crate) fn check_ready(&self, state: &State, now: Time) -> Check {
        if let Some(life) = self.overdue(&state.setup, self.current, now) {
            return refuse(life.provision, CardsReason::Overdue { hours: life.hours });
        }
        if self.set(self.current).stage != Stage::InPlay {
            return Err(due(state, self.current));
        }
        self.other_is_stored(state)
    }

    /// While one set is in play the other is in the device, and not in the rack.
    fn other_is_stored(&self, state: &State) -> Check {
        let (CardSets::TwoAlternating, Some(clauses)) =
            (self.sets_in_use(), clauses::two_sets(state.setup.game))
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

//! How far a round is, and how far it must be for an act: one answer for the check, the list and the refusal.

use croupier_rules::Provision;

use super::checks::Context;
use super::reason::PokerReason;
use crate::context::Check;
use crate::refusal::Refusal;

/// How far a round is, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Wagers are made.
    Betting,
    /// Cards are dealt.
    Dealing,
    /// Every hand is dealt, and the stub is still there.
    Stub,
    /// The stub was counted and is wrong.
    WrongStub,
    /// The players look at their cards and decide, or set them.
    Playing,
    /// The dealer's cards are up, and the positions are settled.
    Settling,
}

impl Phase {
    /// Whether this is one of these phases or between them. A wrong stub is explained before anything else.
    pub(super) fn is_between(self, first: Phase, last: Phase) -> bool {
        let explains_wrong_stub = first == Phase::WrongStub;
        (first..=last).contains(&self) && (self == Phase::WrongStub) == explains_wrong_stub
    }
}

impl Context<'_> {
    /// The round is in this phase.
    pub fn is_in(self, wanted: Phase) -> Check {
        self.is_between(wanted, wanted)
    }

    /// The round is in one of these phases or between them.
    pub fn is_between(self, first: Phase, last: Phase) -> Check {
        let now = self.table.phase;
        if now.is_between(first, last) {
            return Ok(());
        }
        let too_early = now == Phase::WrongStub || now < first;
        let (reason, provision) =
            if first != Phase::WrongStub && too_early { self.outstanding(now) } else { self.past(last) };
        Err(Refusal::under(provision, reason))
    }

    /// What a phase still waits for.
    fn outstanding(self, now: Phase) -> (PokerReason, Provision) {
        let (dealing, completion) = (self.method(), self.completion());
        match now {
            Phase::Betting => (PokerReason::BettingIsOpen, dealing.no_more_bets),
            Phase::Dealing => (PokerReason::DealIsNotOver, dealing.hands),
            Phase::Stub => (PokerReason::StubIsThere, dealing.stub),
            Phase::WrongStub => (PokerReason::WrongCountIsOpen, dealing.wrong_count),
            Phase::Playing => (PokerReason::DealersCardsAreDown, completion.reveal),
            Phase::Settling => (PokerReason::DealersCardsAreUp, completion.settle),
        }
    }

    /// What it is too late for.
    fn past(self, wanted: Phase) -> (PokerReason, Provision) {
        let (dealing, completion) = (self.method(), self.completion());
        match wanted {
            Phase::Betting => (PokerReason::RoundIsUnderWay, dealing.no_more_bets),
            Phase::Dealing => (PokerReason::DealIsOver, dealing.hands),
            Phase::Stub => (PokerReason::StubIsGone, dealing.stub),
            Phase::WrongStub => (PokerReason::NoWrongCount, dealing.wrong_count),
            Phase::Playing | Phase::Settling => (PokerReason::DealersCardsAreUp, completion.reveal),
        }
    }
}

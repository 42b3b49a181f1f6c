//! What is due next. The check of every act and the list of steps both look here.

use core::fmt;

use croupier_rules::Provision;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::{THIRD_CARDS, ThirdCard};
use croupier_rules::families::baccarat::procedure::Task;

use super::{BaccaratTable, Phase, RoundKind};
use crate::seat::Seat;
use crate::seen_by::SeenBy;
use crate::state::State;

/// What comes next in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Due {
    /// The betting, and its end.
    NoMoreBets,
    /// The word to the curator.
    CallCards,
    /// The first four cards.
    FirstFour,
    /// The cards of a hand are turned face up.
    Turn {
        /// The hand.
        side: Side,
    },
    /// Its Point Count is announced.
    Announce {
        /// The hand.
        side: Side,
    },
    /// A hand is dealt its third card.
    ThirdCard {
        /// The hand.
        side: Side,
    },
    /// The result is announced.
    Result,
    /// The losing wagers are collected.
    CollectLosing,
    /// A position is settled.
    Settle {
        /// The betting position.
        position: Seat,
    },
    /// The cards are removed.
    ClearCards,
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::NoMoreBets => f.write_str("the betting has to end"),
            Due::CallCards => f.write_str("the curator has to be told to deal"),
            Due::FirstFour => f.write_str("the first four cards have to be dealt"),
            Due::Turn { side } => write!(f, "the {side} has to be turned"),
            Due::Announce { side } => write!(f, "the Point Count of the {side} has to be announced"),
            Due::ThirdCard { side } => write!(f, "the {side} has to be dealt its third card"),
            Due::Result => f.write_str("the result has to be announced"),
            Due::CollectLosing => f.write_str("the losing wagers have to be collected"),
            Due::Settle { position } => write!(f, "{position} has to be settled"),
            Due::ClearCards => f.write_str("the cards have to be removed"),
        }
    }
}

impl BaccaratTable {
    /// What is due next.
    pub fn due(&self, state: &State) -> Due {
        match self.phase {
            Phase::Betting => Due::NoMoreBets,
            Phase::BeforeCards => Due::CallCards,
            Phase::FirstFour => Due::FirstFour,
            Phase::Hands => self.due_in_hands(),
            Phase::Collecting => Due::CollectLosing,
            Phase::Paying => {
                highest_position(state).map_or(Due::ClearCards, |position| Due::Settle { position })
            }
        }
    }

    fn due_in_hands(&self) -> Due {
        match self.procedure.tasks.get(self.tasks_done as usize) {
            Some(&Task::Reveal(side)) => Due::Turn { side },
            Some(&Task::Announce(side)) => Due::Announce { side },
            None => self.due_after_announcements(),
        }
    }

    fn due_after_announcements(&self) -> Due {
        let third = THIRD_CARDS.into_iter().find_map(|side| self.third_card_due(side));
        third.unwrap_or(match self.kind {
            RoundKind::Wagered => Due::Result,
            RoundKind::Simulated(_) => Due::ClearCards,
        })
    }

    fn third_card_due(&self, side: Side) -> Option<Due> {
        if self.hands.has_third(side) {
            return (self.hands.latest_seen_by(side) != SeenBy::Everybody).then_some(Due::Turn { side });
        }
        (self.hands.decision(side).third_card == ThirdCard::Draw).then_some(Due::ThirdCard { side })
    }

    /// Whether the Player's Hand still has to be dealt its third card.
    pub(in crate::baccarat) fn players_third_card_is_due(&self) -> bool {
        let hands = &self.hands;
        !hands.has_third(Side::Player) && hands.decision(Side::Player).third_card == ThirdCard::Draw
    }

    /// Whether the first four cards are turned and announced, so that third cards can be decided.
    pub(in crate::baccarat) fn counts_are_announced(&self) -> bool {
        self.phase == Phase::Hands && self.tasks_done as usize >= self.procedure.tasks.len()
    }

    /// The clause by which something is due.
    pub(in crate::baccarat) fn clause(&self, due: Due) -> Provision {
        let (procedure, completion) = (self.procedure, &self.clauses.completion);
        match due {
            Due::NoMoreBets | Due::CallCards => procedure.no_more_bets,
            Due::FirstFour => procedure.deal,
            Due::Turn { side } => self.turn_clause(side),
            Due::Announce { side } => procedure.placed[side as usize],
            Due::ThirdCard { side } => self.hands.decision(side).provision(self.clauses),
            Due::Result => completion.announcement,
            Due::CollectLosing | Due::Settle { .. } => completion.vigorish_order.provision,
            Due::ClearCards => self.removal(),
        }
    }

    /// The clause by which the cards leave the table: of every round, or of a simulated one.
    pub(in crate::baccarat) fn removal(&self) -> Provision {
        match self.kind {
            RoundKind::Wagered => self.chapter().completion.cards_removed.provision,
            RoundKind::Simulated(cause) => cause.clause(self.clauses),
        }
    }

    /// The clause by which the latest cards of a hand are turned.
    pub(in crate::baccarat) fn turn_clause(&self, side: Side) -> Provision {
        let procedure = self.procedure;
        let clauses = if self.hands.has_third(side) { procedure.turn_third } else { procedure.turn };
        clauses[side as usize]
    }
}

/// The highest position at which a wager still lies.
fn highest_position(state: &State) -> Option<Seat> {
    Seat::clockwise(state.filed().seats()).find(|&position| !state.ledger.on_layout(position).is_zero())
}

//! What the floor decides about one table, beside the record of the table itself: how it is staffed, promises of fair
//! shoes, silence, refusals, slips.

use std::sync::Arc;

use croupier_rules::{Cents, Provision};
use croupier_shuffle::{Commitment, Contribution, Reveal};
use croupier_table::cards::SetId;
use croupier_table::{Actor, Person, Seat};
use serde::{Deserialize, Serialize};

use crate::pace::Pace;
use crate::silence::SilenceRule;

/// Who deals and supervises a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Staffing {
    /// The automatic dealer, floorperson and device.
    Automatic,
    /// People, each in a part of their own.
    People,
}

/// How a table is run: declared when it opens, and shown to whoever sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Plan {
    /// Who deals and supervises.
    pub staffing: Staffing,
    /// How fast it goes.
    pub pace: Pace,
    /// Whether it is for training: its cards may be rigged, and it says so everywhere.
    pub training: bool,
}

/// A seed under lock and key, as text: only whoever has the sealing key can read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SealedSeed(pub Arc<str>);

/// What the floor records about a table. The words are for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum PitEvent {
    /// The table was opened.
    Opened {
        /// How it is run.
        plan: Plan,
    },
    /// No more wagers are accepted; a round under way is finished.
    Disabled {
        /// Why.
        reason: Arc<str>,
    },
    /// Wagers are accepted again.
    Enabled {
        /// Why.
        reason: Arc<str>,
    },
    /// The table was closed for good.
    Closed {
        /// Why.
        reason: Arc<str>,
    },
    /// The house is bound to a seed for the next shuffle.
    SeedPromised {
        /// What was published.
        commitment: Commitment,
        /// The seed itself, sealed.
        sealed: SealedSeed,
    },
    /// A patron added bytes of the patron's own to the next shuffle.
    Contributed {
        /// Who.
        person: Person,
        /// The bytes.
        contribution: Contribution,
    },
    /// The order of a set was made from the promised seed and what patrons added.
    OrderMade {
        /// The entry of the table's record that takes this order.
        entry: u64,
        /// Which set.
        set: SetId,
        /// By which promise.
        commitment: Commitment,
        /// What patrons added, in order.
        contributions: Vec<Contribution>,
    },
    /// A shoe or deck is finished: its seed is published, and anyone can work out its order again.
    SeedRevealed {
        /// Which set it was.
        set: SetId,
        /// Seed and contributions.
        reveal: Reveal,
    },
    /// A person was silent, and the house rule was applied.
    Silence {
        /// Whose.
        seat: Seat,
        /// The rule.
        rule: SilenceRule,
        /// The first entry of the table's record that it brought about.
        entry: u64,
    },
    /// A person was gone for longer than a seat is kept.
    SeatReleased {
        /// Whose.
        seat: Seat,
    },
    /// An act was refused.
    Refused {
        /// In which part.
        by: Actor,
        /// What was asked for, as it was said.
        asked: Arc<str>,
        /// Why not.
        sentence: Arc<str>,
        /// The provision, where there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        provision: Option<Provision>,
    },
    /// The chips in the table inventory were counted.
    Counted {
        /// What for.
        occasion: Count,
        /// The chips.
        chips: Chips,
    },
    /// Chips were brought to the table.
    Filled {
        /// The slip.
        slip: Slip,
    },
    /// Chips were taken from the table.
    Credited {
        /// The slip.
        slip: Slip,
    },
    /// The drop box was taken away and counted.
    Dropped {
        /// What was in it.
        amount: Cents,
    },
}

/// What a count of the table inventory is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// A shift begins.
    Opener,
    /// A shift ends.
    Closer,
}

/// A slip for a fill or a credit: it has a number, and two people put their names to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Slip {
    /// Its number.
    pub number: u32,
    /// The chips.
    pub chips: Chips,
    /// The dealer who signed; nobody where the dealer is automatic.
    pub dealer: Option<Person>,
    /// The floorperson who signed.
    pub floorperson: Option<Person>,
}

/// Chips by denomination, largest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chips(pub Vec<Stack>);

/// Chips of one denomination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Stack {
    /// What one chip is worth.
    pub denomination: Cents,
    /// How many there are.
    pub count: u32,
}

/// The chips of a casino, largest first.
pub const DENOMINATIONS: [Cents; 9] = [
    Cents::dollars(1_000),
    Cents::dollars(500),
    Cents::dollars(100),
    Cents::dollars(25),
    Cents::dollars(5),
    Cents::dollars(1),
    Cents(25),
    Cents(5),
    Cents(1),
];

impl Chips {
    /// An amount in as few chips as it takes.
    pub fn of(amount: Cents) -> Chips {
        let mut left = amount.0.max(0);
        let stack = |denomination: Cents| {
            let count = u32::try_from(left / denomination.0).unwrap_or(u32::MAX);
            left -= i64::from(count) * denomination.0;
            Stack { denomination, count }
        };
        Chips(DENOMINATIONS.map(stack).into_iter().filter(|stack| stack.count > 0).collect())
    }

    /// What they are worth together.
    pub fn total(&self) -> Cents {
        self.0.iter().map(|stack| Cents(stack.denomination.0 * i64::from(stack.count))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_in_chips_is_worth_what_it_was() {
        for cents in [0, 1, 24, 25, 99, 123_456, 1_000_000_000] {
            assert_eq!(Chips::of(Cents(cents)).total(), Cents(cents));
        }
        let stacks: Vec<(i64, u32)> =
            Chips::of(Cents(163_005)).0.iter().map(|stack| (stack.denomination.0, stack.count)).collect();
        assert_eq!(stacks, [(100_000, 1), (50_000, 1), (10_000, 1), (2_500, 1), (500, 1), (5, 1)]);
    }
}

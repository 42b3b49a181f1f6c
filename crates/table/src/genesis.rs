//! The first line of every record: by which approved submission the table exists, and with what it began.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use croupier_rules::game::Edition;
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::{Card, Cents, GameId};

use crate::cards::census;
use crate::command::Person;
use crate::time::Time;

/// How a table began. A table exists by an approved Rules Submission and in no other way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genesis {
    version: u16,
    submission: Arc<ApprovedSubmission>,
    edition: Edition,
    inventory: Cents,
    name: Arc<str>,
    opened_by: Option<Person>,
    at: Time,
    ready: Option<ReadyCards>,
}

impl Genesis {
    /// The version of the record that this program writes.
    pub const VERSION: u16 = 1;

    /// The number of the genesis in its record.
    pub const NUMBER: u64 = 1;

    /// A table by an approved submission, with this much in its inventory container.
    pub fn new(submission: impl Into<Arc<ApprovedSubmission>>, inventory: Cents) -> Genesis {
        let submission = submission.into();
        Genesis {
            version: Genesis::VERSION,
            edition: submission.game().edition(),
            submission,
            inventory,
            name: Arc::from(""),
            opened_by: None,
            at: Time::default(),
            ready: None,
        }
    }

    /// The same under a name.
    pub fn named(self, name: &str) -> Genesis {
        Genesis { name: Arc::from(name), ..self }
    }

    /// The same, opened by a person at a time.
    pub fn opened(self, by: Option<Person>, at: Time) -> Genesis {
        Genesis { opened_by: by, at, ..self }
    }

    /// The same with cards that are ready for a round, where simulations and examples begin.
    ///
    /// # Errors
    /// The cards are not those of one set of the table.
    pub fn ready(self, cards: ReadyCards) -> Result<Genesis, NotTheCards> {
        let set: Vec<Card> = self.submission.deck().cards().collect();
        let fits = cards.dealt <= set.len() && census(&set) == census(&cards.order);
        if fits { Ok(Genesis { ready: Some(cards), ..self }) } else { Err(NotTheCards) }
    }

    /// The version of the record.
    pub const fn version(&self) -> u16 {
        self.version
    }

    /// The approved submission.
    pub const fn submission(&self) -> &Arc<ApprovedSubmission> {
        &self.submission
    }

    /// The game.
    pub fn game(&self) -> GameId {
        self.submission.game()
    }

    /// The edition of the chapter that the table follows.
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// What the table inventory held when the table opened.
    pub const fn inventory(&self) -> Cents {
        self.inventory
    }

    /// The name of the table.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who opened it.
    pub const fn opened_by(&self) -> Option<Person> {
        self.opened_by
    }

    /// When it was opened.
    pub const fn at(&self) -> Time {
        self.at
    }

    /// The cards that are ready, where the table did not begin closed.
    pub const fn ready_cards(&self) -> Option<&ReadyCards> {
        self.ready.as_ref()
    }
}

/// Reading is as strict as building: the version is one that this program knows, the submission is checked again, the
/// edition is the chapter's, and ready cards are those of one set.
#[cfg(feature = "serde")]
mod wire {
    use alloc::sync::Arc;

    use croupier_rules::Cents;
    use croupier_rules::game::Edition;
    use croupier_rules::submission::ApprovedSubmission;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Genesis, ReadyCards};
    use crate::command::Person;
    use crate::time::Time;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    struct Written {
        version: u16,
        n: u64,
        at: Time,
        name: Arc<str>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opened_by: Option<Person>,
        edition: Edition,
        inventory: Cents,
        submission: Arc<ApprovedSubmission>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ready: Option<ReadyCards>,
    }

    impl Serialize for Genesis {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let Genesis { version, submission, edition, inventory, name, opened_by, at, ready } =
                self.clone();
            let n = Genesis::NUMBER;
            Written { version, n, at, name, opened_by, edition, inventory, submission, ready }
                .serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Genesis {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Genesis, D::Error> {
            let written = Written::deserialize(deserializer)?;
            if (written.version, written.n) != (Genesis::VERSION, Genesis::NUMBER) {
                return Err(D::Error::custom("not the first entry of a record of a version that is known"));
            }
            if written.edition != written.submission.game().edition() {
                return Err(D::Error::custom("the edition is not that of the chapter"));
            }
            let genesis = Genesis::new(written.submission, written.inventory).named(&written.name);
            let genesis = genesis.opened(written.opened_by, written.at);
            match written.ready {
                Some(cards) => genesis.ready(cards).map_err(D::Error::custom),
                None => Ok(genesis),
            }
        }
    }
}

/// Cards as if everything before the first round had been done when the table opened. A second set lies shuffled in
/// the device, in the same order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct ReadyCards {
    /// All cards of one set, top first.
    pub order: Vec<Card>,
    /// How many cards lie above the second cover card, counted in the full stack, where there is one.
    pub cover: Option<usize>,
    /// How many cards have been dealt before.
    pub dealt: usize,
}

impl ReadyCards {
    /// A full stack.
    pub const fn new(order: Vec<Card>, cover: Option<usize>) -> ReadyCards {
        ReadyCards { order, cover, dealt: 0 }
    }
}

/// The cards are not exactly those of one set of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTheCards;

impl fmt::Display for NotTheCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are not exactly the cards of one set of the table")
    }
}

impl core::error::Error for NotTheCards {}

//! Refusals: why a command is not carried out. The state stays as it was.

use core::fmt;

use croupier_rules::Provision;

use crate::baccarat::BaccaratReason;
use crate::cards::CardsReason;
use crate::conduct::ConductReason;
use crate::poker::PokerReason;
use crate::seats::SeatsReason;
use crate::time::Time;
use crate::wagering::WagerReason;

/// A command that is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Why, as a proposition.
    pub reason: Reason,
    /// The provision it would break, where it is a provision that forbids it.
    pub provision: Option<Provision>,
}

/// Why a command is refused, by the machine that refuses it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum Reason {
    /// The command is earlier than the last entry of the record.
    ClockRunsBackwards {
        last: Time,
    },
    /// The act belongs to another game.
    AnotherGame,
    Cards(CardsReason),
    Seats(SeatsReason),
    Wager(WagerReason),
    Baccarat(BaccaratReason),
    Poker(PokerReason),
    Conduct(ConductReason),
}

impl Refusal {
    /// A refusal that rests on a provision.
    pub fn under(provision: Provision, reason: impl Into<Reason>) -> Refusal {
        Refusal { reason: reason.into(), provision: Some(provision) }
    }

    /// A refusal by the nature of things.
    pub fn plain(reason: impl Into<Reason>) -> Refusal {
        Refusal { reason: reason.into(), provision: None }
    }
}

macro_rules! reason_from {
    ($($machine:ident($reason:ty)),+ $(,)?) => {
        $(impl From<$reason> for Reason {
            fn from(reason: $reason) -> Reason {
                Reason::$machine(reason)
            }
        })+
    };
}

reason_from! {
    Cards(CardsReason), Seats(SeatsReason), Wager(WagerReason),
    Baccarat(BaccaratReason), Poker(PokerReason), Conduct(ConductReason),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason)?;
        self.provision.map_or(Ok(()), |provision| write!(f, " ({provision})"))
    }
}

impl core::error::Error for Refusal {}

#[cfg(feature = "serde")]
impl serde::Serialize for Refusal {
    /// The reason, its sentence, and the provision where there is one.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut refusal = serializer.serialize_struct("Refusal", 3)?;
        refusal.serialize_field("reason", &self.reason)?;
        refusal.serialize_field("sentence", &format_args!("{}", self.reason))?;
        refusal.serialize_field("provision", &self.provision)?;
        refusal.end()
    }
}

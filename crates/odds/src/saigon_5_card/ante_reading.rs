//! How the text on the three-card and the showdown hand is read, and how else it could be.

use croupier_rules::chapters::saigon_5_card::ranking::{JOKER_VALUES, qualifying_total};
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Split, Value};

use super::setting::Setting;

/// A reading of the text on who qualifies, and with what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AnteReading {
    /// As it is implemented: a joker counts what is best for the hand that holds it, and three cards qualify five.
    #[default]
    AsRead,
    /// One other side of ER-301: somebody else says what the joker counts in the dealer's hand, to its harm.
    WorstJokerForDealer,
    /// The other side of ER-301 for the player's hand.
    WorstJokerForPlayer,
    /// ER-308 as printed: if any three of the cards miss 10, 20 and 30, the hand does not qualify.
    EveryThreeMustQualify,
}

impl AnteReading {
    /// Every reading, the one that is implemented first.
    pub const ALL: [AnteReading; 4] = [
        AnteReading::AsRead,
        AnteReading::WorstJokerForDealer,
        AnteReading::WorstJokerForPlayer,
        AnteReading::EveryThreeMustQualify,
    ];

    /// The Point Count that the player shows; `None` if the hand does not qualify.
    pub fn players_count(self, five: [Value; 5]) -> Option<ShowdownCount> {
        match self {
            AnteReading::AsRead | AnteReading::WorstJokerForDealer => Setting::Highest.count(five),
            AnteReading::WorstJokerForPlayer => with_worst_joker(five),
            AnteReading::EveryThreeMustQualify => if_every_three_qualifies(five),
        }
    }

    /// The Point Count that the dealer shows; `None` if the hand does not qualify.
    pub fn dealers_count(self, five: [Value; 5]) -> Option<ShowdownCount> {
        match self {
            AnteReading::AsRead | AnteReading::WorstJokerForPlayer => Setting::Highest.count(five),
            AnteReading::WorstJokerForDealer => with_worst_joker(five),
            AnteReading::EveryThreeMustQualify => if_every_three_qualifies(five),
        }
    }
}

/// The least of what the hand comes to if its joker is a 3, a 6 or a 9. Not to qualify is less than any count.
fn with_worst_joker(five: [Value; 5]) -> Option<ShowdownCount> {
    let stand_ins = Value::ALL.into_iter().filter(|value| JOKER_VALUES.contains(&value.points(0)));
    stand_ins.map(|value| Setting::Highest.count(with_stand_in(five, value))).min().flatten()
}

fn with_stand_in(five: [Value; 5], stand_in: Value) -> [Value; 5] {
    five.map(|value| if value == Value::Joker { stand_in } else { value })
}

fn if_every_three_qualifies(five: [Value; 5]) -> Option<ShowdownCount> {
    let qualifies = |split: Split| qualifying_total(split.three(five)).is_some();
    Setting::Highest.count(five).filter(|_| Split::all().all(qualifies))
}

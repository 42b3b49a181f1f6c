//! How a hand is set where several splits qualify (ER-302).

use croupier_rules::chapters::saigon_5_card::ranking::best_split_of_values;
use croupier_rules::chapters::saigon_5_card::ranking::qualifying_total;
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Split, Value};

/// Which of the qualifying splits is taken. Only a hand with the joker ever has a choice that matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Setting {
    /// The one with the highest Point Count: the house way of ER-302.
    #[default]
    Highest,
    /// The one with the lowest Point Count.
    Lowest,
}

impl Setting {
    /// Every setting.
    pub const ALL: [Setting; 2] = [Setting::Highest, Setting::Lowest];

    /// The Point Count that five cards show when set this way; `None` if they do not qualify.
    pub fn count(self, five: [Value; 5]) -> Option<ShowdownCount> {
        match self {
            Setting::Highest => best_split_of_values(five).map(|(_, count)| count),
            Setting::Lowest => counts(five).min(),
        }
    }
}

/// The Point Count of every split that qualifies.
pub(super) fn counts(five: [Value; 5]) -> impl Iterator<Item = ShowdownCount> {
    Split::all()
        .filter(move |split| qualifying_total(split.three(five)).is_some())
        .map(move |split| ShowdownCount::of(split.showdown(five)))
}

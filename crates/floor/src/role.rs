//! What people are on the floor, and what each of them may do: one table, data and not code.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a person is on the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Plays.
    Patron,
    /// Deals.
    Dealer,
    /// Supervises tables.
    Floorperson,
    /// Watches, and acts nowhere.
    Surveillance,
    /// Runs the house.
    Manager,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 5] =
        [Role::Patron, Role::Dealer, Role::Floorperson, Role::Surveillance, Role::Manager];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Role::Patron => "patron",
            Role::Dealer => "dealer",
            Role::Floorperson => "floorperson",
            Role::Surveillance => "surveillance",
            Role::Manager => "manager",
        }
    }

    /// Whether a person of this role may do something.
    pub fn may(self, power: Power) -> bool {
        POWERS.iter().any(|&(of, roles)| of == power && roles.contains(&self))
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A word that names no role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARole;

impl fmt::Display for NotARole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a role is patron, dealer, floorperson, surveillance or manager")
    }
}

impl std::error::Error for NotARole {}

impl FromStr for Role {
    type Err = NotARole;

    fn from_str(word: &str) -> Result<Role, NotARole> {
        Role::ALL.into_iter().find(|role| role.word() == word).ok_or(NotARole)
    }
}

/// Something that not everybody may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Power {
    /// Sit down, wager and decide, at a seat of one's own.
    Play,
    /// Set limits of one's own, take a time-out, exclude oneself.
    LimitOneself,
    /// Deal, and work the devices, at a table that people deal.
    Deal,
    /// Act as the floorperson of a table.
    Supervise,
    /// Fill a table, take chips from it, count it.
    SupplyChips,
    /// See what the floorperson sees.
    SeeAsFloorperson,
    /// See every card that was dealt.
    SeeEverything,
    /// Read the whole record, and reports.
    ReadRecord,
    /// Open, close, disable and enable tables.
    RunTables,
    /// Admit and bar people, give them roles and play chips, begin gaming days and shifts.
    RunHouse,
}

impl Power {
    /// Every power.
    pub const ALL: [Power; 10] = [
        Power::Play,
        Power::LimitOneself,
        Power::Deal,
        Power::Supervise,
        Power::SupplyChips,
        Power::SeeAsFloorperson,
        Power::SeeEverything,
        Power::ReadRecord,
        Power::RunTables,
        Power::RunHouse,
    ];
}

/// Who may do what. Whoever can see more than a patron, or can move chips and cards, cannot play.
const POWERS: [(Power, &[Role]); Power::ALL.len()] = [
    (Power::Play, &[Role::Patron]),
    (Power::LimitOneself, &[Role::Patron]),
    (Power::Deal, &[Role::Dealer]),
    (Power::Supervise, &[Role::Floorperson]),
    (Power::SupplyChips, &[Role::Floorperson, Role::Manager]),
    (Power::SeeAsFloorperson, &[Role::Floorperson, Role::Manager]),
    (Power::SeeEverything, &[Role::Surveillance]),
    (Power::ReadRecord, &[Role::Surveillance, Role::Manager]),
    (Power::RunTables, &[Role::Manager]),
    (Power::RunHouse, &[Role::Manager]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_power_stands_in_the_table_once() {
        for power in Power::ALL {
            assert_eq!(POWERS.iter().filter(|row| row.0 == power).count(), 1, "{power:?}");
        }
    }

    #[test]
    fn who_plays_does_nothing_else_and_sees_nothing_more() {
        for role in Role::ALL.into_iter().filter(|role| role.may(Power::Play)) {
            let powers: Vec<Power> = Power::ALL.into_iter().filter(|&power| role.may(power)).collect();
            assert_eq!(powers, [Power::Play, Power::LimitOneself]);
        }
    }

    #[test]
    fn whoever_watches_acts_nowhere() {
        let powers: Vec<Power> =
            Power::ALL.into_iter().filter(|&power| Role::Surveillance.may(power)).collect();
        assert_eq!(powers, [Power::SeeEverything, Power::ReadRecord]);
    }

    #[test]
    fn a_role_is_read_back_from_its_word() {
        for role in Role::ALL {
            assert_eq!(role.word().parse(), Ok(role));
        }
        assert_eq!("boss".parse::<Role>(), Err(NotARole));
    }
}

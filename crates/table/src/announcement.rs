//! What is said aloud at the table.

use core::fmt;

/// The announcements the chapters prescribe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Announcement {
    /// The betting has ended.
    NoMoreBets,
    /// The curator is to deal.
    Cards,
    /// The Point Count of the Player's Hand.
    PlayersHand {
        /// The count.
        count: u8,
    },
    /// The Point Count of the Banker's Hand.
    BankersHand {
        /// The count.
        count: u8,
    },
    /// The final Point Counts, and with them the winner.
    Result {
        /// The Point Count of the Player's Hand.
        player: u8,
        /// The Point Count of the Banker's Hand.
        banker: u8,
    },
    /// The hands are equal.
    TieHand,
    /// A Dragon 7 at an EZ Baccarat table.
    Dragon7,
    /// One more hand comes from this shoe.
    LastHand,
}

impl fmt::Display for Announcement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Announcement::NoMoreBets => f.write_str("no more bets"),
            Announcement::Cards => f.write_str("cards"),
            Announcement::PlayersHand { count } => write!(f, "Player {count}"),
            Announcement::BankersHand { count } => write!(f, "Banker {count}"),
            Announcement::Result { player, banker } if player > banker => {
                write!(f, "Player wins, {player} to {banker}")
            }
            Announcement::Result { player, banker } if banker > player => {
                write!(f, "Banker wins, {banker} to {player}")
            }
            Announcement::Result { player, banker } => write!(f, "Player {player}, Banker {banker}"),
            Announcement::TieHand => f.write_str("tie hand"),
            Announcement::Dragon7 => f.write_str("Dragon 7"),
            Announcement::LastHand => f.write_str("last hand"),
        }
    }
}

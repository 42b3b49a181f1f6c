//! Who may see the face of a card that lies on the table.

use crate::seat::Seat;

/// Who may see the face of a card now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenBy {
    /// It lies face down.
    Nobody,
    /// This player holds it, or was dealt it.
    Player(Seat),
    /// It lies face up.
    Everybody,
}

impl SeenBy {
    /// Whether the player at a seat sees it, or somebody at no seat.
    pub fn reaches(self, seat: Option<Seat>) -> bool {
        match self {
            SeenBy::Nobody => false,
            SeenBy::Player(player) => seat == Some(player),
            SeenBy::Everybody => true,
        }
    }
}

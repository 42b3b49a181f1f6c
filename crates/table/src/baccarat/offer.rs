//! An offer that goes around the table, counterclockwise, until somebody accepts: of the right to turn a hand, or
//! of the shoe.

use crate::seat::Seat;
use crate::state::State;

use super::BaccaratReason;

/// Whom an offer has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Offer {
    /// The player to whose right it begins; at seat number one where there is none.
    previous: Option<Seat>,
    /// Who was asked, or need not be: one bit for each seat.
    asked: u16,
    /// Who is asked now.
    to: Option<Seat>,
}

impl Offer {
    /// An offer that begins at seat number one.
    pub const fn from_seat_one() -> Offer {
        Offer { previous: None, asked: 0, to: None }
    }

    /// An offer that begins to the right of a player, who is not asked.
    pub const fn to_the_right_of(previous: Seat) -> Offer {
        Offer { previous: Some(previous), asked: bit(previous), to: None }
    }

    /// The same after another player, who accepted, gave it up again. Nobody is asked twice.
    pub const fn continued_from(self, previous: Seat) -> Offer {
        Offer { previous: Some(previous), asked: self.asked | bit(previous), to: None }
    }

    /// Whether it is the offer of a newly loaded shoe.
    pub const fn begins_at_seat_one(self) -> bool {
        self.previous.is_none()
    }

    /// Who is asked now.
    pub const fn to(self) -> Option<Seat> {
        self.to
    }

    /// Asks a player.
    pub fn ask(&mut self, seat: Seat) {
        self.to = Some(seat);
    }

    /// The player who is asked declines.
    pub fn declined(&mut self) {
        self.asked |= self.to.take().map_or(0, bit);
    }

    /// A player who leaves is not waited for.
    pub fn forget(&mut self, seat: Seat) {
        if self.to == Some(seat) {
            self.declined();
        }
    }

    /// The next player to ask.
    pub fn next(self, state: &State) -> Option<Seat> {
        let seats = state.filed().seats();
        let open = |seat: &Seat| self.asked & bit(*seat) == 0 && state.seats.is_taken(*seat);
        match self.previous {
            Some(previous) => previous.others_counterclockwise(seats).find(open),
            None => Seat::counterclockwise(seats).find(open),
        }
    }

    /// Whether this player may be asked now.
    pub fn check_next(self, state: &State, seat: Seat) -> Result<(), BaccaratReason> {
        match (self.to, self.next(state)) {
            (Some(_), _) => Err(BaccaratReason::OfferPending),
            (None, Some(next)) if next == seat => Ok(()),
            (None, Some(next)) => Err(BaccaratReason::OfferFirst { seat: next }),
            (None, None) => Err(BaccaratReason::NobodyLeftToAsk),
        }
    }

    /// Whether everybody was asked and nobody accepted.
    pub fn check_exhausted(self, state: &State) -> Result<(), BaccaratReason> {
        match (self.to, self.next(state)) {
            (Some(_), _) => Err(BaccaratReason::OfferPending),
            (None, Some(seat)) => Err(BaccaratReason::OfferFirst { seat }),
            (None, None) => Ok(()),
        }
    }

    /// Whether this is the player who is asked.
    pub fn check_asked(self, seat: Seat) -> Result<(), BaccaratReason> {
        if self.to == Some(seat) { Ok(()) } else { Err(BaccaratReason::NotOfferedToYou) }
    }
}

const fn bit(seat: Seat) -> u16 {
    1 << seat.index()
}

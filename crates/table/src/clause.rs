//! The same clause in five chapters, cited by the game that is played.

use croupier_rules::{GameId, Provision};

/// One clause in the three baccarat chapters and the two poker-type chapters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause {
    pub minibaccarat: Provision,
    pub midibaccarat: Provision,
    pub baccarat: Provision,
    pub prime: Provision,
    pub saigon: Provision,
}

impl Clause {
    /// The clause of a game's chapter.
    pub const fn of(&self, game: GameId) -> Provision {
        match game {
            GameId::Minibaccarat => self.minibaccarat,
            GameId::Midibaccarat => self.midibaccarat,
            GameId::Baccarat => self.baccarat,
            GameId::ThreeCardPrime => self.prime,
            GameId::Saigon5Card => self.saigon,
        }
    }
}

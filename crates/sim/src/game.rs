//! A game as everything else sees it: dealt, judged, played in sessions, without a word on which game it is.

pub(crate) mod bets;
mod refused;

pub use refused::{CannotPlay, CannotSit, Unlawful};

use croupier_rules::kit::paytable::Letter;
use croupier_rules::submission::Stakes;
use croupier_rules::{Cents, GameId, Odds};

use crate::baccarat::Shoe;
use crate::baccarat::advantage::Target;
use crate::judge::Judge;
use crate::kernel::Kernel;
use crate::rows::{Hand, Row};
use crate::session::Seats;

/// A game with everything that is chosen about its table. [`games`](crate::games) makes them.
pub trait Game: Sync {
    /// Which game it is.
    fn id(&self) -> GameId;

    /// The shoe, where rounds come from one that lasts.
    fn shoe(&self) -> Option<Shoe> {
        None
    }

    /// How many decks are shuffled together.
    fn decks(&self) -> u8 {
        self.shoe().map_or(1, |shoe| shoe.decks)
    }

    /// The name of the strategy that is played.
    fn strategy(&self) -> &'static str {
        OPTIMAL
    }

    /// What plays it fast.
    fn kernel(&self) -> Box<dyn Kernel>;

    /// The wagers that are judged.
    fn judges(&self) -> Vec<Judge>;

    /// The hands of a round, in the order of their cards in a [`Row`].
    fn hands(&self) -> &'static [Hand];

    /// Rounds one after another, card by card, from the first: shoe after shoe, or a fresh deck each.
    fn rows(&self, seed: u64) -> Box<dyn Iterator<Item = Row> + '_>;

    /// A seat at the table with these wagers.
    ///
    /// # Errors
    /// If they may not be made there.
    fn seats(&self, bets: &[(String, Cents)], seed: u64) -> Result<Box<dyn Seats>, CannotSit>;

    /// The wagers of the table that can be counted for.
    fn targets(&self) -> Vec<Target> {
        Vec::new()
    }
}

/// The name of the best play.
pub const OPTIMAL: &str = "optimal";

/// A table without a submission, as it is described.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfiled {
    /// How many decks are shuffled together; the maximum by default.
    pub decks: Option<u8>,
    /// What kind of table sessions are played at.
    pub kind: Kind,
    /// What a winning Tie Wager is paid; the minimum by default.
    pub tie: Option<Odds>,
    /// The paytable of wagers that have one.
    pub paytable: Option<Letter>,
}

impl Unfiled {
    /// Refuses what no table of a game of one deck can be.
    pub(crate) fn of_one_deck(&self, game: GameId) -> Result<(), CannotPlay> {
        match (self.decks, self.kind) {
            (None | Some(1), Kind::Ordinary) => Ok(()),
            (None | Some(1), Kind::Ez) => Err(CannotPlay::NoEzTable(game)),
            (Some(_), Kind::Ordinary | Kind::Ez) => Err(CannotPlay::OneDeck(game)),
        }
    }
}

/// What kind of table a session is played at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// The ordinary one.
    #[default]
    Ordinary,
    /// A table designated for EZ Baccarat.
    Ez,
}

/// What a submission does not say: how the cards are cut, and how players play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner<'a> {
    /// How many cards lie behind the cover card; the minimum by default.
    pub cover_card: Option<u8>,
    /// The strategy.
    pub strategy: Strategy<'a>,
}

impl Manner<'_> {
    /// Refuses a cover card in a game that takes a fresh deck each round.
    pub(crate) fn without_cover_card(&self, game: GameId) -> Result<(), CannotPlay> {
        match self.cover_card {
            None => Ok(()),
            Some(_) => Err(CannotPlay::OneDeck(game)),
        }
    }
}

/// A strategy, still to be read by the game that it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy<'a> {
    /// One of the game's own, by its name.
    Named(&'a str),
    /// The player's own table, as text.
    Table(&'a str),
}

impl Default for Strategy<'_> {
    fn default() -> Self {
        Strategy::Named(OPTIMAL)
    }
}

/// Which wagers are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// Every wager with every paytable, at every kind of table.
    Everything,
    /// What a table offers whose submission was approved, within its limits.
    Filed(Stakes),
}

impl Judged {
    /// What may be wagered, where that was filed.
    pub(crate) const fn stakes(&self) -> Option<&Stakes> {
        match self {
            Judged::Everything => None,
            Judged::Filed(stakes) => Some(stakes),
        }
    }
}

//! The readings that could have been other ones.
//!
//! All 116 readings of the register were examined. Those whose other side changes a house edge are
//! [`Alternative::of_game`]. The rest change none, or are not tried for the reason given:
//!
//! | readings | why they are not among them |
//! | --- | --- |
//! | ER-012, ER-201 | there is no second table or threshold in the text to compute with |
//! | ER-101 | rounding needs a stake: figures at a stake stand beside those without, whatever is asked |
//! | ER-103 | the minimum payout of a Tie Wager is a floor; any payout above it is a choice, not a reading |
//! | ER-115, ER-116, ER-122 | burning, cutting and the last hands leave every six cards as likely as any others |
//! | ER-117 to ER-121, ER-148, ER-149, ER-223, ER-227 | rounds dealt in error are not counted |
//! | ER-206 | two items with one number are taken as a slip of numbering, and not tried as one rank; that would change Ante and Play |
//! | ER-207 | read literally, other pairs and straights win, but just as many: every one of them is raised and paid alike, and either hand is as likely to be the player's (a test walks all deals) |
//! | ER-213, ER-215 | the fourth card is any of the 49, wherever in the deck it lies |
//! | ER-219 | names a wager that does not exist; its figures belong to ER-217 |
//! | ER-222, ER-230, ER-307 | a limit and half a chip matter only to a wager of some amount |
//! | ER-303 | the order of the list is the order of the payouts |
//! | all others | words, numbering, equipment, who acts and when: nothing that decides or pays a wager |

use croupier_rules::GameId;

use crate::catalogue::{Conditions, CountedWager, Entry, NotCounted, Table};
use crate::figures::Figures;
use crate::games;

/// The other side of a reading that changes a figure.
#[derive(Clone, Copy)]
pub struct Alternative {
    /// The number of the reading, as in `ER-217`.
    pub reading: &'static str,
    /// The other side, in a few words.
    pub says: &'static str,
    changes: fn(GameId) -> Result<Vec<Changed>, NotCounted>,
}

/// A wager as it is read, and as it would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Under the reading that is implemented.
    pub as_read: Figures,
    /// Under the alternative.
    pub otherwise: Figures,
}

impl Alternative {
    /// The alternatives that would change figures of a game, in the order of the readings.
    pub fn of_game(game: GameId) -> &'static [Alternative] {
        games::of(game).alternatives
    }

    pub(super) const fn new(
        reading: &'static str,
        says: &'static str,
        changes: fn(GameId) -> Result<Vec<Changed>, NotCounted>,
    ) -> Alternative {
        Alternative { reading, says, changes }
    }

    /// The figures that it would change in a game: those of a full deck or of eight, with every paytable.
    pub fn changes(&self, game: GameId) -> Result<Vec<Changed>, NotCounted> {
        (self.changes)(game)
    }
}

/// The most decks that a game is played with.
const MOST_DECKS: [u8; 2] = [1, 8];

/// The figures of a wager as it is read, with every paytable.
pub(super) fn as_read(game: GameId, wager: &CountedWager, table: Table) -> Result<Vec<Figures>, NotCounted> {
    let asked =
        |entry: &Entry| entry.wager == wager && entry.table == table && MOST_DECKS.contains(&entry.decks);
    Entry::of_game(game).filter(asked).map(|entry| entry.figures(&Conditions::default())).collect()
}

/// The figures of a wager and what a function makes of them.
pub(super) fn changed(figures: Vec<Figures>, otherwise: impl Fn(&Figures) -> Figures) -> Vec<Changed> {
    figures.into_iter().map(|as_read| Changed { otherwise: otherwise(&as_read), as_read }).collect()
}

//! The registry: what this crate counts of each game. No other file tells the games apart.

use core::ops::RangeInclusive;

use croupier_rules::GameId;
use croupier_rules::families::baccarat::Terms as BaccaratTerms;
use croupier_rules::submission::{ApprovedSubmission, Terms};

use crate::audit::{self, Alternative, Published};
use crate::catalogue::{CountedWager, Suits, Table};
use crate::offer::{OfferError, OfferedWager};
use crate::three_card_prime::CardsLeft;
use crate::{baccarat, saigon_5_card, three_card_prime};

/// What is counted of a game.
pub(crate) struct Game {
    /// The numbers of decks that it can be played with.
    pub decks: RangeInclusive<u8>,
    /// The kinds of tables.
    pub tables: &'static [Table],
    /// Whether the suits of the cards left matter.
    pub suits: Suits,
    /// The wagers that have figures of their own.
    pub wagers: &'static [&'static CountedWager],
    /// The readings that would change its figures.
    pub alternatives: &'static [Alternative],
    /// The hold percentages that its rulemaking publishes.
    pub published: &'static [Published],
}

static BACCARAT: Game = Game {
    decks: BaccaratTerms::DECKS,
    tables: &[Table::Ordinary, Table::Ez],
    suits: Suits::DoNotMatter,
    wagers: &baccarat::catalogue::WAGERS,
    alternatives: &audit::baccarat::ALTERNATIVES,
    published: &[],
};

static THREE_CARD_PRIME: Game = Game {
    decks: 1..=1,
    tables: &[Table::Ordinary],
    suits: Suits::Matter,
    wagers: &three_card_prime::catalogue::WAGERS,
    alternatives: &audit::prime::ALTERNATIVES,
    published: &audit::prime::PUBLISHED,
};

static SAIGON_5_CARD: Game = Game {
    decks: 1..=1,
    tables: &[Table::Ordinary],
    suits: Suits::Matter,
    wagers: &saigon_5_card::catalogue::WAGERS,
    alternatives: &audit::saigon::ALTERNATIVES,
    published: &audit::saigon::PUBLISHED,
};

/// What is counted of a game.
pub(crate) const fn of(game: GameId) -> &'static Game {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &BACCARAT,
        GameId::ThreeCardPrime => &THREE_CARD_PRIME,
        GameId::Saigon5Card => &SAIGON_5_CARD,
    }
}

/// The wagers that the table of a submission offers, in the order of settlement.
pub(crate) fn offered(submission: &ApprovedSubmission) -> Result<Vec<OfferedWager>, OfferError> {
    match submission.terms() {
        Terms::Baccarat(terms) => baccarat::offer::offered(submission, terms),
        Terms::ThreeCardPrime(terms) => Ok(three_card_prime::offer::offered(CardsLeft::ALL, &terms)?),
        Terms::Saigon5Card(terms) => Ok(saigon_5_card::offer::offered(&terms)),
    }
}

//! Words that a layout or a sign must carry, and the clause that asks for them.

use croupier_rules::families::baccarat::Variation;
use croupier_rules::submission::{ApprovedSubmission, Terms};
use croupier_rules::{GameId, Provision, cite};

use crate::filing::Filing;

/// The two phrases of Three Card Prime, which the chapter words itself.
pub const PRIME_PHRASES: [&str; 2] =
    ["Dealer Qualifies with a Queen or Ante Pushes and Play Wins", "Player wins ties"];

/// What patrons of an EZ Baccarat table are told about the Banker's Hand.
pub const DRAGON_7_PUSHES: &str = "Dragon 7: wagers on the Banker's Hand push and are returned";

/// What patrons are told about the payout limit, where there is one.
pub fn limited(filing: &Filing) -> Option<String> {
    filing.payout_limit().map(|limit| format!("Payout limit {limit} per player, per round"))
}

/// The clause under which payout odds are inscribed or posted.
pub const fn payout_odds(game: GameId) -> Provision {
    match game {
        GameId::Minibaccarat => cite!("627a.2(b)(3)"),
        GameId::Midibaccarat => cite!("629a.2(b)(3)"),
        GameId::Baccarat => cite!("631a.2(b)(3)"),
        GameId::ThreeCardPrime => cite!("679a.2(b)(4)"),
        GameId::Saigon5Card => cite!("680a.2(b)(5)"),
    }
}

/// The clause under which a payout limit is inscribed or posted; baccarat has none.
pub const fn payout_limit(game: GameId) -> Option<Provision> {
    match game {
        GameId::ThreeCardPrime => Some(cite!("679a.2(b)(5)")),
        GameId::Saigon5Card => Some(cite!("680a.2(b)(6)")),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
    }
}

/// The clause under which patrons are told that a Dragon 7 pushes, at an EZ Baccarat table.
pub fn dragon_7_pushes(submission: &ApprovedSubmission) -> Option<Provision> {
    if !is_ez(submission) {
        return None;
    }
    match submission.game() {
        GameId::Minibaccarat => Some(cite!("627a.2(b)(6)(ii)")),
        GameId::Midibaccarat => Some(cite!("629a.2(b)(6)(ii)")),
        GameId::Baccarat => Some(cite!("631a.2(b)(6)(ii)")),
        GameId::ThreeCardPrime | GameId::Saigon5Card => None,
    }
}

/// Whether the table is designated for EZ Baccarat.
pub fn is_ez(submission: &ApprovedSubmission) -> bool {
    match submission.terms() {
        Terms::Baccarat(terms) => terms.variation == Variation::Ez,
        Terms::ThreeCardPrime(_) | Terms::Saigon5Card(_) => false,
    }
}

//! The table of examples, scenarios and benches.

use croupier_rules::GameId;
use croupier_rules::submission::Edits;

/// What an ordinary table differs in from the file that a certificate holder starts from.
const EVERY_GAME: [(&str, &str); 3] =
    [("table.minimum", "5.00"), ("table.maximum", "10000.00"), ("table.smallest_chip", "0.20")];

/// The same where the chapter asks for it.
const WHERE_ASKED: [(&str, &str); 2] =
    [("vigorish.collection", "deferred"), ("irregularities.disclosed_player_card", "simulated round")];

/// A table as many houses run it: wagers from $5 to $10,000, every optional wager offered, vigorish marked on the
/// layout. Further edits make another table of it.
pub fn ordinary(game: GameId) -> Edits {
    let asked = |(key, _): &&(&str, &str)| croupier_rules::submission::option(game, key).is_some();
    let edits = EVERY_GAME.iter().chain(WHERE_ASKED.iter().filter(asked));
    edits.fold(Edits::of(game), |edits, &(key, value)| edits.with(key, value)).as_base()
}

//! The third-card grid, letter by letter.

use croupier_rules::GameId;

use crate::common::OptionSet;
use crate::page::Printed;

/// What each row shows: the Banker's count, after a Player who stayed, and after third cards of 0 to 9.
const ROWS: [&str; 8] = [
    "0 D D D D D D D D D D D",
    "1 D D D D D D D D D D D",
    "2 D D D D D D D D D D D",
    "3 D D D D D D D D D S D",
    "4 D S S D D D D D D S S",
    "5 D S S S S D D D D S S",
    "6 S S S S S S S D D S S",
    "7 S S S S S S S S S S S",
];

#[test]
fn the_grid_shows_draw_and_stay_for_every_count_and_card() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let printed = Printed::of(&OptionSet::new("preset", game, &[]));
        for row in ROWS {
            printed.has_line(row);
        }
        for row in
            ["0 D, draws", "5 D, draws", "6 S, stays", "7 S, stays", "8 N, a Natural", "9 N, a Natural"]
        {
            printed.has_line(row);
        }
    }
}

#[test]
fn games_without_third_cards_have_no_grid() {
    for game in [GameId::ThreeCardPrime, GameId::Saigon5Card] {
        Printed::of(&OptionSet::new("preset", game, &[])).lacks("draws a third card");
    }
}

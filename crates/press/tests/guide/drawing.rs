//! The third-card grid, letter by letter.

use croupier_rules::GameId;

use crate::common::OptionSet;
use crate::page::Printed;

/// What the row of each count of the Banker's Hand shows: after a Player who stayed, and after third cards of 0 to 9.
const ROWS: [&str; 8] = [
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDSD",
    "DSSDDDDDDSS",
    "DSSSSDDDDSS",
    "SSSSSSSDDSS",
    "SSSSSSSSSSS",
];

#[test]
fn the_grid_shows_draw_and_stay_for_every_count_and_card() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let printed = Printed::of(&OptionSet::new("preset", game, &[]));
        for (count, row) in ROWS.iter().enumerate() {
            let letters: Vec<String> = row.chars().map(String::from).collect();
            printed.has_line(&format!("{count} {}", letters.join(" ")));
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

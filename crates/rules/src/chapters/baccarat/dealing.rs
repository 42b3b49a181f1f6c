//! The deal in Baccarat: ten to fourteen players, new decks at the end.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Seats, Table1Example};
use crate::law::Provision;

/// The curator deals; who turns the hands over does not change the order of the cards.
const FIRST_FOUR: [Provision; 1] = [cite!("631a.9(c)")];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    seats: Cited::new(Seats { fewest: 10, most: 14 }, cite!("631a.2(a)")),
    two_hands: cite!("631a.9(a)"),
    first_four: &FIRST_FOUR,
    third_card_order: cite!("631a.10(b)"),
    one_additional_card: cite!("631a.10(c)"),
    after_last_hand: Cited::new(Renewal::NewDecks, cite!("631a.10(d)")),
    natural: cite!("631a.11(a)"),
    player_draws: cite!("631a.11(b)(1)"),
    player_stays: cite!("631a.11(b)(2)"),
    banker_after_stay: cite!("631a.11(c)(1)"),
    banker_below_three: cite!("631a.11(c)(2)(i)"),
    banker_seven: cite!("631a.11(c)(2)(ii)"),
    table_1: cite!("631a.11(c)(2)(iii)"),
    table_1_rows: [
        cite!("631a.11(c)(2)(iii)/3"),
        cite!("631a.11(c)(2)(iii)/4"),
        cite!("631a.11(c)(2)(iii)/5"),
        cite!("631a.11(c)(2)(iii)/6"),
    ],
    table_1_row_key: cite!("631a.11(d)"),
    table_1_column_key: cite!("631a.11(e)"),
    table_1_letters: cite!("631a.11(f)"),
    table_1_example: Cited::new(Table1Example::FIVE_AGAINST_FOUR, cite!("631a.11(g)")),
};

//! The deal in Midibaccarat: up to nine players, one way of dealing the first four cards, new decks at the end.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Seats, Table1Example};
use crate::law::Provision;

/// Face down; who turns the hands over does not change the order of the cards.
const FIRST_FOUR: [Provision; 1] = [cite!("629a.8(c)")];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    seats: Cited::new(Seats { fewest: 1, most: 9 }, cite!("629a.2(a)")),
    two_hands: cite!("629a.8(a)"),
    first_four: &FIRST_FOUR,
    third_card_order: cite!("629a.9(b)"),
    one_additional_card: cite!("629a.9(c)"),
    after_last_hand: Cited::new(Renewal::NewDecks, cite!("629a.9(d)")),
    natural: cite!("629a.10(a)"),
    player_draws: cite!("629a.10(b)(1)"),
    player_stays: cite!("629a.10(b)(2)"),
    banker_after_stay: cite!("629a.10(c)(1)"),
    banker_below_three: cite!("629a.10(c)(2)(i)"),
    banker_seven: cite!("629a.10(c)(2)(ii)"),
    table_1: cite!("629a.10(c)(2)(iii)"),
    table_1_rows: [
        cite!("629a.10(c)(2)(iii)/3"),
        cite!("629a.10(c)(2)(iii)/4"),
        cite!("629a.10(c)(2)(iii)/5"),
        cite!("629a.10(c)(2)(iii)/6"),
    ],
    table_1_row_key: cite!("629a.10(d)"),
    table_1_column_key: cite!("629a.10(e)"),
    table_1_letters: cite!("629a.10(f)"),
    table_1_example: Cited::new(Table1Example::FIVE_AGAINST_FOUR, cite!("629a.10(g)")),
};

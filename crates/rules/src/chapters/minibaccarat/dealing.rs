//! The deal in Minibaccarat: up to nine players, two ways of dealing the first four cards, a reshuffle at the end.

use crate::cite;
use crate::families::baccarat::chapter::Cited;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Seats, Table1Example};
use crate::law::Provision;

/// Face up, or face down with the Banker's Hand under the shoe: the order of the cards is the same.
const FIRST_FOUR: [Provision; 2] = [cite!("627a.8(c)(1)"), cite!("627a.8(c)(2)")];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    seats: Cited::new(Seats { fewest: 1, most: 9 }, cite!("627a.2(a)")),
    two_hands: cite!("627a.8(a)"),
    first_four: &FIRST_FOUR,
    third_card_order: cite!("627a.9(c)"),
    one_additional_card: cite!("627a.9(d)"),
    after_last_hand: Cited::new(Renewal::Reshuffle, cite!("627a.9(e)")),
    natural: cite!("627a.10(a)"),
    player_draws: cite!("627a.10(b)(1)"),
    player_stays: cite!("627a.10(b)(2)"),
    banker_after_stay: cite!("627a.10(c)(1)"),
    banker_below_three: cite!("627a.10(c)(2)(i)"),
    banker_seven: cite!("627a.10(c)(2)(ii)"),
    table_1: cite!("627a.10(c)(2)(iii)"),
    table_1_rows: [
        cite!("627a.10(c)(2)(iii)/3"),
        cite!("627a.10(c)(2)(iii)/4"),
        cite!("627a.10(c)(2)(iii)/5"),
        cite!("627a.10(c)(2)(iii)/6"),
    ],
    table_1_row_key: cite!("627a.10(d)"),
    table_1_column_key: cite!("627a.10(e)"),
    table_1_letters: cite!("627a.10(f)"),
    table_1_example: Cited::new(Table1Example::FIVE_AGAINST_FOUR, cite!("627a.10(g)")),
};

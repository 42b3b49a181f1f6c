//! The deal in Minibaccarat: up to nine players, two ways of dealing the first four cards, a reshuffle at the end.

use crate::chapters::section::Dealing;
use crate::cite;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Table1Example};
use crate::families::baccarat::procedure::{
    ANNOUNCED, DealtBy, Facing, HAND_BY_HAND, Method, Procedure, Turner,
};
use crate::law::{Cited, Provision};

/// Face up, or face down with the Banker's Hand under the shoe: the order of the cards is the same.
const FIRST_FOUR: [Provision; 2] = [cite!("627a.8(c)(1)"), cite!("627a.8(c)(2)")];

/// The stack is loaded into the shoe when the cut is carried out.
pub(super) const DEALING: Dealing =
    Dealing { manual_shoe: cite!("627a.5(d)"), hand: None, automated_shoe: None };

pub(super) const FACE_UP: Procedure = Procedure {
    method: Method::FaceUp,
    provided: cite!("627a.8(c)(1)"),
    tasks: ANNOUNCED,
    first_four: Facing::Up,
    third_card: Facing::Up,
    turned_by: Turner::Dealer,
    dealt_by: DealtBy::Dealer,
    no_more_bets: cite!("627a.8(b)"),
    deal: cite!("627a.8(c)(1)"),
    attested: Some(cite!("627a.8(c)(1)")),
    turn: [cite!("627a.8(c)(1)"); 2],
    turn_third: [cite!("627a.9(c)"); 2],
    placed: [cite!("627a.9(a)"); 2],
    announced: cite!("627a.9(a)"),
    then_decided: cite!("627a.9(b)"),
};

/// The Player's Hand is turned and called, then the Banker's (reading ER-126).
pub(super) const FACE_DOWN: Procedure = Procedure {
    method: Method::FaceDown,
    provided: cite!("627a.8(c)(2)"),
    tasks: HAND_BY_HAND,
    first_four: Facing::Down,
    deal: cite!("627a.8(c)(2)"),
    attested: Some(cite!("627a.8(c)(2)")),
    turn: [cite!("627a.8(c)(2)"); 2],
    ..FACE_UP
};

const PROCEDURES: &[Procedure] = &[FACE_UP, FACE_DOWN];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    procedures: PROCEDURES,
    touching: Some(cite!("627a.8(d)")),
    two_hands: cite!("627a.8(a)"),
    order: cite!("627a.8(c)"),
    third_cards: cite!("627a.9(b)"),
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

//! The deal in Midibaccarat: up to nine players, one way of dealing the first four cards, new decks at the end.

use crate::chapters::section::Dealing;
use crate::cite;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Table1Example};
use crate::families::baccarat::procedure::{
    DealtBy, Facing, HAND_BY_HAND, Method, Procedure, Turner, Turning,
};
use crate::law::{Cited, Provision};

/// Face down; who turns the hands over does not change the order of the cards.
const FIRST_FOUR: [Provision; 1] = [cite!("629a.8(c)")];

/// The stack is loaded into the shoe when the cut is carried out.
pub(super) const DEALING: Dealing =
    Dealing { manual_shoe: cite!("629a.5(d)"), hand: None, automated_shoe: None };

/// One announcement for each hand satisfies both clauses (reading ER-131).
pub(super) const PLAYERS_TURN: Procedure = Procedure {
    method: Method::PlayersTurn,
    provided: cite!("629a.8(c)"),
    tasks: HAND_BY_HAND,
    first_four: Facing::Down,
    third_card: Facing::Down,
    turned_by: Turner::HighestBettors(Turning {
        equal_wagers: cite!("629a.8(c)(5)"),
        no_wager: cite!("629a.8(c)"),
        relinquished: cite!("629a.8(d)"),
    }),
    dealt_by: DealtBy::Dealer,
    no_more_bets: cite!("629a.8(b)"),
    deal: cite!("629a.8(c)"),
    attested: None,
    turn: [cite!("629a.8(c)(1)"), cite!("629a.8(c)(2)")],
    turn_third: [cite!("629a.8(c)(3)"), cite!("629a.8(c)(4)")],
    placed: [cite!("629a.8(c)(1)"), cite!("629a.8(c)(2)")],
    announced: cite!("629a.9(a)"),
    then_decided: cite!("629a.9(b)"),
};

const PROCEDURES: &[Procedure] = &[PLAYERS_TURN];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    procedures: PROCEDURES,
    touching: None,
    two_hands: cite!("629a.8(a)"),
    order: cite!("629a.8(c)"),
    third_cards: cite!("629a.9(b)"),
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

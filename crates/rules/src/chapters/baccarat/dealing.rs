//! The deal in Baccarat: ten to fourteen players, new decks at the end.

use crate::chapters::section::Dealing;
use crate::cite;
use crate::families::baccarat::dealing::{DrawClauses, Renewal, Table1Example};
use crate::families::baccarat::procedure::{
    DealtBy, Facing, HAND_BY_HAND, Method, Procedure, TURNED_THEN_ANNOUNCED, Turner, Turning,
};
use crate::law::{Cited, Provision};

/// The curator deals; who turns the hands over does not change the order of the cards.
const FIRST_FOUR: [Provision; 1] = [cite!("631a.9(c)")];

/// The stack is loaded into the shoe when the cut is carried out.
pub(super) const DEALING: Dealing =
    Dealing { manual_shoe: cite!("631a.5(d)"), hand: None, automated_shoe: None };

pub(super) const PLAYERS_TURN: Procedure = Procedure {
    method: Method::PlayersTurn,
    provided: cite!("631a.9(d)"),
    tasks: HAND_BY_HAND,
    first_four: Facing::Down,
    third_card: Facing::Down,
    turned_by: Turner::HighestBettors(Turning {
        equal_wagers: cite!("631a.9(d)(6)"),
        no_wager: cite!("631a.9(d)(7)"),
        relinquished: cite!("631a.9(e)"),
    }),
    dealt_by: DealtBy::Curator,
    no_more_bets: cite!("631a.9(b)"),
    deal: cite!("631a.9(c)"),
    attested: Some(cite!("631a.9(d)(1)")),
    turn: [cite!("631a.9(d)(2)"), cite!("631a.9(d)(3)")],
    turn_third: [cite!("631a.9(d)(4)"), cite!("631a.9(d)(5)")],
    placed: [cite!("631a.9(d)(2)"), cite!("631a.9(d)(3)")],
    announced: cite!("631a.9(d)"),
    then_decided: cite!("631a.10(b)"),
};

pub(super) const CALLER_TURNS: Procedure = Procedure {
    method: Method::CallerTurns,
    provided: cite!("631a.9(c)"),
    tasks: TURNED_THEN_ANNOUNCED,
    third_card: Facing::Up,
    turned_by: Turner::Dealer,
    attested: None,
    turn: [cite!("631a.9(c)"); 2],
    turn_third: [cite!("631a.9(c)"); 2],
    placed: [cite!("631a.10(a)"); 2],
    announced: cite!("631a.10(a)"),
    ..PLAYERS_TURN
};

const PROCEDURES: &[Procedure] = &[CALLER_TURNS, PLAYERS_TURN];

pub(super) const CLAUSES: DrawClauses = DrawClauses {
    procedures: PROCEDURES,
    touching: None,
    two_hands: cite!("631a.9(a)"),
    order: cite!("631a.9(c)"),
    third_cards: cite!("631a.10(b)"),
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

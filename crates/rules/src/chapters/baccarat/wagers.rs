//! Wagers of Baccarat (631a.8).

use crate::chapters::section::Wagers;
use crate::chapters::section::wagers::CashWagers;
use crate::cite;
use crate::families::baccarat::wagers::{LIST, WagerClauses};
use crate::law::Cited;

pub(super) const WAGERS: Wagers = Wagers {
    list: &LIST,
    permitted: cite!("631a.8(a)"),
    chips_on_layout: Cited::new(CashWagers::IfConfirmed, cite!("631a.8(b)")),
    no_more_bets: cite!("631a.8(c)"),
    seated_only: None,
    adjacent_boxes: None,
    ante_first: None,
};

pub(super) const CLAUSES: WagerClauses = WagerClauses {
    permitted: cite!("631a.8(a)"),
    banker_wins: cite!("631a.8(a)(1)(i)"),
    banker_loses: cite!("631a.8(a)(1)(ii)"),
    banker_returned: cite!("631a.8(a)(1)(iii)"),
    player_wins: cite!("631a.8(a)(2)(i)"),
    player_loses: cite!("631a.8(a)(2)(ii)"),
    player_returned: cite!("631a.8(a)(2)(iii)"),
    tie_wins: cite!("631a.8(a)(3)(i)"),
    tie_loses: cite!("631a.8(a)(3)(ii)"),
    dragon_bonus: cite!("631a.8(a)(4)"),
    natural_over_other: cite!("631a.8(a)(4)(i)(A)"),
    natural_9_over_8: cite!("631a.8(a)(4)(i)(B)"),
    four_or_more: cite!("631a.8(a)(4)(i)(C)"),
    natural_8_under_9: cite!("631a.8(a)(4)(ii)(A)"),
    not_ahead: cite!("631a.8(a)(4)(ii)(B)"),
    under_four: cite!("631a.8(a)(4)(ii)(C)"),
    equal_naturals: cite!("631a.8(a)(4)(iii)"),
    insurance: cite!("631a.8(a)(5)"),
    insurance_wins: cite!("631a.8(a)(5)(i)"),
    insurance_loses: cite!("631a.8(a)(5)(ii)"),
};

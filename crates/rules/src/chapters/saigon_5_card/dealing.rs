//! Who gets which card in Saigon 5 Card (680a.8 to 680a.10): three methods.

use crate::chapters::section::Dealing;
use crate::chapters::section::dealing::Hand;
use crate::cite;
use crate::families::poker::dealing::{DealingClauses, Delivered, HandUsed, Method, MethodClauses};

/// The stack is made ready for one of three ways to deal.
pub(super) const DEALING: Dealing = Dealing {
    manual_shoe: MANUAL_SHOE.ready,
    hand: Some(Hand { needs_device: cite!("680a.9(a)(1)"), held: FROM_THE_HAND.ready }),
    automated_shoe: Some(AUTOMATED_SHOE.ready),
};

pub(super) const CLAUSES: DealingClauses = DealingClauses {
    hand: 5,
    manual_shoe: MANUAL_SHOE,
    from_the_hand: FROM_THE_HAND,
    automated_shoe: AUTOMATED_SHOE,
    four_card_stacks: None,
};

const MANUAL_SHOE: MethodClauses = MethodClauses {
    method: Method::ManualShoe,
    delivered: Delivered::OneCard,
    ready: cite!("680a.8(a)"),
    needs_shuffling_device: None,
    hand_used: Some(HandUsed::NearestTheShoe(cite!("680a.8(b)"))),
    no_more_bets: cite!("680a.8(b)"),
    hands: cite!("680a.8(c)"),
    fourth_cards: None,
    stub: cite!("680a.8(d)"),
    count: cite!("680a.8(e)"),
    right_count: cite!("680a.8(f)"),
    wrong_count: cite!("680a.8(g)"),
};

const FROM_THE_HAND: MethodClauses = MethodClauses {
    method: Method::Hand,
    delivered: Delivered::OneCard,
    ready: cite!("680a.9(a)(2)"),
    needs_shuffling_device: Some(cite!("680a.9(a)(1)")),
    hand_used: Some(HandUsed::OneForTheRound(cite!("680a.9(a)(2)"))),
    no_more_bets: cite!("680a.9(a)(3)"),
    hands: cite!("680a.9(b)"),
    fourth_cards: None,
    stub: cite!("680a.9(c)"),
    count: cite!("680a.9(d)"),
    right_count: cite!("680a.9(e)"),
    wrong_count: cite!("680a.9(f)"),
};

const AUTOMATED_SHOE: MethodClauses = MethodClauses {
    method: Method::AutomatedShoe,
    delivered: Delivered::Stack,
    ready: cite!("680a.10(a)(1)"),
    needs_shuffling_device: None,
    hand_used: None,
    no_more_bets: cite!("680a.10(a)(2)"),
    hands: cite!("680a.10(b)"),
    fourth_cards: None,
    stub: cite!("680a.10(c)"),
    count: cite!("680a.10(d)"),
    right_count: cite!("680a.10(e)"),
    wrong_count: cite!("680a.10(f)"),
};

#[cfg(test)]
mod tests;

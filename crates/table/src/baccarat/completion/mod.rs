//! From the last card to the last chip: the result, the settlement, the cards, the end of the shoe.

mod clearing;
mod kept;
mod result;
mod settlement;

pub(super) use clearing::{announce_last_hand, clear_cards, shoe_over};
pub(crate) use kept::with_kept_cards;
pub(super) use result::announce_result;
pub(super) use settlement::{collect_losing, settle_position};

//! From "no more bets" to the last third card.

mod announcing;
mod betting;
mod draw;
mod first_four;
mod third_card;

pub(super) use announcing::announce;
pub(super) use betting::{call_cards, no_more_bets};
pub(super) use draw::{cover_card, supply_of};
pub(super) use first_four::{deal_card, deal_first_four};
pub(super) use third_card::deal_third_card;

//! What every game needs: cards, money, odds, paytables, chips.
//!
//! | where | what |
//! | --- | --- |
//! | [`card`], [`deck`] | cards and the decks they come from |
//! | [`money`], [`odds`], [`vigorish`], [`payout_limit`] | amounts and payouts |
//! | [`wager`], [`paytable`], [`settlement`] | what is staked, what it can bring, what it brought |
//! | [`layout`] | what a layout shows |
//! | [`explanation`] | why |

pub mod card;
pub mod deck;
pub mod explanation;
pub mod layout;
pub mod money;
pub mod odds;
pub mod payout_limit;
pub mod paytable;
pub mod settlement;
pub mod vigorish;
pub mod wager;

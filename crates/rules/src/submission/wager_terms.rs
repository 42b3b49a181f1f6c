//! What a table says of one wager.

use crate::kit::money::Cents;
use crate::kit::wager::{Offer, Wager};
use crate::law::{Cited, Provision};

/// What a table says of one wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WagerTerms {
    /// The wager.
    pub wager: Wager,
    /// Whether it can be made, and the clause that says so.
    pub offering: Cited<Offering>,
    /// The stake of which every multiple is paid, and charged, in whole cents.
    pub smallest_stake: Cents,
    /// The clause by which it is paid, whose odds might not pay whole cents.
    pub paid_by: Provision,
}

/// Whether a wager can be made, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offering {
    /// Before the cards are dealt.
    BeforeTheDeal,
    /// After the player has seen the cards.
    AfterTheDeal,
    /// Not at this table.
    NotOffered,
}

impl From<Offer> for Offering {
    fn from(offer: Offer) -> Offering {
        match offer {
            Offer::Offered => Offering::BeforeTheDeal,
            Offer::NotOffered => Offering::NotOffered,
        }
    }
}

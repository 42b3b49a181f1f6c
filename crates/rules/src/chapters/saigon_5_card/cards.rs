//! Cards of Saigon 5 Card (680a.3): one deck, or two that alternate through a shuffling device.

use crate::chapters::section::Cards;
use crate::chapters::section::cards::{CardLife, SetOf, Shuffler, TwoSets};
use crate::cite;
use crate::families::poker::filing::HOURS_BY_HAND;
use crate::law::Cited;

/// The most hours that opened decks serve, dealt from a shoe.
pub(super) const HOURS: u8 = 8;

pub(super) const CARDS: Cards = Cards {
    set: Cited::new(SetOf::OneDeckWithJoker, cite!("680a.3(a)")),
    shuffler: Cited::new(Shuffler::OneOrTwoDecks, cite!("680a.3(b)")),
    two_sets: Some(TwoSets {
        provided: cite!("680a.3(b)"),
        decks_of_each: cite!("680a.3(b)"),
        stored: cite!("680a.3(b)(2)"),
        alternate: cite!("680a.3(b)(3)"),
        one_in_the_rack: cite!("680a.3(b)(4)"),
    }),
    life: Cited::new(CardLife::Hours(HOURS), cite!("680a.3(c)(2)")),
    life_dealt_by_hand: Some(Cited::new(CardLife::Hours(HOURS_BY_HAND), cite!("680a.3(c)(1)"))),
};

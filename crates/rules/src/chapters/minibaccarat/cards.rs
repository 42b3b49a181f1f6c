//! Cards of Minibaccarat (627a.3): they serve a day, and a shuffling device doubles them. What the chapter defines (627a.1).

use crate::chapters::section::Cards;
use crate::chapters::section::cards::{CardLife, SetOf, Shuffler, TwoSets};
use crate::cite;
use crate::families::baccarat::CardClauses;
use crate::law::Cited;

/// The most hours that opened decks serve.
pub(super) const HOURS: u8 = 24;

pub(super) const CARDS: Cards = Cards {
    set: Cited::new(SetOf::Decks { fewest: 6, most: 8 }, cite!("627a.3(a)")),
    shuffler: Cited::new(Shuffler::TwoBatches, cite!("627a.3(b)")),
    two_sets: Some(TwoSets {
        provided: cite!("627a.3(b)"),
        decks_of_each: cite!("627a.3(b)(1)"),
        stored: cite!("627a.3(b)(3)"),
        alternate: cite!("627a.3(b)(4)"),
        one_in_the_rack: cite!("627a.3(b)(5)"),
    }),
    life: Cited::new(CardLife::Hours(HOURS), cite!("627a.3(c)")),
    life_dealt_by_hand: None,
};

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("627a.1/natural"),
    dragon_7: cite!("627a.1/dragon-7"),
    ez_baccarat: cite!("627a.1/ez-baccarat"),
};

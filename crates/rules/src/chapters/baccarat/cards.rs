//! Cards of Baccarat (631a.3): they serve one shoe and are shuffled by hand. What the chapter defines (631a.1).

use crate::chapters::section::Cards;
use crate::chapters::section::cards::{CardLife, SetOf, Shuffler};
use crate::cite;
use crate::families::baccarat::CardClauses;
use crate::law::Cited;

pub(super) const CARDS: Cards = Cards {
    set: Cited::new(SetOf::Decks { fewest: 6, most: 8 }, cite!("631a.3(a)")),
    shuffler: Cited::new(Shuffler::NotProvidedFor, cite!("631a.5(a)")),
    two_sets: None,
    life: Cited::new(CardLife::EachShoe, cite!("631a.3(b)")),
    life_dealt_by_hand: None,
};

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("631a.1/natural"),
    dragon_7: cite!("631a.1/dragon-7"),
    ez_baccarat: cite!("631a.1/ez-baccarat"),
};

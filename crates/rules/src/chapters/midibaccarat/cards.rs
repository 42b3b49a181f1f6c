//! Cards of Midibaccarat (629a.3): they serve one shoe. What the chapter defines (629a.1).

use crate::chapters::section::Cards;
use crate::chapters::section::cards::{CardLife, SetOf, Shuffler};
use crate::cite;
use crate::families::baccarat::CardClauses;
use crate::law::Cited;

pub(super) const CARDS: Cards = Cards {
    set: Cited::new(SetOf::Decks { fewest: 6, most: 8 }, cite!("629a.3(a)")),
    shuffler: Cited::new(Shuffler::OneSet, cite!("629a.5(a)")),
    two_sets: None,
    life: Cited::new(CardLife::EachShoe, cite!("629a.3(b)")),
    life_dealt_by_hand: None,
};

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("629a.1/natural"),
    dragon_7: cite!("629a.1/dragon-7"),
    ez_baccarat: cite!("629a.1/ez-baccarat"),
};

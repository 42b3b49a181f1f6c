//! Cards of Minibaccarat: they serve a day, a shuffling device doubles them, they are discarded in a rack.

use crate::cite;
use crate::families::baccarat::cards::{CardClauses, CardLife, Discards, Example, Shuffler};
use crate::families::baccarat::chapter::Cited;

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("627a.1/natural"),
    dragon_7: cite!("627a.1/dragon-7"),
    ez_baccarat: cite!("627a.1/ez-baccarat"),
    decks: cite!("627a.3(a)"),
    burn: cite!("627a.5(f)"),
    two_to_nine: cite!("627a.6(a)(1)"),
    ten_to_king: cite!("627a.6(a)(2)"),
    ace: cite!("627a.6(a)(3)"),
    point_count: cite!("627a.6(b)"),
    examples: [
        Cited::new(Example::ONE_DIGIT, cite!("627a.6(b)(1)")),
        Cited::new(Example::TWO_DIGITS, cite!("627a.6(b)(2)")),
    ],
    life: Cited::new(CardLife::Hours(24), cite!("627a.3(c)")),
    shuffler: Cited::new(Shuffler::TwoBatches, cite!("627a.3(b)")),
    discards: Cited::new(Discards::Rack, cite!("627a.2(e)")),
};

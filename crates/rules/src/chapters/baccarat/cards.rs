//! Cards of Baccarat: they serve one shoe, are shuffled by hand and discarded in a bucket.

use crate::cite;
use crate::families::baccarat::cards::{CardClauses, CardLife, Discards, Example, Shuffler};
use crate::families::baccarat::chapter::Cited;

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("631a.1/natural"),
    dragon_7: cite!("631a.1/dragon-7"),
    ez_baccarat: cite!("631a.1/ez-baccarat"),
    decks: cite!("631a.3(a)"),
    burn: cite!("631a.5(f)"),
    two_to_nine: cite!("631a.6(a)(1)"),
    ten_to_king: cite!("631a.6(a)(2)"),
    ace: cite!("631a.6(a)(3)"),
    point_count: cite!("631a.6(b)"),
    examples: [
        Cited::new(Example::ONE_DIGIT, cite!("631a.6(b)(1)")),
        Cited::new(Example::TWO_DIGITS, cite!("631a.6(b)(2)")),
    ],
    life: Cited::new(CardLife::EachShoe, cite!("631a.3(b)")),
    shuffler: Cited::new(Shuffler::NotProvidedFor, cite!("631a.5(a)")),
    discards: Cited::new(Discards::Bucket, cite!("631a.2(e)")),
};

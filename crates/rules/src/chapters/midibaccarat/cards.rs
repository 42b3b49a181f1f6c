//! Cards of Midibaccarat: they serve one shoe and are discarded in a bucket.

use crate::cite;
use crate::families::baccarat::cards::{CardClauses, CardLife, Discards, Example, Shuffler};
use crate::families::baccarat::chapter::Cited;

pub(super) const CLAUSES: CardClauses = CardClauses {
    natural: cite!("629a.1/natural"),
    dragon_7: cite!("629a.1/dragon-7"),
    ez_baccarat: cite!("629a.1/ez-baccarat"),
    decks: cite!("629a.3(a)"),
    burn: cite!("629a.5(f)"),
    two_to_nine: cite!("629a.6(a)(1)"),
    ten_to_king: cite!("629a.6(a)(2)"),
    ace: cite!("629a.6(a)(3)"),
    point_count: cite!("629a.6(b)"),
    examples: [
        Cited::new(Example::ONE_DIGIT, cite!("629a.6(b)(1)")),
        Cited::new(Example::TWO_DIGITS, cite!("629a.6(b)(2)")),
    ],
    life: Cited::new(CardLife::EachShoe, cite!("629a.3(b)")),
    shuffler: Cited::new(Shuffler::OneSet, cite!("629a.5(a)")),
    discards: Cited::new(Discards::Bucket, cite!("629a.2(e)")),
};

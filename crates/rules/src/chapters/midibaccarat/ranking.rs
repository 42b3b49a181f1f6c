//! The value of cards and the Point Count in Midibaccarat (629a.6).

use crate::cite;
use crate::families::baccarat::RankingClauses;
use crate::families::baccarat::ranking::Example;
use crate::law::Cited;

pub(super) const CLAUSES: RankingClauses = RankingClauses {
    two_to_nine: cite!("629a.6(a)(1)"),
    ten_to_king: cite!("629a.6(a)(2)"),
    ace: cite!("629a.6(a)(3)"),
    point_count: cite!("629a.6(b)"),
    examples: [
        Cited::new(Example::ONE_DIGIT, cite!("629a.6(b)(1)")),
        Cited::new(Example::TWO_DIGITS, cite!("629a.6(b)(2)")),
    ],
};

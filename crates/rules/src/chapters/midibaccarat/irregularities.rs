//! Irregularities of Midibaccarat: cards go to the bucket, and a void round is followed by new decks.

use crate::chapters::section::Irregularities;
use crate::chapters::section::equipment::Discards;
use crate::cite;
use crate::families::baccarat::dealing::Renewal;
use crate::families::baccarat::irregularities::IrregularityClauses;
use crate::law::Cited;

/// The chapter does not speak of devices that fail.
pub(super) const IRREGULARITIES: Irregularities = Irregularities { devices: None };

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    not_disclosed: cite!("629a.13(a)"),
    third_card_not_disclosed: cite!("629a.13(b)"),
    third_card_disclosed: cite!("629a.13(c)"),
    discard_with_one_more: Cited::new(Discards::Bucket, cite!("629a.13(c)(1)")),
    simulated_round: Cited::new(Discards::Bucket, cite!("629a.13(c)(2)")),
    disclosed: Cited::new(Discards::Bucket, cite!("629a.13(d)")),
    insufficient: Cited::new(Renewal::NewDecks, cite!("629a.13(e)")),
};

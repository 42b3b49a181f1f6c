//! Irregularities of Baccarat: cards go to the bucket, and a void round is followed by new decks.

use crate::cite;
use crate::games::baccarat_common::cards::Discards;
use crate::games::baccarat_common::chapter::Cited;
use crate::games::baccarat_common::dealing::Renewal;
use crate::games::baccarat_common::irregularities::IrregularityClauses;

pub(super) const CLAUSES: IrregularityClauses = IrregularityClauses {
    not_disclosed: cite!("631a.15(a)"),
    third_card_not_disclosed: cite!("631a.15(b)"),
    third_card_disclosed: cite!("631a.15(c)"),
    discard_with_one_more: Cited::new(Discards::Bucket, cite!("631a.15(c)(1)")),
    simulated_round: Cited::new(Discards::Bucket, cite!("631a.15(c)(2)")),
    disclosed: Cited::new(Discards::Bucket, cite!("631a.15(d)")),
    insufficient: Cited::new(Renewal::NewDecks, cite!("631a.15(e)")),
};

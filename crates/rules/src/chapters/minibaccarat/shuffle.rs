//! Shuffle, cut and burn in Minibaccarat (627a.5).

use crate::chapters::section::Shuffle;
use crate::chapters::section::shuffle::{Again, ByHand, CoverCard, Cutter, Idle, RecutUntil, StoredBatch};
use crate::cite;
use crate::law::Cited;

pub(super) const SHUFFLE: Shuffle = Shuffle {
    shuffle: Cited::new(ByHand::Feathered, cite!("627a.5(a)")),
    again: Some(Cited::new(Again::AfterShoe, cite!("627a.5(a)"))),
    reshuffle: Some(cite!("627a.5(a)")),
    wrong_count: None,
    no_cut_after_device: None,
    who_cuts: Cited::new(Cutter::Players, cite!("627a.5(b)")),
    cut: Cited::new(CoverCard::FROM_BOTH_ENDS, cite!("627a.5(c)")),
    cut_through: cite!("627a.5(d)"),
    recut: Cited::new(RecutUntil::ShoeLoaded, cite!("627a.5(e)")),
    burn: Some(cite!("627a.5(f)")),
    idle: Some(Idle {
        spread: cite!("627a.5(g)"),
        one_set: cite!("627a.5(g)(1)"),
        two_sets: cite!("627a.5(g)(2)"),
        stored_batch: Some(StoredBatch {
            released: cite!("627a.5(g)(2)"),
            procedures: cite!("627a.5(g)(2)(ii)"),
        }),
    }),
    reshuffling_device: None,
};

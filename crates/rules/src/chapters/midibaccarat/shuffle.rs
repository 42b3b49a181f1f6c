//! Shuffle, cut and burn in Midibaccarat (629a.5).

use crate::chapters::section::Shuffle;
use crate::chapters::section::shuffle::{ByHand, CoverCard, Cutter, RecutUntil};
use crate::cite;
use crate::law::Cited;

pub(super) const SHUFFLE: Shuffle = Shuffle {
    shuffle: Cited::new(ByHand::Feathered, cite!("629a.5(a)")),
    again: None,
    reshuffle: None,
    wrong_count: None,
    no_cut_after_device: None,
    who_cuts: Cited::new(Cutter::Players, cite!("629a.5(b)")),
    cut: Cited::new(CoverCard::FROM_BOTH_ENDS, cite!("629a.5(c)")),
    cut_through: cite!("629a.5(d)"),
    recut: Cited::new(RecutUntil::ShoeLoaded, cite!("629a.5(e)")),
    burn: Some(cite!("629a.5(f)")),
    idle: None,
    reshuffling_device: None,
};

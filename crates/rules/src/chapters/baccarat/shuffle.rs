//! Shuffle, cut and burn in Baccarat (631a.5).

use crate::chapters::section::Shuffle;
use crate::chapters::section::shuffle::{ByHand, CoverCard, Cutter, RecutUntil};
use crate::cite;
use crate::law::Cited;

pub(super) const SHUFFLE: Shuffle = Shuffle {
    shuffle: Cited::new(ByHand::EachDealerIndependently, cite!("631a.5(a)")),
    again: None,
    reshuffle: Some(cite!("631a.5(b)")),
    wrong_count: None,
    no_cut_after_device: None,
    who_cuts: Cited::new(Cutter::PlayersOrLastCurator, cite!("631a.5(b)")),
    cut: Cited::new(CoverCard::FROM_BOTH_ENDS, cite!("631a.5(c)")),
    cut_through: cite!("631a.5(d)"),
    recut: Cited::new(RecutUntil::ShoeLoaded, cite!("631a.5(e)")),
    burn: Some(cite!("631a.5(f)")),
    idle: None,
    reshuffling_device: None,
};

//! Shuffle and cut in Three Card Prime (679a.5); no cut after a device, and no burn.

use crate::chapters::section::Shuffle;
use crate::chapters::section::shuffle::{Again, ByHand, CoverCard, Cutter, Idle, RecutUntil};
use crate::cite;
use crate::law::Cited;

pub(super) const SHUFFLE: Shuffle = Shuffle {
    shuffle: Cited::new(ByHand::SingleStack, cite!("679a.5(a)")),
    again: Some(Cited::new(Again::AfterRound, cite!("679a.5(a)"))),
    reshuffle: Some(cite!("679a.5(a)")),
    wrong_count: Some(cite!("679a.5(b)")),
    no_cut_after_device: Some(cite!("679a.5(c)(1)")),
    who_cuts: Cited::new(Cutter::Dealer, cite!("679a.5(c)(2)")),
    cut: Cited::new(CoverCard::FROM_THE_TOP, cite!("679a.5(d)")),
    cut_through: cite!("679a.5(d)"),
    recut: Cited::new(RecutUntil::FirstCardDealt, cite!("679a.5(e)")),
    burn: None,
    idle: Some(Idle {
        spread: cite!("679a.5(f)"),
        one_set: cite!("679a.5(f)"),
        two_sets: cite!("679a.5(f)"),
        stored_batch: None,
    }),
    reshuffling_device: Some(cite!("679a.5(g)")),
};

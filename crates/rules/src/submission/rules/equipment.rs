//! The drop box and the tip box.

use super::CrossRule;
use crate::law::Provision;
use crate::submission::answers::Answers;
use crate::submission::choice::{DropBox, PreventedBy, Shuffling, TipBox};
use crate::submission::key;

/// The two boxes have the dealer between them.
pub const fn boxes_on_opposite_sides(provision: Provision) -> CrossRule {
    let says = "the side of the dealer opposite the drop box";
    CrossRule::new(key::TIP_BOX, provision, says, boxes_on_one_side)
}

/// Another place for the tip box only where equipment is in the way.
pub const fn alternative_needs_reason(provision: Provision) -> CrossRule {
    let says = "one side of the dealer, since nothing prevents that";
    CrossRule::new(key::TIP_BOX, provision, says, alternative_without_reason)
}

/// A shuffling device in the way has to be there.
pub const fn shuffling_device_is_there(provision: Provision) -> CrossRule {
    let says = "another reason or \"nothing\", since no device shuffles the cards";
    CrossRule::new(key::TIP_BOX_PREVENTED_BY, provision, says, prevented_by_absent_device)
}

fn boxes_on_one_side(answers: &Answers) -> bool {
    let drop_box = answers.chosen::<DropBox>(key::DROP_BOX).map(DropBox::word);
    let tip_box = answers.chosen::<TipBox>(key::TIP_BOX).map(TipBox::word);
    drop_box.is_some() && drop_box == tip_box
}

fn alternative_without_reason(answers: &Answers) -> bool {
    let alternative = answers.chosen(key::TIP_BOX) == Some(TipBox::ApprovedAlternative);
    alternative && answers.chosen(key::TIP_BOX_PREVENTED_BY) == Some(PreventedBy::Nothing)
}

fn prevented_by_absent_device(answers: &Answers) -> bool {
    let by_device = answers.chosen(key::TIP_BOX_PREVENTED_BY) == Some(PreventedBy::ShufflingDevice);
    by_device && answers.chosen(key::SHUFFLING) == Some(Shuffling::Manual)
}

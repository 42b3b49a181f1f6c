//! The layout, read back out of the PDF.

mod common;

use common::option_sets;
use croupier_press::{PageSize, Paper};

#[test]
fn layouts_are_printed() {
    for set in option_sets() {
        for size in PageSize::ALL {
            let proof = set.proof_on(Paper::Layout, size);
            proof.is_sound();
            assert_eq!(proof.pages, 2, "{} {}", set.game, set.name);
        }
    }
}

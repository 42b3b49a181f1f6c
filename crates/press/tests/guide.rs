//! The gaming guide, read back out of the PDF.

mod common;

use common::option_sets;
use croupier_press::Paper;

#[test]
fn proofs() {
    for set in option_sets() {
        let proof = set.proof(Paper::Guide);
        println!("{} {} {}", proof.path.display(), proof.pages, set.name);
    }
}

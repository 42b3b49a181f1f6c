//! The signs, read back out of the PDF.

mod common;

use common::option_sets;
use croupier_press::Paper;

#[test]
fn every_price_is_posted() {
    for set in option_sets() {
        let proof = set.proof(Paper::Sign);
        proof.is_sound();
        for list in set.filing().wagers().iter().flat_map(|wager| &wager.lists) {
            for line in &list.lines {
                proof.has(&[line.hand, &line.pays]);
            }
        }
    }
}

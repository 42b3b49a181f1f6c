use croupier_rules::proves;

use crate::cards::Shoe;

/// Its place in the stack does not end the shoe a second time.
#[test]
fn s627a_9_e_a_cover_card_that_was_set_aside_is_no_longer_next() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    let cards = ["2c", "3c", "4c"].map(|card| card.parse().unwrap());
    let mut shoe = Shoe::new(cards.to_vec(), Some(1));
    assert!(!shoe.cover_card_next(0) && shoe.cover_card_next(1));
    shoe.draw();
    assert!(shoe.cover_card_next(0));
    shoe.remove_cover_card();
    assert!(!shoe.cover_card_next(0));
}

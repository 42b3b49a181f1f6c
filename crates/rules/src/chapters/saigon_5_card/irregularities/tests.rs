//! One test for each paragraph of 680a.13, and for the wrong stub counts.

use crate::chapters::saigon_5_card::CLAUSES;
use crate::families::poker::irregularities::{CardsFate, DeviceFate, Hands, WagerFate};
use crate::families::poker::{Disposition, Irregularity, StubCount};
use crate::proves;

#[track_caller]
fn goes_on(done: Disposition, id: &str, cards: CardsFate) {
    assert_eq!((done.provision.id(), done.hands, done.cards), (id, Hands::Stand, cards));
    assert_eq!((done.ante_and_play, done.optional_wagers), (WagerFate::Stands, WagerFate::Stands));
}

#[track_caller]
fn is_void(done: Disposition, id: &str, cards: CardsFate) {
    assert_eq!((done.provision.id(), done.hands, done.cards), (id, Hands::Void, cards));
    assert_eq!((done.ante_and_play, done.optional_wagers), (WagerFate::Returned, WagerFate::Returned));
}

fn remedy(irregularity: Irregularity) -> Disposition {
    CLAUSES.remedy(irregularity).unwrap()
}

#[test]
fn s680a_13_a_one_card_face_up_is_discarded_and_a_second_voids_the_round() {
    proves!("680a.13(a)");
    let face_up = |found| Irregularity::face_up(found).map(remedy);
    assert_eq!(face_up(0), None);
    goes_on(face_up(1).unwrap(), "680a.13(a)", CardsFate::DiscardThatCard);
    for found in [2, 3, 53] {
        is_void(face_up(found).unwrap(), "680a.13(a)", CardsFate::Reshuffle);
    }
}

#[test]
fn s680a_13_b_an_unseen_card_drawn_in_error_is_the_next_card() {
    proves!("680a.13(b)");
    goes_on(remedy(Irregularity::CardDrawnInError), "680a.13(b)", CardsFate::UseAsNextCard);
}

#[test]
fn s680a_13_c_a_wrong_number_of_cards_voids_the_round() {
    proves!("680a.13(c)");
    is_void(remedy(Irregularity::WrongNumberOfCards), "680a.13(c)", CardsFate::Reshuffle);
}

#[test]
fn s680a_13_d_a_failed_shuffle_is_done_again() {
    proves!("680a.13(d)");
    goes_on(remedy(Irregularity::ShufflerFailed), "680a.13(d)", CardsFate::Reshuffle);
}

#[test]
fn s680a_13_e_a_failed_shoe_voids_the_round_and_is_emptied() {
    proves!("680a.13(e)");
    is_void(remedy(Irregularity::ShoeFailed), "680a.13(e)", CardsFate::ReshuffleWithThoseDealt);
}

#[test]
fn s680a_13_f_an_unusable_device_is_marked_before_another_method() {
    proves!("680a.13(f)");
    let done = remedy(Irregularity::DeviceUnusable);
    goes_on(done, "680a.13(f)", CardsFate::Untouched);
    assert_eq!(done.device, DeviceFate::CoveredOrMarked);
}

#[test]
fn where_the_chapter_is_silent_the_floor_decides_and_nothing_is_void() {
    let silent = |irregularity: &Irregularity| CLAUSES.remedy(*irregularity).is_none();
    let left = [Irregularity::CardDrawnInErrorSeen, Irregularity::DealersCardExposed];
    assert!(Irregularity::ALL.into_iter().filter(silent).eq(left));
}

#[test]
fn s680a_8_f_a_right_count_sends_the_stub_to_the_rack() {
    proves!("680a.8(f)", "680a.9(e)", "680a.10(e)");
    for (by, clause) in CLAUSES.dealing.methods().zip(["680a.8(f)", "680a.9(e)", "680a.10(e)"]) {
        goes_on(by.after_count(StubCount::Right), clause, CardsFate::DiscardStub);
    }
}

#[test]
fn s680a_8_g_a_wrong_count_voids_and_a_faulty_deck_leaves_the_table() {
    proves!("680a.8(g)", "680a.9(f)", "680a.10(f)");
    for (by, clause) in CLAUSES.dealing.methods().zip(["680a.8(g)", "680a.9(f)", "680a.10(f)"]) {
        is_void(by.after_count(StubCount::Misdealt), clause, CardsFate::ShuffleAsAfterEveryRound);
        is_void(by.after_count(StubCount::DeckIsWrong), clause, CardsFate::RemoveDeck);
    }
}

//! One test for each paragraph of 679a.13, and for the wrong stub counts.

use super::*;
use crate::chapters::three_card_prime::CLAUSES;
use crate::chapters::three_card_prime::completion::Round;
use crate::chapters::three_card_prime::naive::cards;
use crate::families::poker::irregularities::{CardsFate, DeviceFate, Hands};
use crate::families::poker::{Irregularity, Method, MethodClauses, Share, StubCount};
use crate::kit::money::Cents;
use crate::kit::wager::{Bets, GameWager, WagerResult};
use crate::proves;

fn remedy(irregularity: Irregularity) -> Disposition {
    CLAUSES.remedy(irregularity).unwrap()
}

fn by(method: Method) -> &'static MethodClauses {
    CLAUSES.dealing.of(method).unwrap()
}

#[track_caller]
fn goes_on(irregularity: Irregularity, id: &str, cards: CardsFate) {
    let done = remedy(irregularity);
    assert_eq!((done.provision.id(), done.hands, done.cards), (id, Hands::Stand, cards));
    assert!(PrimeWager::ALL.iter().all(|&wager| fate(&done, wager) == WagerFate::Stands));
}

#[track_caller]
fn is_void(done: Disposition, id: &str, cards: CardsFate) {
    assert_eq!((done.provision.id(), done.hands, done.cards), (id, Hands::Void, cards));
    assert!(PrimeWager::ALL.iter().all(|&wager| fate(&done, wager) == WagerFate::Returned));
}

#[test]
fn s679a_13_a_one_card_face_up_is_discarded_and_the_deal_goes_on() {
    proves!("679a.13(a)");
    assert_eq!(Irregularity::face_up(0), None);
    assert_eq!(Irregularity::face_up(1), Some(Irregularity::OneCardFaceUp));
    goes_on(Irregularity::OneCardFaceUp, "679a.13(a)", CardsFate::DiscardThatCard);
}

#[test]
fn s679a_13_a_more_than_one_card_face_up_voids_the_round() {
    proves!("679a.13(a)");
    assert!((2..=52).all(|found| Irregularity::face_up(found) == Some(Irregularity::SeveralCardsFaceUp)));
    is_void(remedy(Irregularity::SeveralCardsFaceUp), "679a.13(a)", CardsFate::Reshuffle);
}

#[test]
fn s679a_13_b_card_drawn_in_error_is_used_as_the_next() {
    proves!("679a.13(b)");
    goes_on(Irregularity::CardDrawnInError, "679a.13(b)", CardsFate::UseAsNextCard);
}

#[test]
fn s679a_13_c_wrong_number_of_cards_voids_the_round() {
    proves!("679a.13(c)");
    for (method, share, right) in [
        (Method::ManualShoe, Share::Hand, 3),
        (Method::Hand, Share::HandAndFourthCard, 4),
        (Method::AutomatedShoe, Share::Hand, 3),
        (Method::FourCardStacks, Share::Hand, 4),
        (Method::FourCardStacks, Share::HandAndFourthCard, 4),
    ] {
        assert_eq!(CLAUSES.dealing.cards_for(by(method), share), right, "{method:?}");
    }
    is_void(remedy(Irregularity::WrongNumberOfCards), "679a.13(c)", CardsFate::Reshuffle);
}

#[test]
fn s679a_13_d_exposed_dealer_card_returns_ante_and_play_and_settles_the_rest() {
    proves!("679a.13(d)");
    let done = remedy(Irregularity::DealersCardExposed);
    assert_eq!(
        (done.provision.id(), done.hands, done.cards),
        ("679a.13(d)", Hands::Void, CardsFate::Reshuffle)
    );
    assert_eq!(
        (done.ante_and_play, done.optional_wagers),
        (WagerFate::Returned, WagerFate::SettledNonetheless)
    );
}

fn exposed(with_play: bool) -> crate::kit::settlement::Settlement<PrimeWager> {
    let all = PrimeWager::ALL.iter().filter(|&&wager| with_play || wager != PrimeWager::Play);
    let bets = all.fold(Bets::NONE, |bets, &wager| bets.with(wager, Cents(500)));
    let (player, dealer) = (cards("9d 9h 4d"), cards("9s Ks Kc"));
    let round = Round::new(&Terms::default(), &player, &dealer, "2c".parse().ok(), bets).unwrap();
    round.settle_after_exposed_dealer_card().unwrap()
}

#[test]
fn s679a_13_d_folded_ante_comes_back_too() {
    proves!("679a.13(d)");
    for with_play in [true, false] {
        let settlement = exposed(with_play);
        let result = |wager| settlement.get(wager).map(|settled| settled.ruling.result);
        assert_eq!(result(PrimeWager::Ante), Some(WagerResult::Push));
        assert_eq!(result(PrimeWager::Play), with_play.then_some(WagerResult::Push));
        let ante = settlement.get(PrimeWager::Ante).unwrap();
        assert_eq!((ante.returned, ante.ruling.decided_by.id()), (Cents(500), "679a.13(d)"));
    }
}

#[test]
fn s679a_13_d_optional_wagers_are_settled_on_the_void_hands() {
    proves!("679a.13(d)");
    let settlement = exposed(true);
    let paid = |wager| settlement.get(wager).map(|settled| settled.paid);
    assert_eq!(paid(PrimeWager::Prime), Some(Cents(1_500)));
    assert_eq!(paid(PrimeWager::PairBonus), Some(Cents(500)));
    assert_eq!(paid(PrimeWager::AllSix), Some(Cents(12_500)));
}

#[test]
fn s679a_13_e_failed_shuffle_is_done_again() {
    proves!("679a.13(e)");
    goes_on(Irregularity::ShufflerFailed, "679a.13(e)", CardsFate::Reshuffle);
}

#[test]
fn s679a_13_f_failed_shoe_voids_the_round_and_all_cards_are_reshuffled() {
    proves!("679a.13(f)");
    let done = remedy(Irregularity::ShoeFailed);
    is_void(done, "679a.13(f)", CardsFate::ReshuffleWithThoseDealt);
}

#[test]
fn s679a_13_g_unusable_device_is_covered_or_marked() {
    proves!("679a.13(g)");
    goes_on(Irregularity::DeviceUnusable, "679a.13(g)", CardsFate::Untouched);
    for irregularity in Irregularity::ALL {
        let device = CLAUSES.remedy(irregularity).map(|done| done.device);
        let marked = device == Some(DeviceFate::CoveredOrMarked);
        assert_eq!(marked, irregularity == Irregularity::DeviceUnusable);
    }
}

#[test]
fn s679a_8_h_9_f_10_f_wrong_count_voids_the_round_and_may_remove_the_deck() {
    proves!("679a.8(h)", "679a.9(f)", "679a.10(f)");
    for (method, id) in [
        (Method::ManualShoe, "679a.8(h)"),
        (Method::Hand, "679a.9(f)"),
        (Method::AutomatedShoe, "679a.10(f)"),
    ] {
        let after = |count| by(method).after_count(count);
        is_void(after(StubCount::Misdealt), id, CardsFate::ShuffleAsAfterEveryRound);
        is_void(after(StubCount::DeckIsWrong), id, CardsFate::RemoveDeck);
    }
}

#[test]
fn s679a_8_g_9_e_10_e_right_count_sends_the_stub_to_the_discard_rack() {
    proves!("679a.8(g)", "679a.9(e)", "679a.10(e)");
    for (method, id) in [
        (Method::ManualShoe, "679a.8(g)"),
        (Method::Hand, "679a.9(e)"),
        (Method::AutomatedShoe, "679a.10(e)"),
    ] {
        let done = by(method).after_count(StubCount::Right);
        assert_eq!((done.provision.id(), done.cards), (id, CardsFate::DiscardStub));
        assert_eq!((done.hands, done.ante_and_play), (Hands::Stand, WagerFate::Stands));
    }
}

#[test]
fn where_the_chapter_is_silent_the_floor_decides() {
    let silent = |irregularity: &Irregularity| CLAUSES.remedy(*irregularity).is_none();
    assert!(Irregularity::ALL.into_iter().filter(silent).eq([Irregularity::CardDrawnInErrorSeen]));
}

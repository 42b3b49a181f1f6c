//! A card of the dealer's seen too early: 679a.13(d), and no rule in chapter 680a (ER-309).

use crate::ordinary::ordinary;
use croupier_rules::{Cents, proves};

use super::helpers::*;
use crate::poker::{Phase, PokerAct, PokerReason};

const EXPOSED: PokerAct = PokerAct::ReportDealersCardExposed;

/// Seat 6 with a Prime Wager of $5 on one color, seat 3 with an Ante alone.
fn bench() -> Bench {
    let hands = laps(&["2d 3d 5h", "Kd Jc 9s", "Qc 9d 4h"]);
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &hands, &[3, 6]);
    bench.bet(6, 6, PRIME, 5);
    bench
}

fn assert_only_prime_was_settled(bench: &mut Bench) {
    assert_eq!(bench.chips(3), dollars(1000), "an Ante alone is out of the round");
    assert!(bench.hand(3).is_empty());
    assert_eq!(bench.staked(6, ANTE), Cents::ZERO);
    let told = bench.finish();
    assert_eq!(provisions_of(&told, "WagerPaid $15"), ["679a.12(d)"]);
    assert_eq!(provisions_of(&told, "WagerReturned $5"), ["679a.11(d)(1)(ii)"]);
    assert_eq!(bench.chips(6), dollars(1015));
}

#[test]
fn s679a_13_d_ante_and_play_go_back_a_folded_ante_too_and_optional_wagers_are_settled() {
    proves!("679a.13(d)");
    let mut bench = bench();
    bench.deal();
    bench.fold(6);
    bench.play(3);
    let told = told(&bench.act(Dealer, EXPOSED));
    assert_eq!(provisions_of(&told, "RoundVoid $10"), ["679a.13(d)"; 3]);
    assert_only_prime_was_settled(&mut bench);
}

#[test]
fn s679a_13_d_during_the_deal_the_hands_are_completed_for_the_optional_wagers() {
    proves!("679a.13(d)");
    let mut bench = bench();
    bench.act(Dealer, PokerAct::NoMoreBets);
    bench.dealer(&[PokerAct::DealNext; 3]);
    bench.act(Dealer, EXPOSED);
    let entries = bench.act(Dealer, PokerAct::Deal);
    assert_eq!(dealt(&entries).len(), 4, "two cards for seat 6 and two for the dealer");
    assert_eq!(bench.table().dealers_cards().cards().len(), 3);
    bench.act(Dealer, PokerAct::DiscardStub);
    let told = bench.finish();
    assert!(provisions_of(&told, "WagerLost").is_empty());
    assert_eq!(bench.chips(3), dollars(1000));
}

#[test]
fn s679a_13_d_nobody_decides_about_void_hands() {
    proves!("679a.13(d)");
    let mut bench = bench();
    bench.deal();
    bench.act(Dealer, EXPOSED);
    for act in [PokerAct::Play { position: seat(6) }, PokerAct::Fold { position: seat(6) }] {
        assert_eq!(bench.refuse(player(6), act), (PokerReason::HandsAreVoid, Some("679a.13(d)")));
    }
    assert_eq!(bench.refuse(Dealer, EXPOSED), (PokerReason::AlreadyExposed, Some("679a.13(d)")));
    assert_only_prime_was_settled(&mut bench);
}

#[test]
fn s679a_13_d_without_optional_wagers_the_round_is_over_at_once() {
    proves!("679a.13(d)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 2]);
    bench.deal();
    bench.play(2);
    let told = told(&bench.act(Dealer, EXPOSED));
    assert_eq!(provisions_of(&told, "RoundVoid $10"), ["679a.13(d)"; 3]);
    assert_eq!(provisions_of(&told, "Over"), ["679a.13(d)"]);
    assert_eq!([bench.chips(1), bench.chips(2)], [dollars(1000); 2]);
    assert!(bench.table().betting_is_open());
}

#[test]
fn s679a_13_d_only_cards_that_are_there_and_not_yet_revealed_can_be_exposed() {
    proves!("679a.13(d)");
    let mut bench = bench();
    bench.act(Dealer, PokerAct::NoMoreBets);
    assert_eq!(bench.refuse(Dealer, EXPOSED), (PokerReason::DealerHasNoCards, Some("679a.13(d)")));
    bench.dealer(&[PokerAct::Deal, PokerAct::DiscardStub]);
    bench.play(6);
    bench.play(3);
    bench.act(Dealer, PokerAct::Reveal);
    assert_eq!(bench.refuse(Dealer, EXPOSED), (PokerReason::DealersCardsAreUp, Some("679a.11(c)")));
}

#[test]
fn s680a_11_c_an_exposed_card_is_referred_to_the_floor_and_play_goes_on() {
    proves!("680a.11(c)");
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), "", &[1]);
    bench.deal();
    let before = bench.state.clone();
    let told = told(&bench.act(Dealer, EXPOSED));
    assert_eq!(told, [("Referred { matter: DealersCardExposed }".to_string(), "680a.11(c)")]);
    assert_eq!(bench.state.numbered_as(&before), before);
    assert_eq!(bench.table().phase(), Phase::Playing);
}

//! The aggregate payout limit of one player in one round, over all boxes (679a.12(h), 680a.12(d), ER-222).

use crate::ordinary::ordinary;
use croupier_rules::proves;

use super::helpers::*;
use crate::poker::PokerAct;

const LIMIT: i64 = 50_000;
const LIMIT_FILED: &str = "50000.00";

/// Two mini-royals with a 2 as fourth card, each worth $40,000 on a Pair Bonus Wager of $400.
fn prime_boxes(players: [u8; 2]) -> Bench {
    let head = format!("{} 2s 2h", laps(&["Ac Kc Qc", "Ad Kd Qd", "Jc 9s 4h"]));
    let mut bench = Bench::new(limited(ThreeCardPrime, LIMIT_FILED), &head);
    bench.sit(3);
    if players[1] != 3 {
        bench.sit(players[1]);
    }
    for (who, position) in players.into_iter().zip([3, 2]) {
        bench.bet(who, position, ANTE, 10);
        bench.bet(who, position, PAIR_BONUS, 400);
    }
    bench.deal();
    for (who, position) in players.into_iter().zip([3, 2]) {
        bench.act(player(who), PokerAct::Play { position: seat(position) });
    }
    bench.act(Dealer, PokerAct::Reveal);
    bench
}

#[test]
fn s679a_12_h_limit_holds_for_all_boxes_of_one_player() {
    proves!("679a.12(h)");
    let (mut at_once, mut one_by_one) = (prime_boxes([3, 3]), prime_boxes([3, 3]));
    let told = told(&at_once.act(Dealer, PokerAct::SettleRest));
    assert_eq!(at_once.chips(3), dollars(1000 + LIMIT));
    assert_eq!(provisions_of(&told, "WagerPaid $40,000"), ["679a.12(f)/A"]);
    assert_eq!(provisions_of(&told, "WagerPaid $9,980"), ["679a.12(h)"]);
    assert_eq!(provisions_of(&told, "TowardsLimit"), ["679a.12(h)"; 2]);
    one_by_one.dealer(&[PokerAct::SettleNext, PokerAct::SettleNext]);
    assert_eq!(one_by_one.state, at_once.state);
}

#[test]
fn s679a_12_h_each_player_has_a_limit_of_their_own() {
    proves!("679a.12(h)");
    let mut bench = prime_boxes([3, 2]);
    bench.act(Dealer, PokerAct::SettleRest);
    assert_eq!([bench.chips(3), bench.chips(2)], [dollars(41_010); 2]);
}

#[test]
fn s679a_12_h_each_round_has_a_limit_of_its_own() {
    proves!("679a.12(h)");
    let mut bench = prime_boxes([3, 3]);
    bench.act(Dealer, PokerAct::SettleRest);
    bench.next_deck(&laps(&["Kd Jc 9s", "Qc 9d 4h"]));
    bench.bet(3, 3, ANTE, 10);
    bench.deal();
    bench.play(3);
    bench.finish();
    assert_eq!(bench.chips(3), dollars(1000 + LIMIT + 20));
}

#[test]
fn s679a_12_h_six_card_royal_of_paytable_e_is_paid_outside_the_limit() {
    proves!("679a.12(h)", "679a.12(g)/E");
    let setup = limited(ThreeCardPrime, LIMIT_FILED).with("wagers.all_six_bonus", "E");
    let head = format!("{} 2s", laps(&["Ac Kc Qc", "Ad Kd Qd", "Jd Td 9d"]));
    let mut bench = Bench::with_antes(setup, &head, &[1]);
    bench.bet(1, 1, ALL_SIX, 5);
    bench.bet(1, 2, ANTE, 10);
    bench.bet(1, 2, PAIR_BONUS, 400);
    bench.deal();
    for position in [seat(2), seat(1)] {
        bench.act(player(1), PokerAct::Play { position });
    }
    let told = bench.finish();
    assert_eq!(provisions_of(&told, "WagerPaid $1,000,000"), ["679a.12(g)/E"]);
    assert_eq!(
        provisions_of(&told, "WagerPaid $40,000"),
        ["679a.12(f)/A"],
        "the limit is still whole for it"
    );
    // Mini-royals over a straight flush: Ante 1 to 1 and Play 10 to 1 in both boxes.
    assert_eq!(bench.chips(1), dollars(1000 + 1_000_000 + 40_000 + 2 * 110));
}

#[test]
fn s680a_12_d_limit_holds_for_all_boxes_of_one_player() {
    proves!("680a.12(d)");
    let head = laps(&["Ac Kc Qc Jc Tc", "Ad Kd Qd Jd Td", "As 2s 2c 3h 3s"]);
    let mut bench = Bench::new(limited(Saigon5Card, LIMIT_FILED), &head);
    bench.sit(3);
    for position in [3, 2] {
        bench.bet(3, position, ANTE, 10);
        bench.bet(3, position, BONUS, 40);
    }
    bench.deal();
    for (position, text) in [(3, "Kc Qc Jc"), (2, "Kd Qd Jd")] {
        bench.act(player(3), PokerAct::Set { position: seat(position), three: three(text) });
    }
    let told = bench.finish();
    assert_eq!(bench.chips(3), dollars(1000 + LIMIT));
    assert_eq!(provisions_of(&told, "WagerPaid $9,980"), ["680a.12(d)"]);
    assert_eq!(provisions_of(&told, "WagerPaid $40,000"), ["680a.12(c)"]);
}

#[test]
fn without_a_limit_everything_is_paid_and_nothing_reckoned() {
    let head = format!("{} 2s", laps(&["Ac Kc Qc", "Jc 9s 4h"]));
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &head, &[1]);
    bench.bet(1, 1, PAIR_BONUS, 900);
    bench.deal();
    bench.play(1);
    let told = bench.finish();
    assert_eq!(bench.chips(1), dollars(1000 + 90_000 + 10));
    assert!(provisions_of(&told, "TowardsLimit").is_empty());
}

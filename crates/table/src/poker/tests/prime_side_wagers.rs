//! Prime, Pair Bonus and All-Six Bonus (679a.11(d)), folded hands, and several boxes.

use crate::ordinary::ordinary;
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Cents, proves};

use super::helpers::*;
use crate::poker::{PokerAct, PokerReason};

/// Folds a hand with one side wager of $10: what the side wager brings, and what was recorded.
fn folded(wager: Wager, hand: &str, dealers: &str, fourth: &str) -> (i64, Vec<(String, &'static str)>) {
    let head = format!("{} {fourth}", laps(&[hand, dealers]));
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &head, &[1]);
    bench.bet(1, 1, wager, 10);
    bench.deal();
    bench.fold(1);
    let told = bench.finish();
    assert_eq!(provisions_of(&told, "WagerLost $10")[0], "679a.11(c)", "the Ante is forfeited");
    ((bench.chips(1).0 - 99_000) / 100, told)
}

#[test]
fn s679a_11_d_1_prime_loses_or_is_paid_by_color() {
    proves!("679a.11(d)(1)(i)", "679a.11(d)(1)(ii)", "679a.12(d)");
    let (lost, told) = folded(PRIME, "2c 3d 5h", "Qc 9s 4h", "");
    assert_eq!((lost, provisions_of(&told, "WagerLost")[1]), (-10, "679a.11(d)(1)(i)"));
    for (dealers, won) in [("Qc 9s 4h", 30), ("Qh 9d 4h", 40), ("Qc 9s 4c", 30)] {
        let (gained, told) = folded(PRIME, "2d 3d 5h", dealers, "");
        assert_eq!(gained, won, "{dealers}");
        assert_eq!(provisions_of(&told, "WagerPaid"), ["679a.12(d)"]);
        assert_eq!(provisions_of(&told, "WagerReturned"), ["679a.11(d)(1)(ii)"]);
    }
}

#[test]
fn s679a_11_d_2_i_pair_bonus_below_a_pair_loses_and_the_fourth_card_stays_down() {
    proves!("679a.11(d)(2)(i)");
    let (lost, told) = folded(PAIR_BONUS, "2c 3d 5h", "Qc 9s 4h", "2s");
    assert_eq!((lost, provisions_of(&told, "WagerLost")[1]), (-10, "679a.11(d)(2)(i)"));
    assert!(!told.iter().any(|(word, _)| word.contains("FourthCard")));
}

#[test]
fn s679a_11_d_2_ii_pair_bonus_turns_the_fourth_card_and_is_paid_by_it() {
    proves!(
        "679a.11(d)(2)(ii)",
        "679a.11(d)(2)(ii)(A)",
        "679a.11(d)(2)(ii)(B)",
        "679a.12(e)",
        "679a.12(f)/A"
    );
    for (hand, fourth, won, decided, priced) in [
        ("5c 5d 8h", "Ks", 10, "679a.11(d)(2)(ii)(A)", "679a.12(e)"),
        ("4c 5d 6h", "Ks", 60, "679a.11(d)(2)(ii)(A)", "679a.12(e)"),
        ("4c 5d 6h", "2s", 120, "679a.11(d)(2)(ii)(B)", "679a.12(f)/A"),
        ("Ac Kc Qc", "2s", 1000, "679a.11(d)(2)(ii)(B)", "679a.12(f)/A"),
    ] {
        let (gained, told) = folded(PAIR_BONUS, hand, "Qh 9s 4h", fourth);
        assert_eq!(gained, won, "{hand} {fourth}");
        assert_eq!(provisions_of(&told, "Shown seat 1 FourthCard"), ["679a.11(d)(2)(ii)"]);
        assert_eq!(provisions_of(&told, "WagerPaid"), [priced]);
        assert_eq!(provisions_of(&told, "WagerReturned"), [decided]);
    }
}

#[test]
fn s679a_11_d_3_all_six_reads_player_and_dealer_together() {
    proves!("679a.11(d)(3)", "679a.11(d)(3)(i)", "679a.11(d)(3)(ii)", "679a.12(g)/A");
    let (lost, told) = folded(ALL_SIX, "5c 5d 8h", "8c 9s 4h", "");
    assert_eq!((lost, provisions_of(&told, "WagerLost")[1]), (-10, "679a.11(d)(3)(i)"));
    for (hand, dealers, won) in [("5c 5d 8h", "5s 9s 4h", 50), ("Ac Kc 8h", "Qc Jc Tc", 10_000)] {
        let (gained, told) = folded(ALL_SIX, hand, dealers, "");
        assert_eq!(gained, won);
        assert_eq!(provisions_of(&told, "WagerPaid"), ["679a.12(g)/A"]);
        assert_eq!(provisions_of(&told, "WagerReturned"), ["679a.11(d)(3)(ii)"]);
    }
}

#[test]
fn s679a_11_d_optional_wagers_are_settled_after_ante_and_play_in_their_order() {
    proves!("679a.11(d)");
    let head = format!("{} 2s", laps(&["5c 5d 5h", "Qc 9s 4h"]));
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &head, &[1]);
    for (wager, amount) in [(ALL_SIX, 9), (PAIR_BONUS, 8), (PRIME, 7)] {
        bench.bet(1, 1, wager, amount);
    }
    bench.deal();
    bench.play(1);
    let told = bench.finish();
    let moved: Vec<_> =
        told.iter().filter(|(word, _)| word.contains('$')).map(|(word, _)| &word[..]).collect();
    let expected = [
        "WagerPaid $10",
        "WagerReturned $10",
        "WagerPaid $50",
        "WagerReturned $10",
        "WagerLost $7",
        "WagerPaid $480",
        "WagerReturned $8",
        "WagerPaid $45",
        "WagerReturned $9",
    ];
    assert_eq!(moved, expected);
    assert_eq!(bench.chips(1), dollars(1000 + 10 + 50 - 7 + 480 + 45));
}

#[test]
fn s679a_11_b_a_folded_player_keeps_the_optional_wagers_and_the_cards_stay_for_them() {
    proves!("679a.11(b)", "679a.11(c)");
    let hands = laps(&["2d 3d 5h", "Kd Jc 9s", "Jh 9d 4h"]);
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &hands, &[3, 6]);
    bench.bet(6, 6, PRIME, 10);
    bench.deal();
    bench.fold(6);
    bench.fold(3);
    let revealed = told(&bench.act(Dealer, PokerAct::Reveal));
    assert_eq!(provisions_of(&revealed, "WagerLost $10"), ["679a.11(c)"; 2]);
    assert!(bench.hand(3).is_empty() && bench.hand(6).len() == 3);
    let settled = told(&bench.act(Dealer, PokerAct::SettleNext));
    assert_eq!(provisions_of(&settled, "WagerPaid $40"), ["679a.12(d)"]);
    assert_eq!(
        provisions_of(&settled, "WagerReturned"),
        ["679a.11(d)(1)(ii)"],
        "no Ante comes back (ER-216)"
    );
    assert_eq!((bench.chips(6), bench.chips(3)), (dollars(1030), dollars(990)));
    assert!(bench.table().betting_is_open());
}

/// One player on boxes 2, 3 and 4, sitting at 3.
fn three_boxes() -> Bench {
    let setup = ordinary(ThreeCardPrime).with("table.boxes_per_player", 3);
    let hands = laps(&["4d 5c 6s", "2c 3d 5h", "Kd Jc 9s", "Qc 9d 4h"]);
    let mut bench = Bench::new(setup, &hands);
    bench.sit(3);
    for (position, ante) in [(3, 10), (2, 20), (4, 40)] {
        bench.bet(3, position, ANTE, ante);
    }
    bench.deal();
    bench
}

#[test]
fn s679a_11_b_a_player_with_several_boxes_decides_each_and_frees_them_after_the_round() {
    proves!("679a.11(b)");
    let mut bench = three_boxes();
    let early = PokerAct::Play { position: seat(3) };
    assert_eq!(bench.refuse(player(3), early).0, PokerReason::NotTheTurn { turn: seat(4) });
    bench.act(player(3), PokerAct::Play { position: seat(4) });
    bench.act(player(3), PokerAct::Fold { position: seat(3) });
    bench.act(player(3), PokerAct::Play { position: seat(2) });
    let told = bench.finish();
    // Box 4: straight over queen high, 40 + 2 x 40. Box 3 folded, -10. Box 2: king high, 20 + 20.
    assert_eq!(bench.chips(3), dollars(1000 + 120 - 10 + 40));
    let released = provisions_of(&told, "BoxReleased");
    assert_eq!(released.len(), 2);
    for position in [2, 4] {
        assert_eq!(bench.state.wagering.owner(seat(position)), seat(position));
    }
    assert_eq!(bench.staked(4, PLAY), Cents::ZERO);
}

#[test]
fn a_whole_round_ends_alike_by_every_method() {
    let order = [
        (Dealing::ManualShoe, "5d Qc 5c 9s 9h 4h 2s"),
        (Dealing::Hand, "5d Qc 5c 9s 9h 4h 2s"),
        (Dealing::AutomatedShoe, "5d 5c 9h Qc 9s 4h 2s"),
        (Dealing::FourCardStacks, "2s 5d 5c 9h 3s Qc 9s 4h"),
    ];
    for (method, head) in order {
        let mut bench = Bench::with_antes(dealt_by(ThreeCardPrime, method), head, &[5]);
        bench.bet(5, 5, PAIR_BONUS, 10);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        if method != Dealing::FourCardStacks {
            bench.act(Dealer, PokerAct::DiscardStub);
        }
        bench.play(5);
        bench.finish();
        assert_eq!(bench.chips(5), dollars(1000 + 10 + 10 + 10), "{method:?}");
    }
}

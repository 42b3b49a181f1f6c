//! Ante and Play of Three Card Prime (679a.11(a) to (c), (e)).

use crate::ordinary::ordinary;
use croupier_rules::{Cents, Provision, proves};

use super::helpers::*;
use crate::command::{Act, Actor};
use crate::conduct::Standing;
use crate::decide::decide;
use crate::poker::{PokerAct, PokerReason};
use crate::refusal::Reason;
use crate::wagering::{WagerAct, WagerReason};

/// One player with an Ante of $10 and these cards against the dealer's, dealt.
fn duel(hand: &str, dealers: &str) -> Bench {
    let setup = ordinary(ThreeCardPrime);
    let mut bench = Bench::with_antes(setup, &laps(&[hand, dealers]), &[1]);
    bench.deal();
    bench
}

/// What the player has after a Play Wager, beyond the $1,000 brought, and what was recorded.
fn played(hand: &str, dealers: &str) -> (i64, Vec<(String, &'static str)>) {
    let mut bench = duel(hand, dealers);
    bench.play(1);
    assert_eq!((bench.chips(1), bench.staked(1, PLAY)), (dollars(980), dollars(10)));
    let told = bench.finish();
    assert_eq!(bench.bank() + bench.chips(1), dollars(10_000_000));
    ((bench.chips(1).0 - 100_000) / 100, told)
}

#[test]
fn s679a_11_c_3_i_dealer_does_not_qualify_ante_returned_play_even() {
    proves!("679a.11(c)(3)(i)", "679a.12(a)");
    for hand in ["2c 3d 5h", "Ad Kd Qd"] {
        let (won, told) = played(hand, "Jc 9s 4h");
        assert_eq!(won, 10, "whatever the player holds");
        assert_eq!(provisions_of(&told, "WagerPaid $10"), ["679a.12(a)"]);
        assert_eq!(provisions_of(&told, "WagerReturned $10"), ["679a.11(c)(3)(i)"; 2]);
    }
}

#[test]
fn s679a_11_c_3_ii_player_higher_or_equal_wins_ante_and_play() {
    proves!("679a.11(c)(3)(ii)", "679a.12(a)", "679a.12(b)");
    for (hand, dealers, won) in [
        ("Qd 9c 4s", "Qc 9s 4h", 20),
        ("Kd 3c 2s", "Qc 9s 4h", 20),
        ("4d 5c 6s", "Qc 9s 4h", 30),
        ("5d 5c 5s", "Qc 9s 4h", 60),
        ("Kd Qd Jd", "Qc 9s 4h", 70),
        ("Ad Kd Qd", "Qc 9s 4h", 110),
    ] {
        let (gained, told) = played(hand, dealers);
        assert_eq!(gained, won, "{hand}");
        assert_eq!(provisions_of(&told, "WagerPaid"), ["679a.12(a)", "679a.12(b)"]);
        assert_eq!(provisions_of(&told, "WagerReturned $10"), ["679a.11(c)(3)(ii)"; 2]);
    }
}

#[test]
fn s679a_11_c_3_iii_a_lower_flush_or_less_loses_both() {
    proves!("679a.11(c)(3)(iii)");
    for (hand, dealers) in [("Jd 9c 4s", "Qc 9s 4h"), ("2d 9d 4d", "Qc 9c 4c")] {
        let (gained, told) = played(hand, dealers);
        assert_eq!(gained, -20);
        assert_eq!(provisions_of(&told, "WagerLost $10"), ["679a.11(c)(3)(iii)"; 2]);
    }
}

#[test]
fn s679a_11_c_3_iv_a_lower_straight_or_better_loses_the_ante_and_earns_the_bad_beat_bonus() {
    proves!("679a.11(c)(3)(iv)", "679a.12(c)", "679a.12(c)/A");
    for (hand, dealers, won) in
        [("4d 5c 6s", "7c 8s 9h", 40), ("5d 5c 5s", "6c 6s 6h", 100), ("3d 4d 5d", "9c Tc Jc", 120)]
    {
        let (gained, told) = played(hand, dealers);
        assert_eq!(gained, won - 10, "{hand}");
        assert_eq!(provisions_of(&told, "WagerLost $10"), ["679a.11(c)(3)(iv)"]);
        assert_eq!(provisions_of(&told, "WagerPaid"), ["679a.12(c)/A"]);
        assert_eq!(provisions_of(&told, "WagerReturned $10"), ["679a.11(c)(3)(iv)"]);
    }
}

#[test]
fn s679a_11_b_the_player_who_folds_forfeits_the_ante_and_the_cards() {
    proves!("679a.11(b)", "679a.11(c)");
    let mut bench = duel("2c 3d 5h", "Jc 9s 4h");
    bench.fold(1);
    assert_eq!(bench.staked(1, ANTE), dollars(10), "the dealer collects only after all decisions");
    let told = bench.finish();
    assert_eq!(bench.chips(1), dollars(990), "although the dealer does not qualify");
    let recorded = provisions_of(&told, "WagerLost $10");
    assert_eq!(recorded, ["679a.11(c)"]);
    assert_eq!(provisions_of(&told, "Discarded seat 1"), ["679a.11(c)"]);
    assert_eq!(provisions_of(&told, "Shown"), Vec::<&str>::new(), "folded cards are not turned");
}

#[test]
fn s679a_11_b_players_are_asked_clockwise_from_the_far_left() {
    proves!("679a.11(b)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 3, 6]);
    bench.deal();
    let out_of_turn = |turn: u8| (PokerReason::NotTheTurn { turn: seat(turn) }, Some("679a.11(b)"));
    for position in [1, 3] {
        let (play, fold) =
            (PokerAct::Play { position: seat(position) }, PokerAct::Fold { position: seat(position) });
        assert_eq!(bench.refuse(player(position), play), out_of_turn(6));
        assert_eq!(bench.refuse(player(position), fold), out_of_turn(6));
    }
    bench.play(6);
    assert_eq!(bench.refuse(player(1), PokerAct::Fold { position: seat(1) }), out_of_turn(3));
    bench.fold(3);
    bench.play(1);
    let again = PokerAct::Fold { position: seat(6) };
    assert_eq!(bench.refuse(player(6), again), (PokerReason::AlreadyDone, Some("679a.11(b)")));
}

#[test]
fn s679a_11_c_the_dealer_reveals_after_every_decision() {
    proves!("679a.11(c)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[2, 5]);
    bench.deal();
    for number in [5, 2] {
        let refused = (PokerReason::StillToDecide { position: seat(number) }, Some("679a.11(c)"));
        assert_eq!(bench.refuse(Dealer, PokerAct::Reveal), refused);
        bench.play(number);
    }
    for act in [PokerAct::SettleNext, PokerAct::SettleRest] {
        let refused = (PokerReason::DealersCardsAreDown, Some("679a.11(c)"));
        assert_eq!(bench.refuse(Dealer, act), refused);
    }
    bench.act(Dealer, PokerAct::Reveal);
}

#[test]
fn s679a_11_b_play_equals_the_ante_and_the_chips_must_suffice() {
    proves!("679a.7(d)(1)", "679a.11(b)");
    let mut bench = Bench::new(ordinary(ThreeCardPrime), "");
    bench.sit(1);
    bench.bet(1, 1, ANTE, 600);
    bench.deal();
    let play = PokerAct::Play { position: seat(1) };
    let reason = PokerReason::NotEnoughChips { chips: dollars(400), ante: dollars(600) };
    assert_eq!(bench.refuse(player(1), play), (reason, Some("679a.7(d)(1)")));
    let cash = crate::seats::SeatsAct::BuyIn { cash: dollars(200) };
    bench.perform(player(1), Act::Seats(cash));
    bench.play(1);
    assert_eq!((bench.staked(1, PLAY), bench.chips(1)), (dollars(600), Cents::ZERO));
}

#[test]
fn s679a_7_c_no_wager_but_play_is_made_or_withdrawn_after_no_more_bets() {
    proves!("679a.7(c)", "680a.7(c)");
    for (game, clause) in [(ThreeCardPrime, "679a.7(c)"), (Saigon5Card, "680a.7(c)")] {
        let mut bench = Bench::with_antes(ordinary(game), "", &[1]);
        bench.act(Dealer, PokerAct::NoMoreBets);
        let position = seat(1);
        for act in [
            WagerAct::Place { position, wager: ANTE, amount: dollars(5) },
            WagerAct::Withdraw { position, wager: ANTE },
        ] {
            let command = bench.command(player(1), Act::Wager(act));
            let refusal = decide(&bench.state, &command).unwrap_err();
            assert_eq!(refusal.provision.map(|provision| provision.id()), Some(clause));
        }
    }
}

#[test]
fn s679a_11_a_1_nobody_decides_about_anothers_hand() {
    proves!("679a.11(a)(1)", "680a.11(a)(1)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[2, 5]);
    bench.deal();
    let position = seat(5);
    let refused = (PokerReason::AnothersHand { owner: seat(5) }, Some("679a.11(a)(1)"));
    assert_eq!(bench.refuse(player(2), PokerAct::Play { position }), refused);
    for actor in [Dealer, Actor::Floorperson, Actor::Curator, Actor::Device] {
        assert_eq!(bench.refuse(actor, PokerAct::Fold { position }), (PokerReason::NotAPlayer, None));
    }
    let empty = PokerAct::Play { position: seat(3) };
    assert_eq!(bench.refuse(player(2), empty), (PokerReason::NoHandThere, Some("679a.11(b)")));
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), "", &[2, 5]);
    bench.deal();
    let set = PokerAct::Set { position, three: three("2c 2d 2h") };
    let refused = (PokerReason::AnothersHand { owner: seat(5) }, Some("680a.11(a)(1)"));
    assert_eq!(bench.refuse(player(2), set), refused);
}

#[test]
fn s679a_11_a_looking_touching_and_full_view_are_asked_about_once_they_are_over() {
    proves!("679a.11(a)", "679a.11(a)(1)", "679a.11(a)(2)", "680a.11(a)", "680a.11(a)(1)", "680a.11(a)(2)");
    let limits = ["11(a)(1)", "11(a)(2)"];
    let mut prime = duel("2c 3d 5h", "Jc 9s 4h");
    let hands = laps(&["2c 3d 5h 5d Ks", "Jc 9s 4h 4d 3h"]);
    let mut saigon = Bench::with_antes(ordinary(Saigon5Card), &hands, &[1]);
    saigon.deal();
    for (bench, chapter) in [(&mut prime, "679a"), (&mut saigon, "680a")] {
        let id = |paragraph: &str| format!("{chapter}.{paragraph}");
        assert_eq!(bench.standing(&id("11(a)")), None);
        match chapter {
            "679a" => bench.play(1),
            _ => drop(bench.set(1, "2c 3d 5h")),
        }
        assert_eq!(bench.standing(&id("11(a)")), Some(Standing::Done));
        assert!(limits.iter().all(|limit| bench.standing(&id(limit)).is_none()));
        bench.act(Dealer, PokerAct::Reveal);
        assert!(limits.iter().all(|limit| bench.standing(&id(limit)) == Some(Standing::Done)));
    }
}

#[test]
fn s679a_11_c_settlement_runs_counterclockwise_and_each_hand_goes_to_the_rack_in_turn() {
    proves!("679a.11(c)", "679a.11(c)(1)", "679a.11(c)(2)", "679a.11(e)");
    let hands = laps(&["2c 3d 5h", "Kd Jc 9s", "Ad 5c 6s", "Qc 9d 4h"]);
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), &hands, &[1, 4, 6]);
    bench.deal();
    for number in [6, 4, 1] {
        bench.play(number);
    }
    let told = bench.finish();
    let words: Vec<_> = told.iter().collect();
    let expected = [
        ("Revealed { cards: [Qc, 9d, 4h] }", "679a.11(c)"),
        ("Formed { whose: Dealer, rank: HighCard }", "679a.11(c)"),
        ("Shown seat 1 Hand", "679a.11(c)(1)"),
        ("Formed { whose: Position(Seat(1)), rank: HighCard }", "679a.11(c)(2)"),
        ("WagerPaid $10", "679a.12(a)"),
        ("WagerReturned $10", "679a.11(c)(3)(ii)"),
        ("WagerPaid $10", "679a.12(b)"),
        ("WagerReturned $10", "679a.11(c)(3)(ii)"),
        ("Discarded seat 1", "679a.11(e)"),
        ("Shown seat 4 Hand", "679a.11(c)(1)"),
    ];
    for (word, (said, id)) in words.iter().zip(expected) {
        assert_eq!(**word, (said.to_string(), id));
    }
    let racked: Vec<_> = told.iter().filter(|(word, _)| word.starts_with("Discarded")).collect();
    assert_eq!(racked.len(), 3);
    assert_eq!(racked[2].0, "Discarded seat 6");
    assert_eq!(told.last(), Some(&("Over".to_string(), "679a.11(e)")));
}

#[test]
fn s679a_7_d_1_a_play_wager_of_another_amount_is_refused_for_its_amount() {
    proves!("679a.7(d)(1)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 4]);
    let placed = |bench: &Bench, dollars: i64| {
        let act = WagerAct::Place { position: seat(4), wager: PLAY, amount: Cents::dollars(dollars) };
        let refusal = decide(&bench.state, &bench.command(player(4), Act::Wager(act))).unwrap_err();
        (refusal.reason, refusal.provision.map(Provision::id))
    };
    let later = (Reason::Wager(WagerReason::MadeLater), Some("679a.11(b)"));
    assert_eq!(placed(&bench, 5), later);
    bench.act(Dealer, PokerAct::NoMoreBets);
    assert_eq!(placed(&bench, 5), later);
    bench.act(Dealer, PokerAct::Deal);
    assert_eq!(placed(&bench, 5), later);
    bench.act(Dealer, PokerAct::DiscardStub);
    let ante = Cents::dollars(10);
    for wrong in [5, 9, 11, 20] {
        let amount = (Reason::Wager(WagerReason::EqualsTheAnte { ante }), Some("679a.7(d)(1)"));
        assert_eq!(placed(&bench, wrong), amount);
    }
    assert_eq!(placed(&bench, 10), (Reason::Wager(WagerReason::MadeWhenAsked), Some("679a.11(b)")));
    bench.play(4);
    assert_eq!(bench.staked(4, PLAY), ante);
    bench.play(1);
    bench.act(Dealer, PokerAct::Reveal);
    assert_eq!(placed(&bench, 10), (Reason::Wager(WagerReason::NoMoreBets), Some("679a.7(c)")));
}

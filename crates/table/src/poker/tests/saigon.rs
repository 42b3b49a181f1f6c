//! Setting and settling Saigon 5 Card (680a.11).

use crate::ordinary::ordinary;
use croupier_rules::{Card, Cents, proves};

use super::helpers::*;
use crate::command::Act;
use crate::poker::{PokerAct, PokerReason, Shown};
use crate::wagering::{WagerAct, WagerReason};

/// Hands that qualify, named for their Point Counts, and hands that do not.
const SEVEN: &str = "Kc Qd Jh 4c 3d";
const FIVE: &str = "Kc Qd Jh Tc 5d";
const NOTHING: &str = "Ac Ad 2h 3c 4d";
const NOTHING_WITH_TWO_PAIR: &str = "Ac 2d 2h 3c 3d";
const DEALER_NOTHING: &str = "As 2s 2c 3h 3s";
const DEALER_FOUR: &str = "Ks Qs Js 9c 5h";
const DEALER_SIX: &str = "Ks Qs Js 9c 7h";
const DEALER_SEVEN: &str = "Ks Qs Js 9c 8h";
const DEALER_EIGHT: &str = "Ks Qs Js 9c 9h";

fn duel(hand: &str, dealers: &str) -> Bench {
    Bench::with_antes(ordinary(Saigon5Card), &laps(&[hand, dealers]), &[1])
}

/// Sets the first three cards: what the Ante of $10 brings in cents, and what was recorded.
fn settled(hand: &str, dealers: &str) -> (i64, Vec<(String, &'static str)>) {
    let mut bench = duel(hand, dealers);
    bench.deal();
    bench.set(1, &hand[..8]);
    let told = bench.finish();
    assert_eq!(bench.bank() + bench.chips(1), dollars(10_000_000));
    (bench.chips(1).0 - 100_000, told)
}

fn showdown_shown(told: &[(String, &'static str)]) -> Vec<&'static str> {
    provisions_of(told, "Shown seat 1 ShowdownHand")
}

#[test]
fn s680a_11_d_1_i_neither_qualifies_and_the_ante_is_returned() {
    proves!("680a.11(d)(1)(i)", "680a.11(c)(2)");
    let (won, told) = settled(NOTHING, DEALER_NOTHING);
    assert_eq!((won, provisions_of(&told, "WagerReturned $10")), (0, vec!["680a.11(d)(1)(i)"]));
    assert_eq!(provisions_of(&told, "DealerDoesNotQualify"), ["680a.11(c)(2)"]);
    assert!(showdown_shown(&told).is_empty());
}

#[test]
fn s680a_11_d_1_ii_only_the_player_qualifies_and_the_showdown_hand_sets_the_price() {
    proves!("680a.11(d)(1)(ii)", "680a.11(d)(1)(ii)(A)", "680a.11(d)(1)(ii)(B)", "680a.12(a)", "680a.12(b)");
    for (hand, won, decided, priced) in [
        (SEVEN, 1000, "680a.11(d)(1)(ii)(A)", "680a.12(a)"),
        (FIVE, 500, "680a.11(d)(1)(ii)(B)", "680a.12(b)"),
    ] {
        let (gained, told) = settled(hand, DEALER_NOTHING);
        assert_eq!((gained, provisions_of(&told, "WagerReturned")), (won, vec![decided]));
        assert_eq!(provisions_of(&told, "WagerPaid"), [priced]);
        assert_eq!(showdown_shown(&told), ["680a.11(d)(1)(ii)"]);
    }
}

#[test]
fn s680a_11_d_2_i_only_the_dealer_qualifies_and_the_ante_loses() {
    proves!("680a.11(d)(2)(i)", "680a.11(c)(1)");
    let (won, told) = settled(NOTHING, DEALER_FOUR);
    assert_eq!((won, provisions_of(&told, "WagerLost $10")), (-1000, vec!["680a.11(d)(2)(i)"]));
    assert_eq!(provisions_of(&told, "DealerSet"), ["680a.11(c)(1)"]);
    assert!(showdown_shown(&told).is_empty());
}

#[test]
fn s680a_11_d_2_ii_both_qualify_and_the_point_counts_decide() {
    proves!(
        "680a.11(d)(2)(ii)",
        "680a.11(d)(2)(ii)(A)",
        "680a.11(d)(2)(ii)(B)",
        "680a.11(d)(2)(ii)(C)",
        "680a.12(a)",
        "680a.12(b)"
    );
    for (hand, dealers, won, clause) in [
        (SEVEN, DEALER_EIGHT, -1000, "680a.11(d)(2)(ii)(A)"),
        (SEVEN, DEALER_SIX, 1000, "680a.11(d)(2)(ii)(B)"),
        (FIVE, DEALER_FOUR, 500, "680a.11(d)(2)(ii)(B)"),
        (SEVEN, DEALER_SEVEN, 0, "680a.11(d)(2)(ii)(C)"),
    ] {
        let (gained, told) = settled(hand, dealers);
        assert_eq!(gained, won, "{hand} against {dealers}");
        let word = if won < 0 { "WagerLost" } else { "WagerReturned" };
        assert_eq!(provisions_of(&told, word), [clause]);
        assert_eq!(showdown_shown(&told), ["680a.11(d)(2)(ii)"]);
    }
}

#[test]
fn s680a_12_b_an_ante_that_cannot_be_halved_is_not_taken() {
    proves!("680a.12(b)");
    let mut bench = Bench::new(ordinary(Saigon5Card), "");
    bench.sit(1);
    let place = WagerAct::Place { position: seat(1), wager: ANTE, amount: Cents(1001) };
    let refusal = crate::decide(&bench.state, &bench.command(player(1), Act::Wager(place))).unwrap_err();
    assert_eq!(refusal.reason, WagerReason::NotInChips { smallest: Cents(20) }.into());
    assert_eq!(refusal.provision.map(|provision| provision.id()), Some("680a.12(b)"));
    let odd_chips = ordinary(Saigon5Card).with("table.smallest_chip", "0.25");
    assert_eq!(unlawful(&odd_chips), ["680a.12(b)"]);
}

#[test]
fn s680a_11_b_players_set_in_any_order_and_once() {
    proves!("680a.11(b)");
    let hands = laps(&[SEVEN, "2c 2d 2h 3c 3h", DEALER_SIX]);
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), &hands, &[2, 5]);
    bench.deal();
    bench.set(2, "2c 2d 2h");
    let again = PokerAct::Set { position: seat(2), three: three("2c 2d 3c") };
    assert_eq!(bench.refuse(player(2), again), (PokerReason::AlreadyDone, Some("680a.11(b)")));
    bench.set(5, "Kc Qd Jh");
    for act in [PokerAct::Play { position: seat(2) }, PokerAct::Fold { position: seat(2) }] {
        assert_eq!(bench.refuse(player(2), act), (PokerReason::NotInThisGame, None));
    }
    bench.act(Dealer, PokerAct::Reveal);
}

#[test]
fn s680a_11_b_three_cards_of_the_hand_are_set_each_once() {
    proves!("680a.11(b)");
    let mut bench = duel(SEVEN, DEALER_SIX);
    bench.deal();
    let refuse = |named: [&str; 3]| {
        let three: [Card; 3] = named.map(|card| card.parse().unwrap());
        bench.refuse(player(1), PokerAct::Set { position: seat(1), three })
    };
    let twice = PokerReason::TheSameCardTwice { card: "Kc".parse().unwrap() };
    assert_eq!(refuse(["Kc", "Kc", "Jh"]), (twice, Some("680a.11(b)")));
    let stranger = PokerReason::NotInTheHand { card: "Ks".parse().unwrap() };
    assert_eq!(refuse(["Kc", "Ks", "Jh"]), (stranger, Some("680a.11(b)")));
}

#[test]
fn s680a_11_b_1_a_qualifying_hand_set_otherwise_is_reset_by_the_dealer() {
    proves!("680a.11(b)(1)");
    let mut bench = duel(SEVEN, DEALER_NOTHING);
    bench.deal();
    let set = told(&bench.set(1, "4c 3d Kc"));
    assert_eq!(provisions_of(&set, "Set"), ["680a.11(b)(1)"]);
    let told = bench.finish();
    assert_eq!(provisions_of(&told, "Reset"), ["680a.11(b)(1)"]);
    assert_eq!(bench.chips(1), dollars(1010));
}

#[test]
fn s680a_11_b_1_among_qualifying_splits_the_players_choice_stands() {
    proves!("680a.11(b)(1)");
    let hand = "Jk 8c 6d 5h 2s";
    for (set, won) in [("Jk 5h 6d", 10), ("Jk 8c 6d", -10)] {
        let mut bench = duel(hand, DEALER_EIGHT);
        bench.deal();
        bench.set(1, set);
        let told = bench.finish();
        assert!(provisions_of(&told, "Reset").is_empty());
        assert_eq!(bench.chips(1), dollars(1000 + won), "{set}");
    }
}

#[test]
fn s680a_11_b_2_a_hand_that_does_not_qualify_is_set_in_any_way() {
    proves!("680a.11(b)(2)");
    let hand = cards(NOTHING);
    for split in croupier_rules::chapters::saigon_5_card::Split::all() {
        let mut bench = duel(NOTHING, DEALER_NOTHING);
        bench.deal();
        let three = split.three([hand[0], hand[1], hand[2], hand[3], hand[4]]);
        let set = told(&bench.act(player(1), PokerAct::Set { position: seat(1), three }));
        assert_eq!(provisions_of(&set, "Set"), ["680a.11(b)(2)"]);
        assert!(provisions_of(&bench.finish(), "Reset").is_empty());
        assert_eq!(bench.chips(1), dollars(1000));
    }
}

#[test]
fn s680a_11_c_the_dealer_reveals_when_all_hands_are_set() {
    proves!("680a.11(c)");
    let hands = laps(&[SEVEN, "2c 2d 2h 3c 3h", DEALER_SIX]);
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), &hands, &[2, 5]);
    bench.deal();
    bench.set(5, "Kc Qd Jh");
    let refused = (PokerReason::StillToDecide { position: seat(2) }, Some("680a.11(c)"));
    assert_eq!(bench.refuse(Dealer, PokerAct::Reveal), refused);
    bench.set(2, "2c 2d 3c");
    let told = told(&bench.act(Dealer, PokerAct::Reveal));
    assert_eq!(provisions_of(&told, "Revealed"), ["680a.11(c)"]);
    assert!(bench.table().dealers_split().is_some());
}

#[test]
fn s680a_11_d_settlement_runs_counterclockwise_from_the_far_right() {
    proves!("680a.11(d)", "680a.11(f)");
    let hands = laps(&[SEVEN, "2c 2d 2h 3c 3h", NOTHING_WITH_TWO_PAIR_ELSEWHERE, DEALER_SIX]);
    let mut bench = Bench::with_antes(ordinary(Saigon5Card), &hands, &[1, 4, 6]);
    bench.deal();
    bench.set(6, "Kc Qd Jh");
    bench.set(4, "2c 2d 2h");
    bench.set(1, "As Ad 4h");
    let told = bench.finish();
    let shown: Vec<_> =
        told.iter().filter(|(word, _)| word.ends_with("ThreeCardHand") || word.starts_with("Disc")).collect();
    let expected = [1, 4, 6].into_iter().flat_map(|number| {
        [
            (format!("Shown seat {number} ThreeCardHand"), "680a.11(d)"),
            (format!("Discarded seat {number}"), "680a.11(f)"),
        ]
    });
    assert!(shown.into_iter().cloned().eq(expected));
    assert_eq!(told.last(), Some(&("Over".to_string(), "680a.11(f)")));
}

const NOTHING_WITH_TWO_PAIR_ELSEWHERE: &str = "As Ad 4h 4d 3s";

#[test]
fn s680a_11_e_bonus_is_settled_after_the_ante_on_all_five_cards() {
    proves!("680a.11(e)", "680a.11(e)(1)", "680a.11(e)(2)", "680a.12(c)");
    for (hand, won, clause) in
        [(NOTHING, -20, "680a.11(e)(1)"), (NOTHING_WITH_TWO_PAIR, 150, "680a.11(e)(2)")]
    {
        let mut bench = duel(hand, DEALER_SIX);
        bench.bet(1, 1, BONUS, 20);
        bench.deal();
        bench.set(1, &hand[..8]);
        bench.act(Dealer, PokerAct::Reveal);
        let entries = bench.act(Dealer, PokerAct::SettleNext);
        let told = told(&entries);
        let (ante, shown, bonus) = (
            told.iter().position(|(word, _)| word == "WagerLost $10"),
            told.iter().position(|entry| *entry == ("Shown seat 1 Hand".into(), "680a.11(e)")),
            told.iter().position(|&(_, id)| id == clause),
        );
        assert!(ante < shown && shown < bonus && ante.is_some(), "{told:?}");
        let ante_lost = if won < 0 { 10 } else { 0 };
        assert_eq!(bench.chips(1), dollars(1000 + won - ante_lost));
    }
}

#[test]
fn s680a_11_d_without_a_bonus_the_showdown_hand_may_stay_down() {
    proves!("680a.11(d)");
    let mut bench = duel(NOTHING, DEALER_SIX);
    bench.deal();
    bench.set(1, "Ac Ad 2h");
    bench.act(Dealer, PokerAct::Reveal);
    let command = bench.command(Dealer, Act::Poker(PokerAct::SettleNext));
    let mut state = bench.state.clone();
    let mut seen = Vec::new();
    for entry in crate::decide(&state, &command).unwrap() {
        crate::evolve(&mut state, &entry);
        let crate::state::Round::Poker(table) = &state.round else { unreachable!() };
        seen.extend(table.hand(seat(1)).map(|hand| hand.shown));
    }
    assert!(seen.iter().all(|&shown| shown == Shown::ThreeCardHand));
}

#[test]
fn a_whole_round_ends_alike_by_every_method() {
    let stacks = format!("{SEVEN} {DEALER_SIX}");
    for method in METHODS {
        let head = if method == Dealing::AutomatedShoe { stacks.clone() } else { laps(&[SEVEN, DEALER_SIX]) };
        let mut bench = Bench::with_antes(dealt_by(Saigon5Card, method), &head, &[4]);
        bench.deal();
        bench.set(4, "Kc Qd Jh");
        bench.finish();
        assert_eq!(bench.chips(4), dollars(1010), "{method:?}");
    }
}

//! Whole rounds: the order of settlement, the payout limit, the explanation, and many random ones.

use super::*;
use crate::chapters::three_card_prime::naive::Random;
use crate::kit::wager::{Limit, WagerResult};

#[test]
fn s679a_11_d_optional_wagers_are_settled_after_ante_and_play() {
    proves!("679a.11(d)");
    let settlement =
        settled(&Terms::default(), "9d 9h 4d / Kc Ks Qs / 2c", "all-six pair-bonus prime play ante");
    let order: Vec<PrimeWager> = settlement.iter().map(|settled| settled.wager).collect();
    assert_eq!(order, [Ante, Play, Prime, PairBonus, AllSix]);
}

/// Terms with the lowest limit there is, and a large bet on everything.
fn limited(all_six: Letter, deal: &str) -> Round {
    let payout_limit = Some(Cents::dollars(50_000));
    let terms = Terms { payout_limit, all_six: Some(all_six), ..Terms::default() };
    let all = PrimeWager::ALL.iter();
    let bets = all.fold(Bets::NONE, |bets, &wager| bets.with(wager, Cents::dollars(500)));
    round(&terms, deal, bets).unwrap()
}

fn paid(round: &Round) -> Vec<Cents> {
    round.settle().unwrap().iter().map(|settled| settled.paid).collect()
}

#[test]
fn s679a_12_h_payout_limit_is_used_up_in_the_order_of_settlement() {
    proves!("679a.11(d)", "679a.12(h)");
    let royal = limited(Letter::A, "Ac Kc Qc / Jc Tc Qs / 2c");
    assert_eq!(paid(&royal), [500, 5_000, 2_000, 42_500, 0].map(Cents::dollars));
    assert_eq!(royal.settle().unwrap().get(AllSix).unwrap().returned, Cents::dollars(500));
}

#[test]
fn s679a_12_h_six_card_royal_of_paytable_e_is_paid_outside_the_limit() {
    proves!("679a.12(h)");
    let six = "Ac Kc Qc / Jc Tc 9c / 2c";
    let outside = limited(Letter::E, six);
    assert_eq!(paid(&outside), [500, 5_000, 2_000, 42_500, 10_000_000].map(Cents::dollars));
    assert_eq!(outside.settle().unwrap().get(AllSix).unwrap().ruling.limit, Limit::Outside);
    assert_eq!(paid(&limited(Letter::D, six)), [500, 5_000, 2_000, 42_500, 0].map(Cents::dollars));
    let royal = limited(Letter::E, "Ac Kc Qc / Jc Tc Qs / 2c");
    assert_eq!(royal.settle().unwrap().get(AllSix).unwrap().ruling.limit, Limit::Counts);
}

fn explained(round: &Round) -> Vec<String> {
    round.explain(&round.settle().unwrap()).to_string().lines().map(String::from).collect()
}

fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn explains(round: &Round, expected: &[&str]) {
    let said: Vec<String> = explained(round).iter().map(|line| without_spaces(line)).collect();
    assert_eq!(said, expected);
}

#[test]
fn a_round_is_explained_clause_by_clause() {
    let round =
        round(&Terms::default(), "9d 9h 4d / 9s Qc 7c / 2d", bets("ante play prime pair-bonus all-six"));
    explains(
        &round.unwrap(),
        &[
            "679a.6(b)(5) The player's 9d 9h 4d are a pair.",
            "679a.6(c) The dealer's 9s Qc 7c are queen high.",
            "679a.1/qualify The dealer qualifies with queen high; queen high is the least.",
            "679a.6(b) The player's hand is the higher.",
            "679a.11(c)(3)(ii) The $10 Ante Wager wins: the dealer qualifies and does not beat the player.",
            "679a.12(a) It is paid at 1 to 1: $10.",
            "679a.11(c)(3)(ii) The $10 Play Wager wins: the dealer qualifies and does not beat the player.",
            "679a.12(b) It is paid at 1 to 1: $10.",
            "679a.11(d) The optional wagers come after Ante and Play.",
            "679a.11(d)(1)(ii) The $10 Prime Wager wins: the player's cards are all red.",
            "679a.12(d) It is paid at 3 to 1: $30.",
            "679a.11(d)(2)(ii) The fourth card, 2d, is a 2.",
            "679a.11(d)(2)(ii)(B) The $10 Pair Bonus Wager wins: the player holds a pair.",
            "679a.12(f)/A It is paid at 1 to 1: $10.",
            "679a.11(d)(3) Player and dealer together hold 9d 9h 4d 9s Qc 7c.",
            "679a.6(d)(8) The best hand in them is a three-of-a-kind.",
            "679a.11(d)(3)(ii) The $10 All-Six Bonus Wager wins: the six cards make a three-of-a-kind.",
            "679a.12(g)/A It is paid at 5 to 1: $50.",
        ],
    );
}

#[test]
fn a_folded_round_is_explained_without_a_comparison() {
    let round = round(&Terms::default(), "2d As 3h / Js Tc 8c", bets("ante prime")).unwrap();
    explains(
        &round,
        &[
            "679a.6(b)(3)#2 The player's 2d As 3h are a straight.",
            "679a.6(a) The ace counts low, below the 2 and 3.",
            "679a.6(c) The dealer's Js Tc 8c are jack high.",
            "679a.11(b) The player makes no Play Wager and so gives up the Ante.",
            "679a.11(b) The $10 Ante Wager loses: it was given up.",
            "679a.11(d) The optional wagers come after Ante and Play.",
            "679a.11(d)(1)(i) The $10 Prime Wager loses: the player's cards are of both colors.",
        ],
    );
}

#[test]
fn a_limit_that_cuts_is_explained() {
    let said = explained(&limited(Letter::A, "Ac Kc Qc / Jc Tc Qs / 2c"));
    assert!(said.iter().any(|line| {
        line.starts_with("679a.12(h)")
            && line.ends_with("The payout limit of $50,000 leaves $42,500 of these $50,000.")
    }));
    let said = explained(&limited(Letter::E, "Ac Kc Qc / Jc Tc 9c / 2c"));
    assert!(said.last().unwrap().ends_with("The limit of $50,000 does not count this payment."));
}

#[test]
fn ties_and_defeats_are_explained() {
    for (deal, id, words) in [
        ("Kd 9h 4d / Ks 9c 4c", "679a.6(c)", "The hands tie, and the player wins ties."),
        ("Kd 9h 4d / Ks 9c 5c", "679a.6(c)", "The dealer's hand is the higher."),
        ("Kd 9h 4d / 4s 4c 5c", "679a.6(b)", "The dealer's hand is the higher."),
    ] {
        let round = round(&Terms::default(), deal, bets("ante play")).unwrap();
        let why = round.explain(&round.settle().unwrap());
        assert_eq!((why.0[3].provision.id(), why.0[3].text.as_str()), (id, words));
    }
}

#[test]
fn an_exposed_dealer_card_is_explained() {
    let round = round(&Terms::default(), "9d 8h 4d / Ks Qd Jc", bets("ante play prime")).unwrap();
    let why = round.explain(&round.settle_after_exposed_dealer_card().unwrap()).to_string();
    assert!(why.contains("is returned: a card of the dealer's was exposed before its time."), "{why}");
    assert!(!why.contains("qualif"), "{why}");
}

/// A random round that is allowed.
fn random_round(random: &mut Random) -> Round {
    let [a, b, c, d, e, f, fourth] = random.deal();
    let terms = Terms {
        bad_beat: Terms::BAD_BEAT[random.below(2) as usize],
        pair_bonus: Some(Terms::PAIR_BONUS[random.below(4) as usize]),
        all_six: Some(Terms::ALL_SIX[random.below(5) as usize]),
        payout_limit: (random.below(2) == 0).then_some(Cents::dollars(50_000)),
        prime: Offer::Offered,
    };
    let ante = Cents(1 + random.below(1_000_000) as i64);
    let play = if random.below(4) == 0 { Cents::ZERO } else { ante };
    let side = [Prime, PairBonus, AllSix].into_iter();
    let bets = side.fold(Bets::NONE.with(Ante, ante).with(Play, play), |bets, wager| {
        bets.with(wager, Cents(random.below(3) as i64 * random.below(500_000) as i64))
    });
    Round::new(&terms, &[a, b, c], &[d, e, f], Some(fourth), bets).unwrap()
}

#[test]
fn random_rounds_pay_and_return_what_their_rulings_say() {
    let mut random = Random(0x679a);
    for _ in 0..100_000 {
        let round = random_round(&mut random);
        let settlement = round.settle().unwrap();
        let staked: Cents = settlement.iter().map(|settled| settled.stake).sum();
        assert_eq!(staked, round.bets().total());
        for settled in settlement.iter() {
            let (paid, returned) = (settled.paid, settled.returned);
            match settled.ruling.result {
                WagerResult::Win(odds) => assert!(paid.0 <= settled.stake.0 * i64::from(odds.pays())),
                WagerResult::Push | WagerResult::Lose => assert_eq!(paid, Cents::ZERO),
            }
            let lost = settled.ruling.result == WagerResult::Lose;
            assert_eq!(returned, if lost { Cents::ZERO } else { settled.stake });
            assert_eq!(settled.vigorish, Cents::ZERO);
            assert_eq!(settled.ruling.decided_by.game(), crate::GameId::ThreeCardPrime);
        }
        let counted = || settlement.iter().filter(|settled| settled.ruling.limit == Limit::Counts);
        let won: Cents = counted().map(|settled| settled.paid).sum();
        let full: Cents = counted().filter_map(won_in_full).sum();
        assert_eq!(won, round.terms().payout_limit.map_or(full, |limit| full.min(limit)));
    }
}

fn won_in_full(settled: &crate::kit::settlement::Settled<PrimeWager>) -> Option<Cents> {
    match settled.ruling.result {
        WagerResult::Win(odds) => odds.pay(settled.stake),
        WagerResult::Push | WagerResult::Lose => None,
    }
}

#[test]
fn random_rounds_are_explained_with_every_clause_that_ruled() {
    let mut random = Random(0x11d);
    for _ in 0..2_000 {
        let round = random_round(&mut random);
        let settlement = round.settle().unwrap();
        let said: Vec<Provision> =
            round.explain(&settlement).0.iter().map(|clause| clause.provision).collect();
        for settled in settlement.iter() {
            let ruling = settled.ruling;
            assert!(said.contains(&ruling.decided_by) && said.contains(&ruling.provision()));
        }
    }
}

#[test]
fn random_rounds_lie_the_same_whatever_the_order_of_the_cards() {
    let mut random = Random(7);
    for _ in 0..5_000 {
        let round = random_round(&mut random);
        let Cards { player: [a, b, c], dealer: [d, e, f], fourth } = *round.cards();
        let turned = Round::new(round.terms(), &[c, a, b], &[f, e, d], fourth, *round.bets()).unwrap();
        assert_eq!(turned.settle(), round.settle());
    }
}

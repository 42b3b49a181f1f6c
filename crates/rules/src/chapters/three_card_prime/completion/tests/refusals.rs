//! One test for each thing that can be wrong with a round.

use super::*;

#[track_caller]
fn refused(terms: &Terms, deal: &str, bets: Bets<PrimeWager>, why: RoundError, id: Option<&str>) {
    assert_eq!(round(terms, deal, bets), Err(why));
    assert_eq!(why.provision(), id.map(Provision::of));
    let said = why.to_string();
    assert!(said.len() > 20 && !said.ends_with('.'), "{said}");
}

const DEAL: &str = "9d 8h 4d / Kc Ks Qs";

#[test]
fn s679a_1_hand_of_another_size_is_refused() {
    proves!("679a.1/hand");
    let (terms, bets) = (Terms::default(), bets("ante"));
    for (count, player) in [(0, ""), (1, "9d"), (2, "9d 8h"), (4, "9d 8h 4d 3d")] {
        let why = RoundError::PlayerHandIsNotThreeCards(count);
        refused(&terms, &(player.to_string() + "/ Kc Ks Qs"), bets, why, Some("679a.1/hand"));
        let why = RoundError::DealerHandIsNotThreeCards(count);
        refused(&terms, &("Kc Ks Qs /".to_string() + player), bets, why, Some("679a.1/hand"));
    }
    assert!(round(&terms, DEAL, bets).is_ok());
}

#[test]
fn s679a_3_a_cards_of_more_than_one_deck_are_refused() {
    proves!("679a.3(a)");
    let (terms, bets) = (Terms::default(), bets("ante"));
    for (deal, card, copies) in [
        ("9d 9d 4d / Kc Ks Qs", "9d", 1),
        ("9d 8h 4d / Kc 9d Qs", "9d", 1),
        ("9d 8h 4d / Kc Ks Qs / Qs", "Qs", 1),
        ("9d 8h Jk / Kc Ks Qs", "Jk", 0),
        ("9d 8h 4d / Kc Ks Qs / Jk", "Jk", 0),
    ] {
        let copies = crate::kit::deck::TooManyCopies { card: card.parse().unwrap(), copies };
        refused(&terms, deal, bets, RoundError::CardIsNotInTheDeck(copies), Some("679a.3(a)"));
    }
}

#[test]
fn s679a_12_c_unknown_bad_beat_paytable_is_refused() {
    proves!("679a.12(c)");
    for letter in [Letter::C, Letter::D, Letter::E] {
        let terms = Terms { bad_beat: letter, ..Terms::default() };
        let why = RoundError::BadBeatPaytableIsUnknown(letter);
        refused(&terms, DEAL, bets("ante"), why, Some("679a.12(c)"));
    }
    let said = RoundError::BadBeatPaytableIsUnknown(Letter::C).to_string();
    assert_eq!(said, "there is no Bad Beat Bonus paytable C; there are A, B");
}

#[test]
fn s679a_12_f_unknown_pair_bonus_paytable_is_refused() {
    proves!("679a.12(f)");
    let terms = Terms { pair_bonus: Some(Letter::E), ..Terms::default() };
    let why = RoundError::PairBonusPaytableIsUnknown(Letter::E);
    refused(&terms, DEAL, bets("ante"), why, Some("679a.12(f)"));
}

#[test]
fn s679a_12_h_payout_limit_under_fifty_thousand_dollars_is_refused() {
    proves!("679a.12(h)");
    let with = |limit| Terms { payout_limit: Some(limit), ..Terms::default() };
    let low = Cents(4_999_999);
    let why = RoundError::PayoutLimitIsTooLow(low);
    refused(&with(low), DEAL, bets("ante"), why, Some("679a.12(h)"));
    assert!(round(&with(Cents::dollars(50_000)), DEAL, bets("ante")).is_ok());
}

#[test]
fn negative_stakes_are_refused() {
    for &wager in PrimeWager::ALL {
        let bets = bets("ante").with(wager, Cents(-1));
        let why = RoundError::StakeIsNegative(wager, Cents(-1));
        refused(&Terms::default(), DEAL, bets, why, None);
    }
}

#[test]
fn stakes_beyond_the_largest_wager_are_refused() {
    let beyond = Cents(Cents::LARGEST_WAGER.0 + 1);
    for &wager in PrimeWager::ALL {
        let why = RoundError::StakeIsTooLarge(wager, beyond);
        refused(&Terms::default(), DEAL, bets("ante").with(wager, beyond), why, None);
    }
}

#[test]
fn the_largest_wager_is_settled_at_the_highest_payout() {
    let terms = Terms { all_six: Some(Letter::E), ..Terms::default() };
    let all = PrimeWager::ALL.iter();
    let bets = all.fold(Bets::NONE, |bets, &wager| bets.with(wager, Cents::LARGEST_WAGER));
    let settlement = round(&terms, "Ad Kd Qd / Jd Td 9d / 2c", bets).unwrap().settle().unwrap();
    assert_eq!(settlement.get(AllSix).unwrap().paid, Cents(Cents::LARGEST_WAGER.0 * 200_000));
}

/// Each optional wager with its provision and terms that do not offer it.
fn side_wagers() -> [(PrimeWager, &'static str, Terms); 3] {
    let all = Terms::default();
    [
        (Prime, "679a.7(d)(2)", Terms { prime: Offer::NotOffered, ..all }),
        (PairBonus, "679a.7(d)(3)", Terms { pair_bonus: None, ..all }),
        (AllSix, "679a.7(d)(4)", Terms { all_six: None, ..all }),
    ]
}

#[test]
fn s679a_7_d_2_to_4_optional_wager_that_is_not_offered_is_refused() {
    proves!("679a.7(d)(2)", "679a.7(d)(3)", "679a.7(d)(4)");
    for (wager, id, without) in side_wagers() {
        let bets = bets("ante").with(wager, Cents(500));
        refused(&without, DEAL, bets, RoundError::WagerIsNotOffered(wager), Some(id));
        assert!(round(&Terms::default(), DEAL, bets).is_ok());
    }
}

#[test]
fn s679a_7_d_2_to_4_optional_wager_without_an_ante_is_refused() {
    proves!("679a.7(d)(2)", "679a.7(d)(3)", "679a.7(d)(4)");
    for (wager, id, _) in side_wagers() {
        let why = RoundError::WagerWithoutAnte(wager);
        refused(&Terms::default(), DEAL, bets(wager.slug()), why, Some(id));
    }
}

#[test]
fn s679a_7_d_1_play_without_an_ante_is_refused() {
    proves!("679a.7(d)(1)");
    let why = RoundError::WagerWithoutAnte(Play);
    refused(&Terms::default(), DEAL, bets("play"), why, Some("679a.7(d)(1)"));
}

#[test]
fn s679a_7_d_1_play_that_differs_from_the_ante_is_refused() {
    proves!("679a.7(d)(1)");
    let ante = Cents::dollars(10);
    for play in [Cents(1), Cents(999), Cents(1001), Cents(2000)] {
        let why = RoundError::PlayDiffersFromAnte { ante, play };
        refused(&Terms::default(), DEAL, bets("ante").with(Play, play), why, Some("679a.7(d)(1)"));
    }
    assert!(round(&Terms::default(), DEAL, bets("ante play")).is_ok());
}

#[test]
fn s679a_11_d_2_ii_pair_or_better_without_its_fourth_card_is_refused() {
    proves!("679a.11(d)(2)(ii)");
    for player in PAIRS_AND_BETTER {
        let deal = player.to_string() + "/ 7s 8d 9c";
        let why = RoundError::FourthCardIsMissing;
        refused(&Terms::default(), &deal, bets("ante pair-bonus"), why, Some("679a.11(d)(2)(ii)"));
        assert!(round(&Terms::default(), &deal, bets("ante")).is_ok());
        assert!(round(&Terms::default(), &(deal + "/ 2s"), bets("ante pair-bonus")).is_ok());
    }
}

#[test]
fn a_fourth_card_without_a_pair_bonus_wager_lies_there_unused() {
    let with = settled(&Terms::default(), "9d 9h 4d / Kc Ks Qs / 2c", "ante play prime all-six");
    let without = settled(&Terms::default(), "9d 9h 4d / Kc Ks Qs", "ante play prime all-six");
    assert_eq!(with, without);
}

#[test]
fn what_cannot_be_paid_in_cents_keeps_the_clause_that_pays_it() {
    let broken = crate::kit::settlement::BrokenCent {
        wager: Play,
        stake: Cents(1),
        smallest: Cents(2),
        provision: payouts::PLAY.provision,
    };
    let why = RoundError::from(broken);
    assert_eq!(why.provision(), Some(payouts::PLAY.provision));
    assert_eq!(why.to_string(), broken.to_string());
    assert!(core::error::Error::source(&why).is_some());
}

#[test]
fn a_round_without_wagers_moves_no_chip() {
    let round = round(&Terms::default(), DEAL, Bets::NONE).unwrap();
    assert_eq!(round.settle().unwrap().iter().count(), 0);
}

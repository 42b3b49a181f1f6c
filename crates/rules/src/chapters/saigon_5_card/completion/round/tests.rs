use super::*;
use crate::chapters::saigon_5_card::every_hand::{self, cards, five};
use crate::chapters::saigon_5_card::payouts::{BONUS_A, most_won_at_minimum};
use crate::chapters::saigon_5_card::ranking::splits;
use crate::cite;
use crate::kit::card::Rank;
use crate::kit::wager::WagerResult;
use crate::law::Provision;
use crate::proves;
use std::string::ToString;

const EXAMPLE: &str = "Jk 8h 6d 5c 2s";
/// Kings over threes: three kings qualify, and the two threes count six.
const FULL_HOUSE: &str = "Kc Kd Kh 3c 3d";
const SEVEN: &str = "Kc Qc Jc 3h 4h";
const FIVE: &str = "Kc Qc Jc Ah 4h";
const NOTHING: &str = "2d 2h 3c 3d 3h";
const DEALER_NOTHING: &str = "Ac Ad 7s 7d 7h";
const DEALER_FOUR: &str = "Td Ts Jd 3s Ac";
const DEALER_FIVE: &str = "Td Ts Jd 2c 3s";
const DEALER_EIGHT: &str = "Td Ts Jd 2c 6s";

fn bets(ante: i64, bonus: i64) -> Bets<SaigonWager> {
    Bets::NONE.with(SaigonWager::Ante, Cents(ante)).with(SaigonWager::Bonus, Cents(bonus))
}

fn round(
    player: &str,
    dealer: &str,
    set: Option<&str>,
    bets: Bets<SaigonWager>,
) -> Result<Round, RoundError> {
    let set = set.map(cards);
    Round::new(&Terms::default(), &cards(player), &cards(dealer), set.as_deref(), bets)
}

fn plain(player: &str, dealer: &str) -> Round {
    round(player, dealer, None, bets(1000, 0)).unwrap()
}

/// Checks an Ante of $10: what it is, what it brings besides the stake, and by which clause.
fn ante(player: &str, dealer: &str, showdown: Showdown, paid: i64, returned: i64, clause: &str) {
    let round = plain(player, dealer);
    let settlement = round.settle().unwrap();
    let ante = settlement.get(SaigonWager::Ante).unwrap();
    assert_eq!(round.showdown(), showdown);
    assert_eq!((ante.paid, ante.returned, ante.vigorish), (Cents(paid), Cents(returned), Cents(0)));
    assert_eq!(ante.ruling.decided_by.id(), clause);
    assert!(settlement.get(SaigonWager::Bonus).is_none());
}

#[test]
fn s680a_11_d_1_where_the_dealer_does_not_qualify() {
    proves!(
        "680a.11(d)(1)(i)",
        "680a.11(d)(1)(ii)",
        "680a.11(d)(1)(ii)(A)",
        "680a.11(d)(1)(ii)(B)",
        "680a.7(d)(1)",
        "680a.12(a)",
        "680a.12(b)"
    );
    ante(NOTHING, DEALER_NOTHING, Showdown::NeitherQualifies, 0, 1000, "680a.11(d)(1)(i)");
    ante(SEVEN, DEALER_NOTHING, Showdown::OnlyPlayerQualifies, 1000, 1000, "680a.11(d)(1)(ii)(A)");
    ante(FIVE, DEALER_NOTHING, Showdown::OnlyPlayerQualifiesWithFive, 500, 1000, "680a.11(d)(1)(ii)(B)");
}

#[test]
fn s680a_11_d_2_where_the_dealer_qualifies() {
    proves!(
        "680a.11(d)(2)(i)",
        "680a.11(d)(2)(ii)",
        "680a.11(d)(2)(ii)(A)",
        "680a.11(d)(2)(ii)(B)",
        "680a.11(d)(2)(ii)(C)",
        "680a.7(d)(1)",
        "680a.12(a)",
        "680a.12(b)"
    );
    ante(NOTHING, DEALER_FOUR, Showdown::OnlyDealerQualifies, 0, 0, "680a.11(d)(2)(i)");
    ante(SEVEN, DEALER_EIGHT, Showdown::DealerHigher, 0, 0, "680a.11(d)(2)(ii)(A)");
    ante(SEVEN, DEALER_FOUR, Showdown::DealerLower, 1000, 1000, "680a.11(d)(2)(ii)(B)");
    ante(FIVE, DEALER_FOUR, Showdown::DealerLowerThanFive, 500, 1000, "680a.11(d)(2)(ii)(B)");
    ante(FIVE, DEALER_FIVE, Showdown::Equal, 0, 1000, "680a.11(d)(2)(ii)(C)");
}

fn three(hand: &SetHand) -> std::string::String {
    hand.three_card_hand().map(|card| card.to_string()).join(" ")
}

#[test]
fn s680a_11_b_1_a_qualifying_choice_stands_even_if_another_is_better() {
    proves!("680a.11(b)", "680a.11(b)(1)");
    for (set, count) in [("8h 6d Jk", 7), ("2s 5c Jk", 4), ("6d Jk 5c", 10)] {
        let round = round(EXAMPLE, DEALER_NOTHING, Some(set), bets(1000, 0)).unwrap();
        assert_eq!(round.set_by(), SetBy::Player);
        assert!(cards(set).iter().all(|card| round.player().three_card_hand().contains(card)));
        assert_eq!(round.player().qualified_count().map(|count| count.get()), Some(count));
    }
}

#[test]
fn s680a_11_b_1_an_overlooked_qualifying_hand_is_reset() {
    proves!("680a.11(b)(1)");
    let round = round(EXAMPLE, DEALER_NOTHING, Some("8h 6d 5c"), bets(1000, 0)).unwrap();
    assert!(matches!(round.set_by(), SetBy::DealerReset { .. }));
    assert_eq!(three(round.player()), "Jk 6d 5c");
    let why = round.explain(&round.settle().unwrap());
    assert_eq!(why.0[0].provision, cite!("680a.11(b)(1)"));
    assert_eq!(why.0[0].text, "The player sets 8h 6d 5c, which do not qualify.");
    assert_eq!(
        why.0[1].text,
        "Other cards qualify: the dealer resets the player's three-card hand to Jk 6d 5c."
    );
}

#[test]
fn s680a_11_b_without_a_choice_the_best_split_is_taken() {
    proves!("680a.11(b)(1)", "680a.11(c)(1)");
    let round = plain(EXAMPLE, DEALER_FOUR);
    assert_eq!((round.set_by(), three(round.player())), (SetBy::HouseWay, "Jk 6d 5c".to_string()));
    assert_eq!(three(round.dealer()), "Td Ts Jd");
    let dealer = plain(SEVEN, EXAMPLE.replace("8h", "8s").as_str());
    assert_eq!(dealer.dealer().qualified_count().map(|count| count.get()), Some(10));
}

#[test]
fn s680a_11_b_2_a_hand_that_cannot_qualify_may_be_set_in_any_way() {
    proves!("680a.11(b)(2)", "680a.11(c)(2)");
    let round = round(NOTHING, DEALER_NOTHING, Some("3h 2d 3c"), bets(1000, 0)).unwrap();
    assert_eq!((round.set_by(), three(round.player())), (SetBy::Player, "2d 3c 3h".to_string()));
    assert_eq!((round.player().qualifies(), round.dealer().qualifies()), (false, false));
    assert_eq!((round.player().total(), round.player().qualified_count()), (None, None));
}

/// One hand for each line of paytable A, and one below it.
const BONUS_HANDS: [(&str, i64); 11] = [
    ("As Ad Ah Ac Jk", 5000),
    ("As Ks Qs Js Ts", 1000),
    ("As Ks Qs Js Jk", 250),
    ("4s 5s 6s 7s 8s", 100),
    ("4s 4d 4h 4c 8s", 50),
    ("4s 4d 4h 8c 8s", 20),
    ("4s 9s 6s 7s Ks", 15),
    ("4s 5d 6h 7c 8s", 12),
    ("4s 4d 4h 7c 8s", 10),
    ("4s 4d 7h 7c 8s", 8),
    ("4s 4d 6h 7c 8s", 0),
];

#[test]
fn s680a_12_c_every_line_of_the_paytable_is_paid() {
    proves!("680a.12(c)", "680a.11(e)", "680a.11(e)(1)", "680a.11(e)(2)", "680a.7(d)(2)");
    for (hand, odds) in BONUS_HANDS {
        let round = round(hand, "2c 2d 2h 3d 3h", None, bets(200, 500)).unwrap();
        let bonus = *round.settle().unwrap().get(SaigonWager::Bonus).unwrap();
        let returned = if odds > 0 { 500 } else { 0 };
        assert_eq!((bonus.paid, bonus.returned), (Cents(500 * odds), Cents(returned)), "{hand}");
        let clause = if odds > 0 { "680a.12(c)" } else { "680a.11(e)(1)" };
        assert_eq!(bonus.ruling.provision().id(), clause);
    }
}

#[test]
fn s680a_11_e_the_bonus_is_settled_after_the_ante_whatever_becomes_of_it() {
    proves!("680a.11(e)");
    let round = round("4s 4d 7h 7c 8s", DEALER_FOUR, None, bets(1000, 100)).unwrap();
    let settlement = round.settle().unwrap();
    let results: std::vec::Vec<_> = settlement.iter().map(|line| (line.wager, line.ruling.result)).collect();
    let paid = WagerResult::Win(Odds::to_1(8));
    assert_eq!(results, [(SaigonWager::Ante, WagerResult::Lose), (SaigonWager::Bonus, paid)]);
}

#[test]
fn s680a_12_d_the_payout_limit_is_used_up_in_the_order_of_settlement() {
    proves!("680a.12(d)", "680a.11(e)");
    let terms = Terms { payout_limit: Some(Cents::dollars(50_000)), ..Terms::default() };
    let bets = bets(4_000_000, 100_000);
    let round = Round::new(&terms, &cards(FULL_HOUSE), &cards(DEALER_NOTHING), None, bets).unwrap();
    let settlement = round.settle().unwrap();
    assert_eq!(settlement.get(SaigonWager::Ante).unwrap().paid, Cents::dollars(40_000));
    let bonus = settlement.get(SaigonWager::Bonus).unwrap();
    assert_eq!((bonus.paid, bonus.returned), (Cents::dollars(10_000), Cents::dollars(1_000)));
    let last = round.explain(&settlement).0.pop().unwrap();
    assert_eq!(last.provision, cite!("680a.12(d)"));
    assert_eq!(last.text, "The payout limit leaves $10,000 of $20,000 to be paid.");
}

/// What a hand set in the best qualifying way wins at most, in halves: without and with a Bonus Wager.
fn most_halves(hand: [Card; 5]) -> (u32, u32) {
    let ante = splits(hand)
        .filter_map(|set| set.qualified_count())
        .map(|count| if count.is_five() { 1 } else { 2 })
        .max()
        .unwrap_or(0);
    let bonus = ranking::bonus(hand).and_then(|made| BONUS_A.pays.odds(made)).map_or(0, Odds::pays);
    (ante, ante + 2 * bonus)
}

/// Five aces take the aces and the joker. Of what is left no hand brings more than a straight flush; without five aces
/// four boxes with an ace each and two without one do not come to as much.
#[test]
fn s680a_12_d_the_most_won_at_the_minimum_is_what_a_search_finds() {
    proves!("680a.12(d)");
    let (mut ante, mut five_aces, mut beside, mut with_ace, mut without_ace) = (0, 0, 0, 0, 0);
    every_hand::for_each(|hand| {
        let (halves, with_bonus) = most_halves(hand);
        ante = ante.max(halves);
        let aces = hand.iter().filter(|card| card.rank() == Some(Rank::Ace)).count();
        let most = match (aces, hand.contains(&Card::JOKER)) {
            (4, true) => &mut five_aces,
            (1.., _) => &mut with_ace,
            (0, true) => &mut without_ace,
            (0, false) => &mut beside,
        };
        *most = with_bonus.max(*most);
    });
    assert_eq!((ante, five_aces, beside), (2, 10_000, 202));
    assert!(4 * with_ace + without_ace + beside < five_aces);
    let without = Terms { bonus: Offer::NotOffered, ..Terms::default() };
    for boxes in 1..=6 {
        let most = |terms: &Terms| most_won_at_minimum(terms, Cents(2), boxes).0;
        assert_eq!(most(&Terms::default()), i64::from(five_aces + u32::from(boxes - 1) * beside));
        assert_eq!(most(&without), i64::from(u32::from(boxes) * ante));
    }
}

#[test]
fn s680a_12_d_the_most_won_at_the_minimum_is_reached_with_cards_that_lie_together() {
    proves!("680a.12(d)");
    let hands = [
        "As Ad Ah Ac Jk",
        "Kc Qc Jc Tc 9c",
        "Kd Qd Jd Td 9d",
        "Kh Qh Jh Th 9h",
        "Ks Qs Js Ts 9s",
        "8c 7c 5c 6c 4c",
    ];
    let dealer = "2c 2d 2h 3d 3h";
    let mut all: std::vec::Vec<&str> =
        hands.iter().flat_map(|hand| hand.split(' ')).chain(dealer.split(' ')).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 7 * 5);
    let mut won = Cents::ZERO;
    for (boxes, hand) in (1..).zip(hands) {
        let round = round(hand, dealer, None, bets(1500, 1500)).unwrap();
        won += round.settle().unwrap().iter().map(|line| line.paid).sum();
        assert_eq!(most_won_at_minimum(&Terms::default(), Cents::dollars(15), boxes), won);
    }
}

#[test]
fn a_round_is_explained_clause_by_clause() {
    let round = round(EXAMPLE, DEALER_FOUR, None, bets(1000, 500)).unwrap();
    let text = round.explain(&round.settle().unwrap()).to_string();
    assert_eq!(text, include_str!("explained.txt"));
}

#[test]
fn every_clause_of_an_explanation_is_of_this_chapter() {
    for (player, dealer) in [(FIVE, DEALER_FIVE), (NOTHING, DEALER_NOTHING), (SEVEN, DEALER_EIGHT)] {
        let round = plain(player, dealer);
        let why = round.explain(&round.settle().unwrap());
        assert!(why.0.iter().all(|clause| clause.provision.id().starts_with("680a.")));
        assert!(why.0.iter().any(|clause| clause.provision == round.rule(SaigonWager::Ante).decided_by));
    }
}

/// Asserts the refusal, its clause and that its sentence names what is possible instead.
fn refused(round: Result<Round, RoundError>, error: RoundError, clause: Option<&str>, sentence: &str) {
    assert_eq!(round, Err(error));
    assert_eq!(error.provision().map(Provision::id), clause);
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn refuses_player_cards_not_five() {
    for (hand, dealt) in [("Kc Qc Jc 3h", 4), ("Kc Qc Jc 3h 4h 5h", 6), ("", 0)] {
        let sentence = std::format!("the player is dealt five cards, not {dealt}");
        let error = RoundError::PlayerCardsNotFive { dealt };
        refused(round(hand, DEALER_FOUR, None, bets(1000, 0)), error, Some("680a.8(c)"), &sentence);
    }
}

#[test]
fn refuses_dealer_cards_not_five() {
    let error = RoundError::DealerCardsNotFive { dealt: 4 };
    let sentence = "the dealer is dealt five cards, not 4";
    refused(round(SEVEN, "Td Ts Jd 2c", None, bets(1000, 0)), error, Some("680a.8(c)"), sentence);
}

#[test]
fn refuses_cards_that_are_not_of_one_deck() {
    let twice = |card: &str| {
        let card = card.parse().unwrap();
        RoundError::NotOneDeck(crate::kit::deck::TooManyCopies { card, copies: 1 })
    };
    for (player, dealer, card) in [
        (SEVEN, "Kc Ts Jd 2c 2s", "Kc"),
        ("Kc Kc Jc 3h 4h", DEALER_FOUR, "Kc"),
        (EXAMPLE, "Jk Ts Jd 2c 3s", "Jk"),
    ] {
        let sentence = std::format!("{card} appears twice, and there is one in the deck");
        refused(round(player, dealer, None, bets(1000, 0)), twice(card), Some("680a.3(a)"), &sentence);
    }
}

fn setting(set: &str) -> Result<Round, RoundError> {
    round(EXAMPLE, DEALER_FOUR, Some(set), bets(1000, 0))
}

#[test]
fn refuses_a_set_that_is_not_three_cards() {
    for (set, named) in [("", 0), ("8h 6d", 2), ("8h 6d 5c 2s", 4)] {
        let sentence =
            std::format!("the three-card hand is set with three of the player's cards, not {named}");
        let error = RoundError::SetNotThreeCards { named };
        refused(setting(set), error, Some("680a.11(b)"), &sentence);
    }
}

#[test]
fn refuses_a_set_card_not_in_hand() {
    let error = RoundError::SetCardNotInHand { card: "9h".parse().unwrap() };
    let sentence = "9h is not in the player's hand; set three of the five cards dealt";
    refused(setting("8h 9h 5c"), error, Some("680a.11(b)"), sentence);
}

#[test]
fn refuses_a_set_card_named_twice() {
    let error = RoundError::SetCardTwice { card: "8h".parse().unwrap() };
    for set in ["8h 8h 5c", "8h 5c 8h", "5c 8h 8h", "8h 8h 8h"] {
        refused(setting(set), error, Some("680a.11(b)"), "8h is set twice; set three different cards");
    }
}

fn staking(ante: i64, bonus: i64) -> Result<Round, RoundError> {
    round(SEVEN, DEALER_FOUR, None, bets(ante, bonus))
}

#[test]
fn refuses_a_negative_stake() {
    let error = RoundError::StakeNegative { wager: SaigonWager::Ante, stake: Cents(-200) };
    let sentence = "the Ante Wager of -$2 is below zero; stake nothing or more";
    refused(staking(-200, 0), error, None, sentence);
    let error = RoundError::StakeNegative { wager: SaigonWager::Bonus, stake: Cents(-200) };
    assert_eq!(staking(200, -200), Err(error));
}

#[test]
fn refuses_a_stake_over_the_largest() {
    let largest = Cents::LARGEST_WAGER.0;
    let error = RoundError::StakeOverLargest { wager: SaigonWager::Bonus, stake: Cents(largest + 1) };
    let sentence = "the Bonus Wager of $10,000,000,000.01 is above $10,000,000,000, the most allowed";
    refused(staking(200, largest + 1), error, None, sentence);
    assert!(staking(largest, largest).unwrap().settle().is_ok());
}

#[test]
fn s680a_7_d_2_refuses_a_bonus_that_is_not_offered() {
    proves!("680a.7(d)(2)");
    let terms = Terms { bonus: Offer::NotOffered, ..Terms::default() };
    let with = |bets| Round::new(&terms, &five(SEVEN), &five(DEALER_FOUR), None, bets);
    let sentence = "this table does not offer the Bonus Wager; only the Ante Wager may be made";
    refused(with(bets(1000, 500)), RoundError::BonusNotOffered, Some("680a.7(d)(2)"), sentence);
    assert!(with(bets(1000, 0)).is_ok());
}

#[test]
fn s680a_7_d_2_refuses_a_bonus_without_an_ante() {
    proves!("680a.7(d)(2)", "680a.1/ante-wager", "680a.1/bonus-wager");
    let sentence = "the Bonus Wager is made in addition to an Ante Wager; make that too";
    refused(staking(0, 500), RoundError::BonusWithoutAnte, Some("680a.7(d)(2)"), sentence);
    assert!(staking(1000, 0).is_ok());
}

#[test]
fn s680a_12_b_refuses_an_ante_that_cannot_be_halved() {
    proves!("680a.12(b)");
    let sentence = "an Ante Wager of $10.01 cannot be paid 1 to 2; stake an even number of cents";
    let error = RoundError::AnteNotHalvable { stake: Cents(1001) };
    refused(staking(1001, 0), error, Some("680a.12(b)"), sentence);
    assert!(staking(1002, 501).is_ok());
}

#[test]
fn s680a_12_d_refuses_a_payout_limit_under_the_floor() {
    proves!("680a.12(d)");
    let with = |limit| {
        let terms = Terms { payout_limit: Some(limit), ..Terms::default() };
        Round::new(&terms, &five(SEVEN), &five(DEALER_FOUR), None, bets(1000, 0))
    };
    let limit = Cents(4_999_999);
    let sentence = "a payout limit of $49,999.99 is too low; set $50,000 or more";
    refused(with(limit), RoundError::PayoutLimitUnderFloor { limit }, Some("680a.12(d)"), sentence);
    assert!(with(Cents::dollars(50_000)).is_ok());
}

#[test]
fn a_round_without_wagers_settles_nothing_and_rules_on_nothing() {
    let round = staking(0, 0).unwrap();
    let settlement = round.settle().unwrap();
    assert_eq!(settlement.iter().count(), 0);
    let last = round.explain(&settlement).0.pop().unwrap();
    assert_eq!(last.text, "The player's showdown hand is revealed.");
}

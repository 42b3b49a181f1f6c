use croupier_rules::games::baccarat_common::payouts::{DRAGON_BONUS, DragonBonusHand};
use croupier_rules::games::saigon_5_card::BonusHand;
use croupier_rules::games::saigon_5_card::payouts::BONUS_A;
use croupier_rules::games::three_card_prime::payouts::{AllSixLine, PairBonusLine, PlayLine, PrimeLine};

use super::*;

fn custom(lines: &[(&str, &str)]) -> Custom {
    Custom { lines: lines.iter().map(|(name, odds)| (name.to_string(), odds.parse().unwrap())).collect() }
}

/// Paytable A of the Saigon Bonus in the spelling of somebody else.
const A: [(&str, &str); 10] = [
    ("five-aces", "5,000 to 1"),
    ("Royal flush - no joker", "1000 to 1"),
    ("royal flush with a joker", "250 to 1"),
    ("straight_flush", "100 to 1"),
    ("four of a kind", "50 to 1"),
    ("full house", "20 to 1"),
    ("flush", "15 to 1"),
    ("straight", "12 to 1"),
    ("three-of-a-kind", "10 to 1"),
    ("TWO PAIR", "8 to 1"),
];

#[test]
fn a_complete_paytable_is_read_in_any_spelling_and_order() {
    let mut lines = A;
    for _ in A {
        lines.rotate_left(1);
        assert_eq!(custom(&lines).pays_like(&BONUS_A.pays), Ok(BONUS_A.pays));
    }
}

#[test]
fn every_defect_is_reported_at_once() {
    let lines =
        [A[0], A[1], A[2], A[3], A[4], A[5], A[6], A[6], ("strait", "12 to 1"), ("two pairs", "8 to 1")];
    let defects = custom(&lines).pays_like(&BONUS_A.pays).unwrap_err().defects;
    let unknown =
        |name: &str, nearest| CustomDefect::UnknownLine { name: name.into(), nearest: Some(nearest) };
    let expected = [
        unknown("strait", "straight"),
        unknown("two pairs", "two pair"),
        CustomDefect::DuplicateLine { name: "flush" },
        CustomDefect::MissingLine { name: "straight" },
        CustomDefect::MissingLine { name: "three-of-a-kind" },
        CustomDefect::MissingLine { name: "two pair" },
    ];
    assert_eq!(defects, expected);
}

#[test]
fn nothing_at_all_misses_every_line() {
    let error = Custom::default().pays_like(&BONUS_A.pays).unwrap_err();
    assert_eq!((error.defects.len(), error.to_string().lines().count()), (10, 10));
}

#[test]
fn a_line_that_is_only_returned_may_be_left_out() {
    let seven: Vec<_> =
        DragonBonusHand::ALL[..7].iter().map(|line| (line.name().into(), Odds::to_1(3))).collect();
    let pays = Custom { lines: seven }.pays_like(&DRAGON_BONUS[0]).unwrap();
    assert_eq!(pays.odds(DragonBonusHand::WinBy4), Some(Odds::to_1(3)));
    assert_eq!(pays.odds(DragonBonusHand::NaturalTie), None);
}

#[test]
fn odds_of_nothing_leave_a_line_unpaid() {
    let mut lines = A;
    lines[9].1 = "0 to 1";
    let pays = custom(&lines).pays_like(&BONUS_A.pays);
    assert_eq!(pays, Ok(BONUS_A.pays.with(BonusHand::TwoPair, None)));
}

fn plain_names<L: Line>() -> Vec<String> {
    let mut names: Vec<_> = L::ALL.iter().map(|line| plain(line.name())).collect();
    names.sort();
    names
}

/// Loose spelling must not make two lines of a wager one.
#[test]
fn the_lines_of_every_wager_keep_different_names() {
    let wagers = [
        plain_names::<BonusHand>(),
        plain_names::<DragonBonusHand>(),
        plain_names::<PlayLine>(),
        plain_names::<PrimeLine>(),
        plain_names::<PairBonusLine>(),
        plain_names::<AllSixLine>(),
    ];
    for names in wagers {
        assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
    }
}

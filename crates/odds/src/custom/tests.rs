use croupier_rules::chapters::saigon_5_card::BonusHand;
use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::chapters::three_card_prime::payouts::{AllSixLine, PairBonusLine, PlayLine, PrimeLine};
use croupier_rules::families::baccarat::payouts::{DRAGON_BONUS, DragonBonusHand};

use super::*;

/// The lines of the Saigon Bonus in the spelling of somebody else.
const SPELLED: [&str; 10] = [
    "five-aces",
    "Royal flush - no joker",
    "royal flush with a joker",
    "straight_flush",
    "four of a kind",
    "full house",
    "flush",
    " straight",
    "three-of-a-kind",
    "TWO PAIR",
];

/// Paytable A, so spelled.
fn a() -> Vec<(String, Odds)> {
    let odds = BonusHand::ALL.map(|hand| BONUS_A.pays.odds(hand).unwrap());
    SPELLED.into_iter().map(String::from).zip(odds).collect()
}

#[test]
fn a_complete_paytable_is_read_in_any_spelling_and_order() {
    let mut custom = Custom { lines: a() };
    for _ in SPELLED {
        custom.lines.rotate_left(1);
        assert_eq!(custom.pays_like(&BONUS_A.pays), Ok(BONUS_A.pays));
    }
}

#[test]
fn every_defect_is_reported_at_once() {
    let mut lines = a();
    lines[7] = lines[6].clone();
    lines[8].0 = "strait".into();
    lines[9].0 = "two pairs".into();
    let defects = Custom { lines }.pays_like(&BONUS_A.pays).unwrap_err().defects;
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
    let mut lines = a();
    lines[9].1 = Odds::to_1(0);
    let pays = Custom { lines }.pays_like(&BONUS_A.pays);
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

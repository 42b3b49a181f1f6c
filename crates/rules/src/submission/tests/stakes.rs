//! Minimum, maximum, chips, boxes, limits and vigorish.

use alloc::format;
use alloc::vec;

use super::cases::Case;
use super::{
    BACCARAT, DefectKind, POKER_TYPE, and, approve, deferred, ez, limited, only_defect, rejects, text, whole,
};
use crate::chapters::saigon_5_card;
use crate::chapters::saigon_5_card::Terms;
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::proves;

const PRIME: &[GameId] = &[GameId::ThreeCardPrime];
const SAIGON: &[GameId] = &[GameId::Saigon5Card];

pub const CASES: &[Case] = &[
    Case {
        games: &GameId::ALL,
        key: "table.maximum",
        paragraph: None,
        breaks: |_| vec![("table.maximum", whole(9))],
        keeps: |_| vec![("table.maximum", whole(10))],
    },
    Case {
        games: &GameId::ALL,
        key: "table.minimum",
        paragraph: None,
        breaks: |_| vec![("table.minimum", text("10.40"))],
        keeps: |_| vec![("table.minimum", text("10.40")), ("table.smallest_chip", text("0.20"))],
    },
    Case {
        games: &GameId::ALL,
        key: "table.maximum",
        paragraph: None,
        breaks: |_| vec![("table.maximum", text("100.50"))],
        keeps: |_| vec![("table.maximum", text("101"))],
    },
    Case {
        games: &BACCARAT,
        key: "table.smallest_chip",
        paragraph: Some("{pay}(c)"),
        breaks: |_| vec![("table.smallest_chip", text("0.25"))],
        keeps: |_| vec![("table.smallest_chip", text("0.20"))],
    },
    Case {
        games: &BACCARAT,
        key: "table.smallest_chip",
        paragraph: Some("{pay}(b)"),
        breaks: |_| vec![("wagers.tie", text("25 to 3"))],
        keeps: |_| vec![("wagers.tie", text("17 to 2"))],
    },
    Case {
        games: SAIGON,
        key: "table.smallest_chip",
        paragraph: Some("12(b)"),
        breaks: |_| vec![("table.smallest_chip", text("0.25"))],
        keeps: |_| vec![("table.smallest_chip", text("0.50"))],
    },
    Case {
        games: &POKER_TYPE,
        key: "table.boxes_per_player",
        paragraph: Some("7(e)"),
        breaks: |_| vec![("table.seats", whole(3)), ("table.boxes_per_player", whole(4))],
        keeps: |_| vec![("table.seats", whole(4)), ("table.boxes_per_player", whole(4))],
    },
    Case {
        games: PRIME,
        key: "table.payout_limit",
        paragraph: Some("12(h)"),
        breaks: |game| and(limited(game, whole(50_000)), "table.minimum", whole(100)),
        keeps: |game| limited(game, whole(50_000)),
    },
    Case {
        games: SAIGON,
        key: "table.payout_limit",
        paragraph: Some("12(d)"),
        breaks: |game| and(limited(game, whole(50_000)), "table.minimum", whole(100)),
        keeps: |game| and(limited(game, whole(600_000)), "table.minimum", whole(100)),
    },
    Case {
        games: &BACCARAT,
        key: "vigorish.collection",
        paragraph: Some("{pay}(c)"),
        breaks: |game| and(ez(game), "vigorish.collection", text("at payout")),
        keeps: ez,
    },
    Case {
        games: &BACCARAT,
        key: "vigorish.collection",
        paragraph: Some("{pay}(d)"),
        breaks: |_| vec![("vigorish.collection", text("none"))],
        keeps: deferred,
    },
    Case {
        games: &BACCARAT,
        key: "vigorish.rounding",
        paragraph: Some("{pay}(c)"),
        breaks: |game| and(ez(game), "vigorish.rounding", text("exact")),
        keeps: ez,
    },
    Case {
        games: &BACCARAT,
        key: "vigorish.rounding",
        paragraph: Some("{pay}(c)"),
        breaks: |_| vec![("vigorish.rounding", text("none"))],
        keeps: |_| vec![("vigorish.rounding", text("up to quarter"))],
    },
];

#[test]
fn every_rule_of_stakes_and_vigorish_refuses_its_breach_alone() {
    proves!("627a.12(c)", "629a.12(c)", "631a.13(c)", "627a.12(d)", "629a.12(d)", "631a.13(d)");
    proves!("679a.7(e)", "680a.7(e)", "679a.12(h)", "680a.12(d)");
    CASES.iter().for_each(Case::run);
}

#[test]
fn s627a_12_d_both_ways_to_collect_vigorish_may_be_filed() {
    proves!("627a.12(d)", "629a.12(d)", "631a.13(d)");
    for game in BACCARAT {
        approve(game, &[("vigorish.collection", text("at payout"))]);
        approve(game, &deferred(game));
        let key = "vigorish.collection";
        rejects(game, &[(key, text("weekly"))], key, "{pay}(d)", DefectKind::NotAllowed);
    }
}

#[test]
fn er_101_rounded_vigorish_allows_any_chip() {
    for game in BACCARAT {
        let rounded = ("vigorish.rounding", text("up to quarter"));
        approve(game, &[rounded.clone(), ("table.smallest_chip", text("0.25"))]);
        approve(game, &[rounded, ("table.smallest_chip", text("0.01"))]);
    }
}

#[test]
fn s679a_12_h_no_limit_lies_below_fifty_thousand_dollars() {
    proves!("679a.12(h)", "680a.12(d)");
    for (game, paragraph) in [(GameId::ThreeCardPrime, "12(h)"), (GameId::Saigon5Card, "12(d)")] {
        let low = |limit| and(limited(game, limit), "table.minimum", whole(1));
        rejects(game, &low(text("49999.99")), "table.payout_limit", paragraph, DefectKind::NotAllowed);
        approve(game, &low(text("50000")));
        approve(game, &[("table.payout_limit", text("none"))]);
    }
}

#[test]
fn s680a_12_d_the_floor_of_the_limit_follows_what_is_offered() {
    proves!("680a.12(d)");
    let game = GameId::Saigon5Card;
    let without_bonus = vec![
        ("wagers.bonus", text("not offered")),
        ("layout.areas", super::list(game, "layout.areas", &[], &["bonus wager"])),
        ("table.minimum", whole(100)),
    ];
    approve(game, &[limited(game, whole(50_000)), without_bonus].concat());
    let defect = only_defect(game, &and(limited(game, whole(50_000)), "table.minimum", whole(100)));
    let floor = saigon_5_card::payouts::most_won_at_minimum(&Terms::default(), Cents::dollars(100), 1);
    assert!(defect.allowed.contains(&format!("at least {floor}")), "{defect}");
}

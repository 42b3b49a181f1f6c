//! Decks, backs, devices and where the cards come from.

use alloc::vec;

use super::cases::Case;
use super::{BACCARAT, Changes, DefectKind, POKER_TYPE, and, approve, defects, rejects, text, whole};
use crate::game::GameId;
use crate::proves;

const MINI: &[GameId] = &[GameId::Minibaccarat];
const PRIME: &[GameId] = &[GameId::ThreeCardPrime];

fn two_batches(_: GameId) -> Changes {
    vec![("cards.shuffling", text("device")), ("cards.decks", whole(16)), ("cards.backs", text("two colors"))]
}

fn unspread(game: GameId) -> Changes {
    let mut changes = two_batches(game);
    changes.push(("cards.stored_batch_without_spread", text("dealt without spread")));
    changes.push(("cards.stored_batch_secure", text("secure")));
    changes.push(("cards.stored_batch_procedures", text("approved")));
    changes
}

fn two_decks(_: GameId) -> Changes {
    vec![("cards.decks", whole(2)), ("cards.backs", text("two colors"))]
}

fn from_the_hand(_: GameId) -> Changes {
    vec![
        ("dealing.method", text("hand")),
        ("dealing.manual_shoe_place", text("no manual shoe")),
        ("cards.changed_every_hours", whole(4)),
    ]
}

fn reshuffling_shoe(_: GameId) -> Changes {
    vec![
        ("cards.shuffling", text("reshuffling shoe")),
        ("cards.laboratory_approval", text("approved")),
        ("dealing.method", text("automated shoe")),
        ("dealing.manual_shoe_place", text("no manual shoe")),
    ]
}

pub const CASES: &[Case] = &[
    Case {
        games: MINI,
        key: "cards.decks",
        paragraph: Some("3(a)"),
        breaks: |_| vec![("cards.decks", whole(12))],
        keeps: |_| vec![("cards.decks", whole(6))],
    },
    Case {
        games: MINI,
        key: "cards.decks",
        paragraph: Some("3(b)"),
        breaks: |game| and(two_batches(game), "cards.decks", whole(8)),
        keeps: two_batches,
    },
    Case {
        games: MINI,
        key: "cards.decks",
        paragraph: Some("3(b)(1)"),
        breaks: |game| and(two_batches(game), "cards.decks", whole(13)),
        keeps: |game| and(two_batches(game), "cards.decks", whole(14)),
    },
    Case {
        games: MINI,
        key: "cards.backs",
        paragraph: Some("3(b)(2)"),
        breaks: |game| and(two_batches(game), "cards.backs", text("identical")),
        keeps: two_batches,
    },
    Case {
        games: MINI,
        key: "cards.backs",
        paragraph: Some("3(a)"),
        breaks: |_| vec![("cards.backs", text("two colors"))],
        keeps: |_| vec![("cards.backs", text("identical"))],
    },
    Case {
        games: MINI,
        key: "cards.stored_batch_without_spread",
        paragraph: Some("5(g)(2)"),
        breaks: |game| {
            [
                unspread(game),
                vec![
                    ("cards.shuffling", text("manual")),
                    ("cards.decks", whole(8)),
                    ("cards.backs", text("identical")),
                ],
            ]
            .concat()
        },
        keeps: unspread,
    },
    Case {
        games: MINI,
        key: "cards.stored_batch_without_spread",
        paragraph: Some("5(g)(2)(i)"),
        breaks: |game| and(unspread(game), "cards.stored_batch_secure", text("not secure")),
        keeps: unspread,
    },
    Case {
        games: MINI,
        key: "cards.stored_batch_without_spread",
        paragraph: Some("5(g)(2)(ii)"),
        breaks: |game| and(unspread(game), "cards.stored_batch_procedures", text("none")),
        keeps: unspread,
    },
    Case {
        games: &POKER_TYPE,
        key: "cards.decks",
        paragraph: Some("3(b)"),
        breaks: |game| and(two_decks(game), "cards.shuffling", text("manual")),
        keeps: two_decks,
    },
    Case {
        games: &POKER_TYPE,
        key: "cards.backs",
        paragraph: Some("3(b)(1)"),
        breaks: |game| and(two_decks(game), "cards.backs", text("identical")),
        keeps: two_decks,
    },
    Case {
        games: &POKER_TYPE,
        key: "cards.backs",
        paragraph: Some("3(a)"),
        breaks: |_| vec![("cards.backs", text("two colors"))],
        keeps: |_| vec![("cards.backs", text("identical"))],
    },
    Case {
        games: &POKER_TYPE,
        key: "cards.laboratory_approval",
        paragraph: Some("5(g)"),
        breaks: |_| vec![("cards.shuffling", text("reshuffling device"))],
        keeps: reshuffling_shoe,
    },
    Case {
        games: &POKER_TYPE,
        key: "cards.changed_every_hours",
        paragraph: Some("3(c)(1)"),
        breaks: |game| and(from_the_hand(game), "cards.changed_every_hours", whole(5)),
        keeps: from_the_hand,
    },
    Case {
        games: &POKER_TYPE,
        key: "dealing.method",
        paragraph: Some("9(a)(1)"),
        breaks: |game| and(from_the_hand(game), "cards.shuffling", text("manual")),
        keeps: |game| and(from_the_hand(game), "cards.shuffling", text("device")),
    },
    Case {
        games: &POKER_TYPE,
        key: "dealing.method",
        paragraph: Some("5(g)"),
        breaks: |game| [reshuffling_shoe(game), from_the_hand(game)].concat(),
        keeps: reshuffling_shoe,
    },
    Case {
        games: &POKER_TYPE,
        key: "dealing.manual_shoe_place",
        paragraph: Some("8(a)"),
        breaks: |_| vec![("dealing.manual_shoe_place", text("no manual shoe"))],
        keeps: |_| vec![("dealing.manual_shoe_place", text("approved"))],
    },
    Case {
        games: &POKER_TYPE,
        key: "dealing.manual_shoe_place",
        paragraph: Some("8(a)"),
        breaks: |game| and(from_the_hand(game), "dealing.manual_shoe_place", text("approved")),
        keeps: from_the_hand,
    },
    Case {
        games: PRIME,
        key: "dealing.cards_per_stack",
        paragraph: Some("10(g)"),
        breaks: |_| vec![("dealing.cards_per_stack", whole(4))],
        keeps: |game| and(reshuffling_shoe(game), "dealing.cards_per_stack", whole(4)),
    },
];

#[test]
fn every_rule_of_cards_and_dealing_refuses_its_breach_alone() {
    proves!("627a.3(a)", "627a.3(b)", "627a.3(b)(1)", "627a.3(b)(2)");
    proves!("627a.5(g)(2)(i)", "627a.5(g)(2)(ii)");
    proves!("679a.3(a)", "679a.3(b)", "679a.3(b)(1)", "679a.3(c)(1)", "679a.5(g)", "679a.9(a)(1)");
    proves!("680a.3(a)", "680a.3(b)", "680a.3(b)(1)", "680a.3(c)(1)", "680a.5(g)", "680a.9(a)(1)");
    proves!("679a.8(a)", "680a.8(a)", "679a.10(g)");
    CASES.iter().for_each(Case::run);
}

#[test]
fn s627a_3_every_number_of_decks_with_and_without_a_device() {
    proves!("627a.3(a)", "627a.3(b)", "627a.3(b)(1)");
    let game = GameId::Minibaccarat;
    for decks in 0..=20 {
        let by_hand = defects(game, &[("cards.decks", whole(decks))]).is_empty();
        let by_device = defects(game, &and(two_batches(game), "cards.decks", whole(decks))).is_empty();
        assert_eq!(
            (by_hand, by_device),
            ([6, 7, 8].contains(&decks), [12, 14, 16].contains(&decks)),
            "{decks}"
        );
    }
}

#[test]
fn s629a_3_a_six_to_eight_identical_decks_and_two_cover_cards() {
    proves!("629a.3(a)", "631a.3(a)");
    for game in [GameId::Midibaccarat, GameId::Baccarat] {
        for decks in 0..=20 {
            let changes = [("cards.decks", whole(decks))];
            assert_eq!(defects(game, &changes).is_empty(), (6..=8).contains(&decks), "{decks}");
        }
        let changes = [("cards.backs", text("two colors"))];
        rejects(game, &changes, "cards.backs", "3(a)", DefectKind::NotAllowed);
    }
}

#[test]
fn s627a_3_a_cover_cards_are_two_in_baccarat_and_one_elsewhere() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)", "679a.3(a)", "680a.3(a)");
    for game in GameId::ALL {
        let right = if BACCARAT.contains(&game) { 2 } else { 1 };
        for count in (0..=3).filter(|count| *count != right) {
            let changes = [("cards.cover_cards", whole(count))];
            rejects(game, &changes, "cards.cover_cards", "3(a)", DefectKind::NotAllowed);
        }
        approve(game, &[("cards.cover_cards", whole(right))]);
    }
}

#[test]
fn s679a_3_a_one_deck_or_two_and_never_more() {
    proves!("679a.3(a)", "679a.3(b)", "680a.3(a)", "680a.3(b)");
    for game in POKER_TYPE {
        for decks in [0, 3, 6] {
            rejects(game, &[("cards.decks", whole(decks))], "cards.decks", "3(a)", DefectKind::NotAllowed);
        }
        for device in ["device", "counting device"] {
            approve(game, &and(two_decks(game), "cards.shuffling", text(device)));
        }
    }
}

#[test]
fn s680a_3_a_a_deck_may_come_with_two_jokers_and_plays_with_one() {
    proves!("680a.3(a)");
    let game = GameId::Saigon5Card;
    approve(game, &[("cards.jokers_manufactured", whole(2))]);
    for (key, counts) in [("cards.jokers_manufactured", [0, 3]), ("cards.jokers_in_play", [0, 2])] {
        for count in counts {
            rejects(game, &[(key, whole(count))], key, "3(a)", DefectKind::NotAllowed);
        }
    }
}

#[test]
fn s627a_3_c_cards_may_be_changed_sooner_and_never_later() {
    proves!("627a.3(c)", "679a.3(c)(2)", "680a.3(c)(2)");
    let key = "cards.changed_every_hours";
    for (game, most, paragraph) in [
        (GameId::Minibaccarat, 24, "3(c)"),
        (GameId::ThreeCardPrime, 8, "3(c)(2)"),
        (GameId::Saigon5Card, 8, "3(c)(2)"),
    ] {
        (1..=most).for_each(|hours| drop(approve(game, &[(key, whole(hours))])));
        rejects(game, &[(key, whole(most + 1))], key, paragraph, DefectKind::NotAllowed);
        rejects(game, &[(key, whole(0))], key, paragraph, DefectKind::NotAllowed);
    }
}

#[test]
fn er_129_a_device_may_shuffle_midibaccarat_and_not_baccarat() {
    let by_device = [("cards.shuffling", text("device"))];
    approve(GameId::Midibaccarat, &by_device);
    rejects(GameId::Baccarat, &by_device, "cards.shuffling", "5(a)", DefectKind::NotAllowed);
}

#[test]
fn s631a_7_a_baccarat_is_dealt_from_a_shoe_made_for_it() {
    proves!("631a.7(a)");
    let changes = [("dealing.shoe", text("automated shoe"))];
    rejects(GameId::Baccarat, &changes, "dealing.shoe", "7(a)", DefectKind::NotAllowed);
    approve(GameId::Baccarat, &[("dealing.shoe", text("manual shoe for baccarat"))]);
}

#[test]
fn s627a_8_c_both_ways_to_deal_the_first_cards_may_be_filed() {
    proves!("627a.8(c)");
    let (game, key) = (GameId::Minibaccarat, "dealing.initial_cards");
    ["face up", "face down"].into_iter().for_each(|word| drop(approve(game, &[(key, text(word))])));
    rejects(game, &[(key, text("sideways"))], key, "8(c)", DefectKind::NotAllowed);
}

#[test]
fn s631a_9_d_players_may_turn_the_cards_if_filed() {
    proves!("631a.9(d)");
    let (game, key) = (GameId::Baccarat, "dealing.cards_turned_by");
    ["dealer", "players"].into_iter().for_each(|word| drop(approve(game, &[(key, text(word))])));
    rejects(game, &[(key, text("curator"))], key, "9(d)", DefectKind::NotAllowed);
}

#[test]
fn s627a_13_c_both_remedies_may_be_filed() {
    proves!("627a.13(c)", "629a.13(c)", "631a.15(c)");
    let key = "irregularities.disclosed_player_card";
    for (game, paragraph) in BACCARAT.into_iter().zip(["13(c)", "13(c)", "15(c)"]) {
        for word in ["discard with one more", "simulated round"] {
            approve(game, &[(key, text(word))]);
        }
        rejects(game, &[(key, text("ignore"))], key, paragraph, DefectKind::NotAllowed);
    }
}

//! Drop box, tip box, discards and marker buttons.

use alloc::vec;
use alloc::vec::Vec;

use super::cases::Case;
use super::{BACCARAT, Changes, DefectKind, POKER_TYPE, and, approve, deferred, ez, rejects, text};
use crate::game::GameId;
use crate::proves;

fn alternative(_: GameId) -> Changes {
    vec![
        ("equipment.tip_box", text("approved alternative")),
        ("equipment.tip_box_prevented_by", text("other equipment")),
    ]
}

pub const CASES: &[Case] = &[
    Case {
        games: &BACCARAT,
        key: "equipment.tip_box",
        paragraph: Some("2(d)"),
        breaks: |_| vec![("equipment.tip_box", text("dealer's left"))],
        keeps: |_| {
            vec![("equipment.tip_box", text("dealer's left")), ("equipment.drop_box", text("dealer's right"))]
        },
    },
    Case {
        games: &POKER_TYPE,
        key: "equipment.tip_box",
        paragraph: Some("2(c)"),
        breaks: |_| vec![("equipment.drop_box", text("dealer's right"))],
        keeps: |_| {
            vec![("equipment.tip_box", text("dealer's left")), ("equipment.drop_box", text("dealer's right"))]
        },
    },
    Case {
        games: &BACCARAT,
        key: "equipment.tip_box",
        paragraph: Some("2(d)"),
        breaks: |_| vec![("equipment.tip_box", text("approved alternative"))],
        keeps: alternative,
    },
    Case {
        games: &POKER_TYPE,
        key: "equipment.tip_box",
        paragraph: Some("2(c)"),
        breaks: |_| vec![("equipment.tip_box", text("approved alternative"))],
        keeps: alternative,
    },
    Case {
        games: &BACCARAT,
        key: "equipment.tip_box_prevented_by",
        paragraph: Some("2(d)"),
        breaks: |game| {
            and(alternative(game), "equipment.tip_box_prevented_by", text("card shuffling device"))
        },
        keeps: alternative,
    },
    Case {
        games: &POKER_TYPE,
        key: "equipment.tip_box_prevented_by",
        paragraph: Some("2(c)"),
        breaks: |game| [by_device(game), vec![("cards.shuffling", text("manual"))]].concat(),
        keeps: by_device,
    },
    Case {
        games: &BACCARAT,
        key: "equipment.marker_buttons",
        paragraph: Some("2(c)"),
        breaks: |_| vec![("equipment.marker_buttons", text("inventory container"))],
        keeps: |game| and(deferred(game), "equipment.marker_buttons", text("inventory container")),
    },
];

fn by_device(game: GameId) -> Changes {
    and(alternative(game), "equipment.tip_box_prevented_by", text("card shuffling device"))
}

#[test]
fn every_rule_of_equipment_refuses_its_breach_alone() {
    proves!("627a.2(d)", "629a.2(d)", "631a.2(d)", "679a.2(c)", "680a.2(c)");
    proves!("627a.2(c)", "629a.2(c)", "631a.2(c)");
    CASES.iter().for_each(Case::run);
}

#[test]
fn s627a_2_d_a_shuffling_device_may_move_the_tip_box() {
    proves!("627a.2(d)", "629a.2(d)", "679a.2(c)", "680a.2(c)");
    let mini = vec![
        ("cards.shuffling", text("device")),
        ("cards.decks", super::whole(12)),
        ("cards.backs", text("two colors")),
    ];
    let midi = vec![("cards.shuffling", text("device"))];
    for (game, changes) in [(GameId::Minibaccarat, mini), (GameId::Midibaccarat, midi)] {
        approve(game, &[changes, by_device(game)].concat());
    }
    POKER_TYPE.into_iter().for_each(|game| drop(approve(game, &by_device(game))));
}

#[test]
fn s627a_2_d_both_boxes_are_there_on_the_dealers_side_in_approved_places() {
    proves!("627a.2(d)", "629a.2(d)", "631a.2(d)", "679a.2(c)", "680a.2(c)");
    for game in GameId::ALL {
        let paragraph = if BACCARAT.contains(&game) { "2(d)" } else { "2(c)" };
        let key = "equipment.box_places_approved";
        rejects(game, &[(key, super::Value::Boolean(false))], key, paragraph, DefectKind::NotAllowed);
        for key in ["equipment.drop_box", "equipment.tip_box"] {
            rejects(game, &[(key, text("players' side"))], key, paragraph, DefectKind::NotAllowed);
            rejects(game, &[(key, text("none"))], key, paragraph, DefectKind::NotAllowed);
        }
    }
}

#[test]
fn s627a_2_e_used_cards_go_to_a_rack_or_a_bucket_as_the_chapter_says() {
    proves!("627a.2(e)", "629a.2(e)", "631a.2(e)", "679a.2(d)", "680a.2(d)");
    let (rack, bucket) = ("rack attached to the dealer's side", "bucket on the dealer's side");
    for (game, right, wrong, paragraph) in [
        (GameId::Minibaccarat, rack, bucket, "2(e)"),
        (GameId::Midibaccarat, bucket, rack, "2(e)"),
        (GameId::Baccarat, bucket, rack, "2(e)"),
        (GameId::ThreeCardPrime, rack, bucket, "2(d)"),
        (GameId::Saigon5Card, rack, bucket, "2(d)"),
    ] {
        approve(game, &[("equipment.discard", text(right))]);
        rejects(
            game,
            &[("equipment.discard", text(wrong))],
            "equipment.discard",
            paragraph,
            DefectKind::NotAllowed,
        );
    }
}

#[test]
fn s627a_2_c_marker_buttons_lie_in_the_container_or_in_a_rack_before_it() {
    proves!("627a.2(c)", "629a.2(c)", "631a.2(c)");
    let key = "equipment.marker_buttons";
    for game in BACCARAT {
        let allowed: Vec<&str> =
            vec!["not used", "inventory container", "rack in front of the inventory container"];
        allowed.into_iter().for_each(|word| drop(approve(game, &and(deferred(game), key, text(word)))));
        let behind = and(deferred(game), key, text("rack behind the inventory container"));
        rejects(game, &behind, key, "2(c)", DefectKind::NotAllowed);
        let at_ez = and(ez(game), key, text("inventory container"));
        rejects(game, &at_ez, key, "2(c)", DefectKind::Contradicts);
    }
}

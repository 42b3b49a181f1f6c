//! Every option of every game by itself.

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use super::{BACCARAT, POKER_TYPE, approve, filed, only_defect, rejects, text, whole};
use crate::game::GameId;
use crate::proves;
use crate::submission::{DefectKind, OptionSpec, Shape, Value, check, options, preset};

/// Values of the right type that the option does not allow.
fn planted(spec: &OptionSpec) -> Vec<Value> {
    match spec.shape {
        Shape::Choice(_) => vec![text("no such word"), text("")],
        Shape::Whole { least, most } => {
            vec![whole(least - 1), whole(most + 1), whole(i64::MIN), whole(i64::MAX)]
        }
        Shape::Money => {
            vec![whole(0), whole(-5), whole(i64::MAX), text("0"), text("5.005"), text("10000000001")]
        }
        Shape::PayoutLimit => vec![text("49,999.99"), whole(1), whole(i64::MAX), text("no")],
        Shape::OddsFrom(_) => vec![text("7 to 1"), text("15 to 2"), text("8"), text("8 to 0")],
        Shape::Paytable(_) => vec![text("Z"), text("not offered")],
        Shape::PaytableIfOffered(_) => vec![text("Z"), text("none")],
        Shape::Declared => vec![Value::Boolean(false)],
        Shape::Items(items) => {
            vec![Value::texts(&["no such word"]), Value::texts(&[items[0].word(), items[0].word()])]
        }
        Shape::Name => vec![text("  "), text("two\nlines")],
    }
}

/// Values that no option of this shape can take for what they are.
fn of_wrong_type(spec: &OptionSpec) -> Vec<Value> {
    let other = Value::Other("1.5".into());
    match spec.shape {
        Shape::Whole { .. } => vec![other, text("3"), Value::Boolean(true)],
        Shape::Declared => vec![other, text("true"), whole(1)],
        Shape::Money | Shape::PayoutLimit => vec![other, Value::Boolean(true), Value::texts(&["5"])],
        Shape::Items(_) => vec![other, text("word"), Value::List(vec![whole(1)])],
        Shape::Choice(_)
        | Shape::OddsFrom(_)
        | Shape::Paytable(_)
        | Shape::PaytableIfOffered(_)
        | Shape::Name => vec![other, whole(1), Value::Table(preset(GameId::Baccarat))],
    }
}

fn every_option() -> impl Iterator<Item = (GameId, &'static OptionSpec)> {
    GameId::ALL.into_iter().flat_map(|game| options(game).iter().map(move |spec| (game, spec)))
}

#[test]
fn the_preset_of_every_game_is_approved() {
    for game in GameId::ALL {
        let approved = check(&preset(game)).unwrap();
        assert_eq!(
            (approved.game(), approved.certificate_holder()),
            (game, "Name of the certificate holder")
        );
    }
}

#[test]
fn every_option_reports_a_planted_defect_with_its_provision_and_nothing_else() {
    for (game, spec) in every_option() {
        for value in planted(spec) {
            let defect = only_defect(game, &[(spec.key, value.clone())]);
            assert_eq!((defect.key.as_str(), defect.what), (spec.key, DefectKind::NotAllowed), "{value}");
            assert_eq!(defect.provision, spec.provision, "{game}: {defect}");
        }
    }
}

#[test]
fn every_option_reports_a_wrong_type_and_nothing_else() {
    for (game, spec) in every_option() {
        for value in of_wrong_type(spec) {
            let defect = only_defect(game, &[(spec.key, value)]);
            assert_eq!((defect.key.as_str(), defect.what), (spec.key, DefectKind::WrongType), "{game}");
        }
    }
}

#[test]
fn every_option_must_be_filed() {
    for (game, spec) in every_option() {
        let mut table = preset(game);
        table.clear(spec.key);
        let found = check(&table).unwrap_err();
        assert_eq!(found.len(), 1, "{game} {found:?}");
        assert_eq!((found[0].key.as_str(), found[0].what), (spec.key, DefectKind::Missing));
        assert_eq!((found[0].provision, &found[0].filed), (spec.provision, &None));
    }
}

#[test]
fn every_word_and_every_letter_that_an_option_lists_can_be_read() {
    for (game, spec) in every_option() {
        let words: Vec<&str> = match spec.shape {
            Shape::Choice(words) => words.to_vec(),
            Shape::Paytable(letters) | Shape::PaytableIfOffered(letters) => {
                letters.iter().map(|l| l.name()).collect()
            }
            _ => continue,
        };
        for word in words {
            let refused = super::defects(game, &[(spec.key, text(word))]);
            assert!(
                refused.iter().all(|defect| defect.what == DefectKind::Contradicts),
                "{game} {refused:?}"
            );
        }
    }
}

#[test]
fn keys_are_unique_and_sections_hold_together() {
    for game in GameId::ALL {
        let keys: Vec<&str> = options(game).iter().map(|spec| spec.key).collect();
        assert!((1..keys.len()).all(|i| !keys[..i].contains(&keys[i])), "{game}");
        let mut sections: Vec<_> = options(game).iter().map(|spec| spec.section()).collect();
        sections.dedup();
        assert!((1..sections.len()).all(|i| !sections[..i].contains(&sections[i])), "{game} {sections:?}");
    }
}

#[test]
fn s627a_2_a_seats_are_counted_in_every_chapter() {
    proves!("627a.2(a)", "629a.2(a)", "631a.2(a)", "679a.2(a)", "680a.2(a)");
    for game in GameId::ALL {
        let allowed = match game {
            GameId::Minibaccarat | GameId::Midibaccarat => 1..=9,
            GameId::Baccarat => 10..=14,
            GameId::ThreeCardPrime | GameId::Saigon5Card => 1..=6,
        };
        for seats in -1..=20 {
            let changes = [("table.seats", whole(seats))];
            if allowed.contains(&seats) {
                assert_eq!(i64::from(approve(game, &changes).stakes().seats), seats);
            } else {
                rejects(game, &changes, "table.seats", "2(a)", DefectKind::NotAllowed);
            }
        }
    }
}

#[test]
fn s627a_2_a_the_dealer_sits_opposite_the_players_except_at_the_large_table() {
    proves!("627a.2(a)", "629a.2(a)", "679a.2(a)", "680a.2(a)");
    for game in GameId::ALL.into_iter().filter(|game| *game != GameId::Baccarat) {
        rejects(
            game,
            &[("table.places", text("all around"))],
            "table.places",
            "2(a)",
            DefectKind::NotAllowed,
        );
    }
    let unasked =
        only_defect(GameId::Baccarat, &[("table.places", text("players on one side, dealer opposite"))]);
    assert_eq!(unasked.what, DefectKind::Unknown);
}

#[test]
fn s679a_7_e_the_number_of_boxes_is_filed() {
    proves!("679a.7(e)", "680a.7(e)");
    for game in POKER_TYPE {
        let mut table = preset(game);
        table.clear("table.boxes_per_player");
        let found = check(&table).unwrap_err();
        assert_eq!(found[0].provision.map(|p| p.id().to_string()), Some(super::id(game, "7(e)")));
        for boxes in 1..=6 {
            approve(game, &[("table.boxes_per_player", whole(boxes))]);
        }
        for boxes in [0, 7] {
            let changes = [("table.boxes_per_player", whole(boxes))];
            rejects(game, &changes, "table.boxes_per_player", "7(e)", DefectKind::NotAllowed);
        }
    }
}

#[test]
fn er_141_boxes_and_payout_limits_are_no_options_of_the_baccarat_chapters() {
    for game in BACCARAT {
        for key in ["table.boxes_per_player", "table.payout_limit"] {
            assert_eq!(only_defect(game, &[(key, whole(50_000))]).what, DefectKind::Unknown);
        }
    }
}

#[test]
fn s627a_12_b_tie_odds_have_a_floor_and_no_ceiling() {
    proves!("627a.12(b)", "629a.12(b)", "631a.13(b)");
    for game in BACCARAT {
        for odds in ["8 to 1", "9 to 1", "17 to 2", "1,000 to 1"] {
            approve(game, &[("wagers.tie", text(odds))]);
        }
        for odds in ["7 to 1", "15 to 2", "1 to 8"] {
            rejects(game, &[("wagers.tie", text(odds))], "wagers.tie", "{pay}(b)", DefectKind::NotAllowed);
        }
    }
}

#[test]
fn s627a_12_e_the_dragon_bonus_has_three_paytables() {
    proves!("627a.12(e)", "629a.12(e)", "631a.13(e)");
    for game in BACCARAT {
        for letter in ["A", "B", "C"] {
            approve(game, &[("wagers.dragon_bonus", text(letter))]);
        }
        let changes = [("wagers.dragon_bonus", text("D"))];
        rejects(game, &changes, "wagers.dragon_bonus", "{pay}(e)", DefectKind::NotAllowed);
    }
}

#[test]
fn s679a_12_each_paytable_has_the_letters_of_its_own_paragraph() {
    proves!("679a.12(c)", "679a.12(f)", "679a.12(g)");
    let prime = GameId::ThreeCardPrime;
    for (key, letters, paragraph) in [
        ("wagers.bad_beat_bonus", "AB", "12(c)"),
        ("wagers.pair_bonus", "ABCD", "12(f)"),
        ("wagers.all_six_bonus", "ABCDE", "12(g)"),
    ] {
        for letter in "ABCDEF".split("").filter(|letter| !letter.is_empty()) {
            let changes = [(key, text(letter))];
            if letters.contains(letter) {
                approve(prime, &changes);
            } else {
                rejects(prime, &changes, key, paragraph, DefectKind::NotAllowed);
            }
        }
    }
}

#[test]
fn s627a_2_b_a_layout_must_have_been_submitted() {
    proves!("627a.2(b)", "629a.2(b)", "631a.2(b)", "679a.2(b)", "680a.2(b)");
    for game in GameId::ALL {
        for standing in ["submitted", "approved"] {
            approve(game, &[("layout.standing", text(standing))]);
        }
        let changes = [("layout.standing", text("drawn"))];
        rejects(game, &changes, "layout.standing", "2(b)", DefectKind::NotAllowed);
    }
}

#[test]
fn money_is_dollars_as_text_or_whole_number() {
    for (value, cents) in
        [(text("5.00"), 500), (whole(5), 500), (text("7.40"), 740), (text("$1,000"), 100_000)]
    {
        let table =
            filed(GameId::Minibaccarat, &[("table.minimum", value), ("table.smallest_chip", text("0.20"))]);
        assert_eq!(check(&table).unwrap().stakes().minimum.0, cents);
    }
}

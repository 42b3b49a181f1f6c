//! What stands on the layout and on signs, item by item.

use alloc::vec::Vec;

use super::{
    BACCARAT, Changes, DefectKind, POKER_TYPE, Value, and, approve, deferred, ez, list, rejects, text,
};
use crate::game::GameId;
use crate::proves;
use crate::submission::rules::layout::lists;

const AREAS: &str = "layout.areas";
const INSCRIPTIONS: &str = "layout.inscriptions";
const SIGNS: &str = "layout.signs";

/// The changes with one word of a list struck out or added, whatever the list holds by then.
fn edited(game: GameId, mut changes: Changes, key: &'static str, edit: impl Fn(&mut Vec<Value>)) -> Changes {
    let current = super::filed(game, &changes).at(key).cloned();
    let Some(Value::List(mut entries)) = current else { panic!("{key} is not a list") };
    edit(&mut entries);
    changes.push((key, Value::List(entries)));
    changes
}

fn without(game: GameId, changes: Changes, key: &'static str, word: &str) -> Changes {
    edited(game, changes, key, |entries| {
        let before = entries.len();
        entries.retain(|entry| *entry != text(word));
        assert_eq!(entries.len() + 1, before, "{game} had no {word}");
    })
}

fn with(game: GameId, changes: Changes, key: &'static str, word: &str) -> Changes {
    edited(game, changes, key, |entries| entries.push(text(word)))
}

/// At this table the word is needed in this list.
fn needs(game: GameId, table: Changes, key: &'static str, word: &str, paragraph: &str) {
    approve(game, &table);
    rejects(game, &without(game, table, key, word), key, paragraph, DefectKind::Contradicts);
}

/// At this table the word misleads.
fn excludes(game: GameId, table: Changes, key: &'static str, word: &str, paragraph: &str) {
    approve(game, &table);
    rejects(game, &with(game, table, key, word), key, paragraph, DefectKind::Contradicts);
}

/// The table without one optional wager, its areas taken away with it.
fn not_offering(game: GameId, wager: &'static str, areas: &[&str]) -> Changes {
    Vec::from([(wager, text("not offered")), (AREAS, list(game, AREAS, &[], areas))])
}

#[test]
fn s627a_2_b_1_the_name_or_logo_is_on_the_layout_and_not_on_a_sign() {
    proves!("627a.2(b)(1)", "629a.2(b)(1)", "631a.2(b)(1)", "679a.2(b)(1)", "680a.2(b)(1)");
    for game in GameId::ALL {
        needs(game, Changes::new(), INSCRIPTIONS, "name or logo", "2(b)(1)");
        let on_a_sign = [(SIGNS, Value::texts(&["name or logo"]))];
        assert_eq!(super::only_defect(game, &on_a_sign).what, DefectKind::NotAllowed);
        let nameless = [("certificate_holder", text(" "))];
        rejects(game, &nameless, "certificate_holder", "2(b)(1)", DefectKind::NotAllowed);
    }
}

#[test]
fn s627a_2_b_2_each_hand_and_the_tie_has_its_wager_area() {
    proves!("627a.2(b)(2)", "629a.2(b)(2)", "631a.2(b)(2)");
    for game in BACCARAT {
        for word in ["banker's hand wager", "player's hand wager", "tie wager"] {
            needs(game, Changes::new(), AREAS, word, "2(b)(2)");
            needs(game, ez(game), AREAS, word, "2(b)(2)");
        }
    }
}

#[test]
fn s627a_2_a_baccarat_positions_are_numbered() {
    proves!("627a.2(a)", "629a.2(a)", "631a.2(a)");
    BACCARAT.into_iter().for_each(|game| needs(game, Changes::new(), AREAS, "numbered positions", "2(a)"));
}

#[test]
fn s627a_2_b_4_both_hands_have_a_card_area() {
    proves!("627a.2(b)(4)", "629a.2(b)(4)", "631a.2(b)(4)");
    for game in BACCARAT {
        for word in ["player's hand cards", "banker's hand cards"] {
            needs(game, Changes::new(), AREAS, word, "2(b)(4)");
        }
    }
}

#[test]
fn s627a_2_b_5_the_dragon_bonus_has_an_area_exactly_when_offered() {
    proves!("627a.2(b)(5)", "629a.2(b)(5)", "631a.2(b)(5)");
    for game in BACCARAT {
        needs(game, Changes::new(), AREAS, "dragon bonus wager", "2(b)(5)");
        let table = not_offering(game, "wagers.dragon_bonus", &["dragon bonus wager"]);
        excludes(game, table, AREAS, "dragon bonus wager", "2(b)(5)");
    }
}

#[test]
fn s627a_2_b_6_i_dragon_7_insurance_has_an_area_exactly_at_ez_tables() {
    proves!("627a.2(b)(6)(i)", "629a.2(b)(6)(i)", "631a.2(b)(6)(i)");
    for game in BACCARAT {
        needs(game, ez(game), AREAS, "dragon 7 insurance wager", "2(b)(6)(i)");
        excludes(game, Changes::new(), AREAS, "dragon 7 insurance wager", "2(b)(6)(i)");
    }
}

#[test]
fn s627a_2_b_6_ii_ez_tables_say_that_a_dragon_7_pushes() {
    proves!("627a.2(b)(6)(ii)", "629a.2(b)(6)(ii)", "631a.2(b)(6)(ii)");
    for game in BACCARAT {
        let word = "dragon 7 pushes";
        needs(game, ez(game), INSCRIPTIONS, word, "2(b)(6)(ii)");
        excludes(game, Changes::new(), INSCRIPTIONS, word, "2(b)(6)(ii)");
        excludes(game, Changes::new(), SIGNS, word, "2(b)(6)(ii)");
        approve(game, &with(game, without(game, ez(game), INSCRIPTIONS, word), SIGNS, word));
    }
}

#[test]
fn s627a_2_b_7_vigorish_spaces_exactly_where_vigorish_is_deferred() {
    proves!("627a.2(b)(7)", "629a.2(b)(7)", "631a.2(b)(7)");
    for game in BACCARAT {
        needs(game, deferred(game), AREAS, "vigorish spaces", "2(b)(7)");
        excludes(game, Changes::new(), AREAS, "vigorish spaces", "2(b)(7)");
        excludes(game, ez(game), AREAS, "vigorish spaces", "2(b)(7)");
    }
}

#[test]
fn s627a_2_b_3_payout_odds_are_inscribed_or_posted() {
    proves!("627a.2(b)(3)", "629a.2(b)(3)", "631a.2(b)(3)", "679a.2(b)(4)", "680a.2(b)(5)");
    for game in GameId::ALL {
        let paragraph = match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => "2(b)(3)",
            GameId::ThreeCardPrime => "2(b)(4)",
            GameId::Saigon5Card => "2(b)(5)",
        };
        needs(game, Changes::new(), INSCRIPTIONS, "payout odds", paragraph);
        let posted =
            with(game, without(game, Changes::new(), INSCRIPTIONS, "payout odds"), SIGNS, "payout odds");
        approve(game, &posted);
        approve(game, &with(game, Changes::new(), SIGNS, "payout odds"));
    }
}

#[test]
fn s679a_2_b_4_both_phrases_are_on_the_layout_and_not_on_a_sign() {
    proves!("679a.2(b)(4)");
    let game = GameId::ThreeCardPrime;
    for phrase in ["dealer qualifies with a queen", "player wins ties"] {
        needs(game, Changes::new(), INSCRIPTIONS, phrase, "2(b)(4)");
        assert_eq!(
            super::only_defect(game, &[(SIGNS, Value::texts(&[phrase]))]).what,
            DefectKind::NotAllowed
        );
    }
}

#[test]
fn s679a_2_b_2_ante_and_play_have_an_area_each() {
    proves!("679a.2(b)(2)", "680a.2(b)(2)");
    needs(GameId::ThreeCardPrime, Changes::new(), AREAS, "ante wager", "2(b)(2)");
    needs(GameId::ThreeCardPrime, Changes::new(), AREAS, "play wager", "2(b)(2)");
    needs(GameId::Saigon5Card, Changes::new(), AREAS, "ante wager", "2(b)(2)");
}

#[test]
fn s679a_2_b_3_each_optional_wager_has_an_area_exactly_when_offered() {
    proves!("679a.2(b)(3)");
    let game = GameId::ThreeCardPrime;
    for (wager, area, gone) in [
        ("wagers.prime", "prime wager", &["prime wager"][..]),
        ("wagers.pair_bonus", "pair bonus wager", &["pair bonus wager", "fourth card"][..]),
        ("wagers.all_six_bonus", "all-six bonus wager", &["all-six bonus wager"][..]),
    ] {
        needs(game, Changes::new(), AREAS, area, "2(b)(3)");
        excludes(game, not_offering(game, wager, gone), AREAS, area, "2(b)(3)");
    }
}

#[test]
fn er_203_the_dealer_has_a_card_area_and_the_pair_bonus_one_for_its_fourth_card() {
    for game in POKER_TYPE {
        needs(game, Changes::new(), AREAS, "dealer's cards", "10(b)");
    }
    let game = GameId::ThreeCardPrime;
    needs(game, Changes::new(), AREAS, "fourth card", "8(c)");
    let table = not_offering(game, "wagers.pair_bonus", &["pair bonus wager", "fourth card"]);
    excludes(game, table, AREAS, "fourth card", "8(c)");
}

#[test]
fn s680a_2_b_3_the_player_has_two_card_areas() {
    proves!("680a.2(b)(3)");
    for word in ["three-card hand", "showdown hand"] {
        needs(GameId::Saigon5Card, Changes::new(), AREAS, word, "2(b)(3)");
    }
}

#[test]
fn s680a_2_b_4_the_bonus_wager_has_an_area_exactly_when_offered() {
    proves!("680a.2(b)(4)");
    let game = GameId::Saigon5Card;
    needs(game, Changes::new(), AREAS, "bonus wager", "2(b)(4)");
    excludes(game, not_offering(game, "wagers.bonus", &["bonus wager"]), AREAS, "bonus wager", "2(b)(4)");
}

#[test]
fn s679a_2_b_5_a_payout_limit_is_inscribed_or_posted_exactly_when_set() {
    proves!("679a.2(b)(5)", "680a.2(b)(6)");
    for (game, paragraph) in [(GameId::ThreeCardPrime, "2(b)(5)"), (GameId::Saigon5Card, "2(b)(6)")] {
        let word = "payout limit";
        let limited = super::limited(game, text("1,000,000"));
        needs(game, limited.clone(), INSCRIPTIONS, word, paragraph);
        approve(game, &with(game, without(game, limited, INSCRIPTIONS, word), SIGNS, word));
        excludes(game, Changes::new(), INSCRIPTIONS, word, paragraph);
        excludes(game, Changes::new(), SIGNS, word, paragraph);
    }
}

#[test]
fn a_list_takes_exactly_the_items_that_the_chapter_asks_for() {
    for game in GameId::ALL {
        for key in [AREAS, INSCRIPTIONS, SIGNS] {
            let spec = crate::submission::options(game).iter().find(|spec| spec.key == key).unwrap();
            let crate::submission::Shape::Items(items) = spec.shape else { panic!("{key} is not a list") };
            let asked = game.chapter().equipment.layout_items().map(|(item, _)| item);
            let mut asked: Vec<_> = asked.filter(|item| lists(*item).contains(&key)).collect();
            let mut taken = items.to_vec();
            asked.sort();
            taken.sort();
            assert_eq!(taken, asked, "{game} {key}");
        }
    }
}

#[test]
fn an_unreadable_list_or_choice_is_reported_once() {
    let game = GameId::Minibaccarat;
    assert_eq!(super::only_defect(game, &[(AREAS, text("all"))]).what, DefectKind::WrongType);
    let unreadable = and(deferred(game), "vigorish.collection", text("later"));
    assert_eq!(super::only_defect(game, &unreadable).what, DefectKind::NotAllowed);
}

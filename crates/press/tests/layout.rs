//! The layout, read back out of the PDF.

mod common;

use std::collections::BTreeMap;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use common::{OptionSet, Proof, deferred, ez, on_signs, option_sets};
use croupier_felt::papers::{PageSize, Paper};
use croupier_press::print;
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::submission::Value;
use croupier_rules::{GameId, proves};

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];

/// What was printed already, so that no test writes a file that another one reads.
type Printed = BTreeMap<(&'static str, &'static str, &'static str), (Proof, String)>;
static PRINTED: Mutex<Printed> = Mutex::new(BTreeMap::new());

fn layout(set: &OptionSet) -> Proof {
    layout_on(set, PageSize::Letter)
}

fn layout_on(set: &OptionSet, size: PageSize) -> Proof {
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    let filed = format!("{:?}", set.filed);
    let (proof, for_this) = printed
        .entry((set.game.slug(), set.name, size.name()))
        .or_insert_with(|| (set.proof_on(Paper::Layout, size), filed.clone()));
    assert_eq!(*for_this, filed, "two tables of the tests are named {}", set.name);
    Proof { path: proof.path.clone(), bytes: proof.bytes.clone(), pages: proof.pages }
}

fn preset(game: GameId) -> OptionSet {
    OptionSet::new("preset", game, &[])
}

fn prime(name: &'static str, changes: &[(&str, Value)]) -> OptionSet {
    OptionSet::new(name, GameId::ThreeCardPrime, changes)
}

fn saigon(name: &'static str, changes: &[(&str, Value)]) -> OptionSet {
    OptionSet::new(name, GameId::Saigon5Card, changes)
}

fn text(word: &str) -> Value {
    Value::text(word)
}

/// The plan without its spaces. Labels turn with the seats, and the reader takes a turned word apart; in the order
/// of the file its letters still follow each other.
fn plan(proof: &Proof) -> String {
    let output = Command::new("pdftotext")
        .args(["-raw", "-f", "1", "-l", "1"])
        .arg(&proof.path)
        .arg("-")
        .output()
        .expect("pdftotext");
    String::from_utf8_lossy(&output.stdout).split_whitespace().collect()
}

fn count(proof: &Proof, label: &str) -> usize {
    plan(proof).matches(label).count()
}

fn seats(set: &OptionSet) -> usize {
    usize::from(set.filing().submission().stakes().seats)
}

/// A label stands at every seat, so often.
fn at_each_seat(set: &OptionSet, label: &str, times: usize) {
    let proof = layout(set);
    assert_eq!(count(&proof, label), times * seats(set), "{label} in {}:\n{}", set.name, plan(&proof));
}

/// What the second sheet has for a clause, and what it has not.
fn listed(set: &OptionSet, clauses: &[&str], absent: &[&str]) {
    let list = layout(set).page(2);
    for clause in clauses {
        assert!(list.contains(clause), "{} {} lacks {clause}:\n{list}", set.game, set.name);
    }
    for clause in absent {
        assert!(!list.contains(clause), "{} {} has {clause}:\n{list}", set.game, set.name);
    }
}

fn id(game: GameId, paragraph: &str) -> String {
    format!("{}{paragraph}", game.number())
}

#[test]
fn every_layout_is_a_sound_file_of_two_sheets() {
    for set in option_sets() {
        for size in PageSize::ALL {
            let proof = layout_on(&set, size);
            proof.is_sound();
            assert_eq!(proof.pages, 2, "{} {}", set.game, set.name);
        }
    }
}

#[test]
fn the_same_filing_gives_the_same_bytes() {
    for game in GameId::ALL {
        let filing = preset(game).filing();
        let bytes = || print(&filing, Paper::Layout, PageSize::A4).expect("a paper").pdf().expect("PDF");
        assert_eq!(bytes(), bytes(), "{game}");
    }
}

#[test]
fn the_scale_is_stated_and_the_dimensions_are_the_drawings_own() {
    for set in option_sets() {
        layout(&set).has(&["1 : 1", "500 mm", "No chapter sets dimensions"]);
    }
}

#[test]
fn s627a_2_b_1_the_certificate_holders_name_stands_on_the_felt() {
    proves!("627a.2(b)(1)", "629a.2(b)(1)", "631a.2(b)(1)", "679a.2(b)(1)", "680a.2(b)(1)");
    for set in option_sets() {
        let name: String = set.filing().submission().certificate_holder().split_whitespace().collect();
        // On the felt, in the title block and at the foot.
        assert_eq!(count(&layout(&set), &name), 3, "{} {}", set.game, set.name);
        listed(&set, &[&id(set.game, ".2(b)(1)")], &[]);
    }
}

#[test]
fn s627a_2_b_2_every_seat_has_areas_for_the_three_hands() {
    proves!("627a.2(b)(2)", "629a.2(b)(2)", "631a.2(b)(2)");
    for set in option_sets().iter().filter(|set| BACCARAT.contains(&set.game)) {
        at_each_seat(set, "TIE", 1);
        // Also at the place of the hand's cards.
        let cards = layout(set);
        assert_eq!(count(&cards, "BANKER") - count(&cards, "BANKER'S"), seats(set));
        assert_eq!(count(&cards, "PLAYER") - count(&cards, "PLAYER'S"), seats(set));
        listed(set, &[&id(set.game, ".2(b)(2)")], &[]);
    }
}

#[test]
fn s627a_2_b_3_all_payout_odds_stand_on_the_felt_or_on_a_sign() {
    proves!("627a.2(b)(3)", "629a.2(b)(3)", "631a.2(b)(3)", "679a.2(b)(4)", "680a.2(b)(5)");
    for set in option_sets() {
        let (proof, filing) = (layout(&set), set.filing());
        let inscribed = filing.submission().layout().inscriptions.contains(&LayoutItem::PayoutOdds);
        let page = proof.page(1);
        for line in filing.wagers().iter().flat_map(|wager| &wager.lists).flat_map(|list| &list.lines) {
            assert_eq!(page.contains(&line.pays), inscribed, "{} {} {line:?}:\n{page}", set.game, set.name);
        }
        assert_eq!(proof.text().contains("on a sign at the table"), !inscribed, "{} {}", set.game, set.name);
    }
}

#[test]
fn s627a_2_b_4_both_hands_have_a_place_for_their_cards() {
    proves!("627a.2(b)(4)", "629a.2(b)(4)", "631a.2(b)(4)");
    for set in option_sets().iter().filter(|set| BACCARAT.contains(&set.game)) {
        let proof = layout(set);
        assert_eq!((count(&proof, "PLAYER'SHAND"), count(&proof, "BANKER'SHAND")), (1, 1), "{}", set.name);
        listed(set, &[&id(set.game, ".2(b)(4)")], &[]);
    }
}

#[test]
fn s627a_2_b_5_the_dragon_bonus_has_two_areas_a_seat_where_it_is_offered() {
    proves!("627a.2(b)(5)", "629a.2(b)(5)", "631a.2(b)(5)");
    for game in BACCARAT {
        let (with, without) = (preset(game), deferred(game));
        at_each_seat(&with, "DragonBonusPlayer", 1);
        at_each_seat(&with, "DragonBonusBanker", 1);
        listed(&with, &[&id(game, ".2(b)(5)")], &[]);
        layout(&without).lacks(&["dragon"]);
        assert_eq!(count(&layout(&without), "Dragon"), 0);
    }
}

#[test]
fn s627a_2_b_6_i_an_ez_table_has_areas_for_dragon_7_insurance() {
    proves!("627a.2(b)(6)(i)", "629a.2(b)(6)(i)", "631a.2(b)(6)(i)");
    for game in BACCARAT {
        at_each_seat(&ez(game), "DRAGON7INSURANCE", 1);
        listed(&ez(game), &[&id(game, ".2(b)(6)(i)")], &[]);
        layout(&preset(game)).lacks(&["insurance", &id(game, ".2(b)(6)(i)")]);
        assert_eq!(count(&layout(&preset(game)), "INSURANCE"), 0);
    }
}

#[test]
fn s627a_2_b_6_ii_an_ez_table_says_that_a_dragon_7_pushes_or_a_sign_does() {
    proves!("627a.2(b)(6)(ii)", "629a.2(b)(6)(ii)", "631a.2(b)(6)(ii)");
    let notice = "Dragon 7: wagers on the Banker's Hand push and are returned";
    for game in BACCARAT {
        layout(&ez(game)).has(&[notice, &id(game, ".2(b)(6)(ii)")]);
        layout(&preset(game)).lacks(&[notice, &id(game, ".2(b)(6)(ii)")]);
        let mut sign = ez(game);
        sign.name = "ez-sign";
        sign.filed.set("layout.inscriptions", Value::texts(&["name or logo", "payout odds"]));
        sign.filed.set("layout.signs", Value::texts(&["dragon 7 pushes"]));
        layout(&sign).lacks(&[notice]);
        layout(&sign).has(&[&id(game, ".2(b)(6)(ii)"), "on a sign at the table"]);
    }
}

#[test]
fn s627a_2_b_7_marked_vigorish_has_a_numbered_space_for_each_seat() {
    proves!("627a.2(b)(7)", "629a.2(b)(7)", "631a.2(b)(7)");
    for game in BACCARAT {
        let set = deferred(game);
        let row = |set: &OptionSet| (1..=seats(set)).map(|seat| seat.to_string()).collect::<String>();
        // Once before the players, once before the dealer.
        assert_eq!(count(&layout(&set), &row(&set)), 2, "{game}:\n{}", plan(&layout(&set)));
        listed(&set, &[&id(game, ".2(b)(7)"), "vigorish is marked"], &[]);
        for other in [preset(game), ez(game)] {
            assert_eq!(count(&layout(&other), &row(&other)), 1, "{game} {}", other.name);
            listed(&other, &[], &["vigorish is marked"]);
        }
    }
}

#[test]
fn marker_buttons_have_their_rack_where_one_is_filed() {
    for game in BACCARAT {
        layout(&deferred(game)).has(&["MARKER BUTTONS", &id(game, ".2(c)")]);
        layout(&preset(game)).lacks(&["MARKER BUTTONS"]);
    }
}

#[test]
fn s679a_2_b_2_every_seat_of_three_card_prime_has_an_ante_and_a_play_area() {
    proves!("679a.2(b)(2)");
    for set in option_sets().iter().filter(|set| set.game == GameId::ThreeCardPrime) {
        at_each_seat(set, "ANTE", 1);
        at_each_seat(set, "PLAY", 1);
        listed(set, &["679a.2(b)(2)", "Area for Ante Wagers", "Area for Play Wagers"], &[]);
    }
}

#[test]
fn s679a_2_b_3_each_optional_wager_of_three_card_prime_has_its_area_where_it_is_offered() {
    proves!("679a.2(b)(3)");
    let wagers = [
        ("no-prime", "wagers.prime", "PRIME", "Prime Wagers"),
        ("no-pair-bonus", "wagers.pair_bonus", "PAIRBONUS", "Pair Bonus Wagers"),
        ("no-all-six", "wagers.all_six_bonus", "ALL-SIXBONUS", "All-Six Bonus Wagers"),
    ];
    for (named, key, label, name) in wagers {
        at_each_seat(&prime("preset", &[]), label, 1);
        listed(&prime("preset", &[]), &["679a.2(b)(3)", name], &[]);
        let without = prime(named, &[(key, text("not offered"))]);
        at_each_seat(&without, label, 0);
        listed(&without, &["679a.2(b)(3)"], &[name]);
        layout(&without).lacks(&[name.trim_end_matches('s')]);
    }
    let fourth = prime("no-pair-bonus", &[("wagers.pair_bonus", text("not offered"))]);
    at_each_seat(&prime("preset", &[]), "FOURTHCARD", 1);
    at_each_seat(&fourth, "FOURTHCARD", 0);
}

#[test]
fn a_table_with_vigorish_mentions_neither_ez_baccarat_nor_the_dragon() {
    for game in BACCARAT {
        layout(&deferred(game)).lacks(&["EZ Baccarat", "Dragon", "Insurance"]);
        layout(&preset(game)).lacks(&["EZ Baccarat", "Dragon 7", "Insurance"]);
    }
}

#[test]
fn a_table_without_optional_wagers_never_mentions_them() {
    let off = |key: &'static str| (key, text("not offered"));
    let none = [off("wagers.prime"), off("wagers.pair_bonus"), off("wagers.all_six_bonus")];
    let proof = layout(&prime("no-options", &none));
    proof.lacks(&["pair bonus", "all-six", "fourth", "679a.2(b)(3)"]);
    for label in ["PAIR", "ALL-SIX", "FOURTH"] {
        assert_eq!(count(&proof, label), 0, "{label}");
    }
}

#[test]
fn the_readings_that_shaped_the_drawing_are_named() {
    for game in GameId::ALL {
        let (applied, others): (&[&str], &[&str]) = match game {
            GameId::Minibaccarat | GameId::Midibaccarat => (&["ER-112"], &["ER-133", "ER-202"]),
            GameId::Baccarat => (&["ER-112", "ER-133"], &["ER-202"]),
            GameId::ThreeCardPrime => (&["ER-202", "ER-203"], &["ER-112", "ER-133"]),
            GameId::Saigon5Card => (&[], &["ER-"]),
        };
        listed(&preset(game), applied, others);
    }
}

#[test]
fn s679a_2_b_4_three_card_prime_carries_both_phrases_whatever_stands_on_signs() {
    proves!("679a.2(b)(4)");
    let phrases = ["Dealer Qualifies with a Queen or Ante Pushes and Play Wins", "Player wins ties"];
    for set in option_sets() {
        let page = layout(&set).page(1);
        for phrase in phrases {
            assert_eq!(
                page.contains(phrase),
                set.game == GameId::ThreeCardPrime,
                "{} {}",
                set.game,
                set.name
            );
        }
    }
    layout(&on_signs(GameId::ThreeCardPrime)).has(&["679a.2(b)(4)", "on a sign at the table"]);
}

#[test]
fn s679a_2_b_5_a_payout_limit_stands_on_the_felt_or_on_a_sign() {
    proves!("679a.2(b)(5)", "680a.2(b)(6)");
    let games: [(GameId, &str, &str); 2] = [
        (GameId::ThreeCardPrime, "75000.00", "679a.2(b)(5)"),
        (GameId::Saigon5Card, "60000.00", "680a.2(b)(6)"),
    ];
    for (game, limit, clause) in games {
        let changes = [("table.payout_limit", text(limit)), ("table.maximum", text("100.00"))];
        let set = OptionSet::new("limit", game, &changes);
        let shown = set.filing().submission().payout_limit().expect("a limit").to_string();
        assert!(layout(&set).page(1).contains(&format!("Payout limit {shown} per player, per round")));
        listed(&set, &[clause, "Payout limit"], &["not on the layout"]);
        let on_sign = [&changes[..], &[("layout.signs", Value::texts(&["payout limit"]))]].concat();
        let sign = OptionSet::new("limit-sign", game, &on_sign);
        layout(&sign).lacks(&[&shown]);
        listed(&sign, &[clause, "on a sign at the table"], &[]);
        layout(&OptionSet::new("preset", game, &[])).lacks(&[clause, "in a round"]);
    }
}

#[test]
fn s680a_2_b_2_every_seat_of_saigon_5_card_has_its_ante_area_and_both_hands() {
    proves!("680a.2(b)(2)", "680a.2(b)(3)");
    for set in option_sets().iter().filter(|set| set.game == GameId::Saigon5Card) {
        at_each_seat(set, "ANTE", 1);
        at_each_seat(set, "THREE-CARDHAND", 1);
        at_each_seat(set, "SHOWDOWNHAND", 1);
        listed(set, &["680a.2(b)(2)", "680a.2(b)(3)", "Area for the showdown hand"], &[]);
    }
}

#[test]
fn s680a_2_b_4_the_bonus_wager_of_saigon_5_card_has_its_area_where_it_is_offered() {
    proves!("680a.2(b)(4)");
    at_each_seat(&saigon("preset", &[]), "BONUS", 1);
    listed(&saigon("preset", &[]), &["680a.2(b)(4)", "Area for Bonus Wagers"], &[]);
    let without = saigon("no-bonus", &[("wagers.bonus", text("not offered"))]);
    at_each_seat(&without, "BONUS", 0);
    layout(&without).lacks(&["bonus"]);
}

#[test]
fn the_dealers_side_has_what_was_filed_and_nothing_else() {
    for game in GameId::ALL {
        let proof = layout(&preset(game));
        proof.has(&["DROP BOX", "TIP BOX", "TABLE INVENTORY CONTAINER", "DEALING SHOE"]);
        let (used, other) = match game {
            GameId::Midibaccarat | GameId::Baccarat => ("DISCARD BUCKET", "DISCARD RACK"),
            GameId::Minibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => {
                ("DISCARD RACK", "DISCARD BUCKET")
            }
        };
        proof.has(&[used]);
        proof.lacks(&[other]);
    }
    layout(&preset(GameId::Baccarat)).has(&["DEALER CALLING THE GAME", "631a.9(c)", "631a.12(b)"]);
    layout(&preset(GameId::Minibaccarat)).lacks(&["SHUFFLING DEVICE"]);
    layout(&preset(GameId::Saigon5Card)).has(&["SHUFFLING DEVICE"]);
}

#[test]
fn the_boxes_stand_where_they_were_filed() {
    let alternative = [
        ("equipment.tip_box", text("approved alternative")),
        ("equipment.tip_box_prevented_by", text("card shuffling device")),
    ];
    let note = "at another place that the Bureau of Casino Compliance approved";
    layout(&prime("alternative", &alternative)).has(&[note]);
    layout(&prime("preset", &[])).lacks(&[note]);
}

#[test]
fn cards_dealt_by_hand_need_no_shoe_and_an_automated_one_is_named() {
    let by_hand = [
        ("dealing.method", text("hand")),
        ("dealing.manual_shoe_place", text("no manual shoe")),
        ("cards.changed_every_hours", Value::Integer(4)),
    ];
    for game in [GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let hand = layout(&OptionSet::new("hand", game, &by_hand));
        hand.has(&[&id(game, ".9(a)(2)")]);
        assert_eq!(count(&hand, "SHOE"), 0);
        let automated = [
            ("dealing.method", text("automated shoe")),
            ("dealing.manual_shoe_place", text("no manual shoe")),
        ];
        layout(&OptionSet::new("automated", game, &automated)).has(&["AUTOMATED", &id(game, ".10(a)(1)")]);
    }
}

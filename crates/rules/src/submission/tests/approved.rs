//! The typed submission and the terms it gives.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{approve, ez, limited, list, text, whole};
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::families::baccarat;
use crate::families::baccarat::procedure::Method;
use crate::families::baccarat::terms::Variation;
use crate::game::GameId;
use crate::kit::layout::LayoutItem;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::{Offer, Rounding, Wager};
use crate::submission::choice::{Collection, DealingMethod, Shuffling, StoredBatch};
use crate::submission::{ApprovedSubmission, Edits, Options, Terms, WagerTerms};

#[test]
fn presets_give_the_default_terms() {
    let baccarat = Terms::Baccarat(baccarat::Terms::default());
    for (game, terms) in [
        (GameId::Minibaccarat, baccarat),
        (GameId::Midibaccarat, baccarat),
        (GameId::Baccarat, baccarat),
        (GameId::ThreeCardPrime, Terms::ThreeCardPrime(three_card_prime::Terms::default())),
        (GameId::Saigon5Card, Terms::Saigon5Card(saigon_5_card::Terms::default())),
    ] {
        assert_eq!(approve(game, &[]).terms(), terms);
    }
}

#[test]
fn baccarat_choices_reach_the_terms() {
    for game in super::BACCARAT {
        let changes =
            [("wagers.tie", text("9 to 1")), ("wagers.dragon_bonus", text("c")), ("cards.decks", whole(6))];
        let Terms::Baccarat(terms) = approve(game, &changes).terms() else { panic!() };
        assert_eq!((terms.tie, terms.dragon_bonus, terms.decks), (Odds::to_1(9), Some(Letter::C), 6));
        let Terms::Baccarat(terms) = approve(game, &[("vigorish.rounding", text("up to quarter"))]).terms()
        else {
            panic!()
        };
        assert_eq!(terms.variation, Variation::Vigorish(Rounding::UpToQuarter));
        let approved = approve(game, &ez(game));
        let Options::Baccarat(options) = approved.options() else { panic!() };
        assert_eq!((options.terms.variation, options.collection), (Variation::Ez, Collection::None));
    }
}

#[test]
fn the_shoe_of_minibaccarat_holds_one_batch_of_two() {
    let two_batches = [
        ("cards.shuffling", text("device")),
        ("cards.decks", whole(14)),
        ("cards.backs", text("two colors")),
        ("dealing.initial_cards", text("face down")),
    ];
    let approved = approve(GameId::Minibaccarat, &two_batches);
    let Options::Baccarat(options) = approved.options() else { panic!() };
    assert_eq!((options.decks, options.terms.decks, options.shuffling), (14, 7, Shuffling::Device));
    assert_eq!((options.procedure.method, options.clauses.game), (Method::FaceDown, GameId::Minibaccarat));
    assert_eq!((approved.stored_batch(), approved.changed_every_hours()), (StoredBatch::Spread, Some(24)));
}

#[test]
fn a_device_leaves_the_shoe_of_midibaccarat_whole() {
    let approved = approve(GameId::Midibaccarat, &[("cards.shuffling", text("device"))]);
    let Options::Baccarat(options) = approved.options() else { panic!() };
    assert_eq!((options.terms.decks, options.procedure.method), (8, Method::PlayersTurn));
    assert_eq!((approved.changed_every_hours(), options.clauses.game), (None, GameId::Midibaccarat));
}

#[test]
fn baccarat_knows_who_turns_the_cards() {
    let approved = approve(GameId::Baccarat, &[("dealing.cards_turned_by", text("players"))]);
    let Options::Baccarat(options) = approved.options() else { panic!() };
    assert_eq!((options.procedure.method, options.clauses.game), (Method::PlayersTurn, GameId::Baccarat));
}

#[test]
fn prime_choices_reach_the_terms() {
    let game = GameId::ThreeCardPrime;
    let gone = ["prime wager", "pair bonus wager", "fourth card"];
    let changes = [
        ("wagers.prime", text("not offered")),
        ("wagers.pair_bonus", text("not offered")),
        ("wagers.all_six_bonus", text("E")),
        ("wagers.bad_beat_bonus", text("B")),
        ("layout.areas", list(game, "layout.areas", &[], &gone)),
    ];
    let approved = approve(game, &[limited(game, text("60,000")), changes.to_vec()].concat());
    let expected = three_card_prime::Terms {
        bad_beat: Letter::B,
        prime: Offer::NotOffered,
        pair_bonus: None,
        all_six: Some(Letter::E),
        payout_limit: Some(Cents::dollars(60_000)),
    };
    assert_eq!(approved.terms(), Terms::ThreeCardPrime(expected));
}

#[test]
fn saigon_choices_reach_the_options() {
    let changes = [("table.boxes_per_player", whole(2)), ("cards.jokers_manufactured", whole(2))];
    let approved = approve(GameId::Saigon5Card, &changes);
    let Options::Saigon5Card(options) = approved.options() else { panic!() };
    assert_eq!((options.dealing.boxes_per_player, options.jokers_manufactured), (2, 2));
    assert_eq!((options.dealing.method, options.dealing.decks), (DealingMethod::ManualShoe, 1));
}

#[test]
fn stakes_layout_and_boxes_are_kept() {
    let approved =
        approve(GameId::Saigon5Card, &[("table.minimum", whole(25)), ("table.maximum", whole(500))]);
    assert_eq!((approved.stakes().minimum, approved.stakes().maximum), (Cents(2_500), Cents(50_000)));
    assert_eq!(approved.layout().inscriptions, [LayoutItem::NameOrLogo, LayoutItem::PayoutOdds]);
    assert_eq!(approved.boxes().drop_box.word(), "dealer's left");
}

/// The terms of a wager: whether it can be made, of which stake multiples are, and the two clauses.
fn said(approved: &ApprovedSubmission) -> Vec<String> {
    let terms = approved.wagers().iter();
    terms
        .map(|WagerTerms { wager, offering, smallest_stake, paid_by }| {
            let (choice, provision) = (offering.choice, offering.provision);
            format!("{wager} {choice:?} by {provision}, {smallest_stake} by {paid_by}")
        })
        .collect()
}

#[test]
fn a_table_says_of_each_wager_whether_it_can_be_made_and_which_stakes_break_no_cent() {
    assert_eq!(
        said(&approve(
            GameId::Baccarat,
            &[("wagers.tie", text("17 to 2")), ("wagers.dragon_bonus", text("B"))]
        )),
        [
            "player BeforeTheDeal by 631a.8(a), $0.01 by 631a.13(a)",
            "banker BeforeTheDeal by 631a.8(a), $0.20 by 631a.13(c)",
            "tie BeforeTheDeal by 631a.8(a), $0.02 by 631a.13(b)",
            "dragon-bonus-player BeforeTheDeal by 631a.8(a)(4), $0.01 by 631a.13(e)/B",
            "dragon-bonus-banker BeforeTheDeal by 631a.8(a)(4), $0.01 by 631a.13(e)/B",
            "dragon-7-insurance NotOffered by 631a.8(a)(5), $0.01 by 631a.13(f)",
        ]
    );
    let no_prime = Edits::of(GameId::ThreeCardPrime).with("wagers.prime", "not offered").check().unwrap();
    assert_eq!(
        said(&no_prime),
        [
            "ante BeforeTheDeal by 679a.7(d)(1), $0.01 by 679a.12(a)",
            "play AfterTheDeal by 679a.11(b), $0.01 by 679a.12(b)",
            "prime NotOffered by 679a.7(d)(2), $0.01 by 679a.12(d)",
            "pair-bonus BeforeTheDeal by 679a.7(d)(3), $0.01 by 679a.12(f)",
            "all-six BeforeTheDeal by 679a.7(d)(4), $0.01 by 679a.12(g)",
        ]
    );
    assert_eq!(
        said(&approve(GameId::Saigon5Card, &[])),
        [
            "ante BeforeTheDeal by 680a.7(d)(1), $0.02 by 680a.12(b)",
            "bonus BeforeTheDeal by 680a.7(d)(2), $0.01 by 680a.12(c)",
        ]
    );
}

#[test]
fn the_wagers_of_a_submission_are_those_of_its_chapter() {
    for game in GameId::ALL {
        let approved = approve(game, &[]);
        let listed = approved.chapter().wagers.list;
        assert!(approved.wagers().iter().map(|terms| terms.wager).eq(listed.iter().copied()), "{game}");
        for wager in Wager::ALL {
            assert_eq!(approved.wager(wager).is_some(), listed.contains(&wager), "{game}: {wager}");
        }
    }
}

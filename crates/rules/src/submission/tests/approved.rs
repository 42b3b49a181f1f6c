//! The typed submission and the terms it gives.

use super::{approve, ez, limited, list, text, whole};
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::families::baccarat as baccarat_common;
use crate::families::baccarat::terms::Variation;
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::Letter;
use crate::kit::wager::{Offer, Rounding};
use crate::submission::choice::{Collection, DealingMethod, InitialCards, Shuffling, StoredBatch, TurnedBy};
use crate::submission::{ChapterOptions, Options, Terms};

#[test]
fn presets_give_the_default_terms() {
    let baccarat = Terms::Baccarat(baccarat_common::Terms::default());
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
    let (initial_cards, stored_batch) = (InitialCards::FaceDown, StoredBatch::Spread);
    let chapter = ChapterOptions::Minibaccarat { initial_cards, stored_batch, changed_every_hours: 24 };
    assert_eq!(options.chapter, chapter);
}

#[test]
fn a_device_leaves_the_shoe_of_midibaccarat_whole() {
    let approved = approve(GameId::Midibaccarat, &[("cards.shuffling", text("device"))]);
    let Options::Baccarat(options) = approved.options() else { panic!() };
    assert_eq!((options.terms.decks, options.chapter), (8, ChapterOptions::Midibaccarat));
}

#[test]
fn baccarat_knows_who_turns_the_cards() {
    let approved = approve(GameId::Baccarat, &[("dealing.cards_turned_by", text("players"))]);
    let Options::Baccarat(options) = approved.options() else { panic!() };
    assert_eq!(options.chapter, ChapterOptions::Baccarat { turned_by: TurnedBy::Players });
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
    assert_eq!(approved.layout().inscriptions, ["name or logo", "payout odds"]);
    assert_eq!(approved.boxes().drop_box.word(), "dealer's left");
}

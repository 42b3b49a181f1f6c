//! The shuffle (.5(a) and .5(b) of the chapters).

use croupier_rules::proves;

use super::*;
use crate::cards::shuffle::vigorish_first;
use crate::cards::{CardsEvent, Occasion, Role};
use crate::event::Event;

/// A table whose first set waits for its shuffle.
fn stacked(setup: Edits) -> Table {
    let occasion = if setup.game() == GameId::Baccarat { Occasion::Shuffle } else { Occasion::Opening };
    let mut table = Table::with_players(setup, &[1]);
    table.walk_to(FIRST, Stage::Stacked { occasion });
    table
}

#[test]
fn s627a_5_a_cards_that_are_not_shuffled_are_not_cut_or_loaded_or_played() {
    proves!("627a.5(a)", "629a.5(a)", "631a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in GameId::ALL {
        let mut table = stacked(manual(game));
        let due = (CardsReason::Due { stage: table.stage(FIRST) }, id(game, "5(a)"));
        assert_eq!(table.no(DEALER, CardsAct::Cut { above: 26 }), due);
        assert_eq!(table.no(DEALER, CardsAct::Load { set: FIRST }), due);
        assert_eq!(table.ready_check(), Err(due));
    }
}

#[test]
fn s627a_5_a_the_order_has_exactly_the_cards_of_the_set() {
    proves!("627a.5(a)", "629a.5(a)", "631a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in GameId::ALL {
        let mut table = stacked(manual(game));
        let order = table.order(FIRST);
        let doubled = order.iter().copied().skip(1).chain([order[1]]).collect();
        let short = order[1..].to_vec();
        for wrong in [Vec::new(), short, doubled] {
            let refused = table.no(DEALER, CardsAct::Shuffle { set: FIRST, order: wrong });
            assert_eq!(refused, (CardsReason::NotTheSameCards, id(game, "5(a)")));
        }
        table.ok(DEALER, CardsAct::Shuffle { set: FIRST, order: order.clone() });
        assert_eq!(table.state.cards.set(FIRST).cards(), order);
    }
}

#[test]
fn s627a_5_a_a_stack_shuffled_by_hand_is_verified_by_the_floorperson_before_the_cut() {
    proves!("627a.5(a)", "629a.5(a)");
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let mut table = stacked(manual(game));
        table.ok(DEALER, table.shuffle(FIRST));
        assert_eq!(table.stage(FIRST), Stage::Feathered);
        let refused = table.no(DEALER, CardsAct::OfferCut { seat: seat(1) });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Feathered }, id(game, "5(a)")));
        let even = CardsAct::VerifyShuffle { set: FIRST, finding: Distribution::Even };
        let refused = table.no(DEALER, even.clone());
        assert_eq!(refused, (CardsReason::NotYours { role: Role::Floorperson }, id(game, "5(a)")));
        assert_eq!(table.ok(FLOOR, even), [id(game, "5(a)")]);
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(1) });
    }
}

#[test]
fn s627a_5_a_an_uneven_stack_is_shuffled_again() {
    proves!("627a.5(a)", "629a.5(a)");
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let mut table = stacked(manual(game));
        table.ok(DEALER, table.shuffle(FIRST));
        table.ok(FLOOR, CardsAct::VerifyShuffle { set: FIRST, finding: Distribution::Uneven });
        assert_eq!(table.stage(FIRST), Stage::Stacked { occasion: Occasion::Shuffle });
        table.walk();
    }
}

#[test]
fn s631a_5_a_no_other_stack_is_left_feathered() {
    proves!("631a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in [GameId::Baccarat, GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let mut table = stacked(manual(game));
        table.ok(DEALER, table.shuffle(FIRST));
        assert_eq!(table.stage(FIRST), Stage::Shuffled);
    }
    let mut midi = stacked(one_device(GameId::Midibaccarat));
    midi.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
    midi.ok(DEVICE, midi.shuffle(FIRST));
    assert_eq!(midi.stage(FIRST), Stage::Shuffled);
}

#[test]
fn s631a_5_a_the_dealers_wash_and_stack_before_they_shuffle() {
    proves!("631a.5(a)");
    let mut table = Table::with_players(manual(GameId::Baccarat), &[1]);
    table.walk_to(FIRST, Stage::Unwashed);
    let refused = table.no(DEALER, CardsAct::Shuffle { set: FIRST, order: table.order(FIRST) });
    assert_eq!(refused, (CardsReason::Due { stage: Stage::Unwashed }, "631a.5(a)".to_owned()));
    for act in [CardsAct::Wash { set: FIRST }, CardsAct::Stack { set: FIRST }] {
        assert_eq!(table.ok(DEALER, act), ["631a.5(a)"]);
        assert_eq!(table.standing("631a.5(a)"), None);
    }
    assert_eq!(table.ok(DEALER, table.shuffle(FIRST)), ["631a.5(a)"]);
    assert_eq!(table.standing("631a.5(a)"), Some(Standing::Done));
}

#[test]
fn s627a_5_a_a_device_shuffles_what_is_placed_in_it_and_the_dealer_does_not() {
    proves!("627a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in [GameId::Minibaccarat, GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let mut table = stacked(two_sets(game));
        let by_hand = table.no(DEALER, table.shuffle(FIRST));
        assert_eq!(by_hand, (CardsReason::DeviceShuffles, id(game, "5(a)")));
        let too_soon = table.no(DEVICE, table.shuffle(FIRST));
        assert_eq!(too_soon, (CardsReason::NotInDevice, id(game, "5(a)")));
        assert_eq!(table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST }), [id(game, "5(a)")]);
        assert_eq!(table.ok(DEVICE, table.shuffle(FIRST)), [id(game, "5(a)")]);
    }
}

#[test]
fn s627a_5_a_the_order_of_a_device_has_exactly_the_cards_of_the_set() {
    proves!("627a.5(a)", "679a.5(a)", "680a.5(a)");
    for game in [GameId::Minibaccarat, GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let mut table = stacked(two_sets(game));
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        let short = table.order(FIRST)[1..].to_vec();
        let refused = table.no(DEVICE, CardsAct::Shuffle { set: FIRST, order: short });
        assert_eq!(refused, (CardsReason::NotTheSameCards, id(game, "5(a)")));
    }
}

#[test]
fn s627a_5_a_a_table_without_a_device_places_nothing_in_it() {
    for game in GameId::ALL {
        let refused = stacked(manual(game)).no(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        assert_eq!(refused, (CardsReason::NoDevice, id(game, "5(a)")));
    }
}

#[test]
fn s679a_5_b_a_wrong_count_takes_the_deck_off_the_table() {
    proves!("679a.5(b)", "680a.5(b)");
    for game in POKER {
        let right = testing::approved(&one_device(game)).deck().size() as u16;
        for cards in 0..=60 {
            let mut table = stacked(one_device(game));
            table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
            let report = CardsAct::ReportCount { set: FIRST, cards };
            if cards == right {
                assert_eq!(table.no(DEVICE, report), (CardsReason::CountIsRight, id(game, "5(b)")));
            } else {
                let entries = table.any(DEVICE, Act::Cards(report)).unwrap();
                assert!(entries.iter().all(|entry| entry.provision.id() == id(game, "5(b)")));
                let facts: Vec<&Event> = entries.iter().map(|entry| &entry.event).collect();
                let counted = Event::Cards(CardsEvent::CountedWrong { set: FIRST, cards });
                assert_eq!(facts, [&counted, &Event::Cards(CardsEvent::Removed { set: FIRST })]);
                assert_eq!(table.stage(FIRST), Stage::Absent);
                table.walk();
            }
        }
    }
}

#[test]
fn s679a_5_b_only_a_device_that_counts_counts() {
    proves!("679a.5(b)", "680a.5(b)");
    for game in POKER {
        let mut table = stacked(setup(game, Shuffling::Device, CardSets::One));
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        let report = CardsAct::ReportCount { set: FIRST, cards: 51 };
        assert_eq!(table.no(DEVICE, report.clone()), (CardsReason::NotACountingDevice, id(game, "5(b)")));
        let by_dealer = table.no(DEALER, report);
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Device }, id(game, "5(a)")));
    }
}

#[test]
fn the_baccarat_chapters_tie_nothing_to_a_count() {
    let mut table = stacked(one_device(GameId::Midibaccarat));
    table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
    let refused = table.no(DEVICE, CardsAct::ReportCount { set: FIRST, cards: 1 });
    assert_eq!(refused.0, CardsReason::NothingFollowsTheCount);
}

#[test]
fn s627a_5_a_a_floorperson_directs_a_shuffle_between_rounds_where_the_chapter_says_so() {
    proves!("627a.5(a)", "631a.5(b)", "679a.5(a)", "680a.5(a)");
    for game in [GameId::Minibaccarat, GameId::Baccarat, GameId::ThreeCardPrime, GameId::Saigon5Card] {
        let paragraph = if game == GameId::Baccarat { "5(b)" } else { "5(a)" };
        let mut table = Table::ready(manual(game));
        let cards = table.state.cards.shoe().all().to_vec();
        let by_dealer = table.no(DEALER, CardsAct::OrderReshuffle { set: FIRST });
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Floorperson }, id(game, "5(a)")));
        assert_eq!(table.ok(FLOOR, CardsAct::OrderReshuffle { set: FIRST }), [id(game, paragraph)]);
        assert_eq!(table.state.cards.set(FIRST).cards(), cards);
        assert!(table.ready_check().is_err());
        table.walk();
    }
}

#[test]
fn s629a_5_a_knows_no_shuffle_on_order() {
    proves!("629a.5(a)");
    let refused =
        Table::ready(manual(GameId::Midibaccarat)).no(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
    assert_eq!(refused, (CardsReason::NoReshuffleOrders, "629a.5(a)".to_owned()));
}

#[test]
fn s627a_5_a_a_shuffle_is_ordered_of_shuffled_cards_only() {
    let mut table = stacked(manual(GameId::Minibaccarat));
    let refused = table.no(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
    assert_eq!(refused, (CardsReason::Due { stage: table.stage(FIRST) }, "627a.5(a)".to_owned()));
}

#[test]
fn s627a_12_d_2_i_marked_vigorish_comes_before_any_shuffle() {
    proves!("627a.12(d)(2)(i)");
    for game in GameId::ALL {
        let table = Table::new(manual(game));
        assert_eq!(vigorish_first(&table.state, false), Ok(()));
        assert_eq!(vigorish_first(&table.state, true).is_ok(), game != GameId::Minibaccarat);
    }
    let refusal = vigorish_first(&Table::new(manual(GameId::Minibaccarat)).state, true).unwrap_err();
    assert_eq!(refusal.provision.unwrap().id(), "627a.12(d)(2)(i)");
}

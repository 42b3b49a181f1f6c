//! Receipt and opening of the cards (.3 and .4 of the chapters).

use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::proves;

use super::*;
use crate::cards::Occasion;
use crate::sight::{Viewer, view};

/// The acts of an opening, in order, with who does each, the paragraph, and the stage it leads to.
fn opening(table: &Table, set: SetId) -> Vec<(Actor, CardsAct, &'static str, Stage)> {
    let two = table.state.filed().sets() == CardSets::TwoAlternating;
    let (spread, wash) = if two { ("4(d)", "4(d)") } else { ("4(b)", "4(c)") };
    let batched = two && table.game() == GameId::Minibaccarat;
    let turn = if batched { CardsAct::TurnFaceDown { set } } else { CardsAct::Wash { set } };
    let opening = Occasion::Opening;
    let stacked = match table.game() {
        GameId::Baccarat => Stage::Unwashed,
        _ => Stage::Stacked { occasion: opening },
    };
    vec![
        (DEALER, CardsAct::Inspect { set }, "4(a)", Stage::Inspected),
        (FLOOR, CardsAct::VerifyInspection { set }, "4(a)", Stage::Verified),
        (DEALER, CardsAct::Spread { set }, spread, Stage::Spread { occasion: opening }),
        (player(1), CardsAct::LookAtCards { set }, spread, Stage::Seen { occasion: opening }),
        (DEALER, turn, wash, Stage::FaceDown { occasion: opening }),
        (DEALER, CardsAct::Stack { set }, wash, stacked),
    ]
}

/// Opens both or the one set, checks the one entry and the stage of each act, and that each later act is refused before
/// its turn under the paragraph of the act that is due.
fn check_opening(setup: Edits) {
    let mut table = Table::with_players(setup, &[1]);
    let sets = if table.state.filed().sets() == CardSets::One { vec![FIRST] } else { vec![FIRST, SECOND] };
    for set in sets {
        table.receive(set);
        let acts = opening(&table, set);
        for (place, (actor, act, paragraph, stage)) in acts.iter().enumerate() {
            for (later_actor, later, ..) in &acts[place + 1..] {
                let due =
                    if matches!(table.stage(set), Stage::Spread { .. }) { acts[4].2 } else { *paragraph };
                let expected = (CardsReason::Due { stage: table.stage(set) }, id(table.game(), due));
                assert_eq!(table.no(*later_actor, later.clone()), expected, "{later:?}");
            }
            assert_eq!(table.ok(*actor, act.clone()), [id(table.game(), paragraph)]);
            assert_eq!(table.stage(set), *stage);
        }
    }
}

#[test]
fn s627a_4_a_to_c_open_one_set_in_order_and_refuse_every_step_before_its_turn() {
    proves!("627a.4(a)", "627a.4(b)", "627a.4(c)", "629a.4(a)", "629a.4(b)", "629a.4(c)");
    proves!("631a.4(a)", "631a.4(b)", "631a.4(c)", "679a.4(a)", "679a.4(b)", "679a.4(c)");
    proves!("680a.4(a)", "680a.4(b)", "680a.4(c)");
    GameId::ALL.into_iter().for_each(|game| check_opening(manual(game)));
}

#[test]
fn s627a_4_d_opens_two_batches_apart_and_without_a_wash() {
    proves!("627a.4(d)");
    check_opening(two_sets(GameId::Minibaccarat));
    let mut table = Table::with_players(two_sets(GameId::Minibaccarat), &[1]);
    table.receive(FIRST);
    table.walk_to(FIRST, Stage::Seen { occasion: Occasion::Opening });
    let refused = table.no(DEALER, CardsAct::Wash { set: FIRST });
    assert_eq!(refused, (CardsReason::BatchesAreNotWashed, "627a.4(d)".to_owned()));
}

#[test]
fn s679a_4_d_opens_each_of_two_decks_with_a_wash() {
    proves!("679a.4(d)", "680a.4(d)");
    POKER.into_iter().for_each(|game| check_opening(two_sets(game)));
}

#[test]
fn s627a_4_c_one_set_is_washed_not_only_turned() {
    proves!("627a.4(c)", "629a.4(c)", "631a.4(c)", "679a.4(c)", "680a.4(c)");
    for game in GameId::ALL {
        let mut table = Table::with_players(manual(game), &[1]);
        table.walk_to(FIRST, Stage::Seen { occasion: Occasion::Opening });
        let refused = table.no(DEALER, CardsAct::TurnFaceDown { set: FIRST });
        assert_eq!(refused, (CardsReason::WashThem, id(game, "4(c)")));
    }
}

#[test]
fn s627a_4_a_is_for_the_dealer_to_inspect_and_for_the_floorperson_to_verify() {
    proves!("627a.4(a)", "629a.4(a)", "631a.4(a)", "679a.4(a)", "680a.4(a)");
    for game in GameId::ALL {
        let mut table = Table::new(manual(game));
        table.receive(FIRST);
        let not_yours = |role| (CardsReason::NotYours { role }, id(game, "4(a)"));
        for actor in [FLOOR, DEVICE, player(1), Actor::Curator] {
            assert_eq!(
                table.no(actor, CardsAct::Inspect { set: FIRST }),
                not_yours(crate::cards::Role::Dealer)
            );
        }
        table.ok(DEALER, CardsAct::Inspect { set: FIRST });
        let verify = CardsAct::VerifyInspection { set: FIRST };
        assert_eq!(table.no(DEALER, verify), not_yours(crate::cards::Role::Floorperson));
    }
}

#[test]
fn s627a_4_b_waits_until_a_player_is_at_the_table() {
    proves!("627a.4(b)", "629a.4(b)", "631a.4(b)", "679a.4(b)", "680a.4(b)");
    for game in GameId::ALL {
        let mut table = Table::new(manual(game));
        table.walk_to(FIRST, Stage::Spread { occasion: Occasion::Opening });
        assert_eq!(table.duties(), []);
        let refused = table.no(player(1), CardsAct::LookAtCards { set: FIRST });
        assert_eq!(refused, (CardsReason::NotYours { role: crate::cards::Role::Player }, id(game, "4(b)")));
        table.sit(1);
        assert_eq!(table.duties().len(), 1);
        table.ok(player(1), CardsAct::LookAtCards { set: FIRST });
    }
}

#[test]
fn s627a_3_a_takes_the_filed_number_of_decks_and_no_other() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)", "679a.3(a)", "680a.3(a)");
    for game in GameId::ALL {
        let filed = testing::approved(&manual(game)).deck().decks();
        for decks in (0..=16).filter(|&decks| decks != filed) {
            let refused = Table::new(manual(game)).no(DEALER, CardsAct::Receive { set: FIRST, decks });
            assert_eq!(refused, (CardsReason::WrongNumberOfDecks { decks: filed }, id(game, "3(a)")));
        }
        let mut table = Table::new(manual(game));
        table.receive(FIRST);
        assert_eq!(table.state.cards.set(FIRST).cards().len(), table.state.filed().deck().size());
    }
}

#[test]
fn s627a_3_b_1_takes_the_same_number_of_decks_for_each_of_two_sets() {
    proves!("627a.3(b)(1)", "679a.3(b)", "680a.3(b)");
    let two_set_games =
        [(GameId::Minibaccarat, "3(b)(1)"), (GameId::ThreeCardPrime, "3(b)"), (GameId::Saigon5Card, "3(b)")];
    for (game, paragraph) in two_set_games {
        let filed = testing::approved(&two_sets(game)).deck().decks();
        let mut table = Table::new(two_sets(game));
        table.receive(FIRST);
        for decks in [filed - 1, filed + 1, 2 * filed] {
            let refused = table.no(DEALER, CardsAct::Receive { set: SECOND, decks });
            assert_eq!(refused, (CardsReason::WrongNumberOfDecks { decks: filed }, id(game, paragraph)));
        }
        assert_eq!(table.ok(DEALER, CardsAct::Receive { set: SECOND, decks: filed }), [id(game, paragraph)]);
    }
}

#[test]
fn s627a_3_a_takes_no_second_set_where_one_is_filed() {
    proves!("627a.3(a)", "629a.3(a)", "631a.3(a)", "679a.3(a)", "680a.3(a)");
    for game in GameId::ALL {
        let decks = testing::approved(&manual(game)).deck().decks();
        let refused = Table::new(manual(game)).no(DEALER, CardsAct::Receive { set: SECOND, decks });
        assert_eq!(refused, (CardsReason::OneSetOnly, id(game, "3(a)")));
    }
}

#[test]
fn s680a_3_a_has_exactly_one_joker_and_679a_none() {
    proves!("679a.3(a)", "680a.3(a)");
    for (game, jokers) in [(GameId::ThreeCardPrime, 0), (GameId::Saigon5Card, 1)] {
        let mut table = Table::new(manual(game));
        table.receive(FIRST);
        let cards = table.state.cards.set(FIRST).cards();
        assert_eq!(cards.iter().filter(|card| card.is_joker()).count(), jokers);
    }
}

#[test]
fn s627a_3_b_pairs_a_device_with_two_batches_and_the_hand_with_one_set() {
    proves!("627a.3(a)", "627a.3(b)", "627a.3(b)(1)");
    let game = GameId::Minibaccarat;
    let (one, two) = (CardSets::One, CardSets::TwoAlternating);
    assert!(refused(&setup(game, Shuffling::Manual, one)).is_empty());
    assert!(refused(&setup(game, Shuffling::Device, two)).is_empty());
    assert!(refused(&setup(game, Shuffling::Manual, two)).contains(&"627a.3(a)"));
    assert_eq!(refused(&setup(game, Shuffling::Device, one))[0], "627a.3(b)");
    let mut table = Table::with_players(two_sets(game), &[1]);
    [FIRST, SECOND].into_iter().for_each(|set| table.receive(set));
    let size = |set| table.state.cards.set(set).cards().len();
    assert_eq!((size(FIRST), size(SECOND)), (8 * 52, 8 * 52));
}

#[test]
fn s629a_3_a_has_one_set_with_or_without_a_device_and_631a_no_device() {
    proves!("629a.3(a)", "631a.3(a)", "631a.5(a)");
    for game in [GameId::Midibaccarat, GameId::Baccarat] {
        let two = setup(game, Shuffling::Manual, CardSets::TwoAlternating);
        assert_eq!(refused(&two)[0], id(game, "3(a)"));
        let mut table = Table::new(manual(game));
        let second = table.no(DEALER, CardsAct::Receive { set: SECOND, decks: 8 });
        assert_eq!(second, (CardsReason::OneSetOnly, id(game, "3(a)")));
    }
    assert_eq!(refused(&two_sets(GameId::Midibaccarat))[0], "629a.3(a)");
    assert!(refused(&one_device(GameId::Midibaccarat)).is_empty());
    assert_eq!(refused(&one_device(GameId::Baccarat)), ["631a.5(a)"]);
}

#[test]
fn s679a_3_b_has_two_decks_only_with_a_device() {
    proves!("679a.3(b)", "680a.3(b)");
    for game in POKER {
        let two = setup(game, Shuffling::Manual, CardSets::TwoAlternating);
        assert_eq!(refused(&two), [id(game, "3(b)")]);
        assert!(refused(&two_sets(game)).is_empty());
        assert!(refused(&one_device(game)).is_empty());
    }
}

#[test]
fn s679a_9_a_1_hand_dealing_needs_a_shuffling_device() {
    proves!("679a.9(a)(1)", "680a.9(a)(1)");
    for game in POKER {
        assert_eq!(refused(&dealt(&manual(game), DealingMethod::Hand)), [id(game, "9(a)(1)")]);
        assert!(refused(&dealt(&one_device(game), DealingMethod::Hand)).is_empty());
    }
}

#[test]
fn no_baccarat_chapter_knows_a_device_that_reshuffles_by_itself() {
    for game in BACCARAT {
        for shuffling in [Shuffling::ReshufflingDevice, Shuffling::ReshufflingShoe] {
            assert_eq!(refused(&setup(game, shuffling, CardSets::One)), [id(game, "5(a)")]);
        }
    }
}

#[test]
fn s627a_4_e_preshuffled_cards_skip_the_opening_and_the_first_shuffle() {
    proves!("627a.4(e)", "629a.4(d)", "631a.4(d)", "679a.4(e)", "680a.4(e)");
    for game in GameId::ALL {
        let mut table = Table::new(manual(game));
        let paragraph = if matches!(game, GameId::Midibaccarat | GameId::Baccarat) { "4(d)" } else { "4(e)" };
        assert_eq!(table.ok(DEALER, table.preshuffled(FIRST)), [id(game, paragraph)]);
        assert_eq!(table.stage(FIRST), Stage::Shuffled);
        table.walk();
    }
}

#[test]
fn s627a_4_e_preshuffled_cards_are_exactly_those_of_the_set() {
    proves!("627a.4(e)", "629a.4(d)", "631a.4(d)", "679a.4(e)", "680a.4(e)");
    for game in GameId::ALL {
        let mut table = Table::new(manual(game));
        let CardsAct::ReceivePreshuffled { set, decks, mut order } = table.preshuffled(FIRST) else {
            panic!()
        };
        order[0] = order[1];
        let refused = table.no(DEALER, CardsAct::ReceivePreshuffled { set, decks, order });
        assert_eq!(refused.0, CardsReason::NotTheSameCards);
    }
}

#[test]
fn er_205_preshuffled_cards_dealt_by_hand_or_reshuffled_go_through_the_device() {
    proves!("679a.9(a)(1)", "680a.9(a)(1)", "679a.5(g)", "680a.5(g)");
    for game in POKER {
        let hand = dealt(&one_device(game), DealingMethod::Hand);
        let reshuffling = setup(game, Shuffling::ReshufflingDevice, CardSets::One);
        for setup in [hand, reshuffling] {
            let mut table = Table::new(setup);
            table.ok(DEALER, table.preshuffled(FIRST));
            assert_eq!(table.stage(FIRST), Stage::Stacked { occasion: Occasion::Opening });
            table.walk();
            assert_eq!(table.state.cards.set(FIRST).shuffled_by, Some(ShuffledBy::Device));
        }
    }
}

/// What everybody at the table sees of the faces of a set.
fn faces(table: &Table, set: SetId) -> Vec<Card> {
    let viewers = [Viewer::Patron(seat(1)), Viewer::Onlooker, Viewer::Dealer, Viewer::Surveillance];
    let seen = viewers.map(|viewer| {
        let sets = view(&table.state, table.now, viewer).cards.sets;
        sets.into_iter().find(|view| view.set == set).map_or(Vec::new(), |view| view.face_up)
    });
    assert!(seen.iter().all(|cards| *cards == seen[0]));
    seen[0].clone()
}

#[test]
fn s627a_4_b_the_faces_of_the_spread_cards_are_seen_until_they_are_turned() {
    proves!(
        "627a.4(b)",
        "629a.4(b)",
        "631a.4(b)",
        "679a.4(b)",
        "680a.4(b)",
        "627a.4(d)",
        "679a.4(d)",
        "680a.4(d)"
    );
    for setup in GameId::ALL.into_iter().flat_map(provided) {
        let mut table = Table::with_players(setup, &[1]);
        let sorted: Vec<Card> = table.state.filed().deck().cards().collect();
        table.receive(FIRST);
        for (actor, act, _, stage) in opening(&table, FIRST) {
            table.ok(actor, act);
            let lies_open = matches!(stage, Stage::Spread { .. } | Stage::Seen { .. });
            assert_eq!(
                faces(&table, FIRST),
                if lies_open { sorted.clone() } else { Vec::new() },
                "{stage:?}"
            );
        }
        table.walk();
        assert!(faces(&table, FIRST).is_empty());
    }
}

#[test]
fn s631a_5_a_nobody_is_said_to_have_looked_at_cards_that_wait_for_their_second_wash() {
    proves!("631a.5(a)");
    let mut table = Table::with_players(manual(GameId::Baccarat), &[1]);
    table.walk_to(FIRST, Stage::Unwashed);
    let view = view(&table.state, table.now, Viewer::Onlooker);
    assert_eq!((view.cards.sets[0].stage, view.cards.sets[0].facing), (Stage::Unwashed, Facing::Down));
    assert_eq!(table.ok(DEALER, CardsAct::Wash { set: FIRST }), ["631a.5(a)"]);
    assert_eq!(table.stage(FIRST), Stage::FaceDown { occasion: Occasion::Shuffle });
}

//! The idle table (627a.5(g), 679a.5(f), 680a.5(f)).

use croupier_rules::proves;

use super::*;
use crate::cards::{Occasion, Role};
use crate::sight::{Viewer, view};
use crate::wagering::{WagerAct, wagers};
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::submission::choice::StoredBatch;

const IDLE: [(GameId, &str); 3] =
    [(GameId::Minibaccarat, "5(g)"), (GameId::ThreeCardPrime, "5(f)"), (GameId::Saigon5Card, "5(f)")];

/// A table whose cards were spread because nobody played.
fn idle(setup: Edits) -> Table {
    let mut table = Table::ready(setup);
    table.leave(1);
    table.ok(DEALER, CardsAct::SpreadAtIdleTable { set: FIRST });
    table.sit(1);
    table
}

#[test]
fn s627a_5_g_the_cards_leave_shoe_and_rack_and_lie_face_down() {
    proves!("627a.5(g)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        let mut table = Table::ready(manual(game));
        table.leave(1);
        let by_floor = table.no(FLOOR, CardsAct::SpreadAtIdleTable { set: FIRST });
        assert_eq!(by_floor, (CardsReason::NotYours { role: Role::Dealer }, id(game, paragraph)));
        assert_eq!(table.ok(DEALER, CardsAct::SpreadAtIdleTable { set: FIRST }), [id(game, paragraph)]);
        let cards = &table.state.cards;
        assert_eq!(
            (cards.shoe().all().len(), cards.set(FIRST).cards().len()),
            (0, table.state.filed().deck().size())
        );
        assert_eq!(
            (table.stage(FIRST), cards.set(FIRST).facing()),
            (Stage::Spread { occasion: Occasion::Idle }, Facing::Down)
        );
        assert_eq!(
            table.ready_check(),
            Err((CardsReason::Due { stage: table.stage(FIRST) }, id(game, paragraph)))
        );
    }
}

#[test]
fn s627a_5_g_a_player_may_have_the_cards_turned_face_up() {
    proves!("627a.5(g)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        let mut table = idle(manual(game));
        let by_dealer = table.no(DEALER, CardsAct::AskFaceUp { set: FIRST });
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Player }, id(game, paragraph)));
        assert_eq!(table.ok(player(1), CardsAct::AskFaceUp { set: FIRST }), [id(game, paragraph)]);
        assert_eq!(table.state.cards.set(FIRST).facing(), Facing::Up);
        let again = table.no(player(1), CardsAct::AskFaceUp { set: FIRST });
        assert_eq!(again, (CardsReason::AlreadyFaceUp, id(game, paragraph)));
        table.walk();
    }
}

#[test]
fn s627a_5_g_the_first_player_looks_before_the_cards_are_gathered() {
    proves!("627a.5(g)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        let mut table = idle(manual(game));
        let refused = table.no(DEALER, CardsAct::Wash { set: FIRST });
        assert_eq!(
            refused,
            (CardsReason::Due { stage: Stage::Spread { occasion: Occasion::Idle } }, id(game, paragraph))
        );
        table.leave(1);
        assert_eq!(table.duties(), []);
        table.sit(4);
        assert_eq!(table.ok(player(4), CardsAct::LookAtCards { set: FIRST })[0], id(game, paragraph));
    }
}

#[test]
fn s627a_5_g_1_without_a_device_the_cards_are_washed_stacked_shuffled_and_cut() {
    proves!("627a.5(g)(1)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        let wash = if game == GameId::Minibaccarat { "5(g)(1)" } else { paragraph };
        let mut table = idle(manual(game));
        table.ok(player(1), CardsAct::LookAtCards { set: FIRST });
        let refused = table.no(DEALER, CardsAct::Stack { set: FIRST });
        assert_eq!(
            refused,
            (CardsReason::Due { stage: Stage::Seen { occasion: Occasion::Idle } }, id(game, wash))
        );
        assert_eq!(table.ok(DEALER, CardsAct::Wash { set: FIRST }), [id(game, wash)]);
        assert_eq!(table.standing(&id(game, wash)), None);
        assert_eq!(table.ok(DEALER, CardsAct::Stack { set: FIRST }), [id(game, wash)]);
        assert_eq!(table.standing(&id(game, wash)), Some(Standing::Done));
        assert!(table.no(DEALER, CardsAct::Load { set: FIRST }).1.contains("5(a)"));
        table.ok(DEALER, table.shuffle(FIRST));
        table.walk_to(FIRST, Stage::Shuffled);
        assert_eq!(
            table.no(DEALER, CardsAct::Load { set: FIRST }).0,
            CardsReason::Due { stage: Stage::Shuffled }
        );
        table.walk();
    }
}

#[test]
fn s679a_5_f_with_a_device_the_cards_are_washed_and_shuffled_too() {
    proves!("679a.5(f)", "680a.5(f)");
    for game in POKER {
        for setup in [one_device(game), two_sets(game)] {
            let mut table = idle(setup);
            table.ok(player(1), CardsAct::LookAtCards { set: FIRST });
            table.ok(DEALER, CardsAct::Wash { set: FIRST });
            table.walk();
            assert_eq!(table.state.cards.current(), FIRST);
        }
    }
}

#[test]
fn er_231_a_table_is_idle_while_nobody_is_seated() {
    proves!("627a.5(g)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        let spread = CardsAct::SpreadAtIdleTable { set: FIRST };
        let mut table = Table::ready(manual(game));
        table.sit(2);
        let refused = (CardsReason::GamingActivity, id(game, paragraph));
        assert_eq!(table.no(DEALER, spread.clone()), refused);
        table.leave(1);
        assert_eq!(table.no(DEALER, spread.clone()), refused);
        table.assert_ready();
        table.leave(2);
        assert_eq!(table.duties()[0].act, Form::Exact(Act::Cards(spread.clone())));
        table.ok(DEALER, spread);
    }
}

#[test]
fn er_231_no_round_begins_with_cards_that_lay_in_the_shoe_since_the_last_player_left() {
    proves!("627a.5(g)", "679a.5(f)", "680a.5(f)");
    for (game, paragraph) in IDLE {
        for stage in [Stage::Loaded, Stage::InPlay] {
            if stage == Stage::Loaded && game != GameId::Minibaccarat {
                continue;
            }
            let mut table = Table::with_players(manual(game), &[1]);
            table.walk_to(FIRST, stage);
            table.leave(1);
            table.sit(4);
            if stage == Stage::Loaded {
                table.ok(DEALER, CardsAct::Burn);
            }
            let refused = Err((CardsReason::LayIdle, id(game, paragraph)));
            assert_eq!(table.ready_check(), refused);
            let place =
                WagerAct::Place { position: seat(4), wager: wagers(game)[0], amount: Cents::dollars(20) };
            table.any(player(4), Act::Wager(place)).unwrap();
            assert_eq!(table.ready_check(), refused);
            table.ok(DEALER, CardsAct::SpreadAtIdleTable { set: FIRST });
            table.walk();
        }
    }
}

#[test]
fn er_231_a_recut_does_not_stand_in_for_the_spread() {
    proves!("679a.5(f)", "680a.5(f)");
    for game in POKER {
        let mut table = Table::ready(manual(game));
        table.leave(1);
        table.sit(1);
        table.ok(FLOOR, CardsAct::OrderRecut { because: None });
        table.ok(DEALER, CardsAct::Cut { above: 20 });
        table.ok(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(table.ready_check(), Err((CardsReason::LayIdle, id(game, "5(f)"))));
    }
}

#[test]
fn er_231_cards_that_were_not_in_the_shoe_when_the_last_player_left_are_dealt() {
    for (game, _) in IDLE {
        for setup in provided(game) {
            let mut table = Table::ready(setup);
            table.state.cards.round_over();
            table.state.cards.shoe_over();
            table.leave(1);
            table.sit(1);
            table.walk();
        }
    }
}

#[test]
fn er_231_a_device_that_reshuffles_by_itself_and_the_chapters_without_the_rule_leave_the_shoe_alone() {
    proves!("679a.5(g)", "680a.5(g)");
    let reshuffling = POKER.map(|game| setup(game, Shuffling::ReshufflingDevice, CardSets::One));
    let silent = [manual(GameId::Midibaccarat), manual(GameId::Baccarat)];
    for setup in reshuffling.into_iter().chain(silent).chain([four_card_stacks()]) {
        let mut table = Table::ready(setup);
        table.leave(1);
        table.sit(1);
        table.assert_ready();
    }
}

#[test]
fn s629a_3_b_midibaccarat_and_baccarat_leave_the_shoe_of_an_idle_table_alone() {
    proves!("629a.3(b)", "631a.3(b)");
    for game in [GameId::Midibaccarat, GameId::Baccarat] {
        let refused = Table::ready(manual(game)).no(DEALER, CardsAct::SpreadAtIdleTable { set: FIRST });
        assert_eq!(refused, (CardsReason::NoIdleTableRule, id(game, "3(b)")));
    }
}

#[test]
fn s679a_5_g_a_device_that_reshuffles_by_itself_has_no_cut_no_recut_and_no_idle_table() {
    proves!("679a.5(g)", "680a.5(g)");
    for game in POKER {
        let mut table = Table::ready(setup(game, Shuffling::ReshufflingDevice, CardSets::One));
        let refused = table.no(DEALER, CardsAct::SpreadAtIdleTable { set: FIRST });
        assert_eq!(refused, (CardsReason::ReshufflingDevice, id(game, "5(g)")));
        let recut = table.no(FLOOR, CardsAct::OrderRecut { because: None });
        assert_eq!(recut, (CardsReason::ReshufflingDevice, id(game, "5(g)")));
        table.state.cards.round_over();
        table.walk_to(FIRST, Stage::Shuffled);
        assert_eq!(table.no(DEALER, CardsAct::Cut { above: 20 }).0, CardsReason::NoCutAfterADevice);
    }
}

/// An idle Minibaccarat table with a device, after the spread batch was stacked.
fn idle_with_device(stored_batch: StoredBatch) -> Table {
    let batch = ("cards.stored_batch_without_spread", stored_batch.word());
    let mut table = idle(two_sets(GameId::Minibaccarat).with(batch.0, batch.1));
    table.ok(player(1), CardsAct::LookAtCards { set: FIRST });
    assert_eq!(table.no(DEALER, CardsAct::Wash { set: FIRST }).1, "627a.5(g)(2)");
    assert_eq!(table.ok(DEALER, CardsAct::Stack { set: FIRST })[0], "627a.5(g)(2)");
    table
}

#[test]
fn s627a_5_g_2_the_stored_batch_comes_out_and_is_dealt_unspread_where_that_is_approved() {
    proves!("627a.5(g)(2)", "627a.5(g)(2)(ii)");
    let mut table = idle_with_device(StoredBatch::WithoutSpread);
    let entries = table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
    assert_eq!(entries, ["627a.5(a)", "627a.5(g)(2)"]);
    assert_eq!((table.state.cards.current(), table.stage(SECOND)), (SECOND, Stage::Shuffled));
    table.ok(DEALER, CardsAct::OfferCut { seat: seat(1) });
    table.walk();
}

#[test]
fn s627a_5_g_2_ii_without_approval_the_stored_batch_is_spread_and_shuffled_again() {
    proves!("627a.5(g)(2)", "627a.5(g)(2)(ii)");
    let mut table = idle_with_device(StoredBatch::Spread);
    let entries = table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
    assert_eq!(entries, ["627a.5(a)", "627a.5(g)(2)(ii)"]);
    assert_eq!(
        (table.state.cards.current(), table.stage(SECOND)),
        (SECOND, Stage::Spread { occasion: Occasion::Idle })
    );
    table.walk_to(SECOND, Stage::InDevice);
    assert_eq!(table.state.cards.current(), SECOND);
    table.walk();
    assert_eq!(table.state.cards.current(), SECOND);
}

#[test]
fn s627a_5_g_2_a_player_may_ask_for_the_spread_until_a_card_is_dealt() {
    proves!("627a.5(g)(2)");
    for stage in [Stage::Shuffled, Stage::Cut, Stage::CutThrough, Stage::Loaded, Stage::InPlay] {
        let mut table = idle_with_device(StoredBatch::WithoutSpread);
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        table.walk_to(SECOND, stage);
        let by_dealer = table.no(DEALER, CardsAct::AskSpreadOfStored);
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Player }, "627a.5(g)(2)".to_owned()));
        assert_eq!(table.ok(player(1), CardsAct::AskSpreadOfStored), ["627a.5(g)(2)"]);
        assert_eq!(table.stage(SECOND), Stage::Spread { occasion: Occasion::Idle });
        table.walk();
    }
    let mut table = idle_with_device(StoredBatch::WithoutSpread);
    table.walk();
    table.state.cards.shoe.draw();
    let refused = table.no(player(1), CardsAct::AskSpreadOfStored);
    assert_eq!(refused, (CardsReason::CardsWereDealt, "627a.5(g)(2)".to_owned()));
}

#[test]
fn s627a_5_g_2_a_batch_in_its_ordinary_turn_is_not_spread_on_request() {
    let refused = Table::ready(two_sets(GameId::Minibaccarat)).no(player(1), CardsAct::AskSpreadOfStored);
    assert_eq!(refused.0, CardsReason::NotReleasedUnspread);
}

#[test]
fn s627a_5_g_2_a_batch_that_was_looked_at_is_stacked_as_it_lies_and_nobody_is_said_to_have_turned_it() {
    proves!("627a.5(g)(2)");
    let mut table = idle(two_sets(GameId::Minibaccarat));
    let faces = |table: &Table| view(&table.state, table.now, Viewer::Onlooker).cards.sets[0].face_up.len();
    assert_eq!(faces(&table), 0);
    table.ok(player(1), CardsAct::AskFaceUp { set: FIRST });
    table.ok(player(1), CardsAct::LookAtCards { set: FIRST });
    assert_eq!(table.stage(FIRST), Stage::Seen { occasion: Occasion::Idle });
    assert_eq!(faces(&table), table.state.filed().deck().size());
    let turned = table.no(DEALER, CardsAct::TurnFaceDown { set: FIRST });
    let due = CardsReason::Due { stage: Stage::Seen { occasion: Occasion::Idle } };
    assert_eq!(turned, (due, "627a.5(g)(2)".to_owned()));
    let washed = table.no(DEALER, CardsAct::Wash { set: FIRST });
    assert_eq!(washed, (CardsReason::BatchesAreNotWashed, "627a.5(g)(2)".to_owned()));
    assert_eq!(table.ok(DEALER, CardsAct::Stack { set: FIRST }), ["627a.5(g)(2)"]);
    assert_eq!((table.stage(FIRST), faces(&table)), (Stage::Stacked { occasion: Occasion::Idle }, 0));
}

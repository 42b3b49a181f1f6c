//! How long cards serve (.3(c), and .3(b) of Midibaccarat and Baccarat).

use croupier_rules::proves;

use super::*;

/// Cards are ready until their life ends to the microsecond, and overdue from then on; new cards make it good.
fn check_life(setup: Edits, hours: u8, paragraph: &str) {
    let game = setup.game();
    let mut table = Table::ready(setup);
    table.wait(Span(Span::hours(u64::from(hours)).0 - 1));
    table.assert_ready();
    table.wait(Span(1));
    assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours }, id(game, paragraph))));
    let removal = table.duties().into_iter().next().unwrap();
    assert_eq!(removal.act, Form::Exact(Act::Cards(CardsAct::Remove { set: FIRST })));
    assert_eq!(table.ok(DEALER, CardsAct::Remove { set: FIRST }), [id(game, paragraph)]);
    assert!(table.state.cards.set(FIRST).cards().is_empty());
    table.walk();
}

#[test]
fn s627a_3_c_cards_are_changed_after_24_hours() {
    proves!("627a.3(c)");
    check_life(manual(GameId::Minibaccarat), 24, "3(c)");
}

#[test]
fn s679a_3_c_1_cards_dealt_by_hand_are_changed_after_four_hours() {
    proves!("679a.3(c)(1)", "680a.3(c)(1)");
    for game in POKER {
        check_life(dealt(&one_device(game), DealingMethod::Hand), 4, "3(c)(1)");
    }
}

#[test]
fn s679a_3_c_2_cards_dealt_from_a_shoe_are_changed_after_eight_hours() {
    proves!("679a.3(c)(2)", "680a.3(c)(2)");
    for game in POKER {
        for method in [DealingMethod::ManualShoe, DealingMethod::AutomatedShoe] {
            check_life(dealt(&one_device(game), method), 8, "3(c)(2)");
        }
    }
    check_life(four_card_stacks(), 8, "3(c)(2)");
}

#[test]
fn cards_are_changed_after_the_hours_that_are_filed() {
    for (game, paragraph) in [(GameId::Minibaccarat, "3(c)"), (GameId::Saigon5Card, "3(c)(2)")] {
        check_life(manual(game).with("cards.changed_every_hours", 3), 3, paragraph);
    }
}

#[test]
fn s627a_3_c_each_batch_has_its_own_clock() {
    proves!("627a.3(c)");
    let mut table = Table::with_players(two_sets(GameId::Minibaccarat), &[1]);
    table.receive(FIRST);
    table.wait(Span::hours(1));
    table.receive(SECOND);
    table.walk();
    table.wait(Span::hours(23));
    assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours: 24 }, "627a.3(c)".to_owned())));
    table.state.cards.shoe_over();
    table.ok(DEALER, CardsAct::Remove { set: FIRST });
    table.walk();
    assert_eq!(table.state.cards.current(), SECOND);
    table.wait(Span::hours(1));
    assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours: 24 }, "627a.3(c)".to_owned())));
}

#[test]
fn s629a_3_b_the_decks_are_replaced_after_every_shoe() {
    proves!("629a.3(b)", "631a.3(b)");
    for game in [GameId::Midibaccarat, GameId::Baccarat] {
        let mut table = Table::ready(manual(game));
        table.wait(Span::hours(100));
        table.assert_ready();
        table.state.cards.shoe_over();
        assert_eq!(table.stage(FIRST), Stage::Absent);
        assert!(table.state.cards.shoe().all().is_empty());
        assert_eq!(table.ready_check(), Err((CardsReason::Due { stage: Stage::Absent }, id(game, "4(a)"))));
        table.no(DEALER, table.shuffle(FIRST));
        table.walk();
    }
}

#[test]
fn s627a_5_a_a_played_shoe_is_shuffled_again() {
    proves!("627a.5(a)");
    let mut table = Table::ready(manual(GameId::Minibaccarat));
    let cards = table.state.cards.shoe().all().to_vec();
    table.state.cards.shoe_over();
    assert_eq!(table.ready_check(), Err((CardsReason::Due { stage: Stage::Spent }, "627a.5(a)".to_owned())));
    assert_eq!(table.state.cards.set(FIRST).cards(), cards);
    table.walk();
}

#[test]
fn s679a_5_a_cards_are_shuffled_after_every_round() {
    proves!("679a.5(a)", "680a.5(a)");
    for game in POKER {
        let mut table = Table::ready(manual(game));
        table.state.cards.round_over();
        assert_eq!(table.ready_check(), Err((CardsReason::Due { stage: Stage::Spent }, id(game, "5(a)"))));
        assert_eq!(table.state.cards.discards_hold(), Some(FIRST));
        table.walk();
    }
}

#[test]
fn a_round_of_baccarat_leaves_the_shoe_alone() {
    for game in BACCARAT {
        let mut table = Table::ready(manual(game));
        let before = table.state.cards.clone();
        table.state.cards.round_over();
        assert_eq!(table.state.cards, before);
    }
}

#[test]
fn cards_that_are_not_there_are_not_removed() {
    for game in GameId::ALL {
        let refused = Table::new(manual(game)).no(DEALER, CardsAct::Remove { set: FIRST });
        assert_eq!(refused.0, CardsReason::Due { stage: Stage::Absent });
    }
}

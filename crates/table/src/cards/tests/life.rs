//! How long cards serve (.3(c), and .3(b) of Midibaccarat and Baccarat).

use croupier_rules::proves;

use super::*;
use crate::cards::Device;

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
fn er_146_the_hours_of_a_stored_set_run_too() {
    proves!("627a.3(c)", "679a.3(c)(2)", "680a.3(c)(2)");
    let games = [
        (GameId::Minibaccarat, 24, "3(c)"),
        (GameId::ThreeCardPrime, 8, "3(c)(2)"),
        (GameId::Saigon5Card, 8, "3(c)(2)"),
    ];
    for (game, hours, paragraph) in games {
        let mut table = Table::with_players(two_sets(game), &[1]);
        table.receive(SECOND);
        table.wait(Span::hours(1));
        table.receive(FIRST);
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
        table.wait(Span(Span::hours(u64::from(hours) - 1).0 - 1));
        table.assert_ready();
        table.wait(Span(1));
        assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours }, id(game, paragraph))));
        table.ok(DEALER, CardsAct::Remove { set: SECOND });
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
    }
}

/// A hand-dealt table whose device is out of order: the cards are shuffled by hand and dealt from a manual shoe.
fn fallback(game: GameId, hours: Option<i64>) -> Table {
    let hand = dealt(&one_device(game), DealingMethod::Hand);
    let setup = hours.iter().fold(hand, |setup, &hours| setup.with("cards.changed_every_hours", hours));
    let mut table = Table::with_players(setup, &[1]);
    table.ok(DEALER, CardsAct::ReportOutOfOrder { device: Device::Shuffler });
    table.walk();
    assert_eq!(table.state.cards.dealing(table.state.filed()), DealingMethod::ManualShoe);
    table
}

#[test]
fn er_232_cards_dealt_only_from_a_fallback_shoe_live_eight_hours() {
    proves!("679a.3(c)(2)", "680a.3(c)(2)");
    for game in POKER {
        let mut table = fallback(game, None);
        assert!(table.state.cards.deal().is_some());
        table.wait(Span(Span::hours(8).0 - 1));
        table.assert_ready();
        table.wait(Span(1));
        assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours: 8 }, id(game, "3(c)(2)"))));
        assert_eq!(table.ok(DEALER, CardsAct::Remove { set: FIRST }), [id(game, "3(c)(2)")]);
    }
}

#[test]
fn er_232_one_round_from_the_hand_makes_it_four_hours() {
    proves!("679a.3(c)(1)", "680a.3(c)(1)");
    for game in POKER {
        let mut table = Table::ready(dealt(&one_device(game), DealingMethod::Hand));
        assert!(table.state.cards.deal().is_some());
        table.state.cards.round_over();
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: Device::Shuffler });
        table.walk();
        assert_eq!(table.state.cards.dealing(table.state.filed()), DealingMethod::ManualShoe);
        table.wait(Span::hours(4));
        assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours: 4 }, id(game, "3(c)(1)"))));
        table.ok(DEALER, CardsAct::Remove { set: FIRST });
        table.walk();
        table.wait(Span::hours(7));
        table.assert_ready();
    }
}

#[test]
fn er_232_fewer_hours_than_the_chapter_allows_are_a_promise_that_binds_a_fallback_shoe_too() {
    for game in POKER {
        let mut table = fallback(game, Some(3));
        table.wait(Span::hours(3));
        assert_eq!(table.ready_check(), Err((CardsReason::Overdue { hours: 3 }, id(game, "3(c)(2)"))));
    }
}

#[test]
fn er_232_a_set_that_came_out_of_the_fallback_is_four_hours_old_when_it_is_dealt_by_hand() {
    proves!("679a.3(c)(1)", "680a.3(c)(1)");
    for game in POKER {
        let mut table = fallback(game, None);
        table.wait(Span::hours(5));
        table.assert_ready();
        table.state.cards.round_over();
        table.ok(FLOOR, CardsAct::ReportRepaired { device: Device::Shuffler });
        table.walk();
        assert_eq!(table.state.cards.dealing(table.state.filed()), DealingMethod::Hand);
        assert_ne!(table.state.cards.set(FIRST).opened(), Time::default(), "the old deck was changed first");
    }
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

#[test]
fn cards_yet_to_be_shuffled_are_dealt_and_changed_as_the_device_allows() {
    proves!("679a.3(c)(1)", "679a.3(c)(2)", "680a.3(c)(1)", "680a.3(c)(2)");
    for game in POKER {
        let mut table = Table::new(dealt(&one_device(game), DealingMethod::Hand));
        table.receive(FIRST);
        let seen = |table: &Table| {
            let (cards, filed) = (&table.state.cards, table.state.filed());
            (cards.dealing(filed), cards.change_due(filed, FIRST).unwrap())
        };
        assert_eq!(seen(&table), (DealingMethod::Hand, Time::default() + Span::hours(4)));
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: Device::Shuffler });
        assert_eq!(seen(&table), (DealingMethod::ManualShoe, Time::default() + Span::hours(8)));
    }
}

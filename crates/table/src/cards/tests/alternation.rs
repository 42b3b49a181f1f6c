//! Two sets that alternate (.3(b) of Minibaccarat and of the poker-type chapters).

use croupier_rules::proves;

use super::*;
use crate::cards::Device;

/// The games with two sets, and the labels of their paragraphs: stored, alternate, one in the rack.
const TWO_SETS: [(GameId, [&str; 3]); 3] = [
    (GameId::Minibaccarat, ["3(b)(3)", "3(b)(4)", "3(b)(5)"]),
    (GameId::ThreeCardPrime, ["3(b)(2)", "3(b)(3)", "3(b)(4)"]),
    (GameId::Saigon5Card, ["3(b)(2)", "3(b)(3)", "3(b)(4)"]),
];

/// The shoe or the round that a set serves for is over.
fn over(table: &mut Table) {
    match table.game() {
        GameId::Minibaccarat => table.state.cards.shoe_over(),
        _ => table.state.cards.round_over(),
    }
}

#[test]
fn s627a_3_b_the_sets_take_turns() {
    proves!("627a.3(b)(4)", "679a.3(b)(3)", "680a.3(b)(3)");
    for (game, [_, alternate, _]) in TWO_SETS {
        let mut table = Table::ready(two_sets(game));
        for turn in 0..6 {
            let set = SetId::ALL[turn % 2];
            assert_eq!((table.state.cards.current(), table.stage(set)), (set, Stage::InPlay));
            over(&mut table);
            let refused = table.no(DEALER, CardsAct::Load { set });
            assert_eq!(refused, (CardsReason::AnotherSetsTurn, id(game, alternate)));
            table.walk();
        }
    }
}

#[test]
fn s627a_3_b_one_set_is_shuffled_and_stored_in_the_device_while_the_other_plays() {
    proves!("627a.3(b)(3)", "679a.3(b)(2)", "680a.3(b)(2)");
    for (game, [stored, ..]) in TWO_SETS {
        let ready = Table::ready(two_sets(game));
        let refused = Err((CardsReason::OtherSetNotStored, id(game, stored)));
        let mut removed = ready.clone();
        removed.ok(DEALER, CardsAct::Remove { set: SECOND });
        assert_eq!(removed.ready_check(), refused);
        let mut table = ready;
        table.ok(FLOOR, CardsAct::OrderReshuffle { set: SECOND });
        assert_eq!(table.ready_check(), refused);
        assert_eq!(table.ok(DEALER, CardsAct::PlaceInDevice { set: SECOND }), [id(game, stored)]);
        table.assert_ready();
        assert_eq!(table.ok(DEVICE, table.shuffle(SECOND)), [id(game, stored)]);
        table.assert_ready();
    }
}

#[test]
fn s627a_3_b_the_cards_of_one_set_alone_are_in_the_rack() {
    proves!("627a.3(b)(5)", "679a.3(b)(4)", "680a.3(b)(4)");
    for (game, [.., rack]) in TWO_SETS {
        let mut table = Table::ready(two_sets(game));
        over(&mut table);
        assert_eq!(table.state.cards.discards_hold(), Some(FIRST));
        let refused = (CardsReason::OtherSetInTheRack, id(game, rack));
        if game == GameId::Minibaccarat {
            for act in [CardsAct::Cut { above: 50 }, CardsAct::InsertSecondCoverCard { below: 14 }] {
                if matches!(act, CardsAct::Cut { .. }) {
                    table.ok(DEALER, CardsAct::OfferCut { seat: seat(1) });
                    table.ok(player(1), act);
                } else {
                    table.ok(DEALER, act);
                }
            }
            table.ok(DEALER, CardsAct::Load { set: SECOND });
            assert_eq!(table.no(DEALER, CardsAct::Burn), refused);
        } else {
            table.ok(DEALER, CardsAct::Load { set: SECOND });
            assert_eq!(table.ready_check(), Err(refused));
        }
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        table.walk();
    }
}

#[test]
fn the_device_shuffles_one_set_at_a_time() {
    for (game, _) in TWO_SETS {
        let mut table = Table::with_players(two_sets(game), &[1]);
        let stacked = Stage::Stacked { occasion: crate::cards::Occasion::Opening };
        for set in SetId::ALL {
            table.receive(set);
            table.state.cards.set_mut(set).stage = stacked;
        }
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        let refused = table.no(DEALER, CardsAct::PlaceInDevice { set: SECOND });
        assert_eq!(refused, (CardsReason::DeviceBusy, id(game, "5(a)")));
    }
}

/// The other set is next, and the one that was in play is stored again before a round begins.
#[track_caller]
fn assert_the_other_is_next(mut table: Table, [stored, alternate, _]: [&str; 3]) {
    let game = table.game();
    assert_eq!(table.state.cards.current(), SECOND);
    let refused = (CardsReason::AnotherSetsTurn, id(game, alternate));
    assert_eq!(table.no(DEALER, CardsAct::Load { set: FIRST }), refused);
    table.walk_to(SECOND, Stage::InPlay);
    table.state.cards.set_mut(FIRST).stage = Stage::TO_SHUFFLE;
    assert_eq!(table.ready_check(), Err((CardsReason::OtherSetNotStored, id(game, stored))));
    table.walk();
    assert_eq!(table.state.cards.current(), SECOND);
}

#[test]
fn er_145_a_batch_whose_shoe_a_floorperson_cuts_short_has_had_its_turn() {
    proves!("627a.3(b)(4)");
    for stage in [Stage::Loaded, Stage::InPlay] {
        let mut table = Table::with_players(two_sets(GameId::Minibaccarat), &[1]);
        table.walk_to(FIRST, stage);
        table.walk_to(SECOND, Stage::Shuffled);
        table.ok(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
        assert_eq!(table.stage(FIRST), Stage::Spent);
        assert_the_other_is_next(table, TWO_SETS[0].1);
    }
}

#[test]
fn er_145_a_batch_that_was_not_in_the_shoe_yet_is_reshuffled_in_its_turn() {
    proves!("627a.3(b)(4)");
    for stage in [Stage::Shuffled, Stage::Cut, Stage::CutThrough] {
        let mut table = Table::with_players(two_sets(GameId::Minibaccarat), &[1]);
        table.walk_to(FIRST, stage);
        table.ok(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
        assert_eq!((table.state.cards.current(), table.stage(FIRST)), (FIRST, Stage::TO_SHUFFLE));
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
    }
}

#[test]
fn er_145_a_deck_reshuffled_before_its_round_has_its_round_all_the_same() {
    proves!("679a.3(b)(3)", "680a.3(b)(3)");
    for game in POKER {
        let mut table = Table::ready(two_sets(game));
        table.ok(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
        assert_eq!(table.state.cards.current(), FIRST);
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
    }
}

#[test]
fn s679a_3_b_3_a_deck_whose_round_is_void_has_had_its_turn() {
    proves!("679a.3(b)(3)", "680a.3(b)(3)");
    for (game, clauses) in &TWO_SETS[1..] {
        let mut failed = Table::ready(dealt(&two_sets(*game), DealingMethod::AutomatedShoe));
        failed.state.cards.reshuffle_current();
        failed.state.cards.round_over();
        assert_eq!(failed.stage(FIRST), Stage::TO_SHUFFLE);
        assert_the_other_is_next(failed, *clauses);

        let mut wrong = Table::ready(two_sets(*game));
        wrong.state.cards.remove_current();
        wrong.state.cards.round_over();
        assert_eq!((wrong.state.cards.current(), wrong.stage(FIRST)), (SECOND, Stage::Absent));
        wrong.walk();
        assert_eq!((wrong.state.cards.current(), wrong.stage(FIRST)), (SECOND, Stage::Shuffled));
    }
}

#[test]
fn a_deck_that_the_device_counts_wrong_before_its_round_is_replaced_in_its_turn() {
    for game in POKER {
        let mut table = Table::with_players(two_sets(game), &[1]);
        table.walk_to(FIRST, Stage::InDevice);
        table.ok(DEVICE, CardsAct::ReportCount { set: FIRST, cards: 51 });
        assert_eq!((table.state.cards.current(), table.stage(FIRST)), (FIRST, Stage::Absent));
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
    }
}

#[test]
fn er_145_a_round_void_for_want_of_cards_is_followed_by_a_shoe_of_the_same_batch() {
    proves!("627a.3(b)(4)");
    let mut table = Table::ready(two_sets(GameId::Minibaccarat));
    table.state.cards.ran_out();
    table.state.cards.shoe_over();
    assert_eq!((table.state.cards.current(), table.stage(FIRST)), (FIRST, Stage::Spent));
    table.walk();
    assert_eq!(table.state.cards.current(), FIRST);
}

#[test]
fn s627a_3_b_4_a_batch_that_is_changed_in_the_middle_of_its_shoe_has_had_its_turn() {
    proves!("627a.3(b)(4)");
    let mut table = Table::ready(two_sets(GameId::Minibaccarat));
    table.ok(DEALER, CardsAct::Remove { set: FIRST });
    assert_eq!(table.state.cards.current(), SECOND);
    table.walk();
    assert_eq!(table.state.cards.current(), SECOND);
    let mut both = Table::ready(two_sets(GameId::Minibaccarat));
    both.ok(DEALER, CardsAct::Remove { set: FIRST });
    both.ok(DEALER, CardsAct::Remove { set: SECOND });
    assert_eq!(both.state.cards.current(), FIRST, "new cards begin afresh");
}

#[test]
fn er_146_a_preshuffled_set_is_stored_once_it_is_in_the_device() {
    proves!("627a.3(b)(3)", "679a.3(b)(2)", "680a.3(b)(2)");
    for (game, [stored, ..]) in TWO_SETS {
        let mut table = Table::with_players(two_sets(game), &[1]);
        table.ok(DEALER, table.preshuffled(FIRST));
        table.ok(DEALER, table.preshuffled(SECOND));
        table.walk_to(FIRST, Stage::InPlay);
        let refused = (CardsReason::OtherSetNotStored, id(game, stored));
        table.state.cards.set_mut(SECOND).in_device = false;
        assert_eq!(table.ready_check(), Err(refused));
        assert!(table.no(DEVICE, table.shuffle(SECOND)).1.contains(".5("));
        assert_eq!(table.ok(DEALER, CardsAct::PlaceInDevice { set: SECOND }), [id(game, stored)]);
        table.assert_ready();
        assert_eq!(table.state.cards.set(SECOND).shuffled_by(), Some(ShuffledBy::Preshuffled));
        assert!(table.no(DEALER, CardsAct::PlaceInDevice { set: SECOND }).1.contains(".5("));
        table.ok(DEVICE, table.shuffle(SECOND));
        table.assert_ready();
        assert_eq!(table.state.cards.set(SECOND).shuffled_by(), Some(ShuffledBy::Device));
    }
}

#[test]
fn er_146_a_set_that_a_failed_device_gave_back_is_stored_and_shuffled_there_again() {
    proves!("627a.3(b)(3)", "679a.3(b)(2)", "680a.3(b)(2)");
    for (game, [stored, ..]) in TWO_SETS {
        let mut table = Table::ready(two_sets(game));
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: Device::Shuffler });
        table.assert_ready();
        table.ok(FLOOR, CardsAct::ReportRepaired { device: Device::Shuffler });
        assert_eq!(table.ready_check(), Err((CardsReason::OtherSetNotStored, id(game, stored))));
        table.ok(DEALER, CardsAct::PlaceInDevice { set: SECOND });
        assert_eq!(table.stage(SECOND), Stage::InDevice);
        table.walk();
    }
}

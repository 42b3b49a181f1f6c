//! Two sets that alternate (.3(b) of Minibaccarat and of the poker-type chapters).

use croupier_rules::proves;

use super::*;

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

#[test]
fn a_deck_removed_in_its_turn_is_replaced_in_its_turn() {
    for game in POKER {
        let mut table = Table::ready(two_sets(game));
        table.state.cards.remove_current();
        assert_eq!((table.state.cards.current(), table.stage(FIRST)), (FIRST, Stage::Absent));
        table.walk();
        assert_eq!(table.state.cards.current(), FIRST);
    }
}

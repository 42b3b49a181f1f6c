//! Devices that fail (679a.13(e) to (g), 680a.13(d) to (f)).

use croupier_rules::proves;

use super::*;
use crate::cards::{Condition, Device, Occasion, Role};

const SHUFFLER: Device = Device::Shuffler;
const SHOE: Device = Device::DealingShoe;

/// The paragraphs on a jam and on a device that cannot be used.
const CLAUSES: [(GameId, &str, &str); 2] =
    [(GameId::ThreeCardPrime, "13(e)", "13(g)"), (GameId::Saigon5Card, "13(d)", "13(f)")];

fn in_device(setup: Edits) -> Table {
    let mut table = Table::with_players(setup, &[1]);
    table.walk_to(FIRST, Stage::InDevice);
    table
}

#[test]
fn s679a_13_e_cards_of_a_jammed_device_are_shuffled_again() {
    proves!("679a.13(e)", "680a.13(d)");
    for (game, jam, _) in CLAUSES {
        for actor in [DEALER, DEVICE] {
            let mut table = in_device(one_device(game));
            assert_eq!(table.ok(actor, CardsAct::ReportJam), [id(game, jam)]);
            assert_eq!(table.stage(FIRST), Stage::Stacked { occasion: Occasion::Shuffle });
            assert_eq!(table.no(DEALER, CardsAct::Load { set: FIRST }).1, id(game, "5(a)"));
            table.walk();
        }
    }
}

#[test]
fn s679a_13_e_only_a_device_that_shuffles_jams() {
    proves!("679a.13(e)", "680a.13(d)");
    for (game, jam, _) in CLAUSES {
        let mut table = Table::ready(one_device(game));
        assert_eq!(table.no(DEVICE, CardsAct::ReportJam), (CardsReason::NothingJammed, id(game, jam)));
        let by_player = table.no(player(1), CardsAct::ReportJam);
        assert_eq!(by_player, (CardsReason::NotYours { role: Role::Dealer }, id(game, jam)));
    }
}

#[test]
fn s679a_13_g_a_shuffler_out_of_order_is_covered_before_the_dealer_shuffles() {
    proves!("679a.13(g)", "680a.13(f)");
    for (game, _, covered) in CLAUSES {
        for dealing in [DealingMethod::ManualShoe, DealingMethod::Hand] {
            let mut table = in_device(dealt(&one_device(game), dealing));
            assert_eq!(
                table.ok(DEALER, CardsAct::ReportOutOfOrder { device: SHUFFLER }),
                [id(game, covered)]
            );
            let refused = table.no(DEALER, table.shuffle(FIRST));
            assert_eq!(refused, (CardsReason::CoverTheDeviceFirst, id(game, covered)));
            let device = table.no(DEALER, CardsAct::PlaceInDevice { set: FIRST });
            assert_eq!(device, (CardsReason::DeviceOutOfOrder, id(game, "5(a)")));
            assert_eq!(table.ok(DEALER, CardsAct::CoverDevice { device: SHUFFLER }), [id(game, covered)]);
            table.ok(DEALER, table.shuffle(FIRST));
            assert_eq!(table.no(DEALER, CardsAct::Load { set: FIRST }).1, id(game, "5(c)(2)"));
            table.walk();
            assert_eq!(table.state.cards.dealing(table.state.filed()), DealingMethod::ManualShoe);
        }
    }
}

#[test]
fn s679a_13_g_an_automated_shoe_out_of_order_is_covered_before_another_is_loaded() {
    proves!("679a.13(g)", "680a.13(f)");
    for (game, _, covered) in CLAUSES {
        let mut table = Table::ready(dealt(&one_device(game), DealingMethod::AutomatedShoe));
        table.ok(FLOOR, CardsAct::ReportOutOfOrder { device: SHOE });
        assert_eq!(table.stage(FIRST), Stage::Stacked { occasion: Occasion::Shuffle });
        table.ok(DEALER, CardsAct::PlaceInDevice { set: FIRST });
        table.ok(DEVICE, table.shuffle(FIRST));
        let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::CoverTheDeviceFirst, id(game, covered)));
        table.ok(FLOOR, CardsAct::CoverDevice { device: SHOE });
        assert_eq!(table.ok(DEALER, CardsAct::Load { set: FIRST }), [id(game, "8(a)")]);
        assert_eq!(table.state.cards.dealing(table.state.filed()), DealingMethod::ManualShoe);
        table.assert_ready();
    }
}

#[test]
fn s679a_13_g_a_repaired_device_is_used_again() {
    proves!("679a.13(g)", "680a.13(f)");
    for (game, _, covered) in CLAUSES {
        let mut table = in_device(two_sets(game));
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: SHUFFLER });
        assert_eq!(table.state.cards.sets_in_use(), CardSets::One);
        table.walk();
        let by_dealer = table.no(DEALER, CardsAct::ReportRepaired { device: SHUFFLER });
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Floorperson }, id(game, covered)));
        table.ok(FLOOR, CardsAct::ReportRepaired { device: SHUFFLER });
        assert_eq!(table.state.cards.condition(SHUFFLER), Condition::Working);
        table.walk();
        assert_eq!(table.stage(SECOND), Stage::Shuffled);
        table.state.cards.round_over();
        assert_eq!(table.no(DEALER, table.shuffle(FIRST)).0, CardsReason::DeviceShuffles);
    }
}

#[test]
fn s679a_13_g_a_device_fails_is_covered_and_repaired_once_each() {
    proves!("679a.13(g)", "680a.13(f)");
    for (game, _, covered) in CLAUSES {
        let mut table = Table::ready(one_device(game));
        let refused = |reason| (reason, id(game, covered));
        for act in [CardsAct::CoverDevice { device: SHUFFLER }, CardsAct::ReportRepaired { device: SHUFFLER }]
        {
            assert_eq!(table.no(FLOOR, act), refused(CardsReason::DeviceWorks));
        }
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: SHUFFLER });
        let again = table.no(DEALER, CardsAct::ReportOutOfOrder { device: SHUFFLER });
        assert_eq!(again, refused(CardsReason::AlreadyOutOfOrder));
        table.ok(DEALER, CardsAct::CoverDevice { device: SHUFFLER });
        let again = table.no(DEALER, CardsAct::CoverDevice { device: SHUFFLER });
        assert_eq!(again, refused(CardsReason::AlreadyCovered));
        let none = table.no(DEALER, CardsAct::ReportOutOfOrder { device: SHOE });
        assert_eq!(none, refused(CardsReason::NoDevice));
    }
}

#[test]
fn s679a_13_f_cards_of_a_failed_shoe_are_shuffled_again_with_those_dealt() {
    proves!("679a.13(f)", "680a.13(e)");
    for game in POKER {
        let mut table = Table::ready(dealt(&one_device(game), DealingMethod::AutomatedShoe));
        (0..9).for_each(|_| assert!(table.state.cards.shoe.draw().is_some()));
        table.state.cards.reshuffle_current();
        assert_eq!(table.state.cards.set(FIRST).cards().len(), table.state.filed().deck().size());
        assert_eq!(table.ready_check().unwrap_err().1, id(game, "5(a)"));
        table.walk();
    }
}

#[test]
fn a_baccarat_table_goes_on_by_hand_without_its_device() {
    for setup in [two_sets(GameId::Minibaccarat), one_device(GameId::Midibaccarat)] {
        let game = setup.game();
        let mut table = in_device(setup);
        assert_eq!(table.ok(DEVICE, CardsAct::ReportJam), [id(game, "5(a)")]);
        table.ok(DEALER, CardsAct::ReportOutOfOrder { device: SHUFFLER });
        assert_eq!(table.no(DEALER, CardsAct::CoverDevice { device: SHUFFLER }).0, CardsReason::NoCoverRule);
        table.ok(DEALER, table.shuffle(FIRST));
        table.walk();
    }
}

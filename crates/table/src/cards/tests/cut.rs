//! The cut and the recut (.5(b) to .5(e) of the baccarat chapters, .5(c) to .5(e) of the poker-type chapters).

use croupier_rules::kit::wager::Wager;
use croupier_rules::proves;

use super::*;
use crate::cards::{CardsEvent, Role};
use crate::ground::Ground;
use crate::poker::PokerAct;
use crate::wagering::WagerAct;

/// A baccarat table with players in these seats and the stack shuffled.
fn shuffled(game: GameId, seats: &[u8]) -> Table {
    let mut table = Table::with_players(manual(game), seats);
    if seats.is_empty() {
        table.ok(DEALER, table.preshuffled(FIRST));
    }
    table.walk_to(FIRST, Stage::Shuffled);
    table
}

/// A poker-type table whose stack was shuffled by hand.
fn shuffled_by_hand(game: GameId) -> Table {
    shuffled(game, &[1])
}

/// Offers the cut to each of these seats, who decline.
fn all_decline(table: &mut Table, seats: &[u8]) {
    for &number in seats {
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(number) });
        table.ok(player(number), CardsAct::DeclineCut);
    }
}

#[test]
fn s627a_5_b_offers_the_cut_from_the_highest_occupied_seat_clockwise() {
    proves!("627a.5(b)", "629a.5(b)", "631a.5(b)");
    for game in BACCARAT {
        let mut table = shuffled(game, &[2, 4, 7]);
        for (offered, others) in [(7, [2, 4]), (4, [2, 7]), (2, [4, 7])] {
            for other in others {
                let refused = table.no(DEALER, CardsAct::OfferCut { seat: seat(other) });
                assert_eq!(refused, (CardsReason::OfferTo { seat: Some(seat(offered)) }, id(game, "5(b)")));
            }
            all_decline(&mut table, &[offered]);
        }
        let refused = table.no(DEALER, CardsAct::OfferCut { seat: seat(7) });
        assert_eq!(refused, (CardsReason::OfferTo { seat: None }, id(game, "5(b)")));
    }
}

#[test]
fn s627a_5_b_the_dealer_cuts_only_when_every_player_has_declined() {
    proves!("627a.5(b)", "629a.5(b)", "631a.5(b)");
    for game in BACCARAT {
        let mut table = shuffled(game, &[2, 7]);
        let cut = CardsAct::Cut { above: 100 };
        for (declined, next) in [(None, 7), (Some(7), 2)] {
            declined.into_iter().for_each(|number| all_decline(&mut table, &[number]));
            let refused = table.no(DEALER, cut.clone());
            assert_eq!(refused, (CardsReason::OfferTo { seat: Some(seat(next)) }, id(game, "5(b)")));
        }
        all_decline(&mut table, &[2]);
        table.ok(DEALER, cut);
        assert_eq!(table.stage(FIRST), Stage::Cut);
    }
}

#[test]
fn s627a_5_b_the_dealer_cuts_at_a_table_without_players() {
    proves!("627a.5(b)", "629a.5(b)", "631a.5(b)");
    for game in BACCARAT {
        shuffled(game, &[]).ok(DEALER, CardsAct::Cut { above: 100 });
    }
}

#[test]
fn s627a_5_b_nobody_cuts_or_declines_but_the_player_who_holds_the_offer() {
    proves!("627a.5(b)", "629a.5(b)", "631a.5(b)");
    for game in BACCARAT {
        let mut table = shuffled(game, &[2, 7]);
        let refused = (CardsReason::NotOffered, id(game, "5(b)"));
        assert_eq!(table.no(player(7), CardsAct::Cut { above: 100 }), refused);
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(7) });
        assert_eq!(table.no(player(2), CardsAct::Cut { above: 100 }), refused);
        assert_eq!(table.no(player(2), CardsAct::DeclineCut), refused);
        let floor = table.no(FLOOR, CardsAct::Cut { above: 100 });
        assert_eq!(floor, (CardsReason::NotYours { role: Role::Dealer }, id(game, "5(b)")));
        table.ok(player(7), CardsAct::Cut { above: 100 });
    }
}

#[test]
fn s627a_5_b_the_offer_goes_on_when_the_player_leaves_with_it() {
    proves!("627a.5(b)", "629a.5(b)", "631a.5(b)");
    for game in BACCARAT {
        let mut table = shuffled(game, &[2, 7]);
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(7) });
        table.leave(7);
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(2) });
        table.ok(player(2), CardsAct::Cut { above: 100 });
    }
}

/// A Baccarat table whose shoe is shuffled again after a curator in this seat.
fn reshuffled_after(curator: Option<u8>) -> Table {
    let mut table = Table::ready(manual(GameId::Baccarat));
    [4, 9].into_iter().for_each(|number| table.sit(number));
    table.state.cards.set_last_curator(curator.map(seat));
    table.ok(FLOOR, CardsAct::OrderReshuffle { set: FIRST });
    table.walk_to(FIRST, Stage::Shuffled);
    table
}

#[test]
fn s631a_5_b_a_reshuffle_is_offered_to_the_last_curator_first() {
    proves!("631a.5(b)");
    for (curator, order) in
        [(Some(4), [4, 1, 9]), (Some(5), [4, 1, 9]), (Some(1), [1, 9, 4]), (None, [9, 4, 1])]
    {
        let mut table = reshuffled_after(curator);
        all_decline(&mut table, &order);
        table.ok(DEALER, CardsAct::Cut { above: 100 });
    }
}

#[test]
fn s631a_5_b_new_cards_are_offered_to_the_highest_seat_whoever_was_curator() {
    proves!("631a.5(b)");
    let mut table = Table::with_players(manual(GameId::Baccarat), &[1, 4, 9]);
    table.state.cards.set_last_curator(Some(seat(4)));
    table.walk_to(FIRST, Stage::Shuffled);
    all_decline(&mut table, &[9, 4, 1]);
}

#[test]
fn s627a_5_c_has_at_least_ten_cards_on_both_sides_of_the_cover_card() {
    proves!("627a.5(c)", "629a.5(c)", "631a.5(c)");
    for game in BACCARAT {
        let size = testing::approved(&manual(game)).deck().size() as u16;
        for above in 0..=size + 10 {
            let mut table = shuffled_once(game);
            let cut = CardsAct::Cut { above };
            let expected = match above {
                0..=9 => Some(CardsReason::TooNearTheTop { least: 10 }),
                above if above > size - 10 => Some(CardsReason::TooNearTheBottom { least: 10 }),
                _ => None,
            };
            match expected {
                Some(reason) => assert_eq!(table.no(DEALER, cut), (reason, id(game, "5(c)"))),
                None => assert_eq!(table.ok(DEALER, cut), [id(game, "5(c)")]),
            }
        }
    }
}

/// A stack of preshuffled cards at a table without players: the dealer cuts.
fn shuffled_once(game: GameId) -> Table {
    let mut table = Table::new(manual(game));
    table.ok(DEALER, table.preshuffled(FIRST));
    table
}

#[test]
fn s627a_5_d_moves_what_is_above_the_cover_card_to_the_bottom_and_inserts_the_second_above_fourteen_cards() {
    proves!("627a.5(d)", "629a.5(d)", "631a.5(d)");
    for game in BACCARAT {
        for below in 0..=60 {
            let mut table = shuffled_once(game);
            let order = table.state.cards.set(FIRST).cards().to_vec();
            table.ok(DEALER, CardsAct::Cut { above: 100 });
            let insert = CardsAct::InsertSecondCoverCard { below };
            if below < 14 {
                let reason = CardsReason::TooNearTheBottom { least: 14 };
                assert_eq!(table.no(DEALER, insert), (reason, id(game, "5(d)")));
                continue;
            }
            assert_eq!(table.ok(DEALER, insert), [id(game, "5(d)")]);
            table.ok(DEALER, CardsAct::Load { set: FIRST });
            let shoe = table.state.cards.shoe();
            assert_eq!(shoe.all(), [&order[100..], &order[..100]].concat());
            assert!(shoe.cover_card_next(order.len() - usize::from(below)));
        }
    }
}

#[test]
fn s627a_5_d_the_second_cover_card_lies_inside_the_stack() {
    proves!("627a.5(d)", "629a.5(d)", "631a.5(d)");
    for game in BACCARAT {
        let mut table = shuffled_once(game);
        let size = table.state.filed().deck().size() as u16;
        table.ok(DEALER, CardsAct::Cut { above: 100 });
        let refused = table.no(DEALER, CardsAct::InsertSecondCoverCard { below: size });
        assert_eq!(refused, (CardsReason::TooNearTheTop { least: 1 }, id(game, "5(d)")));
        table.ok(DEALER, CardsAct::InsertSecondCoverCard { below: size - 1 });
    }
}

#[test]
fn s627a_5_d_the_shoe_is_not_loaded_before_the_second_cover_card_is_in() {
    proves!("627a.5(d)", "629a.5(d)", "631a.5(d)");
    for game in BACCARAT {
        let mut table = shuffled_once(game);
        table.ok(DEALER, CardsAct::Cut { above: 100 });
        let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Cut }, id(game, "5(d)")));
    }
}

#[test]
fn s627a_5_e_a_recut_is_for_the_next_in_order_and_repeats_the_cut_in_full() {
    proves!("627a.5(e)", "629a.5(e)", "631a.5(e)");
    for game in BACCARAT {
        let mut table = shuffled(game, &[2, 4, 7]);
        all_decline(&mut table, &[7]);
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(4) });
        table.ok(player(4), CardsAct::Cut { above: 100 });
        assert_eq!(table.ok(FLOOR, CardsAct::OrderRecut { because: None })[0], id(game, "5(e)"));
        let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Shuffled }, id(game, "5(b)")));
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(2) });
        table.ok(player(2), CardsAct::Cut { above: 50 });
        table.ok(DEALER, CardsAct::InsertSecondCoverCard { below: 14 });
        table.ok(FLOOR, CardsAct::OrderRecut { because: None });
        table.ok(DEALER, CardsAct::Cut { above: 60 });
        table.ok(FLOOR, CardsAct::OrderRecut { because: None });
        table.ok(DEALER, CardsAct::Cut { above: 61 });
        let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Cut }, id(game, "5(d)")));
        table.walk();
    }
}

#[test]
fn s627a_5_e_a_recut_comes_after_a_cut_and_before_the_shoe_is_loaded() {
    proves!("627a.5(e)", "629a.5(e)", "631a.5(e)");
    for game in BACCARAT {
        let mut table = shuffled_once(game);
        let not_yet = table.no(FLOOR, CardsAct::OrderRecut { because: None });
        assert_eq!(not_yet, (CardsReason::NothingWasCut, id(game, "5(e)")));
        table.walk_to(FIRST, Stage::CutThrough);
        let by_dealer = table.no(DEALER, CardsAct::OrderRecut { because: None });
        assert_eq!(by_dealer, (CardsReason::NotYours { role: Role::Floorperson }, id(game, "5(e)")));
        for stage in [Stage::Loaded, Stage::InPlay] {
            table.walk_to(FIRST, stage);
            let too_late = table.no(FLOOR, CardsAct::OrderRecut { because: None });
            assert_eq!(too_late, (CardsReason::ShoeIsLoaded, id(game, "5(e)")));
        }
    }
}

#[test]
fn s679a_5_c_1_cards_from_a_device_are_not_cut() {
    proves!("679a.5(c)(1)", "680a.5(c)(1)");
    for game in POKER {
        let mut table = Table::with_players(one_device(game), &[1]);
        table.walk_to(FIRST, Stage::Shuffled);
        let refused = table.no(DEALER, CardsAct::Cut { above: 26 });
        assert_eq!(refused, (CardsReason::NoCutAfterADevice, id(game, "5(c)(1)")));
        table.ok(DEALER, CardsAct::Load { set: FIRST });
        table.assert_ready();
    }
}

#[test]
fn s627a_5_b_cards_from_a_device_are_cut_all_the_same() {
    proves!("627a.5(b)", "629a.5(b)");
    for setup in [two_sets(GameId::Minibaccarat), one_device(GameId::Midibaccarat)] {
        let game = setup.game();
        let mut table = Table::with_players(setup, &[1]);
        table.walk_to(FIRST, Stage::Shuffled);
        let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
        assert_eq!(refused, (CardsReason::Due { stage: Stage::Shuffled }, id(game, "5(b)")));
        table.ok(DEALER, CardsAct::OfferCut { seat: seat(1) });
    }
}

#[test]
fn s679a_5_c_2_cards_shuffled_by_hand_or_preshuffled_are_cut_by_the_dealer() {
    proves!("679a.5(c)(2)", "680a.5(c)(2)");
    for game in POKER {
        for mut table in [shuffled_by_hand(game), shuffled_once(game)] {
            let refused = table.no(DEALER, CardsAct::Load { set: FIRST });
            assert_eq!(refused, (CardsReason::Due { stage: Stage::Shuffled }, id(game, "5(c)(2)")));
            let by_player = table.no(player(1), CardsAct::Cut { above: 26 });
            assert_eq!(by_player, (CardsReason::OnlyTheDealerCuts, id(game, "5(c)(2)")));
            let offer = table.no(DEALER, CardsAct::OfferCut { seat: seat(1) });
            assert_eq!(offer, (CardsReason::OnlyTheDealerCuts, id(game, "5(c)(2)")));
            table.ok(DEALER, CardsAct::Cut { above: 26 });
            table.walk();
        }
    }
}

#[test]
fn s679a_5_d_the_cover_card_goes_at_least_ten_cards_from_the_top_alone() {
    proves!("679a.5(d)", "680a.5(d)");
    for game in POKER {
        let size = testing::approved(&manual(game)).deck().size() as u16;
        for above in 0..=size {
            let mut table = shuffled_once(game);
            let order = table.state.cards.set(FIRST).cards().to_vec();
            let cut = CardsAct::Cut { above };
            if above < 10 || above == size {
                let least_below = CardsReason::TooNearTheBottom { least: 1 };
                let reason = if above < 10 { CardsReason::TooNearTheTop { least: 10 } } else { least_below };
                assert_eq!(table.no(DEALER, cut), (reason, id(game, "5(d)")));
                continue;
            }
            assert_eq!(table.ok(DEALER, cut), [id(game, "5(d)")]);
            table.ok(DEALER, CardsAct::Load { set: FIRST });
            let above = usize::from(above);
            assert_eq!(table.state.cards.shoe().all(), [&order[above..], &order[..above]].concat());
        }
    }
}

#[test]
fn s679a_5_e_a_recut_is_possible_until_a_card_is_dealt() {
    proves!("679a.5(e)", "680a.5(e)");
    for game in POKER {
        for stage in [Stage::CutThrough, Stage::InPlay] {
            let mut table = shuffled_by_hand(game);
            table.walk_to(FIRST, stage);
            assert_eq!(table.ok(FLOOR, CardsAct::OrderRecut { because: None })[0], id(game, "5(e)"));
            assert_eq!(table.stage(FIRST), Stage::Shuffled);
            table.ok(DEALER, CardsAct::Cut { above: 30 });
            table.walk();
        }
        let mut table = Table::ready(manual(game));
        table.state.cards.shoe.draw();
        assert_eq!(
            table.no(FLOOR, CardsAct::OrderRecut { because: None }),
            (CardsReason::CardsWereDealt, id(game, "5(e)"))
        );
    }
}

/// A poker-type table with an Ante, after "no more bets".
fn no_more_bets(game: GameId) -> Table {
    let mut table = Table::ready(manual(game));
    let place = WagerAct::Place { position: seat(1), wager: Wager::Ante, amount: Cents::dollars(20) };
    table.any(player(1), Act::Wager(place)).unwrap();
    table.any(DEALER, PokerAct::NoMoreBets.into()).unwrap();
    table
}

#[test]
fn er_231_a_recut_is_possible_after_no_more_bets_until_the_first_card_leaves_the_stack() {
    proves!("679a.5(e)", "680a.5(e)");
    for game in POKER {
        let mut table = no_more_bets(game);
        let order = table.state.cards.shoe().all().to_vec();
        assert_eq!(
            table.ok(FLOOR, CardsAct::OrderRecut { because: Some(Ground::Fairness) })[0],
            id(game, "5(e)")
        );
        for stage in [Stage::Shuffled, Stage::CutThrough] {
            let refusal = table.any(DEALER, PokerAct::Deal.into()).unwrap_err();
            assert_eq!(refusal.reason, Reason::Cards(CardsReason::Due { stage }));
            let duties = table.duties();
            assert_eq!(duties.len(), 1, "{duties:?}");
            assert!(steps(&table.state, table.now).iter().all(|step| !matches!(
                step.act,
                Form::Exact(Act::Poker(_)) | Form::ReportWrongNumber { .. }
            )));
            match stage {
                Stage::Shuffled => table.ok(DEALER, CardsAct::Cut { above: 30 }),
                _ => table.ok(DEALER, CardsAct::Load { set: FIRST }),
            };
        }
        assert_eq!(table.state.cards.shoe().all(), [&order[30..], &order[..30]].concat());
        table.any(DEALER, PokerAct::DealNext.into()).unwrap();
        let too_late = table.no(FLOOR, CardsAct::OrderRecut { because: None });
        assert_eq!(too_late, (CardsReason::CardsWereDealt, id(game, "5(e)")));
    }
}

#[test]
fn s679a_5_a_a_round_that_everybody_abandons_during_a_recut_is_followed_by_a_shuffle() {
    proves!("679a.5(a)", "680a.5(a)");
    for game in POKER {
        for stage in [Stage::Shuffled, Stage::CutThrough] {
            let mut table = no_more_bets(game);
            table.ok(FLOOR, CardsAct::OrderRecut { because: Some(Ground::Integrity) });
            table.walk_to(FIRST, stage);
            table.any(FLOOR, Act::Seats(SeatsAct::DeclareAbandoned { seat: seat(1) })).unwrap();
            assert!(table.state.betting_is_open());
            assert_eq!(table.stage(FIRST), Stage::Spent);
        }
    }
}

#[test]
fn er_231_a_card_drawn_in_error_has_left_the_stack() {
    proves!("679a.5(e)", "680a.5(e)");
    for game in POKER {
        let mut table = no_more_bets(game);
        table.any(DEALER, PokerAct::ReportDrawnInError.into()).unwrap();
        let too_late = table.no(FLOOR, CardsAct::OrderRecut { because: None });
        assert_eq!(too_late, (CardsReason::CardsWereDealt, id(game, "5(e)")));
    }
}

#[test]
fn er_150_a_recut_is_ordered_for_an_improper_cut_for_integrity_or_for_fairness() {
    proves!("627a.5(e)", "629a.5(e)", "631a.5(e)", "679a.5(e)", "680a.5(e)");
    for game in GameId::ALL {
        let mut table = shuffled_once(game);
        table.walk_to(FIRST, Stage::CutThrough);
        for ground in Ground::ALL {
            let order = CardsAct::OrderRecut { because: Some(ground) };
            let listed = table.listed().iter().any(|step| step.act == Form::Exact(Act::Cards(order.clone())));
            match ground {
                Ground::ImproperCut | Ground::Integrity | Ground::Fairness => {
                    let because = Some(ground);
                    let entries = table.clone().any(FLOOR, Act::Cards(order)).unwrap();
                    assert_eq!(entries[0].event, Event::Cards(CardsEvent::RecutOrdered { because }));
                    assert!(listed);
                }
                Ground::Delay | Ground::InvalidDeals => {
                    let refused = table.no(FLOOR, order);
                    assert_eq!(refused, (CardsReason::NotAGround { ground }, id(game, "5(e)")));
                    assert!(!listed);
                }
            }
        }
        let entries = table.any(FLOOR, Act::Cards(CardsAct::OrderRecut { because: None })).unwrap();
        assert_eq!(entries[0].event, Event::Cards(CardsEvent::RecutOrdered { because: None }));
    }
}

#[test]
fn s679a_5_e_there_is_no_recut_of_cards_that_were_not_cut() {
    proves!("679a.5(e)", "680a.5(e)");
    for game in POKER {
        let refused = Table::ready(one_device(game)).no(FLOOR, CardsAct::OrderRecut { because: None });
        assert_eq!(refused, (CardsReason::NothingWasCut, id(game, "5(e)")));
    }
}

#[test]
fn the_cut_is_recorded_with_the_one_who_made_it() {
    let mut table = shuffled(GameId::Minibaccarat, &[3]);
    table.ok(DEALER, CardsAct::OfferCut { seat: seat(3) });
    let entries = table.any(player(3), Act::Cards(CardsAct::Cut { above: 99 })).unwrap();
    let placed = CardsEvent::CoverCardPlaced { by: Some(seat(3)), above: 99 };
    assert_eq!(entries[0].event, Event::Cards(placed));
}

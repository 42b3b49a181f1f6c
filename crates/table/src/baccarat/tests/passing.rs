//! The shoe of Baccarat is passed: freely, because the Banker's Hand lost, by order, and with a new shoe.

use croupier_rules::proves;

use super::*;

/// A table whose curator sits at this seat, after a round of these cards.
fn after(setup: Edits, curator: u8, values: &[u8]) -> Play {
    let mut play = Play::new(setup, values);
    for number in 1..curator {
        play.dealer(BaccaratAct::OfferShoe { to: seat(number) });
        play.act(player(number), BaccaratAct::DeclineShoe);
    }
    play.dealer(BaccaratAct::OfferShoe { to: seat(curator) });
    play.act(player(curator), BaccaratAct::AcceptShoe);
    play.bet(2, BaccaratWager::Tie, 10);
    play.round();
    play
}

fn baccarat(curator: u8, values: &[u8]) -> Play {
    after(standard(GameId::Baccarat), curator, values)
}

#[test]
fn s631a_14_a_the_curator_may_pass_the_shoe_after_a_round_or_remain() {
    proves!("631a.14(a)");
    for values in [BANKER_WINS, TIE] {
        let mut play = baccarat(1, &values);
        play.bet(2, BaccaratWager::Tie, 10);
        assert!(play.accepts(DEALER, BaccaratAct::NoMoreBets), "the curator may remain");
        let refused = play.refused(player(2), BaccaratAct::PassShoe);
        assert_eq!(refused, (BaccaratReason::NotTheCurator, "631a.1/curator"));
        assert_eq!(ids(&play.act(player(1), BaccaratAct::PassShoe)), ["631a.14(a)"]);
        assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets).0, BaccaratReason::NoCurator);
    }
}

#[test]
fn s631a_14_a_a_new_curator_deals_a_round_before_passing() {
    proves!("631a.14(a)");
    let mut play = Play::new(standard(GameId::Baccarat), &TIE);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    play.act(player(1), BaccaratAct::AcceptShoe);
    let refused = play.refused(player(1), BaccaratAct::PassShoe);
    assert_eq!(refused, (BaccaratReason::NoRoundDealtYet, "631a.14(a)"));
    play.bet(1, BaccaratWager::Tie, 10);
    play.end_betting();
    let why = play.refused(player(1), BaccaratAct::PassShoe).0;
    assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::CallCards });
}

#[test]
fn s631a_14_a_1_the_curator_passes_the_shoe_when_the_bankers_hand_loses() {
    proves!("631a.14(a)(1)");
    let mut play = baccarat(1, &PLAYER_WINS);
    play.bet(2, BaccaratWager::Tie, 10);
    let why = (BaccaratReason::ShoeMustBePassed, "631a.14(a)(1)");
    assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets), why);
    assert_eq!(play.refused(player(1), BaccaratAct::DesignateDealer), why);
    assert_eq!(play.musts().len(), 1);
    assert_eq!(ids(&play.act(player(1), BaccaratAct::PassShoe)), ["631a.14(a)(1)"]);
}

/// A tie keeps the shoe, and so does a Dragon 7, although it pushes the Banker's Hand wager.
#[test]
fn s631a_14_a_1_a_tie_and_a_dragon_7_keep_the_shoe() {
    proves!("631a.14(a)(1)");
    for variation in [Variation::Vigorish(Default::default()), Variation::Ez] {
        for (values, passes) in
            [(&TIE[..], false), (&DRAGON_7, false), (&BANKER_WINS, false), (&PLAYER_WINS, true)]
        {
            let play = after(played(GameId::Baccarat, variation), 1, values);
            assert_eq!(play.table().curator.must_pass(), passes);
        }
    }
}

#[test]
fn s631a_14_a_2_the_caller_or_a_floorperson_orders_the_shoe_on() {
    proves!("631a.14(a)(2)");
    for actor in [DEALER, FLOOR] {
        let mut play = baccarat(1, &TIE);
        assert_eq!(ids(&play.act(actor, BaccaratAct::OrderPass { because: None })), ["631a.14(a)(2)"]);
        let refused = play.refused(actor, BaccaratAct::OrderPass { because: None });
        assert_eq!(refused, (BaccaratReason::NoCurator, "631a.14(a)(2)"));
    }
    for actor in [player(1), player(2), Actor::Curator] {
        let why = baccarat(1, &TIE).refused(actor, BaccaratAct::OrderPass { because: None }).0;
        assert_eq!(why, BaccaratReason::NotTheDealerOrTheFloor);
    }
}

/// Only the two grounds of the paragraph can be stated; an order without one stands (reading ER-150).
#[test]
fn s631a_14_a_2_an_order_to_pass_states_its_ground() {
    proves!("631a.14(a)(2)");
    for because in [Some(Ground::Delay), Some(Ground::InvalidDeals), None] {
        let entries = baccarat(1, &TIE).act(FLOOR, BaccaratAct::OrderPass { because });
        assert_eq!(events(&entries), [BaccaratEvent::PassOrdered { because }]);
    }
    for ground in [Ground::ImproperCut, Ground::Integrity, Ground::Fairness] {
        let why = baccarat(1, &TIE).refused(FLOOR, BaccaratAct::OrderPass { because: Some(ground) });
        assert_eq!(why, (BaccaratReason::NotAGround { ground }, "631a.14(a)(2)"));
    }
}

/// A curator who delays the game in the middle of a round loses the shoe at once.
#[test]
fn s631a_14_a_2_the_shoe_is_ordered_on_during_a_round() {
    proves!("631a.14(a)(2)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::FirstFour);
    play.act(player(1), BaccaratAct::DealCard);
    play.act(FLOOR, BaccaratAct::OrderPass { because: None });
    assert_eq!(play.refused(player(1), BaccaratAct::DealFirstFour).0, BaccaratReason::NoCurator);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    play.act(player(2), BaccaratAct::DealFirstFour);
    assert_eq!(play.hand(Side::Player), cards(&[4, 4]));
}

/// From the right of the previous curator, round the table, and not back to that player.
#[test]
fn s631a_14_b_the_shoe_is_offered_from_the_right_of_the_previous_curator() {
    proves!("631a.14(b)");
    for (curator, order) in [(1, [2, 3]), (2, [3, 1]), (3, [1, 2])] {
        for compulsory in [false, true] {
            let mut play = baccarat(curator, if compulsory { &PLAYER_WINS } else { &TIE });
            play.act(player(curator), BaccaratAct::PassShoe);
            for asked in order {
                for other in (1..=14).filter(|&other| other != asked) {
                    let why = BaccaratReason::OfferFirst { seat: seat(asked) };
                    assert_eq!(
                        play.refused(DEALER, BaccaratAct::OfferShoe { to: seat(other) }),
                        (why, "631a.14(b)")
                    );
                }
                assert_eq!(ids(&play.dealer(BaccaratAct::OfferShoe { to: seat(asked) })), ["631a.14(b)"]);
                assert!(play.accepts(player(asked), BaccaratAct::AcceptShoe));
                assert_eq!(ids(&play.act(player(asked), BaccaratAct::DeclineShoe)), ["631a.14(b)"]);
            }
            let refused = play.refused(DEALER, BaccaratAct::OfferShoe { to: seat(curator) });
            assert_eq!(refused, (BaccaratReason::NobodyLeftToAsk, "631a.14(b)"));
            play.dealer(BaccaratAct::TakeShoe);
        }
    }
}

/// Where a player designated the dealer, the pass runs from that player's seat.
#[test]
fn s631a_14_b_a_dealer_who_was_designated_passes_from_the_players_seat() {
    proves!("631a.14(b)", "631a.7(d)(1)");
    let mut play = Play::new(standard(GameId::Baccarat), &PLAYER_WINS);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    play.act(player(1), BaccaratAct::DeclineShoe);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    play.act(player(2), BaccaratAct::DesignateDealer);
    play.bet(2, BaccaratWager::Tie, 10);
    play.round();
    let why = play.refused(FLOOR, BaccaratAct::OrderPass { because: None }).0;
    assert_eq!(why, BaccaratReason::NoCurator, "only a player is ordered to pass");
    play.dealer(BaccaratAct::PassShoe);
    play.dealer(BaccaratAct::OfferShoe { to: seat(3) });
}

/// Where nobody accepted, the dealer offers again from seat number one at the next forced pass.
#[test]
fn s631a_7_d_2_a_dealer_nobody_relieved_offers_again_after_a_loss() {
    proves!("631a.7(d)(2)", "631a.14(a)(1)");
    let mut play = Play::new(standard(GameId::Baccarat), &PLAYER_WINS);
    for number in 1..=3 {
        play.dealer(BaccaratAct::OfferShoe { to: seat(number) });
        play.act(player(number), BaccaratAct::DeclineShoe);
    }
    play.dealer(BaccaratAct::TakeShoe);
    play.bet(2, BaccaratWager::Tie, 10);
    play.round();
    assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets).0, BaccaratReason::ShoeMustBePassed);
    play.dealer(BaccaratAct::PassShoe);
    assert_eq!(ids(&play.dealer(BaccaratAct::OfferShoe { to: seat(1) })), ["631a.7(b)"]);
}

/// A newly loaded shoe is offered from seat number one, whoever was curator.
#[test]
fn s631a_7_b_a_new_shoe_is_offered_from_seat_one_again() {
    proves!("631a.7(b)");
    let mut play = Play::with_shoe(standard(GameId::Baccarat), cards(&TIE.repeat(10)), Some(0));
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    play.act(player(1), BaccaratAct::DeclineShoe);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    for _ in 0..2 {
        play.bet(2, BaccaratWager::Player, 10);
        play.round();
    }
    assert_eq!(play.table().curator(), None);
    assert!(!play.accepts(DEALER, BaccaratAct::OfferShoe { to: seat(1) }), "no shoe is loaded yet");
    play.new_shoe(&TIE);
    assert_eq!(ids(&play.dealer(BaccaratAct::OfferShoe { to: seat(1) })), ["631a.7(b)"]);
}

//! Who deals at Baccarat: the offer of a newly loaded shoe.

use croupier_rules::proves;

use super::*;

/// Baccarat with players at these seats and nobody else.
fn with_players(seats: &[u8]) -> Play {
    let order = cards(&BANKER_WINS.repeat(20));
    let mut play = Play { state: testing::prepared(&standard(GameId::Baccarat), order, None) };
    seats.iter().for_each(|&number| play.sit(number, 1000));
    play
}

#[test]
fn s631a_7_b_the_shoe_is_offered_from_seat_one_counterclockwise() {
    proves!("631a.7(b)");
    for (seats, order) in [(&[1, 2, 3][..], &[1, 2, 3][..]), (&[14, 5, 9], &[5, 9, 14])] {
        let mut play = with_players(seats);
        for &asked in order {
            for other in (1..=14).filter(|&other| other != asked) {
                let why = BaccaratReason::OfferFirst { seat: seat(asked) };
                assert_eq!(
                    play.refused(DEALER, BaccaratAct::OfferShoe { to: seat(other) }),
                    (why, "631a.7(b)")
                );
            }
            let why = play.refused(DEALER, BaccaratAct::TakeShoe).0;
            assert_eq!(why, BaccaratReason::OfferFirst { seat: seat(asked) });
            assert_eq!(ids(&play.dealer(BaccaratAct::OfferShoe { to: seat(asked) })), ["631a.7(b)"]);
            assert_eq!(play.refused(DEALER, BaccaratAct::TakeShoe).0, BaccaratReason::OfferPending);
            play.act(player(asked), BaccaratAct::DeclineShoe);
        }
        let refused = play.refused(DEALER, BaccaratAct::OfferShoe { to: seat(order[0]) });
        assert_eq!(refused, (BaccaratReason::NobodyLeftToAsk, "631a.7(b)"));
    }
}

#[test]
fn s631a_7_c_who_accepts_the_shoe_is_the_curator() {
    proves!("631a.7(c)");
    let mut play = with_players(&[1, 2, 3]);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    play.act(player(1), BaccaratAct::DeclineShoe);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    for other in [1, 3] {
        let refused = play.refused(player(other), BaccaratAct::AcceptShoe);
        assert_eq!(refused, (BaccaratReason::NotOfferedToYou, "631a.7(b)"));
    }
    let entries = play.act(player(2), BaccaratAct::AcceptShoe);
    assert_eq!((ids(&entries), play.table().curator()), (vec!["631a.7(c)"], Some(seat(2))));
    assert_eq!(play.refused(DEALER, BaccaratAct::OfferShoe { to: seat(3) }).0, BaccaratReason::CuratorChosen);
}

#[test]
fn s631a_7_b_no_betting_ends_without_a_curator() {
    proves!("631a.7(b)");
    let mut play = with_players(&[1, 2, 3]);
    play.bet(2, BaccaratWager::Banker, 10);
    assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets), (BaccaratReason::NoCurator, "631a.7(b)"));
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets).0, BaccaratReason::NoCurator);
    play.act(player(1), BaccaratAct::AcceptShoe);
    play.dealer(BaccaratAct::NoMoreBets);
}

#[test]
fn s631a_7_d_1_the_player_who_accepts_the_shoe_may_designate_the_dealer() {
    proves!("631a.7(d)", "631a.7(d)(1)");
    let mut play = with_players(&[1, 2, 3]);
    let before = (BaccaratReason::ShoeNotAccepted, "631a.7(d)(1)");
    assert_eq!(play.refused(player(1), BaccaratAct::DesignateDealer), before);
    assert_eq!(play.refused(DEALER, BaccaratAct::DesignateDealer).0, BaccaratReason::NotAPlayer);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    assert_eq!(play.refused(player(1), BaccaratAct::DesignateDealer), before);
    play.act(player(1), BaccaratAct::AcceptShoe);
    let another = (BaccaratReason::NotTheCurator, "631a.7(d)(1)");
    assert_eq!(play.refused(player(2), BaccaratAct::DesignateDealer), another);
    assert!(play.accepts(Actor::Curator, BaccaratAct::DesignateDealer));
    let entries = play.act(player(1), BaccaratAct::DesignateDealer);
    assert_eq!(ids(&entries), ["631a.7(d)(1)"]);
    play.bet(2, BaccaratWager::Banker, 10);
    play.end_betting();
    play.until(Due::FirstFour);
    assert_eq!(play.refused(player(1), BaccaratAct::DealFirstFour).0, BaccaratReason::NotTheCurator);
    play.dealer(BaccaratAct::DealFirstFour);
}

#[test]
fn s631a_7_d_1_a_curator_may_designate_the_dealer_between_rounds() {
    proves!("631a.7(d)(1)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::FirstFour);
    play.finish();
    play.bet(2, BaccaratWager::Tie, 10);
    play.dealer(BaccaratAct::NoMoreBets);
    let why = play.refused(player(1), BaccaratAct::DesignateDealer).0;
    assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::CallCards });
    play.finish();
    assert_eq!(play.refused(player(2), BaccaratAct::DesignateDealer).0, BaccaratReason::NotTheCurator);
    play.act(player(1), BaccaratAct::DesignateDealer);
    assert_eq!(play.table().curator(), None);
}

/// A player to whom the shoe goes in the middle of a round need not deal the rest of it.
#[test]
fn s631a_7_d_1_a_player_to_whom_the_shoe_is_passed_during_a_round_may_designate_the_dealer() {
    proves!("631a.7(d)(1)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::FirstFour);
    play.act(FLOOR, BaccaratAct::OrderPass { because: Some(Ground::Delay) });
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    let designated = BaccaratEvent::DealerIsCurator { designated_by: Some(seat(2)) };
    assert_eq!(events(&play.act(player(2), BaccaratAct::DesignateDealer)), [designated]);
    play.dealer(BaccaratAct::DealFirstFour);
}

#[test]
fn s631a_7_d_2_the_dealer_is_curator_where_nobody_accepts() {
    proves!("631a.7(d)", "631a.7(d)(2)");
    for seats in [&[][..], &[4], &[1, 2, 3]] {
        let mut play = with_players(seats);
        for &number in seats {
            let refused = play.refused(DEALER, BaccaratAct::TakeShoe);
            assert_eq!(refused, (BaccaratReason::OfferFirst { seat: seat(number) }, "631a.7(d)"));
            play.dealer(BaccaratAct::OfferShoe { to: seat(number) });
            play.act(player(number), BaccaratAct::DeclineShoe);
        }
        let entries = play.dealer(BaccaratAct::TakeShoe);
        assert_eq!(ids(&entries), ["631a.7(d)(2)"]);
        let curator = BaccaratEvent::DealerIsCurator { designated_by: None };
        assert_eq!(events(&entries), [curator]);
    }
}

#[test]
fn the_other_games_have_no_curator() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let play = Play::new(standard(game), &TIE);
        for act in [
            BaccaratAct::OfferShoe { to: seat(1) },
            BaccaratAct::TakeShoe,
            BaccaratAct::OrderPass { because: None },
        ] {
            assert_eq!(play.refused(DEALER, act).0, BaccaratReason::NotAtThisTable);
        }
        for act in [BaccaratAct::AcceptShoe, BaccaratAct::DeclineShoe, BaccaratAct::DesignateDealer] {
            assert_eq!(play.refused(player(1), act).0, BaccaratReason::NotAtThisTable);
        }
        assert_eq!(play.refused(player(1), BaccaratAct::PassShoe).0, BaccaratReason::NotAtThisTable);
    }
}

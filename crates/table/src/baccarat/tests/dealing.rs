//! The end of the betting, the first four cards, the announcements.

use croupier_rules::proves;

use super::*;
use crate::announcement::Announcement;
use crate::wagering::WagerReason;

const NO_MORE_BETS: [&str; 3] = ["627a.8(b)", "629a.8(b)", "631a.9(b)"];

#[test]
fn s627a_8_b_no_more_bets_is_announced() {
    proves!("627a.8(b)", "629a.8(b)", "631a.9(b)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &TIE);
        play.bet(2, BaccaratWager::Player, 10);
        while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
            play.next();
        }
        let entries = play.dealer(BaccaratAct::NoMoreBets);
        assert!(has(&entries, of(game, NO_MORE_BETS), Event::Announced(Announcement::NoMoreBets)));
        assert!(!play.state.betting_is_open());
    }
}

#[test]
fn s627a_8_b_no_card_is_dealt_before_no_more_bets() {
    proves!("627a.8(b)", "629a.8(b)", "631a.9(b)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &TIE);
        play.bet(2, BaccaratWager::Player, 10);
        while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
            play.next();
        }
        for act in [BaccaratAct::DealFirstFour, BaccaratAct::DealCard] {
            let (reason, id) = play.refused(play.table().curator.actor(), act);
            assert_eq!(reason, BaccaratReason::OutOfOrder { due: Due::NoMoreBets });
            assert_eq!(id, of(game, NO_MORE_BETS));
        }
    }
}

#[test]
fn s627a_7_c_no_wager_changes_after_no_more_bets() {
    proves!("627a.7(c)", "629a.7(c)", "631a.8(c)");
    for game in GAMES {
        let play = Play::up_to(standard(game), &TIE, Due::Result);
        let (position, wager, amount) = (seat(2), Wager::Player, Cents::dollars(10));
        for act in [WagerAct::Place { position, wager, amount }, WagerAct::Withdraw { position, wager }] {
            let command = Command::new(play.state.clock, player(2), Act::Wager(act));
            let refusal = decide(&play.state, &command).unwrap_err();
            assert_eq!(refusal.reason, Reason::Wager(WagerReason::NoMoreBets));
            let id = of(game, ["627a.7(c)", "629a.7(c)", "631a.8(c)"]);
            assert_eq!(refusal.provision.map(|provision| provision.id()), Some(id));
        }
    }
}

#[test]
fn the_betting_ends_only_with_a_wager_on_the_layout() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let play = Play::new(standard(game), &TIE);
        assert_eq!(play.refused(DEALER, BaccaratAct::NoMoreBets), (BaccaratReason::NoWagers, ""));
    }
}

#[test]
fn s627a_7_b_a_called_wager_is_confirmed_before_the_betting_ends() {
    proves!("627a.7(b)", "629a.7(b)", "631a.8(b)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &TIE);
        play.bet(2, BaccaratWager::Player, 10);
        while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
            play.next();
        }
        let call = WagerAct::CallWithCash { wager: Wager::Player, cash: Cents::dollars(20) };
        play.perform(player(1), Act::Wager(call));
        let act = Act::Baccarat(BaccaratAct::NoMoreBets);
        let command = Command::new(play.state.clock, DEALER, act);
        let refusal = decide(&play.state, &command).unwrap_err();
        assert_eq!(refusal.reason, Reason::Wager(WagerReason::CallNotConfirmed));
        play.perform(DEALER, Act::Wager(WagerAct::ConfirmCall { seat: seat(1) }));
        play.dealer(BaccaratAct::NoMoreBets);
    }
}

#[test]
fn s631a_9_b_the_caller_tells_the_curator_to_deal() {
    proves!("631a.9(b)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::CallCards);
    let (reason, id) = play.refused(player(1), BaccaratAct::DealFirstFour);
    assert_eq!((reason, id), (BaccaratReason::OutOfOrder { due: Due::CallCards }, "631a.9(b)"));
    assert_eq!(play.refused(player(1), BaccaratAct::CallCards).0, BaccaratReason::NotTheDealer);
    let entries = play.dealer(BaccaratAct::CallCards);
    assert!(has(&entries, "631a.9(b)", Event::Announced(Announcement::Cards)));
    play.act(player(1), BaccaratAct::DealFirstFour);
}

#[test]
fn the_word_cards_belongs_to_baccarat() {
    for game in [GameId::Minibaccarat, GameId::Midibaccarat] {
        let play = Play::up_to(standard(game), &TIE, Due::FirstFour);
        assert_eq!(play.refused(DEALER, BaccaratAct::CallCards).0, BaccaratReason::NotAtThisTable);
    }
}

/// One by one or in one go: first and third to the Player's Hand, second and fourth to the Banker's.
#[test]
fn s627a_8_c_first_and_third_cards_are_the_players_hand() {
    proves!("627a.8(c)(1)", "627a.8(c)(2)", "629a.8(c)", "631a.9(c)");
    let values = [1, 2, 3, 4];
    for (game, dealing) in PROCEDURES {
        for one_by_one in 0..=4 {
            let mut play = Play::up_to(setup(game, dealing), &values, Due::FirstFour);
            let deals = play.table().curator.actor();
            for _ in 0..one_by_one {
                play.act(deals, BaccaratAct::DealCard);
            }
            if one_by_one < 4 {
                play.act(deals, BaccaratAct::DealFirstFour);
            }
            assert_eq!(play.hand(Side::Player), cards(&[1, 3]));
            assert_eq!(play.hand(Side::Banker), cards(&[2, 4]));
            let why = play.refused(deals, BaccaratAct::DealCard).0;
            assert_eq!(why, BaccaratReason::OutOfOrder { due: play.due() });
        }
    }
}

#[test]
fn s631a_9_c_only_the_curator_deals() {
    proves!("631a.9(c)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::FirstFour);
    assert_eq!(play.table().curator(), Some(seat(1)));
    for actor in [DEALER, player(2), FLOOR, Actor::Device] {
        let refused = play.refused(actor, BaccaratAct::DealFirstFour);
        assert_eq!(refused, (BaccaratReason::NotTheCurator, "631a.9(c)"));
    }
    play.act(Actor::Curator, BaccaratAct::DealFirstFour);
}

#[test]
fn s627a_8_d_players_do_not_touch_the_cards() {
    proves!("627a.8(d)");
    let play =
        Play::up_to(setup(GameId::Minibaccarat, Method::FaceDown), &TIE, Due::Turn { side: Side::Player });
    for act in [
        BaccaratAct::DealFirstFour,
        BaccaratAct::DealCard,
        BaccaratAct::Turn { side: Side::Player },
        BaccaratAct::ReturnCards { side: Side::Player },
        BaccaratAct::AcceptRight { side: Side::Player },
        BaccaratAct::Relinquish { side: Side::Player },
        BaccaratAct::ClearCards,
    ] {
        assert_eq!(
            play.refused(player(2), act),
            (BaccaratReason::PlayersMayNotTouch, "627a.8(d)"),
            "{act:?}"
        );
    }
}

#[test]
fn s627a_8_d_a_player_who_touched_the_cards_is_on_record() {
    proves!("627a.8(d)");
    let mut play = Play::up_to(standard(GameId::Minibaccarat), &TIE, Due::Result);
    for actor in [DEALER, FLOOR] {
        let entries = play.act(actor, BaccaratAct::ReportTouch { seat: seat(2) });
        let breach = crate::conduct::ConductEvent::Breached { by: player(2) };
        assert!(has(&entries, "627a.8(d)", Event::Conduct(breach)));
    }
    assert_eq!(
        play.refused(DEALER, BaccaratAct::ReportTouch { seat: seat(7) }).0,
        BaccaratReason::NobodyThere
    );
    let why = play.refused(player(1), BaccaratAct::ReportTouch { seat: seat(2) }).0;
    assert_eq!(why, BaccaratReason::NotTheDealerOrTheFloor);
    let play = Play::up_to(standard(GameId::Midibaccarat), &TIE, Due::Result);
    assert_eq!(
        play.refused(DEALER, BaccaratAct::ReportTouch { seat: seat(2) }).0,
        BaccaratReason::NotAtThisTable
    );
}

#[test]
fn s627a_9_a_both_point_counts_are_announced() {
    proves!("627a.9(a)", "629a.9(a)", "631a.10(a)", "631a.9(c)");
    let cases = [
        (PROCEDURES[0], ["627a.9(a)"; 2], "627a.9(a)"),
        (PROCEDURES[1], ["627a.9(a)"; 2], "627a.9(a)"),
        (PROCEDURES[2], ["629a.8(c)(1)", "629a.8(c)(2)"], "629a.9(a)"),
        (PROCEDURES[3], ["631a.9(d)(2)", "631a.9(d)(3)"], "631a.9(d)"),
        (PROCEDURES[4], ["631a.10(a)"; 2], "631a.10(a)"),
    ];
    for ((game, dealing), placed, announced) in cases {
        let mut play = Play::up_to(setup(game, dealing), &[2, 5, 1, 2], Due::Announce { side: Side::Player });
        let entries = play.dealer(BaccaratAct::Announce { side: Side::Player });
        assert_eq!(ids(&entries), [placed[0], announced]);
        assert_eq!(entries[0].event, Event::Announced(Announcement::PlayersHand { count: 3 }));
        play.until(Due::Announce { side: Side::Banker });
        let entries = play.dealer(BaccaratAct::Announce { side: Side::Banker });
        assert_eq!(ids(&entries), [placed[1], announced]);
        assert_eq!(entries[0].event, Event::Announced(Announcement::BankersHand { count: 7 }));
    }
}

#[test]
fn s627a_9_b_third_cards_wait_for_both_announcements() {
    proves!("627a.9(b)", "629a.9(b)", "631a.10(b)", "627a.9(a)", "629a.9(a)", "631a.10(a)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::up_to(setup(game, dealing), &[2, 5, 1, 2], Due::Announce { side: Side::Player });
        let deals = play.table().curator.actor();
        for side in Side::ALL {
            play.until(Due::Announce { side });
            let (reason, id) = play.refused(deals, BaccaratAct::DealThirdCard { side: Side::Player });
            assert_eq!(reason, BaccaratReason::OutOfOrder { due: Due::Announce { side } });
            assert_eq!(id, of(game, ["627a.9(b)", "629a.9(b)", "631a.10(b)"]));
            play.dealer(BaccaratAct::Announce { side });
        }
        assert!(play.accepts(deals, BaccaratAct::DealThirdCard { side: Side::Player }));
    }
}

#[test]
fn s631a_9_c_the_caller_lays_both_hands_face_up_before_announcing() {
    proves!("631a.9(c)", "631a.10(a)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::Turn { side: Side::Player });
    let (reason, id) = play.refused(DEALER, BaccaratAct::Announce { side: Side::Player });
    assert_eq!(
        (reason, id),
        (BaccaratReason::OutOfOrder { due: Due::Turn { side: Side::Player } }, "631a.9(c)")
    );
    play.dealer(BaccaratAct::Turn { side: Side::Player });
    play.dealer(BaccaratAct::Turn { side: Side::Banker });
    play.dealer(BaccaratAct::Announce { side: Side::Player });
}

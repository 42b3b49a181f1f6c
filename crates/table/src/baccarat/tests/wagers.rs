//! Wagers at the three games: called ones are answered at once, and no limit of another chapter speaks.

use croupier_rules::proves;

use super::*;

const CALLS: [&str; 3] = ["627a.7(b)", "629a.7(b)", "631a.8(b)"];

fn call(play: &mut Play, number: u8) {
    let (wager, cash) = (Wager::Tie, Cents::dollars(10));
    play.perform(player(number), Act::Wager(WagerAct::CallWithCash { wager, cash }));
}

fn answers(number: u8) -> [WagerAct; 2] {
    let seat = seat(number);
    [WagerAct::ConfirmCall { seat }, WagerAct::DeclineCall { seat }]
}

/// The duties of the dealer in any part of the game.
fn duties(play: &Play) -> Vec<Form> {
    let of_dealer = |step: &Step| step.by == DEALER && step.duty == Duty::Must;
    steps(&play.state, play.state.clock).into_iter().filter(of_dealer).map(|step| step.act).collect()
}

/// Cash is converted expeditiously: while a call waits, to confirm it is the only duty of the dealer and the round does
/// not go on, however late it is.
#[test]
fn s627a_7_b_nothing_goes_on_before_a_called_wager_is_answered() {
    proves!("627a.7(b)", "629a.7(b)", "631a.8(b)");
    for game in GAMES {
        for answer in 0..2 {
            let mut play = Play::new(standard(game), &TIE);
            play.bet(2, BaccaratWager::Player, 10);
            call(&mut play, 1);
            call(&mut play, 3);
            let waits = (WagerReason::CallNotConfirmed, of(game, CALLS));
            for number in [1, 3] {
                for act in [BaccaratAct::NoMoreBets, BaccaratAct::OfferShoe { to: seat(1) }] {
                    assert_eq!(play.call_first(DEALER, act), waits, "{act:?}");
                }
                let first = [1, 3].into_iter().find(|waiting| *waiting >= number).unwrap();
                assert!(duties(&play).contains(&Form::Exact(Act::Wager(answers(first)[0]))));
                assert!(play.musts().is_empty(), "{:?}", play.musts());
                play.perform(DEALER, Act::Wager(answers(number)[answer]));
            }
            play.end_betting();
        }
    }
}

/// The announcement of the last hand waits as well.
#[test]
fn s627a_7_b_the_last_hand_is_announced_after_a_called_wager_is_answered() {
    proves!("627a.7(b)", "629a.7(b)", "631a.8(b)");
    for game in GAMES {
        let mut play = Play::with_shoe(standard(game), cards(&TIE.repeat(10)), Some(0));
        play.bet(2, BaccaratWager::Player, 10);
        play.round();
        call(&mut play, 1);
        let waits = (WagerReason::CallNotConfirmed, of(game, CALLS));
        assert_eq!(play.call_first(DEALER, BaccaratAct::AnnounceLastHand), waits);
        play.perform(DEALER, Act::Wager(answers(1)[0]));
        play.dealer(BaccaratAct::AnnounceLastHand);
    }
}

/// Reports of what happened wait for nothing.
#[test]
fn a_card_in_error_is_reported_while_a_call_waits() {
    for game in GAMES {
        let mut play = Play::new(standard(game), &TIE);
        call(&mut play, 1);
        assert!(play.accepts(DEALER, BaccaratAct::ReportCardDrawn { disclosure: UNSEEN }));
    }
}

/// Adjacent boxes and seated players are matters of other chapters (reading ER-141): here the areas of a position are
/// its player's, and nobody wagers where nobody is.
#[test]
fn s627a_7_b_wagers_lie_in_the_areas_of_the_own_position() {
    proves!("627a.7(b)", "629a.7(b)", "631a.8(b)");
    let (wager, amount) = (Wager::Player, Cents::dollars(10));
    for game in GAMES {
        let play = Play::new(standard(game), &TIE);
        for position in [2, 3, 4, 7].map(seat) {
            let refused = play.wager_refused(player(1), WagerAct::Place { position, wager, amount });
            assert_eq!(refused, (WagerReason::NotTheOwnArea, of(game, CALLS)));
            let refused = play.wager_refused(player(1), WagerAct::Withdraw { position, wager });
            assert_eq!(refused, (WagerReason::NotTheOwnArea, of(game, CALLS)));
        }
        for act in [
            WagerAct::Place { position: seat(5), wager, amount },
            WagerAct::Withdraw { position: seat(5), wager },
            WagerAct::CallWithCash { wager, cash: amount },
        ] {
            assert_eq!(play.wager_refused(player(5), act), (WagerReason::NobodyThere, ""));
        }
    }
}

//! Players turn the cards: Midibaccarat always, Baccarat by choice.

use croupier_rules::proves;

use super::*;

/// The id of a paragraph in the two chapters in which players turn the cards.
fn in_two(game: GameId, midi: &'static str, baccarat: &'static str) -> &'static str {
    of(game, ["", midi, baccarat])
}

fn players_turn(game: GameId) -> Edits {
    setup(game, Method::PlayersTurn)
}

/// A round with these stakes on the Player's Hand and on the Banker's, at seats 1 to 3, up to what is due.
fn staked(game: GameId, stakes: [[i64; 2]; 3], values: &[u8], due: Due) -> Play {
    let mut play = Play::new(players_turn(game), values);
    for (number, on) in (1..).zip(stakes) {
        for (wager, dollars) in [BaccaratWager::Player, BaccaratWager::Banker].into_iter().zip(on) {
            if dollars > 0 {
                play.bet(number, wager, dollars);
            }
        }
    }
    play.end_betting();
    play.until(due);
    play
}

#[test]
fn s629a_8_c_1_the_players_hand_goes_to_its_highest_bettor() {
    proves!("629a.8(c)(1)", "631a.9(d)(2)");
    for game in PLAYERS_TURN {
        let mut play = staked(game, [[10, 0], [30, 0], [20, 500]], &TIE, Due::Turn { side: Side::Player });
        let id = in_two(game, "629a.8(c)(1)", "631a.9(d)(2)");
        let side = Side::Player;
        for wrong in [1, 3] {
            let refused = play.refused(DEALER, BaccaratAct::HandOver { side, to: seat(wrong) });
            assert_eq!(refused, (BaccaratReason::PlayerTurns { seat: seat(2) }, id));
        }
        let refused = play.refused(DEALER, BaccaratAct::Turn { side });
        assert_eq!(refused, (BaccaratReason::PlayerTurns { seat: seat(2) }, id));
        let refused = play.refused(player(2), BaccaratAct::ReturnCards { side });
        assert_eq!(refused, (BaccaratReason::NotHandedOver, id));
        let entries = play.dealer(BaccaratAct::HandOver { side, to: seat(2) });
        assert_eq!(ids(&entries), [id]);
        assert_eq!(
            play.refused(DEALER, BaccaratAct::HandOver { side, to: seat(2) }),
            (BaccaratReason::HandedOver, id)
        );
        assert_eq!(
            play.refused(player(3), BaccaratAct::ReturnCards { side }).0,
            BaccaratReason::NotYourRight
        );
        let out_of_order = play.refused(DEALER, BaccaratAct::Announce { side });
        assert_eq!(out_of_order, (BaccaratReason::OutOfOrder { due: Due::Turn { side } }, id));
        let entries = play.act(player(2), BaccaratAct::ReturnCards { side });
        assert_eq!((ids(&entries), play.due()), (vec![id], Due::Announce { side }));
    }
}

#[test]
fn s629a_8_c_2_the_bankers_hand_goes_to_its_highest_bettor_after_the_players() {
    proves!("629a.8(c)(2)", "631a.9(d)(3)");
    for game in PLAYERS_TURN {
        let id = in_two(game, "629a.8(c)(2)", "631a.9(d)(3)");
        let side = Side::Banker;
        let to = seat(1);
        let mut play = staked(game, [[10, 60], [30, 50], [20, 0]], &TIE, Due::Turn { side: Side::Player });
        let early = play.refused(DEALER, BaccaratAct::HandOver { side, to }).0;
        assert_eq!(early, BaccaratReason::OutOfOrder { due: Due::Turn { side: Side::Player } });
        play.until(Due::Turn { side });
        let refused = play.refused(DEALER, BaccaratAct::HandOver { side, to: seat(2) });
        assert_eq!(refused, (BaccaratReason::PlayerTurns { seat: to }, id));
        play.dealer(BaccaratAct::HandOver { side, to });
        let entries = play.act(player(1), BaccaratAct::ReturnCards { side });
        assert_eq!(ids(&entries), [id]);
    }
}

/// The third card goes to the player who turned the hand.
#[test]
fn s629a_8_c_3_and_4_third_cards_go_to_the_players_who_turned_the_hands() {
    proves!("629a.8(c)(3)", "629a.8(c)(4)", "631a.9(d)(4)", "631a.9(d)(5)");
    for game in PLAYERS_TURN {
        let stakes = [[0, 40], [0, 30], [20, 0]];
        for (side, to, ids_of) in [
            (Side::Player, 3, ["629a.8(c)(3)", "631a.9(d)(4)"]),
            (Side::Banker, 1, ["629a.8(c)(4)", "631a.9(d)(5)"]),
        ] {
            let id = in_two(game, ids_of[0], ids_of[1]);
            let mut play = staked(game, stakes, &DRAGON_7, Due::ThirdCard { side });
            play.next();
            assert_eq!(play.due(), Due::Turn { side });
            assert_eq!(play.refused(DEALER, BaccaratAct::AnnounceResult).1, id);
            let refused = play.refused(DEALER, BaccaratAct::HandOver { side, to: seat(2) });
            assert_eq!(refused, (BaccaratReason::PlayerTurns { seat: seat(to) }, id));
            play.dealer(BaccaratAct::HandOver { side, to: seat(to) });
            assert_eq!(ids(&play.act(player(to), BaccaratAct::ReturnCards { side })), [id]);
        }
    }
}

/// The Banker's third card is not decided before the Player's has been seen.
#[test]
fn s629a_8_c_3_the_players_third_card_is_returned_before_the_banker_draws() {
    proves!("629a.8(c)(3)", "631a.9(d)(4)");
    for game in PLAYERS_TURN {
        let mut play =
            staked(game, [[0, 0], [0, 0], [20, 0]], &DRAGON_7, Due::ThirdCard { side: Side::Player });
        play.next();
        let deals = play.table().curator.actor();
        let why = play.refused(deals, BaccaratAct::DealThirdCard { side: Side::Banker }).0;
        assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::Turn { side: Side::Player } });
    }
}

/// Every set of highest bettors among three seats: the lowest number turns.
#[test]
fn s629a_8_c_5_of_equals_the_lowest_seat_turns() {
    proves!("629a.8(c)(5)", "631a.9(d)(6)");
    for game in PLAYERS_TURN {
        let tie = in_two(game, "629a.8(c)(5)", "631a.9(d)(6)");
        for highest in 1..8u8 {
            let stakes = [0, 1, 2].map(|bit| if highest >> bit & 1 == 1 { [50, 50] } else { [20, 20] });
            let mut play = Play::new(players_turn(game), &TIE);
            for (number, [stake, _]) in (1..).zip(stakes) {
                play.bet(number, BaccaratWager::Player, stake);
                play.bet(number, BaccaratWager::Banker, stake);
            }
            while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
                play.next();
            }
            let entries = play.dealer(BaccaratAct::NoMoreBets);
            let to = seat(highest.trailing_zeros() as u8 + 1);
            for (side, id) in Side::ALL.into_iter().zip(highest_ids(game)) {
                let falls = Event::Baccarat(BaccaratEvent::RightFalls { side, to: Some(to) });
                let id = if highest.count_ones() > 1 { tie } else { id };
                assert!(has(&entries, id, falls), "{game:?} {highest:b}");
            }
            play.until(Due::Turn { side: Side::Player });
            assert!(play.accepts(DEALER, BaccaratAct::HandOver { side: Side::Player, to }));
        }
    }
}

fn highest_ids(game: GameId) -> [&'static str; 2] {
    [in_two(game, "629a.8(c)(1)", "631a.9(d)(2)"), in_two(game, "629a.8(c)(2)", "631a.9(d)(3)")]
}

/// A side wager on the same hand gives no right to turn it.
#[test]
fn s629a_8_c_1_the_highest_wager_is_that_on_the_hand_itself() {
    proves!("629a.8(c)(1)", "631a.9(d)(2)");
    for game in PLAYERS_TURN {
        let mut play = Play::new(players_turn(game), &TIE);
        play.bet(1, BaccaratWager::DragonBonusPlayer, 500);
        play.bet(2, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::Turn { side: Side::Player });
        assert!(play.accepts(DEALER, BaccaratAct::HandOver { side: Side::Player, to: seat(2) }));
    }
}

#[test]
fn s631a_9_d_7_the_dealer_turns_a_hand_without_wagers_and_its_third_card() {
    proves!("631a.9(d)(7)", "629a.8(c)");
    for game in PLAYERS_TURN {
        let id = in_two(game, "629a.8(c)", "631a.9(d)(7)");
        for (side, stake, due) in [
            (Side::Player, [0, 20], Due::Turn { side: Side::Player }),
            (Side::Banker, [20, 0], Due::Turn { side: Side::Banker }),
        ] {
            let mut play = Play::new(players_turn(game), &DRAGON_7);
            for (wager, dollars) in [BaccaratWager::Player, BaccaratWager::Banker].into_iter().zip(stake) {
                if dollars > 0 {
                    play.bet(2, wager, dollars);
                }
            }
            while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
                play.next();
            }
            let falls = Event::Baccarat(BaccaratEvent::RightFalls { side, to: None });
            assert!(has(&play.dealer(BaccaratAct::NoMoreBets), id, falls));
            play.until(due);
            let why = play.refused(DEALER, BaccaratAct::HandOver { side, to: seat(2) }).0;
            assert_eq!(why, BaccaratReason::DealerTurns);
            play.dealer(BaccaratAct::Turn { side });
            play.until(Due::ThirdCard { side });
            play.next();
            play.dealer(BaccaratAct::Turn { side });
        }
    }
}

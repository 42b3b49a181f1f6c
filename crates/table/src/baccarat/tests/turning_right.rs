//! The right to turn the cards is relinquished, taken and passed on.

use croupier_rules::proves;

use super::*;

const SIDE: Side = Side::Player;

fn id(game: GameId) -> &'static str {
    of(game, ["", "629a.8(d)", "631a.9(e)"])
}

/// Seat 2 may turn the Player's Hand; seats 1 to 4 and 6 are taken.
fn table(game: GameId) -> Play {
    let mut play = Play::new(setup(game, Method::PlayersTurn), &DRAGON_7);
    play.sit(4, 100);
    play.sit(6, 100);
    play.bet(2, BaccaratWager::Player, 100);
    play.end_betting();
    play.until(Due::Turn { side: SIDE });
    play
}

fn offer(to: u8) -> BaccaratAct {
    BaccaratAct::OfferRight { side: SIDE, to: seat(to) }
}

#[test]
fn s629a_8_d_a_player_may_relinquish_the_right_before_and_after_seeing_the_cards() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        for seen in [false, true] {
            let mut play = table(game);
            if seen {
                play.dealer(BaccaratAct::HandOver { side: SIDE, to: seat(2) });
            }
            let why = play.refused(player(1), BaccaratAct::Relinquish { side: SIDE });
            assert_eq!(why, (BaccaratReason::NotYourRight, id(game)));
            let entries = play.act(player(2), BaccaratAct::Relinquish { side: SIDE });
            assert_eq!(ids(&entries), [id(game)]);
            let first = crate::baccarat::TableCard::OfHand { side: SIDE, place: 0 };
            assert_eq!(play.table().seen_by(first), Some(SeenBy::Nobody));
            assert!(!play.accepts(player(2), BaccaratAct::ReturnCards { side: SIDE }));
        }
    }
}

#[test]
fn s629a_8_d_the_dealer_or_a_floorperson_takes_the_right_from_a_player_who_delays() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        for actor in [DEALER, FLOOR] {
            let mut play = table(game);
            let entries = play.act(actor, BaccaratAct::OrderRelinquish { side: SIDE, because: None });
            assert_eq!(ids(&entries), [id(game)]);
            assert_eq!(
                play.refused(actor, BaccaratAct::OrderRelinquish { side: SIDE, because: None }).0,
                BaccaratReason::NotYourRight
            );
        }
        for actor in [player(1), player(2), Actor::Curator] {
            let why =
                table(game).refused(actor, BaccaratAct::OrderRelinquish { side: SIDE, because: None }).0;
            assert_eq!(why, BaccaratReason::NotTheDealerOrTheFloor);
        }
    }
}

/// Only delay can be stated; an order without a ground stands (reading ER-150).
#[test]
fn s629a_8_d_an_order_to_relinquish_states_its_ground() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        for because in [Some(Ground::Delay), None] {
            let entries = table(game).act(FLOOR, BaccaratAct::OrderRelinquish { side: SIDE, because });
            let ordered = BaccaratEvent::RelinquishmentOrdered { side: SIDE, from: seat(2), because };
            assert_eq!(events(&entries), [ordered]);
        }
        for ground in Ground::ALL.into_iter().filter(|&ground| ground != Ground::Delay) {
            let act = BaccaratAct::OrderRelinquish { side: SIDE, because: Some(ground) };
            assert_eq!(table(game).refused(FLOOR, act), (BaccaratReason::NotAGround { ground }, id(game)));
        }
    }
}

/// From the right of the previous player, counterclockwise, over empty places, whoever has wagered.
#[test]
fn s629a_8_d_the_right_goes_round_counterclockwise_until_somebody_accepts() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        let mut play = table(game);
        let pending = play.refused(DEALER, offer(3)).0;
        assert_eq!(pending, BaccaratReason::PlayerTurns { seat: seat(2) });
        play.act(player(2), BaccaratAct::Relinquish { side: SIDE });
        for asked in [3, 4, 6, 1] {
            for other in (1..=7).filter(|&other| other != asked) {
                let refused = play.refused(DEALER, offer(other));
                assert_eq!(refused, (BaccaratReason::OfferFirst { seat: seat(asked) }, id(game)));
            }
            let why = play.refused(DEALER, BaccaratAct::Turn { side: SIDE }).0;
            assert_eq!(why, BaccaratReason::OfferFirst { seat: seat(asked) });
            assert_eq!(ids(&play.dealer(offer(asked))), [id(game)]);
            assert_eq!(
                play.refused(DEALER, BaccaratAct::Turn { side: SIDE }).0,
                BaccaratReason::OfferPending
            );
            assert_eq!(play.refused(DEALER, offer(asked)).0, BaccaratReason::OfferPending);
            let why = play.refused(player(2), BaccaratAct::AcceptRight { side: SIDE }).0;
            assert_eq!(why, BaccaratReason::NotOfferedToYou);
            assert!(play.accepts(player(asked), BaccaratAct::AcceptRight { side: SIDE }));
            play.act(player(asked), BaccaratAct::DeclineRight { side: SIDE });
        }
        assert_eq!(play.refused(DEALER, offer(2)).0, BaccaratReason::NobodyLeftToAsk);
        assert_eq!(ids(&play.dealer(BaccaratAct::Turn { side: SIDE })), [id(game)]);
    }
}

/// The right covers the third card too, and only this round.
#[test]
fn s629a_8_d_who_accepted_turns_the_third_card_too_and_the_next_round_begins_afresh() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        let mut play = table(game);
        play.act(player(2), BaccaratAct::Relinquish { side: SIDE });
        play.dealer(offer(3));
        play.act(player(3), BaccaratAct::AcceptRight { side: SIDE });
        play.dealer(BaccaratAct::HandOver { side: SIDE, to: seat(3) });
        play.act(player(3), BaccaratAct::ReturnCards { side: SIDE });
        play.until(Due::ThirdCard { side: SIDE });
        play.next();
        play.dealer(BaccaratAct::HandOver { side: SIDE, to: seat(3) });
        play.act(player(3), BaccaratAct::ReturnCards { side: SIDE });
        play.finish();
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        play.until(Due::Turn { side: SIDE });
        assert!(play.accepts(DEALER, BaccaratAct::HandOver { side: SIDE, to: seat(2) }));
    }
}

/// A second player may give the right up again; nobody is asked twice.
#[test]
fn s629a_8_d_a_right_given_up_twice_goes_on_from_the_second_player() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        let mut play = table(game);
        play.act(player(2), BaccaratAct::Relinquish { side: SIDE });
        play.dealer(offer(3));
        play.act(player(3), BaccaratAct::DeclineRight { side: SIDE });
        play.dealer(offer(4));
        play.act(player(4), BaccaratAct::AcceptRight { side: SIDE });
        play.act(player(4), BaccaratAct::Relinquish { side: SIDE });
        for asked in [6, 1] {
            play.dealer(offer(asked));
            play.act(player(asked), BaccaratAct::DeclineRight { side: SIDE });
        }
        play.dealer(BaccaratAct::Turn { side: SIDE });
    }
}

#[test]
fn where_the_dealer_turns_the_cards_there_is_no_right_to_give_up() {
    let play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::Turn { side: SIDE });
    for act in [
        BaccaratAct::Relinquish { side: SIDE },
        BaccaratAct::ReturnCards { side: SIDE },
        BaccaratAct::AcceptRight { side: SIDE },
    ] {
        assert_eq!(play.refused(player(2), act).0, BaccaratReason::NotAtThisTable);
    }
    assert_eq!(
        play.refused(DEALER, BaccaratAct::OrderRelinquish { side: SIDE, because: None }).0,
        BaccaratReason::NotAtThisTable
    );
}

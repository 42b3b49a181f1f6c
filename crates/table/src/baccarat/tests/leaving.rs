//! A player leaves the table.

use croupier_rules::proves;

use super::*;
use crate::seats::SeatsReason;

const DUE: [&str; 3] = ["627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)"];

fn leave(play: &mut Play, number: u8) -> Entries {
    play.perform(player(number), Act::Seats(SeatsAct::Leave))
}

#[test]
fn s627a_12_d_2_i_vigorish_is_collected_when_the_player_leaves() {
    proves!("627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &[]);
        play.bet(2, BaccaratWager::Banker, 100);
        play.round();
        let bank = play.state.ledger.balance(Account::Bank);
        let entries = leave(&mut play, 2);
        assert_eq!(ids(&entries)[..2], [of(game, DUE); 2]);
        assert_eq!(play.state.ledger.balance(Account::Bank), bank + Cents::dollars(5));
        assert_eq!((play.owed(2), play.chips(2)), (Cents::ZERO, Cents::ZERO));
        assert!(!play.table().vigorish_is_marked());
    }
}

#[test]
fn s627a_12_d_2_i_nobody_leaves_whose_chips_do_not_cover_the_vigorish() {
    proves!("627a.12(d)(2)(i)", "629a.12(d)(2)(i)", "631a.13(d)(2)(i)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &[BANKER_WINS, BANKER_WINS].concat());
        play.bet(2, BaccaratWager::Banker, 100);
        play.round();
        play.bet(2, BaccaratWager::Player, 1100);
        play.round();
        let command = Command::new(play.state.clock, player(2), Act::Seats(SeatsAct::Leave));
        let refusal = decide(&play.state, &command).unwrap_err();
        assert_eq!(refusal.reason, Reason::Seats(SeatsReason::VigorishUnpaid { owed: Cents::dollars(5) }));
        assert_eq!(refusal.provision.map(|provision| provision.id()), Some(of(game, DUE)));
        play.perform(player(2), Act::Seats(SeatsAct::BuyIn { cash: Cents::dollars(5) }));
        leave(&mut play, 2);
    }
}

/// Seat 3 accepted the right without a wager and leaves with the cards unseen: they go on to the next.
#[test]
fn s629a_8_d_the_right_of_a_player_who_leaves_goes_on() {
    proves!("629a.8(d)", "631a.9(e)");
    for game in PLAYERS_TURN {
        let side = Side::Player;
        let mut play = Play::up_to(setup(game, Method::PlayersTurn), &TIE, Due::Turn { side });
        play.act(player(2), BaccaratAct::Relinquish { side });
        play.dealer(BaccaratAct::OfferRight { side, to: seat(3) });
        play.act(player(3), BaccaratAct::AcceptRight { side });
        play.dealer(BaccaratAct::HandOver { side, to: seat(3) });
        let entries = leave(&mut play, 3);
        assert!(ids(&entries).contains(&of(game, ["", "629a.8(d)", "631a.9(e)"])));
        play.dealer(BaccaratAct::OfferRight { side, to: seat(1) });
        if game == GameId::Midibaccarat {
            leave(&mut play, 1);
            play.dealer(BaccaratAct::Turn { side });
        }
    }
}

#[test]
fn s631a_14_b_the_shoe_of_a_curator_who_leaves_is_offered_on() {
    proves!("631a.14(b)");
    let mut play = Play::up_to(standard(GameId::Baccarat), &TIE, Due::FirstFour);
    let entries = leave(&mut play, 1);
    assert!(has(&entries, "631a.14(b)", Event::Baccarat(BaccaratEvent::PartGivenUp { by: seat(1) })));
    let why = play.refused(DEALER, BaccaratAct::DealFirstFour);
    assert_eq!(why, (BaccaratReason::NoCurator, "631a.7(c)"));
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    play.act(player(2), BaccaratAct::DealFirstFour);
}

#[test]
fn s631a_7_b_a_player_who_leaves_while_asked_counts_as_declining() {
    proves!("631a.7(b)");
    let mut play = Play::new(standard(GameId::Baccarat), &TIE);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    leave(&mut play, 1);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
}

/// Who has no part in anything leaves without a trace in the round.
#[test]
fn a_player_without_a_part_just_leaves() {
    for (game, dealing) in PROCEDURES {
        let mut play = Play::up_to(setup(game, dealing), &TIE, Due::FirstFour);
        assert_eq!(events(&leave(&mut play, 3)), []);
    }
}

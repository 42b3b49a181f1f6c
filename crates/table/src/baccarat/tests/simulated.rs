//! Simulated rounds: dealt by the rules, without wagers.

use croupier_rules::proves;

use super::*;
use crate::baccarat::{Simulation, TableCard};

const DISCLOSED: [&str; 3] = ["627a.13(d)", "629a.13(d)", "631a.15(d)"];

#[test]
fn s627a_13_d_a_card_seen_between_rounds_begins_a_simulated_round_at_once() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for (game, dealing) in PROCEDURES {
        for disclosure in [SEEN, Disclosure::FaceUpInShoe] {
            let mut play = Play::new(setup(game, dealing), &TIE);
            let entries = play.dealer(BaccaratAct::ReportCardDrawn { disclosure });
            assert_eq!(ids(&entries), [of(game, DISCLOSED); 2]);
            let kept =
                BaccaratEvent::KeptForSimulatedRound { card: card(4), cause: Simulation::AnyOtherCard };
            assert_eq!(events(&entries), [kept, BaccaratEvent::SimulatedRoundBegan]);
            assert!(play.table().is_simulated() && !play.state.betting_is_open());
            let first = TableCard::OfHand { side: Side::Player, place: 0 };
            assert_eq!(
                (play.table().card(first), play.table().seen_by(first)),
                (Some(card(4)), Some(SeenBy::Everybody))
            );
        }
    }
}

/// Normal rules for third cards, no burn, no result, no settlement; the cards are discarded.
#[test]
fn s627a_13_d_a_simulated_round_is_dealt_by_the_rules_and_discarded() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.until(Due::ClearCards);
        assert_eq!(play.hand(Side::Player), cards(&[2, 0, 4]));
        assert_eq!(play.hand(Side::Banker), cards(&[5, 0, 2]));
        let why = play.refused(DEALER, BaccaratAct::AnnounceResult).0;
        assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::ClearCards });
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert_eq!(ids(&entries), [of(game, DISCLOSED)]);
        assert_eq!(play.drawn(), 6);
        assert!(play.state.betting_is_open() && !play.table().is_simulated());
    }
}

/// By the clause that orders the round, since nobody has announced "no more bets" (reading ER-149).
#[test]
fn s627a_13_d_no_wager_is_taken_in_a_simulated_round() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &DRAGON_7);
        play.bet(2, BaccaratWager::Player, 100);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        no_wager_is_taken(&play, of(game, DISCLOSED));
        play.finish();
        assert_eq!(play.on_layout(), Cents::dollars(100), "the wager waits for its round");
        play.round();
        assert_eq!(play.chips(2), Cents::dollars(900));
    }
}

/// Seat 1 can neither wager nor call a wager, by this clause.
fn no_wager_is_taken(play: &Play, clause: &str) {
    let (position, wager, amount) = (seat(1), Wager::Player, Cents::dollars(10));
    for act in [WagerAct::Place { position, wager, amount }, WagerAct::CallWithCash { wager, cash: amount }] {
        assert_eq!(play.wager_refused(player(1), act), (WagerReason::SimulatedRound, clause));
    }
}

#[test]
fn s627a_13_c_2_no_wager_is_taken_in_the_simulated_round_of_a_wrong_third_card() {
    proves!("627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)");
    for game in GAMES {
        let values = [&BOTH_STAY[..], &[9], &BANKER_WINS[1..]].concat();
        let mut play = Play::up_to(standard(game), &values, Due::Result);
        play.dealer(BaccaratAct::ReportThirdCard { side: Side::Player, disclosure: SEEN });
        play.until(Due::ClearCards);
        play.dealer(BaccaratAct::ClearCards);
        no_wager_is_taken(&play, of(game, ["627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)"]));
    }
}

/// What lay before may be taken back, in a simulated round too; after "no more bets" it may not (reading ER-149).
#[test]
fn s627a_7_c_a_wager_that_lay_before_a_simulated_round_may_be_withdrawn() {
    proves!("627a.7(c)", "629a.7(c)", "631a.8(c)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &DRAGON_7);
        play.bet(2, BaccaratWager::Player, 100);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        let withdraw = WagerAct::Withdraw { position: seat(2), wager: Wager::Player };
        let listed = |play: &Play| {
            let form = Form::Exact(Act::Wager(withdraw));
            steps(&play.state, play.state.clock).iter().any(|step| step.act == form)
        };
        assert!(listed(&play));
        play.perform(player(2), Act::Wager(withdraw));
        assert_eq!((play.chips(2), play.on_layout()), (Cents::dollars(1000), Cents::ZERO));
        play.finish();
        play.bet(2, BaccaratWager::Player, 100);
        play.end_betting();
        let ended = of(game, ["627a.7(c)", "629a.7(c)", "631a.8(c)"]);
        assert_eq!(play.wager_refused(player(2), withdraw), (WagerReason::NoMoreBets, ended));
        assert!(!listed(&play));
    }
}

/// A call that waits when a simulated round begins is declined, and nothing is dealt before (reading ER-149).
#[test]
fn s627a_7_b_a_pending_call_is_declined_in_a_simulated_round() {
    proves!("627a.7(b)", "629a.7(b)", "631a.8(b)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &DRAGON_7);
        let (wager, cash) = (Wager::Player, Cents::dollars(10));
        play.perform(player(1), Act::Wager(WagerAct::CallWithCash { wager, cash }));
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        let (confirm, decline) =
            (WagerAct::ConfirmCall { seat: seat(1) }, WagerAct::DeclineCall { seat: seat(1) });
        let refused = (WagerReason::SimulatedRound, of(game, DISCLOSED));
        assert_eq!(play.wager_refused(DEALER, confirm), refused);
        let first = &steps(&play.state, play.state.clock)[0];
        assert_eq!((&first.act, first.duty), (&Form::Exact(Act::Wager(decline)), Duty::Must));
        assert!(play.musts().is_empty(), "the round waits for the answer");
        play.perform(DEALER, Act::Wager(decline));
        play.finish();
        assert_eq!(play.chips(1), Cents::dollars(1000));
    }
}

/// The round in progress is finished without the card and settled, then the simulated round follows.
#[test]
fn s627a_13_d_a_card_seen_during_a_round_waits_until_the_round_is_settled() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for (game, dealing) in PROCEDURES {
        for before in 0..4 {
            let mut values = TIE.to_vec();
            values.insert(before, 9);
            let mut play = Play::up_to(setup(game, dealing), &values, Due::FirstFour);
            let deals = play.table().curator.actor();
            (0..before).for_each(|_| drop(play.act(deals, BaccaratAct::DealCard)));
            let entries = play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
            assert_eq!(ids(&entries), [of(game, DISCLOSED)]);
            play.until(Due::ClearCards);
            assert_eq!(play.hand(Side::Player), cards(&[4, 4]));
            assert_eq!((play.chips(2), play.on_layout()), (Cents::dollars(1000), Cents::ZERO));
            play.dealer(BaccaratAct::ClearCards);
            assert!(play.table().is_simulated());
            assert_eq!(play.hand(Side::Player), cards(&[9]));
        }
    }
}

/// Two cards seen begin two simulated rounds; a card nobody saw waits for the hand of play after them.
#[test]
fn s627a_13_a_and_d_cards_in_error_keep_their_order() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)", "627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        let values = [&BOTH_STAY[..], &[9, 8, 7], &BANKER_WINS[1..], &BANKER_WINS[1..]].concat();
        let mut play = Play::up_to(standard(game), &values, Due::Result);
        for disclosure in [SEEN, UNSEEN, SEEN] {
            play.dealer(BaccaratAct::ReportCardDrawn { disclosure });
        }
        for first in [9, 7] {
            play.until(Due::ClearCards);
            play.dealer(BaccaratAct::ClearCards);
            assert_eq!(play.hand(Side::Player), cards(&[first]));
        }
        play.finish();
        play.bet(2, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::FirstFour);
        play.next();
        assert_eq!(play.hand(Side::Player)[0], card(8));
        assert_eq!(play.table().kept.for_next_hand.len(), 0);
    }
}

/// The curator keeps dealing, also where the shoe has to be passed after it, and a loss of the Banker's Hand in
/// a simulated round passes nothing (reading ER-140).
#[test]
fn s631a_15_d_the_curator_deals_the_simulated_round() {
    proves!("631a.15(d)");
    for (values, must_pass) in [(PLAYER_WINS, true), (TIE, false)] {
        let values = [&values[..], &PLAYER_WINS].concat();
        let mut play = Play::up_to(standard(GameId::Baccarat), &values, Due::Result);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.until(Due::ClearCards);
        play.dealer(BaccaratAct::ClearCards);
        assert_eq!(play.due(), Due::CallCards);
        play.dealer(BaccaratAct::CallCards);
        assert_eq!(play.refused(DEALER, BaccaratAct::DealFirstFour).0, BaccaratReason::NotTheCurator);
        play.act(player(1), BaccaratAct::DealFirstFour);
        play.finish();
        assert_eq!(play.table().curator.must_pass(), must_pass);
    }
}

/// Where players turn the cards, nobody has wagered on a simulated round: the dealer turns them.
#[test]
fn s629a_13_d_the_dealer_turns_the_cards_of_a_simulated_round() {
    proves!("629a.13(d)", "631a.15(d)");
    for game in PLAYERS_TURN {
        let mut play = Play::new(setup(game, Method::PlayersTurn), &DRAGON_7);
        play.bet(2, BaccaratWager::Player, 100);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.until(Due::Turn { side: Side::Player });
        play.dealer(BaccaratAct::Turn { side: Side::Player });
    }
}

/// A simulated round is not the round after which a new curator may pass the shoe.
#[test]
fn s631a_14_a_a_simulated_round_is_no_round_of_the_curator() {
    proves!("631a.14(a)");
    let mut play = Play::new(standard(GameId::Baccarat), &TIE);
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    play.act(player(1), BaccaratAct::AcceptShoe);
    play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
    play.finish();
    assert_eq!(play.refused(player(1), BaccaratAct::PassShoe).0, BaccaratReason::NoRoundDealtYet);
}

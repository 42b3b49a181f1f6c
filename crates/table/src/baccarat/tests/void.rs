//! Too few cards to complete a round.

use croupier_rules::proves;

use super::*;
use crate::ledger::Cause;

const VOID: [&str; 3] = ["627a.13(e)", "629a.13(e)", "631a.15(e)"];

/// A shoe of a given number of cards from which the first round is begun with wagers on everything.
fn short(setup: Edits, values: &[u8]) -> Play {
    let mut play = Play::with_shoe(setup, cards(values), None);
    for (number, wager) in [(1, BaccaratWager::Player), (2, BaccaratWager::Banker), (2, BaccaratWager::Tie)] {
        play.bet(number, wager, 100);
    }
    play.end_betting();
    play
}

/// Too few for the first four, or for a third card.
#[test]
fn s627a_13_e_a_round_that_runs_out_of_cards_is_void() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for (game, dealing) in PROCEDURES {
        for left in [0, 1, 2, 3, 4, 5] {
            let mut play = short(setup(game, dealing), &DRAGON_7[..left]);
            while !play.accepts(DEALER, BaccaratAct::DeclareVoid) {
                play.next();
            }
            let entries = play.dealer(BaccaratAct::DeclareVoid);
            assert!(ids(&entries).iter().all(|id| *id == of(game, VOID)));
            let returned = entries.iter().filter(
                |entry| matches!(entry.event, Event::Chips(transfer) if transfer.cause == Cause::RoundVoid),
            );
            assert_eq!(returned.count(), 3, "{game:?} with {left} cards");
            assert_eq!(events(&entries), [BaccaratEvent::RoundVoid, BaccaratEvent::ShoeOver]);
            let balances = [play.chips(1), play.chips(2), play.on_layout()];
            assert_eq!(balances, [1000, 1000, 0].map(Cents::dollars));
            assert!(play.state.betting_is_open() && play.table().cards().count() == 0);
        }
    }
}

#[test]
fn s627a_13_e_no_card_is_dealt_of_a_round_that_cannot_be_completed() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for game in GAMES {
        let mut play = short(standard(game), &TIE[..3]);
        if game == GameId::Baccarat {
            play.dealer(BaccaratAct::CallCards);
        }
        let deals = play.table().curator.actor();
        for act in [BaccaratAct::DealFirstFour, BaccaratAct::DealCard] {
            assert_eq!(play.refused(deals, act), (BaccaratReason::CardsDoNotSuffice, of(game, VOID)));
        }
        let mut play = short(standard(game), &DRAGON_7[..5]);
        play.until(Due::ThirdCard { side: Side::Banker });
        let refused = play.refused(deals, BaccaratAct::DealThirdCard { side: Side::Banker });
        assert_eq!(refused, (BaccaratReason::CardsDoNotSuffice, of(game, VOID)));
    }
}

#[test]
fn s627a_13_e_a_round_with_enough_cards_is_not_void() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for game in GAMES {
        let mut play = short(standard(game), &TIE);
        while !play.state.betting_is_open() {
            let refused = play.refused(DEALER, BaccaratAct::DeclareVoid);
            assert_eq!(refused, (BaccaratReason::CardsSuffice, of(game, VOID)));
            play.next();
        }
    }
}

/// A card kept for the next hand counts as a card of it.
#[test]
fn s627a_13_e_a_kept_card_counts() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for game in GAMES {
        let mut play = Play::with_shoe(standard(game), cards(&TIE), None);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        play.bet(1, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::Result);
        assert_eq!(play.hand(Side::Player), cards(&[4, 4]));
    }
}

/// What is owed stays owed and falls due (reading ER-121); the next shoe begins with a new offer.
#[test]
fn s627a_13_e_a_void_round_forgives_no_vigorish() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for game in GAMES {
        let mut play = Play::with_shoe(standard(game), cards(&BANKER_WINS), None);
        play.bet(2, BaccaratWager::Banker, 100);
        play.round();
        play.bet(1, BaccaratWager::Banker, 100);
        play.end_betting();
        play.dealer_void();
        assert_eq!(play.owed(2), Cents::dollars(5));
        assert_eq!(play.table().vigorish.first_due(), Some(seat(2)));
        assert_eq!(play.table().curator(), None);
    }
}

impl Play {
    fn dealer_void(&mut self) {
        while !self.accepts(DEALER, BaccaratAct::DeclareVoid) {
            self.next();
        }
        self.dealer(BaccaratAct::DeclareVoid);
    }
}

/// A simulated round that runs out ends the shoe; wagers that wait for a round stay where they are.
#[test]
fn s627a_13_e_a_simulated_round_can_run_out_too() {
    proves!("627a.13(e)", "629a.13(e)", "631a.15(e)");
    for game in GAMES {
        let mut play = Play::with_shoe(standard(game), cards(&TIE[..3]), None);
        play.bet(1, BaccaratWager::Player, 100);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.dealer_void();
        assert_eq!(play.on_layout(), Cents::dollars(100));
        assert!(play.state.betting_is_open());
    }
}

/// Only the dealer declares it.
#[test]
fn only_the_dealer_declares_a_round_void() {
    let play = short(standard(GameId::Minibaccarat), &TIE[..3]);
    assert_eq!(play.refused(FLOOR, BaccaratAct::DeclareVoid).0, BaccaratReason::NotTheDealer);
}

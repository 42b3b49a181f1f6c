//! The announcement of the result, and the cards after it.

use croupier_rules::proves;

use super::*;
use crate::announcement::Announcement;

const RESULT: [&str; 3] = ["627a.11(a)", "629a.11(a)", "631a.12(a)"];

fn ez(game: GameId) -> Edits {
    played(game, Variation::Ez)
}

fn said(setup: Edits, values: &[u8]) -> Vec<Announcement> {
    let game = setup.game();
    let entries = Play::up_to(setup, values, Due::Result).dealer(BaccaratAct::AnnounceResult);
    assert!(ids(&entries).iter().all(|id| *id == of(game, RESULT)));
    let said = entries.iter().filter_map(|entry| match entry.event {
        Event::Announced(said) => Some(said),
        _ => None,
    });
    said.collect()
}

#[test]
fn s627a_11_a_both_final_counts_a_tie_and_a_dragon_7_are_announced() {
    proves!("627a.11(a)", "629a.11(a)", "631a.12(a)");
    for game in GAMES {
        assert_eq!(said(standard(game), &PLAYER_WINS), [Announcement::Result { player: 9, banker: 0 }]);
        assert_eq!(said(standard(game), &BANKER_WINS), [Announcement::Result { player: 0, banker: 9 }]);
        assert_eq!(
            said(standard(game), &TIE),
            [Announcement::Result { player: 8, banker: 8 }, Announcement::TieHand]
        );
        assert_eq!(said(standard(game), &DRAGON_7), [Announcement::Result { player: 6, banker: 7 }]);
        assert_eq!(
            said(ez(game), &DRAGON_7),
            [Announcement::Result { player: 6, banker: 7 }, Announcement::Dragon7]
        );
        assert_eq!(
            said(ez(game), &TIE),
            [Announcement::Result { player: 8, banker: 8 }, Announcement::TieHand]
        );
    }
}

#[test]
fn s627a_11_a_no_wager_is_collected_before_the_result_is_announced() {
    proves!("627a.11(a)", "629a.11(a)", "631a.12(a)");
    for game in GAMES {
        let play = Play::up_to(standard(game), &TIE, Due::Result);
        for act in [
            BaccaratAct::CollectLosing,
            BaccaratAct::SettlePosition { position: seat(2) },
            BaccaratAct::ClearCards,
        ] {
            let refused = play.refused(DEALER, act);
            assert_eq!(refused, (BaccaratReason::OutOfOrder { due: Due::Result }, of(game, RESULT)));
        }
    }
}

#[test]
fn s627a_11_c_the_cards_leave_when_everything_is_settled() {
    proves!("627a.11(c)", "629a.11(c)", "631a.12(c)");
    for game in GAMES {
        let mut play = Play::up_to(standard(game), &TIE, Due::Settle { position: seat(2) });
        let (reason, _) = play.refused(DEALER, BaccaratAct::ClearCards);
        assert_eq!(reason, BaccaratReason::OutOfOrder { due: Due::Settle { position: seat(2) } });
        play.until(Due::ClearCards);
        assert!(!play.state.betting_is_open());
        let says = &play.musts()[0].says;
        assert!(says.contains(if game == GameId::Minibaccarat { "discard rack" } else { "discard bucket" }));
        assert_eq!(says.contains("laid out again"), game == GameId::Minibaccarat);
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert_eq!(ids(&entries), [of(game, ["627a.11(c)", "629a.11(c)", "631a.12(c)"])]);
        assert_eq!(events(&entries), [BaccaratEvent::CardsRemoved]);
        assert_eq!(play.table().cards().count(), 0);
        assert!(play.state.betting_is_open());
    }
}

#[test]
fn s627a_1_a_table_of_ez_baccarat_takes_no_vigorish_and_pushes_the_banker_on_a_dragon_7() {
    proves!("627a.1/ez-baccarat", "629a.1/ez-baccarat", "631a.1/ez-baccarat");
    for game in GAMES {
        for (values, chips) in [(&DRAGON_7[..], 1000), (&BANKER_WINS[..], 1100)] {
            let mut play = Play::new(ez(game), values);
            play.bet(1, BaccaratWager::Banker, 100);
            play.round();
            assert_eq!((play.chips(1), play.owed(1)), (Cents::dollars(chips), Cents::ZERO));
        }
    }
}

/// Dragon 7 Insurance brings 40 to 1.
#[test]
fn s627a_12_f_insurance_is_paid_at_the_table() {
    proves!("627a.12(f)", "629a.12(f)", "631a.13(f)");
    for game in GAMES {
        let mut play = Play::new(ez(game), &DRAGON_7);
        play.bet(1, BaccaratWager::Dragon7Insurance, 10);
        play.round();
        assert_eq!(play.chips(1), Cents::dollars(1400));
    }
}

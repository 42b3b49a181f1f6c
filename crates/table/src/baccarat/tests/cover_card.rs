//! The cover card: how many hands come after it.

use croupier_rules::proves;

use super::*;
use crate::announcement::Announcement;

const LAST_HAND: [&str; 3] = ["627a.9(e)", "629a.9(d)", "631a.10(d)"];

/// Rounds of four cards each, so that round n begins after 4(n-1) cards; the cover card lies after a given number.
fn shoe(game: GameId, cover: usize) -> Play {
    Play::with_shoe(standard(game), cards(&TIE.repeat(12)), Some(cover))
}

/// Plays rounds until the shoe is over: after how many rounds "last hand" was announced, and how many there were.
fn rounds(play: &mut Play) -> (usize, usize) {
    let (mut announced_after, mut played) = (0, 0);
    loop {
        play.bet(1, BaccaratWager::Player, 10);
        while !play.accepts(DEALER, BaccaratAct::NoMoreBets) {
            if play.accepts(DEALER, BaccaratAct::AnnounceLastHand) {
                announced_after = played;
            }
            play.next();
        }
        let events = play.round();
        played += 1;
        if events.contains(&Event::Baccarat(BaccaratEvent::ShoeOver)) {
            return (announced_after, played);
        }
    }
}

/// On top of a round it belongs to that round; after its first, second, third card too; after its fourth it
/// belongs to the next.
#[test]
fn s627a_9_e_one_more_hand_follows_the_hand_in_which_the_cover_card_came() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    for game in GAMES {
        for cover in 0..=16 {
            let in_round = cover / 4 + 1;
            let expected = (in_round, in_round + 1);
            assert_eq!(rounds(&mut shoe(game, cover)), expected, "{game:?}, {cover} cards above");
        }
    }
}

#[test]
fn s627a_9_e_the_cover_card_is_set_aside_where_it_comes() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    for game in GAMES {
        for cover in 0..4 {
            let mut play = shoe(game, cover);
            play.bet(1, BaccaratWager::Player, 10);
            play.end_betting();
            play.until(Due::FirstFour);
            let entries = play.next();
            let at = events(&entries).iter().position(|event| *event == BaccaratEvent::CoverCardSetAside);
            assert_eq!(at, Some(cover));
            assert_eq!(entries[cover].provision.id(), of(game, LAST_HAND));
            assert_eq!(play.hand(Side::Player), cards(&[4, 4]));
        }
    }
}

#[test]
fn s627a_9_e_the_last_hand_is_announced_before_it_is_played() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    for game in GAMES {
        let mut play = shoe(game, 2);
        let refused = play.refused(DEALER, BaccaratAct::AnnounceLastHand);
        assert_eq!(refused, (BaccaratReason::LastHandNotDue, of(game, LAST_HAND)));
        play.bet(1, BaccaratWager::Player, 10);
        play.round();
        play.bet(1, BaccaratWager::Player, 10);
        let refused = play.refused(DEALER, BaccaratAct::NoMoreBets);
        assert_eq!(refused, (BaccaratReason::LastHandNotAnnounced, of(game, LAST_HAND)));
        let why = play.refused(player(1), BaccaratAct::AnnounceLastHand).0;
        assert_eq!(why, BaccaratReason::NotTheDealer);
        let entries = play.dealer(BaccaratAct::AnnounceLastHand);
        assert!(has(&entries, of(game, LAST_HAND), Event::Announced(Announcement::LastHand)));
        assert_eq!(play.refused(DEALER, BaccaratAct::AnnounceLastHand).0, BaccaratReason::LastHandNotDue);
        play.dealer(BaccaratAct::NoMoreBets);
        play.until(Due::ClearCards);
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert!(has(&entries, of(game, LAST_HAND), Event::Baccarat(BaccaratEvent::ShoeOver)));
    }
}

/// A third card can bring the cover card too.
#[test]
fn s627a_9_e_the_cover_card_may_come_with_a_third_card() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    for game in GAMES {
        for (cover, side) in [(4, Side::Player), (5, Side::Banker)] {
            let mut order = cards(&DRAGON_7);
            order.extend(cards(&TIE.repeat(3)));
            let mut play = Play::with_shoe(standard(game), order, Some(cover));
            play.bet(1, BaccaratWager::Player, 10);
            play.end_betting();
            play.until(Due::ThirdCard { side });
            assert_eq!(events(&play.next())[0], BaccaratEvent::CoverCardSetAside);
            play.finish();
            assert!(play.accepts(DEALER, BaccaratAct::AnnounceLastHand));
        }
    }
}

/// A simulated round does not count as a hand, and the cover card may come in it.
#[test]
fn s627a_9_e_a_simulated_round_does_not_count() {
    proves!("627a.9(e)", "629a.9(d)", "631a.10(d)");
    for game in GAMES {
        let mut play = shoe(game, 2);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.finish();
        assert!(!play.accepts(DEALER, BaccaratAct::AnnounceLastHand), "no hand has been completed");
        assert_eq!(rounds(&mut play), (1, 2));
    }
}

/// A card seen in the last hand begins its simulated round before the shoe is over.
#[test]
fn s627a_13_d_a_simulated_round_follows_even_the_last_hand() {
    proves!("627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        let mut play = shoe(game, 0);
        play.bet(1, BaccaratWager::Player, 10);
        play.round();
        play.bet(1, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::Result);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        play.until(Due::ClearCards);
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert_eq!(events(&entries), [BaccaratEvent::CardsRemoved, BaccaratEvent::SimulatedRoundBegan]);
        play.until(Due::ClearCards);
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert_eq!(events(&entries), [BaccaratEvent::CardsRemoved, BaccaratEvent::ShoeOver]);
    }
}

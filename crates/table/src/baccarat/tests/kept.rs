//! Cards kept for a hand that does not come, because the shoe ends: the record says where they went (reading ER-149).

use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::proves;

use super::*;
use crate::cards::{CardsAct, CardsEvent, SetId};

const UNDISCLOSED: [&str; 3] = ["627a.13(a)", "629a.13(a)", "631a.15(a)"];
const DISCLOSED: [&str; 3] = ["627a.13(d)", "629a.13(d)", "631a.15(d)"];

fn discarded(value: u8, facing: Facing) -> BaccaratEvent {
    BaccaratEvent::KeptCardDiscarded { card: card(value).into(), facing }
}

/// The last hand of a shoe with a card that came out unseen during it.
#[test]
fn s627a_13_a_a_card_kept_at_the_end_of_a_shoe_is_discarded_and_the_record_says_so() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)");
    for game in GAMES {
        let values = [&TIE[..], &TIE, &[9, 8], &TIE].concat();
        let mut play = Play::with_shoe(standard(game), cards(&values), Some(0));
        play.bet(2, BaccaratWager::Player, 10);
        play.round();
        play.bet(2, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::Result);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        play.until(Due::ClearCards);
        let entries = play.dealer(BaccaratAct::ClearCards);
        let down = |value| discarded(value, Facing::Down);
        let all = [BaccaratEvent::CardsRemoved, down(9), down(8), BaccaratEvent::ShoeOver];
        assert_eq!(events(&entries), all);
        assert_eq!(ids(&entries)[1..3], [of(game, UNDISCLOSED); 2]);
        assert_eq!(play.table().cards().count(), 0);
        let told = discarded(9, Facing::Down).told(|seen_by| seen_by == SeenBy::Everybody);
        assert!(matches!(told, BaccaratEvent::KeptCardDiscarded { card, .. } if card.seen().is_none()));
    }
}

/// A round that is void takes with it what waited: unseen, and seen.
#[test]
fn s627a_13_e_cards_that_wait_when_a_round_is_void_are_discarded() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)", "627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        let mut play = Play::with_shoe(standard(game), cards(&[9, 8, 0, 0]), None);
        play.bet(2, BaccaratWager::Player, 10);
        play.end_betting();
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
        let entries = play.dealer(BaccaratAct::DeclareVoid);
        let kept = [discarded(9, Facing::Down), discarded(8, Facing::Up)];
        let all = [BaccaratEvent::RoundVoid, kept[0], kept[1], BaccaratEvent::ShoeOver];
        assert_eq!(events(&entries), all);
        let clauses = [of(game, UNDISCLOSED), of(game, DISCLOSED)];
        assert!(ids(&entries).windows(2).any(|pair| pair == clauses));
    }
}

/// An act about the cards that ends the shoe does the same; one that does not leaves the card where it waits.
#[test]
fn s627a_13_a_a_card_kept_when_the_cards_are_taken_out_of_the_shoe_is_discarded() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)");
    for game in GAMES {
        let kept = || {
            let mut play = Play::new(standard(game), &[9]);
            play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
            play
        };
        let set = SetId::First;
        let entries = kept().perform(DEALER, Act::Cards(CardsAct::Remove { set }));
        assert_eq!(entries[0].event, Event::Baccarat(discarded(9, Facing::Down)));
        assert_eq!(entries[1].event, Event::Cards(CardsEvent::Removed { set }));
        assert_eq!(entries[0].provision.id(), of(game, UNDISCLOSED));
        assert_eq!(entries[1].n, entries[0].n + 1);
        if game == GameId::Minibaccarat {
            let entries = kept().perform(FLOOR, Act::Cards(CardsAct::OrderReshuffle { set }));
            assert_eq!(events(&entries), [discarded(9, Facing::Down)]);
            let mut idle = Play { state: testing::prepared(&standard(game), cards(&[9, 1]), None) };
            idle.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
            let entries = idle.perform(DEALER, Act::Cards(CardsAct::SpreadAtIdleTable { set }));
            assert_eq!(events(&entries), [discarded(9, Facing::Down)]);
        }
    }
}

/// In the middle of a shoe the card waits for the next hand.
#[test]
fn a_card_kept_in_the_middle_of_a_shoe_is_not_discarded() {
    for game in GAMES {
        let mut play = Play::up_to(standard(game), &[4, 3, 4, 5, 9], Due::Result);
        play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        let events = play.finish();
        let gone = |event: &Event| matches!(event, Event::Baccarat(BaccaratEvent::KeptCardDiscarded { .. }));
        assert!(!events.iter().any(gone));
    }
}

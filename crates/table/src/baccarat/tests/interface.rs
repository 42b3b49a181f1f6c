//! What the rest of the table may ask of a round, and what somebody who does not see every card is told.

use super::*;
use crate::baccarat::{Cover, Phase, RightToTurn, ShoeHolder, Simulation, TableCard, Tenure};
use crate::sealed::Sealed;

/// What is told of an event to somebody without a seat.
fn onlooker(event: BaccaratEvent) -> BaccaratEvent {
    event.told(|seen_by| seen_by.reaches(None))
}

#[test]
fn a_card_is_told_as_it_lies() {
    for (game, dealing) in PROCEDURES {
        let mut play = Play::up_to(setup(game, dealing), &DRAGON_7, Due::FirstFour);
        let dealer = play.table().curator.actor();
        for event in events(&play.act(dealer, BaccaratAct::DealFirstFour)) {
            let BaccaratEvent::Dealt { card, .. } = onlooker(event) else { unreachable!() };
            assert_eq!(card.seen().is_some(), dealing == Method::FaceUp);
            assert_eq!(event.told(|_| true), event);
        }
    }
}

#[test]
fn a_card_kept_unseen_is_told_to_nobody_and_one_that_was_seen_to_everybody() {
    let unseen = BaccaratEvent::KeptForNextHand { card: card(7).into() };
    assert_eq!(onlooker(unseen), BaccaratEvent::KeptForNextHand { card: Sealed::Hidden });
    let cause = Simulation::AnyOtherCard;
    let seen = BaccaratEvent::KeptForSimulatedRound { card: card(7), cause };
    assert_eq!(onlooker(seen), seen);
}

#[test]
fn cards_that_wait_are_among_the_cards_of_the_table() {
    let mut play = Play::up_to(standard(GameId::Minibaccarat), &BOTH_STAY, Due::Result);
    play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
    play.dealer(BaccaratAct::ReportCardDrawn { disclosure: SEEN });
    let kept: Vec<_> = play.table().kept().map(|which| (which, play.table().seen_by(which))).collect();
    let (next, simulated) = (TableCard::ForNextHand { place: 0 }, TableCard::ForSimulatedRound { place: 0 });
    assert_eq!(kept, [(next, Some(SeenBy::Nobody)), (simulated, Some(SeenBy::Everybody))]);
    assert_eq!(play.table().hand(Side::Player).count(), 2);
    assert_eq!(play.table().cards().count(), 6);
    assert_eq!(play.table().simulation(), None);
    while !play.table().is_simulated() {
        play.next();
    }
    assert_eq!(play.table().simulation(), Some(Simulation::AnyOtherCard));
}

#[test]
fn the_holder_of_the_shoe_is_known_to_everybody() {
    assert_eq!(Play::new(standard(GameId::Midibaccarat), &TIE).table().shoe_holder(), None);
    let mut play = Play::new(standard(GameId::Baccarat), &PLAYER_WINS);
    let holder = |play: &Play| play.table().shoe_holder().unwrap();
    assert_eq!(holder(&play), ShoeHolder::OnOffer { to: None });
    play.dealer(BaccaratAct::OfferShoe { to: seat(1) });
    assert_eq!(holder(&play), ShoeHolder::OnOffer { to: Some(seat(1)) });
    play.act(player(1), BaccaratAct::AcceptShoe);
    assert_eq!(holder(&play), ShoeHolder::Player { seat: seat(1), tenure: Tenure::New });
    play.bet(2, BaccaratWager::Player, 100);
    play.round();
    assert_eq!(holder(&play), ShoeHolder::Player { seat: seat(1), tenure: Tenure::MustPass });
    play.act(player(1), BaccaratAct::PassShoe);
    play.dealer(BaccaratAct::OfferShoe { to: seat(2) });
    play.act(player(2), BaccaratAct::AcceptShoe);
    play.act(player(2), BaccaratAct::DesignateDealer);
    let designated_by = Some(seat(2));
    assert_eq!(holder(&play), ShoeHolder::Dealer { designated_by, tenure: Tenure::New });
}

#[test]
fn the_right_to_turn_a_hand_is_known_to_everybody() {
    for game in PLAYERS_TURN {
        let side = Side::Player;
        let mut play = Play::up_to(setup(game, Method::PlayersTurn), &TIE, Due::Turn { side });
        assert_eq!(play.table().right_to_turn(Side::Banker), RightToTurn::Dealer);
        assert_eq!(play.table().right_to_turn(side), RightToTurn::Player { seat: seat(2) });
        play.act(player(2), BaccaratAct::Relinquish { side });
        assert_eq!(play.table().right_to_turn(side), RightToTurn::OnOffer { to: None });
        play.dealer(BaccaratAct::OfferRight { side, to: seat(3) });
        assert_eq!(play.table().right_to_turn(side), RightToTurn::OnOffer { to: Some(seat(3)) });
    }
}

#[test]
fn the_phase_the_result_and_the_end_of_the_shoe_are_known_to_everybody() {
    for game in GAMES {
        let order = cards(&BANKER_WINS.repeat(10));
        let mut play = Play::with_shoe(standard(game), order, Some(2));
        assert_eq!((play.table().phase(), play.table().cover()), (Phase::Betting, Cover::Ahead));
        play.bet(2, BaccaratWager::Banker, 100);
        play.end_betting();
        play.until(Due::Result);
        assert_eq!((play.table().phase(), play.table().cover()), (Phase::Hands, Cover::Seen));
        assert_eq!(play.table().result(), None);
        play.dealer(BaccaratAct::AnnounceResult);
        assert_eq!(play.table().result().and_then(|coup| coup.winner()), Some(Side::Banker));
        play.finish();
        assert_eq!((play.table().phase(), play.table().cover()), (Phase::Betting, Cover::LastHandDue));
    }
}

#[test]
fn events_stay_small() {
    assert_eq!(size_of::<BaccaratEvent>(), 16);
    assert!(size_of::<BaccaratAct>() <= 4);
}

//! A round from end to end, for each chapter and procedure, with every entry and every balance.

use croupier_rules::proves;

use super::*;
use crate::announcement::Announcement;

fn announcements(events: &[Event]) -> Vec<Announcement> {
    let said = events.iter().filter_map(|event| match event {
        Event::Announced(said) => Some(*said),
        _ => None,
    });
    said.collect()
}

/// Player 2 draws a 4 and has 6, Banker 5 draws a 2 and has 7. Seat 1 is on the Banker's Hand, seat 2 on the
/// Player's Hand, seat 3 on a tie.
#[test]
fn s627a_8_to_13_a_round_of_each_procedure_ends_with_exact_balances() {
    proves!("627a.8(a)", "629a.8(a)", "631a.9(a)", "627a.11(a)", "629a.11(a)", "631a.12(a)");
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.bet(1, BaccaratWager::Banker, 200);
        play.bet(2, BaccaratWager::Player, 100);
        play.bet(3, BaccaratWager::Tie, 50);
        let said = announcements(&play.round());
        let first = if play.table().has_curator() { vec![Announcement::Cards] } else { vec![] };
        let counts = [
            Announcement::PlayersHand { count: 2 },
            Announcement::BankersHand { count: 5 },
            Announcement::Result { player: 6, banker: 7 },
        ];
        assert_eq!(said, [first, counts.to_vec()].concat(), "{game:?} {dealing:?}");
        let balances = [1, 2, 3].map(|number| play.chips(number));
        assert_eq!(balances, [1200, 900, 950].map(Cents::dollars));
        assert_eq!((play.owed(1), play.on_layout()), (Cents::dollars(10), Cents::ZERO));
        assert_eq!(play.drawn(), 6);
    }
}

#[test]
fn s627a_8_c_1_cards_are_laid_face_up_by_the_left_and_the_right_hand() {
    proves!("627a.8(c)(1)");
    let mut play = Play::new(setup(GameId::Minibaccarat, Method::FaceUp), &TIE);
    play.bet(1, BaccaratWager::Player, 10);
    play.end_betting();
    let says = &play.musts()[0].says;
    assert!(says.contains("left hand") && says.contains("face up with the right"));
    play.dealer(BaccaratAct::DealCard);
    assert_eq!(play.standing("627a.8(c)(1)"), None);
    play.dealer(BaccaratAct::DealFirstFour);
    assert_eq!(play.standing("627a.8(c)(1)"), Some(Standing::Done));
    assert!(play.table().cards().all(|which| play.table().seen_by(which) == Some(SeenBy::Everybody)));
}

#[test]
fn s627a_8_c_2_the_bankers_hand_waits_under_the_shoe_until_the_players_hand_is_called() {
    proves!("627a.8(c)(2)");
    let mut play = Play::new(setup(GameId::Minibaccarat, Method::FaceDown), &TIE);
    play.bet(1, BaccaratWager::Player, 10);
    play.end_betting();
    assert!(play.musts()[0].says.contains("under the right corner"));
    play.dealer(BaccaratAct::DealFirstFour);
    let (reason, id) = play.refused(DEALER, BaccaratAct::Turn { side: Side::Banker });
    assert_eq!(
        (reason, id),
        (BaccaratReason::OutOfOrder { due: Due::Turn { side: Side::Player } }, "627a.8(c)(2)")
    );
    play.dealer(BaccaratAct::Turn { side: Side::Player });
    let (reason, id) = play.refused(DEALER, BaccaratAct::Turn { side: Side::Banker });
    assert_eq!(
        (reason, id),
        (BaccaratReason::OutOfOrder { due: Due::Announce { side: Side::Player } }, "627a.9(a)")
    );
    play.dealer(BaccaratAct::Announce { side: Side::Player });
    assert_eq!(play.standing("627a.8(c)(2)"), None);
    play.dealer(BaccaratAct::Turn { side: Side::Banker });
    assert_eq!(play.standing("627a.8(c)(2)"), Some(Standing::Done));
    assert!(play.table().cards().all(|which| play.table().seen_by(which) == Some(SeenBy::Everybody)));
}

#[test]
fn s631a_9_d_1_the_curator_puts_the_bankers_hand_under_the_corner_of_the_shoe() {
    proves!("631a.9(d)", "631a.9(d)(1)");
    for (dealing, expected) in [(Method::PlayersTurn, true), (Method::CallerTurns, false)] {
        let play = &mut Play::up_to(setup(GameId::Baccarat, dealing), &TIE, Due::FirstFour);
        assert_eq!(play.musts()[0].says.contains("right corner"), expected);
        play.act(player(1), BaccaratAct::DealFirstFour);
        assert_eq!(play.standing("631a.9(d)(1)"), expected.then_some(Standing::Done));
    }
}

/// Cards nobody may see are marked so: what a view may show is read off here.
#[test]
fn cards_are_seen_only_by_those_who_may_see_them() {
    use crate::baccarat::TableCard;
    for game in PLAYERS_TURN {
        let mut play =
            Play::up_to(setup(game, Method::PlayersTurn), &DRAGON_7, Due::Turn { side: Side::Player });
        let first = TableCard::OfHand { side: Side::Player, place: 0 };
        assert_eq!(play.table().seen_by(first), Some(SeenBy::Nobody));
        play.dealer(BaccaratAct::HandOver { side: Side::Player, to: seat(2) });
        assert_eq!(play.table().seen_by(first), Some(SeenBy::Player(seat(2))));
        assert_eq!(
            play.table().seen_by(TableCard::OfHand { side: Side::Banker, place: 0 }),
            Some(SeenBy::Nobody)
        );
        play.act(player(2), BaccaratAct::ReturnCards { side: Side::Player });
        assert_eq!(play.table().seen_by(first), Some(SeenBy::Everybody));
        assert_eq!(play.table().seen_by(TableCard::OfHand { side: Side::Player, place: 2 }), None);
        play.until(Due::ThirdCard { side: Side::Player });
        play.next();
        assert_eq!(
            play.table().seen_by(TableCard::OfHand { side: Side::Player, place: 2 }),
            Some(SeenBy::Nobody)
        );
    }
}

//! Cards drawn in error, and what becomes of them.

use croupier_rules::families::baccarat::dealing::{DrawRule, ThirdCard};
use croupier_rules::proves;

use super::*;
use crate::baccarat::{Simulation, TableCard};

const UNDISCLOSED: [&str; 3] = ["627a.13(a)", "629a.13(a)", "631a.15(a)"];
const THIRD_UNDISCLOSED: [&str; 3] = ["627a.13(b)", "629a.13(b)", "631a.15(b)"];
const THIRD_DISCLOSED: [&str; 3] = ["627a.13(c)", "629a.13(c)", "631a.15(c)"];
const DISCARDED: [&str; 3] = ["627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)"];
const SIMULATED: [&str; 3] = ["627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)"];
const DISCLOSED: [&str; 3] = ["627a.13(d)", "629a.13(d)", "631a.15(d)"];

fn third(side: Side, disclosure: Disclosure) -> BaccaratAct {
    BaccaratAct::ReportThirdCard { side, disclosure }
}

/// The cards of a round and then a 9, which is easy to find again, and a 1.
fn then_9_and_1(values: &[u8]) -> Vec<u8> {
    [values, &[9, 1]].concat()
}

/// The next hand begins with the card, the card after it being the next of the shoe.
fn begins_next_hand(play: &mut Play, kept: u8, next: u8) {
    play.finish();
    play.bet(2, BaccaratWager::Player, 10);
    play.end_betting();
    play.until(Due::FirstFour);
    play.next();
    assert_eq!(play.hand(Side::Player)[0], card(kept));
    assert_eq!(play.hand(Side::Banker)[0], card(next));
}

#[test]
fn s627a_13_a_an_unseen_card_between_rounds_begins_the_next_hand() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)");
    for game in GAMES {
        let mut play = Play::new(standard(game), &[9, 1]);
        let entries = play.dealer(BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
        assert_eq!(ids(&entries), [of(game, UNDISCLOSED)]);
        assert_eq!(play.table().seen_by(TableCard::ForNextHand { place: 0 }), Some(SeenBy::Nobody));
        assert!(play.state.betting_is_open());
        begins_next_hand(&mut play, 9, 1);
    }
}

/// Drawn after any number of the first four cards, it waits for the next hand: this one goes on without it.
#[test]
fn s627a_13_a_an_unseen_card_during_the_deal_begins_the_next_hand_not_this_one() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)");
    for (game, dealing) in PROCEDURES {
        for before in 0..4 {
            let mut values = TIE.to_vec();
            values.insert(before, 9);
            values.extend([1, 1, 1]);
            let mut play = Play::up_to(setup(game, dealing), &values, Due::FirstFour);
            let deals = play.table().curator.actor();
            (0..before).for_each(|_| drop(play.act(deals, BaccaratAct::DealCard)));
            play.act(FLOOR, BaccaratAct::ReportCardDrawn { disclosure: UNSEEN });
            play.until(Due::Result);
            assert_eq!(play.hand(Side::Player), cards(&[4, 4]), "{game:?} after {before}");
            assert_eq!(play.hand(Side::Banker), cards(&[3, 5]));
            begins_next_hand(&mut play, 9, 1);
        }
    }
}

/// Every pair of counts where the Player's Hand stays: the card is the Banker's if that hand draws as after a
/// stay (reading ER-120), and otherwise begins the next hand.
#[test]
fn s627a_13_b_an_unseen_third_card_is_the_bankers_or_begins_the_next_hand() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)");
    for (game, dealing) in PROCEDURES {
        for (player, banker) in stays() {
            let values = then_9_and_1(&[player, banker, 0, 0]);
            let mut play = Play::up_to(setup(game, dealing), &values, Due::Announce { side: Side::Banker });
            play.next();
            let draws = play.table().hands.decision(Side::Banker).third_card == ThirdCard::Draw;
            let entries = play.dealer(third(Side::Player, UNSEEN));
            assert_eq!(ids(&entries), [of(game, THIRD_UNDISCLOSED)], "{player} {banker}");
            let handed = draws && dealing == Method::PlayersTurn;
            assert_eq!(play.due(), if handed { Due::Turn { side: Side::Banker } } else { Due::Result });
            play.until(Due::Result);
            assert_eq!(play.hand(Side::Player).len(), 2);
            if draws {
                assert_eq!(play.hand(Side::Banker)[2], card(9));
                assert_eq!(play.table().kept.for_next_hand.len(), 0);
            } else {
                assert_eq!(play.hand(Side::Banker).len(), 2);
                begins_next_hand(&mut play, 9, 1);
            }
        }
    }
}

/// The counts on which the Player's Hand stays.
fn stays() -> impl Iterator<Item = (u8, u8)> {
    let all = (0..10u8).flat_map(|player| (0..10u8).map(move |banker| (player, banker)));
    all.filter(|&(player, banker)| player >= 6 || banker >= 8)
}

#[test]
fn s627a_13_c_a_seen_third_card_is_the_bankers_if_that_hand_draws() {
    proves!("627a.13(c)", "629a.13(c)", "631a.15(c)");
    for (game, dealing) in PROCEDURES {
        for disclosure in [SEEN, Disclosure::FaceUpInShoe] {
            let values = then_9_and_1(&BANKER_DRAWS);
            let mut play = Play::up_to(setup(game, dealing), &values, Due::ThirdCard { side: Side::Banker });
            let entries = play.dealer(third(Side::Player, disclosure));
            assert_eq!(ids(&entries), [of(game, THIRD_DISCLOSED)]);
            assert_eq!(play.hand(Side::Banker)[2], card(9));
            assert_eq!(
                play.table().seen_by(TableCard::OfHand { side: Side::Banker, place: 2 }),
                Some(SeenBy::Everybody)
            );
            assert_eq!(play.due(), Due::Result);
        }
    }
}

#[test]
fn s627a_13_c_1_a_seen_third_card_is_discarded_with_one_more() {
    proves!("627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)");
    for game in GAMES {
        let setup = standard(game).with("irregularities.disclosed_player_card", "discard with one more");
        let mut play = Play::up_to(setup, &then_9_and_1(&BOTH_STAY), Due::Result);
        let entries = play.dealer(third(Side::Player, SEEN));
        assert_eq!(ids(&entries), [of(game, DISCARDED)]);
        assert_eq!(events(&entries), [BaccaratEvent::Discarded { card: card(9), cards: 2 }]);
        assert_eq!((play.drawn(), play.due()), (6, Due::Result));
        play.finish();
        assert!(play.state.betting_is_open() && play.table().cards().count() == 0);
    }
}

/// The last card of the shoe is discarded alone: there is no further one.
#[test]
fn s627a_13_c_1_the_last_card_is_discarded_alone() {
    proves!("627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)");
    for game in GAMES {
        let setup = standard(game).with("irregularities.disclosed_player_card", "discard with one more");
        let mut play = Play::with_shoe(setup, cards(&[6, 7, 0, 0, 9]), None);
        play.bet(2, BaccaratWager::Player, 10);
        play.end_betting();
        play.until(Due::Result);
        let entries = play.dealer(third(Side::Player, SEEN));
        assert_eq!(events(&entries), [BaccaratEvent::Discarded { card: card(9), cards: 1 }]);
        let why = play.refused(DEALER, BaccaratAct::ReportCardDrawn { disclosure: SEEN }).0;
        assert_eq!(why, BaccaratReason::NoCardLeft);
    }
}

#[test]
fn s627a_13_c_2_a_seen_third_card_begins_a_simulated_round() {
    proves!("627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)");
    for game in GAMES {
        let mut play = Play::up_to(standard(game), &then_9_and_1(&BOTH_STAY), Due::Result);
        let entries = play.dealer(third(Side::Player, SEEN));
        assert_eq!(ids(&entries), [of(game, SIMULATED)]);
        let cause = Simulation::PlayersThirdCard;
        assert_eq!(events(&entries), [BaccaratEvent::KeptForSimulatedRound { card: card(9), cause }]);
        assert_eq!(play.table().seen_by(TableCard::ForSimulatedRound { place: 0 }), Some(SeenBy::Everybody));
        play.until(Due::ClearCards);
        let entries = play.dealer(BaccaratAct::ClearCards);
        assert!(has(&entries, of(game, SIMULATED), Event::Baccarat(BaccaratEvent::SimulatedRoundBegan)));
        play.until(Due::ClearCards);
        assert_eq!(ids(&play.dealer(BaccaratAct::ClearCards)), [of(game, SIMULATED)]);
    }
}

/// A card that the Player's Hand was entitled to is not an error.
#[test]
fn s627a_13_b_a_third_card_that_was_due_is_no_error() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)");
    for game in GAMES {
        let play = Play::up_to(standard(game), &DRAGON_7, Due::ThirdCard { side: Side::Player });
        for disclosure in Disclosure::ALL {
            let (side, rule) = (Side::Player, DrawRule::PlayerBelowSix);
            let refused = play.refused(DEALER, third(side, disclosure));
            let id = of(game, ["627a.10(b)(1)", "629a.10(b)(1)", "631a.11(b)(1)"]);
            assert_eq!(refused, (BaccaratReason::EntitledToTheCard { side, rule }, id));
            let why = play.refused(DEALER, third(Side::Banker, disclosure)).0;
            assert_eq!(why, BaccaratReason::OutOfOrder { due: Due::ThirdCard { side: Side::Player } });
        }
    }
}

/// No paragraph of its own: a superfluous card of the Banker's goes the way of any other (reading ER-119).
#[test]
fn s627a_13_a_and_d_a_superfluous_card_of_the_bankers_hand() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)", "627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        let mut play = Play::up_to(standard(game), &then_9_and_1(&BOTH_STAY), Due::Result);
        let entries = play.dealer(third(Side::Banker, UNSEEN));
        assert_eq!(ids(&entries), [of(game, UNDISCLOSED)]);
        begins_next_hand(&mut play, 9, 1);
        let mut play = Play::up_to(standard(game), &then_9_and_1(&BOTH_STAY), Due::Result);
        let entries = play.dealer(third(Side::Banker, SEEN));
        assert_eq!(ids(&entries), [of(game, DISCLOSED)]);
    }
}

/// After the Banker's Hand has drawn, a third card of the Player's is still one of (b) or (c), remedied as filed, and
/// never one of (a) or (d) (reading ER-148).
#[test]
fn s627a_13_c_a_third_card_of_the_player_after_the_banker_drew_is_remedied_as_filed() {
    proves!("627a.13(b)", "629a.13(b)", "631a.15(b)");
    proves!("627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)");
    proves!("627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)");
    for (game, dealing) in PROCEDURES {
        let after = |remedy: &'static str, disclosure| {
            let setup = setup(game, dealing).with("irregularities.disclosed_player_card", remedy);
            let mut play = Play::up_to(setup, &[7, 5, 0, 0, 2, 9, 1], Due::Result);
            let entries = play.dealer(third(Side::Player, disclosure));
            assert_eq!(play.hand(Side::Banker), cards(&[5, 0, 2]));
            assert_eq!(play.due(), Due::Result);
            (ids(&entries), events(&entries))
        };
        for seen in [SEEN, Disclosure::FaceUpInShoe] {
            let discarded = BaccaratEvent::Discarded { card: card(9), cards: 2 };
            let remedied = (vec![of(game, DISCARDED)], vec![discarded]);
            assert_eq!(after("discard with one more", seen), remedied);
            let cause = Simulation::PlayersThirdCard;
            let kept = BaccaratEvent::KeptForSimulatedRound { card: card(9), cause };
            assert_eq!(after("simulated round", seen), (vec![of(game, SIMULATED)], vec![kept]));
        }
        let unseen = after("simulated round", UNSEEN);
        let kept = BaccaratEvent::KeptForNextHand { card: card(9).into() };
        assert_eq!(unseen, (vec![of(game, THIRD_UNDISCLOSED)], vec![kept]));
    }
}

/// A second additional card is like any other.
#[test]
fn s627a_13_a_a_second_additional_card_is_like_any_other() {
    proves!("627a.13(a)", "629a.13(a)", "631a.15(a)", "627a.13(d)", "629a.13(d)", "631a.15(d)");
    for game in GAMES {
        for (disclosure, clause) in [(UNSEEN, UNDISCLOSED), (SEEN, DISCLOSED)] {
            let mut play = Play::up_to(standard(game), &DRAGON_7, Due::Result);
            let entries = play.dealer(third(Side::Player, disclosure));
            assert_eq!(ids(&entries), [of(game, clause)]);
        }
    }
}

/// As soon as the four cards by which it is judged lie face up, before their counts are announced (reading ER-148).
#[test]
fn s627a_13_c_a_wrong_third_card_is_reported_before_the_counts_are_announced() {
    proves!("627a.13(c)", "629a.13(c)", "631a.15(c)", "627a.13(b)", "629a.13(b)", "631a.15(b)");
    for (game, dealing) in PROCEDURES {
        for (disclosure, clause) in [(SEEN, THIRD_DISCLOSED), (UNSEEN, THIRD_UNDISCLOSED)] {
            let due = Due::Announce { side: Side::Banker };
            let mut play = Play::up_to(setup(game, dealing), &then_9_and_1(&BANKER_DRAWS), due);
            let entries = play.dealer(third(Side::Player, disclosure));
            assert_eq!(ids(&entries), [of(game, clause)]);
            assert_eq!(play.hand(Side::Banker), cards(&[5, 0, 9]));
            let entries = play.dealer(BaccaratAct::Announce { side: Side::Banker });
            let announced = crate::announcement::Announcement::BankersHand { count: 5 };
            assert!(entries.iter().any(|entry| entry.event == Event::Announced(announced)));
            play.until(Due::Result);
            assert_eq!(play.hand(Side::Banker).len(), 3);
        }
    }
}

/// While a hand lies face down nobody can say whether the card is wrong: it waits beside the table, whatever the cards
/// are, and is judged as soon as both hands lie face up.
#[test]
fn s627a_13_c_a_third_card_that_comes_before_the_hands_are_turned_waits_to_be_judged() {
    proves!("627a.13(c)", "629a.13(c)", "631a.15(c)", "627a.13(b)", "629a.13(b)", "631a.15(b)");
    for (game, dealing) in PROCEDURES.into_iter().filter(|&(_, dealing)| dealing != Method::FaceUp) {
        for turned in [Side::Player, Side::Banker] {
            for (disclosure, clause) in [(SEEN, THIRD_DISCLOSED), (UNSEEN, THIRD_UNDISCLOSED)] {
                let due = Due::Turn { side: turned };
                let mut play = Play::up_to(setup(game, dealing), &then_9_and_1(&BANKER_DRAWS), due);
                let entries = play.act(FLOOR, third(Side::Player, disclosure));
                assert_eq!(ids(&entries), [of(game, clause)]);
                let card_9 = card(9).into();
                assert_eq!(events(&entries), [BaccaratEvent::ThirdCardSetAside { card: card_9, disclosure }]);
                let seen_by = if disclosure == SEEN { SeenBy::Everybody } else { SeenBy::Nobody };
                assert_eq!(play.table().seen_by(TableCard::SetAside), Some(seen_by));
                let why = BaccaratReason::OutOfOrder { due };
                for act in [third(Side::Player, SEEN), BaccaratAct::ReportCardDrawn { disclosure }] {
                    assert_eq!(play.refused(DEALER, act).0, why);
                }
                play.until(Due::Result);
                assert_eq!(play.hand(Side::Banker), cards(&[5, 0, 9]));
                assert_eq!((play.drawn(), play.table().kept().count()), (5, 0));
            }
        }
    }
}

/// The clause of the outcome stands in the record when the last hand is turned.
#[test]
fn s627a_13_c_a_third_card_that_was_set_aside_is_remedied_when_both_hands_lie_open() {
    proves!("627a.13(c)(1)", "629a.13(c)(1)", "631a.15(c)(1)");
    proves!("627a.13(c)(2)", "629a.13(c)(2)", "631a.15(c)(2)");
    for (game, dealing) in PROCEDURES.into_iter().filter(|&(_, dealing)| dealing != Method::FaceUp) {
        let judged = |remedy: &'static str, disclosure, values: &[u8]| {
            let setup = setup(game, dealing).with("irregularities.disclosed_player_card", remedy);
            let mut play = Play::up_to(setup, values, Due::Turn { side: Side::Player });
            play.dealer(third(Side::Player, disclosure));
            let revealed = BaccaratEvent::Revealed { side: Side::Banker };
            loop {
                let entries = play.next();
                if events(&entries).first() == Some(&revealed) {
                    return (entries[1].provision.id(), events(&entries)[1], play);
                }
            }
        };
        let stays = then_9_and_1(&BOTH_STAY);
        let (id, event, play) = judged("discard with one more", SEEN, &stays);
        assert_eq!((id, event), (of(game, DISCARDED), BaccaratEvent::Discarded { card: card(9), cards: 2 }));
        assert_eq!(play.drawn(), 6);
        let (id, event, _) = judged("simulated round", SEEN, &stays);
        let cause = Simulation::PlayersThirdCard;
        let kept = BaccaratEvent::KeptForSimulatedRound { card: card(9), cause };
        assert_eq!((id, event), (of(game, SIMULATED), kept));
        let (id, event, _) = judged("simulated round", UNSEEN, &stays);
        let kept = BaccaratEvent::KeptForNextHand { card: card(9).into() };
        assert_eq!((id, event), (of(game, THIRD_UNDISCLOSED), kept));
        let (id, event, mut play) = judged("simulated round", SEEN, &[2, 5, 0, 0, 4, 2]);
        assert_eq!(id, of(game, ["627a.10(b)(1)", "629a.10(b)(1)", "631a.11(b)(1)"]), "it was due");
        let dealt = matches!(event, BaccaratEvent::Dealt { side: Side::Player, .. });
        assert!(dealt, "{event:?}");
        play.until(Due::Result);
        assert_eq!(
            (play.hand(Side::Player), play.hand(Side::Banker)),
            (cards(&[2, 0, 4]), cards(&[5, 0, 2]))
        );
    }
}

/// The cover card may lie right above the one more card.
#[test]
fn s627a_13_c_1_the_cover_card_above_the_additional_card_is_set_aside() {
    proves!("627a.13(c)(1)", "627a.9(e)");
    for above in [4, 5] {
        for turned in [Due::Turn { side: Side::Player }, Due::Result] {
            let setup = setup(GameId::Minibaccarat, Method::FaceDown);
            let setup = setup.with("irregularities.disclosed_player_card", "discard with one more");
            let mut play = Play::with_shoe(setup, cards(&[6, 7, 0, 0, 9, 1, 1]), Some(above));
            play.bet(2, BaccaratWager::Player, 10);
            play.end_betting();
            play.until(turned);
            play.dealer(third(Side::Player, SEEN));
            play.until(Due::Result);
            assert_eq!((play.drawn(), play.table().cover()), (6, crate::baccarat::Cover::Seen));
        }
    }
}

/// The Banker's superfluous card too, but not while the Player's Hand waits for its own.
#[test]
fn s627a_13_a_a_superfluous_card_of_the_banker_is_reported_before_the_announcements() {
    proves!("627a.13(a)", "627a.13(d)");
    let face_up = || standard(GameId::Minibaccarat);
    let due = Due::Announce { side: Side::Player };
    let mut play = Play::up_to(face_up(), &then_9_and_1(&BOTH_STAY), due);
    assert_eq!(ids(&play.dealer(third(Side::Banker, UNSEEN))), ["627a.13(a)"]);
    assert_eq!(ids(&play.dealer(third(Side::Banker, SEEN))), ["627a.13(d)"]);
    let play = Play::up_to(face_up(), &DRAGON_7, due);
    let why = play.refused(DEALER, third(Side::Banker, SEEN));
    assert_eq!(why, (BaccaratReason::OutOfOrder { due }, "627a.9(a)"));
    let play = Play::up_to(face_up(), &BANKER_DRAWS, due);
    let why = play.refused(DEALER, third(Side::Banker, SEEN)).0;
    assert!(matches!(why, BaccaratReason::EntitledToTheCard { side: Side::Banker, .. }));
}

#[test]
fn errors_are_reported_by_the_dealer_or_the_floor_and_in_their_time() {
    for game in GAMES {
        let play = Play::up_to(standard(game), &BOTH_STAY, Due::Result);
        for act in [third(Side::Player, SEEN), BaccaratAct::ReportCardDrawn { disclosure: SEEN }] {
            assert_eq!(play.refused(player(1), act).0, BaccaratReason::NotTheDealerOrTheFloor);
            assert!(play.accepts(FLOOR, act) && play.accepts(DEALER, act));
        }
        for due in [Due::FirstFour, Due::CollectLosing] {
            let play = Play::up_to(standard(game), &BOTH_STAY, due);
            let why = play.refused(DEALER, third(Side::Player, SEEN)).0;
            assert_eq!(why, BaccaratReason::OutOfOrder { due });
        }
    }
}

/// For a wrong order or a card left out no chapter has a remedy: the floor is told (reading ER-119).
#[test]
fn a_wrong_order_and_an_omitted_card_go_to_the_floor() {
    use crate::conduct::{ConductAct, ConductEvent, Matter};
    for game in GAMES {
        for matter in [Matter::WrongOrder, Matter::ThirdCardOmitted] {
            let mut play = Play::up_to(standard(game), &BOTH_STAY, Due::Result);
            let before = play.state.clone();
            let entries = play.perform(DEALER, Act::Conduct(ConductAct::ReferToFloor { matter }));
            assert_eq!(entries[0].event, Event::Conduct(ConductEvent::Referred { matter }));
            assert_eq!(play.state.numbered_as(&before), before);
        }
    }
}

//! Third cards, over the whole domain: every count of both hands and every third card.

use croupier_rules::families::baccarat::dealing::{ThirdCard, deal};
use croupier_rules::families::baccarat::ranking::CardValue;
use croupier_rules::proves;

use super::*;

/// Two cards of a count.
fn two(count: u8) -> [u8; 2] {
    [count, 0]
}

fn shoe(player: u8, banker: u8, third: u8, fourth: u8) -> [u8; 6] {
    let ([p1, p2], [b1, b2]) = (two(player), two(banker));
    [p1, b1, p2, b2, third, fourth]
}

/// The table deals what the rules of the whole round deal, card by card, wherever it may draw.
#[test]
fn s627a_9_b_the_table_draws_exactly_as_the_rules_decide() {
    proves!("627a.9(b)", "629a.9(b)", "631a.10(b)", "627a.9(c)");
    for (game, dealing) in PROCEDURES {
        for (player, banker, third) in every_case() {
            let values = shoe(player, banker, third, 1);
            let mut next = values.iter().map(|&value| CardValue::new(value).unwrap());
            let expected = deal(|| next.next().unwrap());
            let play = Play::up_to(setup(game, dealing), &values, Due::Result);
            assert_eq!(play.table().hands.coup(), expected, "{game:?} {player} {banker} {third}");
            assert_eq!(play.drawn(), 6 - next.count());
        }
    }
}

fn every_case() -> impl Iterator<Item = (u8, u8, u8)> {
    let digits = 0..10u8;
    digits.clone().flat_map(move |player| {
        let digits = digits.clone();
        digits.clone().flat_map(move |banker| digits.clone().map(move |third| (player, banker, third)))
    })
}

/// A hand that stays gets no card, by the clause that lets it stay; a card that is due is not left out, by the
/// clause that draws it.
#[test]
fn s627a_10_a_wrong_draw_is_refused_with_the_clause_that_decides() {
    proves!("627a.9(b)", "629a.9(b)", "631a.10(b)");
    for game in GAMES {
        let chapter = Clauses::of(game).unwrap();
        for (player, banker, third) in every_case() {
            let mut play = Play::up_to(
                standard(game),
                &shoe(player, banker, third, 1),
                Due::Announce { side: Side::Banker },
            );
            play.dealer(BaccaratAct::Announce { side: Side::Banker });
            let deals = play.table().curator.actor();
            for side in Side::ALL {
                let decision = play.table().hands.decision(side);
                let (rule, id) = (decision.rule, decision.provision(chapter).id());
                if decision.third_card == ThirdCard::Stay {
                    let why = BaccaratReason::ThirdCardNotDue { side, rule };
                    assert_eq!(play.refused(deals, BaccaratAct::DealThirdCard { side }), (why, id));
                } else {
                    let why = BaccaratReason::ThirdCardDue { side, rule };
                    assert_eq!(play.refused(DEALER, BaccaratAct::AnnounceResult), (why, id));
                    play.act(deals, BaccaratAct::DealThirdCard { side });
                    while matches!(play.due(), Due::Turn { .. }) {
                        play.next();
                    }
                }
            }
            assert_eq!(play.due(), Due::Result);
        }
    }
}

const ORDER: [&str; 3] = ["627a.9(c)", "629a.9(b)", "631a.10(b)"];

#[test]
fn s627a_9_c_the_players_third_card_comes_before_the_bankers() {
    proves!("627a.9(c)", "629a.9(b)", "631a.10(b)");
    for (game, dealing) in PROCEDURES {
        let play =
            Play::up_to(setup(game, dealing), &shoe(2, 1, 4, 3), Due::ThirdCard { side: Side::Player });
        let deals = play.table().curator.actor();
        let (reason, id) = play.refused(deals, BaccaratAct::DealThirdCard { side: Side::Banker });
        let rule = play.table().hands.decision(Side::Player).rule;
        assert_eq!(reason, BaccaratReason::ThirdCardDue { side: Side::Player, rule });
        assert_eq!(id, of(game, ORDER));
    }
}

#[test]
fn s627a_9_d_no_hand_gets_a_second_additional_card() {
    proves!("627a.9(d)", "629a.9(c)", "631a.10(c)");
    for (game, dealing) in PROCEDURES {
        let play = Play::up_to(setup(game, dealing), &shoe(2, 1, 4, 3), Due::Result);
        let deals = play.table().curator.actor();
        for side in Side::ALL {
            let (reason, id) = play.refused(deals, BaccaratAct::DealThirdCard { side });
            assert_eq!(reason, BaccaratReason::SecondAdditionalCard { side });
            assert_eq!(id, of(game, ["627a.9(d)", "629a.9(c)", "631a.10(c)"]));
        }
    }
}

/// Face up at once where the dealer turns the hands, face down where players do.
#[test]
fn s627a_9_c_third_cards_lie_as_the_procedure_says() {
    proves!("627a.9(c)", "629a.8(c)(3)", "629a.8(c)(4)", "631a.9(c)", "631a.9(d)(4)", "631a.9(d)(5)");
    for (game, dealing) in PROCEDURES {
        for side in Side::ALL {
            let mut play = Play::up_to(setup(game, dealing), &shoe(2, 1, 4, 3), Due::ThirdCard { side });
            play.next();
            let face_down = play.due() == Due::Turn { side };
            assert_eq!(face_down, dealing == Method::PlayersTurn);
        }
    }
}

/// Only the curator deals a third card at Baccarat, only the dealer elsewhere.
#[test]
fn s631a_9_c_third_cards_are_dealt_by_the_curator() {
    proves!("631a.9(c)", "631a.10(b)");
    let play =
        Play::up_to(standard(GameId::Baccarat), &shoe(2, 1, 4, 3), Due::ThirdCard { side: Side::Player });
    let refused = play.refused(DEALER, BaccaratAct::DealThirdCard { side: Side::Player });
    assert_eq!(refused, (BaccaratReason::NotTheCurator, "631a.9(c)"));
    assert!(play.accepts(player(1), BaccaratAct::DealThirdCard { side: Side::Player }));
}

//! What the steps of a round make a duty, and what they leave open.

use croupier_rules::{GameId, Provision, proves};

use super::helpers::*;
use crate::command::{Act, Actor};
use crate::conduct::{ConductAct, ConductReason};
use crate::decide::decide;
use crate::form::Form;
use crate::ordinary::ordinary;
use crate::poker::PokerAct;
use crate::refusal::Reason;
use crate::steps::{Duty, steps};
use crate::testing;
use crate::wagering::{WagerAct, WagerReason};

const GAMES: [GameId; 2] = [ThreeCardPrime, Saigon5Card];

/// How the reports of a wrong number of cards are listed.
fn reports_of_a_wrong_number(bench: &Bench) -> Vec<Duty> {
    let listed = steps(&bench.state, bench.state.clock).into_iter();
    listed.filter(|step| matches!(step.act, Form::ReportWrongNumber { .. })).map(|step| step.duty).collect()
}

#[test]
fn s679a_13_c_a_wrong_number_is_reported_if_there_is_one_and_must_be_once_the_cards_have_run_out() {
    proves!("679a.13(c)", "680a.13(c)");
    for game in GAMES {
        let mut bench = Bench::with_antes(ordinary(game), "", &[2, 5]);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::DealNext]);
        assert_eq!(reports_of_a_wrong_number(&bench), [Duty::May; 3], "{game:?}");

        let order = deck(game, "").into_iter().take(5).collect();
        let mut bench = Bench { state: testing::prepared(&ordinary(game), order, None) };
        for number in [2, 5] {
            bench.sit(number);
            bench.bet(number, number, ANTE, 10);
        }
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal]);
        assert_eq!(reports_of_a_wrong_number(&bench), [Duty::Must; 3], "{game:?}");
    }
}

#[test]
fn s679a_8_h_after_a_wrong_count_the_dealer_must_determine_whether_cards_were_misdealt() {
    proves!("679a.8(h)", "680a.8(g)");
    for (game, clause) in [(ThreeCardPrime, "679a.8(h)"), (Saigon5Card, "680a.8(g)")] {
        let mut bench = Bench::with_antes(ordinary(game), "", &[1, 2]);
        bench.dealer(&[PokerAct::NoMoreBets, PokerAct::Deal, PokerAct::CountStub { cards: 1 }]);
        let listed = steps(&bench.state, bench.state.clock);
        let determine = listed.iter().find(|step| matches!(step.act, Form::DetermineMisdeal { .. })).unwrap();
        assert_eq!((determine.by, determine.duty, determine.provision.id()), (Dealer, Duty::Must, clause));
    }
}

#[test]
fn s679a_7_e_no_more_boxes_than_are_filed() {
    proves!("679a.7(e)", "680a.7(e)");
    for (game, clause) in [(ThreeCardPrime, "679a.7(e)"), (Saigon5Card, "680a.7(e)")] {
        for (boxes, last, beyond) in [(1, 3, 4), (2, 4, 5), (3, 5, 6)] {
            let mut bench = Bench::new(ordinary(game).with("table.boxes_per_player", boxes), "");
            bench.sit(3);
            (3..=last).for_each(|position| bench.bet(3, position, ANTE, 10));
            let act = WagerAct::Place { position: seat(beyond), wager: ANTE, amount: dollars(10) };
            let refusal = decide(&bench.state, &bench.command(player(3), Act::Wager(act))).unwrap_err();
            let why = Reason::Wager(WagerReason::TooManyBoxes { boxes: boxes as u8 });
            assert_eq!((refusal.reason, refusal.provision), (why, Some(Provision::of(clause))));
        }
    }
}

/// A wager and what is added to it count together.
#[test]
fn a_wager_is_not_raised_above_the_maximum() {
    let mut bench = Bench::new(ordinary(ThreeCardPrime).with("table.maximum", "100"), "");
    bench.sit(3);
    bench.bet(3, 3, ANTE, 60);
    let raised = |amount| {
        let act = WagerAct::Place { position: seat(3), wager: ANTE, amount: dollars(amount) };
        decide(&bench.state, &bench.command(player(3), Act::Wager(act))).map(drop)
    };
    let why = Reason::Wager(WagerReason::AboveMaximum { maximum: dollars(100) });
    assert_eq!(raised(45).unwrap_err().reason, why);
    assert_eq!(raised(40), Ok(()));
}

const EXAMINE: &str = "679a.11(a)";

/// Who is asked whether the cards were looked at as the provision has it.
fn asked_about_looking(bench: &Bench) -> Vec<Actor> {
    let attest = Form::Exact(Act::Conduct(ConductAct::Attest { provision: Provision::of(EXAMINE) }));
    let listed = steps(&bench.state, bench.state.clock).into_iter();
    listed.filter(|step| step.act == attest).map(|step| step.by).collect()
}

#[test]
fn s679a_11_a_each_player_attests_for_oneself_and_for_nobody_else() {
    proves!("679a.11(a)");
    let mut bench = Bench::with_antes(ordinary(ThreeCardPrime), "", &[1, 2, 3]);
    bench.deal();
    bench.play(3);
    bench.fold(2);
    let attest = Act::Conduct(ConductAct::Attest { provision: Provision::of(EXAMINE) });
    let stranger = decide(&bench.state, &bench.command(player(1), attest.clone())).unwrap_err();
    assert_eq!(stranger.reason, Reason::Conduct(ConductReason::NoPartInIt));
    let mut asked = asked_about_looking(&bench);
    asked.sort_by_key(|by| *by != player(3));
    assert_eq!(asked, [player(3), player(2)]);
    bench.perform(player(3), attest);
    assert_eq!(asked_about_looking(&bench), [player(2)]);
}

//! Adjacent boxes: no wager leaves a gap, and what a withdrawal cuts off goes back when the betting ends (679a.7(e),
//! 680a.7(e), reading ER-229).

use croupier_rules::kit::wager::Wager;
use croupier_rules::{GameId, Provision, proves};

use super::helpers::*;
use crate::command::Act;
use crate::decide::decide;
use crate::ordinary::ordinary;
use crate::poker::PokerAct;
use crate::refusal::Reason;
use crate::wagering::{WagerAct, WagerReason};

const GAMES: [(GameId, &str); 2] = [(ThreeCardPrime, "679a.7(e)"), (Saigon5Card, "680a.7(e)")];

/// A player at seat 3 who may play all six boxes and has an Ante of $10 in these.
fn in_boxes(game: GameId, boxes: &[u8]) -> Bench {
    let mut bench = Bench::new(ordinary(game).with("table.boxes_per_player", 6), "");
    bench.sit(3);
    boxes.iter().for_each(|&position| bench.bet(3, position, ANTE, 10));
    bench
}

fn refused(bench: &Bench, position: u8) -> (Reason, Option<&'static str>) {
    let place = WagerAct::Place { position: seat(position), wager: ANTE, amount: dollars(10) };
    let refusal = decide(&bench.state, &bench.command(player(3), Act::Wager(place))).unwrap_err();
    (refusal.reason, refusal.provision.map(Provision::id))
}

fn withdraw(bench: &mut Bench, position: u8, wager: Wager) {
    bench.perform(player(3), Act::Wager(WagerAct::Withdraw { position: seat(position), wager }));
}

#[test]
fn s679a_7_e_a_wager_that_would_leave_a_gap_is_refused() {
    proves!("679a.7(e)", "680a.7(e)");
    for (game, clause) in GAMES {
        let gap = (Reason::Wager(WagerReason::BoxNotAdjacent), Some(clause));
        for (boxes, beyond) in [
            (vec![], vec![1, 5, 6]),
            (vec![3], vec![1, 5, 6]),
            (vec![4], vec![1, 2, 6]),
            (vec![3, 4], vec![1, 6]),
            (vec![3, 2], vec![5, 6]),
        ] {
            let bench = in_boxes(game, &boxes);
            for position in beyond {
                assert_eq!(refused(&bench, position), gap, "{boxes:?} and {position}");
            }
        }
        in_boxes(game, &[4, 3, 2, 1, 5, 6]);
    }
}

#[test]
fn s679a_7_e_what_lies_beyond_a_withdrawn_box_goes_back_when_the_betting_ends() {
    proves!("679a.7(e)", "680a.7(e)");
    for (game, clause) in GAMES {
        for (boxes, withdrawn, stay, back) in [
            (vec![3, 4, 5, 6], 4, vec![3], 2),
            (vec![3, 4, 5, 6], 5, vec![3, 4], 1),
            (vec![3, 2, 1, 4], 2, vec![3, 4], 1),
            (vec![3, 4, 5], 3, vec![4, 5], 0),
            (vec![3, 4], 4, vec![3], 0),
        ] {
            let mut bench = in_boxes(game, &boxes);
            withdraw(&mut bench, withdrawn, ANTE);
            let told = told(&bench.act(Dealer, PokerAct::NoMoreBets));
            assert_eq!(
                provisions_of(&told, "BeyondGap $10"),
                vec![clause; back],
                "{boxes:?} without {withdrawn}"
            );
            assert_eq!(provisions_of(&told, "BoxReleased"), vec![clause; back]);
            for position in 1..=6 {
                let is_in = bench.table().hand(seat(position)).is_some();
                assert_eq!(is_in, stay.contains(&position), "{boxes:?} without {withdrawn}: {position}");
            }
            assert_eq!(bench.chips(3), dollars(1000 - 10 * stay.len() as i64));
        }
    }
}

#[test]
fn s679a_7_e_without_the_own_box_those_on_both_sides_of_it_go_back() {
    proves!("679a.7(e)", "680a.7(e)");
    for (game, _) in GAMES {
        let mut bench = in_boxes(game, &[3, 2, 4]);
        bench.sit(6);
        bench.bet(6, 6, ANTE, 10);
        withdraw(&mut bench, 3, ANTE);
        bench.act(Dealer, PokerAct::NoMoreBets);
        assert_eq!(bench.chips(3), dollars(1000));
        assert!(bench.table().in_round().eq([seat(6)]));
    }
}

#[test]
fn s679a_7_e_a_gap_is_not_deepened_and_can_be_filled() {
    proves!("679a.7(e)", "680a.7(e)");
    for (game, clause) in GAMES {
        let mut bench = in_boxes(game, &[3, 4, 5]);
        withdraw(&mut bench, 4, ANTE);
        assert_eq!(refused(&bench, 5), (Reason::Wager(WagerReason::BoxNotAdjacent), Some(clause)));
        bench.bet(3, 3, ANTE, 10);
        bench.bet(3, 4, ANTE, 10);
        bench.bet(3, 5, ANTE, 10);
        let told = told(&bench.act(Dealer, PokerAct::NoMoreBets));
        assert!(provisions_of(&told, "BeyondGap").is_empty());
        assert_eq!(bench.table().in_round().count(), 3);
    }
}

#[test]
fn s679a_7_e_side_wagers_beyond_a_gap_go_back_with_their_ante() {
    proves!("679a.7(e)");
    let mut bench = in_boxes(ThreeCardPrime, &[3, 4, 5]);
    bench.bet(3, 5, PAIR_BONUS, 20);
    bench.bet(3, 5, ALL_SIX, 15);
    withdraw(&mut bench, 4, ANTE);
    let told = told(&bench.act(Dealer, PokerAct::NoMoreBets));
    for amount in ["$10", "$20", "$15"] {
        assert_eq!(provisions_of(&told, &format!("BeyondGap {amount}")), ["679a.7(e)"]);
    }
    assert_eq!(bench.chips(3), dollars(990));
}

/// Nobody else is kept from sitting down and playing: the box is free when the round begins.
#[test]
fn s679a_7_e_a_gap_holds_nobody_up() {
    proves!("679a.7(e)");
    let mut bench = in_boxes(ThreeCardPrime, &[3, 4, 5]);
    withdraw(&mut bench, 4, ANTE);
    bench.sit(4);
    bench.bet(4, 4, ANTE, 25);
    bench.act(Dealer, PokerAct::NoMoreBets);
    assert_eq!(bench.state.wagering.owner(seat(5)), seat(5));
    assert_eq!([bench.chips(3), bench.chips(4)], [990, 975].map(dollars));
}

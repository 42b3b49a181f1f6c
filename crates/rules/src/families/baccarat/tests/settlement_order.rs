use std::vec::Vec;

use super::{EZ, Section, VIGORISH, coup, id, three, two};
use crate::chapters::{baccarat, midibaccarat, minibaccarat};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::completion::{Act, Step, VigorishOrder, rule, settlement_order};
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Coup, Terms};
use crate::kit::money::Cents;
use crate::kit::settlement::{Settlement, settle};
use crate::kit::wager::Bets;
use crate::proves;

const SEAT_2: [(BaccaratWager, i64); 2] = [(BaccaratWager::Banker, 10_000), (BaccaratWager::Tie, 500)];
const SEAT_5: [(BaccaratWager, i64); 1] = [(BaccaratWager::Player, 2_500)];
const SEAT_9: [(BaccaratWager, i64); 2] =
    [(BaccaratWager::Banker, 4_000), (BaccaratWager::DragonBonusBanker, 100)];

fn settled(
    chapter: &Clauses,
    terms: &Terms,
    coup: Coup,
    stakes: &[(BaccaratWager, i64)],
) -> Settlement<BaccaratWager> {
    let bets = stakes.iter().fold(Bets::NONE, |bets, &(wager, stake)| bets.with(wager, Cents(stake)));
    settle(&bets, None, |wager| rule(chapter, terms, coup, wager)).unwrap()
}

fn order(chapter: &Clauses, terms: &Terms, coup: Coup) -> Vec<(u8, BaccaratWager, Act, i64)> {
    let seats = [
        (5, settled(chapter, terms, coup, &SEAT_5)),
        (2, settled(chapter, terms, coup, &SEAT_2)),
        (9, settled(chapter, terms, coup, &SEAT_9)),
    ];
    let step = |step: &Step| (step.seat, step.wager, step.act, step.amount.0);
    settlement_order(chapter, &seats).iter().map(step).collect()
}

const COLLECTED: [(u8, BaccaratWager, Act, i64); 2] =
    [(5, BaccaratWager::Player, Act::Collect, 2_500), (2, BaccaratWager::Tie, Act::Collect, 500)];

#[test]
fn s627a_11_b_losers_first_then_vigorish_before_payment_from_the_highest_seat_down() {
    proves!("627a.11(b)", "629a.11(b)");
    for chapter in [minibaccarat::CLAUSES, midibaccarat::CLAUSES] {
        let paid = [
            (9, BaccaratWager::Banker, Act::TakeVigorish, 200),
            (9, BaccaratWager::Banker, Act::Pay, 4_000),
            (9, BaccaratWager::DragonBonusBanker, Act::Pay, 1_000),
            (2, BaccaratWager::Banker, Act::TakeVigorish, 500),
            (2, BaccaratWager::Banker, Act::Pay, 10_000),
        ];
        let expected: Vec<_> = COLLECTED.into_iter().chain(paid).collect();
        assert_eq!(order(chapter, &VIGORISH, coup(three(0), three(8))), expected);
        assert_eq!(chapter.completion.vigorish_order.provision.id(), id(chapter, Section::Result, "(b)"));
    }
}

#[test]
fn s631a_12_b_losers_first_then_payment_before_vigorish_from_the_highest_seat_down() {
    proves!("631a.12(b)");
    let chapter = baccarat::CLAUSES;
    let paid = [
        (9, BaccaratWager::Banker, Act::Pay, 4_000),
        (9, BaccaratWager::DragonBonusBanker, Act::Pay, 1_000),
        (9, BaccaratWager::Banker, Act::TakeVigorish, 200),
        (2, BaccaratWager::Banker, Act::Pay, 10_000),
        (2, BaccaratWager::Banker, Act::TakeVigorish, 500),
    ];
    let expected: Vec<_> = COLLECTED.into_iter().chain(paid).collect();
    assert_eq!(order(chapter, &VIGORISH, coup(three(0), three(8))), expected);
    let clause = chapter.completion.vigorish_order;
    assert_eq!((clause.choice, clause.provision.id()), (VigorishOrder::AfterPayment, "631a.12(b)"));
}

#[test]
fn s627a_11_b_no_vigorish_at_an_ez_table() {
    proves!("627a.11(b)", "629a.11(b)", "631a.12(b)");
    for chapter in Clauses::ALL {
        let steps = order(chapter, &EZ, coup(three(0), three(8)));
        assert!(steps.iter().all(|(_, _, act, _)| *act != Act::TakeVigorish));
        assert_eq!(steps.len(), 5);
    }
}

#[test]
fn tied_wagers_are_released_when_their_position_is_reached() {
    for chapter in Clauses::ALL {
        let expected = [
            (9, BaccaratWager::DragonBonusBanker, Act::Collect, 100),
            (9, BaccaratWager::Banker, Act::Release, 4_000),
            (5, BaccaratWager::Player, Act::Release, 2_500),
            (2, BaccaratWager::Tie, Act::Pay, 4_000),
            (2, BaccaratWager::Banker, Act::Release, 10_000),
        ];
        assert_eq!(order(chapter, &VIGORISH, coup(two(7), two(7))), expected);
    }
}

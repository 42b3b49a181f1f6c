//! The order of the deal, and the count of the stub.

use alloc::vec::Vec;

use super::*;
use crate::families::poker::tests::{Dealt, dealt, ids, written};
use crate::families::poker::{CountingShuffler, Delivery, Share, StubCount};
use crate::kit::deck::Deck;
use crate::law::Provision;
use crate::proves;

const EMPTY: Share = Share::Nothing;
const ANTE: Share = Share::Hand;
const BONUS: Share = Share::HandAndFourthCard;

/// Positions 1 and 4 play, and 4 has a Pair Bonus Wager.
const TABLE: [Share; 6] = [EMPTY, ANTE, EMPTY, EMPTY, BONUS, EMPTY];

const METHODS: [MethodClauses; 4] = [MANUAL_SHOE, FROM_THE_HAND, AUTOMATED_SHOE, FOUR_CARD_STACKS];

fn deal(by: &MethodClauses) -> Vec<Delivery> {
    dealt(&CLAUSES, by, &TABLE)
}

#[test]
fn s679a_8_c_and_9_b_one_card_at_a_time_from_the_far_left_then_fourth_cards() {
    proves!("679a.8(c)", "679a.9(b)");
    for (by, id) in [(MANUAL_SHOE, "679a.8(c)"), (FROM_THE_HAND, "679a.9(b)")] {
        let deal = deal(&by);
        assert_eq!(written(&deal), "1 4 D 1 4 D 1 4 D 4+");
        assert_eq!(ids(&deal), [id]);
    }
}

#[test]
fn s679a_10_b_stacks_of_three_from_the_far_left_and_the_dealer_last() {
    proves!("679a.10(b)", "679a.10(c)");
    let deal = deal(&AUTOMATED_SHOE);
    assert_eq!(written(&deal), "1 1 1 4 4 4 D D D 4+");
    assert_eq!(ids(&deal), ["679a.10(b)", "679a.10(c)"]);
}

#[test]
fn s679a_10_g_top_card_of_a_stack_of_four_is_the_fourth_card_or_discarded() {
    proves!("679a.10(g)", "679a.10(g)(1)", "679a.10(g)(2)");
    let deal = deal(&FOUR_CARD_STACKS);
    assert_eq!(written(&deal), "1x 1 1 1 4+ 4 4 4 Dx D D D");
    let (discarded, hand, fourth) = ("679a.10(g)(2)", "679a.10(g)", "679a.10(g)(1)");
    assert_eq!(ids(&deal), [discarded, hand, fourth, hand, discarded, hand]);
}

/// All 729 ways in which six positions can be taken.
fn tables() -> impl Iterator<Item = [Share; 6]> {
    (0..3usize.pow(6))
        .map(|code| core::array::from_fn(|at| [EMPTY, ANTE, BONUS][code / 3usize.pow(at as u32) % 3]))
}

#[test]
fn everybody_with_an_ante_gets_three_cards_and_nobody_else_any() {
    for table in tables() {
        for by in METHODS {
            let dealt = Dealt::of(&CLAUSES, &by, &table);
            assert_eq!(dealt.dealers_hand, 3);
            for (share, got) in table.into_iter().zip(dealt.players) {
                let expected = match share {
                    Share::Nothing => (0, 0),
                    Share::Hand => (3, 0),
                    Share::HandAndFourthCard => (3, 1),
                };
                assert_eq!(got, expected, "{:?}", by.method);
            }
        }
    }
}

fn stub(by: &MethodClauses, share: Share) -> usize {
    Deck::SINGLE.size() - dealt(&CLAUSES, by, &[share; 6]).len()
}

#[test]
fn a_full_table_leaves_the_stub_it_should() {
    assert_eq!(METHODS.map(|by| stub(&by, BONUS)), [25, 25, 25, 24]);
    assert_eq!(METHODS.map(|by| stub(&by, ANTE)), [31, 31, 31, 24]);
}

#[test]
fn s679a_9_a_1_dealing_from_the_hand_needs_a_shuffling_device() {
    proves!("679a.9(a)(1)");
    let needed = METHODS.map(|by| by.needs_shuffling_device.map(Provision::id));
    assert_eq!(needed, [None, Some("679a.9(a)(1)"), None, None]);
}

#[test]
fn s679a_8_f_9_d_10_d_stub_is_counted_in_every_fifth_round_at_the_latest() {
    proves!("679a.8(f)", "679a.9(d)", "679a.10(d)");
    for (by, id) in [(MANUAL_SHOE, "679a.8(f)"), (FROM_THE_HAND, "679a.9(d)"), (AUTOMATED_SHOE, "679a.10(d)")]
    {
        let due = |rounds| by.count_due(CountingShuffler::NotInUse, rounds).map(Provision::id);
        assert_eq!(
            [1, 2, 3, 4, 5, 6, u32::MAX].map(due),
            [None, None, None, None, Some(id), Some(id), Some(id)]
        );
        assert_eq!(by.count_due(CountingShuffler::InUse, 99), None);
    }
    assert_eq!(FOUR_CARD_STACKS.count_due(CountingShuffler::NotInUse, 99), None);
}

#[test]
fn s679a_8_g_9_e_10_e_stub_and_cards_out_make_one_deck() {
    proves!("679a.8(g)", "679a.9(e)", "679a.10(e)");
    let read = |stub, out, should| StubCount::read(Deck::SINGLE.size(), stub, out, should);
    for out in 0..=52 {
        assert_eq!(read(52 - out, out, out), StubCount::Right);
        assert_eq!(read(52 - out, out, out + 1), StubCount::Misdealt);
        assert_eq!(read(53 - out, out, out), StubCount::DeckIsWrong);
        assert_eq!(read(53 - out, out, out + 1), StubCount::DeckIsWrong);
    }
    assert_eq!(read(usize::MAX, 1, 1), StubCount::DeckIsWrong);
}

//! The order of the deal, and the count of the stub.

use super::*;
use crate::families::poker::tests::{Dealt, dealt, ids, written};
use crate::families::poker::{CountingShuffler, Share, StubCount};
use crate::kit::deck::Deck;
use crate::law::Provision;
use crate::proves;

const EMPTY: Share = Share::Nothing;
const ANTE: Share = Share::Hand;

/// Positions 1 and 4 play.
const TABLE: [Share; 6] = [EMPTY, ANTE, EMPTY, EMPTY, ANTE, EMPTY];

const METHODS: [MethodClauses; 3] = [MANUAL_SHOE, FROM_THE_HAND, AUTOMATED_SHOE];

#[test]
fn s680a_8_c_and_9_b_one_card_at_a_time_from_the_left_until_five_each() {
    proves!("680a.8(c)", "680a.9(b)");
    for (by, id) in [(MANUAL_SHOE, "680a.8(c)"), (FROM_THE_HAND, "680a.9(b)")] {
        let deal = dealt(&CLAUSES, &by, &TABLE);
        assert_eq!(written(&deal), "1 4 D 1 4 D 1 4 D 1 4 D 1 4 D");
        assert_eq!(ids(&deal), [id]);
    }
}

#[test]
fn s680a_10_b_stacks_of_five_from_the_left_and_the_dealer_last() {
    proves!("680a.10(b)");
    let deal = dealt(&CLAUSES, &AUTOMATED_SHOE, &TABLE);
    assert_eq!(written(&deal), "1 1 1 1 1 4 4 4 4 4 D D D D D");
    assert_eq!(ids(&deal), ["680a.10(b)"]);
}

/// All 64 ways in which six positions can be taken.
#[test]
fn everybody_with_an_ante_gets_five_cards_and_nobody_else_any() {
    for code in 0..64 {
        let table: [Share; 6] = core::array::from_fn(|at| [EMPTY, ANTE][code >> at & 1]);
        for by in METHODS {
            let dealt = Dealt::of(&CLAUSES, &by, &table);
            assert_eq!(dealt.dealers_hand, 5);
            let expected = table.map(|share| if share == ANTE { (5, 0) } else { (0, 0) });
            assert_eq!(dealt.players, expected, "{:?}", by.method);
        }
    }
}

#[test]
fn s680a_9_a_1_dealing_from_the_hand_needs_a_device_shuffle() {
    proves!("680a.9(a)(1)");
    let needed = METHODS.map(|by| by.needs_shuffling_device.map(Provision::id));
    assert_eq!(needed, [None, Some("680a.9(a)(1)"), None]);
}

#[test]
fn s680a_8_d_the_stub_is_discarded_until_a_count_is_due() {
    proves!("680a.8(d)", "680a.9(c)", "680a.10(c)");
    assert_eq!(METHODS.map(|by| by.stub.id()), ["680a.8(d)", "680a.9(c)", "680a.10(c)"]);
    for by in METHODS {
        for shuffler in [CountingShuffler::InUse, CountingShuffler::NotInUse] {
            assert!((1..5).all(|rounds| by.count_due(shuffler, rounds).is_none()));
        }
        assert!((5..99).all(|rounds| by.count_due(CountingShuffler::InUse, rounds).is_none()));
    }
}

#[test]
fn s680a_8_e_the_stub_is_counted_every_five_rounds_unless_a_device_counts() {
    proves!("680a.8(e)", "680a.9(d)", "680a.10(d)");
    for (by, clause) in METHODS.into_iter().zip(["680a.8(e)", "680a.9(d)", "680a.10(d)"]) {
        let due = |rounds| by.count_due(CountingShuffler::NotInUse, rounds).map(Provision::id);
        assert!((5..8).all(|rounds| due(rounds) == Some(clause)));
    }
}

#[test]
fn the_stub_is_what_the_deal_leaves_of_53() {
    for (players, left) in [(0, 48), (1, 43), (2, 38), (3, 33), (4, 28), (5, 23), (6, 18)] {
        for by in METHODS {
            let dealt = dealt(&CLAUSES, &by, &[ANTE; 6][..players]).len();
            assert_eq!(Deck::WITH_JOKER.size() - dealt, left);
        }
    }
}

#[test]
fn s680a_8_f_9_e_10_e_stub_and_cards_out_make_one_deck_with_its_joker() {
    proves!("680a.8(f)", "680a.9(e)", "680a.10(e)");
    let read = |stub, out, should| StubCount::read(Deck::WITH_JOKER.size(), stub, out, should);
    for out in 0..=53 {
        assert_eq!(read(53 - out, out, out), StubCount::Right);
        assert_eq!(read(53 - out, out, out + 1), StubCount::Misdealt);
        assert_eq!(read(54 - out, out, out), StubCount::DeckIsWrong);
        assert_eq!(read(54 - out, out, out + 1), StubCount::DeckIsWrong);
    }
}

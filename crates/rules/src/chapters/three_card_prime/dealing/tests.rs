//! The order of the deal for every way in which six positions can be taken, and the stub.

use alloc::string::String;
use alloc::vec::Vec;

use super::*;
use crate::proves;

const EMPTY: Position = Position::NoAnte;
const ANTE: Position = Position::Ante(PairBonus::NotMade);
const BONUS: Position = Position::Ante(PairBonus::Made);

/// Positions 1 and 4 play, and 4 has a Pair Bonus Wager.
const TABLE: [Position; POSITIONS] = [EMPTY, ANTE, EMPTY, EMPTY, BONUS, EMPTY];

/// A deal as letters: the position or `D`, followed by `+` for a fourth card and `x` for the discard rack.
fn written(deal: &[Delivery]) -> String {
    let card = |delivery: &Delivery| {
        let to = match delivery.to {
            Recipient::Player(at) => alloc::format!("{at}"),
            Recipient::Dealer => "D".into(),
        };
        let place = match delivery.place {
            Place::Hand => "",
            Place::FourthCard => "+",
            Place::DiscardRack => "x",
        };
        to + place
    };
    deal.iter().map(card).collect::<Vec<_>>().join(" ")
}

fn ids(deal: &[Delivery]) -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = deal.iter().map(|delivery| delivery.provision.id()).collect();
    ids.dedup();
    ids
}

#[test]
fn s679a_8_c_and_9_b_one_card_at_a_time_from_the_far_left_then_fourth_cards() {
    proves!("679a.8(c)", "679a.9(b)");
    for (method, id) in [(Method::ManualShoe, "679a.8(c)"), (Method::Hand, "679a.9(b)")] {
        let deal = deal(method, &TABLE);
        assert_eq!(written(&deal), "1 4 D 1 4 D 1 4 D 4+");
        assert_eq!(ids(&deal), [id]);
    }
}

#[test]
fn s679a_10_b_stacks_of_three_from_the_far_left_and_the_dealer_last() {
    proves!("679a.10(b)", "679a.10(c)");
    let deal = deal(Method::AutomatedShoe(Stack::Three), &TABLE);
    assert_eq!(written(&deal), "1 1 1 4 4 4 D D D 4+");
    assert_eq!(ids(&deal), ["679a.10(b)", "679a.10(c)"]);
}

#[test]
fn s679a_10_g_top_card_of_a_stack_of_four_is_the_fourth_card_or_discarded() {
    proves!("679a.10(g)", "679a.10(g)(1)", "679a.10(g)(2)");
    let deal = deal(Method::AutomatedShoe(Stack::Four), &TABLE);
    assert_eq!(written(&deal), "1x 1 1 1 4+ 4 4 4 Dx D D D");
    let (discarded, hand, fourth) = ("679a.10(g)(2)", "679a.10(g)", "679a.10(g)(1)");
    assert_eq!(ids(&deal), [discarded, hand, fourth, hand, discarded, hand]);
}

/// All 729 ways in which six positions can be taken.
fn tables() -> impl Iterator<Item = [Position; POSITIONS]> {
    (0..3usize.pow(6))
        .map(|code| core::array::from_fn(|at| [EMPTY, ANTE, BONUS][code / 3usize.pow(at as u32) % 3]))
}

#[test]
fn everybody_with_an_ante_gets_three_cards_and_nobody_else_any() {
    for table in tables() {
        for method in Method::ALL {
            let deal = deal(method, &table);
            let got = |to, place| deal.iter().filter(|card| (card.to, card.place) == (to, place)).count();
            assert_eq!(got(Recipient::Dealer, Place::Hand), HAND);
            for (at, position) in table.into_iter().enumerate() {
                let (hand, fourth) = match position {
                    Position::NoAnte => (0, 0),
                    Position::Ante(PairBonus::NotMade) => (HAND, 0),
                    Position::Ante(PairBonus::Made) => (HAND, 1),
                };
                let player = Recipient::Player(at);
                assert_eq!((got(player, Place::Hand), got(player, Place::FourthCard)), (hand, fourth));
            }
            assert_eq!(expected_stub(method, &table) + deal.len(), 52);
        }
    }
}

#[test]
fn a_full_table_leaves_the_stub_it_should() {
    let full = [BONUS; POSITIONS];
    assert_eq!(Method::ALL.map(|method| expected_stub(method, &full)), [25, 25, 25, 24]);
    assert_eq!(Method::ALL.map(|method| expected_stub(method, &[ANTE; POSITIONS])), [31, 31, 31, 24]);
}

#[test]
fn number_of_cards_agrees_with_the_deal() {
    for method in Method::ALL {
        let deal = deal(method, &TABLE);
        let got = |to| deal.iter().filter(|card| card.to == to).count();
        assert_eq!(got(Recipient::Player(1)), method.cards_for(PairBonus::NotMade));
        assert_eq!(got(Recipient::Player(4)), method.cards_for(PairBonus::Made));
        assert_eq!(got(Recipient::Dealer), method.cards_for(PairBonus::NotMade));
    }
}

#[test]
fn s679a_9_a_1_dealing_from_the_hand_needs_a_shuffling_device() {
    proves!("679a.9(a)(1)");
    let needed = Method::ALL.map(|method| method.needs_shuffling_device().map(|provision| provision.id()));
    assert_eq!(needed, [None, Some("679a.9(a)(1)"), None, None]);
}

#[test]
fn s679a_8_f_9_d_10_d_stub_is_counted_in_every_fifth_round_at_the_latest() {
    proves!("679a.8(f)", "679a.9(d)", "679a.10(d)");
    for (method, id) in [
        (Method::ManualShoe, "679a.8(f)"),
        (Method::Hand, "679a.9(d)"),
        (Method::AutomatedShoe(Stack::Three), "679a.10(d)"),
    ] {
        let due = |rounds| stub_count_due(method, CountingShuffler::NotInUse, rounds).map(Provision::id);
        assert_eq!(
            [0, 1, 2, 3, 4, 5, u32::MAX].map(due),
            [None, None, None, None, Some(id), Some(id), Some(id)]
        );
        assert_eq!(stub_count_due(method, CountingShuffler::InUse, 99), None);
    }
    let reshuffling = Method::AutomatedShoe(Stack::Four);
    assert_eq!(stub_count_due(reshuffling, CountingShuffler::NotInUse, 99), None);
}

#[test]
fn s679a_8_g_9_e_10_e_stub_and_cards_out_make_one_deck() {
    proves!("679a.8(g)", "679a.9(e)", "679a.10(e)");
    for out in 0..=52 {
        assert_eq!(read_stub_count(52 - out, out, out), StubCount::Right);
        assert_eq!(read_stub_count(52 - out, out, out + 1), StubCount::Misdealt);
        assert_eq!(read_stub_count(53 - out, out, out), StubCount::DeckIsWrong);
        assert_eq!(read_stub_count(53 - out, out, out + 1), StubCount::DeckIsWrong);
    }
}

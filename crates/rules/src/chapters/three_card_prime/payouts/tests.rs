//! Every cell of every table, and the most that can be won.

mod search;

use alloc::vec::Vec;

use super::most_won::{BEST_DEALS, units_won};
use super::*;
use crate::chapters::three_card_prime::completion::Cards;
use crate::chapters::three_card_prime::naive::all_hands;
use crate::chapters::three_card_prime::ranking::{all_six as read_six, strength};
use crate::chapters::three_card_prime::terms::Terms;
use crate::kit::money::Cents;
use crate::kit::wager::Offer;
use crate::proves;

/// A column of a table as it reads: the name of each row and what it pays to one, where it pays.
fn column<L: Line>(pays: &Pays<L>) -> Vec<(&'static str, Option<u32>)> {
    let to_1 = |odds: Odds| (odds.per() == 1).then(|| odds.pays()).unwrap();
    L::ALL.iter().map(|&line| (line.name(), pays.odds(line).map(to_1))).collect()
}

fn rows<const N: usize>(names: [&'static str; N], payouts: [u32; N]) -> Vec<(&'static str, Option<u32>)> {
    names.into_iter().zip(payouts.map(|payout| (payout > 0).then_some(payout))).collect()
}

/// A lettered table and what its letter finds.
fn is_found<L: Line>(table: &Paytable<L>, found: Option<&Paytable<L>>, letter: &str, id: &str) {
    assert_eq!((table.letter.name(), table.provision.id()), (letter, id));
    assert_eq!(found, Some(table));
}

#[test]
fn s679a_12_a_even_money() {
    proves!("679a.12(a)");
    assert_eq!((EVEN_MONEY.0.pays(), EVEN_MONEY.0.per(), EVEN_MONEY.1.id()), (1, 1, "679a.12(a)"));
}

#[test]
fn s679a_12_b_play_table() {
    proves!("679a.12(b)");
    let hands = ["mini-royal flush", "straight flush", "three-of-a-kind", "straight", "flush or lower"];
    assert_eq!(column(&PLAY.pays), rows(hands, [10, 6, 5, 2, 1]));
    assert_eq!(PLAY.provision.id(), "679a.12(b)");
}

#[test]
fn s679a_12_c_bad_beat_tables() {
    proves!("679a.12(c)", "679a.12(c)/A", "679a.12(c)/B");
    let printed = [("A", "679a.12(c)/A", [12, 10, 4]), ("B", "679a.12(c)/B", [6, 5, 2])];
    for (table, (letter, id, payouts)) in BAD_BEAT.iter().zip(printed) {
        is_found(table, bad_beat(table.letter), letter, id);
        assert_eq!(column(&table.pays), rows(["straight flush", "three-of-a-kind", "straight"], payouts));
    }
    assert_eq!(Letter::ALL.map(|letter| bad_beat(letter).is_some()), [true, true, false, false, false]);
    assert!(Terms::BAD_BEAT.into_iter().eq(BAD_BEAT.iter().map(|table| table.letter)));
}

#[test]
fn s679a_12_d_prime_table() {
    proves!("679a.12(d)");
    let hands = ["same color player and dealer hand", "same color player hand"];
    assert_eq!(column(&PRIME.pays), rows(hands, [4, 3]));
    assert_eq!(PRIME.provision.id(), "679a.12(d)");
}

const PAIR_BONUS_HANDS: [&str; 6] =
    ["mini-royal flush", "straight flush", "three-of-a-kind", "straight", "flush", "pair"];

#[test]
fn s679a_12_e_pair_bonus_without_a_two() {
    proves!("679a.12(e)");
    let table = PAIR_BONUS_WITHOUT_TWO;
    assert_eq!(column(&table.pays), rows(PAIR_BONUS_HANDS, [50, 40, 30, 6, 3, 1]));
    assert_eq!(table.provision.id(), "679a.12(e)");
}

#[test]
fn s679a_12_f_pair_bonus_with_a_two() {
    proves!("679a.12(f)", "679a.12(f)/A", "679a.12(f)/B", "679a.12(f)/C", "679a.12(f)/D");
    let printed = [
        ("A", "679a.12(f)/A", [100, 80, 60, 12, 6, 1]),
        ("B", "679a.12(f)/B", [75, 60, 45, 10, 5, 2]),
        ("C", "679a.12(f)/C", [75, 50, 40, 8, 4, 2]),
        ("D", "679a.12(f)/D", [75, 50, 40, 8, 4, 1]),
    ];
    for (table, (letter, id, payouts)) in PAIR_BONUS_WITH_TWO.iter().zip(printed) {
        is_found(table, pair_bonus_with_two(table.letter), letter, id);
        assert_eq!(column(&table.pays), rows(PAIR_BONUS_HANDS, payouts));
    }
    assert_eq!(pair_bonus_with_two(Letter::E), None);
    assert!(Terms::PAIR_BONUS.into_iter().eq(PAIR_BONUS_WITH_TWO.iter().map(|table| table.letter)));
}

#[test]
fn s679a_12_g_all_six_tables() {
    proves!("679a.12(g)", "679a.12(g)/A", "679a.12(g)/B", "679a.12(g)/C", "679a.12(g)/D", "679a.12(g)/E");
    let hands = [
        "six-card royal flush - diamonds",
        "six-card royal flush - hearts, spades or clubs",
        "royal flush",
        "straight flush",
        "four-of-a-kind",
        "full house",
        "flush",
        "straight",
        "three-of-a-kind",
    ];
    let printed = [
        ("A", "679a.12(g)/A", [0, 0, 1_000, 200, 50, 25, 20, 10, 5]),
        ("B", "679a.12(g)/B", [0, 0, 1_000, 200, 50, 25, 15, 10, 5]),
        ("C", "679a.12(g)/C", [0, 0, 1_000, 200, 100, 20, 15, 9, 8]),
        ("D", "679a.12(g)/D", [0, 0, 1_000, 200, 100, 20, 15, 10, 7]),
        ("E", "679a.12(g)/E", [200_000, 20_000, 1_000, 200, 50, 20, 15, 10, 5]),
    ];
    for (table, (letter, id, payouts)) in ALL_SIX.iter().zip(printed) {
        is_found(table, all_six(table.letter), letter, id);
        assert_eq!(column(&table.pays), rows(hands, payouts));
    }
    assert!(Terms::ALL_SIX.into_iter().eq(ALL_SIX.iter().map(|table| table.letter)));
}

#[test]
fn s679a_12_g_six_card_royal_is_paid_as_a_royal_flush_where_it_has_no_row() {
    proves!("679a.12(g)/A", "679a.12(g)/B", "679a.12(g)/C", "679a.12(g)/D", "679a.12(g)/E");
    for table in &ALL_SIX {
        let paid = |hand| AllSixLine::paid(hand, &table.pays).and_then(|line| table.pays.odds(line));
        let royals = [AllSixHand::SixCardRoyalDiamonds, AllSixHand::SixCardRoyal, AllSixHand::RoyalFlush];
        let expected =
            if table.letter == Letter::E { [200_000, 20_000, 1_000] } else { [1_000, 1_000, 1_000] };
        assert_eq!(royals.map(paid), expected.map(|payout| Some(Odds::to_1(payout))));
    }
}

/// Whether a hand is the least of the eight that it becomes when suits are renamed and colors stay together.
fn is_least_of_its_suits(hand: [Card; 3]) -> bool {
    let renamed = |suits: [u8; 4]| {
        let mut hand = hand.map(|card| (card.index() as u8 & !3) | suits[card.index() & 3]);
        hand.sort_unstable();
        hand
    };
    // Clubs and spades change places, hearts and diamonds do, and the colors do.
    let swaps =
        [[3, 1, 2, 0], [0, 2, 1, 3], [3, 2, 1, 0], [1, 0, 3, 2], [1, 3, 0, 2], [2, 0, 3, 1], [2, 3, 0, 1]];
    let same = renamed([0, 1, 2, 3]);
    swaps.iter().all(|&swap| same <= renamed(swap))
}

/// A deal for every outcome there is, found by dealing every dealer's hand to every player's hand (but for the
/// names of the suits), each with a 2 and with another card as fourth card where the deck still has one.
fn outcomes() -> Vec<Cards> {
    let (mut seen, mut deals) = (alloc::vec![false; 2 * 7 * 4 * 3 * 10], Vec::new());
    let hands: Vec<(u64, [Card; 3])> = all_hands().map(|hand| (bits(hand), hand)).collect();
    for &(players, player) in hands.iter().filter(|(_, hand)| is_least_of_its_suits(*hand)) {
        for &(dealers, dealer) in hands.iter().filter(|(dealers, _)| players & dealers == 0) {
            let cards = Cards { player, dealer, fourth: None };
            let twos_out = (players | dealers) & 0xf == 0xf;
            let seen = &mut seen[outcome(&cards) * 2 + usize::from(twos_out)];
            if !*seen {
                deals.extend(with_fourth(cards));
            }
            *seen = true;
        }
    }
    deals
}

fn bits(hand: [Card; 3]) -> u64 {
    hand.iter().map(|card| 1 << card.index()).sum()
}

/// All that the payouts depend on but the fourth card: the player's hand and how it fared, colors, six cards.
fn outcome(cards: &Cards) -> usize {
    let prime = PrimeLine::of(cards.player, cards.dealer).map_or(2, |line| line as usize);
    let play = strength(cards.player).rank() as usize * 4 + cards.showdown() as usize;
    (play * 3 + prime) * 10 + read_six(cards.six()) as usize
}

/// The deal with a fourth card that is a 2, and with one that is not.
fn with_fourth(cards: Cards) -> Vec<Cards> {
    let free = |card: &Card| !cards.six().contains(card);
    let two = Card::all_52().take(4).find(free);
    let other = Card::all_52().skip(4).find(free);
    [two, other].into_iter().flatten().map(|card| Cards { fourth: Some(card), ..cards }).collect()
}

fn all_terms() -> Vec<Terms> {
    let pair_bonus = [None].into_iter().chain(Terms::PAIR_BONUS.map(Some));
    let all_six = [None].into_iter().chain(Terms::ALL_SIX.map(Some));
    let mut terms = Vec::new();
    for bad_beat in Terms::BAD_BEAT {
        for prime in [Offer::Offered, Offer::NotOffered] {
            for pair_bonus in pair_bonus.clone() {
                let of = |all_six| Terms { bad_beat, prime, pair_bonus, all_six, payout_limit: None };
                terms.extend(all_six.clone().map(of));
            }
        }
    }
    terms
}

#[test]
fn s679a_12_h_no_deal_wins_more_than_the_most_that_can_be_won() {
    proves!("679a.12(h)");
    let deals = outcomes();
    assert!(deals.len() > 100, "{}", deals.len());
    for terms in all_terms() {
        let best = deals.iter().map(|cards| units_won(&terms, cards)).max();
        assert_eq!(Some(most_won_at_minimum(&terms, Cents(1), 1).0), best, "{terms:?}");
    }
}

#[test]
fn s679a_12_h_most_that_can_be_won_in_figures() {
    proves!("679a.12(h)");
    let most = |bad_beat, pair_bonus, all_six| {
        let terms = Terms { bad_beat, pair_bonus, all_six, ..Terms::default() };
        most_won_at_minimum(&terms, Cents::dollars(5), 1)
    };
    let (a, b, e) = (Letter::A, Letter::B, Letter::E);
    // Ante 1, Play 10, Prime 4, Pair Bonus 100 and All-Six 1,000 come together.
    assert_eq!(most(a, Some(a), Some(a)), Cents::dollars(5 * 1_115));
    assert_eq!(most(a, Some(b), Some(a)), Cents::dollars(5 * 1_090));
    // A beaten straight flush and its 12 to 1 inside a six-card royal flush, which E pays outside the limit.
    assert_eq!(most(a, None, Some(a)), Cents::dollars(5 * 1_016));
    assert_eq!(most(a, None, Some(e)), Cents::dollars(5 * 1_015));
    assert_eq!(most(a, None, None), Cents::dollars(5 * 16));
    assert_eq!(most(b, None, None), Cents::dollars(5 * 15));
}

#[test]
fn s679a_12_h_most_that_can_be_won_in_several_boxes_in_figures() {
    proves!("679a.12(h)");
    let most = |all_six| {
        let terms = Terms { all_six, ..Terms::default() };
        [1, 2, 3, 4, 5, 6].map(|boxes| most_won_at_minimum(&terms, Cents(1), boxes).0)
    };
    assert_eq!(most(Some(Letter::A)), [1_115, 1_411, 1_536, 1_660, 1_750, 1_840]);
    assert_eq!(most(Some(Letter::E)), [1_115, 1_406, 1_531, 1_655, 1_741, 1_827]);
    let terms = Terms {
        bad_beat: Letter::B,
        prime: Offer::NotOffered,
        pair_bonus: None,
        all_six: None,
        ..Terms::default()
    };
    // Four mini-royals, Ante and Play at 1 and 10 to 1; then straight flushes.
    assert_eq!([1, 4, 5, 6].map(|boxes| most_won_at_minimum(&terms, Cents(1), boxes).0), [11, 44, 51, 58]);
}

/// No card lies twice in a deal, and every number of boxes finds its hands.
#[test]
fn s679a_12_h_the_best_deals_can_lie_together() {
    proves!("679a.12(h)");
    for deal in &BEST_DEALS {
        let cards = deal.hands.iter().chain([&deal.dealer]).map(|&hand| bits(hand));
        assert_eq!(cards.clone().fold(0, |all, hand| all | hand), cards.sum::<u64>(), "{deal:?}");
    }
    assert!(BEST_DEALS.iter().any(|deal| deal.hands.len() >= 6));
}

/// One of so many terms, another one for each number of boxes; all of them take a minute.
#[test]
fn s679a_12_h_no_boxes_together_win_more_than_the_most_that_can_be_won() {
    proves!("679a.12(h)");
    let (terms, dealers) = (all_terms(), search::dealers());
    for boxes in 1..=6 {
        for terms in terms.iter().skip(boxes * 3).step_by(20) {
            let most = most_won_at_minimum(terms, Cents(1), boxes as u8).0;
            assert_eq!(search::most_won(&dealers, terms, boxes), most, "{boxes} boxes, {terms:?}");
        }
    }
}

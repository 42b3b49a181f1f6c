use std::collections::BTreeSet;

use super::{count, coup, same_id, three, two};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::coup::{Coup, HandResult};
use crate::families::baccarat::ranking::{HandSize, PointCount, Side};
use crate::proves;

fn results() -> impl Iterator<Item = HandResult> + Clone {
    PointCount::all()
        .flat_map(|count| [HandSize::Two, HandSize::Three].map(|size| HandResult::new(count, size)))
}

#[test]
fn every_coup_has_its_own_index_below_400() {
    let mut seen = BTreeSet::new();
    for player in results() {
        for banker in results() {
            let coup = Coup::new(player, banker);
            assert_eq!((coup.player(), coup.banker()), (player, banker));
            assert_eq!((coup.hand(Side::Player), coup.hand(Side::Banker)), (player, banker));
            assert_eq!(Coup::from_index(coup.index() as u16), Some(coup));
            assert!(coup.index() < Coup::COUNT && seen.insert(coup.index()));
        }
    }
    assert_eq!((seen.len(), Coup::all().count(), Coup::ALL_INDEXES.len()), (400, 400, 400));
    assert_eq!(Coup::from_index(400), None);
    assert_eq!(size_of::<Coup>(), 2);
}

#[test]
fn the_margin_and_the_winner_follow_the_counts() {
    for coup in Coup::all() {
        let (player, banker) = (coup.player().count.get() as i8, coup.banker().count.get() as i8);
        assert_eq!(
            (coup.margin(Side::Player), coup.margin(Side::Banker)),
            (player - banker, banker - player)
        );
        let winner = [(player > banker, Side::Player), (banker > player, Side::Banker)];
        let winner = winner.into_iter().find(|(wins, _)| *wins).map(|(_, side)| side);
        assert_eq!(coup.winner(), winner);
    }
}

#[test]
fn s627a_1_natural_needs_two_cards_and_8_or_9() {
    proves!("627a.1/natural", "629a.1/natural", "631a.1/natural");
    let naturals: std::vec::Vec<_> = results().filter(|hand| hand.is_natural()).collect();
    assert_eq!(naturals, [two(8), two(9)]);
}

#[test]
fn s627a_1_dragon_7_is_a_three_card_7_over_less_than_7() {
    proves!("627a.1/dragon-7", "629a.1/dragon-7", "631a.1/dragon-7");
    let dragons: BTreeSet<_> = Coup::all().filter(|coup| coup.is_dragon_7()).collect();
    let player = |hand: HandResult| hand.count < count(7);
    let expected: BTreeSet<_> =
        results().filter(|&hand| player(hand)).map(|hand| coup(hand, three(7))).collect();
    assert_eq!((dragons.len(), &dragons), (14, &expected));
    for chapter in Clauses::ALL {
        assert_eq!(chapter.cards.dragon_7.id(), same_id(chapter, "1/dragon-7"));
    }
}

#[test]
fn s627a_1_dragon_7_is_none_of_its_neighbors() {
    proves!("627a.1/dragon-7", "629a.1/dragon-7", "631a.1/dragon-7");
    assert!(coup(two(6), three(7)).is_dragon_7() && coup(three(0), three(7)).is_dragon_7());
    assert!(!coup(two(6), two(7)).is_dragon_7(), "two cards");
    assert!(!coup(two(7), three(7)).is_dragon_7(), "equal");
    assert!(!coup(three(8), three(7)).is_dragon_7(), "lower");
    assert!(!coup(two(0), three(8)).is_dragon_7() && !coup(two(0), three(6)).is_dragon_7(), "no 7");
    assert!(!coup(three(7), two(0)).is_dragon_7(), "the Player's Hand");
}

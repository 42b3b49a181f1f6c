use std::vec::Vec;

use super::{EZ, VIGORISH, card_worth, cards, count, three, two};
use crate::families::baccarat::Clauses;
use crate::families::baccarat::wagers::BaccaratWager;
use crate::families::baccarat::{Coup, Round, RoundError, Side, Terms, Variation};
use crate::kit::card::Card;
use crate::kit::money::Cents;
use crate::kit::settlement::Settlement;
use crate::kit::wager::{Bets, GameWager, Rounding};

/// How many cards each hand must have, worked out from the values by a plain reading of the chapters.
fn legal(player: &[u8], banker: &[u8]) -> bool {
    let (p, b) = ((player[0] + player[1]) % 10, (banker[0] + banker[1]) % 10);
    if p >= 8 || b >= 8 {
        return player.len() == 2 && banker.len() == 2;
    }
    let player_must = p <= 5;
    if player_must != (player.len() == 3) {
        return false;
    }
    let lowest_stay = match player.get(2) {
        None => 6,
        Some(8) => 3,
        Some(0 | 1 | 9) => 4,
        Some(2 | 3) => 5,
        Some(4 | 5) => 6,
        Some(_) => 7,
    };
    (b < lowest_stay) == (banker.len() == 3)
}

/// Every list of values of this length.
fn lists(length: usize) -> Vec<Vec<u8>> {
    (0..10usize.pow(length as u32))
        .map(|number| (0..length).map(|place| (number / 10usize.pow(place as u32) % 10) as u8).collect())
        .collect()
}

#[test]
fn exactly_the_legal_hands_are_accepted_over_all_values() {
    let (mut accepted, mut refused) = (0u32, 0u32);
    let hands: Vec<Vec<u8>> = [lists(2), lists(3)].concat();
    let with_cards: Vec<(Vec<u8>, Vec<Card>)> = hands
        .into_iter()
        .map(|values| (values.clone(), values.iter().map(|&value| card_worth(value)).collect()))
        .collect();
    for (player, player_cards) in &with_cards {
        for (banker, banker_cards) in &with_cards {
            let round = Round::new(Clauses::ALL[0], VIGORISH, player_cards, banker_cards, Bets::NONE);
            assert_eq!(round.is_ok(), legal(player, banker), "{player:?} {banker:?}");
            let tally = if round.is_ok() { &mut accepted } else { &mut refused };
            *tally += 1;
        }
    }
    assert_eq!(accepted + refused, 1100 * 1100);
    assert!(accepted > 100_000 && refused > accepted);
}

#[test]
fn a_round_shows_what_it_was_given() {
    let bets = Bets::NONE.with(BaccaratWager::Tie, Cents(100));
    for chapter in Clauses::ALL {
        let round = Round::new(chapter, EZ, &cards("Ah 4d 9c"), &cards("Ks 5d"), bets).unwrap();
        assert_eq!((round.clauses(), *round.terms(), *round.bets()), (chapter, EZ, bets));
        assert!(round.hand(Side::Player).cards().eq(cards("Ah 4d 9c")));
        assert!(round.hand(Side::Banker).cards().eq(cards("Ks 5d")));
    }
}

fn settled(
    terms: Terms,
    player: &str,
    banker: &str,
    stakes: &[(BaccaratWager, i64)],
) -> Settlement<BaccaratWager> {
    let bets = stakes.iter().fold(Bets::NONE, |bets, &(wager, stake)| bets.with(wager, Cents(stake)));
    let round = Round::new(Clauses::ALL[0], terms, &cards(player), &cards(banker), bets).unwrap();
    round.settle().unwrap()
}

/// Stake, paid, returned and vigorish of every wager.
fn chips(settlement: &Settlement<BaccaratWager>) -> Vec<[i64; 4]> {
    settlement.iter().map(|s| [s.stake.0, s.paid.0, s.returned.0, s.vigorish.0]).collect()
}

#[test]
fn every_branch_of_a_settlement_under_vigorish() {
    let stakes = [
        (BaccaratWager::Player, 1_000),
        (BaccaratWager::Banker, 2_000),
        (BaccaratWager::Tie, 300),
        (BaccaratWager::DragonBonusPlayer, 400),
        (BaccaratWager::DragonBonusBanker, 500),
    ];
    let banker_by_seven = settled(VIGORISH, "Kh Qd Js", "2s Kd 5h", &stakes);
    assert_eq!(
        chips(&banker_by_seven),
        [[1000, 0, 0, 0], [2000, 2000, 2000, 100], [300, 0, 0, 0], [400, 0, 0, 0], [500, 3000, 500, 0]]
    );
    let player_natural = settled(VIGORISH, "Kh 9d", "2s 3d", &stakes);
    assert_eq!(
        chips(&player_natural),
        [[1000, 1000, 1000, 0], [2000, 0, 0, 0], [300, 0, 0, 0], [400, 400, 400, 0], [500, 0, 0, 0]]
    );
    let natural_tie = settled(VIGORISH, "Kh 9d", "4s 5d", &stakes);
    assert_eq!(
        chips(&natural_tie),
        [[1000, 0, 1000, 0], [2000, 0, 2000, 0], [300, 2400, 300, 0], [400, 0, 400, 0], [500, 0, 500, 0]]
    );
    let other_tie = settled(VIGORISH, "Kh 7d", "4s 3d", &stakes);
    assert_eq!(chips(&other_tie)[3..], [[400, 0, 0, 0], [500, 0, 0, 0]]);
}

#[test]
fn every_branch_of_a_settlement_of_ez_baccarat() {
    let stakes = [
        (BaccaratWager::Player, 1_000),
        (BaccaratWager::Banker, 2_001),
        (BaccaratWager::Dragon7Insurance, 100),
    ];
    let dragon_7 = settled(EZ, "Kh Qd Js", "2s Kd 5h", &stakes);
    assert_eq!(chips(&dragon_7), [[1000, 0, 0, 0], [2001, 0, 2001, 0], [100, 4000, 100, 0]]);
    let banker = settled(EZ, "Kh 6d", "2s 5d", &stakes);
    assert_eq!(chips(&banker), [[1000, 0, 0, 0], [2001, 2001, 2001, 0], [100, 0, 0, 0]]);
}

#[test]
fn vigorish_rounds_up_to_the_quarter_where_the_table_rounds() {
    let terms = Terms { variation: Variation::Vigorish(Rounding::UpToQuarter), ..VIGORISH };
    for (stake, vigorish) in [(1_500, 75), (700, 50), (200, 25)] {
        let settlement = settled(terms, "Kh 6d", "2s 5d", &[(BaccaratWager::Banker, stake)]);
        let banker = settlement.get(BaccaratWager::Banker).unwrap();
        assert_eq!((banker.vigorish.0, banker.net().0), (vigorish, stake - vigorish));
    }
}

#[test]
fn a_coup_is_read_off_the_cards() {
    let round = Round::new(Clauses::ALL[2], EZ, &cards("Kh Qd Js"), &cards("2s Kd 5h"), Bets::NONE).unwrap();
    assert_eq!(round.coup(), Coup::new(three(0), three(7)));
    assert_eq!(round.hand(Side::Banker).two_card_count(), count(2));
    let round = Round::new(Clauses::ALL[2], EZ, &cards("Kh 8d"), &cards("2s 3d"), Bets::NONE).unwrap();
    assert_eq!(round.coup(), Coup::new(two(8), two(5)));
    assert_eq!(round.settle().unwrap().iter().count(), 0);
}

#[test]
fn a_settlement_loses_no_chip() {
    let hands = [("Kh Qd Js", "2s Kd 5h"), ("Kh 9d", "2s 3d"), ("Kh 7d", "4s 3d"), ("Kh 6d", "2s 5d")];
    for (player, banker) in hands {
        let stakes: Vec<_> = BaccaratWager::ALL.iter().map(|&wager| (wager, 2_000)).collect();
        for settled in settled(EZ, player, banker, &stakes).iter() {
            assert_eq!(settled.net(), settled.paid + settled.returned - settled.stake);
            assert!(settled.returned == Cents::ZERO || settled.returned == settled.stake);
        }
    }
}

#[test]
fn the_largest_wager_settles() {
    let stake = Cents::LARGEST_WAGER;
    let bets = BaccaratWager::ALL.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, stake));
    let round = Round::new(Clauses::ALL[1], EZ, &cards("Kh Qd Js"), &cards("2s Kd 5h"), bets).unwrap();
    let settlement: Result<_, RoundError> = round.settle();
    assert_eq!(settlement.unwrap().get(BaccaratWager::Dragon7Insurance).unwrap().paid.0, stake.0 * 40);
}

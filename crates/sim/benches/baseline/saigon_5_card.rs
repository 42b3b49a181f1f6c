//! Saigon 5 Card, both wagers in half units, by the functions of the rules.

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::completion::{bonus_ruling, showdown};
use croupier_rules::chapters::saigon_5_card::ranking::best_split;
use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::kit::wager::WagerResult;

use super::Random;

fn halves(result: WagerResult) -> i64 {
    match result {
        WagerResult::Win(odds) => i64::from(2 / odds.per() * odds.pays()),
        WagerResult::Push => 0,
        WagerResult::Lose => -2,
    }
}

/// What each wager won in this many rounds.
pub fn play(rounds: u64) -> [i64; 2] {
    let mut deck: [u8; 53] = core::array::from_fn(|index| index as u8);
    let (mut random, mut net) = (Random(7), [0; 2]);
    for _ in 0..rounds {
        random.deal(&mut deck, 10);
        let hand = |from: usize| core::array::from_fn(|i| Card::from_index(deck[from + i]).unwrap());
        let (player, dealer): ([Card; 5], [Card; 5]) = (hand(0), hand(5));
        let count = |cards| best_split(cards).map(|(_, count)| count);
        net[0] += halves(showdown(count(player), count(dealer)).ante_ruling().result);
        net[1] += halves(bonus_ruling(bonus(player)).result);
    }
    net
}

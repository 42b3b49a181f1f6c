//! The three baccarat chapters, sections 6, 7 or 8, 10 or 11 and 12 or 13, once more and plainly.

use croupier_rules::Card;
use croupier_rules::families::baccarat::Variation;
use croupier_rules::families::baccarat::terms::Terms;
use croupier_rules::kit::wager::Rounding;

use super::Fate;
use super::cards::rank;

/// A finished round.
pub struct Outcome {
    player: Finished,
    banker: Finished,
}

struct Finished {
    count: i64,
    cards: usize,
}

impl Finished {
    fn of(cards: &[Card]) -> Finished {
        Finished { count: count(cards), cards: cards.len() }
    }

    fn is_natural(&self) -> bool {
        self.cards == 2 && self.count >= 8
    }
}

/// An ace is one, a ten or a picture nothing.
fn points(card: Card) -> i64 {
    match rank(card) {
        Some(14) => 1,
        Some(rank @ 2..=9) => i64::from(rank),
        _ => 0,
    }
}

fn count(cards: &[Card]) -> i64 {
    cards.iter().map(|&card| points(card)).sum::<i64>() % 10
}

/// Table 1: the Banker's Hand of 3, 4, 5 and 6 against the Player's third card from 0 to 9.
const TABLE: [&str; 4] = ["DDDDDDDDSD", "SSDDDDDDSS", "SSSSDDDDSS", "SSSSSSDDSS"];

/// The outcome of a round, after a look at whether each hand has as many cards as it should.
pub fn outcome(player: &[Card], banker: &[Card]) -> Outcome {
    let (two, other) = (count(&player[..2]), count(&banker[..2]));
    let natural = two >= 8 || other >= 8;
    let player_draws = !natural && two <= 5;
    assert_eq!(player.len(), if player_draws { 3 } else { 2 }, "the Player's Hand");
    let banker_draws = !natural
        && match (player.get(2), other) {
            (None, _) => other <= 5,
            (Some(_), 0..=2) => true,
            (Some(&third), 3..=6) => TABLE[other as usize - 3].as_bytes()[points(third) as usize] == b'D',
            (Some(_), _) => false,
        };
    assert_eq!(banker.len(), if banker_draws { 3 } else { 2 }, "the Banker's Hand");
    Outcome { player: Finished::of(player), banker: Finished::of(banker) }
}

/// What becomes of a wager, in the order of the layout: Player, Banker, Tie, both Dragon Bonuses, Insurance.
pub fn fate(terms: &Terms, outcome: &Outcome, wager: usize) -> Fate {
    let Outcome { player, banker } = outcome;
    let ahead = player.count - banker.count;
    let dragon_7 = banker.count == 7 && banker.cards == 3 && ahead < 0;
    let ez = terms.variation == Variation::Ez;
    match wager {
        0 if ahead > 0 => Fate::Paid(1, 1),
        0 if ahead == 0 => Fate::Returned,
        1 if ahead < 0 && ez && dragon_7 => Fate::Returned,
        1 if ahead < 0 => Fate::Paid(1, 1),
        1 if ahead == 0 => Fate::Returned,
        2 if ahead == 0 => Fate::Paid(i64::from(terms.tie.pays()), i64::from(terms.tie.per())),
        3 => dragon_bonus(terms, player, banker),
        4 => dragon_bonus(terms, banker, player),
        5 if ez && dragon_7 => Fate::Paid(40, 1),
        _ => Fate::Lost,
    }
}

/// Wins by four to nine points, paytables A, B and C.
const DRAGON_BONUS: [[i64; 6]; 3] = [[1, 2, 4, 6, 10, 30], [1, 3, 4, 7, 8, 20], [2, 2, 4, 4, 10, 30]];

fn dragon_bonus(terms: &Terms, chosen: &Finished, other: &Finished) -> Fate {
    let Some(letter) = terms.dragon_bonus else { return Fate::Lost };
    let margin = chosen.count - other.count;
    match (chosen.is_natural(), other.is_natural()) {
        (true, true) if margin == 0 => Fate::Returned,
        (true, true) if margin > 0 => Fate::Paid(1, 1),
        (true, true) => Fate::Lost,
        (true, false) => Fate::Paid(1, 1),
        (false, _) if margin >= 4 => Fate::Paid(DRAGON_BONUS[letter as usize][margin as usize - 4], 1),
        (false, _) => Fate::Lost,
    }
}

/// Five in the hundred of what is won, or the next whole quarter.
pub fn vigorish(terms: &Terms, won: i64) -> i64 {
    match terms.variation {
        Variation::Ez => 0,
        Variation::Vigorish(Rounding::Exact) => {
            assert_eq!(won % 20, 0, "whole cents");
            won / 20
        }
        Variation::Vigorish(Rounding::UpToQuarter) => (won + 499) / 500 * 25,
    }
}

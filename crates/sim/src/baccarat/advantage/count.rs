//! Where a count comes from: what the removal of one card does to the exact odds.
//!
//! [`Effects`] holds, for each value, by how much the worth of a wager changes when one card of it is gone from a full
//! shoe. The tags of a count are the effects in units of half the largest one, rounded to whole numbers; where the tags
//! of a deck would not sum to zero, the roundings that were closest to going the other way go the other way. The count
//! bets from the first whole true count (tags seen, for each deck unseen) at which the worth that the tags stand for is
//! no longer negative.
//!
//! For the Dragon 7 Insurance this leads to −1 for 4 to 7, +2 for 8 and 9, 0 for all others and a true count of +4,
//! with six, seven or eight decks: the count that E. Jacobson published in 2011 and that players use. For the Tie Wager
//! at 8 to 1 it leads to +1 for tens and pictures, 8 and 9, −1 for 4 and 5, −2 for 6 and 7, and a true count of +36
//! (+35 with six decks), which few shoes ever reach: the Tie Wager can hardly be counted.

use croupier_odds::baccarat::{Composition, solve};
use croupier_rules::Card;
use croupier_rules::families::baccarat::ranking::value;
use croupier_rules::kit::card::{Rank, Suit};

use super::Target;

/// How many cards of each value a deck has.
const IN_A_DECK: [i32; 10] = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4];

/// What a wager is worth from a full shoe, and what removing one card of each value adds to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effects {
    /// What one unit is expected to win.
    pub worth: f64,
    /// What is added when a card of the value is gone.
    pub removed: [f64; 10],
    cards: f64,
}

/// A count: a whole number for each value, and the true count from which it bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// What each value that is seen adds.
    pub tags: [i32; 10],
    /// The least true count to bet at.
    pub from: i32,
}

impl Effects {
    /// The effects on a wager from a number of decks; none if no shoe has as many.
    pub fn of(target: Target, decks: u8) -> Option<Effects> {
        let full = Composition::decks(decks).ok()?;
        let worth = target.worth(&solve(&full));
        let mut removed = [0.0; 10];
        for rank in Rank::ALL {
            let card = Card::new(rank, Suit::Clubs);
            let without = full.without([card]).ok()?;
            removed[usize::from(value(card)?.get())] = target.worth(&solve(&without)) - worth;
        }
        Some(Effects { worth, removed, cards: f64::from(full.size()) })
    }

    /// The sum of effects seen, for each deck unseen, from which the wager is favorable.
    ///
    /// One card of n changes the worth by its effect; k cards of n by the sum of theirs times (n − 1) / (n − k).
    pub fn from(&self) -> f64 {
        -self.worth * 52.0 / (self.cards - 1.0)
    }

    /// The count that follows.
    pub fn count(&self) -> Count {
        let tags = self.tags();
        let weighted = |of: fn(f64, f64) -> f64| -> f64 {
            let each = (0..10).map(|v| f64::from(IN_A_DECK[v]) * of(f64::from(tags[v]), self.removed[v]));
            each.sum()
        };
        let a_tag = weighted(|tag, effect| tag * effect) / weighted(|tag, _| tag * tag);
        Count { tags, from: (self.from() / a_tag).ceil() as i32 }
    }

    fn tags(&self) -> [i32; 10] {
        let largest = self.removed.iter().fold(0.0f64, |most, effect| most.max(effect.abs()));
        let units = self.removed.map(|effect| 2.0 * effect / largest);
        let mut tags = units.map(|units| units.round() as i32);
        balance(&mut tags, &units);
        tags
    }
}

/// Rounds the other way, nearest first, until the tags of a deck sum to zero or a step would lead past it.
fn balance(tags: &mut [i32; 10], units: &[f64; 10]) {
    let sum = |tags: &[i32; 10]| tags.iter().zip(IN_A_DECK).map(|(tag, cards)| tag * cards).sum::<i32>();
    loop {
        let over = sum(tags);
        let fits = |value: &usize| IN_A_DECK[*value] <= over.abs();
        let gain = |value: usize| f64::from(over.signum()) * (f64::from(tags[value]) - units[value]);
        let nearest = (0..10).filter(fits).max_by(|&one, &other| gain(one).total_cmp(&gain(other)));
        match nearest {
            Some(value) if over != 0 => tags[value] -= over.signum(),
            Some(_) | None => return,
        }
    }
}

impl Count {
    /// Whether to bet, from how many cards of each value were seen and how many cards were not.
    pub fn bets(&self, seen: &[u32; 10], unseen: u32) -> bool {
        let running: i64 = self.tags.iter().zip(seen).map(|(&tag, &n)| i64::from(tag) * i64::from(n)).sum();
        running * 52 >= i64::from(self.from) * i64::from(unseen)
    }
}

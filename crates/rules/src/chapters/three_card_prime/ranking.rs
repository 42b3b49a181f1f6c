//! Rankings (679a.6): three cards against three, six cards for the All-Six Bonus Wager, and color for Prime.

mod all_six;
#[cfg(test)]
mod tests;
mod three_card;

pub use all_six::{AllSixHand, all_six};
pub use three_card::{HAND_OF_THREE, QUALIFYING, Strength, ThreeCardRank, qualifies, strength};

use crate::kit::card::{Card, Color};

/// The red cards and the black cards, a bit for each [`Card::index`]. The joker is in neither.
const RED: u64 = 0x6_6666_6666_6666;
const BLACK: u64 = 0x9_9999_9999_9999;

/// The color that all three cards share, if they do: the test of the Prime Wager.
pub const fn one_color(hand: [Card; 3]) -> Option<Color> {
    let set = 1 << hand[0].index() | 1 << hand[1].index() | 1 << hand[2].index();
    if set & !RED == 0 {
        Some(Color::Red)
    } else if set & !BLACK == 0 {
        Some(Color::Black)
    } else {
        None
    }
}

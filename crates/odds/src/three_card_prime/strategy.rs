//! Strategies that players are told of, and what they cost.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::{Decision, Strength, qualifies, strength};
use croupier_rules::kit::card::{Rank, Suit};

use crate::figures::Figures;
use crate::ratio::Ratio;

/// The strategies that players are told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// A Play Wager with a queen, 6 and 4 or better.
    QueenSixFour,
    /// A Play Wager with every hand.
    AlwaysRaise,
    /// A Play Wager with every hand that a dealer would qualify with.
    MimicTheDealer,
}

const QUEEN_SIX_FOUR: Strength = strength([
    Card::new(Rank::Queen, Suit::Clubs),
    Card::new(Rank::Six, Suit::Diamonds),
    Card::new(Rank::Four, Suit::Hearts),
]);

impl Strategy {
    /// Every strategy.
    pub const ALL: [Strategy; 3] = [Strategy::QueenSixFour, Strategy::AlwaysRaise, Strategy::MimicTheDealer];

    /// The strategy in words.
    pub const fn name(self) -> &'static str {
        match self {
            Strategy::QueenSixFour => "raise with Q-6-4 or better, fold the rest",
            Strategy::AlwaysRaise => "raise every hand",
            Strategy::MimicTheDealer => {
                "raise with queen high or better, as the dealer qualifies, fold the rest"
            }
        }
    }

    /// What it does with a hand.
    pub fn decide(self, hand: Strength) -> Decision {
        let raises = match self {
            Strategy::QueenSixFour => hand >= QUEEN_SIX_FOUR,
            Strategy::AlwaysRaise => true,
            Strategy::MimicTheDealer => qualifies(hand),
        };
        if raises { Decision::Play } else { Decision::Forfeit }
    }
}

/// A strategy, what it leads to, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyFigures {
    /// The strategy in words.
    pub name: String,
    /// The figures of the Ante under it.
    pub figures: Figures,
    /// By how much its house edge is above that of the best play.
    pub cost: Ratio,
}

//! The hands as they were read.

use alloc::vec::Vec;

use crate::chapters::saigon_5_card::{self, ranking::SetHand};
use crate::chapters::three_card_prime::{self, ThreeCardRank, all_six, qualifies, strength};
use crate::families::baccarat::{self as baccarat_common, Side};
use crate::kit::card::Card;

/// The hands of a round, by kind of game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Hands {
    /// Any of the three baccarat games.
    Baccarat {
        /// The Player's Hand.
        player: PointHand,
        /// The Banker's Hand.
        banker: PointHand,
        /// `player`, `banker` or `tie`.
        winner: &'static str,
        /// Whether the Banker's Hand won with three cards and seven.
        dragon_7: bool,
    },
    /// Three Card Prime.
    Prime {
        /// The player's hand.
        player: PrimeHand,
        /// The dealer's hand.
        dealer: PrimeHand,
        /// Whether the dealer's hand is queen high or better.
        dealer_qualifies: bool,
        /// The best hand of all six cards.
        all_six: &'static str,
        /// The fourth card, if there was one.
        fourth: Option<Card>,
    },
    /// Saigon 5 Card.
    Saigon {
        /// The player's hands.
        player: SplitHand,
        /// The dealer's hands.
        dealer: SplitHand,
        /// The player's Bonus hand, from two pair up.
        bonus: Option<&'static str>,
    },
}

/// A hand of baccarat.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PointHand {
    /// Its cards.
    pub cards: Vec<Card>,
    /// Its Point Count.
    pub point_count: u8,
    /// Whether its first two cards make 8 or 9.
    pub natural: bool,
}

/// A hand of Three Card Prime.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PrimeHand {
    /// Its cards.
    pub cards: [Card; 3],
    /// Its rank.
    pub rank: &'static str,
}

/// Five cards of Saigon 5 Card, set as two hands.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SplitHand {
    /// The five cards.
    pub cards: [Card; 5],
    /// The three-card hand.
    pub three: [Card; 3],
    /// The showdown hand.
    pub showdown: [Card; 2],
    /// Whether the three-card hand totals 10, 20 or 30.
    pub qualifies: bool,
    /// That total, where it qualifies.
    pub total: Option<u8>,
    /// What the joker counts, where the hand has it.
    pub joker: Option<u8>,
    /// The Point Count of the showdown hand.
    pub point_count: u8,
}

impl Hands {
    pub(super) fn baccarat(round: &baccarat_common::Round) -> Hands {
        let coup = round.coup();
        Hands::Baccarat {
            player: PointHand::of(round.hand(Side::Player)),
            banker: PointHand::of(round.hand(Side::Banker)),
            winner: match coup.winner() {
                Some(Side::Player) => "player",
                Some(Side::Banker) => "banker",
                None => "tie",
            },
            dragon_7: coup.is_dragon_7(),
        }
    }

    pub(super) fn prime(round: &three_card_prime::Round) -> Hands {
        let cards = round.cards();
        Hands::Prime {
            player: PrimeHand::of(cards.player),
            dealer: PrimeHand::of(cards.dealer),
            dealer_qualifies: qualifies(strength(cards.dealer)),
            all_six: all_six(cards.six()).name(),
            fourth: cards.fourth,
        }
    }

    pub(super) fn saigon(round: &saigon_5_card::Round) -> Hands {
        Hands::Saigon {
            player: SplitHand::of(round.player()),
            dealer: SplitHand::of(round.dealer()),
            bonus: round.bonus_hand().map(crate::kit::paytable::Line::name),
        }
    }
}

impl PointHand {
    fn of(hand: &baccarat_common::Hand) -> PointHand {
        let cards = hand.cards().collect();
        PointHand { cards, point_count: hand.point_count().get(), natural: hand.is_natural() }
    }
}

impl PrimeHand {
    fn of(cards: [Card; 3]) -> PrimeHand {
        let rank: ThreeCardRank = strength(cards).rank();
        PrimeHand { cards, rank: rank.name() }
    }
}

impl SplitHand {
    fn of(hand: &SetHand) -> SplitHand {
        SplitHand {
            cards: hand.cards(),
            three: hand.three_card_hand(),
            showdown: hand.showdown_hand(),
            qualifies: hand.qualifies(),
            total: hand.total(),
            joker: hand.joker_value(),
            point_count: hand.point_count().get(),
        }
    }
}

//! The six cards of player and dealer together (679a.6(d), readings ER-208 to ER-210).

use crate::cite;
use crate::kit::card::{Card, Suit};
use crate::law::Provision;

/// The best hand that any of the six cards make, lowest first so that a better one compares greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum AllSixHand {
    /// Less than a three-of-a-kind.
    Nothing,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five consecutive ranks; an ace also counts low, under the 2 (ER-208).
    Straight,
    /// Five cards of one suit.
    Flush,
    /// A three-of-a-kind and a pair; two threes-of-a-kind contain one (ER-210).
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// Five consecutive cards of one suit.
    StraightFlush,
    /// Ace to 10 of one suit.
    RoyalFlush,
    /// Ace to 9 of clubs, hearts or spades.
    SixCardRoyal,
    /// Ace to 9 of diamonds; no higher in rank, but paytable E has a payout of its own for it (ER-209).
    SixCardRoyalDiamonds,
}

impl AllSixHand {
    /// Every hand, highest first.
    pub const ALL: [AllSixHand; 10] = [
        AllSixHand::SixCardRoyalDiamonds,
        AllSixHand::SixCardRoyal,
        AllSixHand::RoyalFlush,
        AllSixHand::StraightFlush,
        AllSixHand::FourOfAKind,
        AllSixHand::FullHouse,
        AllSixHand::Flush,
        AllSixHand::Straight,
        AllSixHand::ThreeOfAKind,
        AllSixHand::Nothing,
    ];

    /// The name: `six-card royal flush in diamonds`, `full house`, `less than three-of-a-kind`.
    pub const fn name(self) -> &'static str {
        match self {
            AllSixHand::SixCardRoyalDiamonds => "six-card royal flush in diamonds",
            AllSixHand::SixCardRoyal => "six-card royal flush",
            AllSixHand::RoyalFlush => "royal flush",
            AllSixHand::StraightFlush => "straight flush",
            AllSixHand::FourOfAKind => "four-of-a-kind",
            AllSixHand::FullHouse => "full house",
            AllSixHand::Flush => "flush",
            AllSixHand::Straight => "straight",
            AllSixHand::ThreeOfAKind => "three-of-a-kind",
            AllSixHand::Nothing => "less than three-of-a-kind",
        }
    }

    /// The provision that describes the hand; what no paragraph describes falls under the list as a whole.
    pub const fn provision(self) -> Provision {
        match self {
            AllSixHand::SixCardRoyalDiamonds | AllSixHand::SixCardRoyal => cite!("679a.6(d)(1)"),
            AllSixHand::RoyalFlush => cite!("679a.6(d)(2)"),
            AllSixHand::StraightFlush => cite!("679a.6(d)(3)"),
            AllSixHand::FourOfAKind => cite!("679a.6(d)(4)"),
            AllSixHand::FullHouse => cite!("679a.6(d)(5)"),
            AllSixHand::Flush => cite!("679a.6(d)(6)"),
            AllSixHand::Straight => cite!("679a.6(d)(7)"),
            AllSixHand::ThreeOfAKind => cite!("679a.6(d)(8)"),
            AllSixHand::Nothing => cite!("679a.6(d)"),
        }
    }
}

/// A bit for each rank, two lowest.
type Ranks = u32;

const RANKS: Ranks = 0x1fff;
const ACE_TO_TEN: Ranks = 0b1_1111_0000_0000;
const ACE_TO_NINE: Ranks = 0b1_1111_1000_0000;

/// The best hand in six different cards of one deck. A joker, which this game does not have, is passed over.
pub const fn all_six(cards: [Card; 6]) -> AllSixHand {
    let suits = by_suit(cards);
    match long_suit(suits) {
        // Five cards of a suit leave one over: four-of-a-kind and full house have no room.
        Some(suit) => suited(suits[suit], suit),
        None => unsuited(suits),
    }
}

const fn by_suit(cards: [Card; 6]) -> [Ranks; 4] {
    let (mut packed, mut i) = (0u64, 0);
    while i < cards.len() {
        let index = cards[i].index();
        packed |= 1 << ((index & 3) << 4 | index >> 2);
        i += 1;
    }
    [lane(packed, 0), lane(packed, 1), lane(packed, 2), lane(packed, 3)]
}

const fn lane(packed: u64, suit: u32) -> Ranks {
    (packed >> (suit * 16)) as Ranks & RANKS
}

/// The suit that has five cards or six.
const fn long_suit(suits: [Ranks; 4]) -> Option<usize> {
    let mut suit = 0;
    while suit < suits.len() {
        if suits[suit].count_ones() >= 5 {
            return Some(suit);
        }
        suit += 1;
    }
    None
}

const fn suited(ranks: Ranks, suit: usize) -> AllSixHand {
    if ranks == ACE_TO_NINE {
        return if suit == Suit::Diamonds as usize {
            AllSixHand::SixCardRoyalDiamonds
        } else {
            AllSixHand::SixCardRoyal
        };
    }
    if ranks & ACE_TO_TEN == ACE_TO_TEN {
        AllSixHand::RoyalFlush
    } else if five_in_a_row(ranks) {
        AllSixHand::StraightFlush
    } else {
        AllSixHand::Flush
    }
}

const fn unsuited([a, b, c, d]: [Ranks; 4]) -> AllSixHand {
    let twice = a & b | c & d | (a | b) & (c | d);
    let thrice = a & b & (c | d) | c & d & (a | b);
    if a & b & c & d != 0 {
        AllSixHand::FourOfAKind
    } else if thrice != 0 && twice.count_ones() >= 2 {
        AllSixHand::FullHouse
    } else if five_in_a_row(a | b | c | d) {
        AllSixHand::Straight
    } else if thrice != 0 {
        AllSixHand::ThreeOfAKind
    } else {
        AllSixHand::Nothing
    }
}

/// The ace stands above the king and once more below the 2.
const fn five_in_a_row(ranks: Ranks) -> bool {
    let line = ranks << 1 | ranks >> 12;
    line & line >> 1 & line >> 2 & line >> 3 & line >> 4 != 0
}

//! The Poker hands of the Bonus Wager (680a.6(c)).
//!
//! The joker is half wild (ER-305): an ace wherever ranks are matched, any card that completes a straight, a
//! flush or both. Aces stand high or low in a straight (ER-304). Where several hands can be made of the same
//! five cards, the one listed first counts (ER-303).

use core::fmt;

use crate::cite;
use crate::kit::card::{Card, Rank};
use crate::kit::paytable::Line;
use crate::law::Provision;

#[cfg(test)]
mod tests;

/// A hand that wins the Bonus Wager, highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum BonusHand {
    FiveAces,
    RoyalFlushNoJoker,
    RoyalFlushWithJoker,
    StraightFlush,
    FourOfAKind,
    FullHouse,
    Flush,
    Straight,
    ThreeOfAKind,
    TwoPair,
}

const NAMES: [&str; 10] = [
    "five aces",
    "royal flush - no joker",
    "royal flush - with a joker",
    "straight flush",
    "four-of-a-kind",
    "full house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two pair",
];

const PROVISIONS: [Provision; 10] = [
    cite!("680a.6(c)(1)"),
    cite!("680a.6(c)(2)"),
    cite!("680a.6(c)(3)"),
    cite!("680a.6(c)(4)"),
    cite!("680a.6(c)(5)"),
    cite!("680a.6(c)(6)"),
    cite!("680a.6(c)(7)"),
    cite!("680a.6(c)(8)"),
    cite!("680a.6(c)(9)"),
    cite!("680a.6(c)(10)"),
];

impl BonusHand {
    /// Every hand, highest first.
    pub const ALL: [BonusHand; 10] = [
        BonusHand::FiveAces,
        BonusHand::RoyalFlushNoJoker,
        BonusHand::RoyalFlushWithJoker,
        BonusHand::StraightFlush,
        BonusHand::FourOfAKind,
        BonusHand::FullHouse,
        BonusHand::Flush,
        BonusHand::Straight,
        BonusHand::ThreeOfAKind,
        BonusHand::TwoPair,
    ];

    /// The clause that describes it.
    pub const fn provision(self) -> Provision {
        PROVISIONS[self as usize]
    }
}

impl Line for BonusHand {
    const ALL: &'static [BonusHand] = &BonusHand::ALL;

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl fmt::Display for BonusHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The clause on what the joker and the ace may stand for.
pub const SUBSTITUTION: Provision = cite!("680a.6(c)");

/// The highest hand that five cards make; `None` below two pair.
///
/// A sequence or a suit needs natural cards of different ranks, and those match in at most a pair of aces
/// with the joker: no five cards make a hand of both kinds.
pub fn bonus(cards: [Card; 5]) -> Option<BonusHand> {
    by_sequence(cards).or_else(|| by_rank(cards))
}

/// Hands of matching ranks, keyed by how many of the ten pairs of cards match: 1 in a pair, 3 in
/// three-of-a-kind, 6 in four-of-a-kind, 10 in five aces. Five, seven, eight and nine cannot be.
const BY_MATCHES: [Option<BonusHand>; 11] = [
    None,
    None,
    Some(BonusHand::TwoPair),
    Some(BonusHand::ThreeOfAKind),
    Some(BonusHand::FullHouse),
    None,
    Some(BonusHand::FourOfAKind),
    None,
    None,
    None,
    Some(BonusHand::FiveAces),
];

fn by_rank(cards: [Card; 5]) -> Option<BonusHand> {
    let ranks = cards.map(|card| RANK_BITS_JOKER_AS_ACE[card.index()]);
    let mut matches = 0;
    for i in 1..5 {
        for j in 0..i {
            matches += usize::from(ranks[i] == ranks[j]);
        }
    }
    BY_MATCHES[matches]
}

/// Whether the ranks of the natural cards lie in one run of five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Broken,
    Complete,
    /// Ten to ace.
    Royal,
}

/// Whether the natural cards are of one suit, and whether a joker joins them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Suits {
    Mixed,
    One,
    OneWithJoker,
}

/// Hands in sequence or in suit: a row for each [`Suits`], a column for each [`Run`].
const BY_SEQUENCE: [[Option<BonusHand>; 3]; 3] = [
    [None, Some(BonusHand::Straight), Some(BonusHand::Straight)],
    [Some(BonusHand::Flush), Some(BonusHand::StraightFlush), Some(BonusHand::RoyalFlushNoJoker)],
    [Some(BonusHand::Flush), Some(BonusHand::StraightFlush), Some(BonusHand::RoyalFlushWithJoker)],
];

fn by_sequence(cards: [Card; 5]) -> Option<BonusHand> {
    BY_SEQUENCE[suits(cards) as usize][run(cards) as usize]
}

fn suits(cards: [Card; 5]) -> Suits {
    let common = cards.iter().fold(ANY_SUIT, |common, card| common & SUIT_BITS[card.index()]);
    match (common, cards.contains(&Card::JOKER)) {
        (0, _) => Suits::Mixed,
        (_, false) => Suits::One,
        (_, true) => Suits::OneWithJoker,
    }
}

fn run(cards: [Card; 5]) -> Run {
    let ranks = cards.iter().fold(0, |ranks, card| ranks | RANK_BITS[card.index()]);
    let naturals = 5 - u32::from(cards.contains(&Card::JOKER));
    if ranks.count_ones() == naturals { RUNS[ranks as usize] } else { Run::Broken }
}

const ACE: u16 = 1 << Rank::Ace as u16;
const ANY_SUIT: u8 = 0b1111;

/// The straights as sets of ranks, ten to ace first, ace to five last.
const STRAIGHTS: [u16; 10] = [
    0b11111 << 8,
    0b11111 << 7,
    0b11111 << 6,
    0b11111 << 5,
    0b11111 << 4,
    0b11111 << 3,
    0b11111 << 2,
    0b11111 << 1,
    0b11111,
    0b1111 | ACE,
];

/// The run that holds all of a set of ranks, keyed by the set.
static RUNS: [Run; 1 << 13] = runs();

const fn runs() -> [Run; 1 << 13] {
    let mut table = [Run::Broken; 1 << 13];
    let mut ranks = 0;
    while ranks < table.len() {
        table[ranks] = run_of(ranks as u16);
        ranks += 1;
    }
    table
}

const fn run_of(ranks: u16) -> Run {
    let mut i = 0;
    while i < STRAIGHTS.len() {
        if ranks & !STRAIGHTS[i] == 0 {
            return if i == 0 { Run::Royal } else { Run::Complete };
        }
        i += 1;
    }
    Run::Broken
}

/// The suit of a card as a bit; the joker is of any suit.
static SUIT_BITS: [u8; Card::KINDS] = suit_bits();

const fn suit_bits() -> [u8; Card::KINDS] {
    let mut table = [ANY_SUIT; Card::KINDS];
    let mut index = 0;
    while index < 52 {
        table[index] = 1 << (index % 4);
        index += 1;
    }
    table
}

/// The rank of a card as a bit; the joker adds none, and so fills any gap.
static RANK_BITS: [u16; Card::KINDS] = rank_bits(0);

/// The rank of a card as a bit; the joker is an ace.
static RANK_BITS_JOKER_AS_ACE: [u16; Card::KINDS] = rank_bits(ACE);

const fn rank_bits(joker: u16) -> [u16; Card::KINDS] {
    let mut table = [joker; Card::KINDS];
    let mut index = 0;
    while index < 52 {
        table[index] = 1 << (index / 4);
        index += 1;
    }
    table
}

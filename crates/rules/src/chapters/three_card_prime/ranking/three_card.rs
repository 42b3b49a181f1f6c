//! Three-card hands, weakest to strongest (679a.6(a) to (c), readings ER-206, ER-207 and ER-211).
//!
//! The 741 hands that differ in more than suits are numbered at compile time, in the order of the chapter;
//! reading a hand is one lookup, whatever order its cards lie in.

use crate::cite;
use crate::kit::card::{Card, Rank};
use crate::law::Provision;

/// The category of a three-card hand, lowest first so that a better one compares greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum ThreeCardRank {
    /// None of the hands listed.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// One suit.
    Flush,
    /// Consecutive ranks in more than one suit.
    Straight,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Consecutive ranks in one suit, other than a mini-royal.
    StraightFlush,
    /// Ace, king and queen of one suit; the payout tables call it a mini-royal flush (ER-211).
    MiniRoyal,
}

impl ThreeCardRank {
    /// Every category, highest first, as 679a.6(b) lists them.
    pub const ALL: [ThreeCardRank; 7] = [
        ThreeCardRank::MiniRoyal,
        ThreeCardRank::StraightFlush,
        ThreeCardRank::ThreeOfAKind,
        ThreeCardRank::Straight,
        ThreeCardRank::Flush,
        ThreeCardRank::Pair,
        ThreeCardRank::HighCard,
    ];

    /// The provision of the order in which the categories rank.
    pub const ORDER: Provision = cite!("679a.6(b)");

    /// The provision of the comparison inside one category.
    pub const TIE_BREAK: Provision = cite!("679a.6(c)");

    /// The provision of the card order and of the ace that counts low.
    pub const CARD_ORDER: Provision = cite!("679a.6(a)");

    /// The name: `mini-royal`, `three-of-a-kind`, `high card`.
    pub const fn name(self) -> &'static str {
        match self {
            ThreeCardRank::MiniRoyal => "mini-royal",
            ThreeCardRank::StraightFlush => "straight flush",
            ThreeCardRank::ThreeOfAKind => "three-of-a-kind",
            ThreeCardRank::Straight => "straight",
            ThreeCardRank::Flush => "flush",
            ThreeCardRank::Pair => "pair",
            ThreeCardRank::HighCard => "high card",
        }
    }

    /// The provision that describes the category.
    pub const fn provision(self) -> Provision {
        match self {
            ThreeCardRank::MiniRoyal => cite!("679a.6(b)(1)"),
            ThreeCardRank::StraightFlush => cite!("679a.6(b)(2)"),
            ThreeCardRank::ThreeOfAKind => cite!("679a.6(b)(3)"),
            ThreeCardRank::Straight => cite!("679a.6(b)(3)#2"),
            ThreeCardRank::Flush => cite!("679a.6(b)(4)"),
            ThreeCardRank::Pair => cite!("679a.6(b)(5)"),
            ThreeCardRank::HighCard => cite!("679a.6(c)"),
        }
    }
}

/// How good a hand is: greater beats smaller, and equal means a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

impl Strength {
    /// How many strengths there are.
    pub const CLASSES: usize = 741;

    /// Every strength, weakest first.
    pub fn all() -> impl Iterator<Item = Strength> + Clone {
        (0..Strength::CLASSES as u16).map(Strength)
    }

    /// The place among all strengths, weakest first: counters keep their tallies by it.
    pub const fn ordinal(self) -> usize {
        self.0 as usize
    }

    /// The category.
    pub const fn rank(self) -> ThreeCardRank {
        BOOK.ranks[self.0 as usize]
    }

    /// Whether this is a straight or better, the hands that earn a Bad Beat Bonus when beaten.
    pub const fn is_straight_or_better(self) -> bool {
        self.0 >= WEAKEST_STRAIGHT
    }
}

/// The strength of three different cards of one deck. A joker, which this game does not have, reads as nothing.
pub const fn strength(hand: [Card; 3]) -> Strength {
    let [a, b, c] = [hand[0].index(), hand[1].index(), hand[2].index()];
    let suits = if ((a ^ b) | (a ^ c)) & 3 == 0 { ONE_SUIT } else { MORE_SUITS };
    Strength(BOOK.numbers[slot(suits, [a >> 2, b >> 2, c >> 2])])
}

/// What a hand is: three cards.
pub const HAND_OF_THREE: Provision = cite!("679a.1/hand");

/// With which hand the dealer qualifies.
pub const QUALIFYING: Provision = cite!("679a.1/qualify");

/// Whether the dealer's hand is queen high or better (679a.1): a queen, 3 and 2 is the least that does.
pub const fn qualifies(dealer: Strength) -> bool {
    dealer.0 >= LEAST_QUALIFYING
}

const LEAST_QUALIFYING: u16 =
    BOOK.numbers[slot(MORE_SUITS, [Rank::Queen as usize, Rank::Three as usize, Rank::Two as usize])];
const WEAKEST_STRAIGHT: u16 = BOOK.numbers[slot(MORE_SUITS, STRAIGHTS[0])];

const MORE_SUITS: usize = 0;
const ONE_SUIT: usize = 1;

/// The consecutive ranks, lowest first; the ace closes the lowest and the highest of them and wraps nowhere.
const STRAIGHTS: [[usize; 3]; 12] = {
    let mut straights = [[Rank::Ace as usize, Rank::Two as usize, Rank::Three as usize]; 12];
    let mut low = 0;
    while low < 11 {
        straights[low + 1] = [low, low + 1, low + 2];
        low += 1;
    }
    straights
};

/// Four bits per rank, one for the suits: every index fits, so that the lookup needs no check.
const SLOTS: usize = 1 << 13;

const fn slot(suits: usize, ranks: [usize; 3]) -> usize {
    (suits << 12 | ranks[0] << 8 | ranks[1] << 4 | ranks[2]) & (SLOTS - 1)
}

/// The number of every hand, and the category of every number.
struct Book {
    numbers: [u16; SLOTS],
    ranks: [ThreeCardRank; Strength::CLASSES],
    next: usize,
}

static BOOK: Book = Book::written();

impl Book {
    /// The categories from the lowest, and inside each the hands from the lowest.
    const fn written() -> Book {
        let blank =
            Book { numbers: [0; SLOTS], ranks: [ThreeCardRank::HighCard; Strength::CLASSES], next: 0 };
        let book = blank
            .loose(ThreeCardRank::HighCard, MORE_SUITS)
            .pairs()
            .loose(ThreeCardRank::Flush, ONE_SUIT)
            .straights(ThreeCardRank::Straight, MORE_SUITS, 0, 12)
            .threes()
            .straights(ThreeCardRank::StraightFlush, ONE_SUIT, 0, 11)
            .straights(ThreeCardRank::MiniRoyal, ONE_SUIT, 11, 12);
        assert!(book.next == Strength::CLASSES, "every class of hands has its number");
        book
    }

    /// Gives the next number to a hand, in each of the six orders in which its cards can lie.
    const fn number(mut self, rank: ThreeCardRank, suits: usize, [a, b, c]: [usize; 3]) -> Book {
        let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
        let mut i = 0;
        while i < orders.len() {
            self.numbers[slot(suits, orders[i])] = self.next as u16;
            i += 1;
        }
        self.ranks[self.next] = rank;
        self.next += 1;
        self
    }

    /// Three different ranks that are not consecutive: the highest card counts first, then the next.
    const fn loose(mut self, rank: ThreeCardRank, suits: usize) -> Book {
        let mut i = 0;
        while i < 13 * 13 * 13 {
            let [high, middle, low] = [i / 169, i / 13 % 13, i % 13];
            if high > middle && middle > low && !consecutive(high, middle, low) {
                self = self.number(rank, suits, [high, middle, low]);
            }
            i += 1;
        }
        self
    }

    /// The pair counts first, then the third card (ER-207).
    const fn pairs(mut self) -> Book {
        let mut i = 0;
        while i < 13 * 13 {
            let [pair, third] = [i / 13, i % 13];
            if pair != third {
                self = self.number(ThreeCardRank::Pair, MORE_SUITS, [pair, pair, third]);
            }
            i += 1;
        }
        self
    }

    const fn threes(mut self) -> Book {
        let mut rank = 0;
        while rank < 13 {
            self = self.number(ThreeCardRank::ThreeOfAKind, MORE_SUITS, [rank; 3]);
            rank += 1;
        }
        self
    }

    const fn straights(mut self, rank: ThreeCardRank, suits: usize, from: usize, to: usize) -> Book {
        let mut i = from;
        while i < to {
            self = self.number(rank, suits, STRAIGHTS[i]);
            i += 1;
        }
        self
    }
}

const fn consecutive(high: usize, middle: usize, low: usize) -> bool {
    let ace_low = high == Rank::Ace as usize && middle == Rank::Three as usize && low == Rank::Two as usize;
    ace_low || high - low == 2
}

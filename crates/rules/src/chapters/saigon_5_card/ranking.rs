//! Values, qualifying totals and Point Counts (680a.1, 680a.6(a) and (b)); the ways to set five cards with them;
//! the Poker hands of the Bonus Wager (680a.6(c)).

mod bonus;
mod splits;

use core::fmt;
use core::num::NonZeroU8;

use crate::cite;
use crate::kit::card::{Card, Rank};
use crate::law::Provision;

pub use bonus::{BonusHand, SUBSTITUTION, bonus};
pub use splits::{SetHand, Split, best_split, best_split_of_values, splits};

#[cfg(test)]
mod tests;

/// What a card is worth in the three-card hand and the showdown hand. Suits and pictures do not matter
/// there, so counting and simulating need only these eleven classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Value {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    /// A ten, jack, queen or king.
    Ten,
    Joker,
}

/// What the joker may count, lowest first.
pub const JOKER_VALUES: [u8; 3] = [3, 6, 9];

/// How many classes of value there are.
const CLASSES: usize = Value::ALL.len();

/// The class of each card, keyed by its index.
static VALUES: [Value; Card::KINDS] = values();

const fn values() -> [Value; Card::KINDS] {
    let mut table = [Value::Joker; Card::KINDS];
    let mut index = 0;
    while index < 52 {
        table[index] = Value::of_rank(Rank::ALL[index / 4]);
        index += 1;
    }
    table
}

impl Value {
    /// Every class, in the order of what it counts, the joker last.
    pub const ALL: [Value; 11] = [
        Value::Ace,
        Value::Two,
        Value::Three,
        Value::Four,
        Value::Five,
        Value::Six,
        Value::Seven,
        Value::Eight,
        Value::Nine,
        Value::Ten,
        Value::Joker,
    ];

    /// The class of a card.
    pub fn of(card: Card) -> Value {
        VALUES[card.index()]
    }

    /// The class of a rank.
    pub const fn of_rank(rank: Rank) -> Value {
        match rank {
            Rank::Ace => Value::Ace,
            Rank::Two => Value::Two,
            Rank::Three => Value::Three,
            Rank::Four => Value::Four,
            Rank::Five => Value::Five,
            Rank::Six => Value::Six,
            Rank::Seven => Value::Seven,
            Rank::Eight => Value::Eight,
            Rank::Nine => Value::Nine,
            Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => Value::Ten,
        }
    }

    /// What it counts, when a joker counts as given.
    pub const fn points(self, joker: u8) -> u8 {
        match self {
            Value::Joker => joker,
            Value::Ace
            | Value::Two
            | Value::Three
            | Value::Four
            | Value::Five
            | Value::Six
            | Value::Seven
            | Value::Eight
            | Value::Nine
            | Value::Ten => self as u8 + 1,
        }
    }

    /// The clause that sets the value.
    pub const fn provision(self) -> Provision {
        match self {
            Value::Two
            | Value::Three
            | Value::Four
            | Value::Five
            | Value::Six
            | Value::Seven
            | Value::Eight
            | Value::Nine => cite!("680a.6(a)(1)"),
            Value::Ten => cite!("680a.6(a)(2)"),
            Value::Ace => cite!("680a.6(a)(3)"),
            Value::Joker => cite!("680a.6(a)(4)"),
        }
    }
}

/// When a hand qualifies.
pub const QUALIFYING: Provision = cite!("680a.1/qualify");

/// Which two cards are the showdown hand.
pub const SHOWDOWN_HAND: Provision = cite!("680a.1/showdown-hand");

/// What the showdown hand counts.
pub const POINT_COUNT: Provision = cite!("680a.6(b)");

/// The Point Count of a showdown hand, from 1, the lowest, to 10, the highest (680a.6(b)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShowdownCount(NonZeroU8);

impl ShowdownCount {
    /// Every count, lowest first.
    pub fn all() -> impl Iterator<Item = ShowdownCount> + Clone {
        (1..=10).filter_map(ShowdownCount::new)
    }

    /// The count of a number from 1 to 10.
    pub const fn new(count: u8) -> Option<ShowdownCount> {
        match NonZeroU8::new(count) {
            Some(number) if count <= 10 => Some(ShowdownCount(number)),
            _ => None,
        }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Whether it is the count that is paid half (680a.12(b)).
    pub const fn is_five(self) -> bool {
        self.get() == 5
    }

    /// The count of a total that two cards can have.
    pub(super) const fn of_total(total: u8) -> ShowdownCount {
        ShowdownCount(point_count(total))
    }

    /// The count of two values; a joker counts what is best for them (ER-301).
    pub fn of(two: [Value; 2]) -> ShowdownCount {
        let [a, b] = two.map(|value| value as usize);
        ShowdownCount(SHOWDOWN_COUNTS[a][b])
    }
}

impl fmt::Display for ShowdownCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// An example that the chapter works out for its readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkedExample {
    /// Where it stands.
    pub provision: Provision,
    /// The two cards of the showdown hand.
    pub showdown_hand: [Rank; 2],
    /// What they total.
    pub total: u8,
    /// Their Point Count.
    pub count: u8,
}

/// The chapter's examples of a Point Count; a test holds the tables to them.
pub const WORKED_EXAMPLES: [WorkedExample; 2] = [
    WorkedExample {
        provision: cite!("680a.6(b)(1)"),
        showdown_hand: [Rank::Ace, Rank::Four],
        total: 5,
        count: 5,
    },
    WorkedExample {
        provision: cite!("680a.6(b)(2)"),
        showdown_hand: [Rank::Ten, Rank::Jack],
        total: 20,
        count: 10,
    },
];

/// The count of every two values.
static SHOWDOWN_COUNTS: [[NonZeroU8; CLASSES]; CLASSES] = showdown_counts();

const fn showdown_counts() -> [[NonZeroU8; CLASSES]; CLASSES] {
    let mut table = [[NonZeroU8::MIN; CLASSES]; CLASSES];
    let mut i = 0;
    while i < CLASSES * CLASSES {
        let (a, b) = (i / CLASSES, i % CLASSES);
        table[a][b] = highest_count(Value::ALL[a], Value::ALL[b]);
        i += 1;
    }
    table
}

const fn highest_count(a: Value, b: Value) -> NonZeroU8 {
    let mut highest = NonZeroU8::MIN;
    let mut i = 0;
    while i < JOKER_VALUES.len() {
        let count = point_count(a.points(JOKER_VALUES[i]) + b.points(JOKER_VALUES[i]));
        if count.get() > highest.get() {
            highest = count;
        }
        i += 1;
    }
    highest
}

/// A total above ten loses ten (680a.6(b)). Two cards total 2 to 20, so once is enough.
const fn point_count(total: u8) -> NonZeroU8 {
    let count = if total > 10 { total - 10 } else { total };
    match NonZeroU8::new(count) {
        Some(count) => count,
        None => NonZeroU8::MIN,
    }
}

/// The total of every three values where it qualifies, zero where it does not (680a.1).
static TOTALS: [[[u8; CLASSES]; CLASSES]; CLASSES] = totals();

const fn totals() -> [[[u8; CLASSES]; CLASSES]; CLASSES] {
    let mut table = [[[0; CLASSES]; CLASSES]; CLASSES];
    let mut i = 0;
    while i < CLASSES * CLASSES * CLASSES {
        let (a, b, c) = (i / CLASSES / CLASSES, i / CLASSES % CLASSES, i % CLASSES);
        table[a][b][c] = find_total([Value::ALL[a], Value::ALL[b], Value::ALL[c]]);
        i += 1;
    }
    table
}

/// Tries what a joker may count. The three values differ modulo ten, so at most one of them qualifies.
const fn find_total(three: [Value; 3]) -> u8 {
    let mut i = 0;
    while i < JOKER_VALUES.len() {
        let joker = JOKER_VALUES[i];
        let total = three[0].points(joker) + three[1].points(joker) + three[2].points(joker);
        if matches!(total, 10 | 20 | 30) {
            return total;
        }
        i += 1;
    }
    0
}

/// The total that makes three values qualify: 10, 20 or 30.
pub fn qualifying_total([a, b, c]: [Value; 3]) -> Option<u8> {
    match TOTALS[a as usize][b as usize][c as usize] {
        0 => None,
        total => Some(total),
    }
}

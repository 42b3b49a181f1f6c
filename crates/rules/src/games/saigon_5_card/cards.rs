//! Values, Point Counts and the ten ways to set five cards (680a.1, 680a.6(a) and (b)).

use core::fmt;
use core::num::NonZeroU8;

use crate::card::{Card, Rank};
use crate::cite;
use crate::provision::Provision;

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

fn total_of([a, b, c]: [Value; 3]) -> u8 {
    TOTALS[a as usize][b as usize][c as usize]
}

/// The total that makes three values qualify: 10, 20 or 30.
pub fn qualifying_total(three: [Value; 3]) -> Option<u8> {
    match total_of(three) {
        0 => None,
        total => Some(total),
    }
}

/// One of the ten ways to set five cards: which three form the three-card hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Split(u8);

/// The places of the three-card hand, then those of the showdown hand.
const PLACES: [([usize; 3], [usize; 2]); 10] = [
    ([0, 1, 2], [3, 4]),
    ([0, 1, 3], [2, 4]),
    ([0, 1, 4], [2, 3]),
    ([0, 2, 3], [1, 4]),
    ([0, 2, 4], [1, 3]),
    ([0, 3, 4], [1, 2]),
    ([1, 2, 3], [0, 4]),
    ([1, 2, 4], [0, 3]),
    ([1, 3, 4], [0, 2]),
    ([2, 3, 4], [0, 1]),
];

impl Split {
    /// Every split; those that keep the cards dealt first in the three-card hand come first.
    pub fn all() -> impl Iterator<Item = Split> + Clone {
        (0..10).map(Split)
    }

    /// The first split: the three cards dealt first, for a hand in which it does not matter.
    pub const FIRST: Split = Split(0);

    /// The three-card hand.
    pub fn three<T: Copy>(self, five: [T; 5]) -> [T; 3] {
        PLACES[self.0 as usize].0.map(|place| five[place])
    }

    /// The showdown hand.
    pub fn showdown<T: Copy>(self, five: [T; 5]) -> [T; 2] {
        PLACES[self.0 as usize].1.map(|place| five[place])
    }
}

impl fmt::Debug for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", PLACES[self.0 as usize])
    }
}

/// The house way on values alone: the qualifying split with the highest Point Count (ER-302), the first of
/// [`Split::all`] where several share it. `None` if no three cards qualify (ER-308).
///
/// Without a joker every qualifying split leaves the same Point Count, since the three cards vanish
/// modulo ten; only a joker makes the choice matter.
#[inline]
pub fn best_split_of_values(five: [Value; 5]) -> Option<(Split, ShowdownCount)> {
    let mut best = 0;
    for split in Split::all() {
        best = best.max(merit(split, five));
    }
    let count = NonZeroU8::new(best >> 4)?;
    Some((Split(15 - (best & 15)), ShowdownCount(count)))
}

/// The count in the high half and the place in the list, reversed, in the low half, so that the greater
/// number is the better split; zero where the split does not qualify.
#[inline]
fn merit(split: Split, five: [Value; 5]) -> u8 {
    let merit = ShowdownCount::of(split.showdown(five)).get() << 4 | (15 - split.0);
    if total_of(split.three(five)) > 0 { merit } else { 0 }
}

/// The house way for five cards; see [`best_split_of_values`].
pub fn best_split(five: [Card; 5]) -> Option<(Split, ShowdownCount)> {
    best_split_of_values(five.map(Value::of))
}

/// The ten ways to set five cards.
pub fn splits(five: [Card; 5]) -> impl Iterator<Item = SetHand> {
    Split::all().map(move |split| SetHand::new(five, split))
}

/// Five cards, set into a three-card hand and a showdown hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetHand {
    cards: [Card; 5],
    split: Split,
}

impl SetHand {
    /// Sets five cards.
    pub const fn new(cards: [Card; 5], split: Split) -> SetHand {
        SetHand { cards, split }
    }

    /// The five cards, as dealt.
    pub const fn cards(&self) -> [Card; 5] {
        self.cards
    }

    /// How they are set.
    pub const fn split(&self) -> Split {
        self.split
    }

    /// The three-card hand.
    pub fn three_card_hand(&self) -> [Card; 3] {
        self.split.three(self.cards)
    }

    /// The showdown hand.
    pub fn showdown_hand(&self) -> [Card; 2] {
        self.split.showdown(self.cards)
    }

    /// Whether the three-card hand totals 10, 20 or 30 (680a.1).
    pub fn qualifies(&self) -> bool {
        self.total().is_some()
    }

    /// The total of a three-card hand that qualifies: 10, 20 or 30.
    pub fn total(&self) -> Option<u8> {
        qualifying_total(self.three_card_hand().map(Value::of))
    }

    /// The Point Count of the showdown hand.
    pub fn point_count(&self) -> ShowdownCount {
        ShowdownCount::of(self.showdown_hand().map(Value::of))
    }

    /// The Point Count as far as it is ever compared: only where the three-card hand qualifies.
    pub fn qualified_count(&self) -> Option<ShowdownCount> {
        self.qualifies().then(|| self.point_count())
    }

    /// What the joker counts, if there is one and any value serves the hand it lies in (ER-301).
    pub fn joker_value(&self) -> Option<u8> {
        let (three, showdown) = (self.three_card_hand(), self.showdown_hand());
        if three.contains(&Card::JOKER) {
            self.total().and_then(|total| joker_for(three, |sum| sum == total))
        } else if showdown.contains(&Card::JOKER) {
            let count = self.point_count();
            joker_for(showdown, |sum| ShowdownCount(point_count(sum)) == count)
        } else {
            None
        }
    }
}

fn joker_for<const N: usize>(cards: [Card; N], serves: impl Fn(u8) -> bool) -> Option<u8> {
    let sum = |joker| cards.map(|card| Value::of(card).points(joker)).iter().sum();
    JOKER_VALUES.into_iter().find(|&joker| serves(sum(joker)))
}

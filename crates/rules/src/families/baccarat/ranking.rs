//! The value of cards and the Point Count of hands.

use core::fmt;

use crate::kit::card::{Card, Rank};
use crate::law::{Cited, Provision};

/// What a chapter defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardClauses {
    /// What a Natural is.
    pub natural: Provision,
    /// What a Dragon 7 is.
    pub dragon_7: Provision,
    /// What EZ Baccarat is.
    pub ez_baccarat: Provision,
}

/// The clauses of a chapter on the value of cards and of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankingClauses {
    /// The value of a 2 to 9.
    pub two_to_nine: Provision,
    /// The value of a 10, jack, queen or king.
    pub ten_to_king: Provision,
    /// The value of an ace.
    pub ace: Provision,
    /// How values become a Point Count.
    pub point_count: Provision,
    /// The worked examples.
    pub examples: [Cited<Example>; 2],
}

impl RankingClauses {
    /// The clause that values a rank.
    pub const fn value_of(&self, rank: Rank) -> Provision {
        match rank {
            Rank::Two | Rank::Three | Rank::Four | Rank::Five => self.two_to_nine,
            Rank::Six | Rank::Seven | Rank::Eight | Rank::Nine => self.two_to_nine,
            Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => self.ten_to_king,
            Rank::Ace => self.ace,
        }
    }
}

/// A worked example of a chapter: three ranks and the Point Count they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The ranks.
    pub ranks: [Rank; 3],
    /// Their Point Count.
    pub point_count: PointCount,
}

impl Example {
    /// An ace, a 2 and a 4 make 7.
    pub const ONE_DIGIT: Example =
        Example { ranks: [Rank::Ace, Rank::Two, Rank::Four], point_count: PointCount(7) };

    /// An ace, a 2 and a 9 total 12 and make 2.
    pub const TWO_DIGITS: Example =
        Example { ranks: [Rank::Ace, Rank::Two, Rank::Nine], point_count: PointCount(2) };
}

/// One of the two hands of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Side {
    Player,
    Banker,
}

impl Side {
    /// Both hands, in the order in which they are dealt.
    pub const ALL: [Side; 2] = [Side::Player, Side::Banker];

    /// The name: `Player's Hand`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Player => "Player's Hand",
            Side::Banker => "Banker's Hand",
        }
    }

    /// The other hand.
    pub const fn other(self) -> Side {
        match self {
            Side::Player => Side::Banker,
            Side::Banker => Side::Player,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The value of one card toward a Point Count: 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardValue(u8);

impl CardValue {
    /// By rank, two first and ace last.
    const OF_RANK: [u8; 13] = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1];

    /// A value of 0 to 9.
    pub const fn new(value: u8) -> Option<CardValue> {
        if value < 10 { Some(CardValue(value)) } else { None }
    }

    /// The value of a rank: 2 to 9 as printed, 10 to king zero, ace one.
    pub const fn of(rank: Rank) -> CardValue {
        CardValue(Self::OF_RANK[rank as usize])
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All ten values.
    pub fn all() -> impl Iterator<Item = CardValue> + Clone {
        (0..10).map(CardValue)
    }
}

/// The value of a card; the joker has none.
pub const fn value(card: Card) -> Option<CardValue> {
    match card.rank() {
        Some(rank) => Some(CardValue::of(rank)),
        None => None,
    }
}

/// The face value by which cards are burned: tens and pictures count ten here, not zero (reading ER-115).
pub const fn burn_value(card: Card) -> Option<u8> {
    match card.rank() {
        Some(Rank::Ten | Rank::Jack | Rank::Queen | Rank::King) => Some(10),
        Some(rank) => Some(CardValue::of(rank).get()),
        None => None,
    }
}

/// A Point Count: 0 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PointCount(u8);

impl PointCount {
    /// The count of no card at all.
    pub const ZERO: PointCount = PointCount(0);

    /// A count of 0 to 9.
    pub const fn new(count: u8) -> Option<PointCount> {
        if count < 10 { Some(PointCount(count)) } else { None }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The count with one more card: the left digit of a total of two digits falls away.
    #[inline]
    pub const fn plus(self, value: CardValue) -> PointCount {
        let total = self.0 + value.0;
        PointCount(if total < 10 { total } else { total - 10 })
    }

    /// Whether two cards of this count are a Natural.
    #[inline]
    pub const fn makes_a_natural(self) -> bool {
        self.0 >= 8
    }

    /// All ten counts.
    pub fn all() -> impl Iterator<Item = PointCount> + Clone {
        (0..10).map(PointCount)
    }
}

impl fmt::Display for PointCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The Point Count of some values.
pub fn point_count(values: impl IntoIterator<Item = CardValue>) -> PointCount {
    values.into_iter().fold(PointCount::ZERO, PointCount::plus)
}

/// How many cards a hand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum HandSize {
    Two,
    Three,
}

/// The cards of one hand: two or three, none of them a joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    first_two: [Card; 2],
    third: Option<Card>,
    two_card_count: PointCount,
    third_value: Option<CardValue>,
}

/// Why some cards do not make a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAHand {
    /// Neither two nor three cards.
    NeitherTwoNorThree,
    /// A joker, which has no value.
    Joker,
}

impl Hand {
    /// The hand of two or three cards, in the order in which they were dealt.
    pub fn new(cards: &[Card]) -> Result<Hand, NotAHand> {
        let (first_two, third) = match *cards {
            [first, second] => ([first, second], None),
            [first, second, third] => ([first, second], Some(third)),
            _ => return Err(NotAHand::NeitherTwoNorThree),
        };
        let values = [valued(first_two[0])?, valued(first_two[1])?];
        let third_value = third.map(valued).transpose()?;
        Ok(Hand { first_two, third, two_card_count: point_count(values), third_value })
    }

    /// The cards, in the order in which they were dealt.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.first_two.into_iter().chain(self.third)
    }

    /// The first two cards.
    pub const fn first_two(&self) -> [Card; 2] {
        self.first_two
    }

    /// The third card, if there is one.
    pub const fn third(&self) -> Option<Card> {
        self.third
    }

    /// The value of the third card, if there is one.
    pub const fn third_value(&self) -> Option<CardValue> {
        self.third_value
    }

    /// The Point Count of the first two cards.
    pub const fn two_card_count(&self) -> PointCount {
        self.two_card_count
    }

    /// The Point Count of all the cards.
    pub const fn point_count(&self) -> PointCount {
        match self.third_value {
            Some(value) => self.two_card_count.plus(value),
            None => self.two_card_count,
        }
    }

    /// Whether the hand has two cards or three.
    pub const fn size(&self) -> HandSize {
        match self.third {
            Some(_) => HandSize::Three,
            None => HandSize::Two,
        }
    }

    /// Whether the first two cards count 8 or 9.
    pub const fn is_natural(&self) -> bool {
        self.two_card_count.makes_a_natural()
    }
}

fn valued(card: Card) -> Result<CardValue, NotAHand> {
    value(card).ok_or(NotAHand::Joker)
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.first_two[0], self.first_two[1])?;
        self.third.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

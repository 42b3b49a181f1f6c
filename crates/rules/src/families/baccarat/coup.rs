//! A coup: the finished round as results see it.

use super::ranking::{Hand, HandSize, PointCount, Side};

/// One finished hand as results see it: its Point Count and how many cards made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandResult {
    /// The final Point Count.
    pub count: PointCount,
    /// Two cards or three.
    pub size: HandSize,
}

impl HandResult {
    /// A count made by this many cards.
    #[inline]
    pub const fn new(count: PointCount, size: HandSize) -> HandResult {
        HandResult { count, size }
    }

    /// Whether the hand is a Natural: an 8 or 9 of two cards.
    #[inline]
    pub const fn is_natural(self) -> bool {
        matches!(self.size, HandSize::Two) && self.count.makes_a_natural()
    }

    /// By how many points it exceeds another hand; negative where it falls short.
    #[inline]
    pub const fn margin_over(self, other: HandResult) -> i8 {
        self.count.get() as i8 - other.count.get() as i8
    }

    const fn code(self) -> u16 {
        self.count.get() as u16 * 2 + self.size as u16
    }

    const fn decode(code: u16) -> HandResult {
        let size = if code.is_multiple_of(2) { HandSize::Two } else { HandSize::Three };
        let count = match PointCount::new((code / 2) as u8) {
            Some(count) => count,
            None => PointCount::ZERO,
        };
        HandResult { count, size }
    }
}

impl From<&Hand> for HandResult {
    fn from(hand: &Hand) -> HandResult {
        HandResult::new(hand.point_count(), hand.size())
    }
}

/// Both Point Counts and how many cards each hand has: all that a wager depends on.
///
/// Two bytes with a dense index, so that counters and simulators bin rounds into 400 cells and apply the
/// payouts once to each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coup(u16);

impl Coup {
    /// How many cells there are. The drawing rules leave some of them empty.
    pub const COUNT: usize = 400;

    /// Every index.
    pub const ALL_INDEXES: core::ops::Range<u16> = 0..Coup::COUNT as u16;

    /// The coup of two finished hands.
    #[inline]
    pub const fn new(player: HandResult, banker: HandResult) -> Coup {
        Coup(player.code() * 20 + banker.code())
    }

    /// The coup of an index below [`Coup::COUNT`].
    pub const fn from_index(index: u16) -> Option<Coup> {
        if (index as usize) < Coup::COUNT { Some(Coup(index)) } else { None }
    }

    /// The index, below [`Coup::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every coup, in the order of the indexes.
    pub fn all() -> impl Iterator<Item = Coup> + Clone {
        Coup::ALL_INDEXES.map(Coup)
    }

    /// The Player's Hand.
    #[inline]
    pub const fn player(self) -> HandResult {
        HandResult::decode(self.0 / 20)
    }

    /// The Banker's Hand.
    #[inline]
    pub const fn banker(self) -> HandResult {
        HandResult::decode(self.0 % 20)
    }

    /// One of the hands.
    #[inline]
    pub const fn hand(self, side: Side) -> HandResult {
        match side {
            Side::Player => self.player(),
            Side::Banker => self.banker(),
        }
    }

    /// By how many points a hand exceeds the other; negative where it falls short.
    #[inline]
    pub const fn margin(self, side: Side) -> i8 {
        self.hand(side).margin_over(self.hand(side.other()))
    }

    /// The hand with the higher Point Count; none where they are equal.
    #[inline]
    pub const fn winner(self) -> Option<Side> {
        match self.margin(Side::Player) {
            1.. => Some(Side::Player),
            0 => None,
            i8::MIN..=-1 => Some(Side::Banker),
        }
    }

    /// Whether the Banker's Hand has 7 in three cards and the Player's Hand less than 7.
    #[inline]
    pub const fn is_dragon_7(self) -> bool {
        let banker = self.banker();
        let seven_in_three = banker.count.get() == 7 && matches!(banker.size, HandSize::Three);
        seven_in_three && self.player().count.get() < 7
    }
}

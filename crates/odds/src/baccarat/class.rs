//! Classes of coups: what no wager of any paytable can tell apart is counted together.

use croupier_rules::families::baccarat::{Coup, HandResult, HandSize, PointCount, Side};

/// A class of coups that every wager treats alike, whatever its paytable.
///
/// There is one for each winner and margin without a Natural (a Dragon 7 apart from other wins of the Banker's
/// Hand), one for the Naturals of each hand, one for equal Naturals and one for all other ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class(u8);

/// The Player's Hand wins by 9 points, 8 points, and so on.
const PLAYER: u8 = 0;
/// The Banker's Hand wins by 9 points, 8 points, and so on.
const BANKER: u8 = PLAYER + 9;
/// The Banker's Hand wins with a Dragon 7 by 7 points, 6 points, and so on.
const DRAGON_7: u8 = BANKER + 9;
const PLAYER_NATURAL: u8 = DRAGON_7 + 7;
const BANKER_NATURAL: u8 = PLAYER_NATURAL + 1;
const NATURAL_TIE: u8 = BANKER_NATURAL + 1;
const TIE: u8 = NATURAL_TIE + 1;

impl Class {
    /// How many classes there are.
    pub const COUNT: usize = TIE as usize + 1;

    /// Every class: points of the Player's Hand, points of the Banker's Hand, Naturals, ties.
    pub fn all() -> impl Iterator<Item = Class> + Clone {
        (0..Class::COUNT as u8).map(Class)
    }

    /// The class of a coup that the drawing rules can deal.
    pub const fn of(coup: Coup) -> Class {
        if coup.player().is_natural() || coup.banker().is_natural() {
            Class(of_naturals(coup))
        } else {
            Class(of_points(coup))
        }
    }

    /// The place in [`Class::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A coup of this class that can be dealt; it stands for all of them.
    pub const fn coup(self) -> Coup {
        match self.0 {
            BANKER_NATURAL => coup(HandSize::Two, 0, 9),
            PLAYER_NATURAL => coup(HandSize::Two, 9, 0),
            NATURAL_TIE => coup(HandSize::Two, 9, 9),
            TIE.. => coup(HandSize::Two, 6, 6),
            DRAGON_7.. => coup(HandSize::Three, self.0 - DRAGON_7, 7),
            BANKER.. => coup(HandSize::Three, self.0 - BANKER, 9),
            PLAYER.. => coup(HandSize::Three, 9, self.0 - PLAYER),
        }
    }
}

const fn of_naturals(coup: Coup) -> u8 {
    match coup.winner() {
        Some(Side::Player) => PLAYER_NATURAL,
        Some(Side::Banker) => BANKER_NATURAL,
        None => NATURAL_TIE,
    }
}

const fn of_points(coup: Coup) -> u8 {
    match coup.winner() {
        Some(Side::Player) => PLAYER + 9 - coup.margin(Side::Player) as u8,
        Some(Side::Banker) if coup.is_dragon_7() => DRAGON_7 + 7 - coup.margin(Side::Banker) as u8,
        Some(Side::Banker) => BANKER + 9 - coup.margin(Side::Banker) as u8,
        None => TIE,
    }
}

const fn coup(size: HandSize, player: u8, banker: u8) -> Coup {
    Coup::new(HandResult::new(count(player), size), HandResult::new(count(banker), size))
}

/// The Point Count of a number that is one.
pub(super) const fn count(number: u8) -> PointCount {
    match PointCount::new(number) {
        Some(count) => count,
        None => PointCount::ZERO,
    }
}

//! Paytables: which hand is paid what, under which letter, by which provision.

use core::fmt;
use core::marker::PhantomData;

use crate::kit::odds::Odds;
use crate::law::Provision;

/// The most lines a paytable of the chapters has.
pub const MAX_LINES: usize = 10;

/// The hands that a paytable pays: a closed list, highest first.
pub trait Line: Copy + Eq + fmt::Debug + 'static {
    /// Every line, as the paytable lists them.
    const ALL: &'static [Self];

    /// The place in [`Line::ALL`].
    fn index(self) -> usize;

    /// The name on signs, in reports and in files.
    fn name(self) -> &'static str;
}

/// The letter of a paytable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
}

impl Letter {
    /// Every letter.
    pub const ALL: [Letter; 5] = [Letter::A, Letter::B, Letter::C, Letter::D, Letter::E];

    /// The letter as text.
    pub const fn name(self) -> &'static str {
        ["A", "B", "C", "D", "E"][self as usize]
    }

    /// The letter of a text, upper or lower case.
    pub fn from_name(name: &str) -> Option<Letter> {
        Self::ALL.into_iter().find(|letter| letter.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What each line pays. A line without odds is not paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pays<L> {
    odds: [Option<Odds>; MAX_LINES],
    lines: PhantomData<L>,
}

impl<L: Line> Pays<L> {
    /// Odds "to 1" for the lines in their order; zero means that the line is not paid.
    pub const fn to_1<const N: usize>(pays: [u32; N]) -> Pays<L> {
        let mut odds = [None; MAX_LINES];
        let mut i = 0;
        while i < N {
            if pays[i] > 0 {
                odds[i] = Some(Odds::to_1(pays[i]));
            }
            i += 1;
        }
        Pays { odds, lines: PhantomData }
    }

    /// What a line pays.
    pub fn odds(&self, line: L) -> Option<Odds> {
        self.odds[line.index()]
    }

    /// The same with one line changed: a what-if.
    pub fn with(mut self, line: L, odds: Option<Odds>) -> Pays<L> {
        self.odds[line.index()] = odds;
        self
    }
}

/// A paytable of a chapter, or one that somebody is considering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paytable<L> {
    /// Its letter.
    pub letter: Letter,
    /// The provision that prints it.
    pub provision: Provision,
    /// What it pays.
    pub pays: Pays<L>,
}

impl<L: Line> Paytable<L> {
    /// A paytable.
    pub const fn new(letter: Letter, provision: Provision, pays: Pays<L>) -> Paytable<L> {
        Paytable { letter, provision, pays }
    }
}

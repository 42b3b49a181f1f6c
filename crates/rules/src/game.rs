//! The five games and the editions of their chapters.

use core::fmt;

/// A game. This list drives tests, commands and documents: what loops over [`GameId::ALL`] misses none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum GameId {
    Minibaccarat,
    Midibaccarat,
    Baccarat,
    ThreeCardPrime,
    Saigon5Card,
}

/// The text of a chapter at a date. Later editions differ and will stand beside these, never mixed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edition {
    /// The rulemaking that the text comes from.
    pub rulemaking: &'static str,
    /// The year of the text.
    pub year: u16,
    /// What standing the text has.
    pub standing: Standing,
}

/// How far a rulemaking has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Standing {
    Proposed,
    FinalForm,
    Codified,
}

impl Edition {
    /// Every edition that is implemented.
    pub const ALL: [Edition; 3] = [Edition::FINAL_2011, Edition::PROPOSED_2015, Edition::CODIFIED_2016];

    /// The final form of chapters 627a, 629a and 631a.
    pub const FINAL_2011: Edition =
        Edition { rulemaking: "125-151", year: 2011, standing: Standing::FinalForm };

    /// The proposal of chapter 679a.
    pub const PROPOSED_2015: Edition =
        Edition { rulemaking: "125-195", year: 2015, standing: Standing::Proposed };

    /// Chapter 680a as codified.
    pub const CODIFIED_2016: Edition =
        Edition { rulemaking: "125-196", year: 2016, standing: Standing::Codified };
}

impl GameId {
    /// Every game, in the order of the chapters.
    pub const ALL: [GameId; 5] = [
        GameId::Minibaccarat,
        GameId::Midibaccarat,
        GameId::Baccarat,
        GameId::ThreeCardPrime,
        GameId::Saigon5Card,
    ];

    /// The name used on command lines and in files: `three-card-prime`.
    pub const fn slug(self) -> &'static str {
        self.chapter().slug
    }

    /// The name as it is spoken and printed: `Three Card Prime`.
    pub const fn name(self) -> &'static str {
        self.chapter().name
    }

    /// The number of its chapter in 58 Pa. Code: `679a`.
    pub const fn number(self) -> &'static str {
        self.chapter().number
    }

    /// The edition of the chapter that is implemented.
    pub const fn edition(self) -> Edition {
        self.chapter().edition
    }

    /// The game of a slug.
    pub fn from_slug(slug: &str) -> Option<GameId> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// The game of a chapter's number.
    pub fn from_number(number: &str) -> Option<GameId> {
        Self::ALL.into_iter().find(|game| game.number() == number)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for GameId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.slug())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for GameId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        let slug = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format_args!("there is no game {slug:?}"));
        GameId::from_slug(&slug).ok_or_else(unknown)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Edition {
    /// An edition is one of those that are implemented, whole.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        #[derive(serde::Deserialize)]
        struct Written<'a> {
            #[serde(borrow)]
            rulemaking: alloc::borrow::Cow<'a, str>,
            year: u16,
            standing: Standing,
        }
        let Written { rulemaking, year, standing } = Written::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format_args!("no edition of {year} is {rulemaking:?}"));
        let same = |known: &Edition| {
            known.rulemaking == rulemaking && (known.year, known.standing) == (year, standing)
        };
        Edition::ALL.into_iter().find(same).ok_or_else(unknown)
    }
}

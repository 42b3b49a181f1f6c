//! The register of provisions: every paragraph of the five chapters, in our own words, and how it is honored.
//!
//! Code cites with [`cite!`](crate::cite), tests declare what they prove with [`proves!`](crate::proves).
//! Both take the id of a provision, and an unknown id does not compile:
//!
//! ```
//! use croupier_rules::cite;
//! let burn = cite!("627a.5(f)");
//! assert_eq!(burn.id(), "627a.5(f)");
//! ```
//! ```compile_fail
//! croupier_rules::cite!("627a.99(z)");
//! ```

mod cited;
mod kind;
mod reading;
mod readings;
mod rows;
#[cfg(test)]
mod tests;

use core::fmt;

pub use cited::Cited;
pub use kind::{Actor, Kind, Way};
pub use reading::Reading;
pub use rows::Row;

use crate::game::GameId;

/// How many provisions the five chapters have.
pub const PROVISIONS: usize = 598;

/// A provision of the register. Two bytes, so that every ruling can carry one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Provision(u16);

impl Provision {
    /// Every provision, in the order of the chapters.
    pub fn all() -> impl Iterator<Item = Provision> + Clone {
        (0..PROVISIONS as u16).map(Provision)
    }

    /// The provision of an id.
    pub const fn find(id: &str) -> Option<Provision> {
        match rows::position(id) {
            Some(index) => Some(Provision(index as u16)),
            None => None,
        }
    }

    /// The provision of an id known to exist; [`cite!`](crate::cite) calls it at compile time.
    ///
    /// # Panics
    /// On an unknown id, which inside `cite!` is a compile error.
    #[expect(clippy::panic, reason = "inside `cite!` it stops the compiler, and an id is a literal")]
    pub const fn of(id: &str) -> Provision {
        match Provision::find(id) {
            Some(provision) => provision,
            None => panic!("no provision of the register has this id"),
        }
    }

    /// Its entry in the register.
    pub const fn row(self) -> &'static Row {
        rows::at(self.0 as usize)
    }

    /// The id: section, then the labels of the paragraphs, as in `680a.11(d)(2)(ii)(C)`.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The section: the id without the labels of its paragraphs.
    pub fn section(self) -> &'static str {
        let id = self.id();
        id.split(['(', '/']).next().unwrap_or(id)
    }

    /// The paragraph as the law cites it, `§ 627a.12(e)`: without the words by which the register tells apart what
    /// stands in one paragraph.
    pub fn citation(self) -> alloc::string::String {
        let id = self.id();
        alloc::format!("§ {}", id.split(['/', '#']).next().unwrap_or(id))
    }

    /// The game whose chapter it stands in.
    pub fn game(self) -> GameId {
        rows::game_at(self.0 as usize)
    }

    /// The readings that touch it.
    pub fn readings(self) -> impl Iterator<Item = &'static Reading> {
        Reading::all().filter(move |reading| reading.touches.contains(&self.id()))
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Provision {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Provision {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Provision, D::Error> {
        let id = alloc::borrow::Cow::<str>::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format_args!("no provision of the register is {id:?}"));
        Provision::find(&id).ok_or_else(unknown)
    }
}

/// The [`Provision`](crate::law::Provision) of an id, looked up at compile time.
#[macro_export]
macro_rules! cite {
    ($id:literal) => {
        const { $crate::law::Provision::of($id) }
    };
}

/// Declares, at the head of a test, the provisions that it proves. `croupier law` finds it in the source.
#[macro_export]
macro_rules! proves {
    ($($id:literal),+ $(,)?) => {
        $(let _ = $crate::cite!($id);)+
    };
}

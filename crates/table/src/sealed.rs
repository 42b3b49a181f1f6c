//! What a viewer may not see.

/// A card, an order of cards or a split that the record holds and that a viewer may not see.
///
/// In a record it is always [`Open`](Sealed::Open). What a viewer is told has [`Hidden`](Sealed::Hidden) in its
/// place, so that the two have one form and one name on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sealed<T> {
    /// It can be seen.
    Open(T),
    /// It cannot.
    Hidden,
}

impl<T> Sealed<T> {
    /// What a record holds. Nothing in a record is hidden: a table is never built from what a viewer was told.
    pub fn open(&self) -> &T {
        let Sealed::Open(value) = self else { unreachable!("a record holds every card") };
        value
    }

    /// What can be seen, if anything can.
    pub const fn seen(&self) -> Option<&T> {
        match self {
            Sealed::Open(value) => Some(value),
            Sealed::Hidden => None,
        }
    }

    /// The same, hidden unless the viewer may see it.
    #[must_use]
    pub fn shown_if(self, may_see: bool) -> Sealed<T> {
        if may_see { self } else { Sealed::Hidden }
    }
}

impl<T> From<T> for Sealed<T> {
    fn from(value: T) -> Sealed<T> {
        Sealed::Open(value)
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for Sealed<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seen().serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for Sealed<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Sealed<T>, D::Error> {
        Option::<T>::deserialize(deserializer).map(|value| value.map_or(Sealed::Hidden, Sealed::Open))
    }
}

//! Streams: whose record a row belongs to.

use std::fmt;
use std::str::FromStr;

use croupier_floor::TableId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A record of its own, numbered from one without a gap.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stream {
    /// People, roles, cage, configuration, gaming days.
    House,
    /// What was signed over the heads of all streams.
    Checkpoints,
    /// A gaming table, from its genesis on.
    Table(TableId),
    /// What the floor decides about a table, beside the record of the table itself.
    Pit(TableId),
}

impl Stream {
    /// The stream of a table.
    ///
    /// # Errors
    /// The text cannot be the name of a table.
    pub fn table(id: &str) -> Result<Stream, NotAStream> {
        TableId::new(id).map(Stream::Table).map_err(|_| NotAStream)
    }

    /// Its name in two parts, neither of which has to be made.
    pub fn name(&self) -> (&'static str, &str) {
        match self {
            Stream::House => ("house", ""),
            Stream::Checkpoints => ("checkpoints", ""),
            Stream::Table(id) => (TABLE, id.as_str()),
            Stream::Pit(id) => (PIT, id.as_str()),
        }
    }
}

const TABLE: &str = "table ";
const PIT: &str = "pit ";

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, id) = self.name();
        write!(f, "{kind}{id}")
    }
}

impl FromStr for Stream {
    type Err = NotAStream;

    /// The inverse of [`Display`](fmt::Display).
    fn from_str(text: &str) -> Result<Stream, NotAStream> {
        match text {
            "house" => Ok(Stream::House),
            "checkpoints" => Ok(Stream::Checkpoints),
            other => match (other.strip_prefix(TABLE), other.strip_prefix(PIT)) {
                (Some(id), _) => Stream::table(id),
                (None, Some(id)) => TableId::new(id).map(Stream::Pit).map_err(|_| NotAStream),
                (None, None) => Err(NotAStream),
            },
        }
    }
}

impl Serialize for Stream {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Stream {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stream, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|why| serde::de::Error::custom(format_args!("{text:?} is not {why}")))
    }
}

/// The text does not name a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAStream;

impl fmt::Display for NotAStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`house`, `checkpoints`, `table NAME` or `pit NAME`, NAME being 1 to 64 of a-z 0-9 -")
    }
}

impl std::error::Error for NotAStream {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_read_as_they_are_written() {
        for text in ["house", "checkpoints", "table minibaccarat-1", "table 7", "pit 7"] {
            assert_eq!(text.parse::<Stream>().unwrap().to_string(), text);
        }
        for text in ["", "table ", "table", "House", "table a/b", "table ..", "table a b", "tables 1"] {
            assert_eq!(text.parse::<Stream>(), Err(NotAStream), "{text:?}");
        }
        assert_eq!(Stream::table(&"x".repeat(65)), Err(NotAStream));
    }
}

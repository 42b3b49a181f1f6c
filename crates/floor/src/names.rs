//! What the floor calls things by.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A table of the floor, by a name that can stand in an address: `minibaccarat-1`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(Arc<str>);

/// A name that cannot stand in an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATableId;

impl fmt::Display for NotATableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a table has 1 to 64 of the characters a to z, 0 to 9 and -")
    }
}

impl std::error::Error for NotATableId {}

impl TableId {
    /// The table of a name.
    ///
    /// # Errors
    /// The name cannot stand in an address.
    pub fn new(name: &str) -> Result<TableId, NotATableId> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let fits = (1..=64).contains(&name.len()) && name.bytes().all(plain);
        if fits { Ok(TableId(Arc::from(name))) } else { Err(NotATableId) }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for TableId {
    type Error = NotATableId;

    fn try_from(name: String) -> Result<TableId, NotATableId> {
        TableId::new(&name)
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.as_str().into()
    }
}

/// The key of an act: any text of 1 to 64 characters, of its person's own choosing. The same key again is the same act
/// again.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(Arc<str>);

/// A text that is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAKey;

impl fmt::Display for NotAKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key is a text of 1 to 64 characters")
    }
}

impl std::error::Error for NotAKey {}

impl Key {
    /// The key of a text.
    ///
    /// # Errors
    /// The text is empty or too long.
    pub fn new(text: &str) -> Result<Key, NotAKey> {
        let fits = (1..=64).contains(&text.chars().count());
        if fits { Ok(Key(Arc::from(text))) } else { Err(NotAKey) }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, as the entries of a table hold it.
    pub(crate) fn shared(&self) -> Arc<str> {
        Arc::clone(&self.0)
    }
}

impl TryFrom<String> for Key {
    type Error = NotAKey;

    fn try_from(text: String) -> Result<Key, NotAKey> {
        Key::new(&text)
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.as_str().into()
    }
}

/// Whoever waits for an answer, as the shell numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asker(pub u64);

/// A screen that follows a table, as the shell numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Screen(pub u64);

/// A batch, by its number since the floor was started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BatchId(pub u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_a_name_that_can_stand_in_an_address() {
        assert_eq!(TableId::new("saigon-5-card-2").unwrap().as_str(), "saigon-5-card-2");
        for bad in ["", "Baccarat", "a b", "a/b", "é", &"a".repeat(65)] {
            assert_eq!(TableId::new(bad), Err(NotATableId), "{bad:?}");
        }
    }

    #[test]
    fn a_key_has_1_to_64_characters() {
        let widest = "é".repeat(64);
        assert_eq!(Key::new(&widest).unwrap().as_str(), widest);
        assert_eq!(Key::new(""), Err(NotAKey));
        assert_eq!(Key::new(&"x".repeat(65)), Err(NotAKey));
    }
}

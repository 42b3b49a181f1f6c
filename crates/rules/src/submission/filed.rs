//! A document as it was filed: nothing is known of it yet. Keeping it untyped lets a wrong type, an unknown
//! key, a missing key and a forbidden value all be found in one reading.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Anything that can stand behind a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Words, and money or odds written out.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// Yes or no.
    Boolean(bool),
    /// Several values.
    List(Vec<Value>),
    /// Keys of their own.
    Table(Table),
    /// What no option takes, such as a float or a date, in its own words: a defect rather than an unreadable file.
    Other(String),
}

impl Value {
    /// Text.
    pub fn text(text: &str) -> Value {
        Value::Text(text.into())
    }

    /// A list of texts.
    pub fn texts(texts: &[&str]) -> Value {
        Value::List(texts.iter().copied().map(Value::text).collect())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::text(text)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Integer(number)
    }
}

impl From<&[&str]> for Value {
    fn from(texts: &[&str]) -> Value {
        Value::texts(texts)
    }
}

/// Keys and values in the order in which they were filed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    entries: Vec<(String, Value)>,
}

impl Table {
    /// A table without a key.
    pub const fn new() -> Table {
        Table { entries: Vec::new() }
    }

    /// The value of a key of this table.
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// Sets a key of this table; what stood there is replaced and given back.
    pub fn insert(&mut self, key: &str, value: Value) -> Option<Value> {
        match self.entries.iter_mut().find(|(name, _)| name == key) {
            Some((_, old)) => Some(core::mem::replace(old, value)),
            None => {
                self.entries.push((key.into(), value));
                None
            }
        }
    }

    /// Takes a key of this table away.
    pub fn remove(&mut self, key: &str) -> Option<Value> {
        let place = self.entries.iter().position(|(name, _)| name == key)?;
        Some(self.entries.remove(place).1)
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.entries.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// The value of an option: `seats` of the table `table` for `table.seats`.
    pub fn at(&self, key: &str) -> Option<&Value> {
        match key.split_once('.') {
            None => self.get(key),
            Some((section, rest)) => match self.get(section) {
                Some(Value::Table(table)) => table.at(rest),
                _ => None,
            },
        }
    }

    /// Sets an option, in a table of its own if its key has a section.
    pub fn set(&mut self, key: &str, value: Value) {
        match key.split_once('.') {
            None => drop(self.insert(key, value)),
            Some((section, rest)) => self.within(section, |table| table.set(rest, value)),
        }
    }

    /// Takes an option away.
    pub fn clear(&mut self, key: &str) -> Option<Value> {
        match key.split_once('.') {
            None => self.remove(key),
            Some((section, rest)) => self.within(section, |table| table.clear(rest)),
        }
    }

    /// Changes the table of a section; one is made where there is none, and what was not a table gives way to it.
    fn within<T>(&mut self, section: &str, change: impl FnOnce(&mut Table) -> T) -> T {
        let mut table = match self.insert(section, Value::Boolean(false)) {
            Some(Value::Table(table)) => table,
            _ => Table::new(),
        };
        let changed = change(&mut table);
        self.insert(section, Value::Table(table));
        changed
    }
}

impl fmt::Display for Value {
    /// As a TOML file writes it, on one line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => quoted(f, text),
            Value::Integer(number) => write!(f, "{number}"),
            Value::Boolean(yes) => write!(f, "{yes}"),
            Value::List(values) => {
                f.write_str("[")?;
                separated(f, values.iter(), |f, value| write!(f, "{value}"))?;
                f.write_str("]")
            }
            Value::Table(table) => write!(f, "{table}"),
            Value::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{ ")?;
        separated(f, self.iter(), |f, (key, value)| write!(f, "{key} = {value}"))?;
        f.write_str(" }")
    }
}

fn separated<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
    show: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    for (place, item) in items.enumerate() {
        if place > 0 {
            f.write_str(", ")?;
        }
        show(f, item)?;
    }
    Ok(())
}

/// A basic string of TOML: quotes, backslashes and what cannot be seen are escaped.
fn quoted(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => write!(f, "\\{letter}")?,
            _ if letter.is_control() => write!(f, "\\u{:04X}", letter as u32)?,
            _ => write!(f, "{letter}")?,
        }
    }
    f.write_str("\"")
}

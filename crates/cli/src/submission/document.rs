//! TOML as it was filed, and on which line each key stands.

mod depth;
#[cfg(test)]
mod tests;

use std::fmt;

use croupier_rules::submission::{Table, Value};
use toml::Spanned;
use toml::de::{DeInteger, DeTable, DeValue};

/// A filed document and the places of its keys.
pub struct Document {
    /// What was filed.
    pub filed: Table,
    places: Vec<Place>,
}

/// Where a key stands and, if its value is a list, where its entries do.
struct Place {
    key: String,
    line: usize,
    entries: Vec<(String, usize)>,
}

/// A place in a text, as editors count: from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    line: usize,
    column: usize,
}

impl Position {
    /// The place of a byte of a text.
    pub fn of(text: &str, byte: usize) -> Position {
        let before = text.get(..byte).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Position { line: line(text, byte), column: before[start..].chars().count() + 1 }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl Document {
    /// Reads TOML.
    ///
    /// # Errors
    /// Where it is not TOML, and why.
    pub fn parse(text: &str) -> Result<Document, (Position, String)> {
        if let Some(byte) = depth::too_deep(text) {
            return Err((Position::of(text, byte), "no key of a submission has that many parts".into()));
        }
        let root = DeTable::parse(text).map_err(|why| {
            let byte = why.span().map_or(text.len(), |span| span.start);
            (Position::of(text, byte), why.message().to_owned())
        })?;
        let mut places = Places { text, found: Vec::new() };
        let filed = places.table("", root.get_ref());
        Ok(Document { filed, places: places.found })
    }

    /// The line on which a key stands.
    pub fn line(&self, key: &str) -> Option<usize> {
        self.place(key).map(|place| place.line)
    }

    /// The lines of the entries of a list that read so.
    pub fn entry_lines(&self, key: &str, entry: &str) -> Vec<usize> {
        let entries = self.place(key).into_iter().flat_map(|place| &place.entries);
        entries.filter(|(text, _)| text == entry).map(|&(_, line)| line).collect()
    }

    fn place(&self, key: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.key == key)
    }
}

/// The places found so far.
struct Places<'a> {
    text: &'a str,
    found: Vec<Place>,
}

impl Places<'_> {
    fn table(&mut self, path: &str, table: &DeTable) -> Table {
        let mut filed = Table::new();
        for (key, value) in table {
            let name = key.get_ref();
            let path = if path.is_empty() { name.to_string() } else { format!("{path}.{name}") };
            let line = line(self.text, key.span().start);
            self.found.push(Place { key: path.clone(), line, entries: self.entries(value) });
            filed.insert(name, self.value(&path, value.get_ref()));
        }
        filed
    }

    fn entries(&self, value: &Spanned<DeValue>) -> Vec<(String, usize)> {
        let entries = value.get_ref().as_array().into_iter().flat_map(|list| list.iter());
        entries
            .map(|entry| (plain(entry.get_ref()).to_string(), line(self.text, entry.span().start)))
            .collect()
    }

    fn value(&mut self, path: &str, value: &DeValue) -> Value {
        match value.as_table() {
            Some(table) => Value::Table(self.table(path, table)),
            None => plain(value),
        }
    }
}

/// A value whose keys, if it has any, need no place.
fn plain(value: &DeValue) -> Value {
    match value {
        DeValue::String(text) => Value::text(text),
        DeValue::Integer(number) => whole(number),
        DeValue::Float(number) => Value::Other(number.as_str().to_owned()),
        DeValue::Boolean(yes) => Value::Boolean(*yes),
        DeValue::Datetime(date) => Value::Other(date.to_string()),
        DeValue::Array(list) => Value::List(list.iter().map(|entry| plain(entry.get_ref())).collect()),
        DeValue::Table(table) => Value::Table(plain_table(table)),
    }
}

fn plain_table(table: &DeTable) -> Table {
    let mut filed = Table::new();
    for (key, value) in table {
        filed.insert(key.get_ref(), plain(value.get_ref()));
    }
    filed
}

/// A number too large to be any answer is shown as it was written.
fn whole(number: &DeInteger) -> Value {
    i64::from_str_radix(number.as_str(), number.radix())
        .map_or_else(|_| Value::Other(number.to_string()), Value::Integer)
}

fn line(text: &str, byte: usize) -> usize {
    let before = &text.as_bytes()[..byte.min(text.len())];
    1 + before.iter().filter(|&&letter| letter == b'\n').count()
}

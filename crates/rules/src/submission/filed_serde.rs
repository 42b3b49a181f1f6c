//! Reading a filed document from any format that describes itself, and writing it. An approved submission is written
//! as the document that was filed, and is checked again whenever it is read.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::approved::ApprovedSubmission;
use super::check::check;
use super::filed::{Table, Value};

impl Serialize for ApprovedSubmission {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.document().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ApprovedSubmission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ApprovedSubmission, D::Error> {
        let document = Table::deserialize(deserializer)?;
        check(&document).map_err(|defects| {
            let all: Vec<String> = defects.iter().map(ToString::to_string).collect();
            D::Error::custom(format!("not an approved Rules Submission: {}", all.join("; ")))
        })
    }
}

/// The key under which a TOML reader hands over a date, and under which any value that no option takes is written.
const TOML_DATE: &str = "$__toml_private_datetime";

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Integer(number) => serializer.serialize_i64(*number),
            Value::Boolean(yes) => serializer.serialize_bool(*yes),
            Value::List(values) => serializer.collect_seq(values),
            Value::Table(table) => table.serialize(serializer),
            Value::Other(text) => {
                let mut map = serializer.serialize_map(Some(1))?;
                map.serialize_entry(TOML_DATE, text)?;
                map.end()
            }
        }
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Table, D::Error> {
        deserializer.deserialize_map(TableVisitor)
    }
}

struct ValueVisitor;

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of a Rules Submission")
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Boolean(yes))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Integer(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(i64::try_from(number).map_or_else(|_| Value::Other(number.to_string()), Value::Integer))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Value::Other(format!("{number:?}")))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::text(text))
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Other("nothing".into()))
    }

    fn visit_none<E: Error>(self) -> Result<Value, E> {
        self.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        Value::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
        TableVisitor.visit_map(map).map(date_or_table)
    }
}

fn date_or_table(table: Table) -> Value {
    match table.get(TOML_DATE) {
        Some(Value::Text(date)) => Value::Other(date.clone()),
        _ => Value::Table(table),
    }
}

struct TableVisitor;

impl<'de> Visitor<'de> for TableVisitor {
    type Value = Table;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the keys of a Rules Submission")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Table, A::Error> {
        let mut table = Table::new();
        while let Some((key, value)) = map.next_entry::<String, Value>()? {
            if table.insert(&key, value).is_some() {
                return Err(A::Error::custom(format_args!("the key {key} is filed twice")));
            }
        }
        Ok(table)
    }
}

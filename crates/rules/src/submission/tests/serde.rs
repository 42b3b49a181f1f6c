//! Documents handed over by a reader of some format.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::iter;

use serde::de::value::{Error, MapDeserializer, SeqDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, Visitor};

use super::{text, whole};
use crate::game::GameId;
use crate::submission::{Table, Value, check, preset};

/// What a reader of a format can hand over.
#[derive(Clone)]
enum Read {
    Filed(Value),
    Float(f64),
    Unsigned(u64),
    Nothing,
    Map(Vec<(String, Read)>),
}

impl<'de> Deserializer<'de> for Read {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Read::Filed(Value::Text(text)) => visitor.visit_string(text),
            Read::Filed(Value::Integer(number)) => visitor.visit_i64(number),
            Read::Filed(Value::Boolean(yes)) => visitor.visit_bool(yes),
            Read::Filed(Value::List(list)) => {
                visitor.visit_seq(SeqDeserializer::new(list.into_iter().map(Read::Filed)))
            }
            Read::Filed(Value::Table(table)) => Read::from(&table).deserialize_any(visitor),
            Read::Filed(Value::Other(_)) | Read::Nothing => visitor.visit_unit(),
            Read::Float(number) => visitor.visit_f64(number),
            Read::Unsigned(number) => visitor.visit_u64(number),
            Read::Map(entries) => visitor.visit_map(MapDeserializer::new(entries.into_iter())),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_, Error> for Read {
    type Deserializer = Read;
    fn into_deserializer(self) -> Read {
        self
    }
}

impl From<&Table> for Read {
    fn from(table: &Table) -> Read {
        Read::Map(table.iter().map(|(key, value)| (key.to_string(), Read::Filed(value.clone()))).collect())
    }
}

fn one(key: &str, read: Read) -> Read {
    Read::Map(vec![(key.to_string(), read)])
}

#[test]
fn a_document_is_read_as_it_was_written() {
    for game in GameId::ALL {
        let read = Table::deserialize(Read::from(&preset(game))).unwrap();
        assert_eq!(read, preset(game));
        assert!(check(&read).is_ok());
    }
}

#[test]
fn what_no_option_takes_becomes_a_defect_and_not_an_unreadable_file() {
    let date = one("$__toml_private_datetime", Read::Filed(text("2016-12-10")));
    for (read, shown) in [
        (Read::Float(1.5), "1.5"),
        (Read::Float(8.0), "8.0"),
        (Read::Unsigned(u64::MAX), "18446744073709551615"),
        (Read::Nothing, "nothing"),
        (date, "2016-12-10"),
    ] {
        let table = Table::deserialize(one("seats", read)).unwrap();
        assert_eq!(table.get("seats"), Some(&Value::Other(shown.into())));
    }
    let small = Table::deserialize(one("seats", Read::Unsigned(9))).unwrap();
    assert_eq!(small.get("seats"), Some(&whole(9)));
}

#[test]
fn a_key_filed_twice_is_refused() {
    let twice: Vec<_> = iter::repeat_n(("game".to_string(), Read::Filed(text("baccarat"))), 2).collect();
    assert!(Table::deserialize(Read::Map(twice)).unwrap_err().to_string().contains("game is filed twice"));
}

#[test]
fn a_document_without_keys_is_refused() {
    assert!(Table::deserialize(Read::Filed(whole(1))).is_err());
}

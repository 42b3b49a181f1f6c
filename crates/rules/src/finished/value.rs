//! The value of an option, as somebody wrote it.

use alloc::string::String;
use core::fmt;

/// The value of an option: a word, a number or a yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum OptionValue {
    Flag(bool),
    Number(i64),
    Text(String),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Text(text) => f.write_str(text),
        }
    }
}

/// Written out rather than derived, so that a value of another kind is named in the complaint.
#[cfg(feature = "serde")]
mod json {
    use super::OptionValue;
    use core::fmt;
    use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

    struct Value;

    impl Visitor<'_> for Value {
        type Value = OptionValue;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a word, a whole number, true or false")
        }

        fn visit_bool<E: Error>(self, flag: bool) -> Result<OptionValue, E> {
            Ok(OptionValue::Flag(flag))
        }

        fn visit_i64<E: Error>(self, number: i64) -> Result<OptionValue, E> {
            Ok(OptionValue::Number(number))
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<OptionValue, E> {
            let too_large = |_| E::invalid_value(Unexpected::Unsigned(number), &self);
            i64::try_from(number).map(OptionValue::Number).map_err(too_large)
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<OptionValue, E> {
            Ok(OptionValue::Text(text.into()))
        }
    }

    impl<'de> Deserialize<'de> for OptionValue {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OptionValue, D::Error> {
            deserializer.deserialize_any(Value)
        }
    }
}

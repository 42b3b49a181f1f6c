//! Bytes as hexadecimal text.

/// Bytes as lower-case digits.
pub(crate) fn encode(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

/// Exactly so many bytes from digits of either case.
pub(crate) fn decode<const BYTES: usize>(digits: &str) -> Option<[u8; BYTES]> {
    base16ct::mixed::decode_vec(digits).ok()?.try_into().ok()
}

/// A fixed number of bytes in JSON.
pub(crate) mod array {
    use std::borrow::Cow;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer, const BYTES: usize>(
        bytes: &[u8; BYTES],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(&super::encode(bytes))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, const BYTES: usize>(
        from: D,
    ) -> Result<[u8; BYTES], D::Error> {
        let digits = Cow::<str>::deserialize(from)?;
        let expected = || D::Error::custom(format_args!("expected {} hexadecimal digits", 2 * BYTES));
        super::decode(&digits).ok_or_else(expected)
    }
}

/// Any number of bytes in JSON.
pub(crate) mod bytes {
    use std::borrow::Cow;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&super::encode(bytes))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        let digits = Cow::<str>::deserialize(from)?;
        base16ct::mixed::decode_vec(digits.as_bytes())
            .map_err(|_| D::Error::custom("expected hexadecimal digits"))
    }
}

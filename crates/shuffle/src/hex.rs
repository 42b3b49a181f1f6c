//! Thirty-two bytes as text: 64 hexadecimal digits.

use core::fmt;

/// Text that is not 32 bytes in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits")
    }
}

impl core::error::Error for NotHex {}

/// Thirty-two bytes that are written as lower-case digits.
pub(crate) struct Hex<'a>(pub &'a [u8; 32]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = [0; 64];
        f.write_str(base16ct::lower::encode_str(self.0, &mut digits).map_err(|_| fmt::Error)?)
    }
}

/// Reads 64 digits of either case.
pub(crate) fn read(text: &str) -> Result<[u8; 32], NotHex> {
    let mut bytes = [0; 32];
    match base16ct::mixed::decode(text, &mut bytes) {
        Ok(read) if read.len() == 32 => Ok(bytes),
        Ok(_) | Err(_) => Err(NotHex),
    }
}

/// Public bytes can be made, looked at, printed and read; with `serde` they are text in any format.
macro_rules! public_bytes {
    ($name:ident) => {
        impl $name {
            /// From its bytes.
            pub const fn new(bytes: [u8; 32]) -> $name {
                $name(bytes)
            }

            /// Its bytes.
            pub const fn bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::hex::Hex(&self.0).fmt(f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::NotHex;

            fn from_str(text: &str) -> Result<$name, $crate::NotHex> {
                $crate::hex::read(text).map($name)
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::hex::deserialize(deserializer).map($name)
            }
        }
    };
}

pub(crate) use public_bytes;

/// Reads bytes that are text in any format.
#[cfg(feature = "serde")]
pub(crate) fn deserialize<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
    let text = <alloc::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(deserializer)?;
    read(&text).map_err(serde::de::Error::custom)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn bytes_are_64_digits_and_back() {
        let bytes = core::array::from_fn(|place| (place * 9) as u8);
        let text = Hex(&bytes).to_string();
        assert_eq!((text.len(), &text[..12]), (64, "0009121b242d"));
        assert_eq!(read(&text), Ok(bytes));
        assert_eq!(read(&text.to_uppercase()), Ok(bytes));
    }

    #[test]
    fn anything_else_is_refused() {
        let digits = "0".repeat(64);
        for text in
            ["", "00", &digits[1..], &digits[2..], &(digits.clone() + "00"), &digits.replacen('0', "g", 1)]
        {
            assert_eq!(read(text), Err(NotHex), "{text:?}");
        }
    }
}

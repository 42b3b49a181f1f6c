//! The house's secret.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use hkdf::HkdfExtract;
use sha2::{Digest, Sha256};

use crate::hex::{self, Hex};
use crate::{Commitment, Contribution, NotHex, Shuffler};

/// What sets the key of a shoe apart from everything else that is made of the same seed.
const ORDER: &[u8] = b"croupier fair shoe order 1";

/// What sets a commitment apart.
const COMMITMENT: &[u8] = b"croupier fair shoe commitment 1";

/// The house's part of a fair shoe: 32 bytes from the operating system, secret until the shoe is over.
///
/// Printing one for debugging shows nothing of it, and it is not serializable; [`Reveal`](crate::Reveal) is.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// From its bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Its bytes, in the clear: to be sealed, or to be revealed.
    pub const fn expose(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its bytes as text, in the clear.
    pub fn expose_hex(&self) -> String {
        Hex(&self.0).to_string()
    }

    /// The promise that can be published before anybody may cut.
    pub fn commitment(&self) -> Commitment {
        Commitment::new(Sha256::new().chain_update(COMMITMENT).chain_update(self.0).finalize().into())
    }

    /// What shuffles the shoe of this seed and of what the patrons added, in the order in which they added it.
    pub fn shuffler(&self, contributions: &[Contribution]) -> Shuffler {
        let mut all = HkdfExtract::<Sha256>::new(None);
        all.input_ikm(&self.0);
        contributions.iter().for_each(|contribution| all.input_ikm(contribution.bytes()));
        let mut key = [0; 32];
        let expanded = all.finalize().1.expand(ORDER, &mut key);
        assert!(expanded.is_ok(), "HKDF-SHA-256 gives any key of up to 8,160 bytes");
        Shuffler::new(key)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Seed, NotHex> {
        hex::read(text).map(Seed)
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn a_seed_is_not_printed() {
        let seed = Seed::new([0xab; 32]);
        let printed = format!("{seed:?} {:#?} {:?}", seed, Some(&seed));
        assert!(!printed.contains("ab") && !printed.contains("171"), "{printed}");
        assert_eq!(seed.expose_hex(), "ab".repeat(32));
        assert_eq!(seed.expose_hex().parse(), Ok(seed));
    }

    #[test]
    fn every_bit_of_a_seed_matters_to_its_commitment() {
        let seed = Seed::new(core::array::from_fn(|place| place as u8));
        let commitment = seed.commitment();
        for bit in 0..256 {
            let mut bytes = *seed.expose();
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(Seed::new(bytes).commitment(), commitment, "bit {bit}");
        }
    }
}

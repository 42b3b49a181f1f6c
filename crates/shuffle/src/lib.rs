//! # The order of cards
//!
//! Every shuffle of the product is made here: by the simulator, by `croupier deal` and by the live floor. ChaCha20
//! turns a key of 32 bytes into a stream of numbers, and Fisher and Yates turn the stream into an order of which
//! none is likelier than another. This crate knows no game and asks nobody for chance: keys come in, orders go out.
//!
//! | where | what |
//! | --- | --- |
//! | [`Shuffler`] | a key, and the orders that follow from it |
//! | [`Shuffles`] | the numbered shuffles of a simulated table, each of which can be repeated alone |
//! | [`Seed`], [`Commitment`], [`Contribution`], [`Reveal`] | a fair shoe, from promise to proof |
//!
//! # A fair shoe
//!
//! The house draws a [`Seed`] and publishes its [`Commitment`] before anybody may cut. Patrons add a
//! [`Contribution`] each. The order follows from all of them together, so neither side can choose it. When the shoe
//! is over the house publishes the [`Reveal`], and anyone can work out the order again:
//!
//! ```
//! use croupier_shuffle::{Contribution, Reveal, Seed};
//!
//! let seed = Seed::new([7; 32]); // From the operating system, at a real table.
//! let commitment = seed.commitment();
//! let contributions = vec![Contribution::new([1; 32]), Contribution::new([2; 32])];
//!
//! let mut shoe: Vec<u8> = (0..52).collect();
//! seed.shuffler(&contributions).shuffle(&mut shoe);
//!
//! let reveal = Reveal { seed, contributions };
//! assert_eq!(reveal.verify(&commitment, (0..52).collect()), Ok(shoe));
//! ```
//!
//! What a second implementation needs to know, byte for byte:
//!
//! 1. The commitment is the SHA-256 of the text `croupier fair shoe commitment 1` followed by the seed.
//! 2. The key is HKDF-SHA-256 (RFC 5869) without salt over the seed and then every contribution in its order, with
//!    the text `croupier fair shoe order 1` as info, 32 bytes long.
//! 3. The stream is ChaCha20 under that key with a nonce of zeros and a counter from zero, read as 32-bit words,
//!    lowest byte first.
//! 4. For each place from the last down to the second, a number below the count of the cards up to and including
//!    that place is drawn, and the card in the place changes places with the card so numbered, the first being 0.
//!    To draw a number below `n`, multiply the next word by `n`; the high 32 bits are the number, unless the low 32
//!    bits are below 2³² modulo `n`: then the next word is drawn instead.
#![no_std]
#![cfg_attr(
    not(test),
    deny(
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::panic,
        clippy::unwrap_used,
        clippy::wildcard_enum_match_arm
    )
)]

extern crate alloc;

#[cfg(test)]
extern crate std;

mod commitment;
mod contribution;
mod hex;
mod reveal;
mod seed;
mod shuffler;
mod shuffles;

pub use commitment::Commitment;
pub use contribution::Contribution;
pub use hex::NotHex;
pub use reveal::{NotThisSeed, Reveal};
pub use seed::Seed;
pub use shuffler::Shuffler;
pub use shuffles::Shuffles;

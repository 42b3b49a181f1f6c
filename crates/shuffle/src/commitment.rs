//! The house's promise.

use crate::hex::public_bytes;

/// The SHA-256 of a [`Seed`](crate::Seed) with a label: published before anybody may cut, it binds the house to the
/// seed without telling it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commitment([u8; 32]);

public_bytes!(Commitment);

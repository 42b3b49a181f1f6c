//! A patron's part.

use crate::hex::public_bytes;

/// Thirty-two bytes that a patron adds to a fair shoe, so that the house cannot have chosen its order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Contribution([u8; 32]);

public_bytes!(Contribution);

//! Where chance comes from: the operating system, or a number that makes shuffles repeatable.

use anyhow::anyhow;

/// A key for shuffles. A number is its first eight bytes, lowest byte first, and the rest are zeros.
pub fn key(number: Option<u64>) -> anyhow::Result<[u8; 32]> {
    let mut key = [0; 32];
    match number {
        Some(number) => key[..8].copy_from_slice(&number.to_le_bytes()),
        None => {
            getrandom::fill(&mut key).map_err(|why| anyhow!("the operating system gave no seed: {why}"))?
        }
    }
    Ok(key)
}

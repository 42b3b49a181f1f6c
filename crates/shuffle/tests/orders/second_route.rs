//! The order of a fair shoe once more, written from the standards alone: SHA-256 (FIPS 180-4), HMAC (RFC 2104), HKDF
//! (RFC 5869), ChaCha20 (RFC 8439) and Fisher and Yates. It calls nothing of the crate and nothing it depends on.

/// The first 32 bits of the fractions of the cube roots of the first 64 primes.
const ROUNDS: [u32; 64] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/// The first 32 bits of the fractions of the square roots of the first eight primes.
const START: [u32; 8] =
    [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

pub fn sha256(message: &[u8]) -> [u8; 32] {
    let mut padded = message.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend((8 * message.len() as u64).to_be_bytes());
    let mut state = START;
    padded.chunks(64).for_each(|block| absorb(&mut state, block));
    let mut hash = [0; 32];
    hash.chunks_mut(4).zip(state).for_each(|(bytes, word)| bytes.copy_from_slice(&word.to_be_bytes()));
    hash
}

fn absorb(state: &mut [u32; 8], block: &[u8]) {
    let mut words: Vec<u32> =
        block.chunks(4).map(|four| u32::from_be_bytes(four.try_into().unwrap())).collect();
    for place in 16..64 {
        let (near, far) = (words[place - 2], words[place - 15]);
        let near = near.rotate_right(17) ^ near.rotate_right(19) ^ near >> 10;
        let far = far.rotate_right(7) ^ far.rotate_right(18) ^ far >> 3;
        words.push(near.wrapping_add(words[place - 7]).wrapping_add(far).wrapping_add(words[place - 16]));
    }
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *state;
    for (word, constant) in words.into_iter().zip(ROUNDS) {
        let turned = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let chosen = (e & f) ^ (!e & g);
        let one = h.wrapping_add(turned).wrapping_add(chosen).wrapping_add(constant).wrapping_add(word);
        let turned = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let two = turned.wrapping_add((a & b) ^ (a & c) ^ (b & c));
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(one), c, b, a, one.wrapping_add(two));
    }
    for (sum, part) in state.iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *sum = sum.wrapping_add(part);
    }
}

/// Keys here have 32 bytes, so none is hashed first.
fn hmac(key: [u8; 32], message: &[u8]) -> [u8; 32] {
    let masked = |mask: u8| -> Vec<u8> { key.iter().chain(&[0; 32]).map(|byte| byte ^ mask).collect() };
    let inner = sha256(&[masked(0x36), message.to_vec()].concat());
    sha256(&[masked(0x5c), inner.to_vec()].concat())
}

/// Without salt, 32 bytes long: one block.
fn hkdf(material: &[u8], info: &[u8]) -> [u8; 32] {
    hmac(hmac([0; 32], material), &[info, &[1]].concat())
}

/// The words of a key's stream with a nonce of zeros.
fn chacha20(key: [u8; 32]) -> impl Iterator<Item = u32> {
    (0..).flat_map(move |counter| block(key, counter))
}

fn block(key: [u8; 32], counter: u32) -> [u32; 16] {
    let word = |text: &[u8]| u32::from_le_bytes(text.try_into().unwrap());
    let mut start = [0; 16];
    b"expand 32-byte k".chunks(4).zip(&mut start).for_each(|(text, place)| *place = word(text));
    key.chunks(4).zip(&mut start[4..]).for_each(|(text, place)| *place = word(text));
    start[12] = counter;
    let mut state = start;
    for _ in 0..10 {
        (0..4).for_each(|column| quarter(&mut state, [0, 4, 8, 12].map(|row| row + column)));
        (0..4).for_each(|way| quarter(&mut state, [0, 1, 2, 3].map(|row| 4 * row + (way + row) % 4)));
    }
    core::array::from_fn(|place| state[place].wrapping_add(start[place]))
}

fn quarter(state: &mut [u32; 16], [a, b, c, d]: [usize; 4]) {
    for (one, other, target, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
        state[one] = state[one].wrapping_add(state[other]);
        state[target] = (state[target] ^ state[one]).rotate_left(by);
    }
}

/// The order of cards that were numbered from 0, by a key.
pub fn order(key: [u8; 32], cards: u16) -> Vec<u16> {
    let (mut words, mut order) = (chacha20(key), (0..cards).collect::<Vec<_>>());
    for choices in (2..=u64::from(cards)).rev() {
        let product = words.by_ref().map(|word| u64::from(word) * choices);
        let drawn = product.into_iter().find(|product| product % (1 << 32) >= (1 << 32) % choices).unwrap();
        order.swap(choices as usize - 1, (drawn >> 32) as usize);
    }
    order
}

/// What a seed is published as.
pub fn commitment(seed: [u8; 32]) -> [u8; 32] {
    sha256(&[&b"croupier fair shoe commitment 1"[..], &seed].concat())
}

/// The key of a fair shoe.
pub fn key(seed: [u8; 32], contributions: &[[u8; 32]]) -> [u8; 32] {
    hkdf(&[&seed[..], &contributions.concat()].concat(), b"croupier fair shoe order 1")
}

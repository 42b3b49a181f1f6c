//! Fair shoes: against a second implementation, against vectors that other libraries made, and against cheats.

use croupier_shuffle::{Commitment, Contribution, NotThisSeed, Reveal, Seed};

use crate::second_route;

/// The bytes 0 to 31.
fn seed() -> Seed {
    Seed::new(std::array::from_fn(|place| place as u8))
}

/// Three patrons: 32 times 1, 32 times 2, 32 times 3.
fn contributions() -> Vec<Contribution> {
    [1, 2, 3].map(|byte| Contribution::new([byte; 32])).into()
}

fn order(contributions: Vec<Contribution>, cards: u16) -> Vec<u16> {
    let reveal = Reveal { seed: seed(), contributions };
    reveal.verify(&seed().commitment(), (0..cards).collect()).unwrap()
}

fn digest(order: &[u16]) -> String {
    let bytes: Vec<u8> = order.iter().flat_map(|card| card.to_le_bytes()).collect();
    Commitment::new(second_route::sha256(&bytes)).to_string()
}

/// These were made by Python's `cryptography` 48 (OpenSSL): hashlib, HKDF, ChaCha20.
#[test]
fn orders_are_those_of_other_libraries() {
    assert_eq!(
        seed().commitment().to_string(),
        "5ca3d52b6ee17581649fd0e6366858a73468fbad8f1efc764e844162fda4a68a"
    );
    assert_eq!(
        Seed::new([0; 32]).commitment().to_string(),
        "25c1132b0cba1077dd45933a881ffcec455b01a8be98989b5698a8be15d4443a"
    );
    let house_alone = [
        34, 17, 29, 27, 31, 51, 0, 39, 12, 6, 13, 20, 2, 43, 21, 23, 37, 50, 9, 42, 11, 16, 26, 38, 45, 48,
        40, 3, 1, 35, 18, 30, 49, 46, 41, 5, 47, 19, 8, 7, 28, 33, 32, 25, 44, 14, 36, 22, 4, 15, 24, 10,
    ];
    assert_eq!(order(Vec::new(), 52), house_alone);
    let three_patrons = [
        21, 30, 34, 33, 12, 20, 38, 42, 9, 13, 52, 51, 7, 47, 35, 25, 11, 14, 23, 45, 18, 26, 1, 32, 15, 2,
        31, 3, 46, 49, 24, 0, 36, 5, 39, 37, 16, 29, 40, 50, 4, 27, 28, 19, 43, 10, 48, 44, 6, 8, 17, 22, 41,
    ];
    assert_eq!(order(contributions(), 53), three_patrons);
    assert_eq!(
        digest(&order(contributions(), 416)),
        "c8f4f62c36a43d21a19177aa981c9c8cb13d8b08a6a46dedd1f171bc17a531ec"
    );
}

#[test]
fn contributions_in_another_order_give_another_shoe() {
    let mut reversed = contributions();
    reversed.reverse();
    let order = order(reversed, 416);
    assert_ne!(order, self::order(contributions(), 416));
    assert_eq!(digest(&order), "ca793856166905109b4d7efae2b48b36983ca09e858b3bf19c187f6e4dac22c9");
}

#[test]
fn a_second_implementation_agrees() {
    for number in 0..60u8 {
        let seed: [u8; 32] = std::array::from_fn(|place| number.wrapping_mul(37).wrapping_add(place as u8));
        let added: Vec<[u8; 32]> = (0..number % 8).map(|patron| [patron ^ number; 32]).collect();
        assert_eq!(*Seed::new(seed).commitment().bytes(), second_route::commitment(seed));
        let reveal = Reveal {
            seed: Seed::new(seed),
            contributions: added.iter().copied().map(Contribution::new).collect(),
        };
        let cards = [1, 2, 52, 53, 312, 364, 416][usize::from(number) % 7];
        assert_eq!(
            reveal.verify(&reveal.seed.commitment(), (0..cards).collect()).unwrap(),
            second_route::order(second_route::key(seed, &added), cards)
        );
    }
}

#[test]
fn every_contribution_and_every_bit_of_it_matters() {
    let whole = order(contributions(), 52);
    for patron in 0..3 {
        let mut fewer = contributions();
        fewer.remove(patron);
        assert_ne!(order(fewer, 52), whole);
        for bit in 0..256 {
            let mut bytes = *contributions()[patron].bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            let mut flipped = contributions();
            flipped[patron] = Contribution::new(bytes);
            assert_ne!(order(flipped, 52), whole, "bit {bit} of patron {patron}");
        }
    }
}

#[test]
fn a_seed_with_one_bit_flipped_is_found_out() {
    let published = seed().commitment();
    for bit in 0..256 {
        let mut bytes = *seed().expose();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let reveal = Reveal { seed: Seed::new(bytes), contributions: contributions() };
        let revealed = reveal.seed.commitment();
        assert_eq!(reveal.verify(&published, vec![0; 52]), Err(NotThisSeed { published, revealed }));
    }
}

#[test]
fn a_commitment_with_one_bit_flipped_is_found_out() {
    let reveal = Reveal { seed: seed(), contributions: contributions() };
    for bit in 0..256 {
        let mut bytes = *seed().commitment().bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(reveal.verify(&Commitment::new(bytes), vec![0; 52]).is_err(), "bit {bit}");
    }
    let why = reveal.verify(&Commitment::new([0; 32]), vec![0]).unwrap_err().to_string();
    assert!(
        why.starts_with("the revealed seed has the commitment 5ca3d52b") && !why.contains("000102"),
        "{why}"
    );
}

#[cfg(feature = "serde")]
mod as_json {
    use super::*;

    #[test]
    fn a_reveal_is_text_both_ways() {
        let reveal = Reveal { seed: seed(), contributions: contributions() };
        let text = serde_json::to_string(&reveal).unwrap();
        let (one, two, three) = ("01".repeat(32), "02".repeat(32), "03".repeat(32));
        let bytes = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
        assert_eq!(text, format!(r#"{{"seed":"{bytes}","contributions":["{one}","{two}","{three}"]}}"#));
        assert_eq!(serde_json::from_str::<Reveal>(&text).unwrap(), reveal);
        let commitment = seed().commitment();
        let text = serde_json::to_string(&commitment).unwrap();
        assert_eq!(serde_json::from_str::<Commitment>(&text).unwrap(), commitment);
    }

    #[test]
    fn anything_else_is_refused() {
        let (good, short) = ("ab".repeat(32), "ab".repeat(31));
        for text in [
            format!(r#"{{"seed":"{short}","contributions":[]}}"#),
            format!(r#"{{"seed":"{good}","contributions":["{short}"]}}"#),
            format!(r#"{{"seed":"{good}"}}"#),
            format!(r#"{{"seed":"{good}","contributions":[],"table":1}}"#),
            r#"{"seed":7,"contributions":[]}"#.into(),
        ] {
            assert!(serde_json::from_str::<Reveal>(&text).is_err(), "{text}");
        }
    }
}

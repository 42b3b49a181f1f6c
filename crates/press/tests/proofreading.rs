//! What a proofreader looks for on every sign, for many generated submissions on both sizes of page: words printed
//! over one another, type that is too small, and forms that only the program knows.

mod common;

use common::{OptionSet, Proof, WordBox};
use croupier_felt::papers::{PageSize, Paper};
use croupier_rules::GameId;
use croupier_rules::submission::Value;

const BACCARAT: [GameId; 3] = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat];
const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "not offered"];
const LONG_NAME: &str = "The Allegheny & Susquehanna Grand Resort, Spa and Casino, L.P.";
/// A line of 6-point type, in the font that is lowest for its size.
const SIX_POINTS: f64 = 6.8;

fn text(word: &str) -> Value {
    Value::text(word)
}

fn baccarat(game: GameId, bonus: &str, rounding: &str) -> OptionSet {
    let (variation, collection) = if rounding == "none" { ("ez", "none") } else { ("vigorish", "at payout") };
    let changes = [
        ("wagers.dragon_bonus", text(bonus)),
        ("wagers.variation", text(variation)),
        ("vigorish.collection", text(collection)),
        ("vigorish.rounding", text(rounding)),
        ("certificate_holder", text(LONG_NAME)),
        ("table.maximum", text("250000.00")),
    ];
    OptionSet::new("generated", game, &changes)
}

fn prime(pair: &str, six: &str) -> OptionSet {
    let limited = six == "E";
    let mut changes = vec![
        ("wagers.pair_bonus", text(pair)),
        ("wagers.all_six_bonus", text(six)),
        ("table.maximum", text("100.00")),
    ];
    if limited {
        changes.push(("table.payout_limit", text("75000.00")));
    }
    OptionSet::new("generated", GameId::ThreeCardPrime, &changes)
}

fn generated() -> Vec<OptionSet> {
    let mut sets = Vec::new();
    for game in BACCARAT {
        for bonus in ["A", "B", "C", "not offered"] {
            sets.extend(["exact", "up to quarter", "none"].map(|rounding| baccarat(game, bonus, rounding)));
        }
    }
    for pair in ["A", "B", "C", "not offered"] {
        sets.extend(LETTERS.map(|six| prime(pair, six)));
    }
    for bonus in ["A", "not offered"] {
        sets.push(OptionSet::new("generated", GameId::Saigon5Card, &[("wagers.bonus", text(bonus))]));
    }
    sets
}

/// Words of the register, of a file or of a list of readings.
fn is_internal(word: &str) -> bool {
    let names_a_row = word.contains("a.") && word.contains('/');
    word.contains(['_', '#']) || word.starts_with("ER-") || names_a_row
}

fn proofread(proof: &Proof) {
    let at = proof.path.display();
    for page in proof.boxes() {
        for (place, word) in page.iter().enumerate() {
            assert!(word.height() >= SIX_POINTS, "{at}: {word:?} is too small");
            assert!(!is_internal(&word.text), "{at}: {word:?}");
            let over = page[place + 1..].iter().find(|other: &&WordBox| word.overprints(other));
            assert!(over.is_none(), "{at}: {word:?} is printed over {over:?}");
        }
    }
}

#[test]
fn signs_are_clear_large_enough_and_in_the_words_of_the_law() {
    let sets = generated();
    assert!(sets.len() >= 60, "{}", sets.len());
    for set in sets {
        for size in [PageSize::Letter, PageSize::A4] {
            proofread(&set.proof_on(Paper::Sign, size));
        }
    }
}

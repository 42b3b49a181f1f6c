//! The options of the table that a scenario plays at.

use croupier_rules::families::baccarat::Variation;
use croupier_rules::kit::deck::Deck;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::{Offer, Rounding};
use croupier_rules::{Card, Cents, GameId};

use crate::setup::{CardSets, Collection, DealingMethod, Remedy, Setup, Shuffling, StoredBatch, Terms};

use super::failure::Problem;

/// Sets an option of a setup.
pub(super) fn set(setup: &mut Setup, key: &str, value: &str) -> Result<(), Problem> {
    match key {
        "seats" => setup.seats = number(value)?,
        "boxes" => setup.boxes_per_player = number(value)?,
        "minimum" => setup.minimum = dollars(value)?,
        "maximum" => setup.maximum = dollars(value)?,
        "float" => setup.float = dollars(value)?,
        "shuffling" => setup.shuffling = word(value, &SHUFFLING)?,
        "sets" => setup.sets = word(value, &SETS)?,
        "dealing" => setup.dealing = word(value, &DEALING)?,
        "collection" => setup.collection = word(value, &COLLECTION)?,
        "remedy" => setup.remedy = word(value, &REMEDY)?,
        "stored-batch" => setup.stored_batch = word(value, &STORED_BATCH)?,
        _ => return set_terms(&mut setup.terms, key, value),
    }
    Ok(())
}

const SHUFFLING: [(&str, Shuffling); 4] = [
    ("manual", Shuffling::Manual),
    ("device", Shuffling::Device),
    ("counting device", Shuffling::CountingDevice),
    ("reshuffling device", Shuffling::ReshufflingDevice),
];

const SETS: [(&str, CardSets); 2] = [("one", CardSets::One), ("two", CardSets::TwoAlternating)];

const DEALING: [(&str, DealingMethod); 8] = [
    ("face up", DealingMethod::FaceUp),
    ("face down", DealingMethod::FaceDown),
    ("players turn", DealingMethod::PlayersTurn),
    ("caller turns", DealingMethod::CallerTurns),
    ("manual shoe", DealingMethod::ManualShoe),
    ("hand", DealingMethod::Hand),
    ("automated shoe", DealingMethod::AutomatedShoe),
    ("four-card stacks", DealingMethod::FourCardStacks),
];

const COLLECTION: [(&str, Collection); 2] =
    [("at payout", Collection::AtPayout), ("deferred", Collection::Deferred)];

const REMEDY: [(&str, Remedy); 2] =
    [("discard with one more", Remedy::DiscardWithOneMore), ("simulated round", Remedy::SimulatedRound)];

const STORED_BATCH: [(&str, StoredBatch); 2] =
    [("approved", StoredBatch::Approved), ("not approved", StoredBatch::NotApproved)];

const OFFER: [(&str, Offer); 2] = [("offered", Offer::Offered), ("not offered", Offer::NotOffered)];

const PLAYED: [(&str, Variation); 3] = [
    ("ez", Variation::Ez),
    ("exact vigorish", Variation::Vigorish(Rounding::Exact)),
    ("vigorish up to quarter", Variation::Vigorish(Rounding::UpToQuarter)),
];

fn set_terms(terms: &mut Terms, key: &str, value: &str) -> Result<(), Problem> {
    match (terms, key) {
        (Terms::Baccarat(terms), "decks") => terms.decks = number(value)?,
        (Terms::Baccarat(terms), "played") => terms.variation = word(value, &PLAYED)?,
        (Terms::Baccarat(terms), "tie") => {
            terms.tie = value.parse().map_err(|_| Problem::unreadable("odds such as 8 to 1"))?;
        }
        (Terms::Baccarat(terms), "dragon-bonus") => terms.dragon_bonus = paytable(value)?,
        (Terms::Prime(terms), "bad-beat") => terms.bad_beat = letter(value)?,
        (Terms::Prime(terms), "prime") => terms.prime = word(value, &OFFER)?,
        (Terms::Prime(terms), "pair-bonus") => terms.pair_bonus = paytable(value)?,
        (Terms::Prime(terms), "all-six") => terms.all_six = paytable(value)?,
        (Terms::Prime(terms), "payout-limit") => terms.payout_limit = Some(dollars(value)?),
        (Terms::Saigon(terms), "bonus") => terms.bonus = word(value, &OFFER)?,
        (Terms::Saigon(terms), "payout-limit") => terms.payout_limit = Some(dollars(value)?),
        _ => {
            return Err(Problem::unreadable(format!(
                "this game has no option {key:?}; see docs/SCENARIOS.md"
            )));
        }
    }
    Ok(())
}

fn word<T: Copy>(value: &str, words: &[(&str, T)]) -> Result<T, Problem> {
    let known = words.iter().find(|(word, _)| *word == value).map(|(_, choice)| *choice);
    let names = || words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    known.ok_or_else(|| Problem::unreadable(format!("one of: {}", names())))
}

fn number(value: &str) -> Result<u8, Problem> {
    value.parse().map_err(|_| Problem::unreadable("a whole number"))
}

/// Reads dollars.
pub(super) fn dollars(value: &str) -> Result<Cents, Problem> {
    value
        .trim()
        .parse()
        .map_err(|why: croupier_rules::kit::money::NotDollars| Problem::unreadable(why.to_string()))
}

fn letter(value: &str) -> Result<Letter, Problem> {
    Letter::from_name(value).ok_or_else(|| Problem::unreadable("a paytable letter"))
}

fn paytable(value: &str) -> Result<Option<Letter>, Problem> {
    if value == "not offered" { Ok(None) } else { letter(value).map(Some) }
}

/// All the cards of one set.
pub(super) fn full_set(setup: &Setup) -> Vec<Card> {
    let deck = match &setup.terms {
        Terms::Baccarat(terms) => Deck::shoe(terms.decks),
        Terms::Prime(_) => Deck::SINGLE,
        Terms::Saigon(_) => Deck::WITH_JOKER,
    };
    deck.cards().collect()
}

/// Where the second cover card of a ready shoe lies: fourteen cards from the bottom.
pub(super) fn usual_cover(setup: &Setup) -> Option<usize> {
    match setup.game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => Some(setup.set_size() - 14),
        GameId::ThreeCardPrime | GameId::Saigon5Card => None,
    }
}

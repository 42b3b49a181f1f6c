//! The options of a round from outside, by name.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::FinishedRound;
use super::refusal::Refused;
use super::value::OptionValue;
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;
use crate::law::Provision;

/// The options that change a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum OptionName {
    Decks,
    Ez,
    VigorishRounding,
    Tie,
    DragonBonus,
    BadBeat,
    PairBonus,
    AllSix,
    PayoutLimit,
}

impl OptionName {
    /// Every option.
    pub const ALL: [OptionName; 9] = [
        OptionName::Decks,
        OptionName::Ez,
        OptionName::VigorishRounding,
        OptionName::Tie,
        OptionName::DragonBonus,
        OptionName::BadBeat,
        OptionName::PairBonus,
        OptionName::AllSix,
        OptionName::PayoutLimit,
    ];

    const NAMES: [&'static str; 9] = [
        "decks",
        "ez",
        "vigorish-rounding",
        "tie",
        "dragon-bonus",
        "bad-beat",
        "pair-bonus",
        "all-six",
        "payout-limit",
    ];

    /// The name on command lines and in files.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The option of a name.
    pub fn from_name(name: &str) -> Option<OptionName> {
        Self::ALL.into_iter().find(|option| option.name() == name)
    }

    /// The options of a game.
    pub const fn of(game: GameId) -> &'static [OptionName] {
        game.chapter().finished.options
    }
}

/// The options of a round, each once and none of another game.
pub(crate) fn known(round: &FinishedRound) -> Result<Vec<(OptionName, &OptionValue)>, Refused> {
    let game = round.game;
    let mut known: Vec<(OptionName, &OptionValue)> = Vec::with_capacity(round.options.len());
    for (name, value) in &round.options {
        let option = OptionName::from_name(name)
            .ok_or_else(|| Refused::UnknownOption { name: name.clone(), known: names(game) })?;
        if !OptionName::of(game).contains(&option) {
            return Err(not_here(option, game));
        }
        if known.iter().any(|(earlier, _)| *earlier == option) {
            return Err(Refused::OptionTwice { option });
        }
        known.push((option, value));
    }
    Ok(known)
}

/// An option of another game.
pub(crate) fn not_here(option: OptionName, game: GameId) -> Refused {
    Refused::NotAnOptionHere { option, game, known: names(game) }
}

fn names(game: GameId) -> Vec<&'static str> {
    OptionName::of(game).iter().map(|option| option.name()).collect()
}

/// An option that does not take the value.
pub(crate) fn wrong(
    option: OptionName,
    value: &OptionValue,
    allowed: &'static str,
    provision: Option<Provision>,
) -> Refused {
    Refused::OptionValue { option, given: value.to_string(), allowed, provision }
}

pub(crate) fn flag(option: OptionName, value: &OptionValue) -> Result<bool, Refused> {
    match value {
        OptionValue::Flag(flag) => Ok(*flag),
        OptionValue::Text(text) if text == "true" => Ok(true),
        OptionValue::Text(text) if text == "false" => Ok(false),
        OptionValue::Text(_) | OptionValue::Number(_) => Err(wrong(option, value, "true or false", None)),
    }
}

/// A whole number, even if it is written as text.
pub(crate) fn number(value: &OptionValue) -> Option<i64> {
    match value {
        OptionValue::Number(number) => Some(*number),
        OptionValue::Text(text) => text.parse().ok(),
        OptionValue::Flag(_) => None,
    }
}

/// Odds in words; whether they are good enough is for the game to say.
pub(crate) fn odds(option: OptionName, value: &OptionValue) -> Result<Odds, Refused> {
    let text = match value {
        OptionValue::Text(text) => text.as_str(),
        OptionValue::Flag(_) | OptionValue::Number(_) => "",
    };
    text.parse().map_err(|_| wrong(option, value, "odds such as \"8 to 1\"", None))
}

pub(crate) fn letter(
    option: OptionName,
    value: &OptionValue,
    letters: &[Letter],
    provision: Provision,
) -> Result<Letter, Refused> {
    let letter = match value {
        OptionValue::Text(text) => Letter::from_name(text).filter(|letter| letters.contains(letter)),
        OptionValue::Flag(_) | OptionValue::Number(_) => None,
    };
    letter.ok_or_else(|| wrong(option, value, in_words(letters), Some(provision)))
}

pub(crate) fn limit(option: OptionName, value: &OptionValue, provision: Provision) -> Result<Cents, Refused> {
    let cents = number(value).map(Cents).filter(|&cents| cents >= payout_limit::LEAST);
    cents.ok_or_else(|| wrong(option, value, "at least $50,000 (5000000 cents)", Some(provision)))
}

/// The paytables there are, in words: the first letters of the alphabet.
const fn in_words(letters: &[Letter]) -> &'static str {
    match letters.len() {
        2 => "A or B",
        3 => "A, B or C",
        4 => "A, B, C or D",
        _ => "A, B, C, D or E",
    }
}

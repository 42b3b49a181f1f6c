//! The options of a round from outside, by name.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::refusal::Refused;
use super::value::OptionValue;
use crate::chapters::{saigon_5_card, three_card_prime};
use crate::cite;
use crate::families::baccarat::{self as baccarat_common, Variation};
use crate::game::GameId;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::paytable::Letter;
use crate::kit::wager::Rounding;
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
        match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &[
                OptionName::Decks,
                OptionName::Ez,
                OptionName::VigorishRounding,
                OptionName::Tie,
                OptionName::DragonBonus,
            ],
            GameId::ThreeCardPrime => {
                &[OptionName::BadBeat, OptionName::PairBonus, OptionName::AllSix, OptionName::PayoutLimit]
            }
            GameId::Saigon5Card => &[OptionName::PayoutLimit],
        }
    }
}

type Given = [(String, OptionValue)];

/// The options of a game among those given, each once and none of another game.
fn known(game: GameId, given: &Given) -> Result<Vec<(OptionName, &OptionValue)>, Refused> {
    let mut known: Vec<(OptionName, &OptionValue)> = Vec::with_capacity(given.len());
    for (name, value) in given {
        let option = OptionName::from_name(name)
            .ok_or_else(|| Refused::UnknownOption { name: name.clone(), known: names(game) })?;
        if !OptionName::of(game).contains(&option) {
            return Err(Refused::NotAnOptionHere { option, game, known: names(game) });
        }
        if known.iter().any(|(earlier, _)| *earlier == option) {
            return Err(Refused::OptionTwice { option });
        }
        known.push((option, value));
    }
    Ok(known)
}

fn names(game: GameId) -> Vec<&'static str> {
    OptionName::of(game).iter().map(|option| option.name()).collect()
}

/// An option that does not take the value.
fn wrong(
    option: OptionName,
    value: &OptionValue,
    allowed: &'static str,
    provision: Option<Provision>,
) -> Refused {
    Refused::OptionValue { option, given: value.to_string(), allowed, provision }
}

pub(super) fn baccarat(game: GameId, given: &Given) -> Result<baccarat_common::Terms, Refused> {
    let mut terms = baccarat_common::Terms::default();
    let (mut ez, mut rounding) = (false, None);
    for (option, value) in known(game, given)? {
        match option {
            OptionName::Decks => terms.decks = decks(game, option, value)?,
            OptionName::Ez => ez = flag(option, value)?,
            OptionName::VigorishRounding => rounding = Some(flag(option, value)?),
            OptionName::Tie => terms.tie = odds(option, value)?,
            OptionName::DragonBonus => {
                terms.dragon_bonus = Some(letter(
                    option,
                    value,
                    &baccarat_common::Terms::DRAGON_BONUS,
                    dragon_bonus_clause(game),
                )?);
            }
            OptionName::BadBeat | OptionName::PairBonus | OptionName::AllSix | OptionName::PayoutLimit => {}
        }
    }
    terms.variation = match (ez, rounding) {
        (true, _) => Variation::Ez,
        (false, Some(true)) => Variation::Vigorish(Rounding::UpToQuarter),
        (false, _) => Variation::Vigorish(Rounding::Exact),
    };
    Ok(terms)
}

pub(super) fn prime(game: GameId, given: &Given) -> Result<three_card_prime::Terms, Refused> {
    let mut terms = three_card_prime::Terms::default();
    for (option, value) in known(game, given)? {
        match option {
            OptionName::BadBeat => {
                terms.bad_beat =
                    letter(option, value, &three_card_prime::Terms::BAD_BEAT, cite!("679a.12(c)"))?
            }
            OptionName::PairBonus => {
                terms.pair_bonus =
                    Some(letter(option, value, &three_card_prime::Terms::PAIR_BONUS, cite!("679a.12(f)"))?);
            }
            OptionName::AllSix => {
                terms.all_six =
                    Some(letter(option, value, &three_card_prime::Terms::ALL_SIX, cite!("679a.12(g)"))?);
            }
            OptionName::PayoutLimit => terms.payout_limit = Some(limit(option, value, cite!("679a.12(h)"))?),
            OptionName::Decks
            | OptionName::Ez
            | OptionName::VigorishRounding
            | OptionName::Tie
            | OptionName::DragonBonus => {}
        }
    }
    Ok(terms)
}

pub(super) fn saigon(game: GameId, given: &Given) -> Result<saigon_5_card::Terms, Refused> {
    let mut terms = saigon_5_card::Terms::default();
    for (option, value) in known(game, given)? {
        terms.payout_limit = Some(limit(option, value, cite!("680a.12(d)"))?);
    }
    Ok(terms)
}

const fn dragon_bonus_clause(game: GameId) -> Provision {
    match game {
        GameId::Midibaccarat => cite!("629a.12(e)"),
        GameId::Baccarat => cite!("631a.13(e)"),
        GameId::Minibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => cite!("627a.12(e)"),
    }
}

fn flag(option: OptionName, value: &OptionValue) -> Result<bool, Refused> {
    match value {
        OptionValue::Flag(flag) => Ok(*flag),
        OptionValue::Text(text) if text == "true" => Ok(true),
        OptionValue::Text(text) if text == "false" => Ok(false),
        OptionValue::Text(_) | OptionValue::Number(_) => Err(wrong(option, value, "true or false", None)),
    }
}

/// A whole number, also where it is written as text.
fn number(value: &OptionValue) -> Option<i64> {
    match value {
        OptionValue::Number(number) => Some(*number),
        OptionValue::Text(text) => text.parse().ok(),
        OptionValue::Flag(_) => None,
    }
}

fn decks(game: GameId, option: OptionName, value: &OptionValue) -> Result<u8, Refused> {
    let decks = number(value).and_then(|number| u8::try_from(number).ok());
    let decks = decks.filter(|decks| baccarat_common::Terms::DECKS.contains(decks));
    let clause = match game {
        GameId::Midibaccarat => cite!("629a.3(a)"),
        GameId::Baccarat => cite!("631a.3(a)"),
        GameId::Minibaccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => cite!("627a.3(a)"),
    };
    decks.ok_or_else(|| wrong(option, value, "6, 7 or 8", Some(clause)))
}

/// Odds in words; whether they are good enough is for the game to say.
fn odds(option: OptionName, value: &OptionValue) -> Result<Odds, Refused> {
    let text = match value {
        OptionValue::Text(text) => text.as_str(),
        OptionValue::Flag(_) | OptionValue::Number(_) => "",
    };
    text.parse().map_err(|_| wrong(option, value, "odds such as \"8 to 1\"", None))
}

fn letter(
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

fn limit(option: OptionName, value: &OptionValue, provision: Provision) -> Result<Cents, Refused> {
    let cents = number(value).map(Cents).filter(|&cents| cents >= payout_limit::LEAST);
    cents.ok_or_else(|| wrong(option, value, "at least $50,000 (5000000 cents)", Some(provision)))
}

/// The paytables there are, in words: the first so many letters.
const fn in_words(letters: &[Letter]) -> &'static str {
    match letters.len() {
        2 => "A or B",
        3 => "A, B or C",
        4 => "A, B, C or D",
        _ => "A, B, C, D or E",
    }
}

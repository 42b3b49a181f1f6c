//! The wagers of Three Card Prime, as the catalogue lists them.

use croupier_rules::chapters::three_card_prime::Terms;
use croupier_rules::chapters::three_card_prime::payouts::PRIME as PRIME_PAYS;
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::Wager;

use super::{
    AceLow, AntePlay, CannotDeal, CardsLeft, NamedPays, Reading, all_six, named_pays, pair_bonus, prime,
    prime_at,
};
use crate::catalogue::{CUSTOM, Conditions, CountedWager, Entry, NotCounted, Payouts, Skill};
use crate::custom::{Custom, CustomError};

pub(crate) static ANTE_PLAY: CountedWager = CountedWager {
    slug: "ante-play",
    name: "Ante and Play Wagers",
    paytables: &Terms::BAD_BEAT,
    paytable_name: "Bad Beat Bonus paytable",
    payouts: Payouts::Listed,
    skill: Skill::Matters,
    figures: |entry, conditions| Ok(ante_play(entry, conditions)?.optimum()),
    pays: |entry| Ok(Custom::of(&named_pays::bad_beat(entry.letter()?)?.pays)),
};

pub(crate) static PRIME: CountedWager = CountedWager {
    payouts: Payouts::Listed,
    pays: |_| Ok(Custom::of(&PRIME_PAYS.pays)),
    ..CountedWager::fixed(Wager::Prime, |_, conditions| match conditions.pays(&PRIME_PAYS.pays)? {
        None => Ok(prime(deck(conditions)?)),
        Some(pays) => Ok(prime_at(deck(conditions)?, &NamedPays::custom(CUSTOM, pays))),
    })
};

pub(crate) static PAIR_BONUS: CountedWager = CountedWager::listed(
    Wager::PairBonus,
    &Terms::PAIR_BONUS,
    |entry, conditions| {
        let paytable = considered(conditions, named_pays::pair_bonus_with_two(entry.letter()?)?)?;
        Ok(pair_bonus(deck(conditions)?, &paytable))
    },
    |entry| Ok(Custom::of(&named_pays::pair_bonus_with_two(entry.letter()?)?.pays)),
);

pub(crate) static ALL_SIX: CountedWager = CountedWager::listed(
    Wager::AllSix,
    &Terms::ALL_SIX,
    |entry, conditions| {
        let paytable = considered(conditions, named_pays::all_six(entry.letter()?))?;
        Ok(all_six(deck(conditions)?, &paytable, AceLow::Closes))
    },
    |entry| Ok(Custom::of(&named_pays::all_six(entry.letter()?).pays)),
);

pub(crate) static WAGERS: [&CountedWager; 4] = [&ANTE_PLAY, &PRIME, &PAIR_BONUS, &ALL_SIX];

/// Ante and Play hand by hand; the Bad Beat Bonus is paid by the entry's paytable.
pub fn ante_play(entry: &Entry, conditions: &Conditions) -> Result<AntePlay, NotCounted> {
    let paytable = considered(conditions, named_pays::bad_beat(entry.letter()?)?)?;
    Ok(AntePlay::new(deck(conditions)?, &paytable, Reading::AsWritten))
}

/// The payouts under consideration, or those of the chapter.
fn considered<L: Line>(conditions: &Conditions, base: NamedPays<L>) -> Result<NamedPays<L>, CustomError> {
    Ok(conditions.pays(&base.pays)?.map_or(base, |pays| NamedPays::custom(CUSTOM, pays)))
}

fn deck(conditions: &Conditions) -> Result<CardsLeft, CannotDeal> {
    CardsLeft::without(&conditions.removed)
}

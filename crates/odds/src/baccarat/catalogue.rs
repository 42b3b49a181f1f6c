//! The wagers of baccarat, as the catalogue lists them.

use croupier_rules::families::baccarat::{BaccaratWager, Terms, Variation, payouts};
use croupier_rules::kit::wager::{Rounding, Wager};

use super::{Composition, CompositionError, Question, figures};
use crate::catalogue::{Conditions, CountedWager, Entry, NotCounted, Table};
use crate::custom::Custom;
use crate::figures::Figures;

pub(crate) static PLAYER: CountedWager =
    CountedWager::fixed(Wager::Player, |entry, conditions| count(BaccaratWager::Player, entry, conditions));

pub(crate) static BANKER: CountedWager =
    CountedWager::fixed(Wager::Banker, |entry, conditions| count(BaccaratWager::Banker, entry, conditions));

pub(crate) static TIE: CountedWager =
    CountedWager::fixed(Wager::Tie, |entry, conditions| count(BaccaratWager::Tie, entry, conditions));

pub(crate) static DRAGON_BONUS_PLAYER: CountedWager = CountedWager::listed(
    Wager::DragonBonusPlayer,
    &Terms::DRAGON_BONUS,
    |entry, conditions| bonus(BaccaratWager::DragonBonusPlayer, entry, conditions),
    bonus_pays,
);

pub(crate) static DRAGON_BONUS_BANKER: CountedWager = CountedWager::listed(
    Wager::DragonBonusBanker,
    &Terms::DRAGON_BONUS,
    |entry, conditions| bonus(BaccaratWager::DragonBonusBanker, entry, conditions),
    bonus_pays,
);

pub(crate) static DRAGON_7_INSURANCE: CountedWager =
    CountedWager::fixed(Wager::Dragon7Insurance, |entry, conditions| {
        count(BaccaratWager::Dragon7Insurance, entry, conditions)
    });

pub(crate) static WAGERS: [&CountedWager; 6] =
    [&PLAYER, &BANKER, &TIE, &DRAGON_BONUS_PLAYER, &DRAGON_BONUS_BANKER, &DRAGON_7_INSURANCE];

fn count(wager: BaccaratWager, entry: &Entry, conditions: &Conditions) -> Result<Figures, NotCounted> {
    let terms = terms(entry, conditions)?;
    let question = Question { stake: conditions.stake, ..Question::new(entry.game, terms, wager) };
    Ok(figures(&question, &shoe(entry, conditions)?)?)
}

/// A Dragon Bonus, whose paytable may be replaced.
fn bonus(wager: BaccaratWager, entry: &Entry, conditions: &Conditions) -> Result<Figures, NotCounted> {
    let (terms, base) = (terms(entry, conditions)?, payouts::dragon_bonus(entry.letter()?));
    let dragon_bonus = base.map(|base| conditions.pays(base)).transpose()?.flatten();
    let question = Question { dragon_bonus, ..Question::new(entry.game, terms, wager) };
    Ok(figures(&question, &shoe(entry, conditions)?)?)
}

fn bonus_pays(entry: &Entry) -> Result<Custom, NotCounted> {
    payouts::dragon_bonus(entry.letter()?).map(Custom::of).ok_or(NotCounted::PaytableNeeded(entry.wager))
}

/// The terms of the table.
fn terms(entry: &Entry, conditions: &Conditions) -> Result<Terms, NotCounted> {
    let rounding = conditions.stake.map_or(Rounding::Exact, |_| Rounding::UpToQuarter);
    let variation = match entry.table {
        Table::Ordinary => Variation::Vigorish(rounding),
        Table::Ez => Variation::Ez,
    };
    match conditions.tie.unwrap_or(Terms::LEAST_TIE) {
        tie if tie.at_least(Terms::LEAST_TIE) => {
            Ok(Terms { decks: entry.decks, variation, tie, dragon_bonus: entry.paytable })
        }
        tie => Err(NotCounted::TieTooLow(tie)),
    }
}

/// What is left of the decks.
fn shoe(entry: &Entry, conditions: &Conditions) -> Result<Composition, CompositionError> {
    let shoe = match conditions.ranks_left {
        None => Composition::decks(entry.decks)?,
        Some(ranks) => Composition::left_of(entry.decks, ranks)?,
    };
    shoe.without(conditions.removed.iter().copied())
}

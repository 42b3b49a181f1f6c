//! The wagers that have figures of their own.

use croupier_rules::GameId;
use croupier_rules::chapters::saigon_5_card::SaigonWager;
use croupier_rules::chapters::three_card_prime::{self, PrimeWager};
use croupier_rules::families::baccarat::{self as baccarat_common, BaccaratWager};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::GameWager;

/// A wager of any game that has figures of its own. The Ante and the Play Wager of Three Card Prime have them
/// together, because the second is decided on when the first is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountedWager {
    /// A wager of the three games of baccarat.
    Baccarat(BaccaratWager),
    /// The Ante of Three Card Prime and the Play Wager that may follow it.
    AntePlay,
    /// An optional wager of Three Card Prime: the Prime Wager.
    Prime,
    /// An optional wager of Three Card Prime: the Pair Bonus Wager.
    PairBonus,
    /// An optional wager of Three Card Prime: the All-Six Bonus Wager.
    AllSix,
    /// The Ante of Saigon 5 Card.
    Ante,
    /// The Bonus Wager of Saigon 5 Card.
    Bonus,
}

const BACCARAT: [CountedWager; 6] = [
    CountedWager::Baccarat(BaccaratWager::Player),
    CountedWager::Baccarat(BaccaratWager::Banker),
    CountedWager::Baccarat(BaccaratWager::Tie),
    CountedWager::Baccarat(BaccaratWager::DragonBonusPlayer),
    CountedWager::Baccarat(BaccaratWager::DragonBonusBanker),
    CountedWager::Baccarat(BaccaratWager::Dragon7Insurance),
];

const THREE_CARD_PRIME: [CountedWager; 4] =
    [CountedWager::AntePlay, CountedWager::Prime, CountedWager::PairBonus, CountedWager::AllSix];

const SAIGON_5_CARD: [CountedWager; 2] = [CountedWager::Ante, CountedWager::Bonus];

impl CountedWager {
    /// The wagers of a game.
    pub const fn of_game(game: GameId) -> &'static [CountedWager] {
        match game {
            GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &BACCARAT,
            GameId::ThreeCardPrime => &THREE_CARD_PRIME,
            GameId::Saigon5Card => &SAIGON_5_CARD,
        }
    }

    /// The wager of a slug in a game.
    pub fn from_slug(game: GameId, slug: &str) -> Option<CountedWager> {
        CountedWager::of_game(game).iter().copied().find(|wager| wager.slug() == slug)
    }

    /// The name used on command lines and in files.
    pub fn slug(self) -> &'static str {
        match self {
            CountedWager::Baccarat(wager) => wager.slug(),
            CountedWager::AntePlay => "ante-play",
            CountedWager::Prime => PrimeWager::Prime.slug(),
            CountedWager::PairBonus => PrimeWager::PairBonus.slug(),
            CountedWager::AllSix => PrimeWager::AllSix.slug(),
            CountedWager::Ante => SaigonWager::Ante.slug(),
            CountedWager::Bonus => SaigonWager::Bonus.slug(),
        }
    }

    /// The name as it is spoken and printed.
    pub fn name(self) -> &'static str {
        match self {
            CountedWager::Baccarat(wager) => wager.name(),
            CountedWager::AntePlay => "Ante and Play Wagers",
            CountedWager::Prime => PrimeWager::Prime.name(),
            CountedWager::PairBonus => PrimeWager::PairBonus.name(),
            CountedWager::AllSix => PrimeWager::AllSix.name(),
            CountedWager::Ante => SaigonWager::Ante.name(),
            CountedWager::Bonus => SaigonWager::Bonus.name(),
        }
    }

    /// The letters of its paytables; none where the price is fixed. Those of Ante and Play are the Bad Beat
    /// Bonus paytables.
    pub const fn paytables(self) -> &'static [Letter] {
        match self {
            CountedWager::Baccarat(BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker) => {
                &baccarat_common::Terms::DRAGON_BONUS
            }
            CountedWager::Baccarat(
                BaccaratWager::Player
                | BaccaratWager::Banker
                | BaccaratWager::Tie
                | BaccaratWager::Dragon7Insurance,
            ) => &[],
            CountedWager::AntePlay => &three_card_prime::Terms::BAD_BEAT,
            CountedWager::PairBonus => &three_card_prime::Terms::PAIR_BONUS,
            CountedWager::AllSix => &three_card_prime::Terms::ALL_SIX,
            CountedWager::Bonus => &[Letter::A],
            CountedWager::Prime | CountedWager::Ante => &[],
        }
    }

    /// Whether other prices than the chapter's can be considered for it.
    pub const fn can_be_repriced(self) -> bool {
        match self {
            CountedWager::Prime => true,
            CountedWager::Baccarat(_)
            | CountedWager::AntePlay
            | CountedWager::PairBonus
            | CountedWager::AllSix
            | CountedWager::Ante
            | CountedWager::Bonus => !self.paytables().is_empty(),
        }
    }
}

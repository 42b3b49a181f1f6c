//! What may differ from a full shoe and the prices of the chapter, and the figures that follow.

use core::fmt;

use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::chapters::three_card_prime::RoundError;
use croupier_rules::chapters::three_card_prime::payouts::PRIME;
use croupier_rules::families::baccarat::{self as baccarat_common, BaccaratWager, Terms, Variation};
use croupier_rules::kit::paytable::{Letter, Line, Pays};
use croupier_rules::kit::wager::Rounding;
use croupier_rules::{Card, Cents, GameId, Odds};

use super::entry::{Entry, Table};
use super::wager::CountedWager;
use crate::baccarat::{self, Composition, CompositionError, NoFigures, Question};
use crate::custom::{Custom, CustomError};
use crate::figures::Figures;
use crate::saigon_5_card::ante::Choice;
use crate::saigon_5_card::{self, BonusOptions, BonusReading, Remaining, RemainingError, Setting};
use crate::three_card_prime::{self, AceLow, AntePlay, CannotDeal, CardsLeft, Reading, Tariff, tariff};

/// What may differ from a full shoe and the prices of the chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Cards that are known to be gone.
    pub removed: Vec<Card>,
    /// How many cards of each rank are left of the shoe, in the order of [`Rank::ALL`](croupier_rules::kit::card::Rank),
    /// where not the cards are known but only their ranks. Baccarat does not look at suits.
    pub ranks_left: Option<[i64; 13]>,
    /// What a winning Tie Wager is paid, where that is more than the least.
    pub tie: Option<Odds>,
    /// Prices that somebody is considering instead of the paytable.
    pub prices: Option<Custom>,
    /// A stake at which vigorish is rounded up to the quarter; without one it is exact.
    pub stake: Option<Cents>,
}

/// Why an entry has no figures under the conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum NotCounted {
    /// A shoe of baccarat without those cards is impossible.
    Shoe(CompositionError),
    /// A deck of Three Card Prime without those cards is impossible.
    PrimeDeck(CannotDeal),
    /// A deck of Saigon 5 Card without those cards is impossible.
    SaigonDeck(RemainingError),
    /// The question is none for baccarat.
    Baccarat(NoFigures),
    /// The terms are none of Three Card Prime.
    Prime(RoundError),
    /// The prices are not those of the wager's lines.
    Prices(CustomError),
    /// The wager has a fixed price.
    FixedPrice(CountedWager),
    /// Ranks alone do not say what the hands are.
    SuitsMatter(GameId),
    /// A Tie Wager is paid more than that.
    TieTooLow(Odds),
}

impl fmt::Display for NotCounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotCounted::Shoe(why) => why.fmt(f),
            NotCounted::PrimeDeck(why) => why.fmt(f),
            NotCounted::SaigonDeck(why) => why.fmt(f),
            NotCounted::Baccarat(why) => why.fmt(f),
            NotCounted::Prime(why) => why.fmt(f),
            NotCounted::Prices(why) => why.fmt(f),
            NotCounted::FixedPrice(wager) => write!(f, "the {} has no paytable to replace", wager.name()),
            NotCounted::SuitsMatter(game) => {
                write!(
                    f,
                    "the suits of the cards left matter in {game}; name the cards that are gone instead"
                )
            }
            NotCounted::TieTooLow(odds) => {
                write!(f, "a Tie Wager is paid {} or more, not {odds}", Terms::LEAST_TIE)
            }
        }
    }
}

impl std::error::Error for NotCounted {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            NotCounted::Shoe(why) => Some(why),
            NotCounted::PrimeDeck(why) => Some(why),
            NotCounted::SaigonDeck(why) => Some(why),
            NotCounted::Baccarat(why) => Some(why),
            NotCounted::Prime(why) => Some(why),
            NotCounted::Prices(why) => Some(why),
            NotCounted::FixedPrice(_) | NotCounted::SuitsMatter(_) | NotCounted::TieTooLow(_) => None,
        }
    }
}

/// An error of a part is an error of the whole.
macro_rules! from {
    ($($error:ty => $variant:ident),+ $(,)?) => {
        $(impl From<$error> for NotCounted {
            fn from(why: $error) -> NotCounted {
                NotCounted::$variant(why)
            }
        })+
    };
}

from! {
    CompositionError => Shoe,
    CannotDeal => PrimeDeck,
    RemainingError => SaigonDeck,
    NoFigures => Baccarat,
    RoundError => Prime,
    CustomError => Prices,
}

impl Entry {
    /// The figures under the conditions.
    pub fn figures(&self, conditions: &Conditions) -> Result<Figures, NotCounted> {
        self.admits(conditions)?;
        match self.wager {
            CountedWager::Baccarat(wager) => self.baccarat(wager, conditions),
            CountedWager::AntePlay => Ok(self.ante_play(conditions)?.optimum()),
            CountedWager::Prime => prime(conditions),
            CountedWager::PairBonus => self.pair_bonus(conditions),
            CountedWager::AllSix => self.all_six(conditions),
            CountedWager::Ante => ante(conditions),
            CountedWager::Bonus => bonus(conditions),
        }
    }

    /// Whether the conditions are any for this entry.
    fn admits(&self, conditions: &Conditions) -> Result<(), NotCounted> {
        let by_ranks = matches!(self.wager, CountedWager::Baccarat(_));
        if conditions.prices.is_some() && !self.wager.can_be_repriced() {
            Err(NotCounted::FixedPrice(self.wager))
        } else if conditions.ranks_left.is_some() && !by_ranks {
            Err(NotCounted::SuitsMatter(self.game))
        } else {
            Ok(())
        }
    }

    /// The terms of a table of baccarat.
    fn terms(&self, conditions: &Conditions) -> Terms {
        let rounding = conditions.stake.map_or(Rounding::Exact, |_| Rounding::UpToQuarter);
        let variation = match self.table {
            Table::Ordinary => Variation::Vigorish(rounding),
            Table::Ez => Variation::Ez,
        };
        let tie = conditions.tie.unwrap_or(Terms::LEAST_TIE);
        Terms { decks: self.decks, variation, tie, dragon_bonus: self.paytable }
    }

    fn baccarat(&self, wager: BaccaratWager, conditions: &Conditions) -> Result<Figures, NotCounted> {
        if let Some(odds) = conditions.tie.filter(|odds| !odds.at_least(Terms::LEAST_TIE)) {
            return Err(NotCounted::TieTooLow(odds));
        }
        let shoe = conditions.shoe(self.decks)?;
        let base = baccarat_common::payouts::dragon_bonus(self.letter());
        let question = Question {
            stake: conditions.stake,
            dragon_bonus: base.and_then(|base| conditions.pays(base)).transpose()?,
            ..Question::new(self.game, self.terms(conditions), wager)
        };
        Ok(baccarat::figures(&question, &shoe)?)
    }

    /// Ante and Play of Three Card Prime, hand by hand; the Bad Beat Bonus is paid by this entry's paytable.
    pub fn ante_play(&self, conditions: &Conditions) -> Result<AntePlay, NotCounted> {
        let tariff = conditions.tariff(tariff::bad_beat(self.letter())?)?;
        Ok(AntePlay::new(conditions.deck()?, &tariff, Reading::AsWritten))
    }

    fn pair_bonus(&self, conditions: &Conditions) -> Result<Figures, NotCounted> {
        let tariff = conditions.tariff(tariff::pair_bonus_with_two(self.letter())?)?;
        Ok(three_card_prime::pair_bonus(conditions.deck()?, &tariff))
    }

    fn all_six(&self, conditions: &Conditions) -> Result<Figures, NotCounted> {
        let tariff = conditions.tariff(tariff::all_six(self.letter()))?;
        Ok(three_card_prime::all_six(conditions.deck()?, &tariff, AceLow::Closes))
    }

    fn letter(&self) -> Letter {
        self.paytable.unwrap_or(Letter::A)
    }
}

/// What prices are called that are of no chapter.
const CUSTOM: &str = "custom";

impl Conditions {
    /// The prices under consideration, if there are any, checked against the paytable that they replace.
    fn pays<L: Line>(&self, base: &Pays<L>) -> Option<Result<Pays<L>, CustomError>> {
        self.prices.as_ref().map(|prices| prices.pays_like(base))
    }

    fn tariff<L: Line>(&self, base: Tariff<L>) -> Result<Tariff<L>, CustomError> {
        self.pays(&base.pays).map_or(Ok(base), |pays| Ok(Tariff::custom(CUSTOM, pays?)))
    }

    /// What is left of so many decks.
    fn shoe(&self, decks: u8) -> Result<Composition, CompositionError> {
        let shoe = match self.ranks_left {
            None => Composition::decks(decks)?,
            Some(ranks) => Composition::left_of(decks, ranks)?,
        };
        shoe.without(self.removed.iter().copied())
    }

    fn deck(&self) -> Result<CardsLeft, CannotDeal> {
        CardsLeft::without(&self.removed)
    }
}

fn prime(conditions: &Conditions) -> Result<Figures, NotCounted> {
    let deck = conditions.deck()?;
    match conditions.pays(&PRIME.pays).transpose()? {
        None => Ok(three_card_prime::prime(deck)),
        Some(pays) => Ok(three_card_prime::prime_at(deck, &Tariff::custom(CUSTOM, pays))),
    }
}

fn ante(conditions: &Conditions) -> Result<Figures, NotCounted> {
    let remaining = Remaining::without(&conditions.removed)?;
    Ok(saigon_5_card::ante(remaining, Choice::MostMoney, Setting::default()))
}

fn bonus(conditions: &Conditions) -> Result<Figures, NotCounted> {
    let remaining = Remaining::without(&conditions.removed)?;
    let options = match conditions.pays(&BONUS_A.pays).transpose()? {
        None => BonusOptions::default(),
        Some(pays) => BonusOptions { paytable: CUSTOM.into(), pays, reading: BonusReading::AsRead },
    };
    Ok(saigon_5_card::bonus(remaining, &options))
}

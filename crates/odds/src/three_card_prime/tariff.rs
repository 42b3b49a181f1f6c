//! Payouts under a name: a paytable of the chapter, or one under consideration.

use croupier_rules::Odds;
use croupier_rules::chapters::three_card_prime::RoundError;
use croupier_rules::chapters::three_card_prime::payouts::{self, AllSixLine, BadBeatLine, PairBonusLine};
use croupier_rules::kit::paytable::{Letter, Line, Pays, Paytable};

use crate::ratio::Ratio;

/// What each line pays, and what to call that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tariff<L> {
    /// The letter of a paytable of the chapter, or any other name.
    pub name: String,
    /// What it pays.
    pub pays: Pays<L>,
}

impl<L: Line> Tariff<L> {
    /// Payouts under consideration.
    pub fn custom(name: impl Into<String>, pays: Pays<L>) -> Tariff<L> {
        Tariff { name: name.into(), pays }
    }

    /// What a line is paid, and what one unit then wins; a line without a payout loses.
    pub(super) fn price(&self, line: L) -> (Option<Odds>, Ratio) {
        price(self.pays.odds(line))
    }
}

impl<L: Line> From<&Paytable<L>> for Tariff<L> {
    fn from(paytable: &Paytable<L>) -> Tariff<L> {
        Tariff::custom(paytable.letter.name(), paytable.pays)
    }
}

/// What one unit wins at a payout; without a payout it is lost.
pub(super) fn price(odds: Option<Odds>) -> (Option<Odds>, Ratio) {
    (odds, odds.map_or(Ratio::whole(-1), Ratio::of_odds))
}

/// The Bad Beat Bonus paytable of a letter.
pub fn bad_beat(letter: Letter) -> Result<Tariff<BadBeatLine>, RoundError> {
    payouts::bad_beat(letter).map(Tariff::from).ok_or(RoundError::BadBeatPaytableIsUnknown(letter))
}

/// The Pair Bonus paytable of a letter, for a fourth card that is a 2.
pub fn pair_bonus_with_two(letter: Letter) -> Result<Tariff<PairBonusLine>, RoundError> {
    payouts::pair_bonus_with_two(letter)
        .map(Tariff::from)
        .ok_or(RoundError::PairBonusPaytableIsUnknown(letter))
}

/// The All-Six Bonus paytable of a letter; every letter has one.
pub fn all_six(letter: Letter) -> Tariff<AllSixLine> {
    Tariff::from(&payouts::ALL_SIX[letter as usize])
}

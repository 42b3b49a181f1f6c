//! Payouts under a name: a paytable of the chapter, or one under consideration.

use croupier_rules::Odds;
use croupier_rules::chapters::three_card_prime::RoundError;
use croupier_rules::chapters::three_card_prime::payouts::{self, AllSixLine, BadBeatLine, PairBonusLine};
use croupier_rules::kit::paytable::{Letter, Line, Pays, Paytable};

use crate::ratio::Ratio;

/// What each line pays, and what to call that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedPays<L> {
    /// The letter of a paytable of the chapter, or any other name.
    pub name: String,
    /// What it pays.
    pub pays: Pays<L>,
}

impl<L: Line> NamedPays<L> {
    /// Payouts under consideration.
    pub fn custom(name: impl Into<String>, pays: Pays<L>) -> NamedPays<L> {
        NamedPays { name: name.into(), pays }
    }

    /// What a line is paid, and what one unit then wins; a line without a payout loses.
    pub(super) fn paid(&self, line: L) -> (Option<Odds>, Ratio) {
        paid(self.pays.odds(line))
    }
}

impl<L: Line> From<&Paytable<L>> for NamedPays<L> {
    fn from(paytable: &Paytable<L>) -> NamedPays<L> {
        NamedPays::custom(paytable.letter.name(), paytable.pays)
    }
}

/// What one unit wins at a payout; without a payout it is lost.
pub(super) fn paid(odds: Option<Odds>) -> (Option<Odds>, Ratio) {
    (odds, odds.map_or(Ratio::whole(-1), Ratio::of_odds))
}

/// The Bad Beat Bonus paytable of a letter.
pub fn bad_beat(letter: Letter) -> Result<NamedPays<BadBeatLine>, RoundError> {
    payouts::bad_beat(letter).map(NamedPays::from).ok_or(RoundError::BadBeatPaytableIsUnknown(letter))
}

/// The Pair Bonus paytable of a letter, for a fourth card that is a 2.
pub fn pair_bonus_with_two(letter: Letter) -> Result<NamedPays<PairBonusLine>, RoundError> {
    payouts::pair_bonus_with_two(letter)
        .map(NamedPays::from)
        .ok_or(RoundError::PairBonusPaytableIsUnknown(letter))
}

/// The All-Six Bonus paytable of a letter; every letter has one.
pub fn all_six(letter: Letter) -> NamedPays<AllSixLine> {
    NamedPays::from(&payouts::ALL_SIX[letter as usize])
}

//! Every wager that a table offers, with its price and its exact hold.

mod error;
mod price;
mod price_list;
#[cfg(test)]
mod tests;

pub use error::OfferError;
pub use price_list::{PriceLine, PriceList};

use croupier_rules::chapters::saigon_5_card::{SaigonWager, Terms as SaigonTerms};
use croupier_rules::chapters::three_card_prime::{PrimeWager, Terms as PrimeTerms};
use croupier_rules::families::baccarat::{
    self as baccarat_common, BaccaratWager, Clauses, Variation, wagers::offer,
};
use croupier_rules::kit::wager::{GameWager, Offer, Rounding};
use croupier_rules::submission::{ApprovedSubmission, Terms};
use croupier_rules::{Cents, Provision};

use crate::baccarat::{Composition, Counts, NoFigures, Question, solve};
use crate::saigon_5_card::{self, BonusOptions, Choice, Remaining, Setting};
use crate::three_card_prime::{self, CardsLeft};
use crate::{Figures, Ratio};
use price::Price;

/// A wager that a table offers.
#[derive(Clone, Debug)]
pub struct OfferedWager {
    /// Its name on command lines and in files.
    pub slug: &'static str,
    /// Its name as it is spoken.
    pub name: &'static str,
    /// The letter of its paytable, where it has one.
    pub paytable: Option<String>,
    /// What it is paid.
    pub price: String,
    /// The clauses that set the price.
    pub provisions: Vec<Provision>,
    /// The same in full: one list for each thing that is paid.
    pub lists: Vec<PriceList>,
    /// The expected loss of one unit.
    pub hold: Ratio,
    /// All its outcomes.
    pub figures: Figures,
    /// The stake that the hold is for, where it depends on that: vigorish that is rounded.
    pub stake: Option<Cents>,
}

/// The wagers of a table, in the order of settlement.
///
/// # Errors
/// None for a submission that was approved; a table that no chapter allows has no figures.
pub fn offered(submission: &ApprovedSubmission) -> Result<Vec<OfferedWager>, OfferError> {
    match submission.terms() {
        Terms::Baccarat(terms) => baccarat(submission, terms),
        Terms::ThreeCardPrime(terms) => prime(&terms),
        Terms::Saigon5Card(terms) => Ok(saigon(&terms)),
    }
}

fn baccarat(
    submission: &ApprovedSubmission,
    terms: baccarat_common::Terms,
) -> Result<Vec<OfferedWager>, OfferError> {
    let counts = solve(&Composition::decks(terms.decks)?);
    let offered = BaccaratWager::ALL.iter().filter(|&&wager| offer(&terms, wager) == Offer::Offered);
    offered.map(|&wager| baccarat_wager(submission, terms, wager, &counts)).collect()
}

fn baccarat_wager(
    submission: &ApprovedSubmission,
    terms: baccarat_common::Terms,
    wager: BaccaratWager,
    counts: &Counts,
) -> Result<OfferedWager, OfferError> {
    let stake = stake(submission, terms.variation, wager);
    let question = Question { stake, ..Question::new(submission.game(), terms, wager) };
    let chapter = Clauses::of(submission.game()).ok_or(NoFigures::NotBaccarat(submission.game()))?;
    let price = price::baccarat(chapter, &terms, wager);
    Ok(OfferedWager { stake, ..counted(wager.name(), price, question.figures(counts)?) })
}

/// The table's minimum, where vigorish is rounded up and therefore weighs more on small stakes.
fn stake(submission: &ApprovedSubmission, variation: Variation, wager: BaccaratWager) -> Option<Cents> {
    let rounded = variation == Variation::Vigorish(Rounding::UpToQuarter);
    (rounded && wager == BaccaratWager::Banker).then_some(submission.stakes().minimum)
}

fn prime(terms: &PrimeTerms) -> Result<Vec<OfferedWager>, OfferError> {
    let figures = three_card_prime::offered(CardsLeft::ALL, terms)?;
    Ok(figures.into_iter().map(|figures| prime_wager(terms, figures)).collect())
}

fn prime_wager(terms: &PrimeTerms, figures: Figures) -> OfferedWager {
    let (name, price) = match PrimeWager::from_slug(figures.wager) {
        // The Ante and the Play Wager have their figures together, under a name of their own.
        None | Some(PrimeWager::Ante | PrimeWager::Play) => ("Ante and Play Wagers", price::ante_play(terms)),
        Some(PrimeWager::Prime) => (PrimeWager::Prime.name(), price::prime()),
        Some(wager @ PrimeWager::PairBonus) => {
            (wager.name(), terms.pair_bonus.map_or_else(Price::nothing, price::pair_bonus))
        }
        Some(wager @ PrimeWager::AllSix) => {
            (wager.name(), terms.all_six.map_or_else(Price::nothing, price::all_six))
        }
    };
    counted(name, price, figures)
}

fn saigon(terms: &SaigonTerms) -> Vec<OfferedWager> {
    let ante = saigon_5_card::ante(Remaining::FULL, Choice::MostMoney, Setting::default());
    let bonus = (terms.bonus == Offer::Offered).then(|| {
        let figures = saigon_5_card::bonus(Remaining::FULL, &BonusOptions::default());
        counted(SaigonWager::Bonus.name(), price::saigon_bonus(), figures)
    });
    core::iter::once(counted(SaigonWager::Ante.name(), price::ante(), ante)).chain(bonus).collect()
}

fn counted(name: &'static str, price: Price, figures: Figures) -> OfferedWager {
    OfferedWager {
        slug: figures.wager,
        name,
        paytable: figures.paytable.clone(),
        provisions: price.provisions(),
        price: price.text,
        lists: price.lists,
        hold: figures.edge(),
        figures,
        stake: None,
    }
}

impl OfferedWager {
    /// The hold in per cent, as it is shown.
    pub fn percent(&self) -> String {
        self.hold.percent(4)
    }

    /// The clauses that set the price, one after the other.
    pub fn clauses(&self) -> String {
        self.provisions.iter().map(|provision| provision.id()).collect::<Vec<_>>().join(", ")
    }
}

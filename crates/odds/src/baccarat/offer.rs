//! What a table of baccarat offers.

use croupier_rules::families::baccarat::payouts::{DragonBonusHand, INSURANCE};
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Terms, Variation, wagers};
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::vigorish::RATE_PER_CENT;
use croupier_rules::kit::wager::{GameWager, Offer, Rounding};
use croupier_rules::submission::ApprovedSubmission;
use croupier_rules::{Cents, Odds, Provision};

use super::{Composition, Counts, NoFigures, Question, solve};
use crate::offer::{OfferError, OfferedWager, Payout, PayoutList};

/// Every wager of the table, in the order of settlement.
pub(crate) fn offered(
    submission: &ApprovedSubmission,
    terms: Terms,
) -> Result<Vec<OfferedWager>, OfferError> {
    let counts = solve(&Composition::decks(terms.decks)?);
    let offered = BaccaratWager::ALL.iter().filter(|&&wager| wagers::offer(&terms, wager) == Offer::Offered);
    offered.map(|&wager| counted(submission, terms, wager, &counts)).collect()
}

fn counted(
    submission: &ApprovedSubmission,
    terms: Terms,
    wager: BaccaratWager,
    counts: &Counts,
) -> Result<OfferedWager, OfferError> {
    let stake = stake(submission, terms.variation, wager);
    let question = Question { stake, ..Question::new(submission.game(), terms, wager) };
    let chapter = Clauses::of(submission.game()).ok_or(NoFigures::NotBaccarat(submission.game()))?;
    let payout = payout(chapter, &terms, wager)?;
    Ok(OfferedWager { stake, ..OfferedWager::new(wager.name(), payout, question.figures(counts)?) })
}

/// The table's minimum, where vigorish is rounded up and therefore weighs more on small stakes.
fn stake(submission: &ApprovedSubmission, variation: Variation, wager: BaccaratWager) -> Option<Cents> {
    let rounded = variation == Variation::Vigorish(Rounding::UpToQuarter);
    (rounded && wager == BaccaratWager::Banker).then_some(submission.stakes().minimum)
}

fn payout(chapter: &Clauses, terms: &Terms, wager: BaccaratWager) -> Result<Payout, NoFigures> {
    let clause = chapter.paid_by(terms, wager);
    match wager {
        BaccaratWager::Player => {
            let list = PayoutList::one("Player's Hand", clause, "Player's Hand wins", Odds::EVEN);
            Ok(Payout::of(list.and_push(TIE)))
        }
        BaccaratWager::Banker => Ok(banker(terms.variation, clause)),
        BaccaratWager::Tie => Ok(Payout::single("Tie", clause, "Point Counts are equal", terms.tie)),
        BaccaratWager::DragonBonusPlayer => bonus(chapter, terms, wager, "Dragon Bonus, Player's Hand"),
        BaccaratWager::DragonBonusBanker => bonus(chapter, terms, wager, "Dragon Bonus, Banker's Hand"),
        BaccaratWager::Dragon7Insurance => {
            Ok(Payout::single("Dragon 7 Insurance", clause, "Banker's Hand wins with a Dragon 7", INSURANCE))
        }
    }
}

/// What returns a wager on either hand.
const TIE: &str = "Tie";

/// What a winning wager on the Banker's Hand owes, on a line of its own.
const fn vigorish(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::Exact => "less 5% vigorish",
        Rounding::UpToQuarter => "less 5% vigorish, rounded up to 25¢",
    }
}

fn banker(variation: Variation, clause: Provision) -> Payout {
    let even = Odds::EVEN;
    let wins = |pays: String| PayoutList::one("Banker's Hand", clause, "Banker's Hand wins", pays);
    match variation {
        Variation::Vigorish(rounding) => {
            let up = match rounding {
                Rounding::Exact => "",
                Rounding::UpToQuarter => ", up to the quarter",
            };
            let text = format!("{even} less {RATE_PER_CENT}% vigorish{up}");
            let list = wins(even.to_string()).when(vigorish(rounding));
            Payout { lists: vec![list.and_push(TIE)], text }
        }
        Variation::Ez => Payout {
            text: format!("{even}, returned on a Dragon 7"),
            lists: vec![wins(even.to_string()).and_push("Banker's Hand wins with a Dragon 7").and_push(TIE)],
        },
    }
}

fn bonus(
    chapter: &Clauses,
    terms: &Terms,
    wager: BaccaratWager,
    title: &'static str,
) -> Result<Payout, NoFigures> {
    let letter = terms.dragon_bonus.ok_or(NoFigures::NotOffered(wager))?;
    let tables = chapter.dragon_bonus_paytables();
    let selected = tables.iter().find(|paytable| paytable.letter == letter);
    let selected = selected.ok_or(NoFigures::NoPaytable(letter))?;
    let list = PayoutList::selected(title, selected).and_push(DragonBonusHand::NaturalTie.name());
    Ok(Payout::of(list.with_hands(DragonBonusHand::ALL.iter().map(|&hand| posted(hand)))))
}

/// A hand of the Dragon Bonus as it is posted: a margin is paid to a hand that is not a Natural.
const fn posted(hand: DragonBonusHand) -> &'static str {
    match hand {
        DragonBonusHand::WinBy9 => "Non-natural win by 9 points",
        DragonBonusHand::WinBy8 => "Non-natural win by 8 points",
        DragonBonusHand::WinBy7 => "Non-natural win by 7 points",
        DragonBonusHand::WinBy6 => "Non-natural win by 6 points",
        DragonBonusHand::WinBy5 => "Non-natural win by 5 points",
        DragonBonusHand::WinBy4 => "Non-natural win by 4 points",
        DragonBonusHand::NaturalWinner => "Natural winner",
        DragonBonusHand::NaturalTie => "Natural tie",
    }
}

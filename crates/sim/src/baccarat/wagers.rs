//! From coups to the outcomes of every wager: the rules judge each cell once.

use croupier_odds::Ratio;
use croupier_odds::baccarat::{Composition, Counts, Question, outcome_name, solve};
use croupier_rules::Cents;
use croupier_rules::families::baccarat::{
    BaccaratWager, Clauses, Coup, Terms, Variation, Verdict, rule, wagers,
};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::settlement::settle;
use croupier_rules::kit::vigorish;
use croupier_rules::kit::wager::{Bets, Charge, GameWager, Offer, Rounding};

use crate::counted::{Counted, net};
use crate::judge::Judge;
use crate::session;

/// Every wager with every paytable, at an ordinary table and at an EZ Baccarat table of six to eight decks.
pub fn every(chapter: &Clauses, decks: u8) -> Vec<Judge> {
    let counts = counts(decks);
    let terms = tables(decks).flat_map(|terms| at_table(terms).map(move |wager| (terms, wager)));
    let paid = terms.flat_map(|(terms, wager)| letters(terms, wager));
    paid.map(|(terms, wager)| judge(chapter, terms, wager, None, &counts)).collect()
}

/// The wagers of one table. Where vigorish is rounded, the Banker's Hand wager is one of the table's minimum.
pub(super) fn offered(chapter: &Clauses, terms: Terms, minimum: Cents) -> Vec<Judge> {
    let counts = counts(terms.decks);
    let stake = match terms.variation {
        Variation::Vigorish(Rounding::UpToQuarter) => Some(minimum),
        Variation::Vigorish(Rounding::Exact) | Variation::Ez => None,
    };
    at_table(terms).map(|wager| judge(chapter, terms, wager, stake, &counts)).collect()
}

fn counts(decks: u8) -> Counts {
    let shoe = Composition::decks(decks);
    solve(&shoe.unwrap_or_else(|why| unreachable!("every shoe of baccarat can be counted: {why}")))
}

fn tables(decks: u8) -> impl Iterator<Item = Terms> {
    let ordinary = Terms { decks, ..Terms::default() };
    [ordinary, Terms { variation: Variation::Ez, ..ordinary }].into_iter()
}

fn at_table(terms: Terms) -> impl Iterator<Item = BaccaratWager> {
    BaccaratWager::ALL.iter().copied().filter(move |&wager| wagers::offer(&terms, wager) == Offer::Offered)
}

/// The terms once for each paytable of a wager that has any.
fn letters(terms: Terms, wager: BaccaratWager) -> impl Iterator<Item = (Terms, BaccaratWager)> {
    let letters: &[Letter] = match wager {
        BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => &Terms::DRAGON_BONUS,
        BaccaratWager::Player | BaccaratWager::Banker => &[Letter::A],
        BaccaratWager::Tie | BaccaratWager::Dragon7Insurance => &[Letter::A],
    };
    letters.iter().map(move |&letter| (Terms { dragon_bonus: Some(letter), ..terms }, wager))
}

fn judge(
    chapter: &Clauses,
    terms: Terms,
    wager: BaccaratWager,
    stake: Option<Cents>,
    exact: &Counts,
) -> Judge {
    let question = Question { stake, ..Question::new(chapter.game, terms, wager) };
    let figures = question.figures(exact);
    let figures = figures.unwrap_or_else(|why| unreachable!("a wager that is offered has figures: {why}"));
    let cells = Coup::all().map(|coup| {
        let name = outcome_name(Verdict::of(&terms, coup, wager));
        (coup.index(), name.to_owned(), after_charge(chapter, &terms, coup, wager, stake))
    });
    Judge::new(Counted::of(figures), cells)
}

/// What one unit wins or loses. Vigorish is exact, unless the table rounds it: then it is that of the stake.
fn after_charge(
    chapter: &Clauses,
    terms: &Terms,
    coup: Coup,
    wager: BaccaratWager,
    stake: Option<Cents>,
) -> Ratio {
    let ruling = rule(chapter, terms, coup, wager);
    match (ruling.charge, stake) {
        (Charge::Free, _) => net(ruling.result),
        (Charge::Vigorish(_), None) => net(ruling.result) * Ratio::new(100 - vigorish::RATE_PER_CENT, 100),
        (Charge::Vigorish(_), Some(stake)) => {
            let settled = settle(&Bets::NONE.with(wager, stake), None, |_| ruling);
            let settled = settled.unwrap_or_else(|why| unreachable!("quarters are whole cents: {why:?}"));
            Ratio::new(session::net(&settled).0, stake.0)
        }
    }
}

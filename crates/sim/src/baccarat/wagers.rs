//! From coups to the outcomes of every wager: the rules judge each cell once.

use croupier_odds::Ratio;
use croupier_odds::baccarat::{Composition, Counts, Question, outcome_name, solve};
use croupier_rules::GameId;
use croupier_rules::families::baccarat::{
    BaccaratWager, Clauses, Coup, Terms, Variation, Verdict, rule, wagers,
};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::vigorish;
use croupier_rules::kit::wager::{Charge, GameWager, Offer, Ruling};

use crate::counted::{Counted, net};
use crate::judge::Judge;

/// Every wager with every paytable, at an ordinary table and at an EZ Baccarat table.
pub fn wagers(game: GameId, decks: u8) -> Vec<Judge> {
    let (Some(chapter), Ok(shoe)) = (Clauses::of(game), Composition::decks(decks)) else { return Vec::new() };
    let counts = solve(&shoe);
    let terms = tables(decks).flat_map(|terms| offered(terms).map(move |wager| (terms, wager)));
    let priced = terms.flat_map(|(terms, wager)| letters(terms, wager));
    priced.filter_map(|(terms, wager)| judge(chapter, terms, wager, &counts)).collect()
}

fn tables(decks: u8) -> impl Iterator<Item = Terms> {
    let ordinary = Terms { decks, ..Terms::default() };
    [ordinary, Terms { variation: Variation::Ez, ..ordinary }].into_iter()
}

fn offered(terms: Terms) -> impl Iterator<Item = BaccaratWager> {
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

fn judge(chapter: &Clauses, terms: Terms, wager: BaccaratWager, exact: &Counts) -> Option<Judge> {
    let figures = Question::new(chapter.game, terms, wager).figures(exact).ok()?;
    let cells = Coup::all().map(|coup| {
        let name = outcome_name(Verdict::of(&terms, coup, wager));
        (coup.index(), name.to_owned(), after_charge(rule(chapter, &terms, coup, wager)))
    });
    Some(Judge::new(Counted::of(figures), cells))
}

/// What one unit wins or loses; vigorish is exact.
fn after_charge(ruling: Ruling) -> Ratio {
    match ruling.charge {
        Charge::Free => net(ruling.result),
        Charge::Vigorish(_) => net(ruling.result) * Ratio::new(100 - vigorish::RATE_PER_CENT, 100),
    }
}

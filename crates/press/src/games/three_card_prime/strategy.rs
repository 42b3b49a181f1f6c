//! The strategy card of Three Card Prime: the best play as it was found, and what simpler play costs.

use croupier_odds::three_card_prime::{
    AntePlay, CardsLeft, Reading, StrategyFigures, named_pays, strategies,
};
use croupier_rules::chapters::three_card_prime::{Decision, RoundError, Terms as PrimeTerms, ThreeCardRank};
use croupier_rules::kit::card::Rank;
use serde::Serialize;

use crate::guide::Compared;
use crate::words::capital;

/// What to do with which hand.
#[derive(Debug, Serialize)]
pub struct StrategyCard {
    rows: Vec<Advice>,
    best: String,
    compared: Vec<Compared>,
}

/// A range of hands and what is best with it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Advice {
    hand: String,
    verdict: Verdict,
}

/// Whether hands of a kind are all played, all folded, or some of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The Play Wager is made with all of them.
    Play,
    /// All of them are folded.
    Fold,
    /// It depends on the other cards.
    Some,
}

/// The strategy card of a table.
///
/// # Errors
/// A paytable that the chapter does not have.
pub fn of(terms: &PrimeTerms) -> Result<StrategyCard, RoundError> {
    let game = AntePlay::new(CardsLeft::ALL, &named_pays::bad_beat(terms.bad_beat)?, Reading::AsWritten);
    let mut strategies = strategies(CardsLeft::ALL, terms)?;
    strategies.sort_by(|one, other| one.cost.cmp(&other.cost));
    Ok(StrategyCard {
        rows: advice(&verdicts(&game)),
        best: capital(game.best_play().text()),
        compared: strategies.iter().map(compared).collect(),
    })
}

fn compared(strategy: &StrategyFigures) -> Compared {
    Compared::new(&strategy.name, &strategy.figures.edge(), &strategy.cost)
}

/// A kind of hands: a category, or hands of no category by their highest card.
type Kind = (ThreeCardRank, Option<Rank>);

/// What is best with every kind of hands, the best kind first.
fn verdicts(game: &AntePlay) -> Vec<(Kind, Verdict)> {
    let mut kinds: Vec<(Kind, Verdict)> = Vec::new();
    for matchup in game.hands().iter().rev() {
        let verdict = match game.best(matchup) {
            Decision::Play => Verdict::Play,
            Decision::Forfeit => Verdict::Fold,
        };
        let kind =
            kind(matchup.hand.strength.rank(), matchup.hand.cards.iter().filter_map(|card| card.rank()));
        match kinds.last_mut() {
            Some((last, held)) if *last == kind && *held == verdict => {}
            Some((last, held)) if *last == kind => *held = Verdict::Some,
            Some(_) | None => kinds.push((kind, verdict)),
        }
    }
    kinds
}

fn kind(rank: ThreeCardRank, cards: impl Iterator<Item = Rank>) -> Kind {
    (rank, if rank == ThreeCardRank::HighCard { cards.max() } else { None })
}

/// Neighbors that are treated alike become one line.
fn advice(kinds: &[(Kind, Verdict)]) -> Vec<Advice> {
    let runs = kinds.chunk_by(|(_, one), (_, other)| one == other);
    let count = kinds.chunk_by(|(_, one), (_, other)| one == other).count();
    runs.enumerate().filter_map(|(place, run)| line(place, place + 1 == count, run)).collect()
}

fn line(place: usize, is_last: bool, run: &[(Kind, Verdict)]) -> Option<Advice> {
    let ((best, verdict), (least, _)) = (run.first()?, run.last()?);
    let hand = match (place, is_last, best == least) {
        (0, true, _) => "Every hand".to_owned(),
        (0, false, _) => format!("{} or better", name(least)),
        (_, true, _) => format!("{} or less", name(best)),
        (_, false, true) => name(best),
        (_, false, false) => format!("{} to {}", name(best), name(least)),
    };
    Some(Advice { hand, verdict: *verdict })
}

fn name((rank, highest): &Kind) -> String {
    capital(&highest.map_or_else(|| rank.name().to_owned(), |highest| format!("{} high", highest.word())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use croupier_rules::kit::paytable::Letter;

    #[test]
    fn the_card_is_three_lines_and_names_the_border() {
        for letter in PrimeTerms::BAD_BEAT {
            let card = of(&PrimeTerms { bad_beat: letter, ..PrimeTerms::default() }).unwrap();
            let lines: Vec<(&str, Verdict)> =
                card.rows.iter().map(|row| (row.hand.as_str(), row.verdict)).collect();
            let expected = [
                ("King high or better", Verdict::Play),
                ("Queen high", Verdict::Some),
                ("Jack high or less", Verdict::Fold),
            ];
            assert_eq!(lines, expected);
            assert!(card.best.starts_with("Raise with Q-6-4 or better"), "{}", card.best);
        }
    }

    #[test]
    fn the_best_play_comes_first_and_costs_nothing_more() {
        let card = of(&PrimeTerms { bad_beat: Letter::A, ..PrimeTerms::default() }).unwrap();
        assert_eq!(card.compared.len(), 4);
        assert_eq!(
            (card.compared[0].name.as_str(), card.compared[0].cost.as_str()),
            (card.best.as_str(), "0.000000")
        );
    }
}

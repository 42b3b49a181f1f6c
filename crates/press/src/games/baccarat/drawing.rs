//! Who draws a third card in baccarat: the rule function asked for every count and every card, as a grid.

use croupier_rules::families::baccarat::dealing::{
    Decision, DrawRule, ThirdCard, banker_decision, player_decision,
};
use croupier_rules::families::baccarat::{CardValue, Clauses, PointCount};
use serde::Serialize;

use crate::guide::Said;

/// Both rules as a person reads them.
#[derive(Debug, Serialize)]
pub struct DrawingRules {
    player: Vec<PlayerCell>,
    player_clauses: Vec<&'static str>,
    thirds: Vec<u8>,
    rows: Vec<BankerRow>,
    said: Vec<Said>,
}

/// What the Player's Hand does on a count of its first two cards.
#[derive(Debug, Serialize)]
struct PlayerCell {
    count: u8,
    does: Does,
}

/// What the Banker's Hand does on a count of its first two cards.
#[derive(Debug, Serialize)]
struct BankerRow {
    count: u8,
    /// After a Player's Hand that stayed.
    stayed: Does,
    /// After a Player's third card of each value.
    drew: Vec<Does>,
    clauses: Vec<&'static str>,
}

/// Draw, stay, or nothing to decide because the hand is a Natural.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Does {
    Draw,
    Stay,
    Natural,
}

impl Does {
    const fn of(decision: Decision) -> Does {
        if matches!(decision.rule, DrawRule::Natural) {
            return Does::Natural;
        }
        match decision.third_card {
            ThirdCard::Draw => Does::Draw,
            ThirdCard::Stay => Does::Stay,
        }
    }
}

/// The drawing rules of a chapter.
pub fn of(chapter: &Clauses) -> DrawingRules {
    let clauses = &chapter.dealing;
    DrawingRules {
        player: PointCount::all().map(PlayerCell::of).collect(),
        player_clauses: ids(&[clauses.player_draws, clauses.player_stays, clauses.natural]),
        thirds: CardValue::all().map(CardValue::get).collect(),
        rows: undecided().map(|count| BankerRow::of(chapter, count)).collect(),
        said: vec![
            Said::under(
                "Find the row of what the Banker's Hand counts with two cards and the column of what the Player's \
                 third card counts, that card alone.",
                &[clauses.table_1_row_key, clauses.table_1_column_key],
            ),
            Said::under("D is draw, S is stay.", &[clauses.table_1_letters]),
            Said::registered(clauses.table_1_example.provision),
        ],
    }
}

/// The counts of a Banker's Hand that is not a Natural.
fn undecided() -> impl Iterator<Item = PointCount> {
    PointCount::all().filter(|count| !count.makes_a_natural())
}

fn ids(clauses: &[croupier_rules::Provision]) -> Vec<&'static str> {
    let mut ids: Vec<&'static str> = clauses.iter().map(|clause| clause.id()).collect();
    ids.dedup();
    ids
}

impl PlayerCell {
    fn of(count: PointCount) -> PlayerCell {
        PlayerCell { count: count.get(), does: Does::of(player_decision(count, PointCount::ZERO)) }
    }
}

impl BankerRow {
    fn of(chapter: &Clauses, count: PointCount) -> BankerRow {
        let decide = |third| banker_decision(PointCount::ZERO, count, third);
        let drew: Vec<Decision> = CardValue::all().map(|third| decide(Some(third))).collect();
        let clauses: Vec<_> = drew.iter().map(|decision| decision.provision(chapter)).collect();
        BankerRow {
            count: count.get(),
            stayed: Does::of(decide(None)),
            drew: drew.into_iter().map(Does::of).collect(),
            clauses: ids(&clauses),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of a Player's third card that make a Banker's Hand draw, as any book of the game lists them.
    const BOOK: [&[u8]; 8] = [
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
        &[0, 1, 2, 3, 4, 5, 6, 7, 9],
        &[2, 3, 4, 5, 6, 7],
        &[4, 5, 6, 7],
        &[6, 7],
        &[],
    ];

    #[test]
    fn the_grid_is_the_one_of_the_books_in_all_three_chapters() {
        for chapter in Clauses::ALL {
            let rows: Vec<BankerRow> = undecided().map(|count| BankerRow::of(chapter, count)).collect();
            assert_eq!(rows.len(), BOOK.len());
            for (row, draws) in rows.iter().zip(BOOK) {
                let drawn: Vec<u8> =
                    (0..10).filter(|&third| row.drew[usize::from(third)] == Does::Draw).collect();
                assert_eq!((drawn.as_slice(), row.clauses.len()), (draws, 1), "{}", row.count);
                assert_eq!(row.stayed == Does::Draw, row.count < 6);
            }
        }
    }

    #[test]
    fn the_player_draws_to_five_stays_on_six_and_seven_and_is_a_natural_above() {
        let does = |count: u8| match count {
            0..=5 => Does::Draw,
            6 | 7 => Does::Stay,
            8.. => Does::Natural,
        };
        assert!(PointCount::all().map(PlayerCell::of).all(|cell| cell.does == does(cell.count)));
    }
}

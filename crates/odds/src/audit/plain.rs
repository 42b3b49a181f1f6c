//! Figures line by line, for a search that moves one payout at a time.

use croupier_rules::chapters::three_card_prime::ThreeCardRank;
use croupier_rules::chapters::three_card_prime::payouts::PlayLine;
use croupier_rules::kit::paytable::Line;

use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// Figures of the same house edge in which every paid line is one outcome and wins its odds, no more.
///
/// Two things stand between the outcomes of Ante and Play and such lines: hands below a straight share a line of
/// the Play Wager, and the Ante wins or loses beside it. The first are put together; what the Ante brings is put
/// on one outcome without a payout, where it counts for the edge and does not disturb.
pub(super) fn plain(figures: &Figures) -> Figures {
    let mut lines: Vec<Outcome> = Vec::new();
    let mut beside = Ratio::zero();
    for outcome in figures.outcomes.iter().filter(|outcome| outcome.count > 0) {
        let won = outcome.pays.map_or(Ratio::zero(), Ratio::of_odds);
        beside = beside + &(&outcome.net - &won) * &Ratio::whole(outcome.count);
        if outcome.pays.is_some() {
            add(&mut lines, Outcome { name: line_name(&outcome.name), net: won, ..outcome.clone() });
        }
    }
    lines.push(Outcome { name: "all else".into(), pays: None, net: beside, count: 1 });
    Figures { outcomes: lines, ..figures.clone() }
}

fn add(lines: &mut Vec<Outcome>, line: Outcome) {
    match lines.iter_mut().find(|known| known.name == line.name) {
        Some(known) => known.count += line.count,
        None => lines.push(line),
    }
}

/// The line that an outcome is paid by: its own name, but for hands that share a line of the Play Wager.
fn line_name(outcome: &str) -> String {
    let Some(hand) = outcome.strip_prefix("win, ") else { return outcome.into() };
    let rank = ThreeCardRank::ALL.into_iter().find(|rank| rank.name() == hand);
    rank.map_or(outcome.into(), |rank| format!("win, {}", PlayLine::of(rank).name()))
}

//! One round with fixed cards, settled and explained by the rules themselves, with the lowest wager of the table on
//! everything that it offers.

use croupier_rules::families::baccarat::BaccaratWager;
use croupier_rules::kit::explanation::Explanation;
use croupier_rules::kit::settlement::{Settled, Settlement};
use croupier_rules::kit::wager::{Bets, GameWager, WagerResult};
use croupier_rules::{Card, Cents};
use serde::Serialize;

use super::face::{Face, pictured};
use super::said::Said;
use super::wagers::CHANCE;
use crate::filing::Filing;
use crate::words::capital;

/// The round.
#[derive(Debug, Serialize)]
pub struct WorkedRound {
    said: String,
    hands: Vec<WorkedHand>,
    why: Vec<Said>,
    lines: Vec<Line>,
    /// Whether any line owes vigorish, so that it has a column.
    vigorish: bool,
    staked: String,
    net: String,
}

/// Cards on the table, and how they read.
#[derive(Debug, Serialize)]
pub struct WorkedHand {
    /// Whose hand it is.
    pub title: &'static str,
    /// Its cards.
    pub groups: Vec<Group>,
    /// How it reads.
    pub reads: String,
}

/// Cards that lie together.
#[derive(Debug, Serialize)]
pub struct Group {
    label: Option<&'static str>,
    cards: Vec<Face>,
}

impl Group {
    /// Cards, with a word for what they are.
    pub fn of(label: Option<&'static str>, cards: &[Card]) -> Group {
        Group { label, cards: Face::all(cards) }
    }
}

/// What became of a wager.
#[derive(Debug, Serialize)]
struct Line {
    name: String,
    stake: String,
    result: &'static str,
    pays: Option<String>,
    paid: String,
    vigorish: String,
    returned: String,
    net: String,
    clauses: Vec<&'static str>,
}

/// The lowest wager on each of these.
pub fn lowest<W: GameWager>(filing: &Filing, wagers: impl Iterator<Item = W>) -> Bets<W> {
    let stake = filing.submission().stakes().minimum;
    wagers.fold(Bets::NONE, |bets, wager| bets.with(wager, stake))
}

/// A round that is settled.
pub fn finished<W: GameWager>(
    filing: &Filing,
    hands: Vec<WorkedHand>,
    settlement: &Settlement<W>,
    why: Explanation,
) -> WorkedRound {
    let sum = |of: fn(&Settled<W>) -> Cents| settlement.iter().map(of).sum::<Cents>();
    WorkedRound {
        said: said(filing),
        hands,
        why: why
            .0
            .into_iter()
            .map(|clause| Said::under(pictured(&clause.text), &[clause.provision]))
            .collect(),
        lines: settlement.iter().map(Line::of).collect(),
        vigorish: !sum(|settled| settled.vigorish).is_zero(),
        staked: sum(|settled| settled.stake).to_string(),
        net: signed(sum(Settled::net)),
    }
}

/// Why there is a wager on everything; and that a Dragon 7 is not what one should expect.
fn said(filing: &Filing) -> String {
    let stake = filing.submission().stakes().minimum;
    let mut said =
        format!("To show how each is settled, {stake} lies on every wager that this table offers.");
    let dragon_7 = filing.wagers().iter().find(|wager| wager.slug == BaccaratWager::Dragon7Insurance.slug());
    if let Some(insurance) = dragon_7 {
        let often = insurance.figures.hit().percent(CHANCE);
        said += &format!(" A Dragon 7, as here, ends {often}% of all rounds.");
    }
    said
}

impl Line {
    fn of<W: GameWager>(settled: &Settled<W>) -> Line {
        let ruling = &settled.ruling;
        let (result, pays) = match ruling.result {
            WagerResult::Win(odds) => ("wins", Some(odds.to_string())),
            WagerResult::Push => ("returned", None),
            WagerResult::Lose => ("loses", None),
        };
        let mut clauses = vec![ruling.decided_by.id(), ruling.provision().id()];
        clauses.dedup();
        Line {
            name: capital(settled.wager.name()),
            stake: settled.stake.to_string(),
            result,
            pays,
            paid: settled.paid.to_string(),
            vigorish: settled.vigorish.to_string(),
            returned: settled.returned.to_string(),
            net: signed(settled.net()),
            clauses,
        }
    }
}

/// With a plus where it is a gain.
fn signed(amount: Cents) -> String {
    if amount > Cents::ZERO { format!("+{amount}") } else { amount.to_string() }
}

//! Which single payout a published figure may have been computed from.
//!
//! Where a decision belongs to the wager, it is the one that is best as the text stands: a payout that is moved
//! does not move the play. All payouts above even money belong to hands that are played in any case.

use croupier_rules::Odds;

use super::plain::plain;
use super::published::{Published, fraction, places};
use crate::design::{SingleChange, explain};
use crate::figures::{Figures, Outcome};
use crate::ratio::Ratio;

/// A line at another payout, with which a wager would hold what is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayLine {
    /// The line.
    pub line: String,
    /// Where it is changed.
    pub scope: Scope,
    /// What it pays.
    pub from: Odds,
    /// The nearest payout, to 1, that would do.
    pub to: u32,
    /// How many payouts would do. A line that is rarely hit has many, and explains little.
    pub payouts: usize,
    /// The change beside the old payout.
    pub distance: Ratio,
    /// What the wager would then hold, with each paytable.
    pub holds: Vec<Ratio>,
}

/// Where a line is changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// In one paytable.
    Paytable(Option<String>),
    /// With every paytable at once, as a line that they share.
    Every,
}

impl Scope {
    fn all(tables: &[Figures]) -> Vec<Scope> {
        let one = tables.iter().map(|table| Scope::Paytable(table.paytable.clone()));
        one.chain((tables.len() > 1).then_some(Scope::Every)).collect()
    }

    fn covers(&self, table: &Figures) -> bool {
        match self {
            Scope::Paytable(paytable) => *paytable == table.paytable,
            Scope::Every => true,
        }
    }
}

/// The search over all lines of some paytables.
pub(super) struct Search<'a> {
    published: &'a Published,
    tables: Vec<Figures>,
    /// What each of them holds: computed once, not for every payout.
    edges: Vec<Ratio>,
    /// What would give each paytable one of the published figures: only such payouts can give all of them.
    candidates: Vec<Vec<SingleChange>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(published: &'a Published, tables: &[Figures]) -> Search<'a> {
        let tables: Vec<Figures> = tables.iter().map(plain).collect();
        let candidates = tables.iter().map(|table| candidates(published, table)).collect();
        let edges = tables.iter().map(Figures::edge).collect();
        Search { published, tables, edges, candidates }
    }

    /// How many lines there are to change, in one paytable each and in all of them.
    pub(super) fn size(&self) -> usize {
        Scope::all(&self.tables).iter().map(|scope| self.lines(scope).len()).sum()
    }

    /// What gives the published figures, nearest to the text first.
    pub(super) fn run(&self) -> Vec<PayLine> {
        let scopes = Scope::all(&self.tables);
        let lines =
            scopes.iter().flat_map(|scope| self.lines(scope).into_iter().map(move |line| (scope, line)));
        let mut found: Vec<_> = lines.filter_map(|(scope, line)| self.line(scope, &line)).collect();
        found.sort_by(|one, other| one.distance.cmp(&other.distance));
        found
    }

    fn covered<'b>(&'b self, scope: &'b Scope) -> impl Iterator<Item = (&'b Figures, &'b Vec<SingleChange>)> {
        self.tables.iter().zip(&self.candidates).filter(|(table, _)| scope.covers(table))
    }

    fn lines(&self, scope: &Scope) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for outcome in self.covered(scope).flat_map(|(table, _)| &table.outcomes) {
            if outcome.pays.is_some() && !names.contains(&outcome.name) {
                names.push(outcome.name.clone());
            }
        }
        names
    }

    fn line(&self, scope: &Scope, line: &str) -> Option<PayLine> {
        let candidates =
            || self.covered(scope).flat_map(|(_, changes)| changes).filter(|change| change.line == line);
        let from = candidates().next()?.from;
        let payouts: Vec<u32> = candidates().flat_map(|change| change.to.clone()).collect();
        let fits = |payout: &u32| self.published.agrees(&self.holds(scope, line, *payout));
        let fitting: Vec<u32> = payouts.into_iter().filter(fits).collect();
        let to = fitting.iter().copied().min_by_key(|&payout| distance(from, payout))?;
        Some(PayLine {
            line: line.to_owned(),
            scope: scope.clone(),
            from,
            to,
            payouts: fitting.len(),
            distance: distance(from, to),
            holds: self.holds(scope, line, to),
        })
    }

    fn holds(&self, scope: &Scope, line: &str, payout: u32) -> Vec<Ratio> {
        let changed = |(table, edge): (&Figures, &Ratio)| match scope.covers(table) {
            true => edge - &more_paid(table, line, payout),
            false => edge.clone(),
        };
        self.tables.iter().zip(&self.edges).map(changed).collect()
    }
}

fn candidates(published: &Published, table: &Figures) -> Vec<SingleChange> {
    let mut figures = vec![published.lowest, published.highest];
    figures.dedup();
    figures.into_iter().flat_map(|figure| explain(table, &fraction(figure), places(figure))).collect()
}

/// By how much less a paytable would hold with a line at another payout.
fn more_paid(table: &Figures, line: &str, payout: u32) -> Ratio {
    let of_line = |outcome: &&Outcome| outcome.name == line;
    table.outcomes.iter().filter(of_line).map(|outcome| more(table, outcome, payout)).sum()
}

fn more(table: &Figures, outcome: &Outcome, payout: u32) -> Ratio {
    &(&Ratio::whole(payout) - &outcome.net) * &Ratio::new(outcome.count, table.total)
}

fn distance(from: Odds, to: u32) -> Ratio {
    let from = Ratio::of_odds(from);
    &(&Ratio::whole(to) - &from).abs() / &from
}

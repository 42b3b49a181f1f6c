//! `croupier odds audit`: the published hold percentages, recomputed.

use std::io::{self, Write};

use croupier_odds::audit::{Explanations, Finding, OtherReading, PayLine, Scope, Verdict, audit};
use croupier_odds::{Figures, Ratio};
use croupier_rules::{GameId, Odds};
use serde::Serialize;

use super::arguments::JsonArgs;
use super::json;
use super::numbers::percent;
use crate::columns::{Align, Columns};
use crate::paragraph;
use crate::refusal::Refusal;

/// Writes what is published, what the text gives, and what would explain the difference.
pub fn write(args: &JsonArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let findings = audit().map_err(Refusal::new)?;
    if args.json {
        let views: Vec<FindingView> = findings.iter().map(FindingView::from).collect();
        return json::write_array(&views, out);
    }
    table(&findings).write(out)?;
    for finding in findings.iter().filter(|finding| finding.verdict == Verdict::Mismatch) {
        write_explanations(finding, out)?;
    }
    Ok(())
}

fn table(findings: &[Finding]) -> Columns {
    let headings = ["game", "wager", "rulemaking", "published", "recomputed %", "verdict"];
    let mut columns = Columns::new(&headings.map(|heading| (heading, Align::Left)));
    for finding in findings {
        let published = &finding.published;
        let [game, wager, rulemaking, verdict] =
            [published.game.slug(), published.wager.slug, published.rulemaking(), finding.verdict.word()]
                .map(str::to_owned);
        let holds: Vec<Ratio> = finding.recomputed.iter().map(Figures::edge).collect();
        columns.row(vec![game, wager, rulemaking, published.text(), listed(finding, &holds), verdict]);
    }
    columns
}

/// Holds with the letters of their paytables: `4.52 (A), 4.65 (B)`.
fn listed(finding: &Finding, holds: &[Ratio]) -> String {
    let listed = finding.recomputed.iter().zip(holds).map(|(table, hold)| match &table.paytable {
        Some(paytable) => format!("{} ({paytable})", hold.percent(2)),
        None => hold.percent(2),
    });
    listed.collect::<Vec<_>>().join(", ")
}

fn write_explanations(finding: &Finding, out: &mut impl Write) -> io::Result<()> {
    let (published, found) = (&finding.published, &finding.explanations);
    let (lines, readings) = (found.lines_tried, found.readings_tried);
    let name = format!("{}, {}", published.game, published.wager.name);
    writeln!(out, "\n{name}: {} does not come out of the text.", published.text())?;
    writeln!(out, "Of {lines} lines at every payout and {readings} other readings, these would give it:")?;
    for reading in &found.readings {
        write_explanation(finding, reading.reading, reading.says, &reading.holds, out)?;
    }
    for line in &found.pay_lines {
        write_explanation(finding, "payout", &changed(line), &line.holds, out)?;
    }
    if found.readings.is_empty() && found.pay_lines.is_empty() {
        writeln!(out, "  nothing")?;
    }
    Ok(())
}

fn write_explanation(
    finding: &Finding,
    kind: &str,
    says: &str,
    holds: &[Ratio],
    out: &mut impl Write,
) -> io::Result<()> {
    paragraph::hanging(out, &format!("  {kind:7}"), &format!("{says}: {}", listed(finding, holds)))
}

/// `two pair at 9 to 1 instead of 8 to 1`.
fn changed(line: &PayLine) -> String {
    let scope = match &line.scope {
        Scope::Paytable(None) => String::new(),
        Scope::Paytable(Some(paytable)) => format!(" in paytable {paytable}"),
        Scope::Every => " with every paytable".into(),
    };
    let times = &Ratio::whole(line.to) / &Ratio::of_odds(line.from);
    let payouts = match line.payouts {
        1 => String::new(),
        payouts => format!("; {payouts} payouts around it do"),
    };
    let change = format!("{} at {} instead of {}{scope}", line.line, Odds::to_1(line.to), line.from);
    format!("{change}, {} times the payout{payouts}", times.decimal(1))
}

#[derive(Serialize)]
struct FindingView<'a> {
    game: GameId,
    wager: &'a str,
    rulemaking: &'a str,
    published: [&'a str; 2],
    recomputed: Vec<HoldView<'a>>,
    verdict: &'a str,
    explanations: Vec<ExplanationView<'a>>,
    lines_tried: usize,
    readings_tried: usize,
}

#[derive(Serialize)]
struct HoldView<'a> {
    paytable: Option<&'a str>,
    edge: String,
    edge_percent: String,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum ExplanationView<'a> {
    Reading {
        reading: &'a str,
        says: &'a str,
        holds: Vec<HoldView<'a>>,
    },
    /// The words of the JSON are older than those of this program, and stay.
    #[serde(rename = "price")]
    Payout {
        line: &'a str,
        paytable: &'a str,
        from: Odds,
        to: Odds,
        #[serde(rename = "prices")]
        payouts: usize,
        holds: Vec<HoldView<'a>>,
    },
}

impl<'a> From<&'a Finding> for FindingView<'a> {
    fn from(finding: &'a Finding) -> FindingView<'a> {
        let (published, found) = (&finding.published, &finding.explanations);
        let holds: Vec<Ratio> = finding.recomputed.iter().map(Figures::edge).collect();
        FindingView {
            game: published.game,
            wager: published.wager.slug,
            rulemaking: published.rulemaking(),
            published: [published.lowest, published.highest],
            recomputed: hold_views(finding, &holds),
            verdict: finding.verdict.word(),
            explanations: explanations(finding, found),
            lines_tried: found.lines_tried,
            readings_tried: found.readings_tried,
        }
    }
}

fn hold_views<'a>(finding: &'a Finding, holds: &[Ratio]) -> Vec<HoldView<'a>> {
    let tables = finding.recomputed.iter().zip(holds);
    let view = |(table, hold): (&'a Figures, &Ratio)| HoldView {
        paytable: table.paytable.as_deref(),
        edge: hold.to_string(),
        edge_percent: percent(hold),
    };
    tables.map(view).collect()
}

fn explanations<'a>(finding: &'a Finding, found: &'a Explanations) -> Vec<ExplanationView<'a>> {
    let reading = |reading: &'a OtherReading| ExplanationView::Reading {
        reading: reading.reading,
        says: reading.says,
        holds: hold_views(finding, &reading.holds),
    };
    let payout = |line: &'a PayLine| ExplanationView::Payout {
        line: &line.line,
        paytable: scope(&line.scope),
        from: line.from,
        to: Odds::to_1(line.to),
        payouts: line.payouts,
        holds: hold_views(finding, &line.holds),
    };
    found.readings.iter().map(reading).chain(found.pay_lines.iter().map(payout)).collect()
}

fn scope(scope: &Scope) -> &str {
    match scope {
        Scope::Paytable(paytable) => paytable.as_deref().unwrap_or_default(),
        Scope::Every => "every",
    }
}

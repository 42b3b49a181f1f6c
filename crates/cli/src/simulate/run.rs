//! A run of rounds against the exact odds.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::Instant;

use croupier_sim::run::{Run, Shard, Span};
use croupier_sim::stream::ROUNDS_PER_TABLE;
use croupier_sim::{Counted, Judge};

use super::arguments::RunArgs;
use super::picture::{self, Convergence, PictureFile};
use super::playing::{Extras, Playing};
use super::report::{self, Part, Report, Wager};
use super::verdict::{self, Verdict};
use super::watch::{Bar, INTERRUPTED_CODE};
use super::{csv, text};
use crate::refusal::Refusal;

/// What is to be run: from the command line, or from a report that it is to be resumed from.
struct Job {
    playing: Playing,
    judges: Vec<Judge>,
    seed: u64,
    rounds: u64,
    shard: Shard,
    before: Option<Report>,
}

/// Runs, and prints what came out.
pub fn run(args: &RunArgs, input: &mut impl Read, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let job = match &args.resume {
        None => Job::new(args, input)?,
        Some(path) => Job::resumed(report::read(path)?, args)?,
    };
    let span = Span::of(job.rounds, job.shard).map_err(Refusal::new)?;
    if job.done() >= span.rounds || !job.done().is_multiple_of(ROUNDS_PER_TABLE) {
        return Err(Refusal::new("this is not where a run was interrupted").into());
    }
    if args.check.check && job.judges.iter().all(|judge| judge.wager().exact.is_none()) {
        return Err(verdict::nothing_to_check().into());
    }
    let threads = args.threads.number();
    let file = PictureFile::create(args.svg.as_ref())?;
    let mut plots: Vec<Convergence> = Vec::new();
    if file.is_some() {
        plots.extend(job.judges.iter().map(|judge| Convergence::new(judge.wager())));
    }
    let (counted, done, seconds) = job.play(span, threads, &mut plots)?;
    let report = job.report(&counted, done, span, seconds, threads);
    print(args, &report, &counted, out)?;
    if let Some(file) = file {
        file.write(&picture::draw_convergence(&text::title(&report), &plots)?)?;
    }
    if done < span.rounds && !args.print.json {
        eprintln!("croupier: interrupted; a run with --json can be resumed");
    }
    match &report.verdict {
        _ if done < span.rounds => Ok(ExitCode::from(INTERRUPTED_CODE)),
        Some(verdict) if args.check.check => Ok(verdict.exit_code()),
        Some(_) | None => Ok(ExitCode::SUCCESS),
    }
}

fn print(args: &RunArgs, report: &Report, counted: &[Counted], out: &mut impl Write) -> anyhow::Result<()> {
    if args.print.json {
        writeln!(out, "{}", serde_json::to_string(report)?)?;
    } else if args.print.csv {
        csv::write(report, out)?;
    } else {
        text::write(report, counted, args.detail(), out)?;
    }
    Ok(())
}

/// The wagers of a report, all of which must be wagers of the game, with its outcomes.
fn known_wagers(playing: &Playing, report: &Report) -> Result<Vec<Judge>, Refusal> {
    let mut judges = playing.game.judges();
    judges.retain(|judge| {
        let wager = report.wagers.iter().find(|wager| wager.is(judge.wager()));
        wager.is_some_and(|wager| wager.add_to(&mut judge.wager().clone()))
    });
    let all = judges.len() == report.wagers.len();
    let unknown = || Refusal::new(format_args!("{} has no such wagers or outcomes", report.game));
    if all { Ok(judges) } else { Err(unknown()) }
}

impl Job {
    fn new(args: &RunArgs, input: &mut impl Read) -> Result<Job, Refusal> {
        let playing = Playing::new(&args.game, Extras::default(), input)?;
        let judges = playing.narrowed(args.wager.as_deref(), args.paytable.as_deref())?;
        let shard = args.shard.unwrap_or(Shard::WHOLE);
        Ok(Job { playing, judges, seed: args.game.seed, rounds: args.rounds, shard, before: None })
    }

    /// The rest of a run that was interrupted: game, seed, rounds, shard and wagers are those of the report.
    fn resumed(report: Report, args: &RunArgs) -> Result<Job, Refusal> {
        let part = report.part.as_ref().filter(|part| part.interrupted && part.numbers.len() == 1);
        let part = part.ok_or_else(|| Refusal::new("this run was not interrupted"))?;
        let table = report.strategy.as_deref() == Some("table");
        let strategy = report.strategy.as_deref().filter(|_| !table).unwrap_or(&args.game.strategy);
        let playing = Playing::of_report(&report, strategy)?;
        if playing.strategy() != report.strategy {
            return Err(Refusal::new("this run was played by a table: give its file again with --strategy"));
        }
        let judges = known_wagers(&playing, &report)?;
        let shard = Shard { number: part.numbers[0], of: part.shards };
        Ok(Job { playing, judges, seed: report.seed, rounds: part.of_rounds, shard, before: Some(report) })
    }

    /// The rounds that were played before the interruption.
    fn done(&self) -> u64 {
        self.before.as_ref().map_or(0, |report| report.rounds)
    }

    fn play(
        &self,
        span: Span,
        threads: usize,
        plots: &mut [Convergence],
    ) -> anyhow::Result<(Vec<Counted>, u64, f64)> {
        let kernel = self.playing.game.kernel();
        let done = self.done();
        let bar = Bar::new(span.rounds, done, "rounds");
        let mut run = Run::new(&*kernel, self.seed, span, done);
        let start = Instant::now();
        let played = run.play(threads, &bar, |run| {
            for (plot, judge) in plots.iter_mut().zip(&self.judges) {
                plot.look(self.with_before(judge.count(run.cells())));
            }
        });
        bar.finish();
        played?;
        let counted = self.judges.iter().map(|judge| self.with_before(judge.count(run.cells()))).collect();
        Ok((counted, run.done(), start.elapsed().as_secs_f64()))
    }

    /// Adds the rounds that were played before the interruption.
    fn with_before(&self, mut counted: Counted) -> Counted {
        let before = self.before.iter().flat_map(|report| &report.wagers);
        before.filter(|wager| wager.is(&counted)).cloned().collect::<Vec<_>>().iter().for_each(|wager| {
            wager.add_to(&mut counted);
        });
        counted
    }

    fn report(&self, counted: &[Counted], done: u64, span: Span, seconds: f64, threads: usize) -> Report {
        let interrupted = done < span.rounds;
        let numbers = vec![self.shard.number];
        let part = Part { of_rounds: self.rounds, shards: self.shard.of, numbers, interrupted };
        let shoe = self.playing.game.shoe().map(|shoe| shoe.behind_cover_card);
        let wagers: Vec<Wager> = counted.iter().map(Wager::new).collect();
        Report {
            game: self.playing.game.id().slug().into(),
            decks: self.playing.game.decks(),
            rounds: done,
            seed: self.seed,
            seconds: seconds + self.before.as_ref().map_or(0.0, |report| report.seconds),
            threads,
            verdict: Some(Verdict::of(&wagers)),
            wagers,
            strategy: self.playing.strategy(),
            submission: self.playing.submission.clone(),
            cover_card: shoe.filter(|&cards| cards != croupier_sim::baccarat::Shoe::LEAST_BEHIND_COVER_CARD),
            part: (interrupted || self.shard != Shard::WHOLE).then_some(part),
        }
    }
}

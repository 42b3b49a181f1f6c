//! What is played: the game of the command line or of a submission, ready to be dealt and judged.

use std::fs;
use std::io::Read;

use croupier_rules::kit::paytable::Letter;
use croupier_rules::submission::{ApprovedSubmission, Table};
use croupier_rules::{GameId, Odds};
use croupier_sim::game::{self, CannotPlay, Game, Kind, Manner, OPTIMAL, Unfiled};
use croupier_sim::{Counted, Judge, games as simulated};

use super::arguments::GameArgs;
use super::report::Report;
use crate::games;
use crate::refusal::Refusal;
use crate::submission::filed;

/// A game with everything that is chosen about its table.
pub struct Playing {
    /// The game.
    pub game: Box<dyn Game>,
    /// What was filed, where the table is that of a submission.
    pub submission: Option<Table>,
}

/// What a command adds to the table of the command line.
#[derive(Clone, Copy, Default)]
pub struct Extras {
    /// What kind of table sessions are played at.
    pub kind: Kind,
    /// What a winning Tie Wager is paid.
    pub tie: Option<Odds>,
    /// The paytable of wagers that have one.
    pub paytable: Option<Letter>,
}

impl Playing {
    /// The game of the command line, or of the submission that it names.
    pub fn new(args: &GameArgs, extras: Extras, input: &mut impl Read) -> Result<Playing, Refusal> {
        match &args.submission {
            None => Playing::unfiled(args, extras),
            Some(path) => {
                let approved = filed::read(path, input)?;
                games::agree(args.game.as_deref(), approved.game())?;
                Playing::filed(&approved, args)
            }
        }
    }

    /// The game of a report, for a run that goes on or is put together. The player's own table is given again.
    pub fn of_report(report: &Report, strategy: &str) -> Result<Playing, Refusal> {
        let args = GameArgs {
            game: Some(report.game.clone()),
            submission: None,
            seed: report.seed,
            decks: Some(report.decks),
            cover_card: report.cover_card,
            strategy: strategy.to_owned(),
        };
        match &report.submission {
            None => Playing::unfiled(&args, Extras::default()),
            Some(submission) => {
                let approved = filed::again(submission)?;
                games::agree(Some(&report.game), approved.game())?;
                Playing::filed(&approved, &args)
            }
        }
    }

    fn unfiled(args: &GameArgs, extras: Extras) -> Result<Playing, Refusal> {
        let id = args.game.as_deref().map_or(Ok(GameId::Minibaccarat), games::parse)?;
        let Extras { kind, tie, paytable } = extras;
        let table = Unfiled { decks: args.decks, kind, tie, paytable };
        let game = played(id, args, |manner| simulated::unfiled(id, &table, manner))?;
        Ok(Playing { game, submission: None })
    }

    fn filed(approved: &ApprovedSubmission, args: &GameArgs) -> Result<Playing, Refusal> {
        let game = played(approved.game(), args, |manner| simulated::filed(approved, manner))?;
        Ok(Playing { game, submission: Some(approved.document().clone()) })
    }

    /// The name of the strategy, unless it is the optimal one.
    pub fn strategy(&self) -> Option<String> {
        let name = self.game.strategy();
        (name != OPTIMAL).then(|| name.to_string())
    }

    /// The wagers of a name and a paytable, where those are asked for.
    pub fn narrowed(&self, wager: Option<&str>, paytable: Option<&str>) -> Result<Vec<Judge>, Refusal> {
        let all = self.game.judges();
        let names = |of: fn(&Counted) -> Option<&str>| {
            let mut names: Vec<&str> = all.iter().filter_map(|judge| of(judge.wager())).collect();
            names.sort();
            names.dedup();
            names.join(", ")
        };
        let is = |judge: &&Judge| {
            let counted = judge.wager();
            wager.is_none_or(|wager| counted.wager == wager)
                && paytable.is_none_or(|letter| {
                    counted.paytable.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(letter))
                })
        };
        let found: Vec<Judge> = all.iter().filter(is).cloned().collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let (wagers, letters) =
            (names(|counted| Some(counted.wager)), names(|counted| counted.paytable.as_deref()));
        let id = self.game.id();
        Err(Refusal::new(format_args!("{id} has no such wager; wagers: {wagers}; paytables: {letters}")))
    }
}

/// The game in the manner of the command line.
fn played(
    id: GameId,
    args: &GameArgs,
    play: impl FnOnce(&Manner) -> Result<Box<dyn Game>, CannotPlay>,
) -> Result<Box<dyn Game>, Refusal> {
    let (name, text) = (&args.strategy, strategy_table(id, &args.strategy)?);
    let strategy = text.as_deref().map_or(game::Strategy::Named(name), game::Strategy::Table);
    play(&Manner { cover_card: args.cover_card, strategy }).map_err(|why| {
        let file = text.as_ref().map_or(String::new(), |_| format!("{name}: "));
        Refusal::new(format_args!("{file}{why}")).under(why.provision())
    })
}

/// The text of a strategy that is a file; none if the game knows it by its name.
fn strategy_table(id: GameId, name: &str) -> Result<Option<String>, Refusal> {
    match simulated::strategies(id) {
        [] => Ok(None),
        names if names.contains(&name) => Ok(None),
        names => fs::read_to_string(name).map(Some).map_err(|why| {
            let names = names.join(", ");
            Refusal::new(format_args!("{name:?} is not one of the strategies {names}, and not a file: {why}"))
        }),
    }
}

//! Reading a scenario, line by line.

use croupier_rules::{Card, GameId};

use croupier_table::command::Actor;
use croupier_table::time::{Span, Time};

use crate::actor;
use crate::expectation::{Check, Expectation};
use crate::failure::{Failure, Problem};
use crate::files::Files;
use crate::stage::Stage;

/// A scenario that has been read.
#[derive(Clone, Debug)]
pub struct Script {
    lines: Vec<Line>,
}

/// A line that does something.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    number: usize,
    text: String,
    item: Item,
}

/// What a line says.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// Which game is played.
    Game(GameId),
    /// An option of the table, and whether it is lawful by itself where the line says.
    Option { name: String, value: String, expects: Option<Expectation> },
    /// The options of the table, from a filed submission.
    Submission { file: String, expects: Option<Expectation> },
    /// The cards on top of the next stack.
    Cards(Vec<Card>),
    /// How many cards lie above the cover card of a ready shoe.
    Cover(usize),
    /// How many cards are left in a ready stack.
    Left(usize),
    /// Everything before the first round is done, or the table is refused.
    Ready(Expectation),
    /// The table opens closed, or is refused.
    Open(Expectation),
    /// What the clock shows.
    At(Time),
    /// Somebody acts.
    Act { actor: Actor, words: String, expects: Vec<Expectation> },
    /// Something must be so.
    Expect(Check),
}

impl Script {
    /// Reads a scenario. Lines behind `#`, empty lines and `proves` lines say nothing to the table.
    pub fn parse(text: &str) -> Result<Script, Failure> {
        let mut lines = Vec::new();
        for (index, raw) in text.lines().enumerate() {
            let text = raw.split(" #").next().unwrap_or(raw).trim();
            if text.is_empty() || text.starts_with('#') || text.starts_with("proves ") {
                continue;
            }
            let fail = |what| Failure { line: index + 1, text: raw.trim().to_string(), what };
            lines.push(Line {
                number: index + 1,
                text: raw.trim().to_string(),
                item: item(text).map_err(fail)?,
            });
        }
        if lines.is_empty() {
            let what = Problem::unreadable("nothing happens in it; a scenario begins with game GAME");
            return Err(Failure { line: 1, text: String::new(), what });
        }
        Ok(Script { lines })
    }

    /// Plays it to its end, or to the first line that fails. Submissions that it names come from the files.
    pub fn play(&self, files: &dyn Files) -> Result<Stage, Failure> {
        let mut stage = Stage::default();
        for (index, line) in self.lines.iter().enumerate() {
            let done = stage.perform(&line.item, files);
            let last = index + 1 == self.lines.len();
            let done = if last { done.and_then(|()| stage.end()) } else { done };
            done.map_err(|what| Failure { line: line.number, text: line.text.clone(), what })?;
        }
        Ok(stage)
    }
}

fn item(text: &str) -> Result<Item, Problem> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "expect" => alone(rest).and_then(Check::parse).map(Item::Expect),
        "game" => alone(rest).and_then(game).map(Item::Game),
        "option" => option(rest),
        "submission" => submission(rest),
        "cards" => alone(rest).and_then(cards).map(Item::Cards),
        "cover" => alone(rest).and_then(|rest| number_of_cards(rest, "cover")).map(Item::Cover),
        "left" => alone(rest).and_then(|rest| number_of_cards(rest, "left")).map(Item::Left),
        "ready" => opening(rest).map(Item::Ready),
        "open" => opening(rest).map(Item::Open),
        "at" => alone(rest).and_then(time).map(Item::At),
        _ => act(text),
    }
}

/// A line that brings nothing about has nothing to be expected of it.
fn alone(text: &str) -> Result<&str, Problem> {
    if text.contains("=>") {
        Err(Problem::unreadable("this line cannot have an expectation"))
    } else {
        Ok(text)
    }
}

/// What a line says, and what is expected of its judgment.
fn judged(text: &str) -> Result<(&str, Option<Expectation>), Problem> {
    let Some((said, expects)) = text.split_once("=>") else { return Ok((text.trim(), None)) };
    match Expectation::parse(expects)? {
        expects @ (Expectation::Done | Expectation::Refused(_)) => Ok((said.trim(), Some(expects))),
        Expectation::Says(_) | Expectation::Cites(_) => {
            Err(Problem::unreadable("=> ok or => refused [PROVISION]"))
        }
    }
}

/// Nothing, or `=> refused [PROVISION]`.
fn opening(text: &str) -> Result<Expectation, Problem> {
    match judged(text)? {
        ("", expects) => Ok(expects.unwrap_or(Expectation::Done)),
        (words, _) => Err(Problem::unreadable(format!("too many words: {words:?}"))),
    }
}

fn game(text: &str) -> Result<GameId, Problem> {
    let names = GameId::ALL.map(GameId::slug).join(", ");
    GameId::from_slug(text.trim()).ok_or_else(|| Problem::unreadable(format!("the games are {names}")))
}

fn number_of_cards(text: &str, word: &str) -> Result<usize, Problem> {
    text.trim().parse().map_err(|_| Problem::unreadable(format!("{word} NUMBER-OF-CARDS")))
}

fn option(text: &str) -> Result<Item, Problem> {
    let (said, expects) = judged(text)?;
    let (name, value) = said.split_once('=').ok_or_else(|| Problem::unreadable("option NAME = VALUE"))?;
    Ok(Item::Option { name: name.trim().to_string(), value: value.trim().to_string(), expects })
}

fn submission(text: &str) -> Result<Item, Problem> {
    match judged(text)? {
        ("", _) => Err(Problem::unreadable("submission FILE")),
        (file, expects) => Ok(Item::Submission { file: file.to_string(), expects }),
    }
}

/// Reads cards parted by spaces.
pub(crate) fn cards(text: &str) -> Result<Vec<Card>, Problem> {
    let card = |word: &str| {
        word.parse().map_err(|why| Problem::unreadable(format!("{word:?} is not a card; {why}")))
    };
    text.split_whitespace().map(card).collect()
}

/// Reads hours, minutes and, where they are given, seconds.
fn time(text: &str) -> Result<Time, Problem> {
    let parts: Result<Vec<u64>, _> = text.trim().split(':').map(str::parse).collect();
    match parts.as_deref() {
        Ok([hours, minutes]) => Ok(clock(*hours, *minutes, 0)),
        Ok([hours, minutes, seconds]) => Ok(clock(*hours, *minutes, *seconds)),
        _ => Err(Problem::unreadable("at HOURS:MINUTES or at HOURS:MINUTES:SECONDS")),
    }
}

fn clock(hours: u64, minutes: u64, seconds: u64) -> Time {
    Time::default() + Span::seconds(hours * 3600 + minutes * 60 + seconds)
}

fn act(text: &str) -> Result<Item, Problem> {
    let (action, expects) = text.split_once("=>").unwrap_or((text, "ok"));
    let (who, words) = action.split_once(':').ok_or_else(|| Problem::unreadable("ACTOR: what is done"))?;
    let expects = expects.split(';').map(Expectation::parse).collect::<Result<_, _>>()?;
    Ok(Item::Act { actor: actor::parse(who)?, words: words.trim().to_string(), expects })
}

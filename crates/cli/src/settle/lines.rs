//! Rounds as lines of JSON, for scripts: an object a line in, an object a line out, in the same order.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, BufRead, BufReader, Write};

use croupier_rules::finished::{FinishedRound, OptionValue};
use croupier_rules::{Card, Cents, GameId};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Deserialize as DeriveDeserialize, Serialize};

use crate::games::{self, House};

/// How much is read at once.
const READ_AHEAD: usize = 1 << 16;

/// Settles every line. A line that cannot be settled is answered with what is wrong, and the run goes on.
///
/// Answers are handed over as soon as no further whole line is at hand, so that a program may ask line by line.
pub fn settle(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(READ_AHEAD, input);
    let (mut line, mut said) = (Vec::with_capacity(1024), Vec::with_capacity(8192));
    while read_line(&mut input, &mut line)? {
        said.clear();
        answer(&line, &mut said)?;
        said.push(b'\n');
        out.write_all(&said)?;
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    out.flush()
}

fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    Ok(input.read_until(b'\n', line)? > 0)
}

fn answer(line: &[u8], out: &mut Vec<u8>) -> io::Result<()> {
    let written = match round(line) {
        Ok(round) => match round.settle() {
            Ok(report) => serde_json::to_writer(&mut *out, &report),
            Err(why) => {
                let provision = why.provision().map(|provision| provision.id());
                serde_json::to_writer(&mut *out, &Answer::of(why.to_string(), provision))
            }
        },
        Err(message) => serde_json::to_writer(&mut *out, &Answer::of(message, None)),
    };
    written.map_err(io::Error::from)
}

/// What is answered in place of a report.
#[derive(Serialize)]
struct Answer {
    error: Error,
}

#[derive(Serialize)]
struct Error {
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    provision: Option<&'static str>,
}

impl Answer {
    fn of(message: String, provision: Option<&'static str>) -> Answer {
        Answer { error: Error { message, provision } }
    }
}

/// A round as JSON.
#[derive(DeriveDeserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    #[serde(borrow)]
    game: Cow<'a, str>,
    #[serde(default)]
    player: Vec<Card>,
    banker: Option<Vec<Card>>,
    dealer: Option<Vec<Card>>,
    fourth: Option<Card>,
    set: Option<Vec<Card>>,
    #[serde(default)]
    bets: Pairs<Cents>,
    #[serde(default)]
    options: Pairs<OptionValue>,
}

fn round(line: &[u8]) -> Result<FinishedRound, String> {
    is_object(line)?;
    let line: Line<'_> =
        serde_json::from_slice(line).map_err(|why| format!("this line is not a round: {why}"))?;
    let game = games::parse(&line.game).map_err(|why| why.to_string())?;
    Ok(FinishedRound {
        house: house(game, line.banker, line.dealer)?,
        player: line.player,
        fourth: line.fourth,
        set: line.set,
        bets: line.bets.0,
        options: line.options.0,
        ..FinishedRound::new(game)
    })
}

/// The reader would take a list for an object whose names are left out.
fn is_object(line: &[u8]) -> Result<(), String> {
    match line.trim_ascii_start().first() {
        Some(b'{') => Ok(()),
        Some(_) => Err("this line is not a round: a round is one JSON object".into()),
        None => Err("this line is empty: a round is one JSON object".into()),
    }
}

fn house(game: GameId, banker: Option<Vec<Card>>, dealer: Option<Vec<Card>>) -> Result<Vec<Card>, String> {
    let misnamed =
        |house: House| format!("the hand against the player is called {:?} in {game}", house.name());
    Ok(games::of(game).house.hand(banker, dealer).map_err(misnamed)?.unwrap_or_default())
}

/// The members of an object in their order, doubles included: the rules complain of them.
struct Pairs<T>(Vec<(String, T)>);

impl<T> Default for Pairs<T> {
    fn default() -> Self {
        Pairs(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Pairs<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(PairsVisitor(std::marker::PhantomData))
    }
}

struct PairsVisitor<T>(std::marker::PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for PairsVisitor<T> {
    type Value = Pairs<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of names and values")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<T>, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            pairs.push(pair);
        }
        Ok(Pairs(pairs))
    }
}

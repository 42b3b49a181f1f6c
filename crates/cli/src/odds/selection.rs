//! From the command line to entries of the catalogue, or what is wrong and what is possible.

use std::collections::BTreeSet;

use croupier_odds::catalogue::{Conditions, CountedWager, Entry, Table, decks};
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::Wager;
use croupier_rules::{Card, Cents, GameId, Odds};

use super::arguments::Choice;
use super::paytable_file;
use super::ranks;
use super::shown::Asked;
use crate::games;
use crate::refusal::Refusal;

/// Everything that is asked for, at least one entry.
pub fn asked(choice: &Choice) -> Result<Vec<Asked>, Refusal> {
    let entries = entries(choice)?;
    let conditions = conditions(choice)?;
    if conditions.tie.is_some() && !entries.iter().any(|entry| entry.wager.is(Wager::Tie)) {
        return Err(Refusal::new("only the tie wager of baccarat is paid by --tie; leave it out"));
    }
    let mut asked: Vec<Asked> =
        entries.into_iter().map(|entry| Asked { entry, conditions: conditions.clone() }).collect();
    if let Some(stake) = &choice.stake {
        add_rounded(&mut asked, dollars(stake)?)?;
    }
    Ok(asked)
}

const NOTHING_LEFT: &str = "nothing in the catalogue is all of that; croupier odds --all lists what there is";

/// The entries that are asked for, at least one.
pub fn entries(choice: &Choice) -> Result<Vec<Entry>, Refusal> {
    let games: Vec<GameId> = match &choice.game {
        Some(name) => vec![games::parse(name)?],
        None => {
            possible_anywhere(choice)?;
            GameId::ALL.into()
        }
    };
    let chosen: Result<Vec<_>, _> = games.into_iter().map(|game| of_game(choice, game)).collect();
    let entries: Vec<Entry> = chosen?.concat();
    if entries.is_empty() { Err(Refusal::new(NOTHING_LEFT)) } else { Ok(entries) }
}

/// The entries of a game that are asked for. Without a game everything is, and the rest of the choice only narrows
/// it down.
fn of_game(choice: &Choice, game: GameId) -> Result<Vec<Entry>, Refusal> {
    if choice.game.is_some() {
        possible(choice, game)?;
    }
    let most = i64::from(*decks(game).end());
    let decks = choice.decks.or((!choice.all).then_some(most));
    let table = if choice.ez { Some(Table::Ez) } else { (!choice.all).then_some(Table::Ordinary) };
    let is_asked = |entry: &Entry| {
        decks.is_none_or(|decks| i64::from(entry.decks) == decks)
            && table.is_none_or(|table| entry.table == table)
            && choice.wager.as_deref().is_none_or(|wager| entry.wager.slug == wager)
            && choice.paytable.as_deref().is_none_or(|name| is_paid_by(entry, name))
    };
    Ok(first_of_each(choice, Entry::of_game(game).filter(is_asked).collect()))
}

fn is_paid_by(entry: &Entry, paytable: &str) -> bool {
    entry.paytable.is_some() && entry.paytable == Letter::from_name(paytable)
}

/// Whether any game has what is asked for of all of them.
fn possible_anywhere(choice: &Choice) -> Result<(), Refusal> {
    let wagers = known(|entry| entry.wager.slug.to_owned());
    let letters = known(|entry| entry.paytable.map_or(String::new(), |letter| letter.to_string()));
    let numbers = known(|entry| entry.decks.to_string());
    let decks = choice.decks.map(|decks| decks.to_string());
    let paytable = choice.paytable.as_ref().map(|letter| letter.to_uppercase());
    is_known("no game has a wager", choice.wager.as_deref(), &wagers)?;
    is_known("no wager has a paytable", paytable.as_deref(), &letters)?;
    is_known("no game has this number of decks,", decks.as_deref(), &numbers)
}

/// What the entries of all games have, each once.
fn known(of: impl Fn(Entry) -> String) -> BTreeSet<String> {
    Entry::all().map(of).filter(|name| !name.is_empty()).collect()
}

fn is_known(what: &str, asked: Option<&str>, known: &BTreeSet<String>) -> Result<(), Refusal> {
    match asked {
        Some(name) if !known.contains(name) => {
            Err(Refusal::unknown(what, name, known.iter().map(String::as_str)))
        }
        Some(_) | None => Ok(()),
    }
}

/// Payouts of one's own take the place of any paytable, so that one entry stands for all of them.
fn first_of_each(choice: &Choice, mut entries: Vec<Entry>) -> Vec<Entry> {
    if choice.paytable_file.is_some() {
        entries.dedup_by_key(|entry| (entry.wager, entry.decks, entry.table));
    }
    entries
}

/// Whether the game has what is asked for.
fn possible(choice: &Choice, game: GameId) -> Result<(), Refusal> {
    possible_decks(choice.decks, game)?;
    if choice.ez && !Table::of_game(game).contains(&Table::Ez) {
        return Err(Refusal::new(format!(
            "{game} has no EZ table; minibaccarat, midibaccarat and baccarat have"
        )));
    }
    let wagers = possible_wagers(choice, game)?;
    choice.paytable.as_deref().map_or(Ok(()), |paytable| possible_paytable(paytable, game, &wagers))
}

fn possible_decks(asked: Option<i64>, game: GameId) -> Result<(), Refusal> {
    let possible: Vec<String> = decks(game).map(|decks| decks.to_string()).collect();
    match asked {
        Some(asked) if !decks(game).any(|decks| i64::from(decks) == asked) => Err(Refusal::new(format!(
            "{game} is not dealt from {asked} decks; possible: {}",
            possible.join(", ")
        ))),
        Some(_) | None => Ok(()),
    }
}

fn possible_wagers(choice: &Choice, game: GameId) -> Result<Vec<&'static CountedWager>, Refusal> {
    let wagers = CountedWager::of_game(game);
    let Some(slug) = choice.wager.as_deref() else { return Ok(wagers.into()) };
    let unknown =
        || Refusal::unknown(&format!("{game} has no wager"), slug, wagers.iter().map(|wager| wager.slug));
    let wager = CountedWager::from_slug(game, slug).ok_or_else(unknown)?;
    if choice.ez || choice.all || Table::Ordinary.offers(wager) {
        return Ok(vec![wager]);
    }
    Err(Refusal::new(format!("the {} is offered at EZ Baccarat tables only; add --ez", wager.name)))
}

fn possible_paytable(asked: &str, game: GameId, wagers: &[&CountedWager]) -> Result<(), Refusal> {
    let mut letters: Vec<Letter> = wagers.iter().flat_map(|wager| wager.paytables).copied().collect();
    letters.sort();
    letters.dedup();
    let of = match wagers {
        [wager] => format!("the {} of {game}", wager.name),
        [..] => game.to_string(),
    };
    match Letter::from_name(asked) {
        Some(letter) if letters.contains(&letter) => Ok(()),
        Some(_) | None if letters.is_empty() => {
            Err(Refusal::new(format!("{of} has no paytables to choose from")))
        }
        Some(_) | None => {
            Err(Refusal::unknown(&format!("{of} has no paytable"), asked, letters.iter().map(|l| l.name())))
        }
    }
}

fn conditions(choice: &Choice) -> Result<Conditions, Refusal> {
    let removed = cards(choice.remove.as_deref().unwrap_or_default())?;
    let payouts = choice.paytable_file.as_deref().map(paytable_file::read).transpose()?;
    let ranks_left = choice.ranks.as_deref().map(ranks::read).transpose()?;
    let tie = choice.tie.as_deref().map(tie).transpose()?;
    Ok(Conditions { removed, ranks_left, tie, payouts, stake: None })
}

fn tie(text: &str) -> Result<Odds, Refusal> {
    text.parse().map_err(|why| Refusal::new(format!("--tie: {text:?}; {why}")))
}

fn cards(text: &str) -> Result<Vec<Card>, Refusal> {
    let card = |word: &str| {
        word.parse().map_err(|why| Refusal::new(format!("--remove: {word:?} is not a card; {why}")))
    };
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(card).collect()
}

fn dollars(text: &str) -> Result<Cents, Refusal> {
    text.parse().map_err(|why| Refusal::new(format!("--stake: {text:?}; {why}")))
}

/// Adds the Banker's Hand wager at a stake, behind the one with exact vigorish.
fn add_rounded(asked: &mut Vec<Asked>, stake: Cents) -> Result<(), Refusal> {
    let banker = |asked: &Asked| {
        let entry = asked.entry;
        entry.table == Table::Ordinary && entry.wager.is(Wager::Banker)
    };
    let place = asked.iter().position(banker).ok_or_else(|| {
        Refusal::new("only the banker wager at a table with vigorish depends on the stake; leave out --stake")
    })?;
    let Asked { entry, conditions } = &asked[place];
    let conditions = Conditions { stake: Some(stake), ..conditions.clone() };
    asked.insert(place + 1, Asked { entry: *entry, conditions });
    Ok(())
}

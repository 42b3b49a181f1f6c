//! A table's record at rest: its genesis and its entries as rows, without the order of undealt cards.
//!
//! An order is sealed beside the event, which has `null` in its place: the form in which a viewer is told of it. All
//! else stands as [`croupier_table`] writes it.

use std::fmt;
use std::sync::Arc;

use croupier_rules::{Card, Provision};
use croupier_table::cards::CardsEvent;
use croupier_table::{Entry, Event, Genesis, ReadyCards, Sealed};
use serde::{Deserialize, Serialize};

use crate::row::{Note, Row};
use crate::seal::{Envelope, Keyring, Place, SealError};
use crate::stream::Stream;

/// The first row of a table.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    genesis: Genesis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ready: Option<Ready>,
}

/// Cards that were ready when the table opened, which only simulations and examples have.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ready {
    cover: Option<usize>,
    dealt: usize,
    sealed: Envelope,
}

/// An event whose order of cards is sealed.
#[derive(Serialize, Deserialize)]
struct Closed {
    #[serde(flatten)]
    event: Event,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sealed: Option<Envelope>,
}

/// The genesis of a table as the first row of its stream.
///
/// # Errors
/// It cannot be sealed or written.
pub fn genesis(stream: &Stream, genesis: &Genesis, keys: &Keyring) -> Result<Note, AtRestError> {
    let n = Genesis::NUMBER;
    let ready =
        genesis.ready_cards().map(|cards| close_ready(cards, Place { stream, n }, keys)).transpose()?;
    let plain = Genesis::new(Arc::clone(genesis.submission()), genesis.inventory());
    let plain = plain.named(genesis.name()).opened(genesis.opened_by(), genesis.at());
    Ok(Note {
        stream: stream.clone(),
        n,
        at: genesis.at(),
        by: "house".into(),
        person: genesis.opened_by(),
        key: None,
        provision: None,
        event: serde_json::to_string(&First { genesis: plain, ready })?.into(),
    })
}

fn close_ready(cards: &ReadyCards, place: Place, keys: &Keyring) -> Result<Ready, SealError> {
    let sealed = keys.seal(place, &letters(&cards.order))?;
    Ok(Ready { cover: cards.cover, dealt: cards.dealt, sealed })
}

/// An entry of a table as a row of its stream.
///
/// # Errors
/// It cannot be sealed or written.
pub fn entry(stream: &Stream, entry: &Entry, keys: &Keyring) -> Result<Note, AtRestError> {
    let event = match order(&entry.event) {
        None => serde_json::to_string(&entry.event)?,
        Some((event, order)) => {
            let sealed = keys.seal(Place { stream, n: entry.n }, &letters(order))?;
            serde_json::to_string(&Closed { event: event.without_order().into(), sealed: Some(sealed) })?
        }
    };
    Ok(Note {
        stream: stream.clone(),
        n: entry.n,
        at: entry.at,
        by: entry.by.to_string().into(),
        person: entry.person,
        key: entry.key.clone(),
        provision: Some(entry.provision.id().into()),
        event: event.into(),
    })
}

/// The order of undealt cards that an event tells, if it tells one.
fn order(event: &Event) -> Option<(CardsEvent, &[Card])> {
    let Event::Cards(cards) = event else { return None };
    let (CardsEvent::Shuffled { order, .. } | CardsEvent::ReceivedPreshuffled { order, .. }) = cards else {
        return None;
    };
    order.seen().map(|order| (cards.clone(), &order[..]))
}

/// The genesis that the first row of a table holds.
///
/// # Errors
/// It holds none, or its cards cannot be unsealed.
pub fn read_genesis(row: &Row, keys: &Keyring) -> Result<Genesis, AtRestError> {
    let First { genesis, ready } = serde_json::from_str(&row.note.event)?;
    let Some(Ready { cover, dealt, sealed }) = ready else { return Ok(genesis) };
    let order = cards(&keys.unseal(place(row), &sealed)?)?;
    genesis.ready(ReadyCards { order, cover, dealt }).map_err(|_| AtRestError::NotCards)
}

/// The entry that a later row holds, with every order of cards that the keys open. Without keys orders stay hidden:
/// such an entry can be told, and no table can be built from it.
///
/// # Errors
/// It holds none, or its order cannot be unsealed.
pub fn read_entry(row: &Row, keys: Option<&Keyring>) -> Result<Entry, AtRestError> {
    let Closed { mut event, sealed } = serde_json::from_str(&row.note.event)?;
    match (keys, sealed) {
        (Some(keys), Some(sealed)) => put_back(&mut event, cards(&keys.unseal(place(row), &sealed)?)?),
        (Some(_), None) if hides_order(&event) => return Err(AtRestError::NoOrder),
        (Some(_) | None, _) => {}
    }
    let note = &row.note;
    let provision = note.provision.as_deref().and_then(Provision::find).ok_or(AtRestError::NoProvision)?;
    Ok(Entry {
        n: note.n,
        at: note.at,
        by: note.by.parse().map_err(|_| AtRestError::NoActor)?,
        person: note.person,
        key: note.key.clone(),
        provision,
        event,
    })
}

const fn hides_order(event: &Event) -> bool {
    matches!(
        event,
        Event::Cards(
            CardsEvent::Shuffled { order: Sealed::Hidden, .. }
                | CardsEvent::ReceivedPreshuffled { order: Sealed::Hidden, .. }
        )
    )
}

fn put_back(event: &mut Event, cards: Vec<Card>) {
    if let Event::Cards(CardsEvent::Shuffled { order, .. } | CardsEvent::ReceivedPreshuffled { order, .. }) =
        event
    {
        *order = Sealed::Open(cards.into());
    }
}

const fn place(row: &Row) -> Place<'_> {
    Place { stream: &row.note.stream, n: row.note.n }
}

/// Two letters a card.
fn letters(order: &[Card]) -> Vec<u8> {
    order.iter().flat_map(|card| card.notation().bytes()).collect()
}

fn cards(letters: &[u8]) -> Result<Vec<Card>, AtRestError> {
    let card = |two: &[u8]| std::str::from_utf8(two).ok()?.parse().ok();
    letters.chunks(2).map(card).collect::<Option<_>>().ok_or(AtRestError::NotCards)
}

/// Why a row and an entry are not each other.
#[derive(Debug)]
pub enum AtRestError {
    /// The event is not one of a table.
    NotAnEvent(serde_json::Error),
    /// What was sealed cannot be opened, or the other way round.
    Seal(SealError),
    /// What was sealed is not an order of the cards of this table.
    NotCards,
    /// The order of a shuffle is neither in the row nor sealed beside it.
    NoOrder,
    /// The row names no provision that is known.
    NoProvision,
    /// The row names nobody who acts at a table.
    NoActor,
}

impl fmt::Display for AtRestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AtRestError::NotAnEvent(why) => write!(f, "it is not an event of a table: {why}"),
            AtRestError::Seal(why) => why.fmt(f),
            AtRestError::NotCards => f.write_str("what was sealed is not an order of this table's cards"),
            AtRestError::NoOrder => f.write_str("the order of the shuffle is not sealed in it"),
            AtRestError::NoProvision => f.write_str("it names no provision of the register"),
            AtRestError::NoActor => f.write_str("it names nobody who acts at a table"),
        }
    }
}

impl std::error::Error for AtRestError {}

impl From<serde_json::Error> for AtRestError {
    fn from(error: serde_json::Error) -> AtRestError {
        AtRestError::NotAnEvent(error)
    }
}

impl From<SealError> for AtRestError {
    fn from(error: SealError) -> AtRestError {
        AtRestError::Seal(error)
    }
}

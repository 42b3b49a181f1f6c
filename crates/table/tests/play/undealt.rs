//! Nobody is told of an undealt card: every card in anybody's stream, surveillance's too, was drawn from the stack in
//! play before. Tables begin closed here, so that opening, shuffles and second sets are watched as well.

use std::collections::BTreeSet;

use croupier_rules::{Card, GameId};
use croupier_table::sight::{Seen, happening};
use croupier_table::{Entry, State, Table, Viewer, view};
use serde::Serialize;
use serde_json::Value;

use crate::recorder::genesis;
use crate::tables;
use crate::walk::{Trouble, Walk};
use crate::wire;

/// The cards that are named anywhere in something told. Sentences are left out: "As" can begin one, and that no sentence
/// tells of a hidden card is shown by comparing streams.
fn cards_in(value: &Value) -> BTreeSet<Card> {
    match value {
        Value::String(word) => word.parse().into_iter().collect(),
        Value::Array(values) => values.iter().flat_map(cards_in).collect(),
        Value::Object(fields) => {
            let plain = fields.iter().filter(|(key, _)| !["sentence", "says"].contains(&key.as_str()));
            plain.flat_map(|(_, value)| cards_in(value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => BTreeSet::new(),
    }
}

/// The kinds of card that have been drawn from the stack in play.
fn drawn(state: &State) -> BTreeSet<Card> {
    let shoe = state.cards.shoe();
    shoe.all()[..shoe.drawn()].iter().copied().collect()
}

#[track_caller]
fn told_only_of(known: &BTreeSet<Card>, told: &impl Serialize, viewer: Viewer) -> usize {
    let cards = cards_in(&serde_json::to_value(told).expect("it can be written"));
    let undealt: Vec<&Card> = cards.difference(known).collect();
    assert!(undealt.is_empty(), "{viewer} is told of {undealt:?}");
    cards.len()
}

/// Follows an entry with every viewer's eyes; how many cards were told.
fn follow(state: &mut State, entry: &Entry, viewers: &[Viewer]) -> usize {
    let before: Vec<Seen> = viewers.iter().map(|&viewer| Seen::by(state, viewer)).collect();
    let mut known = drawn(state);
    croupier_table::evolve(state, entry);
    known.extend(drawn(state));
    let each = viewers.iter().zip(&before).map(|(&viewer, seen)| {
        told_only_of(&known, &happening(seen, state, entry, viewer), viewer)
            + told_only_of(&known, &view(state, state.clock, viewer), viewer)
    });
    each.sum()
}

/// Plays a table from its opening for a while and watches it; how many cards were told.
fn watched(game: GameId, number: usize) -> usize {
    let setups = tables::of(game);
    let genesis = genesis(&setups[number % setups.len()]);
    let mut walk = Walk::at(genesis.clone(), number as u64, Trouble::Frequent);
    while walk.commands.len() < 150 {
        walk.command();
    }
    let table = Table::open(genesis);
    let (mut state, viewers) = (table.state().clone(), wire::viewers(table.state()));
    walk.table.record().iter().map(|entry| follow(&mut state, entry, &viewers)).sum()
}

#[test]
fn nobody_is_told_of_an_undealt_card() {
    for game in GameId::ALL {
        let told: usize = (0..12).map(|number| watched(game, number)).sum();
        assert!(told > 500, "cards were told of at {game}: {told}");
    }
}

//! Nobody is told of an undealt card: every card in anybody's stream, surveillance's too, was drawn from the stack in
//! play before, or lies spread face up. Tables begin closed here, so that opening, shuffles and second sets are watched as well.

use std::collections::BTreeSet;

use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::submission::{CardSets, Edits};
use croupier_rules::{Card, GameId};
use croupier_table::cards::{Occasion, SetId, Stage};
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
pub fn cards_in(value: &Value) -> BTreeSet<Card> {
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

/// The kinds of card that have been drawn from the stack in play, or lie face up in fans.
fn drawn(state: &State) -> BTreeSet<Card> {
    let shoe = state.cards.shoe();
    let spread = SetId::ALL.into_iter().filter(|&set| is_spread_face_up(state, set));
    let in_fans = spread.flat_map(|set| state.cards.set(set).cards());
    shoe.all()[..shoe.drawn()].iter().chain(in_fans).copied().collect()
}

/// Whether a set is spread face up: at an opening always, at an idle table if a player has asked for it.
fn is_spread_face_up(state: &State, set: SetId) -> bool {
    match state.cards.set(set).stage() {
        Stage::Spread { occasion: Occasion::Opening } | Stage::Seen { occasion: Occasion::Opening } => true,
        Stage::Spread { occasion: Occasion::Idle } | Stage::Seen { occasion: Occasion::Idle } => {
            state.cards.set(set).facing() == Facing::Up
        }
        _ => false,
    }
}

#[track_caller]
fn told_only_of(known: &BTreeSet<Card>, told: &impl Serialize, entry: &Entry, viewer: Viewer) -> usize {
    let cards = cards_in(&serde_json::to_value(told).expect("it can be written"));
    let undealt: Vec<&Card> = cards.difference(known).collect();
    assert!(undealt.is_empty(), "{viewer} is told of {undealt:?} with {:?}", entry.event);
    cards.len()
}

/// Follows an entry with every viewer's eyes; how many cards were told.
fn follow(state: &mut State, known: &mut BTreeSet<Card>, entry: &Entry, viewers: &[Viewer]) -> usize {
    let before: Vec<Seen> = viewers.iter().map(|&viewer| Seen::by(state, viewer)).collect();
    known.extend(drawn(state));
    croupier_table::evolve(state, entry);
    known.extend(drawn(state));
    let each = viewers.iter().zip(&before).map(|(&viewer, seen)| {
        told_only_of(known, &happening(seen, state, entry, viewer), entry, viewer)
            + told_only_of(known, &view(state, state.clock, viewer), entry, viewer)
    });
    let told = each.sum();
    // The cards of a round lie on the table until it is over, even if the stack that they came from was taken away.
    if state.betting_is_open() {
        *known = drawn(state);
    }
    told
}

/// Plays a table from its opening for a while and watches it; how many cards were told.
fn watched(edits: &Edits, seed: u64) -> usize {
    let genesis = genesis(edits);
    let mut walk = Walk::at(genesis.clone(), seed, Trouble::Frequent);
    while walk.commands.len() < 150 {
        walk.command();
    }
    let table = Table::open(genesis);
    let (mut state, viewers) = (table.state().clone(), wire::viewers(table.state()));
    let mut known = BTreeSet::new();
    walk.table.record().iter().map(|entry| follow(&mut state, &mut known, entry, &viewers)).sum()
}

#[test]
fn nobody_is_told_of_an_undealt_card() {
    for game in GameId::ALL {
        let setups = tables::of(game);
        let told: usize = (0..12).map(|number| watched(&setups[number % setups.len()], number as u64)).sum();
        assert!(told > 500, "cards were told of at {game}: {told}");
    }
}

#[test]
fn nobody_is_told_of_a_card_in_a_set_that_waits() {
    for game in GameId::ALL.into_iter().filter(|game| game.chapter().cards.two_sets.is_some()) {
        let two = |edits: &&Edits| edits.check().is_ok_and(|filed| filed.sets() == CardSets::TwoAlternating);
        let told: Vec<usize> =
            tables::of(game).iter().filter(two).take(6).map(|edits| watched(edits, 3)).collect();
        assert!(
            !told.is_empty() && told.iter().all(|&cards| cards > 0),
            "cards were told of at {game}: {told:?}"
        );
    }
}

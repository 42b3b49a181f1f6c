//! The stub: to the discard rack unseen, or counted first (reading ER-224).

use croupier_rules::Provision;
use croupier_rules::families::poker::irregularities::CardsFate;
use croupier_rules::families::poker::{self, CountingShuffler};

use super::super::event::{PokerEvent, StubCount, Void};
use super::super::game::Game;
use super::super::irregularities;
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::stage::{self, Phase};
use super::super::table::{PokerTable, Stage, Stub};
use crate::command::Command;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

/// The stub goes to the discard rack unseen, unless it must be counted.
pub(in super::super) fn discard(
    state: &State,
    table: &PokerTable,
    command: &Command,
    game: &Game,
) -> Decision {
    stage::dealer(command)?;
    stage::at(table, game, Phase::Stub)?;
    if let Some(clause) = count_due(state, table, game) {
        return Err(Refusal::under(clause, PokerReason::CountIsDue));
    }
    let mut record = Record::new(state, command);
    remove(&mut record, table, game);
    record.poker(game.dealing().stub, PokerEvent::StubGone);
    Ok(record.entries)
}

fn count_due(state: &State, table: &PokerTable, game: &Game) -> Option<Provision> {
    let counts = state.cards.shuffling(&state.setup).counts();
    let shuffler = if counts { CountingShuffler::InUse } else { CountingShuffler::NotInUse };
    game.dealing().count_due(shuffler, table.rounds_since_count)
}

/// The stub comes out of a shoe; a deck in the hand has none to come out of.
fn remove(record: &mut Record, table: &PokerTable, game: &Game) {
    if game.chosen_hand().is_none() && table.stub == Stub::InPlace {
        record.poker(game.dealing().stub, PokerEvent::StubRemoved);
    }
}

/// The stub is counted, which may be done in any round.
pub(in super::super) fn count(
    state: &State,
    table: &PokerTable,
    command: &Command,
    game: &Game,
    cards: u8,
) -> Decision {
    stage::dealer(command)?;
    stage::at(table, game, Phase::Stub)?;
    let clauses = game.dealing();
    let whole = cards as usize + table.cards_out as usize == state.setup.set_size();
    let count = if whole { StubCount::Right } else { StubCount::Wrong };
    let mut record = Record::new(state, command);
    remove(&mut record, table, game);
    record.poker(clauses.count, PokerEvent::StubCounted { cards, count });
    match count {
        StubCount::Right => record.poker(clauses.right_count, PokerEvent::StubGone),
        StubCount::Wrong => {}
    }
    Ok(record.entries)
}

/// The dealer determines whether cards were misdealt; either way the hands are void.
pub(in super::super) fn determine(
    state: &State,
    table: &PokerTable,
    command: &Command,
    game: &Game,
    cards_out: u8,
) -> Decision {
    stage::dealer(command)?;
    stage::at(table, game, Phase::WrongStub)?;
    let Stage::WrongStub { counted } = table.stage else {
        return Err(Refusal::under(game.dealing().wrong_count, PokerReason::NoWrongCount));
    };
    let (clause, out) = (game.dealing().wrong_count, cards_out as usize);
    let count =
        poker::StubCount::read(state.setup.set_size(), counted as usize, out, table.cards_out as usize);
    let mut record = Record::new(state, command);
    record.poker(clause, PokerEvent::CardsOutCounted { cards: cards_out });
    irregularities::void(&mut record, game, clause, void(game, count));
    Ok(record.entries)
}

/// Why the hands are void: the deck leaves the table, or it was misdealt.
fn void(game: &Game, count: poker::StubCount) -> Void {
    match game.dealing().after_count(count).cards {
        CardsFate::RemoveDeck => Void::DeckIsWrong,
        CardsFate::Untouched
        | CardsFate::DiscardThatCard
        | CardsFate::UseAsNextCard
        | CardsFate::Reshuffle
        | CardsFate::ReshuffleWithThoseDealt
        | CardsFate::ShuffleAsAfterEveryRound
        | CardsFate::DiscardStub => Void::Misdealt,
    }
}

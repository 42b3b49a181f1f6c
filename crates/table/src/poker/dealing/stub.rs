//! The stub: to the discard rack unseen, or counted first (reading ER-224).

use croupier_rules::Provision;
use croupier_rules::families::poker::irregularities::CardsFate;
use croupier_rules::families::poker::{self, CountingShuffler};

use super::super::Context;
use super::super::event::{PokerEvent, StubCount, Void};
use super::super::game::Game;
use super::super::irregularities;
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::stage::{self, Phase};
use super::super::table::{PokerTable, Stage, Stub};
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

/// The stub goes to the discard rack unseen, unless it must be counted.
pub(in super::super) fn discard(context: Context, game: &Game) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Stub)?;
    if let Some(clause) = count_due(context.state, context.table, game) {
        return Err(Refusal::under(clause, PokerReason::CountIsDue));
    }
    let mut record = Record::new(context);
    remove(&mut record, context.table, game);
    record.poker(game.dealing().stub, PokerEvent::StubGone);
    record.done()
}

fn count_due(state: &State, table: &PokerTable, game: &Game) -> Option<Provision> {
    let counts = state.cards.shuffling(state.filed()).counts();
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
pub(in super::super) fn count(context: Context, game: &Game, cards: u8) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::Stub)?;
    let clauses = game.dealing();
    let whole = cards as usize + context.table.cards_out as usize == context.filed().deck().size();
    let count = if whole { StubCount::Right } else { StubCount::Wrong };
    let mut record = Record::new(context);
    remove(&mut record, context.table, game);
    record.poker(clauses.count, PokerEvent::StubCounted { cards, count });
    match count {
        StubCount::Right => record.poker(clauses.right_count, PokerEvent::StubGone),
        StubCount::Wrong => {}
    }
    record.done()
}

/// The dealer determines whether cards were misdealt; either way the hands are void.
pub(in super::super) fn determine(context: Context, game: &Game, cards_out: u8) -> Decision {
    stage::dealer(context)?;
    stage::at(context.table, game, Phase::WrongStub)?;
    let Stage::WrongStub { counted } = context.table.stage else {
        return Err(Refusal::under(game.dealing().wrong_count, PokerReason::NoWrongCount));
    };
    let (clause, deck) = (game.dealing().wrong_count, context.filed().deck().size());
    let should_be_out = usize::from(context.table.cards_out);
    let count = poker::StubCount::read(deck, counted.into(), cards_out.into(), should_be_out);
    let mut record = Record::new(context);
    record.poker(clause, PokerEvent::CardsOutCounted { cards: cards_out });
    irregularities::void(&mut record, game, clause, void(game, count));
    record.done()
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

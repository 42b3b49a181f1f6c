//! The stub: to the discard rack unseen, or counted first (reading ER-224).

use croupier_rules::Provision;

use super::super::Context;
use super::super::event::{PokerEvent, StubCount, Void};
use super::super::game::Game;
use super::super::irregularities;
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::stage::{self, Phase};
use super::super::table::{PokerTable, Stage, Stub};
use super::{prime, saigon};
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::state::State;

/// What a wrong count leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WrongCount {
    pub void: Void,
    pub provision: Provision,
}

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
    let (shuffling, rounds) = (state.cards.shuffling(state.filed()), table.rounds_since_count);
    match game {
        Game::Prime(_, method) => prime::count_due(*method, shuffling, rounds),
        Game::Saigon(_, method) => saigon::count_due(*method, shuffling, rounds),
    }
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
    let wrong = match game {
        Game::Prime(_, method) => prime::wrong_count(*method, counted, cards_out, context.table.cards_out),
        Game::Saigon(_, method) => saigon::wrong_count(*method, counted, cards_out, context.table.cards_out),
    };
    let mut record = Record::new(context);
    record.poker(wrong.provision, PokerEvent::CardsOutCounted { cards: cards_out });
    irregularities::void(&mut record, game, wrong.provision, wrong.void);
    record.done()
}

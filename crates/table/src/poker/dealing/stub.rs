//! The stub: to the discard rack unseen, or counted first (reading ER-224).

use croupier_rules::Provision;
use croupier_rules::families::poker::dealing::HandUsed;
use croupier_rules::families::poker::irregularities::CardsFate;
use croupier_rules::families::poker::{CountingShuffler, StubCount};

use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::poker::checks::Context;
use crate::poker::event::{PokerEvent, StubFinding, Void};
use crate::poker::irregularities::void;
use crate::poker::phase::Phase;
use crate::poker::reason::PokerReason;
use crate::poker::table::{PokerTable, Stub, Uncounted};
use crate::refusal::Refusal;

/// The stub goes to the discard rack unseen, unless it must be counted.
pub(in crate::poker) fn discard_stub(context: Context) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Stub)?;
    if let Some(clause) = count_due(context) {
        return Err(Refusal::under(clause, PokerReason::CountIsDue));
    }
    let mut draft = context.draft();
    take_out(context, &mut draft);
    draft.fact(context.method().stub, PokerEvent::StubDiscarded);
    draft.done()
}

/// The clause by which the stub has to be counted in this round, if it has to be and was not.
pub(in crate::poker) fn count_due(context: Context) -> Option<Provision> {
    let counts = context.state.cards.shuffling(context.filed()).counts();
    let shuffler = if counts { CountingShuffler::InUse } else { CountingShuffler::NotInUse };
    context.method().count_due(shuffler, context.table.rounds_since_count)
}

/// The stub comes out of a shoe; a deck in the hand has none to come out of.
fn take_out(context: Context, draft: &mut Draft) {
    let in_hand = matches!(context.method().hand_used, Some(HandUsed::OneForTheRound(_)));
    if !in_hand && context.table.stub == Stub::InPlace {
        draft.fact(context.method().stub, PokerEvent::StubRemoved);
    }
}

/// Before the next shuffle, and the next round, a stub that had to be counted is (reading ER-232).
pub(crate) fn check_stub_counted(table: &PokerTable) -> Check {
    match table.uncounted {
        Some(Uncounted { wrong_count: None, by, .. }) => {
            Err(Refusal::under(by.count, PokerReason::CountIsDue))
        }
        Some(Uncounted { wrong_count: Some(_), by, .. }) => {
            Err(Refusal::under(by.wrong_count, PokerReason::WrongCountIsOpen))
        }
        None => Ok(()),
    }
}

/// The stub is counted, which may be done in any round.
pub(in crate::poker) fn count_stub(context: Context, cards: u8) -> Decision {
    context.dealer()?;
    match context.table.uncounted {
        Some(left) => return count_left(context, left, cards),
        None => context.is_in(Phase::Stub)?,
    }
    let (method, finding) = (context.method(), finding(context, cards, context.table.cards_out));
    let mut draft = context.draft();
    take_out(context, &mut draft);
    draft.fact(method.count, PokerEvent::StubCounted { cards, finding });
    if finding == StubFinding::Right {
        draft.fact(method.right_count, PokerEvent::StubDiscarded);
    }
    draft.done()
}

/// The stub of a round that is over is counted.
fn count_left(context: Context, left: Uncounted, cards: u8) -> Decision {
    if left.wrong_count.is_some() {
        return Err(Refusal::under(left.by.wrong_count, PokerReason::WrongCountIsOpen));
    }
    let finding = finding(context, cards, left.cards_out);
    let mut draft = context.draft();
    draft.fact(left.by.count, PokerEvent::StubCounted { cards, finding });
    if finding == StubFinding::Right {
        draft.fact(left.by.right_count, PokerEvent::StubDiscarded);
    }
    draft.done()
}

fn finding(context: Context, cards: u8, cards_out: u8) -> StubFinding {
    let whole = cards as usize + cards_out as usize == context.filed().deck().size();
    if whole { StubFinding::Right } else { StubFinding::Wrong }
}

/// The dealer determines whether cards were misdealt; either way the hands are void.
pub(in crate::poker) fn determine_misdeal(context: Context, cards_out: u8) -> Decision {
    context.dealer()?;
    if let Some(left @ Uncounted { wrong_count: Some(cards), .. }) = context.table.uncounted {
        return determine_left(context, left, cards, cards_out);
    }
    context.is_in(Phase::WrongStub)?;
    let Stub::Counted { cards } = context.table.stub else { unreachable!("a wrong stub was counted") };
    let (deck, due) = (context.filed().deck().size(), context.table.cards_out as usize);
    let done = context.method().after_count(StubCount::read(deck, cards as usize, cards_out as usize, due));
    let why = if done.cards == CardsFate::RemoveDeck { Void::DeckIsWrong } else { Void::Misdealt };
    let mut draft = context.draft();
    draft.fact(done.provision, PokerEvent::CardsOutCounted { cards: cards_out });
    void(context, &mut draft, done.provision, why);
    draft.done()
}

/// The same for the stub of a round that is over: nothing of it is left to be void, and the deck stays or goes.
fn determine_left(context: Context, left: Uncounted, cards: u8, cards_out: u8) -> Decision {
    let (deck, due) = (context.filed().deck().size(), left.cards_out as usize);
    let done = left.by.after_count(StubCount::read(deck, cards as usize, cards_out as usize, due));
    let mut draft = context.draft();
    draft.fact(done.provision, PokerEvent::CardsOutCounted { cards: cards_out });
    let gone = done.cards == CardsFate::RemoveDeck;
    draft.fact(done.provision, if gone { PokerEvent::DeckRemoved } else { PokerEvent::StubDiscarded });
    draft.done()
}

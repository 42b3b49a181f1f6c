//! The stub: to the discard rack unseen, or counted first (reading ER-224).

use croupier_rules::Provision;
use croupier_rules::families::poker::dealing::HandUsed;
use croupier_rules::families::poker::irregularities::CardsFate;
use croupier_rules::families::poker::{CountingShuffler, StubCount};

use crate::context::Draft;
use crate::decide::Decision;
use crate::poker::checks::Context;
use crate::poker::event::{PokerEvent, StubFinding, Void};
use crate::poker::irregularities::void;
use crate::poker::phase::Phase;
use crate::poker::reason::PokerReason;
use crate::poker::table::Stub;
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

fn count_due(context: Context) -> Option<Provision> {
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

/// The stub is counted, which may be done in any round.
pub(in crate::poker) fn count_stub(context: Context, cards: u8) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Stub)?;
    let (method, finding) = (context.method(), finding(context, cards));
    let mut draft = context.draft();
    take_out(context, &mut draft);
    draft.fact(method.count, PokerEvent::StubCounted { cards, finding });
    if finding == StubFinding::Right {
        draft.fact(method.right_count, PokerEvent::StubDiscarded);
    }
    draft.done()
}

fn finding(context: Context, cards: u8) -> StubFinding {
    let whole = cards as usize + context.table.cards_out as usize == context.filed().deck().size();
    if whole { StubFinding::Right } else { StubFinding::Wrong }
}

/// The dealer determines whether cards were misdealt; either way the hands are void.
pub(in crate::poker) fn determine_misdeal(context: Context, cards_out: u8) -> Decision {
    context.dealer()?;
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

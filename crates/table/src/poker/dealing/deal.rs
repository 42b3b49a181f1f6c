//! Cards are dealt, face down, as far as there are any.

use croupier_rules::Card;
use croupier_rules::families::poker::{self, Delivery, MethodClauses};

use crate::context::Draft;
use crate::decide::Decision;
use crate::poker::act::Recipient;
use crate::poker::checks::Context;
use crate::poker::event::PokerEvent;
use crate::poker::lineup::Place;
use crate::poker::phase::Phase;
use crate::poker::reason::PokerReason;
use crate::poker::table::{RECIPIENTS, Stub};
use crate::poker::{Extent, PokerTable};
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The dealer deals everything that is still due, or the next card or stack.
pub(in crate::poker) fn deal(context: Context, extent: Extent) -> Decision {
    context.dealer()?;
    context.is_in(Phase::Dealing)?;
    let (method, seats) = (context.method(), context.filed().seats());
    let mut deal = Deal::new(context, method, extent);
    let shares = context.table.lineup.in_order_of_deal(seats);
    context.clauses().dealing.deal(method, &shares, |delivery| deal.deliver(delivery, seats));
    deal.done()
}

/// A deal while it goes on.
struct Deal<'a> {
    context: Context<'a>,
    method: &'static MethodClauses,
    extent: Extent,
    draft: Draft<'a>,
    /// How many cards of the whole deal each recipient has from earlier acts.
    behind: [u8; RECIPIENTS],
    /// How many cards this act has dealt.
    dealt: usize,
    /// Who got the first of them.
    first: Option<Recipient>,
    stub: Stub,
    reach: Reach,
}

/// How far an act of dealing goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// To the end of the deal, as far as can be seen.
    Everything,
    /// It stops before a card that is due.
    StopsShort,
}

impl<'a> Deal<'a> {
    fn new(context: Context<'a>, method: &'static MethodClauses, extent: Extent) -> Deal<'a> {
        let draft = context.draft();
        let PokerTable { dealt: behind, stub, .. } = *context.table;
        Deal { context, method, extent, draft, behind, dealt: 0, first: None, stub, reach: Reach::Everything }
    }

    /// Delivers a card of the deal, if it is still due to somebody who is in the round.
    fn deliver(&mut self, Delivery { to, place, provision }: Delivery, seats: u8) {
        let to = recipient(to, seats);
        if !self.is_due(to) || self.reach == Reach::StopsShort {
            return;
        }
        let Some(card) = self.next_card(to) else {
            self.reach = Reach::StopsShort;
            return;
        };
        if place == Place::FourthCard {
            self.take_stub_out();
        }
        self.draft.fact(provision, PokerEvent::Dealt { to, place, card: card.into() });
        self.first = self.first.or(Some(to));
        self.dealt += 1;
    }

    /// Whether a card of the deal is still due: its recipient is in the round and does not have it.
    fn is_due(&mut self, to: Recipient) -> bool {
        let behind = &mut self.behind[to.index()];
        if *behind > 0 {
            *behind -= 1;
            return false;
        }
        self.context.table.is_dealt_to(to)
    }

    /// The next card of the stack, if there is one and this act may deal it.
    fn next_card(&self, to: Recipient) -> Option<Card> {
        let may = match self.extent {
            Extent::Everything => true,
            Extent::Next => self.first.is_none_or(|first| first == to && self.method.is_automated()),
        };
        self.context.state.cards.shoe.peek(self.dealt).filter(|_| may)
    }

    /// Fourth cards of an automated shoe with stacks of three come from the stub, out of the shoe (ER-214).
    fn take_stub_out(&mut self) {
        let from_stub = self.method.is_automated() && !self.method.keeps_its_stub();
        if from_stub && self.stub == Stub::InPlace {
            self.draft.fact(self.method.stub, PokerEvent::StubRemoved);
            self.stub = Stub::Removed;
        }
    }

    fn done(mut self) -> Decision {
        match self.reach {
            Reach::Everything => self.finish(),
            Reach::StopsShort if self.dealt == 0 => {
                return Err(Refusal::under(self.method.hands, PokerReason::CardsRunOut));
            }
            Reach::StopsShort => {}
        }
        self.draft.done()
    }

    /// Everybody has their cards. A shoe that reshuffles by itself keeps its stub (ER-215).
    fn finish(&mut self) {
        self.draft.fact(self.method.hands, PokerEvent::HandsDealt);
        if self.method.keeps_its_stub() {
            self.draft.fact(self.method.hands, PokerEvent::StubKept);
        }
    }
}

/// The recipient of a delivery; the chapters count positions clockwise from the dealer's far left.
fn recipient(to: poker::Recipient, seats: u8) -> Recipient {
    let poker::Recipient::Player(place) = to else { return Recipient::Dealer };
    let Some(seat) = Seat::new(seats - place as u8) else {
        unreachable!("cards go to positions of the table")
    };
    Recipient::Position(seat)
}

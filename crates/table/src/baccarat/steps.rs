//! What each actor must or may do in the round now. A candidate is listed where the check of its act accepts it,
//! so that list and check cannot differ.

use alloc::vec::Vec;

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;

use super::instructions::says;
use super::round::{BaccaratTable, Due};
use super::turning::Right;
use super::{BaccaratAct, BaccaratEvent, decide};
use crate::command::{Act, Actor, Command};
use crate::context::Context;
use crate::event::{Entries, Event};
use crate::form::Form;
use crate::state::State;
use crate::steps::{Duty, Step, Steps};

/// Lists the steps of the round.
pub(crate) fn steps(table: &BaccaratTable, all: &mut Steps) {
    let mut list = Vec::new();
    gather(all.state, table, &mut list);
    all.extend(list);
}

fn gather(state: &State, table: &BaccaratTable, steps: &mut Vec<Step>) {
    let mut list = List { state, table, steps };
    list.what_is_due();
    list.shoe();
    list.between_rounds();
    list.irregularities();
}

struct List<'a> {
    state: &'a State,
    table: &'a BaccaratTable,
    steps: &'a mut Vec<Step>,
}

impl List<'_> {
    fn must(&mut self, actor: Actor, act: BaccaratAct) {
        self.candidate(actor, act, Duty::Must);
    }

    fn may(&mut self, actor: Actor, act: BaccaratAct) {
        self.candidate(actor, act, Duty::May);
    }

    fn candidate(&mut self, actor: Actor, act: BaccaratAct, duty: Duty) {
        let command = Command::new(self.state.clock, actor, Act::Baccarat(act));
        if let Ok(entries) = decide(Context::new(self.state, &command).at(self.table), &act)
            && let Some(provision) = provision(&entries)
        {
            let says = says(self.table, act);
            self.steps.push(Step {
                by: actor,
                act: Form::Exact(command.act),
                duty,
                provision,
                says: says.into(),
            });
        }
    }

    fn what_is_due(&mut self) {
        let deals = self.table.curator.actor();
        self.must(Actor::Dealer, BaccaratAct::DeclareVoid);
        match self.table.due(self.state) {
            Due::NoMoreBets => self.must(Actor::Dealer, BaccaratAct::NoMoreBets),
            Due::CallCards => self.must(Actor::Dealer, BaccaratAct::CallCards),
            Due::FirstFour => {
                self.must(deals, BaccaratAct::DealFirstFour);
                self.may(deals, BaccaratAct::DealCard);
            }
            Due::Turn(side) => self.turning(side),
            Due::Announce(side) => self.must(Actor::Dealer, BaccaratAct::Announce(side)),
            Due::ThirdCard(side) => self.must(deals, BaccaratAct::DealThirdCard(side)),
            Due::Result => self.must(Actor::Dealer, BaccaratAct::AnnounceResult),
            Due::CollectLosing => self.must(Actor::Dealer, BaccaratAct::CollectLosing),
            Due::Settle(seat) => self.must(Actor::Dealer, BaccaratAct::SettlePosition(seat)),
            Due::ClearCards => self.must(Actor::Dealer, BaccaratAct::ClearCards),
        }
    }

    fn turning(&mut self, side: Side) {
        self.must(Actor::Dealer, BaccaratAct::Turn(side));
        match self.table.rights[side as usize] {
            Right::Dealer => {}
            Right::Player(to, _) => {
                self.must(Actor::Dealer, BaccaratAct::HandOver { side, to });
                self.must(Actor::Player(to), BaccaratAct::ReturnCards(side));
                self.may(Actor::Player(to), BaccaratAct::Relinquish(side));
                self.may(Actor::Dealer, BaccaratAct::OrderRelinquish(side));
                self.may(Actor::Floorperson, BaccaratAct::OrderRelinquish(side));
            }
            Right::Offered(offer) => match (offer.to(), offer.next(self.state)) {
                (Some(asked), _) => {
                    self.must(Actor::Player(asked), BaccaratAct::AcceptRight(side));
                    self.must(Actor::Player(asked), BaccaratAct::DeclineRight(side));
                }
                (None, Some(to)) => self.must(Actor::Dealer, BaccaratAct::OfferRight { side, to }),
                (None, None) => {}
            },
        }
    }

    /// The shoe of Baccarat: on offer, or in somebody's hands.
    fn shoe(&mut self) {
        let curator = self.table.curator;
        match curator.offer().map(|offer| (offer.to(), offer.next(self.state))) {
            Some((Some(asked), _)) => self.answers(Actor::Player(asked)),
            Some((None, Some(next))) => self.must(Actor::Dealer, BaccaratAct::OfferShoe(next)),
            Some((None, None)) => self.must(Actor::Dealer, BaccaratAct::TakeShoe),
            None => {
                let duty = if curator.must_pass() { Duty::Must } else { Duty::May };
                self.candidate(curator.actor(), BaccaratAct::PassShoe, duty);
                self.may(curator.actor(), BaccaratAct::DesignateDealer);
                self.may(Actor::Dealer, BaccaratAct::OrderPass);
                self.may(Actor::Floorperson, BaccaratAct::OrderPass);
            }
        }
    }

    fn answers(&mut self, asked: Actor) {
        self.must(asked, BaccaratAct::AcceptShoe);
        self.must(asked, BaccaratAct::DeclineShoe);
        self.may(asked, BaccaratAct::DesignateDealer);
    }

    /// The last hand is announced; vigorish is collected, of necessity where it is due.
    fn between_rounds(&mut self) {
        self.must(Actor::Dealer, BaccaratAct::AnnounceLastHand);
        let table = self.table;
        let duty = if table.vigorish.first_due().is_some() { Duty::Must } else { Duty::May };
        for seat in table.vigorish.owing() {
            self.candidate(Actor::Dealer, BaccaratAct::CollectVigorish(seat), duty);
        }
    }

    fn irregularities(&mut self) {
        for actor in [Actor::Dealer, Actor::Floorperson] {
            self.reports(actor);
        }
    }

    fn reports(&mut self, actor: Actor) {
        for disclosure in Disclosure::ALL {
            self.may(actor, BaccaratAct::ReportCardDrawn(disclosure));
            for side in Side::ALL {
                self.may(actor, BaccaratAct::ReportThirdCard { side, disclosure });
            }
        }
        for seat in self.state.seats.taken() {
            self.may(actor, BaccaratAct::ReportTouch(seat));
        }
    }
}

/// The provision of what is done, not of the cover card that may come before it.
fn provision(entries: &Entries) -> Option<croupier_rules::Provision> {
    let done = |event: &Event| *event != Event::Baccarat(BaccaratEvent::CoverCardSetAside);
    entries.iter().find(|entry| done(&entry.event)).map(|entry| entry.provision)
}

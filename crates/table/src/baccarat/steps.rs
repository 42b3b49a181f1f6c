//! What each actor must or may do in the round now. A candidate is listed where the check of its act accepts it,
//! so that list and check cannot differ.

use croupier_rules::Provision;
use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::irregularities::Disclosure;

use super::instructions::says;
use super::round::{BaccaratTable, Due};
use super::turning::Right;
use super::{BaccaratAct, BaccaratEvent, curator, turning};
use crate::command::{Act, Actor};
use crate::event::{Entries, Event};
use crate::form::Form;
use crate::ground::Ground;
use crate::seat::Seat;
use crate::steps::{Duty, Steps};

/// Lists the steps of the round.
pub(crate) fn steps(table: &BaccaratTable, steps: &mut Steps) {
    let mut list = List { table, steps };
    list.what_is_due();
    list.shoe();
    list.between_rounds();
    list.irregularities();
}

/// The two who run the game.
const STAFF: [Actor; 2] = [Actor::Dealer, Actor::Floorperson];

struct List<'a, 'b, 'c> {
    table: &'a BaccaratTable,
    steps: &'b mut Steps<'c>,
}

impl List<'_, '_, '_> {
    fn must(&mut self, actor: Actor, act: BaccaratAct) {
        self.candidate(actor, act, Duty::Must);
    }

    fn may(&mut self, actor: Actor, act: BaccaratAct) {
        self.candidate(actor, act, Duty::May);
    }

    /// The candidates of actors who were not asked for cost nothing.
    fn candidate(&mut self, by: Actor, act: BaccaratAct, duty: Duty) {
        if !self.steps.wants(by) {
            return;
        }
        let of_table = Act::Baccarat(act);
        if let Ok(entries) = self.steps.decided(by, &of_table) {
            let (provision, says) = (provision(&entries), says(self.table, act));
            self.steps.list(by, Form::Exact(of_table), duty, provision, says);
        }
    }

    fn what_is_due(&mut self) {
        let deals = self.table.curator.actor();
        self.must(Actor::Dealer, BaccaratAct::DeclareVoid);
        match self.table.due(self.steps.state) {
            Due::NoMoreBets => self.must(Actor::Dealer, BaccaratAct::NoMoreBets),
            Due::CallCards => self.must(Actor::Dealer, BaccaratAct::CallCards),
            Due::FirstFour => {
                self.must(deals, BaccaratAct::DealFirstFour);
                self.may(deals, BaccaratAct::DealCard);
            }
            Due::Turn { side } => self.turning(side),
            Due::Announce { side } => self.must(Actor::Dealer, BaccaratAct::Announce { side }),
            Due::ThirdCard { side } => self.must(deals, BaccaratAct::DealThirdCard { side }),
            Due::Result => self.must(Actor::Dealer, BaccaratAct::AnnounceResult),
            Due::CollectLosing => self.must(Actor::Dealer, BaccaratAct::CollectLosing),
            Due::Settle { position } => self.must(Actor::Dealer, BaccaratAct::SettlePosition { position }),
            Due::ClearCards => self.must(Actor::Dealer, BaccaratAct::ClearCards),
        }
    }

    fn turning(&mut self, side: Side) {
        self.must(Actor::Dealer, BaccaratAct::Turn { side });
        match self.table.rights[side as usize] {
            Right::Dealer => {}
            Right::Player(to, _) => self.turned_by(side, to),
            Right::Offered(offer) => match (offer.to(), offer.next(self.steps.state)) {
                (Some(asked), _) => {
                    self.must(Actor::Player(asked), BaccaratAct::AcceptRight { side });
                    self.must(Actor::Player(asked), BaccaratAct::DeclineRight { side });
                }
                (None, Some(to)) => self.must(Actor::Dealer, BaccaratAct::OfferRight { side, to }),
                (None, None) => {}
            },
        }
    }

    fn turned_by(&mut self, side: Side, to: Seat) {
        self.must(Actor::Dealer, BaccaratAct::HandOver { side, to });
        self.must(Actor::Player(to), BaccaratAct::ReturnCards { side });
        self.may(Actor::Player(to), BaccaratAct::Relinquish { side });
        self.orders(turning::GROUNDS, |because| BaccaratAct::OrderRelinquish { side, because });
    }

    /// An order that the dealer or a floorperson may give, on each of its grounds or without stating one.
    fn orders(&mut self, grounds: &[Ground], order: impl Fn(Option<Ground>) -> BaccaratAct) {
        for actor in STAFF {
            for because in grounds.iter().copied().map(Some).chain([None]) {
                self.may(actor, order(because));
            }
        }
    }

    /// The shoe of Baccarat: on offer, or in somebody's hands.
    fn shoe(&mut self) {
        let curator = self.table.curator;
        match curator.offer().map(|offer| (offer.to(), offer.next(self.steps.state))) {
            Some((Some(asked), _)) => self.answers(Actor::Player(asked)),
            Some((None, Some(to))) => self.must(Actor::Dealer, BaccaratAct::OfferShoe { to }),
            Some((None, None)) => self.must(Actor::Dealer, BaccaratAct::TakeShoe),
            None if curator.is_chosen() => self.passing(),
            None => {}
        }
    }

    fn answers(&mut self, asked: Actor) {
        self.must(asked, BaccaratAct::AcceptShoe);
        self.must(asked, BaccaratAct::DeclineShoe);
    }

    fn passing(&mut self) {
        let curator = self.table.curator;
        let duty = if curator.must_pass() { Duty::Must } else { Duty::May };
        self.candidate(curator.actor(), BaccaratAct::PassShoe, duty);
        self.may(curator.actor(), BaccaratAct::DesignateDealer);
        self.orders(curator::GROUNDS, |because| BaccaratAct::OrderPass { because });
    }

    /// The last hand is announced; vigorish may be collected, and must be where it is due.
    fn between_rounds(&mut self) {
        self.must(Actor::Dealer, BaccaratAct::AnnounceLastHand);
        let table = self.table;
        let duty = if table.vigorish_is_due() { Duty::Must } else { Duty::May };
        for seat in table.vigorish.owing() {
            self.candidate(Actor::Dealer, BaccaratAct::CollectVigorish { seat }, duty);
        }
    }

    fn irregularities(&mut self) {
        STAFF.into_iter().for_each(|actor| self.reports(actor));
    }

    fn reports(&mut self, actor: Actor) {
        for disclosure in Disclosure::ALL {
            self.may(actor, BaccaratAct::ReportCardDrawn { disclosure });
            for side in Side::ALL {
                self.may(actor, BaccaratAct::ReportThirdCard { side, disclosure });
            }
        }
        for seat in self.steps.state.seats.taken() {
            self.may(actor, BaccaratAct::ReportTouch { seat });
        }
    }
}

/// The provision of what is done, not of the cover card that may come before it.
fn provision(entries: &Entries) -> Provision {
    let done = |event: &Event| *event != BaccaratEvent::CoverCardSetAside.into();
    let Some(entry) = entries.iter().find(|entry| done(&entry.event)) else {
        unreachable!("an act that is accepted brings something about")
    };
    entry.provision
}

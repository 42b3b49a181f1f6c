//! An act at a table: who may do it, what it needs from the cage, what it brings about.

use croupier_rules::Cents;
use croupier_rules::submission::ApprovedSubmission;
use croupier_table::cards::{CardsAct, SetId};
use croupier_table::ledger::{Account, Cause as Moved};
use croupier_table::seats::{SeatsAct, SeatsEvent};
use croupier_table::wagering::WagerAct;
use croupier_table::{Act, Actor, Command, Entry, Event, Person, Refusal, Seat, decide};

use super::{Cause, Floor};
use crate::house::HouseEvent;
use crate::input::What;
use crate::live::LiveTable;
use crate::names::TableId;
use crate::outputs::Refused;
use crate::pit::PitEvent;
use crate::work::Work;

impl Floor {
    /// Does an act at a table, where everybody agrees to it: the numbers before and after.
    pub(super) fn act(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        id: &TableId,
        by: Actor,
        act: Act,
    ) -> Result<(u64, u64), Refused> {
        let table = self.tables.get(id).ok_or(Refused::NoSuchTable)?;
        let pocket = pocket(table, cause.person, by, &act);
        self.house_agrees(table, pocket, by, &act)?;
        let (act, made) = fair(table, act)?;
        let entries = decided(table, self.now, cause, by, act)?;
        self.cage_covers(pocket, &entries)?;
        let after = table.ahead.sequence();
        if let Some(made) = made {
            self.write_pit(work, cause, id, made);
        }
        self.write_act(work, cause, id, pocket, entries);
        self.heard(id, cause.person);
        let upto = self.tables.get(id).map_or(after, |table| table.ahead.sequence());
        Ok((after, upto))
    }

    /// The entries of an act and what they move in the cage, together.
    fn write_act(
        &mut self,
        work: &mut Work,
        cause: &Cause,
        id: &TableId,
        pocket: Option<Person>,
        entries: Vec<Entry>,
    ) {
        for entry in entries {
            let moved = pocket.and_then(|person| movement(person, id, &entry.event));
            self.write_entry(work, id, entry);
            if let Some(moved) = moved {
                self.write_house(work, cause, moved);
            }
        }
        let conserved = self.tables.get(id).is_none_or(|table| table.ahead.state.ledger.total().is_zero());
        assert!(conserved, "chips are conserved");
    }

    fn heard(&mut self, id: &TableId, person: Option<Person>) {
        let now = self.now;
        if let (Some(table), Some(person)) = (self.tables.get_mut(id), person) {
            table.clocks.heard.insert(person, now);
        }
    }

    /// What the house asks before the rules are asked.
    fn house_agrees(
        &self,
        table: &LiveTable,
        pocket: Option<Person>,
        by: Actor,
        act: &Act,
    ) -> Result<(), Refused> {
        let Some(stake) = new_money(act) else { return Ok(()) };
        if let Some(reason) = &table.ahead.disabled {
            return Err(Refused::Disabled { reason: reason.to_string() });
        }
        if self.closing {
            return Err(Refused::Disabled { reason: "the floor is closing".into() });
        }
        let Some(member) = pocket.and_then(|person| self.ahead.member(person)) else { return Ok(()) };
        if let Some(reason) = &member.barred {
            return Err(Refused::Barred { reason: reason.to_string() });
        }
        if let Some(exclusion) = member.excluded(self.now) {
            return Err(Refused::Excluded(exclusion));
        }
        match (stake, by) {
            (Money::Stake(stake), Actor::Player(seat)) => self.may_stake(table, pocket, seat, stake),
            (Money::Stake(_) | Money::Cash, _) => Ok(()),
        }
    }

    /// A stake is within the person's own limits, and leaves enough for the vigorish that is owed.
    fn may_stake(
        &self,
        table: &LiveTable,
        pocket: Option<Person>,
        seat: Seat,
        stake: Cents,
    ) -> Result<(), Refused> {
        let state = &table.ahead.state;
        let left = state.ledger.balance(Account::Player(seat)) - stake;
        if left < state.round.vigorish_owed(seat) && left.0 >= 0 {
            return Err(Refused::VigorishUncovered);
        }
        let Some(person) = pocket else { return Ok(()) };
        let Some(member) = self.ahead.member(person) else { return Ok(()) };
        let elsewhere = self.in_front_of(person) - stake;
        member.may_stake(self.now, stake, elsewhere).map_err(Refused::Limit)
    }

    /// The chips that a person has in front of seats, at all tables.
    fn in_front_of(&self, person: Person) -> Cents {
        let at = |table: &LiveTable| {
            let seat = table.ahead.seat_of(person)?;
            Some(table.ahead.state.ledger.balance(Account::Player(seat)))
        };
        let Some(member) = self.ahead.member(person) else { return Cents::ZERO };
        member.tables().filter_map(|id| at(self.tables.get(id)?)).sum()
    }

    /// What comes to the table is in the person's cage.
    fn cage_covers(&self, pocket: Option<Person>, entries: &[Entry]) -> Result<(), Refused> {
        let brought: Cents = entries.iter().filter_map(|entry| brought(&entry.event)).sum();
        let Some(member) = pocket.and_then(|person| self.ahead.member(person)) else { return Ok(()) };
        if brought <= member.cage { Ok(()) } else { Err(Refused::CageShort) }
    }

    /// Reads what somebody wants to do at a table.
    pub(super) fn read(&self, id: &TableId, by: Actor, what: &What) -> Result<Act, Refused> {
        let table = self.tables.get(id).ok_or(Refused::NoSuchTable)?;
        let state = &table.ahead.state;
        match what {
            What::Act(act) => Ok((**act).clone()),
            What::Words(words) => {
                let any_order = || Ok(state.filed().deck().cards().collect());
                croupier_script::read(state, by, words, &any_order)
                    .map_err(|why| Refused::Unreadable { why: why.to_string() })
            }
        }
    }
}

/// Whose purse an act is about: the player's whose act it is, or whom the dealer or the floorperson deals with.
fn pocket(table: &LiveTable, person: Option<Person>, by: Actor, act: &Act) -> Option<Person> {
    match (act, by) {
        (
            Act::Wager(WagerAct::ConfirmCall { seat } | WagerAct::DeclineCall { seat })
            | Act::Seats(SeatsAct::DeclareAbandoned { seat }),
            _,
        ) => table.ahead.sitter(*seat),
        (_, Actor::Player(seat)) => table.ahead.sitter(seat).or(person),
        (_, Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device) => None,
    }
}

/// Money that an act would bring into play.
enum Money {
    /// On the layout.
    Stake(Cents),
    /// To the table.
    Cash,
}

const fn new_money(act: &Act) -> Option<Money> {
    if let Act::Wager(WagerAct::Place { amount, .. }) = act {
        return Some(Money::Stake(*amount));
    }
    let cash = matches!(
        act,
        Act::Wager(WagerAct::CallWithCash { .. } | WagerAct::ConfirmCall { .. })
            | Act::Seats(SeatsAct::Sit { .. } | SeatsAct::BuyIn { .. })
    );
    if cash { Some(Money::Cash) } else { None }
}

/// What an event brings to the table from outside.
fn brought(event: &Event) -> Option<Cents> {
    let moved = event.transfer()?;
    (moved.from == Account::Outside && moved.cause == Moved::BuyIn).then_some(moved.amount)
}

/// What an event at a table moves in the house.
fn movement(person: Person, table: &TableId, event: &Event) -> Option<HouseEvent> {
    let table = table.clone();
    if let Event::Seats(event) = event {
        return Some(match event {
            SeatsEvent::Sat { .. } => HouseEvent::SatDown { person, table },
            SeatsEvent::Left { .. } => HouseEvent::GotUp { person, table },
        });
    }
    let moved = event.transfer()?;
    match (moved.from, moved.to, moved.cause) {
        (Account::Outside, _, Moved::BuyIn) => {
            Some(HouseEvent::CarriedToTable { person, table, amount: moved.amount })
        }
        (_, Account::Outside, Moved::CashOut) => {
            Some(HouseEvent::CarriedFromTable { person, table, amount: moved.amount })
        }
        (_, _, _) => None,
    }
}

/// A shuffle takes the order that was promised and patrons have added to; at a training table, the one it is given.
fn fair(table: &LiveTable, act: Act) -> Result<(Act, Option<PitEvent>), Refused> {
    let Act::Cards(CardsAct::Shuffle { set, .. } | CardsAct::ReceivePreshuffled { set, .. }) = act else {
        return Ok((act, None));
    };
    if table.ahead.plan.training {
        return Ok((act, None));
    }
    let commitment = table.promise_stands().ok_or(Refused::PromisePending)?;
    let contributions: Vec<_> = table.ahead.contributions.iter().map(|(_, bytes)| *bytes).collect();
    let order = table.fair_order(&commitment, &contributions).ok_or(Refused::PromisePending)?;
    let entry = table.ahead.state.next();
    let made = PitEvent::OrderMade { entry, set, commitment, contributions };
    Ok((with_order(act, set, order, table.ahead.state.filed()), Some(made)))
}

fn with_order(act: Act, set: SetId, order: Vec<croupier_rules::Card>, filed: &ApprovedSubmission) -> Act {
    if let Act::Cards(CardsAct::ReceivePreshuffled { .. }) = act {
        return CardsAct::ReceivePreshuffled { set, decks: filed.deck().decks(), order }.into();
    }
    CardsAct::Shuffle { set, order }.into()
}

fn decided(
    table: &LiveTable,
    now: croupier_table::Time,
    cause: &Cause,
    by: Actor,
    act: Act,
) -> Result<Vec<Entry>, Refused> {
    let key = cause.key.as_ref().map(crate::names::Key::shared);
    let command = Command { at: now.max(table.ahead.clock()), by, person: cause.person, key, act };
    decide(&table.ahead.state, &command).map_err(refused)
}

/// A refusal of the rules, in its sentence.
fn refused(refusal: Refusal) -> Refused {
    Refused::Rules { sentence: refusal.reason.to_string(), provision: refusal.provision }
}

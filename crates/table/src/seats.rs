//! Sitting down, buying in, leaving.

use core::fmt;

use croupier_rules::{Cents, Provision};

use crate::cards;
use crate::command::Actor;
use crate::context::{Check, Context, Draft};
use crate::decide::Decision;
use crate::form::{Amount, Form};
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::State;
use crate::steps::{Duty, Steps};

/// Who sits where.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats {
    taken: [bool; MAX_SEATS],
}

impl Seats {
    /// Whether somebody sits there.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.taken[seat.index()]
    }

    /// Whether anybody sits at the table.
    pub fn anybody(&self) -> bool {
        self.taken.contains(&true)
    }

    /// The taken seats, counterclockwise from the dealer's right.
    pub fn taken(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        Seat::counterclockwise(MAX_SEATS as u8).filter(|&seat| self.is_taken(seat))
    }
}

/// What can be done about seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum SeatsAct {
    /// A player sits down and changes cash for chips.
    Sit {
        /// The cash.
        cash: Cents,
    },
    /// A seated player changes more cash for chips.
    BuyIn {
        /// The cash.
        cash: Cents,
    },
    /// A player leaves with the chips in front of the seat.
    Leave,
    /// A floorperson treats the wagers of a player who walked away during a round as lost.
    DeclareAbandoned {
        /// Whose.
        seat: Seat,
    },
}

/// What is recorded of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum SeatsEvent {
    /// A player has sat down.
    Sat {
        /// Where.
        seat: Seat,
    },
    /// A player has left.
    Left {
        /// Where the player sat.
        seat: Seat,
    },
}

/// Why an act about seats is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum SeatsReason {
    NotAPlayer,
    NotTheFloorperson,
    NoSuchSeat { seats: u8 },
    SeatTaken,
    NobodyThere,
    NoCash,
    RoundUnderWay,
    WasDealtCards,
    NoRoundUnderWay,
    NoAbandonmentHere,
    VigorishUnpaid { owed: Cents },
}

impl fmt::Display for SeatsReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatsReason::NotAPlayer => f.write_str("only a player can do that"),
            SeatsReason::NotTheFloorperson => f.write_str("only a floorperson or above can do that"),
            SeatsReason::NoSuchSeat { seats } => write!(f, "this table has {seats} numbered positions"),
            SeatsReason::SeatTaken => f.write_str("that seat is taken"),
            SeatsReason::NobodyThere => f.write_str("nobody sits there"),
            SeatsReason::NoCash => f.write_str("a buy-in must be more than $0"),
            SeatsReason::RoundUnderWay => {
                f.write_str("the player has wagers on the layout; take them back while that is allowed, or stay until the round is over")
            }
            SeatsReason::WasDealtCards => {
                f.write_str("whoever was dealt cards stays until the round is complete")
            }
            SeatsReason::NoRoundUnderWay => {
                f.write_str("a wager is abandoned only while its round is under way")
            }
            SeatsReason::NoAbandonmentHere => f.write_str("this chapter has no rule on abandoned wagers"),
            SeatsReason::VigorishUnpaid { owed } => {
                write!(f, "vigorish of {owed} is owed and the chips do not cover it; buy in and pay it first")
            }
        }
    }
}

pub(crate) fn decide(context: Context, act: &SeatsAct) -> Decision {
    match (*act, context.by()) {
        (SeatsAct::Sit { cash }, Actor::Player(seat)) => sit(context, seat, cash),
        (SeatsAct::BuyIn { cash }, Actor::Player(seat)) => buy_in(context, seat, cash),
        (SeatsAct::Leave, Actor::Player(seat)) => leave(context, seat),
        (SeatsAct::DeclareAbandoned { seat }, Actor::Floorperson) => abandon(context, seat),
        (SeatsAct::DeclareAbandoned { .. }, _) => Err(Refusal::plain(SeatsReason::NotTheFloorperson)),
        (SeatsAct::Sit { .. } | SeatsAct::BuyIn { .. } | SeatsAct::Leave, _) => {
            Err(Refusal::plain(SeatsReason::NotAPlayer))
        }
    }
}

fn positions(context: Context) -> Provision {
    context.chapter().equipment.positions.provision
}

fn sit(context: Context, seat: Seat, cash: Cents) -> Decision {
    let (seats, positions) = (context.filed().seats(), positions(context));
    if seat.number() > seats {
        return Err(Refusal::under(positions, SeatsReason::NoSuchSeat { seats }));
    }
    if context.state.seats.is_taken(seat) {
        return Err(Refusal::under(positions, SeatsReason::SeatTaken));
    }
    let mut draft = context.draft();
    draft.fact(positions, SeatsEvent::Sat { seat });
    change(context, seat, cash, &mut draft)?;
    draft.done()
}

fn buy_in(context: Context, seat: Seat, cash: Cents) -> Decision {
    seated(context, seat)?;
    let mut draft = context.draft();
    change(context, seat, cash, &mut draft)?;
    draft.done()
}

fn seated(context: Context, seat: Seat) -> Check {
    if context.state.seats.is_taken(seat) { Ok(()) } else { Err(Refusal::plain(SeatsReason::NobodyThere)) }
}

/// Any amount of cash is changed.
const CASH: Amount = Amount { minimum: Cents(1), maximum: Cents::LARGEST_WAGER, multiple_of: Cents(1) };

/// Cash goes into the drop box, chips of the same value across the table.
fn change(context: Context, seat: Seat, cash: Cents, draft: &mut Draft) -> Check {
    if !CASH.admits(cash) {
        return Err(Refusal::plain(SeatsReason::NoCash));
    }
    let positions = positions(context);
    draft.transfer(positions, Account::Outside, Account::DropBox, cash, Cause::BuyIn);
    draft.transfer(positions, Account::Bank, Account::Player(seat), cash, Cause::BuyIn);
    Ok(())
}

fn leave(context: Context, seat: Seat) -> Decision {
    seated(context, seat)?;
    if context.state.wagering.has_wagers(context.state, seat) {
        let reason = SeatsReason::RoundUnderWay;
        return Err(Refusal { reason: reason.into(), provision: context.chapter().wagers.seated_only });
    }
    let mut draft = context.draft();
    context.state.round.leave(context, seat, &mut draft)?;
    cash_out(context, seat, &mut draft);
    draft.done()
}

/// The player carries away what is left after the draft so far.
fn cash_out(context: Context, seat: Seat, draft: &mut Draft) {
    let (account, positions) = (Account::Player(seat), positions(context));
    let amount = context.balance(account) + draft.change(account);
    draft.transfer(positions, account, Account::Outside, amount, Cause::CashOut);
    draft.fact(positions, SeatsEvent::Left { seat });
}

/// Walking away during a round loses the wagers, where the chapter lets the house say so.
fn abandon(context: Context, seat: Seat) -> Decision {
    seated(context, seat)?;
    let clause = context.chapter().wagers.seated_only;
    let clause = clause.ok_or(Refusal::plain(SeatsReason::NoAbandonmentHere))?;
    if context.state.betting_is_open() || !context.state.wagering.has_wagers(context.state, seat) {
        return Err(Refusal::under(clause, SeatsReason::NoRoundUnderWay));
    }
    let mut draft = context.state.round.abandon(context, seat, clause)?;
    cash_out(context, seat, &mut draft);
    draft.done()
}

pub(crate) fn evolve(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::Sat { seat } => state.seats.taken[seat.index()] = true,
        SeatsEvent::Left { seat } => {
            state.seats.taken[seat.index()] = false;
            state.round.player_left(*seat);
            if !state.seats.anybody() {
                cards::last_player_left(state);
            }
            state.conduct.left(*seat);
        }
    }
}

pub(crate) fn steps(steps: &mut Steps) {
    for seat in Seat::counterclockwise(steps.state.filed().seats()) {
        let by = Actor::Player(seat);
        if steps.wants(by) {
            of_player(steps, seat, by);
        }
        let says = "Treat the wagers of a player who has left as lost.";
        offer(steps, Actor::Floorperson, SeatsAct::DeclareAbandoned { seat }, says);
    }
}

fn of_player(steps: &mut Steps, seat: Seat, by: Actor) {
    if !steps.state.seats.is_taken(seat) {
        let sit = Form::Sit { cash: CASH };
        return list(steps, by, sit, Duty::May, "Sit down and change cash for chips.");
    }
    if let Some(minimum) = buy_in_due(steps.state, seat) {
        let cash = Amount { minimum, ..CASH };
        list(
            steps,
            by,
            Form::BuyIn { cash },
            Duty::Must,
            "Change cash for chips to cover the vigorish you owe.",
        );
    }
    list(steps, by, Form::BuyIn { cash: CASH }, Duty::May, "Change cash for chips.");
    offer(steps, by, SeatsAct::Leave, "Leave with your chips.");
}

/// A player whose chips do not cover vigorish that is due has to buy in: play does not go on before.
fn buy_in_due(state: &State, seat: Seat) -> Option<Cents> {
    let missing = state.round.vigorish_owed(seat) - state.ledger.balance(Account::Player(seat));
    (state.round.vigorish_is_due() && missing.0 > 0).then_some(missing)
}

fn list(steps: &mut Steps, by: Actor, act: Form, duty: Duty, says: &'static str) {
    let provision = steps.state.chapter().equipment.positions.provision;
    steps.list(by, act, duty, provision, says);
}

fn offer(steps: &mut Steps, by: Actor, act: SeatsAct, says: &'static str) {
    let provision = steps.state.chapter().equipment.positions.provision;
    steps.offer(by, act, Duty::May, provision, says);
}

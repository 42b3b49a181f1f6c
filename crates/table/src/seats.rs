//! Sitting down, buying in, leaving.

use alloc::vec::Vec;
use core::fmt;

use croupier_rules::{Cents, GameId, Provision, cite};

use crate::clause::Clause;
use crate::command::{Act, Actor, Command};
use crate::context::{Check, Context, Draft};
use crate::decide::Decision;
use crate::form::Form;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::{Round, State};
use crate::steps::{Duty, Step, Steps};
use crate::{baccarat, poker};

/// The positions at the table.
const POSITIONS: Clause = Clause {
    minibaccarat: cite!("627a.2(a)"),
    midibaccarat: cite!("629a.2(a)"),
    baccarat: cite!("631a.2(a)"),
    prime: cite!("679a.2(a)"),
    saigon: cite!("680a.2(a)"),
};

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
pub enum SeatsEvent {
    /// A player has sat down.
    Sat(Seat),
    /// A player has left.
    Left(Seat),
}

/// Why an act about seats is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum SeatsReason {
    NotAPlayer,
    NotTheFloorperson,
    NoSuchSeat { seats: u8 },
    SeatTaken,
    NobodyThere,
    NoCash,
    RoundUnderWay,
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
            SeatsReason::SeatTaken => f.write_str("somebody sits there already"),
            SeatsReason::NobodyThere => f.write_str("nobody sits there"),
            SeatsReason::NoCash => f.write_str("chips are bought with an amount above nothing"),
            SeatsReason::RoundUnderWay => {
                f.write_str("the player has wagers on the layout; take them back while that is allowed, or stay until the round is over")
            }
            SeatsReason::NoRoundUnderWay => {
                f.write_str("a wager is abandoned only while its round is under way")
            }
            SeatsReason::NoAbandonmentHere => f.write_str("this chapter knows no abandoned wagers"),
            SeatsReason::VigorishUnpaid { owed } => {
                write!(f, "vigorish of {owed} is owed and the chips do not cover it; buy in and pay it first")
            }
        }
    }
}

/// The clause on staying seated, where the chapter has one.
fn stay_seated(game: GameId) -> Option<Provision> {
    match game {
        GameId::ThreeCardPrime => Some(cite!("679a.7(b)")),
        GameId::Saigon5Card => Some(cite!("680a.7(b)")),
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => None,
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
    POSITIONS.of(context.game())
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
    draft.fact(positions, SeatsEvent::Sat(seat));
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

/// Cash goes into the drop box, chips of the same value across the table.
fn change(context: Context, seat: Seat, cash: Cents, draft: &mut Draft) -> Check {
    if cash.0 <= 0 || cash > Cents::LARGEST_WAGER {
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
        return Err(Refusal { reason: reason.into(), provision: stay_seated(context.game()) });
    }
    let mut draft = context.draft();
    if let Round::Baccarat(table) = &context.state.round {
        baccarat::collect_on_leaving(context.at(table), seat, &mut draft)?;
    }
    cash_out(context, seat, &mut draft);
    draft.done()
}

/// The player carries away what is left after the draft so far.
fn cash_out(context: Context, seat: Seat, draft: &mut Draft) {
    let (account, positions) = (Account::Player(seat), positions(context));
    let amount = context.balance(account) + draft.change(account);
    draft.transfer(positions, account, Account::Outside, amount, Cause::CashOut);
    draft.fact(positions, SeatsEvent::Left(seat));
}

/// Walking away during a round loses the wagers, where the chapter lets the house say so.
fn abandon(context: Context, seat: Seat) -> Decision {
    seated(context, seat)?;
    let clause = stay_seated(context.game()).ok_or(Refusal::plain(SeatsReason::NoAbandonmentHere))?;
    let Round::Poker(table) = &context.state.round else {
        return Err(Refusal::plain(SeatsReason::NoAbandonmentHere));
    };
    if table.betting_is_open() || !context.state.wagering.has_wagers(context.state, seat) {
        return Err(Refusal::under(clause, SeatsReason::NoRoundUnderWay));
    }
    let mut draft = poker::abandon(context.at(table), seat, clause);
    cash_out(context, seat, &mut draft);
    draft.done()
}

pub(crate) fn evolve(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::Sat(seat) => state.seats.taken[seat.index()] = true,
        SeatsEvent::Left(seat) => state.seats.taken[seat.index()] = false,
    }
}

pub(crate) fn steps(all: &mut Steps) {
    let mut list = Vec::new();
    gather(all.state, &mut list);
    all.extend(list);
}

fn gather(state: &State, steps: &mut Vec<Step>) {
    for seat in Seat::counterclockwise(state.filed().seats()) {
        let player = Actor::Player(seat);
        if state.seats.is_taken(seat) {
            let (cash, duty) = buy_in_due(state, seat);
            offer(state, steps, player, SeatsAct::BuyIn { cash }, duty, "Change cash for chips.");
        } else {
            let act = SeatsAct::Sit { cash: state.filed().minimum() };
            offer(state, steps, player, act, Duty::May, "Sit down and change cash for chips.");
        }
        offer(state, steps, player, SeatsAct::Leave, Duty::May, "Leave with your chips.");
        let (floor, act) = (Actor::Floorperson, SeatsAct::DeclareAbandoned { seat });
        offer(state, steps, floor, act, Duty::May, "Treat the wagers of a player who has left as lost.");
    }
}

/// A player whose chips do not cover vigorish that is due has to buy in: play does not go on before.
fn buy_in_due(state: &State, seat: Seat) -> (Cents, Duty) {
    let may = (state.filed().minimum(), Duty::May);
    let Round::Baccarat(table) = &state.round else { return may };
    let missing = table.vigorish_owed(seat) - state.ledger.balance(Account::Player(seat));
    if table.vigorish_is_due() && missing.0 > 0 { (missing, Duty::Must) } else { may }
}

/// Lists an act if it is accepted.
fn offer(state: &State, steps: &mut Vec<Step>, actor: Actor, act: SeatsAct, duty: Duty, says: &'static str) {
    let command = Command::new(state.clock, actor, Act::Seats(act));
    if decide(Context::new(state, &command), &act).is_ok() {
        let provision = POSITIONS.of(state.game());
        steps.push(Step { by: actor, act: Form::Exact(command.act), duty, provision, says: says.into() });
    }
}

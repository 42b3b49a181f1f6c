//! Sitting down, buying in, leaving.

use core::fmt;

use croupier_rules::{Cents, GameId, Provision, cite};
use smallvec::smallvec;

use crate::clause::Clause;
use crate::command::{Act, Actor, Command};
use crate::decide::Decision;
use crate::event::{Entries, Entry, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::{Round, State};
use crate::steps::{Duty, Step};
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

pub(crate) fn decide(state: &State, command: &Command, act: &SeatsAct) -> Decision {
    match (act, command.actor) {
        (SeatsAct::Sit { cash }, Actor::Player(seat)) => sit(state, command, seat, *cash),
        (SeatsAct::BuyIn { cash }, Actor::Player(seat)) => buy_in(state, command, seat, *cash),
        (SeatsAct::Leave, Actor::Player(seat)) => leave(state, command, seat),
        (SeatsAct::DeclareAbandoned { seat }, Actor::Floorperson) => abandon(state, command, *seat),
        (SeatsAct::DeclareAbandoned { .. }, _) => Err(Refusal::plain(SeatsReason::NotTheFloorperson)),
        (SeatsAct::Sit { .. } | SeatsAct::BuyIn { .. } | SeatsAct::Leave, _) => {
            Err(Refusal::plain(SeatsReason::NotAPlayer))
        }
    }
}

fn sit(state: &State, command: &Command, seat: Seat, cash: Cents) -> Decision {
    let (seats, positions) = (state.setup.seats, POSITIONS.of(state.setup.game));
    if seat.number() > seats {
        return Err(Refusal::under(positions, SeatsReason::NoSuchSeat { seats }));
    }
    if state.seats.is_taken(seat) {
        return Err(Refusal::under(positions, SeatsReason::SeatTaken));
    }
    let mut entries: Entries =
        smallvec![state.entry(command, positions, Event::Seats(SeatsEvent::Sat(seat)))];
    change(state, command, seat, cash, &mut entries)?;
    Ok(entries)
}

fn buy_in(state: &State, command: &Command, seat: Seat, cash: Cents) -> Decision {
    seated(state, seat)?;
    let mut entries = Entries::new();
    change(state, command, seat, cash, &mut entries)?;
    Ok(entries)
}

fn seated(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.seats.is_taken(seat) { Ok(()) } else { Err(Refusal::plain(SeatsReason::NobodyThere)) }
}

/// Cash goes into the drop box, chips of the same value across the table.
fn change(
    state: &State,
    command: &Command,
    seat: Seat,
    cash: Cents,
    entries: &mut Entries,
) -> Result<(), Refusal> {
    if cash.0 <= 0 || cash > Cents::LARGEST_WAGER {
        return Err(Refusal::plain(SeatsReason::NoCash));
    }
    let positions = POSITIONS.of(state.setup.game);
    for (from, to) in [(Account::Outside, Account::DropBox), (Account::Bank, Account::Player(seat))] {
        let transfer = Transfer { from, to, amount: cash, cause: Cause::BuyIn };
        entries.push(state.entry(command, positions, Event::Chips(transfer)));
    }
    Ok(())
}

fn leave(state: &State, command: &Command, seat: Seat) -> Decision {
    seated(state, seat)?;
    if state.wagering.has_wagers(state, seat) {
        let reason = SeatsReason::RoundUnderWay;
        return Err(Refusal { reason: reason.into(), provision: stay_seated(state.setup.game) });
    }
    let mut entries = Entries::new();
    if let Round::Baccarat(table) = &state.round {
        baccarat::collect_on_leaving(state, table, command, seat, &mut entries)?;
    }
    cash_out(state, command, seat, &mut entries);
    Ok(entries)
}

/// The player carries away what is left after the entries so far.
fn cash_out(state: &State, command: &Command, seat: Seat, entries: &mut Entries) {
    let account = Account::Player(seat);
    let amount = state.ledger.balance(account) + entries.iter().map(|entry| change_of(entry, account)).sum();
    let positions = POSITIONS.of(state.setup.game);
    if !amount.is_zero() {
        let transfer = Transfer { from: account, to: Account::Outside, amount, cause: Cause::CashOut };
        entries.push(state.entry(command, positions, Event::Chips(transfer)));
    }
    entries.push(state.entry(command, positions, Event::Seats(SeatsEvent::Left(seat))));
}

/// What an entry changes in an account.
fn change_of(entry: &Entry, account: Account) -> Cents {
    match &entry.event {
        Event::Chips(transfer) if transfer.from == account => -transfer.amount,
        Event::Chips(transfer) if transfer.to == account => transfer.amount,
        _ => Cents::ZERO,
    }
}

/// Walking away during a round loses the wagers, where the chapter lets the house say so.
fn abandon(state: &State, command: &Command, seat: Seat) -> Decision {
    seated(state, seat)?;
    let clause = stay_seated(state.setup.game).ok_or(Refusal::plain(SeatsReason::NoAbandonmentHere))?;
    let Round::Poker(table) = &state.round else {
        return Err(Refusal::plain(SeatsReason::NoAbandonmentHere));
    };
    if table.betting_is_open() || !state.wagering.has_wagers(state, seat) {
        return Err(Refusal::under(clause, SeatsReason::NoRoundUnderWay));
    }
    let mut entries = Entries::new();
    poker::abandon(state, table, command, seat, clause, &mut entries);
    cash_out(state, command, seat, &mut entries);
    Ok(entries)
}

pub(crate) fn evolve(state: &mut State, event: &SeatsEvent) {
    match event {
        SeatsEvent::Sat(seat) => state.seats.taken[seat.index()] = true,
        SeatsEvent::Left(seat) => state.seats.taken[seat.index()] = false,
    }
}

pub(crate) fn steps(state: &State, steps: &mut Vec<Step>) {
    for seat in Seat::counterclockwise(state.setup.seats) {
        let player = Actor::Player(seat);
        if state.seats.is_taken(seat) {
            let (cash, duty) = buy_in_due(state, seat);
            offer(state, steps, player, SeatsAct::BuyIn { cash }, duty, "Change cash for chips.");
        } else {
            let act = SeatsAct::Sit { cash: state.setup.minimum };
            offer(state, steps, player, act, Duty::May, "Sit down and change cash for chips.");
        }
        offer(state, steps, player, SeatsAct::Leave, Duty::May, "Leave with your chips.");
        let (floor, act) = (Actor::Floorperson, SeatsAct::DeclareAbandoned { seat });
        offer(state, steps, floor, act, Duty::May, "Treat the wagers of a player who has left as lost.");
    }
}

/// A player whose chips do not cover vigorish that is due has to buy in: play does not go on before.
fn buy_in_due(state: &State, seat: Seat) -> (Cents, Duty) {
    let may = (state.setup.minimum, Duty::May);
    let Round::Baccarat(table) = &state.round else { return may };
    let missing = table.vigorish_owed(seat) - state.ledger.balance(Account::Player(seat));
    if table.vigorish_is_due() && missing.0 > 0 { (missing, Duty::Must) } else { may }
}

/// Lists an act if it is accepted.
fn offer(state: &State, steps: &mut Vec<Step>, actor: Actor, act: SeatsAct, duty: Duty, says: &'static str) {
    let command = Command { at: state.clock, actor, act: Act::Seats(act) };
    if decide(state, &command, &act).is_ok() {
        let provision = POSITIONS.of(state.setup.game);
        steps.push(Step { actor, act: command.act, duty, provision, says });
    }
}

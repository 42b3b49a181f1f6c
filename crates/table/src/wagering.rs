//! Making, raising and withdrawing wagers, until the dealer announces "no more bets".

mod limits;
mod offer;

use core::fmt;

use croupier_rules::{Cents, GameId, Provision, cite};
use smallvec::smallvec;

use crate::clause::Clause;
use crate::command::{Act, Actor, Command};
use crate::decide::Decision;
use crate::event::{Entries, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::State;
use crate::steps::{Duty, Step};

pub use offer::wager_slugs;

/// Wagers are chips on the layout.
const CHIPS_ON_LAYOUT: Clause = Clause {
    minibaccarat: cite!("627a.7(b)"),
    midibaccarat: cite!("629a.7(b)"),
    baccarat: cite!("631a.8(b)"),
    prime: cite!("679a.7(a)"),
    saigon: cite!("680a.7(a)"),
};

/// Nothing changes on the layout after "no more bets".
pub(crate) const NO_MORE_BETS: Clause = Clause {
    minibaccarat: cite!("627a.7(c)"),
    midibaccarat: cite!("629a.7(c)"),
    baccarat: cite!("631a.8(c)"),
    prime: cite!("679a.7(c)"),
    saigon: cite!("680a.7(c)"),
};

/// What can be done about wagers. A wager is named by its place in the game's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WagerAct {
    /// Chips are put on a betting area: a new wager, or more on one that is there.
    Place {
        /// The betting position.
        position: Seat,
        /// Which wager.
        wager: u8,
        /// How much is added.
        amount: Cents,
    },
    /// A wager is taken back whole.
    Withdraw {
        /// The betting position.
        position: Seat,
        /// Which wager.
        wager: u8,
    },
    /// A wager is spoken and cash put down for it.
    CallWithCash {
        /// Which wager.
        wager: u8,
        /// The cash.
        cash: Cents,
    },
    /// The dealer confirms a called wager and turns the cash into chips on the layout.
    ConfirmCall {
        /// Whose.
        seat: Seat,
    },
}

/// What is recorded of it, beside the chips that move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WagerEvent {
    /// A player wagers on a box that is not the player's own.
    BoxTaken {
        /// The box.
        position: Seat,
        /// By whom.
        by: Seat,
    },
    /// A box is free again.
    BoxReleased(Seat),
    /// A wager was called with cash and waits for the dealer.
    Called {
        /// By whom.
        seat: Seat,
        /// Which wager.
        wager: u8,
        /// The cash.
        cash: Cents,
    },
    /// The dealer confirmed it.
    Confirmed(Seat),
}

/// Why an act about wagers is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum WagerReason {
    NotAPlayer,
    NotTheDealer,
    NotSeated,
    NoMoreBets,
    NoSuchWager,
    NotOffered,
    MadeLater,
    NoSuchPosition { seats: u8 },
    AnothersBox,
    BoxNotAdjacent,
    TooManyBoxes { boxes: u8 },
    AnteFirst,
    OtherWagersDependOnIt,
    NothingThere,
    BelowMinimum { minimum: Cents },
    AboveMaximum { maximum: Cents },
    BreaksACent { smallest: Cents },
    NotEnoughChips { chips: Cents },
    NoCashWagersHere,
    NothingCalled,
    CallNotConfirmed,
}

impl fmt::Display for WagerReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WagerReason::NotAPlayer => f.write_str("only a player makes wagers"),
            WagerReason::NotTheDealer => f.write_str("only the dealer confirms a called wager"),
            WagerReason::NotSeated => f.write_str("only a player seated at the table may wager"),
            WagerReason::NoMoreBets => f.write_str("the dealer has announced \"no more bets\""),
            WagerReason::NoSuchWager => f.write_str("this game has no such wager"),
            WagerReason::NotOffered => f.write_str("this table does not offer that wager"),
            WagerReason::MadeLater => f.write_str("the Play Wager is made after the cards are seen"),
            WagerReason::NoSuchPosition { seats } => write!(f, "this table has {seats} betting positions"),
            WagerReason::AnothersBox => f.write_str("that box is another player's"),
            WagerReason::BoxNotAdjacent => f.write_str("the boxes of one player lie side by side"),
            WagerReason::TooManyBoxes { boxes } => {
                write!(f, "a player may wager on {boxes} adjacent boxes at most")
            }
            WagerReason::AnteFirst => f.write_str("that wager needs an Ante Wager in the same box"),
            WagerReason::OtherWagersDependOnIt => {
                f.write_str("the other wagers in the box depend on this one")
            }
            WagerReason::NothingThere => f.write_str("there is no such wager on the layout"),
            WagerReason::BelowMinimum { minimum } => write!(f, "the table minimum is {minimum}"),
            WagerReason::AboveMaximum { maximum } => write!(f, "the table maximum is {maximum}"),
            WagerReason::BreaksACent { smallest } => {
                write!(f, "what it could bring would not be whole cents; stake a multiple of {smallest}")
            }
            WagerReason::NotEnoughChips { chips } => write!(f, "the player has {chips} in chips"),
            WagerReason::NoCashWagersHere => {
                f.write_str("wagers called with cash are not accepted at this game")
            }
            WagerReason::NothingCalled => f.write_str("no called wager waits for the dealer there"),
            WagerReason::CallNotConfirmed => f.write_str("a called wager still waits for the dealer"),
        }
    }
}

/// Boxes that players hold beside their own, and called wagers that wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wagering {
    taken_by: [Option<Seat>; MAX_SEATS],
    called: [Option<(u8, Cents)>; MAX_SEATS],
}

impl Wagering {
    /// Whose wagers lie at a betting position.
    pub fn owner(&self, position: Seat) -> Seat {
        self.taken_by[position.index()].unwrap_or(position)
    }

    /// The betting positions of a player.
    pub fn positions(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        Seat::counterclockwise(MAX_SEATS as u8).filter(move |&position| self.owner(position) == seat)
    }

    /// The called wager of a seat that waits for the dealer.
    pub fn called(&self, seat: Seat) -> Option<(u8, Cents)> {
        self.called[seat.index()]
    }

    /// Whether a player has anything on the layout, or called.
    pub fn has_wagers(&self, state: &State, seat: Seat) -> bool {
        self.called(seat).is_some()
            || self.positions(seat).any(|position| !state.ledger.on_layout(position).is_zero())
    }

    /// The seats whose called wagers still wait.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::counterclockwise(MAX_SEATS as u8).filter(|&seat| self.called(seat).is_some())
    }
}

pub(crate) fn decide(state: &State, command: &Command, act: &WagerAct) -> Decision {
    match (*act, command.actor) {
        (WagerAct::Place { position, wager, amount }, Actor::Player(seat)) => {
            place(state, command, seat, position, wager, amount)
        }
        (WagerAct::Withdraw { position, wager }, Actor::Player(seat)) => {
            withdraw(state, command, seat, position, wager)
        }
        (WagerAct::CallWithCash { wager, cash }, Actor::Player(seat)) => {
            call(state, command, seat, wager, cash)
        }
        (WagerAct::ConfirmCall { seat }, Actor::Dealer) => confirm(state, command, seat),
        (WagerAct::ConfirmCall { .. }, _) => Err(Refusal::plain(WagerReason::NotTheDealer)),
        (WagerAct::Place { .. } | WagerAct::Withdraw { .. } | WagerAct::CallWithCash { .. }, _) => {
            Err(Refusal::plain(WagerReason::NotAPlayer))
        }
    }
}

fn place(state: &State, command: &Command, seat: Seat, position: Seat, wager: u8, amount: Cents) -> Decision {
    open(state, seat)?;
    offer::check(state, wager)?;
    limits::position(state, seat, position)?;
    offer::check_ante_first(state, position, wager)?;
    limits::stake(state, position, wager, amount)?;
    limits::chips(state, seat, amount)?;
    let clause = CHIPS_ON_LAYOUT.of(state.setup.game);
    let mut entries = Entries::new();
    if position != seat && state.wagering.owner(position) != seat {
        let taken = WagerEvent::BoxTaken { position, by: seat };
        entries.push(state.entry(
            command,
            offer::adjacent_boxes(state.setup.game).unwrap_or(clause),
            Event::Wager(taken),
        ));
    }
    let (from, to) = (Account::Player(seat), Account::Layout(position, wager));
    let transfer = Transfer { from, to, amount, cause: Cause::WagerPlaced };
    entries.push(state.entry(command, clause, Event::Chips(transfer)));
    Ok(entries)
}

/// The player is seated and the betting is open.
fn open(state: &State, seat: Seat) -> Result<(), Refusal> {
    if !state.seats.is_taken(seat) {
        return Err(Refusal {
            reason: WagerReason::NotSeated.into(),
            provision: offer::seated_only(state.setup.game),
        });
    }
    if !state.betting_is_open() {
        return Err(Refusal::under(NO_MORE_BETS.of(state.setup.game), WagerReason::NoMoreBets));
    }
    Ok(())
}

fn withdraw(state: &State, command: &Command, seat: Seat, position: Seat, wager: u8) -> Decision {
    open(state, seat)?;
    if state.wagering.owner(position) != seat {
        return Err(Refusal::plain(WagerReason::AnothersBox));
    }
    let amount = staked(state, position, wager)?;
    offer::check_nothing_depends(state, position, wager)?;
    let clause = NO_MORE_BETS.of(state.setup.game);
    let (from, to) = (Account::Layout(position, wager), Account::Player(seat));
    let transfer = Transfer { from, to, amount, cause: Cause::WagerWithdrawn };
    let mut entries: Entries = smallvec![state.entry(command, clause, Event::Chips(transfer))];
    if position != seat && state.ledger.on_layout(position) == amount {
        entries.push(state.entry(command, clause, Event::Wager(WagerEvent::BoxReleased(position))));
    }
    Ok(entries)
}

/// What lies on a betting area, if anything does.
fn staked(state: &State, position: Seat, wager: u8) -> Result<Cents, Refusal> {
    let exists = (wager as usize) < wager_slugs(state.setup.game).len();
    let staked = if exists { state.ledger.balance(Account::Layout(position, wager)) } else { Cents::ZERO };
    if staked.is_zero() { Err(Refusal::plain(WagerReason::NothingThere)) } else { Ok(staked) }
}

/// The baccarat chapters accept a spoken wager with cash, if the dealer confirms it.
fn cash_wagers(game: GameId) -> Result<Provision, Refusal> {
    let clause = CHIPS_ON_LAYOUT.of(game);
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => Ok(clause),
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            Err(Refusal::under(clause, WagerReason::NoCashWagersHere))
        }
    }
}

fn call(state: &State, command: &Command, seat: Seat, wager: u8, cash: Cents) -> Decision {
    let clause = cash_wagers(state.setup.game)?;
    open(state, seat)?;
    offer::check(state, wager)?;
    if state.wagering.called(seat).is_some() {
        return Err(Refusal::under(clause, WagerReason::CallNotConfirmed));
    }
    limits::stake(state, seat, wager, cash)?;
    state.one(command, clause, Event::Wager(WagerEvent::Called { seat, wager, cash }))
}

/// The cash is turned into chips at once: into the drop box, and chips onto the layout.
fn confirm(state: &State, command: &Command, seat: Seat) -> Decision {
    let clause = cash_wagers(state.setup.game)?;
    let (wager, cash) =
        state.wagering.called(seat).ok_or(Refusal::under(clause, WagerReason::NothingCalled))?;
    limits::stake(state, seat, wager, cash)?;
    let moves = [
        (Account::Outside, Account::DropBox, Cause::BuyIn),
        (Account::Bank, Account::Player(seat), Cause::BuyIn),
        (Account::Player(seat), Account::Layout(seat, wager), Cause::WagerPlaced),
    ];
    let mut entries: Entries =
        smallvec![state.entry(command, clause, Event::Wager(WagerEvent::Confirmed(seat)))];
    for (from, to, cause) in moves {
        entries.push(state.entry(command, clause, Event::Chips(Transfer { from, to, amount: cash, cause })));
    }
    Ok(entries)
}

pub(crate) fn evolve(state: &mut State, event: &WagerEvent) {
    let wagering = &mut state.wagering;
    match *event {
        WagerEvent::BoxTaken { position, by } => wagering.taken_by[position.index()] = Some(by),
        WagerEvent::BoxReleased(position) => wagering.taken_by[position.index()] = None,
        WagerEvent::Called { seat, wager, cash } => wagering.called[seat.index()] = Some((wager, cash)),
        WagerEvent::Confirmed(seat) => wagering.called[seat.index()] = None,
    }
}

pub(crate) fn steps(state: &State, steps: &mut Vec<Step>) {
    if !state.betting_is_open() {
        return;
    }
    for seat in state.wagering.waiting() {
        let act = WagerAct::ConfirmCall { seat };
        steps.push(step(
            state,
            Actor::Dealer,
            act,
            Duty::Must,
            "Confirm the called wager and turn its cash into chips.",
        ));
    }
    for seat in state.seats.taken() {
        player_steps(state, seat, steps);
    }
}

fn player_steps(state: &State, seat: Seat, steps: &mut Vec<Step>) {
    for position in Seat::counterclockwise(state.setup.seats) {
        for wager in 0..wager_slugs(state.setup.game).len() as u8 {
            let acts = [
                (limits::example(state, position, wager), "Make or raise a wager."),
                (WagerAct::Withdraw { position, wager }, "Take the wager back."),
            ];
            for (act, says) in acts {
                let command = Command { at: state.clock, actor: Actor::Player(seat), act: Act::Wager(act) };
                if decide(state, &command, &act).is_ok() {
                    steps.push(step(state, command.actor, act, Duty::May, says));
                }
            }
        }
    }
}

fn step(state: &State, actor: Actor, act: WagerAct, duty: Duty, says: &'static str) -> Step {
    Step { actor, act: Act::Wager(act), duty, provision: CHIPS_ON_LAYOUT.of(state.setup.game), says }
}

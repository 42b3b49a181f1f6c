//! Making, raising and withdrawing wagers, until the dealer announces "no more bets".

mod boxes;
mod called;
mod limits;
mod offer;
mod steps;

use core::fmt;

use croupier_rules::kit::wager::Wager;
use croupier_rules::submission::Offering;
use croupier_rules::{Cents, Provision};

use crate::command::Actor;
use crate::context::{Check, Context};
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::State;

pub(crate) use boxes::goes_back;
pub(crate) use called::answered;
pub use offer::wagers;
pub(crate) use steps::steps;

use limits::Purse;

/// What can be done about wagers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum WagerAct {
    /// Chips are put on a betting area: a new wager, or more on one that is there.
    Place {
        /// The betting position.
        position: Seat,
        /// Which wager.
        wager: Wager,
        /// How much is added.
        amount: Cents,
    },
    /// A wager is taken back whole.
    Withdraw {
        /// The betting position.
        position: Seat,
        /// Which wager.
        wager: Wager,
    },
    /// A wager is spoken and cash put down for it.
    CallWithCash {
        /// Which wager.
        wager: Wager,
        /// The cash.
        cash: Cents,
    },
    /// The dealer confirms a called wager and turns the cash into chips on the layout.
    ConfirmCall {
        /// Whose.
        seat: Seat,
    },
    /// The dealer does not confirm a called wager, and the cash goes back.
    DeclineCall {
        /// Whose.
        seat: Seat,
    },
}

/// What is recorded of it, besides the chips that move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum WagerEvent {
    /// A player wagers on a box that is not the player's own.
    BoxTaken {
        /// The box.
        position: Seat,
        /// By whom.
        by: Seat,
    },
    /// A box is free again.
    BoxReleased {
        /// The box.
        position: Seat,
    },
    /// A wager was called with cash and waits for the dealer.
    Called {
        /// By whom.
        seat: Seat,
        /// Which wager.
        wager: Wager,
        /// The cash.
        cash: Cents,
    },
    /// The dealer confirmed it.
    Confirmed {
        /// Whose.
        seat: Seat,
    },
    /// The dealer did not.
    Declined {
        /// Whose.
        seat: Seat,
    },
}

/// Why an act about wagers is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
#[allow(missing_docs)]
pub enum WagerReason {
    NotAPlayer,
    NotTheDealer,
    NotSeated,
    NobodyThere,
    NoMoreBets,
    SimulatedRound,
    NoSuchWager,
    NotOffered,
    MadeLater,
    MadeWhenAsked,
    EqualsTheAnte { ante: Cents },
    NoSuchPosition { seats: u8 },
    NotTheOwnArea,
    AnothersBox,
    BoxNotAdjacent,
    TooManyBoxes { boxes: u8 },
    AnteFirst,
    OtherWagersDependOnIt,
    NothingThere,
    BelowMinimum { minimum: Cents },
    AboveMaximum { maximum: Cents },
    NotInChips { smallest: Cents },
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
            WagerReason::NotTheDealer => f.write_str("only the dealer confirms or declines a called wager"),
            WagerReason::NotSeated => f.write_str("only a player seated at the table may wager"),
            WagerReason::NobodyThere => f.write_str("no player is at that position"),
            WagerReason::SimulatedRound => f.write_str("no wager is accepted in a simulated round"),
            WagerReason::NoMoreBets => f.write_str("the dealer has announced \"no more bets\""),
            WagerReason::NoSuchWager => f.write_str("this game has no such wager"),
            WagerReason::NotOffered => f.write_str("this table does not offer that wager"),
            WagerReason::MadeLater => f.write_str("the Play Wager is made after the cards are seen"),
            WagerReason::MadeWhenAsked => {
                f.write_str("the dealer asks for the Play Wager; answer by playing or folding")
            }
            WagerReason::EqualsTheAnte { ante } => {
                write!(f, "a Play Wager equals the Ante Wager, which is {ante} there")
            }
            WagerReason::NoSuchPosition { seats } => write!(f, "this table has {seats} betting positions"),
            WagerReason::NotTheOwnArea => {
                f.write_str("a player's wagers lie in the areas of the player's own position")
            }
            WagerReason::AnothersBox => f.write_str("that box is another player's"),
            WagerReason::BoxNotAdjacent => f.write_str("a player's boxes must be side by side"),
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
            WagerReason::NotInChips { smallest } => {
                write!(f, "every wager at this table is a multiple of {smallest}, its smallest chip")
            }
            WagerReason::BreaksACent { smallest } => {
                write!(f, "the payment would not be whole cents; stakes come in multiples of {smallest}")
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

/// Whether wagers may be made, raised or taken back now, and what forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Betting {
    /// They may.
    Open,
    /// No wager depends on the round that is dealt, by this clause: none is accepted, and what lies may be taken back.
    NotInThisRound(Provision),
    /// The dealer has announced "no more bets".
    Ended,
}

/// Boxes that players hold beside their own, and called wagers that wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wagering {
    taken_by: [Option<Seat>; MAX_SEATS],
    called: [Option<(Wager, Cents)>; MAX_SEATS],
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
    pub fn called(&self, seat: Seat) -> Option<(Wager, Cents)> {
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

pub(crate) fn decide(context: Context, act: &WagerAct) -> Decision {
    match (*act, context.by()) {
        (WagerAct::Place { position, wager, amount }, Actor::Player(seat)) => {
            place(context, seat, position, wager, amount)
        }
        (WagerAct::Withdraw { position, wager }, Actor::Player(seat)) => {
            withdraw(context, seat, position, wager)
        }
        (WagerAct::CallWithCash { wager, cash }, Actor::Player(seat)) => {
            called::call(context, seat, wager, cash)
        }
        (WagerAct::ConfirmCall { seat }, Actor::Dealer) => called::confirm(context, seat),
        (WagerAct::DeclineCall { seat }, Actor::Dealer) => called::decline(context, seat),
        (WagerAct::ConfirmCall { .. } | WagerAct::DeclineCall { .. }, _) => {
            Err(Refusal::plain(WagerReason::NotTheDealer))
        }
        (WagerAct::Place { .. } | WagerAct::Withdraw { .. } | WagerAct::CallWithCash { .. }, _) => {
            Err(Refusal::plain(WagerReason::NotAPlayer))
        }
    }
}

fn place(context: Context, seat: Seat, position: Seat, wager: Wager, amount: Cents) -> Decision {
    let state = context.state;
    check_made_later(context, seat, position, wager, amount)?;
    may_place(state, seat, position, wager)?;
    limits::check(state, Purse::Chips(seat), position, wager, amount)?;
    let clauses = &context.chapter().wagers;
    let mut draft = context.draft();
    if let (Some(clause), true) = (clauses.adjacent_boxes, state.wagering.owner(position) != seat) {
        draft.fact(clause, WagerEvent::BoxTaken { position, by: seat });
    }
    let (from, to) = (Account::Player(seat), Account::Layout(position, wager));
    draft.transfer(clauses.chips_on_layout.provision, from, to, amount, Cause::WagerPlaced);
    draft.done()
}

/// A wager that is made after the deal has rules of its own by then.
fn check_made_later(context: Context, seat: Seat, position: Seat, wager: Wager, amount: Cents) -> Check {
    let state = context.state;
    let offering = state.filed().wager(wager).map(|terms| terms.offering.choice);
    if offering == Some(Offering::AfterTheDeal) && state.seats.is_taken(seat) && !state.betting_is_open() {
        return state.round.check_made_later(context, seat, position, amount);
    }
    Ok(())
}

/// Whether a player may put chips on a betting area now, whatever the amount.
fn may_place(state: &State, seat: Seat, position: Seat, wager: Wager) -> Check {
    open(state, seat)?;
    offer::check(state, wager)?;
    limits::position(state, seat, position)?;
    offer::check_ante_first(state, position, wager)
}

/// The player is seated and the betting is open.
fn open(state: &State, seat: Seat) -> Check {
    seated(state, seat)?;
    betting_is_open(state)
}

/// Somebody is there to wager: by a clause where the chapter has one, by the nature of things where it has none (reading
/// ER-141).
fn seated(state: &State, seat: Seat) -> Check {
    if state.seats.is_taken(seat) {
        return Ok(());
    }
    Err(match state.chapter().wagers.seated_only {
        Some(clause) => Refusal::under(clause, WagerReason::NotSeated),
        None => Refusal::plain(WagerReason::NobodyThere),
    })
}

/// Wagers may be made and raised.
fn betting_is_open(state: &State) -> Check {
    match state.round.betting() {
        Betting::Open => Ok(()),
        Betting::NotInThisRound(clause) => Err(Refusal::under(clause, WagerReason::SimulatedRound)),
        Betting::Ended => Err(betting_has_ended(state)),
    }
}

/// Wagers may be taken back, and calls declined: also while a simulated round is dealt, since nobody has announced "no
/// more bets" (reading ER-149).
fn not_announced(state: &State) -> Check {
    match state.round.betting() {
        Betting::Open | Betting::NotInThisRound(_) => Ok(()),
        Betting::Ended => Err(betting_has_ended(state)),
    }
}

fn betting_has_ended(state: &State) -> Refusal {
    Refusal::under(state.chapter().wagers.no_more_bets, WagerReason::NoMoreBets)
}

fn withdraw(context: Context, seat: Seat, position: Seat, wager: Wager) -> Decision {
    let (state, clause) = (context.state, context.chapter().wagers.no_more_bets);
    may_withdraw(state, seat, position, wager)?;
    let (from, to) = (Account::Layout(position, wager), Account::Player(seat));
    let amount = context.balance(from);
    let mut draft = context.draft();
    draft.transfer(clause, from, to, amount, Cause::WagerWithdrawn);
    if position != seat && state.ledger.on_layout(position) == amount {
        draft.fact(clause, WagerEvent::BoxReleased { position });
    }
    draft.done()
}

/// Whether a player may take a wager back now.
fn may_withdraw(state: &State, seat: Seat, position: Seat, wager: Wager) -> Check {
    seated(state, seat)?;
    not_announced(state)?;
    limits::own(state, seat, position)?;
    if state.ledger.balance(Account::Layout(position, wager)).is_zero() {
        return Err(Refusal::plain(WagerReason::NothingThere));
    }
    offer::check_nothing_depends(state, position, wager)
}

pub(crate) fn evolve(state: &mut State, event: &WagerEvent) {
    let wagering = &mut state.wagering;
    match *event {
        WagerEvent::BoxTaken { position, by } => wagering.taken_by[position.index()] = Some(by),
        WagerEvent::BoxReleased { position } => wagering.taken_by[position.index()] = None,
        WagerEvent::Called { seat, wager, cash } => wagering.called[seat.index()] = Some((wager, cash)),
        WagerEvent::Confirmed { seat } | WagerEvent::Declined { seat } => {
            wagering.called[seat.index()] = None
        }
    }
}

//! Why chips moved.

use alloc::format;
use alloc::string::String;

use crate::ledger::{Account, Cause, Transfer};

pub(crate) fn sentence(transfer: &Transfer) -> String {
    let Transfer { from, to, amount, cause } = transfer;
    let (from, to) = (account(*from), account(*to));
    match cause {
        Cause::BuyIn => format!("{amount} goes from {from} to {to}: cash is changed for chips."),
        Cause::CashOut => format!("{amount} goes from {from} to {to}: the player leaves with it."),
        Cause::WagerPlaced => format!("{amount} goes from {from} to {to}: a wager is made."),
        Cause::WagerWithdrawn => {
            format!("{amount} goes from {from} to {to}: the wager is taken back in time.")
        }
        Cause::WagerLost => format!("{amount} goes from {from} to {to}: the wager has lost."),
        Cause::WagerPaid => format!("{amount} goes from {from} to {to}: the wager has won."),
        Cause::WagerReturned => {
            format!("{amount} goes from {from} to {to}: the stake is the player's again.")
        }
        Cause::RoundVoid => format!("{amount} goes from {from} to {to}: the round is void."),
        Cause::WagerAbandoned => {
            format!("{amount} goes from {from} to {to}: the player left, and the wager is lost.")
        }
        Cause::VigorishCollected => format!("{amount} goes from {from} to {to}: vigorish is collected."),
    }
}

fn account(account: Account) -> String {
    match account {
        Account::Bank => "the table inventory".into(),
        Account::DropBox => "the drop box".into(),
        Account::Outside => "outside".into(),
        Account::Player(seat) => format!("the player at {seat}"),
        Account::Layout(position, wager) => {
            format!("the {wager} area of {position}")
        }
    }
}

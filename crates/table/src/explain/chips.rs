//! Why chips moved.

use alloc::format;
use alloc::string::String;

use crate::ledger::{Account, Cause, Transfer};

pub(crate) fn sentence(transfer: &Transfer) -> String {
    let Transfer { from, to, amount, cause } = transfer;
    match cause {
        Cause::BuyIn => bought(*to, *amount),
        Cause::CashOut => format!("{} leaves with {amount}.", holder(*from)),
        Cause::WagerPlaced => format!("{} bets {amount} on {}.", holder(*from), area(*to, *from)),
        Cause::WagerWithdrawn => format!("{} takes back {amount} from {}.", holder(*to), area(*from, *to)),
        Cause::BeyondGap => {
            format!("A gap lies before {}: {} gets back the {amount}.", area(*from, *to), holder(*to))
        }
        Cause::WagerLost => format!("The {amount} on {} loses.", area(*from, *to)),
        Cause::WagerPaid => format!("The table pays {} {amount}.", holder(*to)),
        Cause::WagerReturned => format!("{} gets back the {amount} on {}.", holder(*to), area(*from, *to)),
        Cause::RoundVoid => {
            format!("The round is void: {} gets back the {amount} on {}.", holder(*to), area(*from, *to))
        }
        Cause::PaymentReversed => {
            format!("The round is void: {} gives back the {amount} that was paid.", holder(*from))
        }
        Cause::LossReversed => {
            format!("The round is void: {} gets back the {amount} that was collected.", holder(*to))
        }
        Cause::Corrected => {
            format!("A correction: {amount} goes from {} to {}.", holder(*from), holder(*to))
        }
        Cause::WagerAbandoned => {
            format!("The player has left: the {amount} on {} is lost.", area(*from, *to))
        }
        Cause::VigorishCollected => format!("{} pays {amount} in vigorish.", holder(*from)),
    }
}

/// Cash goes one way, chips the other.
fn bought(to: Account, amount: croupier_rules::Cents) -> String {
    match to {
        Account::DropBox => format!("{amount} in cash goes into the drop box."),
        Account::Player(_) | Account::Bank | Account::Outside | Account::Layout(..) => {
            format!("{} receives {amount} in chips.", holder(to))
        }
    }
}

/// Who has the chips of an account.
fn holder(account: Account) -> String {
    match account {
        Account::Bank => "the table".into(),
        Account::DropBox => "the drop box".into(),
        Account::Outside => "the cage".into(),
        Account::Player(seat) | Account::Layout(seat, _) => format!("{seat}"),
    }
}

/// A betting area, with its position where it is not the player's own.
fn area(layout: Account, player: Account) -> String {
    match (layout, player) {
        (Account::Layout(position, wager), Account::Player(seat)) if position == seat => format!("{wager}"),
        (Account::Layout(position, wager), _) => format!("{wager} at {position}"),
        (Account::Bank | Account::DropBox | Account::Outside | Account::Player(_), _) => holder(layout),
    }
}

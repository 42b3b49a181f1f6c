//! Why chips moved.

use alloc::format;
use alloc::string::{String, ToString};

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;

use crate::ledger::{Account, Cause, Transfer};
use crate::seat::Seat;

pub(crate) fn sentence(transfer: &Transfer) -> String {
    let &Transfer { from, to, amount, cause } = transfer;
    match (cause, from, to) {
        (Cause::BuyIn, Account::Outside, _) => format!("{amount} in cash goes into the drop box."),
        (Cause::BuyIn, _, Account::Player(seat)) => format!("{seat} gets {amount} in chips."),
        (Cause::CashOut, Account::Player(seat), _) => format!("{seat} takes {amount} in chips away."),
        (Cause::WagerPlaced, Account::Player(seat), Account::Layout(position, wager)) => {
            format!("{seat} makes a {amount} {}{}.", wager.name(), in_box(seat, position))
        }
        (Cause::WagerWithdrawn, Account::Layout(position, wager), Account::Player(seat)) => {
            format!("{seat} takes back the {amount} {}{}.", wager.name(), in_box(seat, position))
        }
        (Cause::WagerLost, Account::Layout(position, wager), _) => {
            format!("{} loses.", staked(amount, wager, position))
        }
        (Cause::WagerPaid, _, Account::Player(seat)) => format!("{seat} is paid {amount}."),
        (Cause::WagerReturned, Account::Layout(position, wager), Account::Player(seat)) => {
            format!("{} goes back to {seat}.", staked(amount, wager, position))
        }
        (Cause::RoundVoid, Account::Layout(position, wager), Account::Player(seat)) => {
            format!("The round is void: {} goes back to {seat}.", lower(&staked(amount, wager, position)))
        }
        (Cause::WagerAbandoned, Account::Layout(position, wager), _) => {
            format!("The player has left: {} is lost.", lower(&staked(amount, wager, position)))
        }
        (Cause::VigorishCollected, Account::Player(seat), _) => format!("{seat} pays {amount} in vigorish."),
        (Cause::VigorishCollected, Account::Layout(position, _), _) => {
            format!("{amount} of vigorish is collected at {position}.")
        }
        (_, from, to) => format!("{amount} goes from {} to {}.", account(from), account(to)),
    }
}

fn account(account: Account) -> String {
    match account {
        Account::Bank => "the table inventory".into(),
        Account::DropBox => "the drop box".into(),
        Account::Outside => "outside".into(),
        Account::Player(seat) => seat.to_string(),
        Account::Layout(position, wager) => format!("the {} at {position}", wager.name()),
    }
}

/// Where the wager lies, if not in the player's own box.
fn in_box(seat: Seat, position: Seat) -> String {
    if seat == position { String::new() } else { format!(" in the box of {position}") }
}

fn staked(amount: Cents, wager: Wager, position: Seat) -> String {
    format!("The {amount} {} at {position}", wager.name())
}

fn lower(sentence: &str) -> String {
    sentence.strip_prefix("The").map_or_else(|| sentence.to_string(), |rest| format!("the{rest}"))
}

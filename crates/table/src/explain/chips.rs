//! Why chips moved.

use alloc::format;
use alloc::string::{String, ToString};

use croupier_rules::Cents;
use croupier_rules::kit::explanation::{Explanation, capitalized};
use croupier_rules::kit::wager::Wager;

use super::scene::{Player, Scene};
use crate::command::Actor;
use crate::ledger::{Account, Cause, Transfer};
use crate::machine;
use crate::seat::Seat;

/// A wager that is settled is told by its ruling; other chips, by what moved.
pub(crate) fn tell(scene: &Scene, transfer: &Transfer) -> Explanation {
    let ruling = match transfer.cause {
        Cause::WagerLost | Cause::WagerPaid | Cause::WagerReturned | Cause::VigorishCollected => {
            machine::ruling(scene, transfer)
        }
        Cause::BuyIn
        | Cause::CashOut
        | Cause::WagerPlaced
        | Cause::WagerWithdrawn
        | Cause::BeyondGap
        | Cause::RoundVoid
        | Cause::PaymentReversed
        | Cause::LossReversed
        | Cause::Corrected
        | Cause::WagerAbandoned => None,
    };
    ruling.unwrap_or_else(|| scene.say(moved(scene, transfer)))
}

/// The stake of a wager that won goes back to its player.
pub(super) fn stake_returned(scene: &Scene, position: Seat, amount: Cents, wager: Wager) -> String {
    let player = scene.player(position);
    format!("The {amount} stake of {} goes back.", player.whose().own(wager.name()))
}

fn moved(scene: &Scene, transfer: &Transfer) -> String {
    let Transfer { from, to, amount, cause } = *transfer;
    match cause {
        Cause::BuyIn => bought(scene, to, amount),
        Cause::CashOut => format!("{} leaves with {amount} in chips.", holder(from)),
        Cause::WagerPlaced => format!("{} bets {amount} on {}.", holder(from), area(to, from)),
        Cause::WagerWithdrawn => format!("{} takes back {amount} from {}.", holder(to), area(from, to)),
        Cause::BeyondGap => {
            format!("{} is returned: there is a gap before the box.", wager(scene, from, amount))
        }
        Cause::WagerLost => format!("{} loses and is collected.", wager(scene, from, amount)),
        Cause::WagerPaid => format!("{} pays {} {amount}.", capitalized(holder(from)), holder(to)),
        Cause::WagerReturned => format!("{} is returned.", wager(scene, from, amount)),
        Cause::RoundVoid => format!("{} is returned: the hands are void.", wager(scene, from, amount)),
        Cause::PaymentReversed => {
            format!("{} gives back the {amount} that was paid: the hands are void.", holder(from))
        }
        Cause::LossReversed => {
            format!("{} gets back the {amount} that was collected: the hands are void.", holder(to))
        }
        Cause::Corrected => format!("A correction: {amount} goes from {} to {}.", holder(from), holder(to)),
        Cause::WagerAbandoned => {
            format!("{} is collected: its player has left the round.", wager(scene, from, amount))
        }
        Cause::VigorishCollected => format!("{} pays {amount} in vigorish.", holder(from)),
    }
}

/// Cash goes one way, chips the other.
fn bought(scene: &Scene, to: Account, amount: Cents) -> String {
    match (to, scene.by) {
        (Account::DropBox, Actor::Player(seat)) => {
            format!("{seat} buys in: {amount} in cash goes into the drop box.")
        }
        (Account::DropBox, Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device) => {
            format!("{amount} in cash goes into the drop box.")
        }
        (Account::Player(_) | Account::Bank | Account::Outside | Account::Layout(..), _) => {
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
        Account::Player(seat) | Account::Layout(seat, _) => seat.to_string(),
    }
}

/// A betting area, with its box where it is not the player's own.
fn area(layout: Account, player: Account) -> String {
    match (layout, player) {
        (Account::Layout(position, wager), Account::Player(seat)) if position == seat => name(wager).into(),
        (Account::Layout(position, wager), _) => format!("{} in box {}", name(wager), position.number()),
        (Account::Bank | Account::DropBox | Account::Outside | Account::Player(_), _) => holder(layout),
    }
}

/// A wager as one bets on it: `Banker`, `Pair Bonus`.
const fn name(wager: Wager) -> &'static str {
    match wager {
        Wager::Player => "Player",
        Wager::Banker => "Banker",
        Wager::Tie => "Tie",
        Wager::DragonBonusPlayer => "Player Dragon Bonus",
        Wager::DragonBonusBanker => "Banker Dragon Bonus",
        Wager::Dragon7Insurance => "Dragon 7 Insurance",
        Wager::Ante => "Ante",
        Wager::Play => "Play",
        Wager::Prime => "Prime",
        Wager::PairBonus => "Pair Bonus",
        Wager::AllSix => "All-Six Bonus",
        Wager::Bonus => "Bonus",
    }
}

/// A wager on the layout, and whose it is.
fn wager(scene: &Scene, layout: Account, amount: Cents) -> String {
    match layout {
        Account::Layout(position, wager) => {
            scene.player(position).whose().own(format_args!("{amount} {}", wager.name()))
        }
        Account::Bank | Account::DropBox | Account::Outside | Account::Player(_) => {
            format!("{amount} from {}", holder(layout))
        }
    }
}

/// The player who is paid, in the box whose wagers are settled.
pub(super) fn paid(scene: &Scene, to: Account, position: Option<Seat>) -> Option<Player> {
    let Account::Player(seat) = to else { return None };
    let own = |position: &Seat| scene.owner(*position) == seat;
    Some(Player::at(seat, position.filter(own).unwrap_or(seat)))
}

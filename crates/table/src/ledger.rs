//! Chips move only by transfers with a reason. A mistake is corrected by a further transfer, never by an edit,
//! and whatever happens the accounts together hold what they held.

use croupier_rules::Cents;
use croupier_rules::kit::wager::MAX_WAGERS;

use crate::seat::{MAX_SEATS, Seat};

/// Where chips and cash can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    /// The table inventory container. Below zero it is owed a fill.
    Bank,
    /// The drop box, which takes the cash.
    DropBox,
    /// The world beyond the table: what it brings in is its debit.
    Outside,
    /// In front of a player.
    Player(Seat),
    /// On the layout: a betting position and the place of the wager in the game's list.
    Layout(Seat, u8),
}

/// Why chips move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// Cash is changed for chips.
    BuyIn,
    /// A player carries the chips away.
    CashOut,
    /// A wager is made or raised.
    WagerPlaced,
    /// A wager is taken back before the betting ends.
    WagerWithdrawn,
    /// A losing wager is collected.
    WagerLost,
    /// A winning wager is paid.
    WagerPaid,
    /// The stake of a wager that won or tied goes back to the player.
    WagerReturned,
    /// A round is void.
    RoundVoid,
    /// A player has left, and the wager counts as lost.
    WagerAbandoned,
    /// Vigorish is collected.
    VigorishCollected,
}

/// A movement of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Transfer {
    /// Whence.
    pub from: Account,
    /// Whither.
    pub to: Account,
    /// How much.
    pub amount: Cents,
    /// Why.
    pub cause: Cause,
}

/// Every account of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    bank: Cents,
    drop_box: Cents,
    outside: Cents,
    players: [Cents; MAX_SEATS],
    layout: [[Cents; MAX_WAGERS]; MAX_SEATS],
}

impl Ledger {
    /// A ledger whose table inventory holds so much.
    pub fn with_float(float: Cents) -> Ledger {
        Ledger { bank: float, outside: -float, ..Ledger::default() }
    }

    /// What an account holds.
    pub fn balance(&self, account: Account) -> Cents {
        match account {
            Account::Bank => self.bank,
            Account::DropBox => self.drop_box,
            Account::Outside => self.outside,
            Account::Player(seat) => self.players[seat.index()],
            Account::Layout(seat, wager) => self.layout[seat.index()][wager as usize],
        }
    }

    fn account(&mut self, account: Account) -> &mut Cents {
        match account {
            Account::Bank => &mut self.bank,
            Account::DropBox => &mut self.drop_box,
            Account::Outside => &mut self.outside,
            Account::Player(seat) => &mut self.players[seat.index()],
            Account::Layout(seat, wager) => &mut self.layout[seat.index()][wager as usize],
        }
    }

    /// Moves chips. No player and no wager may go below nothing: the commands are checked before.
    pub fn apply(&mut self, transfer: &Transfer) {
        *self.account(transfer.from) -= transfer.amount;
        *self.account(transfer.to) += transfer.amount;
        debug_assert!(transfer.amount.0 >= 0);
        debug_assert!(
            self.balance(transfer.from).0 >= 0 || matches!(transfer.from, Account::Bank | Account::Outside)
        );
    }

    /// All accounts together: nothing, always.
    pub fn total(&self) -> Cents {
        let players: Cents = self.players.iter().copied().sum();
        let layout: Cents = self.layout.iter().flatten().copied().sum();
        self.bank + self.drop_box + self.outside + players + layout
    }

    /// All wagers at a betting position.
    pub fn on_layout(&self, position: Seat) -> Cents {
        self.layout[position.index()].iter().copied().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transfer_takes_from_one_and_gives_to_the_other() {
        let seat = Seat::new(3).unwrap();
        let mut ledger = Ledger::with_float(Cents::dollars(1000));
        let moves = [
            (Account::Outside, Account::DropBox, 100, Cause::BuyIn),
            (Account::Bank, Account::Player(seat), 100, Cause::BuyIn),
            (Account::Player(seat), Account::Layout(seat, 1), 40, Cause::WagerPlaced),
        ];
        for (from, to, dollars, cause) in moves {
            ledger.apply(&Transfer { from, to, amount: Cents::dollars(dollars), cause });
            assert_eq!(ledger.total(), Cents::ZERO);
        }
        assert_eq!(ledger.balance(Account::Bank), Cents::dollars(900));
        assert_eq!(ledger.balance(Account::Player(seat)), Cents::dollars(60));
        assert_eq!(ledger.on_layout(seat), Cents::dollars(40));
    }
}

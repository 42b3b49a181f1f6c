//! Chips move only by transfers with a reason. A mistake is corrected by a further transfer, never by an edit,
//! and whatever happens the accounts together hold what they held.

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;

use crate::seat::{MAX_SEATS, Seat};

/// Where chips and cash can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "wire::Account", into = "wire::Account"))]
pub enum Account {
    /// The table inventory container. Below zero it is owed a fill.
    Bank,
    /// The drop box, which takes the cash.
    DropBox,
    /// The world beyond the table: what it brings in is its debit.
    Outside,
    /// In front of a player.
    Player(Seat),
    /// On the layout: a betting position and a wager.
    Layout(Seat, Wager),
}

/// Why chips move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Cause {
    /// Cash is changed for chips.
    BuyIn,
    /// A player carries the chips away.
    CashOut,
    /// A wager is made or raised.
    WagerPlaced,
    /// A wager is taken back before the betting ends.
    WagerWithdrawn,
    /// A wager beyond a gap in its player's boxes goes back when the betting ends.
    BeyondGap,
    /// A losing wager is collected.
    WagerLost,
    /// A winning wager is paid.
    WagerPaid,
    /// The stake of a wager that won or tied goes back to the player.
    WagerReturned,
    /// A round is void.
    RoundVoid,
    /// A round is void: a payment that was already made goes back.
    PaymentReversed,
    /// A round is void: a wager that was already collected goes back.
    LossReversed,
    /// The floor has decided a dispute about an earlier round.
    Corrected,
    /// A player has left, and the wager counts as lost.
    WagerAbandoned,
    /// Vigorish is collected.
    VigorishCollected,
}

/// A movement of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Transfer {
    /// From where.
    pub from: Account,
    /// To where.
    pub to: Account,
    /// How much.
    pub amount: Cents,
    /// Why.
    pub cause: Cause,
}

impl Transfer {
    /// What it changes in an account.
    pub fn change(&self, account: Account) -> Cents {
        let taken = if self.from == account { self.amount } else { Cents::ZERO };
        let given = if self.to == account { self.amount } else { Cents::ZERO };
        given - taken
    }
}

/// Every account of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    bank: Cents,
    drop_box: Cents,
    outside: Cents,
    players: [Cents; MAX_SEATS],
    layout: [[Cents; Wager::ALL.len()]; MAX_SEATS],
}

impl Ledger {
    /// A ledger with this much in the table inventory.
    pub(crate) const fn with_inventory(inventory: Cents) -> Ledger {
        Ledger {
            bank: inventory,
            drop_box: Cents::ZERO,
            outside: Cents(-inventory.0),
            players: [Cents::ZERO; MAX_SEATS],
            layout: [[Cents::ZERO; Wager::ALL.len()]; MAX_SEATS],
        }
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

    /// Moves chips. No player and no wager goes below nothing, and nothing is lost: the commands are checked before,
    /// and a table that would be wrong does not go on. What the two accounts hold together does not change, and no
    /// other account is touched, so that all accounts together go on holding nothing.
    pub(crate) fn enter(&mut self, transfer: &Transfer) {
        let Transfer { from, to, amount, .. } = *transfer;
        let before = self.balance(from) + self.balance(to);
        *self.account(from) -= amount;
        *self.account(to) += amount;
        assert!(amount.0 >= 0, "chips move forwards");
        assert!(self.covers(from), "nobody has less than nothing");
        assert!(self.balance(from) + self.balance(to) == before, "chips are conserved");
    }

    /// Whether an account holds nothing or more, or is one that may be in debt.
    fn covers(&self, account: Account) -> bool {
        match account {
            Account::Bank | Account::Outside => true,
            Account::DropBox | Account::Player(_) | Account::Layout(..) => self.balance(account).0 >= 0,
        }
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

/// Accounts on the wire, with names for what they hold.
#[cfg(feature = "serde")]
mod wire {
    use croupier_rules::kit::wager::Wager;

    use crate::seat::Seat;

    #[derive(Clone, Copy, serde::Serialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
    pub(super) enum Account {
        Bank,
        DropBox,
        Outside,
        Player { seat: Seat },
        Layout { position: Seat, wager: Wager },
    }

    impl From<Account> for super::Account {
        fn from(account: Account) -> super::Account {
            match account {
                Account::Bank => super::Account::Bank,
                Account::DropBox => super::Account::DropBox,
                Account::Outside => super::Account::Outside,
                Account::Player { seat } => super::Account::Player(seat),
                Account::Layout { position, wager } => super::Account::Layout(position, wager),
            }
        }
    }

    impl From<super::Account> for Account {
        fn from(account: super::Account) -> Account {
            match account {
                super::Account::Bank => Account::Bank,
                super::Account::DropBox => Account::DropBox,
                super::Account::Outside => Account::Outside,
                super::Account::Player(seat) => Account::Player { seat },
                super::Account::Layout(position, wager) => Account::Layout { position, wager },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transfer_takes_from_one_and_gives_to_the_other() {
        let seat = Seat::new(3).unwrap();
        let mut ledger = Ledger::with_inventory(Cents::dollars(1000));
        let moves = [
            (Account::Outside, Account::DropBox, 100, Cause::BuyIn),
            (Account::Bank, Account::Player(seat), 100, Cause::BuyIn),
            (Account::Player(seat), Account::Layout(seat, Wager::Banker), 40, Cause::WagerPlaced),
        ];
        for (from, to, dollars, cause) in moves {
            ledger.enter(&Transfer { from, to, amount: Cents::dollars(dollars), cause });
            assert_eq!(ledger.total(), Cents::ZERO);
        }
        assert_eq!(ledger.balance(Account::Bank), Cents::dollars(900));
        assert_eq!(ledger.balance(Account::Player(seat)), Cents::dollars(60));
        assert_eq!(ledger.on_layout(seat), Cents::dollars(40));
    }

    #[test]
    #[should_panic(expected = "nobody has less than nothing")]
    fn nobody_pays_with_chips_that_are_not_there() {
        let (from, to) = (Account::Player(Seat::new(1).unwrap()), Account::Bank);
        let transfer = Transfer { from, to, amount: Cents(1), cause: Cause::CashOut };
        Ledger::with_inventory(Cents::ZERO).enter(&transfer);
    }
}

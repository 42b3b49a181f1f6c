//! An act with what is still open left blank: how a step says what can be done without choosing for anybody.

use croupier_rules::Cents;
use croupier_rules::kit::wager::Wager;

use crate::cards::{CardsAct, SetId};
use crate::command::Act;
use crate::poker::{PokerAct, Recipient};
use crate::seat::Seat;
use crate::seats::SeatsAct;
use crate::wagering::WagerAct;

/// An act, or an act with a blank for what the actor chooses, counts or shuffles. No blank holds a card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum Form {
    /// Nothing is open.
    Exact(Act),
    /// Sitting down with some cash.
    Sit {
        /// The cash.
        cash: Amount,
    },
    /// Changing more cash for chips.
    BuyIn {
        /// The cash.
        cash: Amount,
    },
    /// Making or raising a wager.
    Wager {
        /// The betting position.
        position: Seat,
        /// The wager.
        wager: Wager,
        /// How much is added.
        amount: Amount,
    },
    /// Calling a wager with cash.
    CallWithCash {
        /// The wager.
        wager: Wager,
        /// The cash.
        cash: Amount,
    },
    /// Receiving preshuffled cards, in the order that whoever shuffled them left.
    ReceivePreshuffled {
        /// Which set.
        set: SetId,
        /// How many decks.
        decks: u8,
    },
    /// Shuffling, into an order that comes from whoever shuffles.
    Shuffle {
        /// Which set.
        set: SetId,
    },
    /// A device reports how many cards it counts.
    ReportCount {
        /// Which set.
        set: SetId,
        /// How many cards.
        cards: Number,
    },
    /// Placing the cover card.
    Cut {
        /// How many cards lie above it.
        above: Number,
    },
    /// Inserting the second cover card.
    InsertSecondCoverCard {
        /// How many cards lie below it.
        below: Number,
    },
    /// Counting the stub.
    CountStub {
        /// How many cards.
        cards: Number,
    },
    /// Determining why the count of the stub is wrong.
    DetermineMisdeal {
        /// How many cards are out of the stub.
        cards_out: Number,
    },
    /// Setting a three-card hand: any three of the player's own five cards.
    Set {
        /// The betting position.
        position: Seat,
    },
    /// Reporting a wrong number of cards.
    ReportWrongNumber {
        /// Who was dealt them.
        to: Recipient,
        /// How many there are.
        cards: Number,
    },
}

/// An amount of money that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Amount {
    /// The least.
    pub minimum: Cents,
    /// The most.
    pub maximum: Cents,
    /// It must be a multiple of this.
    pub multiple_of: Cents,
}

impl Amount {
    /// Any amount at all.
    const ANY: Amount = Amount { minimum: Cents(i64::MIN), maximum: Cents(i64::MAX), multiple_of: Cents(1) };

    /// The amounts from one to another that are multiples of a piece; none where the least is more than the most.
    pub const fn between(least: Cents, most: Cents, piece: Cents) -> Amount {
        let least = (least.0 + piece.0 - 1).div_euclid(piece.0) * piece.0;
        let most = most.0.div_euclid(piece.0) * piece.0;
        Amount { minimum: Cents(least), maximum: Cents(most), multiple_of: piece }
    }

    /// Whether there is no such amount.
    pub const fn is_empty(&self) -> bool {
        self.minimum.0 > self.maximum.0
    }

    /// Whether an amount can be chosen.
    pub const fn admits(&self, amount: Cents) -> bool {
        let within = self.minimum.0 <= amount.0 && amount.0 <= self.maximum.0;
        within && amount.0 % self.multiple_of.0 == 0
    }
}

/// A number of cards that can be chosen or counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Number {
    /// The least.
    pub least: u16,
    /// The most.
    pub most: u16,
    /// The one in between that it cannot be.
    pub except: Option<u16>,
}

impl Number {
    /// Any number at all.
    const ANY: Number = Number::between(0, u16::MAX);

    /// Every number from one to another.
    pub const fn between(least: u16, most: u16) -> Number {
        Number { least, most, except: None }
    }

    /// Whether a number can be chosen.
    pub fn admits(&self, number: u16) -> bool {
        (self.least..=self.most).contains(&number) && self.except != Some(number)
    }
}

impl<T: Into<Act>> From<T> for Form {
    fn from(act: T) -> Form {
        Form::Exact(act.into())
    }
}

impl Form {
    /// Whether an act is this one, whatever stands in its blank.
    pub fn resembles(&self, act: &Act) -> bool {
        self.unlimited().admits(act)
    }

    /// The same with nothing asked of what stands in its blank.
    fn unlimited(&self) -> Form {
        let (any, number) = (Amount::ANY, Number::ANY);
        match self.clone() {
            Form::Sit { .. } => Form::Sit { cash: any },
            Form::BuyIn { .. } => Form::BuyIn { cash: any },
            Form::Wager { position, wager, .. } => Form::Wager { position, wager, amount: any },
            Form::CallWithCash { wager, .. } => Form::CallWithCash { wager, cash: any },
            Form::ReportCount { set, .. } => Form::ReportCount { set, cards: number },
            Form::Cut { .. } => Form::Cut { above: number },
            Form::InsertSecondCoverCard { .. } => Form::InsertSecondCoverCard { below: number },
            Form::CountStub { .. } => Form::CountStub { cards: number },
            Form::DetermineMisdeal { .. } => Form::DetermineMisdeal { cards_out: number },
            Form::ReportWrongNumber { to, .. } => Form::ReportWrongNumber { to, cards: number },
            same @ (Form::Exact(_)
            | Form::ReceivePreshuffled { .. }
            | Form::Shuffle { .. }
            | Form::Set { .. }) => same,
        }
    }

    /// Whether an act is this one, with anything in its blank that can stand there.
    pub fn admits(&self, act: &Act) -> bool {
        match (self, act) {
            (Form::Exact(exact), act) => exact == act,
            (Form::Sit { cash }, Act::Seats(SeatsAct::Sit { cash: said })) => cash.admits(*said),
            (Form::BuyIn { cash }, Act::Seats(SeatsAct::BuyIn { cash: said })) => cash.admits(*said),
            (form, Act::Wager(act)) => form.admits_wager(act),
            (form, Act::Cards(act)) => form.admits_cards(act),
            (form, act) => act.as_poker().is_some_and(|act| form.admits_poker(act)),
        }
    }

    fn admits_wager(&self, act: &WagerAct) -> bool {
        match (self, *act) {
            (
                Form::Wager { position, wager, amount },
                WagerAct::Place { position: at, wager: on, amount: said },
            ) => (*position, *wager) == (at, on) && amount.admits(said),
            (Form::CallWithCash { wager, cash }, WagerAct::CallWithCash { wager: on, cash: said }) => {
                *wager == on && cash.admits(said)
            }
            _ => false,
        }
    }

    fn admits_cards(&self, act: &CardsAct) -> bool {
        match (self, act) {
            (
                Form::ReceivePreshuffled { set, decks },
                CardsAct::ReceivePreshuffled { set: of, decks: said, .. },
            ) => (set, decks) == (of, said),
            (Form::Shuffle { set }, CardsAct::Shuffle { set: of, .. }) => set == of,
            (Form::ReportCount { set, cards }, CardsAct::ReportCount { set: of, cards: said }) => {
                set == of && cards.admits(*said)
            }
            (Form::Cut { above }, CardsAct::Cut { above: said }) => above.admits(*said),
            (Form::InsertSecondCoverCard { below }, CardsAct::InsertSecondCoverCard { below: said }) => {
                below.admits(*said)
            }
            _ => false,
        }
    }

    fn admits_poker(&self, act: &PokerAct) -> bool {
        match (self, *act) {
            (Form::CountStub { cards }, PokerAct::CountStub { cards: said }) => cards.admits(said.into()),
            (Form::DetermineMisdeal { cards_out }, PokerAct::DetermineMisdeal { cards_out: said }) => {
                cards_out.admits(said.into())
            }
            (Form::Set { position }, PokerAct::Set { position: at, .. }) => *position == at,
            (Form::ReportWrongNumber { to, cards }, PokerAct::ReportWrongNumber { to: of, cards: said }) => {
                *to == of && cards.admits(said.into())
            }
            _ => false,
        }
    }
}

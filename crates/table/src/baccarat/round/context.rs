//! A command as it meets the table, and the entries it brings about.

use croupier_rules::{Cents, GameId, Provision, cite};

use super::{BaccaratTable, DealtBy, Due};
use crate::announcement::Announcement;
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::command::{Actor, Command};
use crate::conduct::ConductEvent;
use crate::decide::Decision;
use crate::event::{Entries, Event};
use crate::ledger::{Account, Cause, Transfer};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// A command as it meets the table.
#[derive(Clone, Copy)]
pub(in crate::baccarat) struct Context<'a> {
    pub state: &'a State,
    pub table: &'a BaccaratTable,
    pub command: &'a Command,
}

/// What an act needs before it is looked at any further.
pub(in crate::baccarat) type Check = Result<(), Refusal>;

impl<'a> Context<'a> {
    /// An empty list of entries.
    pub fn script(self) -> Script<'a> {
        Script { context: self, entries: Entries::new() }
    }

    /// Only the dealer.
    pub fn dealer(self) -> Check {
        match self.command.actor {
            Actor::Dealer => Ok(()),
            Actor::Player(_) | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotTheDealer))
            }
        }
    }

    /// Only the dealer, whose act handles cards.
    pub fn dealer_with_cards(self) -> Check {
        match self.command.actor {
            Actor::Player(_) => Err(self.not_for_players(BaccaratReason::NotTheDealer)),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => self.dealer(),
        }
    }

    /// The dealer or a floorperson.
    pub fn dealer_or_floor(self) -> Check {
        match self.command.actor {
            Actor::Dealer | Actor::Floorperson => Ok(()),
            Actor::Player(_) | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotTheDealerOrTheFloor))
            }
        }
    }

    /// Whoever draws the cards: the dealer, or the curator.
    pub fn dealer_of_cards(self) -> Check {
        match self.table.procedure.dealt_by {
            DealtBy::Dealer => self.dealer_with_cards(),
            DealtBy::Curator => self.table.curator.check(self.command.actor, cite!("631a.9(c)")),
        }
    }

    /// Only a player.
    pub fn player(self) -> Result<Seat, Refusal> {
        match self.command.actor {
            Actor::Player(seat) => Ok(seat),
            Actor::Dealer | Actor::Floorperson | Actor::Curator | Actor::Device => {
                Err(Refusal::plain(BaccaratReason::NotAPlayer))
            }
        }
    }

    /// Minibaccarat keeps every card from the players.
    pub fn not_for_players(self, otherwise: BaccaratReason) -> Refusal {
        match touching(self.table) {
            Some(clause) => Refusal::under(clause, BaccaratReason::PlayersMayNotTouch),
            None => Refusal::plain(otherwise),
        }
    }

    /// A round can begin with the cards, at the time of the command.
    pub fn cards_are_ready(self) -> Check {
        self.state.cards.check_ready(self.state, self.command.at)
    }

    /// What is due next.
    pub fn due(self) -> Due {
        self.table.due(self.state)
    }

    /// The act is the one that is due.
    pub fn is_due(self, wanted: Due) -> Check {
        if self.due() == wanted { Ok(()) } else { Err(self.out_of_order()) }
    }

    /// Something else comes first, by its clause.
    pub fn out_of_order(self) -> Refusal {
        let due = self.due();
        Refusal::under(self.table.clause(due), BaccaratReason::OutOfOrder { due })
    }
}

/// The clause that keeps players from the cards, where the chapter has one.
pub(in crate::baccarat) fn touching(table: &BaccaratTable) -> Option<Provision> {
    match table.chapter.game {
        GameId::Minibaccarat => Some(cite!("627a.8(d)")),
        GameId::Midibaccarat | GameId::Baccarat | GameId::ThreeCardPrime | GameId::Saigon5Card => None,
    }
}

/// The entries of a command, in their order.
pub(in crate::baccarat) struct Script<'a> {
    context: Context<'a>,
    entries: Entries,
}

impl Script<'_> {
    fn push(&mut self, provision: Provision, event: Event) -> &mut Self {
        self.entries.push(self.context.state.entry(self.context.command, provision, event));
        self
    }

    /// Something happened in the round.
    pub fn event(&mut self, provision: Provision, event: BaccaratEvent) -> &mut Self {
        self.push(provision, Event::Baccarat(event))
    }

    /// Something was said.
    pub fn announce(&mut self, provision: Provision, announcement: Announcement) -> &mut Self {
        self.push(provision, Event::Announced(announcement))
    }

    /// Chips moved.
    pub fn chips(
        &mut self,
        provision: Provision,
        from: Account,
        to: Account,
        amount: Cents,
        cause: Cause,
    ) -> &mut Self {
        if amount.is_zero() {
            return self;
        }
        self.push(provision, Event::Chips(Transfer { from, to, amount, cause }))
    }

    /// Something happened to a box.
    pub fn wagering(&mut self, provision: Provision, event: crate::wagering::WagerEvent) -> &mut Self {
        self.push(provision, Event::Wager(event))
    }

    /// A bodily act was done as instructed.
    pub fn attest(&mut self, provision: Option<Provision>) -> &mut Self {
        match provision {
            Some(provision) => self.conduct(provision, ConductEvent::Attested),
            None => self,
        }
    }

    /// Something bodily is on record.
    pub fn conduct(&mut self, provision: Provision, event: ConductEvent) -> &mut Self {
        self.push(provision, Event::Conduct(event))
    }

    /// The entries.
    pub fn done(self) -> Decision {
        Ok(self.entries)
    }
}

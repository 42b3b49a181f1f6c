//! Rulings become chips, within what a player's payout limit leaves over all the player's boxes (ER-222).

use croupier_rules::kit::settlement;
use croupier_rules::kit::wager::{Bets, GameWager, Limit, Ruling, WagerResult};
use croupier_rules::{Cents, Provision};

use super::super::event::PokerEvent;
use super::super::game::Game;
use super::super::lineup::POSITIONS;
use super::super::reason::PokerReason;
use super::super::record::Record;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

/// Pays and collects for one act of settling.
pub(super) struct Payer<'a> {
    pub record: Record<'a>,
    pub game: &'a Game<'a>,
    /// What each player has been paid towards the limit so far.
    pub paid: [Cents; POSITIONS],
}

/// What lies on a position.
pub(super) fn bets<W: GameWager>(state: &State, position: Seat) -> Bets<W> {
    W::ALL.iter().fold(Bets::NONE, |bets, &wager| {
        bets.with(wager, state.ledger.balance(Account::Layout(position, wager.index() as u8)))
    })
}

impl Payer<'_> {
    /// Settles the wagers of a position in their order. `before` records what is shown for a wager's sake.
    pub(super) fn settle<W: GameWager>(
        &mut self,
        position: Seat,
        rule: impl Fn(W) -> Ruling,
        before: impl Fn(&mut Record, W),
    ) -> Result<(), Refusal> {
        let bets = bets::<W>(self.record.state, position);
        let player = self.record.state.wagering.owner(position);
        let remaining = self.game.payout_limit().map(|limit| limit - self.paid_to(player));
        let settled = settlement::settle(&bets, remaining, rule).map_err(|broken| {
            Refusal::under(broken.provision, PokerReason::BreaksACent { smallest: broken.smallest })
        })?;
        let mut towards = (Cents::ZERO, Cents::ZERO);
        for settled in settled.iter() {
            before(&mut self.record, settled.wager);
            let (won, paid) = self.settle_one(position, player, settled);
            towards = (towards.0 + won, towards.1 + paid);
        }
        self.reckon(player, towards);
        Ok(())
    }

    fn paid_to(&self, player: Seat) -> Cents {
        self.paid.get(player.index()).copied().unwrap_or(Cents::ZERO)
    }

    /// Moves the chips of one wager; says what counts towards the limit, before and after it.
    fn settle_one<W: GameWager>(
        &mut self,
        position: Seat,
        player: Seat,
        settled: &settlement::Settled<W>,
    ) -> (Cents, Cents) {
        let (wager, ruling, paid) = (settled.wager.index() as u8, settled.ruling, settled.paid);
        let decided = ruling.decided_by;
        match ruling.result {
            WagerResult::Lose => self.record.collect(decided, position, wager, Cause::WagerLost),
            WagerResult::Push => self.record.give_back(decided, position, wager, Cause::WagerReturned),
            WagerResult::Win(odds) => {
                let won = odds.pay(settled.stake).unwrap_or(paid);
                let price = self.price(&ruling, won, paid);
                self.record.chips(price, Account::Bank, Account::Player(player), paid, Cause::WagerPaid);
                self.record.give_back(decided, position, wager, Cause::WagerReturned);
                return if ruling.limit == Limit::Counts { (won, paid) } else { Default::default() };
            }
        }
        Default::default()
    }

    /// The clause of a payment: its price, or the limit where that cut it.
    fn price(&self, ruling: &Ruling, won: Cents, paid: Cents) -> Provision {
        if paid < won { self.game.completion().payout_limit } else { ruling.provision() }
    }

    /// Reckons payments towards the player's limit, where there is one.
    fn reckon(&mut self, player: Seat, (won, paid): (Cents, Cents)) {
        if self.game.payout_limit().is_none() || won.is_zero() {
            return;
        }
        if let Some(sum) = self.paid.get_mut(player.index()) {
            *sum += paid;
        }
        let event = PokerEvent::TowardsLimit { player, won, paid };
        self.record.poker(self.game.completion().payout_limit, event);
    }
}

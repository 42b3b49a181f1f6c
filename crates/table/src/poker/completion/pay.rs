//! Rulings become chips, within what a player's payout limit leaves over all the player's boxes (ER-222).

use croupier_rules::kit::settlement::{self, Settled};
use croupier_rules::kit::wager::{Bets, GameWager, Limit, Ruling, WagerResult};
use croupier_rules::{Cents, Odds, Provision};

use crate::context::Draft;
use crate::ledger::{Account, Cause};
use crate::poker::checks::Context;
use crate::poker::event::PokerEvent;
use crate::poker::lineup::POSITIONS;
use crate::seat::Seat;

/// Pays and collects for one act of settling.
pub(crate) struct Payer<'a> {
    pub context: Context<'a>,
    pub draft: Draft<'a>,
    /// The most that one player is paid in a round, where there is a limit.
    limit: Option<Cents>,
    /// What each player has been paid toward it so far.
    paid: [Cents; POSITIONS],
}

/// What a payment counts toward the limit, before and after the limit cut it.
#[derive(Clone, Copy)]
struct Counted {
    won: Cents,
    paid: Cents,
}

impl Counted {
    const NOTHING: Counted = Counted { won: Cents::ZERO, paid: Cents::ZERO };
}

impl<'a> Payer<'a> {
    pub fn new(context: Context<'a>) -> Payer<'a> {
        let limit = context.filed().payout_limit();
        Payer {
            context,
            draft: context.draft(),
            limit,
            paid: context.table.tallies.map(|tally| tally.toward_limit),
        }
    }

    /// Settles the wagers of a position in their order. `before` records what is shown for a wager's sake.
    pub fn settle<W: GameWager>(
        &mut self,
        position: Seat,
        rule: impl Fn(W) -> Ruling,
        before: impl Fn(&mut Draft, W),
    ) {
        let player = self.context.owner(position);
        let remaining = self.limit.map(|limit| limit - self.paid[player.index()]);
        let Ok(settlement) = settlement::settle(&self.bets(position), remaining, rule) else {
            unreachable!("a stake is accepted only where everything it can bring is whole cents")
        };
        let mut counted = Counted::NOTHING;
        for settled in settlement.iter() {
            before(&mut self.draft, settled.wager);
            let Counted { won, paid } = self.settle_one(position, player, settled);
            counted = Counted { won: counted.won + won, paid: counted.paid + paid };
        }
        self.reckon(player, counted);
    }

    /// What lies at a position.
    fn bets<W: GameWager>(&self, position: Seat) -> Bets<W> {
        let stake = |wager: W| self.context.stake(position, wager.into());
        W::ALL.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, stake(wager)))
    }

    /// Moves the chips of one wager; says what counts toward the limit.
    fn settle_one<W: GameWager>(&mut self, position: Seat, player: Seat, settled: &Settled<W>) -> Counted {
        let (context, draft, wager) = (self.context, &mut self.draft, settled.wager.into());
        let decided = settled.ruling.decided_by;
        match settled.ruling.result {
            WagerResult::Lose => {
                context.collect(draft, decided, position, wager, Cause::WagerLost);
                Counted::NOTHING
            }
            WagerResult::Push => {
                context.give_back(draft, decided, position, wager, Cause::WagerReturned);
                Counted::NOTHING
            }
            WagerResult::Win(odds) => {
                let counted = self.pay(player, settled, odds);
                context.give_back(&mut self.draft, decided, position, wager, Cause::WagerReturned);
                counted
            }
        }
    }

    fn pay<W: GameWager>(&mut self, player: Seat, settled: &Settled<W>, odds: Odds) -> Counted {
        let (Some(won), paid) = (odds.pay(settled.stake), settled.paid) else {
            unreachable!("what was settled is whole cents")
        };
        let (clause, to) = (self.clause(&settled.ruling, won, paid), Account::Player(player));
        self.draft.transfer(clause, Account::Bank, to, paid, Cause::WagerPaid);
        match settled.ruling.limit {
            Limit::Counts => Counted { won, paid },
            Limit::Outside => Counted::NOTHING,
        }
    }

    /// The clause of a payment: its payout, or the limit where that cut it.
    fn clause(&self, ruling: &Ruling, won: Cents, paid: Cents) -> Provision {
        if paid < won { self.context.completion().payout_limit } else { ruling.provision() }
    }

    /// Reckons payments toward the player's limit, where there is one.
    fn reckon(&mut self, player: Seat, Counted { won, paid }: Counted) {
        if self.limit.is_some() && !won.is_zero() {
            self.paid[player.index()] += paid;
            let event = PokerEvent::TowardsLimit { player, won, paid };
            self.draft.fact(self.context.completion().payout_limit, event);
        }
    }
}

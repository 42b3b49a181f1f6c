//! Losing wagers first, then position by position from the highest number down, in the chapter's order of
//! vigorish and payment.

use croupier_rules::families::baccarat::BaccaratWager;
use croupier_rules::families::baccarat::completion::{Act, rule};
use croupier_rules::kit::settlement::{Settled, Settlement, settle};
use croupier_rules::kit::wager::{Bets, GameWager, WagerResult};
use croupier_rules::submission::choice::Collection;
use croupier_rules::{Cents, Provision};

use crate::baccarat::round::{Context, Due};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::wagering::WagerReason;

/// The dealer collects every losing wager.
pub(in crate::baccarat) fn collect_losing(context: Context) -> Decision {
    context.dealer()?;
    context.is_due(Due::CollectLosing)?;
    let mut draft = context.draft();
    for position in Seat::clockwise(context.state.filed().seats()).filter(|&at| wagered(context, at)) {
        for settled in settlement(context, position)?.iter() {
            collect(position, settled, &mut draft);
        }
    }
    draft.fact(order_clause(context), BaccaratEvent::LosingCollected);
    draft.done()
}

fn wagered(context: Context, position: Seat) -> bool {
    !context.state.ledger.on_layout(position).is_zero()
}

fn order_clause(context: Context) -> Provision {
    context.table.clauses.completion.vigorish_order.provision
}

fn collect(position: Seat, settled: &Settled<BaccaratWager>, draft: &mut Draft) {
    if settled.ruling.result == WagerResult::Lose {
        let (from, clause) = (area(position, settled.wager), settled.ruling.decided_by);
        draft.transfer(clause, from, Account::Bank, settled.stake, Cause::WagerLost);
    }
}

/// Where a wager lies.
fn area(position: Seat, wager: BaccaratWager) -> Account {
    Account::Layout(position, wager.into())
}

/// What the rules say of everything that lies at a position.
fn settlement(context: Context, position: Seat) -> Result<Settlement<BaccaratWager>, Refusal> {
    let (table, ledger) = (context.table, &context.state.ledger);
    let bets = BaccaratWager::ALL
        .iter()
        .fold(Bets::NONE, |bets, &wager| bets.with(wager, ledger.balance(area(position, wager))));
    let coup = table.hands.coup();
    settle(&bets, None, |wager| rule(table.clauses, &table.options.terms, coup, wager)).map_err(|broken| {
        Refusal::under(broken.provision, WagerReason::BreaksACent { smallest: broken.smallest })
    })
}

/// The dealer settles the highest position at which a wager is left.
pub(in crate::baccarat) fn settle_position(context: Context, position: Seat) -> Decision {
    context.dealer()?;
    check_turn(context, position)?;
    let settlement = settlement(context, position)?;
    let mut draft = context.draft();
    for act in context.table.clauses.completion.vigorish_order.choice.acts() {
        for settled in settlement.iter() {
            Position { context, position, settled }.carry_out(act, &mut draft);
        }
    }
    draft.done()
}

/// Positions are settled from the highest number down.
fn check_turn(context: Context, position: Seat) -> Check {
    if let Due::Settle { position: seat } = context.due()
        && seat != position
    {
        let reason = BaccaratReason::AnotherPositionFirst { seat };
        return Err(Refusal::under(order_clause(context), reason));
    }
    context.is_due(Due::Settle { position })
}

/// A wager at a position that is settled.
#[derive(Clone, Copy)]
struct Position<'a> {
    context: Context<'a>,
    position: Seat,
    settled: &'a Settled<BaccaratWager>,
}

impl Position<'_> {
    fn carry_out(self, act: Act, draft: &mut Draft) {
        match act {
            Act::TakeVigorish => self.take_vigorish(draft),
            Act::Pay => self.pay(draft),
            Act::Release => self.release(draft),
        }
    }

    fn pay(self, draft: &mut Draft) {
        let (clause, to) = (self.settled.ruling.provision(), Account::Player(self.position));
        draft.transfer(clause, Account::Bank, to, self.settled.paid, Cause::WagerPaid);
    }

    /// The stake of a winner and of a wager that tied goes back.
    fn release(self, draft: &mut Draft) {
        let Settled { wager, ruling, returned, .. } = *self.settled;
        let (from, to) = (area(self.position, wager), Account::Player(self.position));
        draft.transfer(ruling.decided_by, from, to, returned - self.collected(), Cause::WagerReturned);
    }

    /// The vigorish that is collected at once. It comes out of the stake, which always covers it unless it was
    /// rounded up on a stake of less than a quarter; the rest is marked.
    fn collected(self) -> Cents {
        match self.context.table.options.collection {
            Collection::AtPayout => self.settled.vigorish.min(self.settled.returned),
            Collection::Deferred | Collection::None => Cents::ZERO,
        }
    }

    fn take_vigorish(self, draft: &mut Draft) {
        let clauses = &self.context.table.clauses.payouts;
        let (from, collected) = (area(self.position, self.settled.wager), self.collected());
        draft.transfer(clauses.vigorish_at_payout, from, Account::Bank, collected, Cause::VigorishCollected);
        let (seat, amount) = (self.position, self.settled.vigorish - collected);
        if !amount.is_zero() {
            draft.fact(clauses.vigorish_marked, BaccaratEvent::VigorishMarked { seat, amount });
        }
    }
}

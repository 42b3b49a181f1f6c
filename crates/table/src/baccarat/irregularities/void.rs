//! Too few cards: the round is void and every wager goes back. What is owed in vigorish stays owed (reading
//! ER-121).

use croupier_rules::families::baccarat::BaccaratWager;
use croupier_rules::families::baccarat::irregularities::{Supply, void};
use croupier_rules::kit::wager::GameWager;

use crate::baccarat::completion::shoe_over;
use crate::baccarat::dealing::supply_of;
use crate::baccarat::round::{Context, RoundKind};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::Draft;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The dealer declares the round void.
pub(in crate::baccarat) fn declare_void(context: Context) -> Decision {
    context.dealer()?;
    let clause = context.table.clauses.irregularities.insufficient.provision;
    if supply_of(context) == Supply::Sufficient {
        return Err(Refusal::under(clause, BaccaratReason::CardsSuffice));
    }
    let mut draft = context.draft();
    if context.table.kind == RoundKind::Wagered {
        return_wagers(context, &mut draft);
    }
    draft.fact(clause, BaccaratEvent::RoundVoid);
    shoe_over(context.table, clause, &mut draft);
    draft.done()
}

fn return_wagers(context: Context, draft: &mut Draft) {
    let (state, clause) = (context.state, void(context.table.clauses).decided_by);
    for position in Seat::clockwise(state.filed().seats()) {
        let to = Account::Player(position);
        for &wager in BaccaratWager::ALL {
            let from = Account::Layout(position, wager.into());
            draft.transfer(clause, from, to, state.ledger.balance(from), Cause::RoundVoid);
        }
    }
}

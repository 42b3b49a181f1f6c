//! Whether two acts are the same but for what a step fills in as an example: amounts, counts and orders of cards.

use croupier_table::cards::CardsAct;
use croupier_table::command::Act;
use croupier_table::form::Form;
use croupier_table::poker::PokerAct;
use croupier_table::seats::SeatsAct;
use croupier_table::wagering::WagerAct;

/// Whether an act is the one that a step lists, whatever its example is.
pub(crate) fn alike(step: &Form, act: &Act) -> bool {
    step.admits(act) || matches!(step, Form::Exact(step) if alike_acts(step, act))
}

fn alike_acts(step: &Act, act: &Act) -> bool {
    match (step, act) {
        (Act::Cards(step), Act::Cards(act)) => step == act || cards(step, act),
        (Act::Seats(step), Act::Seats(act)) => step == act || seats(step, act),
        (Act::Wager(step), Act::Wager(act)) => step == act || wager(step, act),
        (Act::Poker(step), Act::Poker(act)) => step == act || poker(step, act),
        (step, act) => step == act,
    }
}

fn cards(step: &CardsAct, act: &CardsAct) -> bool {
    use CardsAct::{Cut, InsertSecondCoverCard, ReceivePreshuffled, ReportCount, Shuffle};
    match (step, act) {
        (Shuffle { set, .. }, Shuffle { set: other, .. })
        | (ReceivePreshuffled { set, .. }, ReceivePreshuffled { set: other, .. })
        | (ReportCount { set, .. }, ReportCount { set: other, .. }) => set == other,
        (Cut { .. }, Cut { .. }) | (InsertSecondCoverCard { .. }, InsertSecondCoverCard { .. }) => true,
        (_, _) => false,
    }
}

fn seats(step: &SeatsAct, act: &SeatsAct) -> bool {
    use SeatsAct::{BuyIn, Sit};
    matches!((step, act), (Sit { .. }, Sit { .. }) | (BuyIn { .. }, BuyIn { .. }))
}

fn wager(step: &WagerAct, act: &WagerAct) -> bool {
    use WagerAct::{CallWithCash, Place};
    match (step, act) {
        (Place { position, wager, .. }, Place { position: place, wager: other, .. }) => {
            (position, wager) == (place, other)
        }
        (CallWithCash { wager, .. }, CallWithCash { wager: other, .. }) => wager == other,
        (_, _) => false,
    }
}

fn poker(step: &PokerAct, act: &PokerAct) -> bool {
    use PokerAct::{CountStub, DetermineMisdeal, ReportWrongNumber, Set};
    match (step, act) {
        (Set { position, .. }, Set { position: other, .. }) => position == other,
        (ReportWrongNumber { to, .. }, ReportWrongNumber { to: other, .. }) => to == other,
        (CountStub { .. }, CountStub { .. }) | (DetermineMisdeal { .. }, DetermineMisdeal { .. }) => true,
        (_, _) => false,
    }
}

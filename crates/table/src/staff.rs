//! How an honest staff fills in the blanks of its duties: true counts, a cut in the middle, the second cover card as
//! deep as it may lie. It attests the bodily acts that were its own. What is chosen at pleasure, players' money and
//! players' hands, it leaves alone.

use alloc::vec::Vec;

use croupier_rules::Card;

use crate::cards::{CardsAct, SetId};
use crate::command::{Act, Actor};
use crate::conduct::ConductAct;
use crate::form::{Form, Number};
use crate::poker::{PokerAct, PokerTable};
use crate::state::State;
use crate::steps::Step;

/// The act that a form comes to, or `None` where it is not for the staff to say. The order of a shuffle is asked for.
pub fn filled(state: &State, form: &Form, order: impl FnOnce(Vec<Card>) -> Vec<Card>) -> Option<Act> {
    match form {
        Form::Exact(act) => Some(act.clone()),
        Form::Shuffle { set } => {
            let order = order(state.cards.set(*set).cards().to_vec());
            Some(CardsAct::Shuffle { set: *set, order }.into())
        }
        Form::ReceivePreshuffled { set, decks } => Some(preshuffled(state, *set, *decks, order)),
        Form::Cut { above } => Some(CardsAct::Cut { above: middle(above) }.into()),
        Form::InsertSecondCoverCard { below } => {
            Some(CardsAct::InsertSecondCoverCard { below: below.least }.into())
        }
        Form::CountStub { .. } => {
            let left = state.poker().and_then(PokerTable::uncounted);
            let cards = match left {
                Some(left) => state.filed().deck().size() - usize::from(left.cards_out),
                None => state.cards.shoe().remaining(),
            };
            Some(PokerAct::CountStub { cards: u8::try_from(cards).ok()? }.into())
        }
        Form::Sit { .. }
        | Form::BuyIn { .. }
        | Form::Wager { .. }
        | Form::CallWithCash { .. }
        | Form::ReportCount { .. }
        | Form::DetermineMisdeal { .. }
        | Form::Set { .. }
        | Form::ReportWrongNumber { .. } => None,
    }
}

/// Whether a step asks the dealer or the floorperson for an attestation. At a table that it deals, the automatic dealer
/// gives it; what a player did is for that player to say (reading ER-233).
pub fn attests(step: &Step) -> bool {
    let own = match step.by {
        Actor::Dealer | Actor::Floorperson => true,
        Actor::Player(_) | Actor::Curator | Actor::Device => false,
    };
    own && matches!(step.act, Form::Exact(Act::Conduct(ConductAct::Attest { .. })))
}

fn preshuffled(state: &State, set: SetId, decks: u8, order: impl FnOnce(Vec<Card>) -> Vec<Card>) -> Act {
    let order = order(state.filed().deck().cards().collect());
    CardsAct::ReceivePreshuffled { set, decks, order }.into()
}

const fn middle(number: &Number) -> u16 {
    number.least + (number.most - number.least) / 2
}

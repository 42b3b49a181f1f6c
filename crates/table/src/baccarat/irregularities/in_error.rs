//! What becomes of a card in error: the rules decide, the table follows.

use croupier_rules::families::baccarat::Side;
use croupier_rules::families::baccarat::dealing::ThirdCard;
use croupier_rules::families::baccarat::irregularities::{
    CardInError, Disclosure, Disposition, Remedy, dispose,
};
use croupier_rules::families::baccarat::procedure::Facing;
use croupier_rules::law::Cited;
use croupier_rules::submission::choice::DisclosedCard;
use croupier_rules::{Card, Provision};

use crate::baccarat::dealing::cover_card;
use crate::baccarat::event::Simulation;
use crate::baccarat::round::{Context, Phase};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// A card came out of the shoe in error, or lies face up in it: during a round or between two.
pub(in crate::baccarat) fn report_card_drawn(context: Context, disclosure: Disclosure) -> Decision {
    context.dealer_or_floor()?;
    if context.table.betting_is_open() {
        context.cards_are_ready()?;
    }
    disposed(context, CardInError::AnyOther, disclosure)
}

/// A hand that must stay was dealt a third card.
pub(in crate::baccarat) fn report_third_card(
    context: Context,
    side: Side,
    disclosure: Disclosure,
) -> Decision {
    context.dealer_or_floor()?;
    check_moment(context, side)?;
    check_error(context, side)?;
    disposed(context, card_in_error(context, side), disclosure)
}

/// A third card can be reported as soon as it lies there, before or after the announcements (reading ER-148), once the
/// four cards by which it is judged lie face up; the Banker's only after the Player's is dealt or not due.
fn check_moment(context: Context, side: Side) -> Check {
    let table = context.table;
    let in_hands = table.phase == Phase::Hands && table.hands.first_four_lie_open();
    if in_hands && (side == Side::Player || !table.players_third_card_is_due()) {
        Ok(())
    } else {
        Err(context.out_of_order())
    }
}

/// The hand was not entitled to the card.
fn check_error(context: Context, side: Side) -> Check {
    let hands = &context.table.hands;
    let decision = hands.decision(side);
    if hands.has_third(side) || decision.third_card == ThirdCard::Stay {
        return Ok(());
    }
    let reason = BaccaratReason::EntitledToTheCard { side, rule: decision.rule };
    Err(Refusal::under(decision.provision(context.table.clauses), reason))
}

/// Which error it is. A second additional card is an error like any other.
fn card_in_error(context: Context, side: Side) -> CardInError {
    let hands = &context.table.hands;
    match side {
        Side::Player if hands.has_third(Side::Player) => CardInError::AnyOther,
        Side::Player => CardInError::PlayersThirdCard {
            player: hands.two_card_count(Side::Player),
            banker: hands.two_card_count(Side::Banker),
            banker_has: hands.size(Side::Banker),
        },
        Side::Banker => CardInError::BankersThirdCard,
    }
}

fn disposed(context: Context, error: CardInError, disclosure: Disclosure) -> Decision {
    let Some(card) = context.state.cards.shoe.peek(0) else {
        return Err(Refusal::plain(BaccaratReason::NoCardLeft));
    };
    let Some(disposition) = dispose(context.table.clauses, error, disclosure, remedy(context)) else {
        unreachable!("the hand must stay: that was checked")
    };
    let mut draft = context.draft();
    cover_card(context, 0, &mut draft);
    Disposal { context, error, disclosure, card }.follow(disposition, &mut draft);
    draft.done()
}

fn remedy(context: Context) -> Remedy {
    match context.table.options.disclosed_card {
        DisclosedCard::DiscardWithOneMore => Remedy::DiscardWithOneMore,
        DisclosedCard::SimulatedRound => Remedy::SimulatedRound,
    }
}

/// A card in error whose fate the rules have decided.
struct Disposal<'a> {
    context: Context<'a>,
    error: CardInError,
    disclosure: Disclosure,
    card: Card,
}

impl Disposal<'_> {
    fn follow(&self, disposition: Cited<Disposition>, draft: &mut Draft) {
        let (card, clause) = (self.card, disposition.provision);
        match disposition.choice {
            Disposition::BankersThirdCard => {
                let (side, facing) = (Side::Banker, self.facing());
                draft.fact(clause, BaccaratEvent::Dealt { side, card: card.into(), facing });
            }
            Disposition::FirstCardOfNextHand => {
                draft.fact(clause, BaccaratEvent::KeptForNextHand { card: card.into() });
            }
            Disposition::DiscardWithOneMore => discard(self.context, card, clause, draft),
            Disposition::SimulatedRound => self.simulate(clause, draft),
        }
    }

    /// A card that was seen stays seen.
    fn facing(&self) -> Facing {
        match self.disclosure {
            Disclosure::NotDisclosed => self.context.table.procedure.third_card,
            Disclosure::WhenDealt | Disclosure::FaceUpInShoe => Facing::Up,
        }
    }

    /// Between rounds the simulated round begins at once, otherwise after the round in progress.
    fn simulate(&self, clause: Provision, draft: &mut Draft) {
        let cause = match self.error {
            CardInError::PlayersThirdCard { .. } => Simulation::PlayersThirdCard,
            CardInError::BankersThirdCard | CardInError::AnyOther => Simulation::AnyOtherCard,
        };
        draft.fact(clause, BaccaratEvent::KeptForSimulatedRound { card: self.card, cause });
        if self.context.table.betting_is_open() {
            draft.fact(clause, BaccaratEvent::SimulatedRoundBegan);
        }
    }
}

/// The card and one more, which nobody sees, are discarded; the last card of a shoe is discarded alone.
fn discard(context: Context, card: Card, clause: Provision, draft: &mut Draft) {
    let cards = context.state.cards.shoe.remaining().min(2) as u8;
    if cards == 2 {
        cover_card(context, 1, draft);
    }
    draft.fact(clause, BaccaratEvent::Discarded { card, cards });
}

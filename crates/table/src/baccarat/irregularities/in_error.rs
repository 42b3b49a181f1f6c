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
use crate::baccarat::round::{Context, Due, Phase};
use crate::baccarat::{BaccaratEvent, BaccaratReason};
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::refusal::Refusal;

/// A card came out of the shoe in error, or lies face up in it: during a round or between two.
pub(in crate::baccarat) fn report_card_drawn(context: Context, disclosure: Disclosure) -> Decision {
    context.dealer_or_floor()?;
    nothing_is_set_aside(context)?;
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
    if !context.table.hands.first_four_lie_open() {
        return set_aside(context, disclosure);
    }
    check_error(context, side)?;
    disposed(context, card_in_error(context, side), disclosure)
}

/// A third card can be reported as soon as it lies there, before or after the announcements (reading ER-148); the
/// Banker's once it can be judged, and after the Player's is dealt or not due.
fn check_moment(context: Context, side: Side) -> Check {
    nothing_is_set_aside(context)?;
    let table = context.table;
    let in_time = match side {
        Side::Player => true,
        Side::Banker => table.hands.first_four_lie_open() && !table.players_third_card_is_due(),
    };
    if table.phase == Phase::Hands && in_time { Ok(()) } else { Err(context.out_of_order()) }
}

/// A third card that was set aside is judged before any other card in error.
fn nothing_is_set_aside(context: Context) -> Check {
    if context.table.kept.third_card.is_none() { Ok(()) } else { Err(context.out_of_order()) }
}

/// Nobody can say yet whether the Player's Hand was entitled to the card: it waits until the first four cards lie face
/// up.
fn set_aside(context: Context, disclosure: Disclosure) -> Decision {
    let card = top_card(context)?.into();
    let mut draft = context.draft();
    cover_card(context, 0, &mut draft);
    let clauses = &context.table.clauses.irregularities;
    let clause = match disclosure {
        Disclosure::NotDisclosed => clauses.third_card_not_disclosed,
        Disclosure::WhenDealt | Disclosure::FaceUpInShoe => clauses.third_card_disclosed,
    };
    draft.fact(clause, BaccaratEvent::ThirdCardSetAside { card, disclosure });
    draft.done()
}

/// The cards of a hand are turned face up. If those of the other lie so already, a third card that was set aside is
/// judged: the Player's own where that hand was entitled to it, in error otherwise.
pub(in crate::baccarat) fn judge_set_aside(context: Context, turned: Side, draft: &mut Draft) {
    let table = context.table;
    let Some((card, disclosure)) = table.kept.third_card else { return };
    if !table.hands.lies_open(turned.other()) {
        return;
    }
    let error = card_in_error(context, Side::Player);
    let disposal = Disposal { context, error, disclosure, card };
    match dispose(table.clauses, error, disclosure, remedy(context)) {
        Some(disposition) => disposal.follow(disposition, draft),
        None => disposal.deal_to(Side::Player, table.clause(Due::ThirdCard { side: Side::Player }), draft),
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
    let card = top_card(context)?;
    let Some(disposition) = dispose(context.table.clauses, error, disclosure, remedy(context)) else {
        unreachable!("the hand must stay: that was checked")
    };
    let mut draft = context.draft();
    cover_card(context, 0, &mut draft);
    Disposal { context, error, disclosure, card }.follow(disposition, &mut draft);
    draft.done()
}

fn top_card(context: Context) -> Result<Card, Refusal> {
    context.state.cards.shoe.peek(0).ok_or(Refusal::plain(BaccaratReason::NoCardLeft))
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
            Disposition::BankersThirdCard => self.deal_to(Side::Banker, clause, draft),
            Disposition::FirstCardOfNextHand => {
                draft.fact(clause, BaccaratEvent::KeptForNextHand { card: card.into() });
            }
            Disposition::DiscardWithOneMore => self.discard(clause, draft),
            Disposition::SimulatedRound => self.simulate(clause, draft),
        }
    }

    fn deal_to(&self, side: Side, clause: Provision, draft: &mut Draft) {
        let (card, facing) = (self.card.into(), self.facing());
        draft.fact(clause, BaccaratEvent::Dealt { side, card, facing });
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
    /// The card and one more, which nobody sees, are discarded; the last card of a shoe is discarded alone. A card that
    /// was set aside has left the shoe already.
    fn discard(&self, clause: Provision, draft: &mut Draft) {
        let (card, shoe) = (self.card, &self.context.state.cards.shoe);
        let in_shoe = usize::from(self.context.table.kept.third_card.is_none());
        let more = (shoe.remaining() - in_shoe).min(1);
        if more == 1 {
            cover_card(self.context, in_shoe, draft);
        }
        draft.fact(clause, BaccaratEvent::Discarded { card, cards: 1 + more as u8 });
    }
}

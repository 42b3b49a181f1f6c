//! Saigon 5 Card: setting five cards, and the rulings on two wagers (680a.11).

use croupier_rules::chapters::saigon_5_card::completion::{
    BONUS_AFTER_ANTE, DEALER_DOES_NOT_QUALIFY, DEALER_QUALIFIES, SET_FREELY, SET_TO_QUALIFY, SetBy, Showdown,
    named_split, rule, set_as_chosen, showdown,
};
use croupier_rules::chapters::saigon_5_card::ranking::{best_split, bonus};
use croupier_rules::chapters::saigon_5_card::{RoundError, SaigonWager, SetHand, ShowdownCount, Split};
use croupier_rules::kit::wager::Ruling;
use croupier_rules::submission::SaigonOptions;
use croupier_rules::{Card, Provision};

use super::checks::Context;
use super::completion::{Payer, players_hand};
use super::event::{Part, PokerEvent};
use super::game::Game;
use super::hand::Hand;
use super::phase::Phase;
use super::reason::PokerReason;
use super::table::PokerTable;
use crate::command::Actor;
use crate::context::Draft;
use crate::decide::Decision;
use crate::form::Form;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::steps::{Duty, Steps};

const SET: &str = "Look at your cards in full view of the dealer; only you and the dealer may touch them. \
    Set three that total 10, 20 or 30, if you can.";

impl Game for SaigonOptions {
    /// A player sets the five cards whenever ready: no order among the players is prescribed.
    fn set(&self, context: Context, position: Seat, three: [Card; 3]) -> Decision {
        let (_, hand) = players_hand(context, position)?;
        let five = hand.cards.whole();
        let split = named_split(five, &three).map_err(refused)?;
        let mut draft = context.draft();
        draft.fact(setting_clause(five), PokerEvent::Set { position, split: split.into() });
        draft.done()
    }

    /// Any three of the player's own five cards can be set.
    fn list_choices(&self, steps: &mut Steps, table: &PokerTable, position: Seat) {
        if table.phase == Phase::Playing && table.is_open(position) {
            let by = Actor::Player(steps.state.wagering.owner(position));
            steps.list(by, Form::Set { position }, Duty::Must, table.clauses.completion.decide, SET);
        }
    }

    fn reveal_says(&self) -> &'static str {
        "Turn your five cards face up and set them."
    }

    /// The dealer's cards are set the house way, or not at all where they do not qualify (ER-302 and ER-308).
    fn form_dealers_hand(&self, context: Context, draft: &mut Draft) {
        match best_split(context.table.dealer.whole()) {
            Some((split, _)) => draft.fact(DEALER_QUALIFIES, PokerEvent::DealerSet { split }),
            None => draft.fact(DEALER_DOES_NOT_QUALIFY, PokerEvent::DealerDoesNotQualify),
        };
    }

    fn settle(&self, payer: &mut Payer, position: Seat, hand: &Hand) {
        let (player, set_by) = set_as_chosen(hand.cards.whole(), chosen(hand));
        let showdown = showdown(player.qualified_count(), dealers_count(payer.context.table));
        let shown = PokerEvent::Shown { position, part: Part::ThreeCardHand };
        payer.draft.fact(payer.context.completion().settle, shown);
        if let SetBy::DealerReset { .. } = set_by {
            let split = player.split();
            payer.draft.fact(SET_TO_QUALIFY, PokerEvent::Reset { position, split });
        }
        if let Some(clause) = showdown.reveals_showdown_hand() {
            payer.draft.fact(clause, PokerEvent::Shown { position, part: Part::ShowdownHand });
        }
        let rule = |wager| ruling(&player, showdown, wager);
        payer.settle(position, rule, |draft, wager| show_all(draft, position, wager));
    }
}

/// The clause a hand is set under: the duty where some three cards qualify, the liberty where none do.
fn setting_clause(five: [Card; 5]) -> Provision {
    if best_split(five).is_some() { SET_TO_QUALIFY } else { SET_FREELY }
}

fn refused(error: RoundError) -> Refusal {
    let reason = match error {
        RoundError::SetCardNotInHand { card } => PokerReason::NotInTheHand { card },
        RoundError::SetCardTwice { card } => PokerReason::TheSameCardTwice { card },
        RoundError::PlayerCardsNotFive { .. }
        | RoundError::DealerCardsNotFive { .. }
        | RoundError::NotOneDeck(_)
        | RoundError::SetNotThreeCards { .. }
        | RoundError::StakeNegative { .. }
        | RoundError::StakeOverLargest { .. }
        | RoundError::BonusNotOffered
        | RoundError::BonusWithoutAnte
        | RoundError::AnteNotHalvable { .. }
        | RoundError::PayoutLimitUnderFloor { .. } => unreachable!("three cards of five are named"),
    };
    Refusal { reason: reason.into(), provision: error.provision() }
}

/// The dealer reveals only after every hand is set.
fn chosen(hand: &Hand) -> Split {
    let Some(split) = hand.split() else { unreachable!("every hand is set before the dealer reveals") };
    split
}

/// The Point Count of the dealer's showdown hand, where the dealer qualifies.
fn dealers_count(table: &PokerTable) -> Option<ShowdownCount> {
    table.dealers_split.map(|split| SetHand::new(table.dealer.whole(), split).point_count())
}

/// What becomes of a wager. The Poker hand is looked for only where a Bonus Wager depends on it.
fn ruling(player: &SetHand, showdown: Showdown, wager: SaigonWager) -> Ruling {
    let poker_hand = match wager {
        SaigonWager::Ante => None,
        SaigonWager::Bonus => bonus(player.cards()),
    };
    rule(wager, showdown, poker_hand)
}

/// A Bonus Wager is settled on all five cards, so all are turned face up (ER-312).
fn show_all(draft: &mut Draft, position: Seat, wager: SaigonWager) {
    if wager == SaigonWager::Bonus {
        draft.fact(BONUS_AFTER_ANTE, PokerEvent::Shown { position, part: Part::Hand });
    }
}

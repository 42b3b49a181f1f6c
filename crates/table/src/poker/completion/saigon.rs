//! Setting five cards, and what becomes of the two wagers of Saigon 5 Card (680a.11).

use croupier_rules::chapters::saigon_5_card::completion::{
    BONUS_AFTER_ANTE, SETTLEMENT_ORDER, Showdown, rule, showdown,
};
use croupier_rules::chapters::saigon_5_card::completion::{SetBy, named_split, set_as_chosen};
use croupier_rules::chapters::saigon_5_card::ranking::best_split;
use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::chapters::saigon_5_card::{RoundError, SaigonWager, SetHand, ShowdownCount, Split};
use croupier_rules::kit::wager::Ruling;
use croupier_rules::{Card, Provision, cite};

use super::super::Context;
use super::super::event::{Part, PokerEvent};
use super::super::game::Game;
use super::super::hand::{Choice, Hand};
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::table::PokerTable;
use super::pay::Payer;
use super::players_hand;
use crate::decide::Decision;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// The example of a set that is always accepted: the house way, or the cards dealt first.
pub(in super::super) fn house_way(hand: &Hand) -> Option<[Card; 3]> {
    let five = hand.cards.exactly()?;
    let split = best_split(five).map_or(Split::FIRST, |(split, _)| split);
    Some(split.three(five))
}

/// A player sets the five cards, whenever ready: no order among the players is prescribed.
pub(in super::super) fn set(context: Context, game: &Game, position: Seat, three: [Card; 3]) -> Decision {
    let Game::Saigon(..) = *game else { return Err(Refusal::plain(PokerReason::NotInThisGame)) };
    let (_, hand) = players_hand(context, game, position)?;
    let five = five_cards(hand)?;
    let split = named_split(five, &three).map_err(refused)?;
    let mut record = Record::new(context);
    record.attest(game.completion().examine);
    record.poker(setting_clause(five), PokerEvent::Set { position, split });
    record.done()
}

fn five_cards(hand: &Hand) -> Result<[Card; 5], Refusal> {
    hand.cards.exactly().ok_or(Refusal::under(cite!("680a.13(c)"), PokerReason::CardsRunOut))
}

/// The clause a hand is set under: the duty where some three cards qualify, the liberty where none do.
fn setting_clause(five: [Card; 5]) -> Provision {
    if best_split(five).is_some() { cite!("680a.11(b)(1)") } else { cite!("680a.11(b)(2)") }
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
        | RoundError::PayoutLimitUnderFloor { .. } => PokerReason::NoRound(error),
    };
    Refusal { reason: reason.into(), provision: error.provision() }
}

/// The dealer's cards are set the house way, or not at all where they do not qualify (ER-302 and ER-308).
pub(super) fn set_dealers_hand(record: &mut Record, table: &PokerTable) {
    match table.dealer.exactly().and_then(best_split) {
        Some((split, _)) => record.poker(cite!("680a.11(c)(1)"), PokerEvent::DealerSet { split }),
        None => record.poker(cite!("680a.11(c)(2)"), PokerEvent::DealerDoesNotQualify),
    }
}

/// Settles one position.
pub(super) fn settle(
    payer: &mut Payer,
    table: &PokerTable,
    position: Seat,
    hand: &Hand,
) -> Result<(), Refusal> {
    let (player, set_by) = set_as_chosen(five_cards(hand)?, chosen(hand));
    let showdown = showdown(player.qualified_count(), dealers_count(table));
    let record = &mut payer.record;
    record.poker(SETTLEMENT_ORDER, PokerEvent::Shown { position, part: Part::ThreeCardHand });
    if let SetBy::DealerReset { .. } = set_by {
        let split = player.split();
        record.poker(cite!("680a.11(b)(1)"), PokerEvent::Reset { position, split });
    }
    if let Some(clause) = showdown.reveals_showdown_hand() {
        record.poker(clause, PokerEvent::Shown { position, part: Part::ShowdownHand });
    }
    let rule = |wager| ruling(&player, showdown, wager);
    payer.settle(position, rule, |record, wager| show_all(record, position, wager))
}

/// The Point Count of the dealer's showdown hand, where the dealer qualifies.
fn dealers_count(table: &PokerTable) -> Option<ShowdownCount> {
    let cards = table.dealer.exactly()?;
    table.dealers_split.map(|split| SetHand::new(cards, split).point_count())
}

/// What becomes of a wager. The Poker hand is looked for only where a Bonus Wager depends on it.
fn ruling(player: &SetHand, showdown: Showdown, wager: SaigonWager) -> Ruling {
    let poker_hand = match wager {
        SaigonWager::Ante => None,
        SaigonWager::Bonus => bonus(player.cards()),
    };
    rule(wager, showdown, poker_hand)
}

fn chosen(hand: &Hand) -> Split {
    match hand.choice {
        Choice::Set(split) => split,
        Choice::Open | Choice::Decided(_) => Split::FIRST,
    }
}

/// A Bonus Wager is settled on all five cards, so all are turned up (ER-312).
fn show_all(record: &mut Record, position: Seat, wager: SaigonWager) {
    if wager == SaigonWager::Bonus {
        record.poker(BONUS_AFTER_ANTE, PokerEvent::Shown { position, part: Part::Hand });
    }
}

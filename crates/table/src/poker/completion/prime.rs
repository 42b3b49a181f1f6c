//! Play or forfeit, and what becomes of the five wagers of Three Card Prime (679a.11).

use croupier_rules::chapters::three_card_prime::completion::FourthCard;
use croupier_rules::chapters::three_card_prime::irregularities::rule_after_exposed_dealer_card;
use croupier_rules::chapters::three_card_prime::payouts::PairBonusLine;
use croupier_rules::chapters::three_card_prime::{
    Cards, Decision as Choice, PrimeWager, Terms, ThreeCardRank, rule, strength,
};
use croupier_rules::cite;
use croupier_rules::kit::wager::{Ruling, Wager};

use super::super::Context;
use super::super::act::Recipient;
use super::super::event::{Part, PokerEvent};
use super::super::game::Game;
use super::super::hand::Hand;
use super::super::reason::PokerReason;
use super::super::record::Record;
use super::super::table::{Exposure, PokerTable};
use super::pay::Payer;
use super::players_hand;
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::State;

const OPTIONAL: [Wager; 3] = [Wager::Prime, Wager::PairBonus, Wager::AllSix];

/// A player whose turn it is makes a Play Wager or forfeits the Ante, box by box.
pub(in super::super) fn choose(context: Context, game: &Game, position: Seat, decision: Choice) -> Decision {
    let Game::Prime(..) = game else { return Err(Refusal::plain(PokerReason::NotInThisGame)) };
    let (player, _) = players_hand(context, game, position)?;
    check_hands_stand(context.table)?;
    check_turn(context.table, position)?;
    let mut record = Record::new(context);
    record.attest(game.completion().examine);
    if decision == Choice::Play {
        make_play_wager(&mut record, player, position)?;
    }
    record.poker(Choice::PROVISION, PokerEvent::Decided { position, decision });
    record.done()
}

fn check_hands_stand(table: &PokerTable) -> Result<(), Refusal> {
    match table.exposure {
        Exposure::None => Ok(()),
        Exposure::DealersCard => Err(Refusal::under(cite!("679a.13(d)"), PokerReason::HandsAreVoid)),
    }
}

/// Clockwise from the dealer's far left, nobody is passed over.
fn check_turn(table: &PokerTable, position: Seat) -> Result<(), Refusal> {
    match table.turn_to_decide() {
        Some(turn) if turn != position => {
            Err(Refusal::under(Choice::PROVISION, PokerReason::NotTheTurn { turn }))
        }
        Some(_) | None => Ok(()),
    }
}

/// The Play Wager is as large as the Ante: there is no other amount to ask for.
fn make_play_wager(record: &mut Record, player: Seat, position: Seat) -> Result<(), Refusal> {
    let ante = record.state.ledger.balance(Account::Layout(position, Wager::Ante));
    let chips = record.state.ledger.balance(Account::Player(player));
    if chips < ante {
        let reason = PokerReason::NotEnoughChips { chips, ante };
        return Err(Refusal::under(PrimeWager::Play.provision(), reason));
    }
    let (from, to) = (Account::Player(player), Account::Layout(position, Wager::Play));
    record.chips(Choice::PROVISION, from, to, ante, Cause::WagerPlaced);
    Ok(())
}

/// Whether a position has an optional wager, so that its cards stay.
pub(in super::super) fn has_optional_wagers(state: &State, position: Seat) -> bool {
    OPTIONAL.iter().any(|&wager| !state.ledger.balance(Account::Layout(position, wager)).is_zero())
}

/// Forfeited Antes are collected, and the cards of those who have no optional wager; says how many hands went.
pub(super) fn collect_forfeits(record: &mut Record, table: &PokerTable) -> usize {
    let clause = cite!("679a.11(c)");
    let mut gone = 0;
    for position in table.in_round().rev() {
        if table.hand(position).is_some_and(Hand::is_folded) && table.exposure == Exposure::None {
            record.collect(clause, position, Wager::Ante, Cause::WagerLost);
            if !has_optional_wagers(record.state, position) {
                record.poker(clause, PokerEvent::Discarded { position });
                gone += 1;
            }
        }
    }
    gone
}

pub(super) fn form_dealers_hand(record: &mut Record, table: &PokerTable) {
    if let Some(cards) = table.dealer.exactly() {
        let (whose, rank) = (Recipient::Dealer, strength(cards).rank());
        record.poker(cite!("679a.11(c)"), PokerEvent::Formed { whose, rank });
    }
}

/// Settles one position. Who folded has only optional wagers left (ER-216).
pub(super) fn settle(
    payer: &mut Payer,
    table: &PokerTable,
    terms: &Terms,
    position: Seat,
    hand: &Hand,
) -> Result<(), Refusal> {
    let Some(cards) = cards(table, hand) else {
        return Err(Refusal::under(cite!("679a.13(c)"), PokerReason::CardsRunOut));
    };
    let rank = strength(cards.player).rank();
    let record = &mut payer.record;
    record.poker(cite!("679a.11(c)(1)"), PokerEvent::Shown { position, part: Part::Hand });
    let whose = Recipient::Position(position);
    record.poker(cite!("679a.11(c)(2)"), PokerEvent::Formed { whose, rank });
    let decision = if hand.is_folded() { Choice::Forfeit } else { Choice::Play };
    let rule = |wager| ruling(table, terms, &cards, decision, wager);
    payer.settle(position, rule, |record, wager| show_fourth_card(record, position, rank, wager))
}

fn cards(table: &PokerTable, hand: &Hand) -> Option<Cards> {
    let (player, dealer) = (hand.cards.exactly()?, table.dealer.exactly()?);
    Some(Cards { player, dealer, fourth: hand.fourth.map(|(card, _)| card) })
}

fn ruling(table: &PokerTable, terms: &Terms, cards: &Cards, decision: Choice, wager: PrimeWager) -> Ruling {
    match table.exposure {
        Exposure::None => rule(terms, cards, decision, wager),
        Exposure::DealersCard => rule_after_exposed_dealer_card(terms, cards, wager),
    }
}

/// The fourth card is turned only for a pair or better, just before the Pair Bonus Wager is paid.
fn show_fourth_card(record: &mut Record, position: Seat, rank: ThreeCardRank, wager: PrimeWager) {
    if wager == PrimeWager::PairBonus && PairBonusLine::of(rank).is_some() {
        record.poker(FourthCard::REVEALED, PokerEvent::Shown { position, part: Part::FourthCard });
    }
}

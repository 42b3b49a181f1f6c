//! Three Card Prime: play or forfeit, the fourth card, and the rulings on five wagers (679a.11).

use croupier_rules::Cents;
use croupier_rules::chapters::three_card_prime::completion::{FourthCard, HAND_FORMED, HAND_SHOWN};
use croupier_rules::chapters::three_card_prime::irregularities::rule_after_exposed_dealer_card;
use croupier_rules::chapters::three_card_prime::payouts::PairBonusLine;
use croupier_rules::chapters::three_card_prime::{
    Cards, Decision as Choose, PrimeWager, Terms, ThreeCardRank, rule, strength,
};
use croupier_rules::kit::wager::{Ruling, Wager};
use croupier_rules::submission::PrimeOptions;

use super::act::{PokerAct, Recipient};
use super::checks::Context;
use super::completion::{Payer, players_hand};
use super::event::{Part, PokerEvent};
use super::game::Game;
use super::hand::Hand;
use super::phase::Phase;
use super::reason::PokerReason;
use super::table::{Exposure, PokerTable};
use crate::command::Actor;
use crate::context::{Check, Draft};
use crate::decide::Decision;
use crate::ledger::{Account, Cause};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::steps::{Duty, Steps};
use crate::wagering::WagerReason;

const PLAY: &str = "Look at your cards in full view of the dealer; only you and the dealer may touch them. \
    Play: wager as much again as your Ante.";
const FOLD: &str = "Look at your cards in full view of the dealer; only you and the dealer may touch them. \
    Fold: give up the Ante.";
const REVEAL: &str = "Collect the forfeited Antes, and the cards too unless an optional wager is on them. \
    Then turn your cards face up.";

impl Game for PrimeOptions {
    fn fourth_card_wager(&self) -> Option<Wager> {
        Some(Wager::PairBonus)
    }

    /// A player whose turn it is makes a Play Wager or forfeits the Ante, box by box.
    fn choose(&self, context: Context, position: Seat, choice: Choose) -> Decision {
        let (player, _) = players_hand(context, position)?;
        check_hands_stand(context)?;
        check_turn(context, position)?;
        let mut draft = context.draft();
        match choice {
            Choose::Play => make_play_wager(context, &mut draft, player, position)?,
            Choose::Forfeit => {}
        }
        draft.fact(Choose::PROVISION, PokerEvent::Decided { position, decision: choice });
        draft.done()
    }

    /// The dealer asks each player for the Play Wager. Chips that do not equal the Ante are refused for their amount.
    fn check_made_later(&self, context: Context, seat: Seat, position: Seat, amount: Cents) -> Check {
        let ante = context.stake(position, Wager::Ante);
        match context.table.phase {
            Phase::Playing if context.owner(position) == seat && !ante.is_zero() && amount != ante => {
                Err(Refusal::under(PrimeWager::Play.provision(), WagerReason::EqualsTheAnte { ante }))
            }
            Phase::Playing => Err(Refusal::under(Choose::PROVISION, WagerReason::MadeWhenAsked)),
            Phase::Dealing | Phase::Stub | Phase::WrongStub => {
                Err(Refusal::under(Choose::PROVISION, WagerReason::MadeLater))
            }
            Phase::Betting | Phase::Settling => Ok(()),
        }
    }

    fn list_choices(&self, steps: &mut Steps, table: &PokerTable, position: Seat) {
        let (by, clause) =
            (Actor::Player(steps.state.wagering.owner(position)), table.clauses.completion.decide);
        for (act, says) in [(PokerAct::Play { position }, PLAY), (PokerAct::Fold { position }, FOLD)] {
            steps.offer(by, act, Duty::Must, clause, says);
        }
    }

    fn reveal_says(&self) -> &'static str {
        REVEAL
    }

    /// Forfeited Antes are collected, and the cards of players without an optional wager.
    fn collect_forfeits(&self, context: Context, draft: &mut Draft) -> usize {
        let clause = context.completion().reveal;
        let mut gone = 0;
        for position in folded(context.table) {
            context.collect(draft, clause, position, Wager::Ante, Cause::WagerLost);
            if !context.has_optional_wagers(position) {
                draft.fact(clause, PokerEvent::Discarded { position });
                gone += 1;
            }
        }
        gone
    }

    fn form_dealers_hand(&self, context: Context, draft: &mut Draft) {
        let rank = strength(context.table.dealer.whole()).rank();
        draft.fact(context.completion().reveal, PokerEvent::Formed { whose: Recipient::Dealer, rank });
    }

    /// A player who folded has only optional wagers left (ER-216).
    fn settle(&self, payer: &mut Payer, position: Seat, hand: &Hand) {
        let context = payer.context;
        let cards =
            Cards { player: hand.cards.whole(), dealer: context.table.dealer.whole(), fourth: hand.fourth };
        let rank = strength(cards.player).rank();
        payer.draft.fact(HAND_SHOWN, PokerEvent::Shown { position, part: Part::Hand });
        payer.draft.fact(HAND_FORMED, PokerEvent::Formed { whose: Recipient::Position(position), rank });
        let choice = if hand.is_folded() { Choose::Forfeit } else { Choose::Play };
        let rule = |wager| ruling(context.table, &self.terms, &cards, choice, wager);
        payer.settle(position, rule, |draft, wager| show_fourth_card(draft, position, rank, wager));
    }
}

fn check_hands_stand(context: Context) -> Check {
    match context.table.exposure {
        Exposure::None => Ok(()),
        Exposure::DealersCard => {
            let clause = context.clauses().irregularities.dealers_card_exposed.provision;
            Err(Refusal::under(clause, PokerReason::HandsAreVoid))
        }
    }
}

/// Clockwise from the dealer's far left, and nobody is passed over.
fn check_turn(context: Context, position: Seat) -> Check {
    match context.table.turn_to_decide() {
        Some(turn) if turn != position => {
            Err(Refusal::under(Choose::PROVISION, PokerReason::NotTheTurn { turn }))
        }
        Some(_) | None => Ok(()),
    }
}

/// The Play Wager equals the Ante: there is no other amount to ask for.
fn make_play_wager(context: Context, draft: &mut Draft, player: Seat, position: Seat) -> Check {
    let (from, ante) = (Account::Player(player), context.stake(position, Wager::Ante));
    let chips = context.balance(from);
    if chips < ante {
        let reason = PokerReason::NotEnoughChips { chips, ante };
        return Err(Refusal::under(PrimeWager::Play.provision(), reason));
    }
    let to = Account::Layout(position, Wager::Play);
    draft.transfer(Choose::PROVISION, from, to, ante, Cause::WagerPlaced);
    Ok(())
}

/// The positions whose Ante is forfeited, clockwise. After a card of the dealer's was exposed no Ante is.
fn folded(table: &PokerTable) -> impl Iterator<Item = Seat> + '_ {
    let stand = table.exposure == Exposure::None;
    table.in_round().rev().filter(move |&at| stand && table.hand(at).is_some_and(Hand::is_folded))
}

fn ruling(table: &PokerTable, terms: &Terms, cards: &Cards, choice: Choose, wager: PrimeWager) -> Ruling {
    match table.exposure {
        Exposure::None => rule(terms, cards, choice, wager),
        Exposure::DealersCard => rule_after_exposed_dealer_card(terms, cards, wager),
    }
}

/// The fourth card is turned only for a pair or better, just before the Pair Bonus Wager is paid.
fn show_fourth_card(draft: &mut Draft, position: Seat, rank: ThreeCardRank, wager: PrimeWager) {
    if wager == PrimeWager::PairBonus && PairBonusLine::of(rank).is_some() {
        draft.fact(FourthCard::REVEALED, PokerEvent::Shown { position, part: Part::FourthCard });
    }
}

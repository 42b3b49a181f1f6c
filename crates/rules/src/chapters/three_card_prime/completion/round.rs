//! One player's round, checked first and settled after.

use super::{Cards, Decision, PairBonusLine, RoundError, rule};
use crate::chapters::three_card_prime::irregularities;
use crate::chapters::three_card_prime::payouts;
use crate::chapters::three_card_prime::terms::Terms;
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::kit::card::Card;
use crate::kit::deck::Deck;
use crate::kit::money::Cents;
use crate::kit::payout_limit;
use crate::kit::settlement::{Settlement, settle};
use crate::kit::wager::{Bets, GameWager, Offer};

/// One player's cards and wagers under the terms of a table. Every one of them can be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    pub(super) terms: Terms,
    pub(super) cards: Cards,
    pub(super) bets: Bets<PrimeWager>,
}

impl Round {
    /// Checks everything about a round; the first thing wrong is said, in the order of [`RoundError`].
    ///
    /// An Ante without a Play Wager is a forfeited one. A fourth card without a Pair Bonus Wager lies there unused.
    pub fn new(
        terms: &Terms,
        player: &[Card],
        dealer: &[Card],
        fourth: Option<Card>,
        bets: Bets<PrimeWager>,
    ) -> Result<Round, RoundError> {
        let cards = dealt(player, dealer, fourth)?;
        check_terms(terms)?;
        PrimeWager::ALL.iter().try_for_each(|&wager| check_stake(wager, bets.stake(wager)))?;
        bets.made().try_for_each(|(wager, _)| check_wager(terms, &bets, wager))?;
        check_play(&bets)?;
        check_fourth_card(&cards, &bets)?;
        Ok(Round { terms: *terms, cards, bets })
    }

    /// The terms of the table.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The cards.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The wagers.
    pub const fn bets(&self) -> &Bets<PrimeWager> {
        &self.bets
    }

    /// Whether the player stayed in.
    pub fn decision(&self) -> Decision {
        if self.bets.has(PrimeWager::Play) { Decision::Play } else { Decision::Forfeit }
    }

    /// Settles every wager, Ante and Play first, within the payout limit.
    pub fn settle(&self) -> Result<Settlement<PrimeWager>, RoundError> {
        let decision = self.decision();
        let ruling = |wager| rule(&self.terms, &self.cards, decision, wager);
        Ok(settle(&self.bets, self.terms.payout_limit, ruling)?)
    }

    /// Settles a round in which a card of the dealer's was exposed too early (679a.13(d), reading ER-223).
    pub fn settle_after_exposed_dealer_card(&self) -> Result<Settlement<PrimeWager>, RoundError> {
        let ruling = |wager| irregularities::rule_after_exposed_dealer_card(&self.terms, &self.cards, wager);
        Ok(settle(&self.bets, self.terms.payout_limit, ruling)?)
    }
}

fn dealt(player: &[Card], dealer: &[Card], fourth: Option<Card>) -> Result<Cards, RoundError> {
    let three = |cards: &[Card]| <[Card; 3]>::try_from(cards).ok();
    let hand = three(player).ok_or(RoundError::PlayerHandIsNotThreeCards(player.len()))?;
    let dealers = three(dealer).ok_or(RoundError::DealerHandIsNotThreeCards(dealer.len()))?;
    let cards = Cards { player: hand, dealer: dealers, fourth };
    Deck::SINGLE.admits(cards.six().into_iter().chain(fourth))?;
    Ok(cards)
}

fn check_terms(terms: &Terms) -> Result<(), RoundError> {
    let letter = terms.bad_beat;
    payouts::bad_beat(letter).ok_or(RoundError::BadBeatPaytableIsUnknown(letter))?;
    if let Some(letter) = terms.pair_bonus {
        payouts::pair_bonus_with_two(letter).ok_or(RoundError::PairBonusPaytableIsUnknown(letter))?;
    }
    match terms.payout_limit {
        Some(limit) if limit < payout_limit::LEAST => Err(RoundError::PayoutLimitIsTooLow(limit)),
        Some(_) | None => Ok(()),
    }
}

fn check_stake(wager: PrimeWager, stake: Cents) -> Result<(), RoundError> {
    if stake < Cents::ZERO {
        Err(RoundError::StakeIsNegative(wager, stake))
    } else if stake > Cents::LARGEST_WAGER {
        Err(RoundError::StakeIsTooLarge(wager, stake))
    } else {
        Ok(())
    }
}

fn check_wager(terms: &Terms, bets: &Bets<PrimeWager>, wager: PrimeWager) -> Result<(), RoundError> {
    match wager.offer(terms) {
        Offer::NotOffered => Err(RoundError::WagerIsNotOffered(wager)),
        Offer::Offered if !bets.has(PrimeWager::Ante) => Err(RoundError::WagerWithoutAnte(wager)),
        Offer::Offered => Ok(()),
    }
}

fn check_play(bets: &Bets<PrimeWager>) -> Result<(), RoundError> {
    let (ante, play) = (bets.stake(PrimeWager::Ante), bets.stake(PrimeWager::Play));
    if play.is_zero() || play == ante { Ok(()) } else { Err(RoundError::PlayDiffersFromAnte { ante, play }) }
}

fn check_fourth_card(cards: &Cards, bets: &Bets<PrimeWager>) -> Result<(), RoundError> {
    let needed = bets.has(PrimeWager::PairBonus) && PairBonusLine::of(cards.player_rank()).is_some();
    if needed && cards.fourth.is_none() { Err(RoundError::FourthCardIsMissing) } else { Ok(()) }
}

//! One player's round: checked first, then ruled on and settled (680a.11).

use super::error::RoundError;
use super::{Showdown, explain};
use crate::chapters::saigon_5_card::completion;
use crate::chapters::saigon_5_card::ranking::{self, BonusHand, SetHand, Split, best_split};
use crate::chapters::saigon_5_card::terms::Terms;
use crate::chapters::saigon_5_card::wagers::{SaigonWager, Standing};
use crate::kit::card::Card;
use crate::kit::deck::Deck;
use crate::kit::explanation::Explanation;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::payout_limit;
use crate::kit::settlement::{self, Settlement};
use crate::kit::wager::{Bets, Offer, Ruling};

#[cfg(test)]
mod tests;

/// How many cards a player and the dealer are dealt.
pub const CARDS_IN_HAND: usize = 5;

/// Who decided how the player's five cards are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetBy {
    /// Nobody chose: the qualifying split with the highest Point Count was taken, if there is one.
    HouseWay,
    /// The player, and the choice stands.
    Player,
    /// The dealer, because the player's choice did not qualify though another does (ER-302).
    DealerReset {
        /// The split that the player chose.
        chosen: Split,
    },
}

/// A round of one player against the dealer. Whoever holds one holds a round that can have happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    terms: Terms,
    player: SetHand,
    set_by: SetBy,
    dealer: SetHand,
    bets: Bets<SaigonWager>,
}

impl Round {
    /// A round, if these cards and wagers can be one. `set` names the player's three-card hand; without it
    /// the player plays the house way.
    pub fn new(
        terms: &Terms,
        player: &[Card],
        dealer: &[Card],
        set: Option<&[Card]>,
        bets: Bets<SaigonWager>,
    ) -> Result<Round, RoundError> {
        let player = five(player).ok_or(RoundError::PlayerCardsNotFive { dealt: player.len() })?;
        let dealer = five(dealer).ok_or(RoundError::DealerCardsNotFive { dealt: dealer.len() })?;
        let cards = player.into_iter().chain(dealer);
        Deck::WITH_JOKER.admits(cards).map_err(RoundError::NotOneDeck)?;
        let (player, set_by) = set_player(player, set)?;
        check_bets(terms, &bets)?;
        check_limit(terms)?;
        Ok(Round { terms: *terms, player, set_by, dealer: house_way(dealer), bets })
    }

    /// The player's five cards, as set.
    pub const fn player(&self) -> &SetHand {
        &self.player
    }

    /// Who set the player's cards.
    pub const fn set_by(&self) -> SetBy {
        self.set_by
    }

    /// The dealer's five cards, as set the house way.
    pub const fn dealer(&self) -> &SetHand {
        &self.dealer
    }

    /// The stakes.
    pub const fn bets(&self) -> &Bets<SaigonWager> {
        &self.bets
    }

    /// How the player's hand stands against the dealer's.
    pub fn showdown(&self) -> Showdown {
        completion::showdown(self.player.qualified_count(), self.dealer.qualified_count())
    }

    /// The player's Bonus hand; `None` below two pair.
    pub fn bonus_hand(&self) -> Option<BonusHand> {
        ranking::bonus(self.player.cards())
    }

    /// What becomes of a wager, made or not.
    pub fn rule(&self, wager: SaigonWager) -> Ruling {
        completion::rule(wager, self.showdown(), self.bonus_hand())
    }

    /// Settles the wagers, the Ante first, within the payout limit.
    pub fn settle(&self) -> Result<Settlement<SaigonWager>, RoundError> {
        settlement::settle(&self.bets, self.terms.payout_limit, |wager| self.rule(wager))
            .map_err(|broken| RoundError::AnteNotHalvable { stake: broken.stake })
    }

    /// Why the settlement is what it is, clause by clause.
    pub fn explain(&self, settlement: &Settlement<SaigonWager>) -> Explanation {
        explain::explain(self, settlement)
    }
}

fn five(cards: &[Card]) -> Option<[Card; CARDS_IN_HAND]> {
    cards.try_into().ok()
}

/// The best qualifying split; any split serves where none qualifies (ER-308).
fn house_way(cards: [Card; 5]) -> SetHand {
    let split = best_split(cards).map_or(Split::FIRST, |(split, _)| split);
    SetHand::new(cards, split)
}

fn set_player(cards: [Card; 5], set: Option<&[Card]>) -> Result<(SetHand, SetBy), RoundError> {
    match set {
        None => Ok((house_way(cards), SetBy::HouseWay)),
        Some(named) => Ok(set_as_chosen(cards, named_split(cards, named)?)),
    }
}

/// Five cards as the player chose to set them or, where that overlooks three cards that qualify, as the dealer
/// sets them again (ER-302).
pub fn set_as_chosen(cards: [Card; 5], chosen: Split) -> (SetHand, SetBy) {
    let set = SetHand::new(cards, chosen);
    match best_split(cards) {
        Some((best, _)) if !set.qualifies() => (SetHand::new(cards, best), SetBy::DealerReset { chosen }),
        Some(_) | None => (set, SetBy::Player),
    }
}

/// The split whose three-card hand is named, in any order.
pub fn named_split(cards: [Card; 5], named: &[Card]) -> Result<Split, RoundError> {
    let three: [Card; 3] =
        named.try_into().map_err(|_| RoundError::SetNotThreeCards { named: named.len() })?;
    if let Some(&stranger) = three.iter().find(|card| !cards.contains(card)) {
        return Err(RoundError::SetCardNotInHand { card: stranger });
    }
    // Three cards of the hand that match none of its ten splits must name one of them twice.
    Split::all()
        .find(|split| split.three(cards).iter().all(|card| three.contains(card)))
        .ok_or(RoundError::SetCardTwice { card: twice(three) })
}

fn twice([a, b, c]: [Card; 3]) -> Card {
    if a == b || a == c { a } else { b }
}

fn check_bets(terms: &Terms, bets: &Bets<SaigonWager>) -> Result<(), RoundError> {
    for (wager, stake) in bets.made() {
        check_stake(wager, stake)?;
    }
    check_bonus(terms, bets)?;
    check_ante(bets.stake(SaigonWager::Ante))
}

fn check_stake(wager: SaigonWager, stake: Cents) -> Result<(), RoundError> {
    if stake < Cents::ZERO {
        return Err(RoundError::StakeNegative { wager, stake });
    }
    if stake > Cents::LARGEST_WAGER {
        return Err(RoundError::StakeOverLargest { wager, stake });
    }
    Ok(())
}

fn check_bonus(terms: &Terms, bets: &Bets<SaigonWager>) -> Result<(), RoundError> {
    if !bets.has(SaigonWager::Bonus) {
        return Ok(());
    }
    match terms.bonus {
        Offer::NotOffered => Err(RoundError::BonusNotOffered),
        Offer::Offered if required_is_missing(bets) => Err(RoundError::BonusWithoutAnte),
        Offer::Offered => Ok(()),
    }
}

fn required_is_missing(bets: &Bets<SaigonWager>) -> bool {
    SaigonWager::ALL.iter().any(|&wager| wager.standing().0 == Standing::Required && !bets.has(wager))
}

/// Any Ante can be paid 1 to 2, whatever the cards turn out to be, and so must be divisible (ER-307).
fn check_ante(stake: Cents) -> Result<(), RoundError> {
    if stake.is_multiple_of(Odds::HALF.smallest_stake()) {
        Ok(())
    } else {
        Err(RoundError::AnteNotHalvable { stake })
    }
}

fn check_limit(terms: &Terms) -> Result<(), RoundError> {
    match terms.payout_limit {
        Some(limit) if limit < payout_limit::LEAST => Err(RoundError::PayoutLimitUnderFloor { limit }),
        Some(_) | None => Ok(()),
    }
}

//! One finished round of one player, checked, settled and explained.

use super::clauses::Clauses;
use super::completion;
use super::coup::{Coup, HandResult};
use super::dealing::{self, Decision, ThirdCard};
use super::payouts;
use super::ranking::{Hand, NotAHand, Side};
use super::round_error::RoundError;
use super::terms::Terms;
use super::wagers::BaccaratWager;
use crate::kit::card::Card;
use crate::kit::deck::{Deck, TooManyCopies};
use crate::kit::money::Cents;
use crate::kit::settlement::{self, BrokenCent, Settlement};
use crate::kit::wager::{Bets, Offer};

/// A finished round: two hands that the rules could have dealt, and the stakes of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    clauses: &'static Clauses,
    terms: Terms,
    player: Hand,
    banker: Hand,
    bets: Bets<BaccaratWager>,
}

/// The most that one wager may win, so that sums of payments stay inside 64 bits.
const MOST_PAID: Cents = Cents(1_000_000_000_000_000_000);

impl Round {
    /// Checks everything: the terms, the cards, the drawing and the stakes, in the order of [`RoundError`].
    pub fn new(
        clauses: &'static Clauses,
        terms: Terms,
        player: &[Card],
        banker: &[Card],
        bets: Bets<BaccaratWager>,
    ) -> Result<Round, RoundError> {
        check_terms(clauses, &terms)?;
        check_shoe(clauses, &terms, player, banker)?;
        let player = hand(clauses, Side::Player, player)?;
        let banker = hand(clauses, Side::Banker, banker)?;
        check_third_cards(clauses, &player, &banker)?;
        check_bets(clauses, &terms, &bets)?;
        Ok(Round { clauses, terms, player, banker, bets })
    }

    /// The chapter.
    pub const fn clauses(&self) -> &'static Clauses {
        self.clauses
    }

    /// The terms of the table.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// One of the hands.
    pub const fn hand(&self, side: Side) -> &Hand {
        match side {
            Side::Player => &self.player,
            Side::Banker => &self.banker,
        }
    }

    /// The stakes.
    pub const fn bets(&self) -> &Bets<BaccaratWager> {
        &self.bets
    }

    /// The round as results see it.
    pub fn coup(&self) -> Coup {
        Coup::new(HandResult::from(&self.player), HandResult::from(&self.banker))
    }

    /// Whether a hand drew or stayed, and by which rule.
    pub const fn decision(&self, side: Side) -> Decision {
        decision(&self.player, &self.banker, side)
    }

    /// Settles every wager. No payout limit: the chapters have none (reading ER-141).
    pub fn settle(&self) -> Result<Settlement<BaccaratWager>, RoundError> {
        let coup = self.coup();
        let rule = |wager| completion::rule(self.clauses, &self.terms, coup, wager);
        settlement::settle(&self.bets, None, rule).map_err(RoundError::StakeBreaksCents)
    }
}

/// Whether these are terms that a table of a chapter may have.
pub fn check_terms(clauses: &Clauses, terms: &Terms) -> Result<(), RoundError> {
    let Terms { decks, tie: odds, .. } = *terms;
    if !Terms::DECKS.contains(&decks) {
        return Err(RoundError::DecksOutOfRange {
            decks,
            provision: clauses.game.chapter().cards.set.provision,
        });
    }
    if !odds.at_least(Terms::LEAST_TIE) {
        return Err(RoundError::TieBelowEightToOne { odds, provision: clauses.payouts.tie });
    }
    match terms.dragon_bonus {
        Some(letter) if payouts::dragon_bonus(letter).is_none() => {
            Err(RoundError::PaytableUnknown { letter, provision: clauses.payouts.dragon_bonus })
        }
        Some(_) | None => Ok(()),
    }
}

fn check_shoe(clauses: &Clauses, terms: &Terms, player: &[Card], banker: &[Card]) -> Result<(), RoundError> {
    Deck::shoe(terms.decks)
        .admits(player.iter().chain(banker).copied())
        .map_err(|card| not_in_shoe(clauses, card))
}

const fn not_in_shoe(clauses: &Clauses, card: TooManyCopies) -> RoundError {
    RoundError::CardNotInShoe { card, provision: clauses.game.chapter().cards.set.provision }
}

fn hand(clauses: &Clauses, side: Side, cards: &[Card]) -> Result<Hand, RoundError> {
    Hand::new(cards).map_err(|why| match why {
        NotAHand::Joker => not_in_shoe(clauses, TooManyCopies { card: Card::JOKER, copies: 0 }),
        NotAHand::NeitherTwoNorThree => wrong_size(clauses, side, cards.len()),
    })
}

/// Too few cards violate the deal of the first four, too many the limit of one additional card.
const fn wrong_size(clauses: &Clauses, side: Side, cards: usize) -> RoundError {
    let dealing = &clauses.dealing;
    let provision = if cards < 2 { dealing.first_four[0] } else { dealing.one_additional_card };
    RoundError::HandNeitherTwoNorThreeCards { side, cards, provision }
}

const fn decision(player: &Hand, banker: &Hand, side: Side) -> Decision {
    let (two, other_two) = (player.two_card_count(), banker.two_card_count());
    match side {
        Side::Player => dealing::player_decision(two, other_two),
        Side::Banker => dealing::banker_decision(two, other_two, player.third_value()),
    }
}

fn check_third_cards(clauses: &Clauses, player: &Hand, banker: &Hand) -> Result<(), RoundError> {
    for (side, third) in [(Side::Player, player.third()), (Side::Banker, banker.third())] {
        let decision = decision(player, banker, side);
        let (rule, provision) = (decision.rule, decision.provision(clauses));
        match (decision.third_card, third) {
            (ThirdCard::Draw, Some(_)) | (ThirdCard::Stay, None) => {}
            (ThirdCard::Stay, Some(_)) => {
                return Err(RoundError::ThirdCardOnAHandThatStays { side, rule, provision });
            }
            (ThirdCard::Draw, None) => {
                return Err(RoundError::NoThirdCardOnAHandThatDraws { side, rule, provision });
            }
        }
    }
    Ok(())
}

/// Whether a table may take these stakes, whatever the cards will be.
pub fn check_bets(clauses: &Clauses, terms: &Terms, bets: &Bets<BaccaratWager>) -> Result<(), RoundError> {
    bets.made().try_for_each(|(wager, stake)| {
        check_offer(clauses, terms, wager)?;
        check_stake(wager, stake)?;
        check_payment(terms, wager, stake)?;
        check_whole_cents(clauses, terms, wager, stake)
    })
}

fn check_offer(clauses: &Clauses, terms: &Terms, wager: BaccaratWager) -> Result<(), RoundError> {
    let offer = clauses.offer(terms, wager);
    match offer.choice {
        Offer::Offered => Ok(()),
        Offer::NotOffered => Err(RoundError::WagerNotOffered { wager, provision: offer.provision }),
    }
}

fn check_stake(wager: BaccaratWager, stake: Cents) -> Result<(), RoundError> {
    if stake < Cents::ZERO {
        return Err(RoundError::StakeNegative { wager, stake });
    }
    if stake > Cents::LARGEST_WAGER {
        return Err(RoundError::StakeTooLarge { wager, stake });
    }
    Ok(())
}

/// The Tie Wager has a floor and no ceiling (reading ER-103), so a payout could be too large to count.
fn check_payment(terms: &Terms, wager: BaccaratWager, stake: Cents) -> Result<(), RoundError> {
    let odds = terms.tie;
    let is_counted = stake.0.checked_mul(odds.pays() as i64).is_some_and(|product| product <= MOST_PAID.0);
    if wager != BaccaratWager::Tie || is_counted {
        return Ok(());
    }
    Err(RoundError::PaymentTooLarge { wager, stake, odds })
}

fn check_whole_cents(
    clauses: &Clauses,
    terms: &Terms,
    wager: BaccaratWager,
    stake: Cents,
) -> Result<(), RoundError> {
    let smallest = payouts::smallest_stake(terms, wager);
    if stake.is_multiple_of(smallest) {
        return Ok(());
    }
    let provision = clauses.paid_by(terms, wager);
    Err(RoundError::StakeBreaksCents(BrokenCent { wager, stake, smallest, provision }))
}

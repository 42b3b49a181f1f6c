//! A finished round of Three Card Prime from outside, read, settled and reported.

use super::{Round, RoundError};
use crate::chapters::three_card_prime::payouts::{
    ALL_SIX_SELECTION, BAD_BEAT_SELECTION, PAIR_BONUS_SELECTION, PAYOUT_LIMIT,
};
use crate::chapters::three_card_prime::ranking::{all_six, qualifies, strength};
use crate::chapters::three_card_prime::terms::Terms;
use crate::finished::options::{self, known, letter, limit};
use crate::finished::{Finished, FinishedRound, Hands, OptionName, PrimeHand, Refused, Report};
use crate::kit::card::Card;

/// How the chapter settles a finished round.
pub(in crate::chapters::three_card_prime) const FINISHED: Finished = Finished {
    options: &[OptionName::BadBeat, OptionName::PairBonus, OptionName::AllSix, OptionName::PayoutLimit],
    settle,
};

fn settle(finished: &FinishedRound) -> Result<Report, Refused> {
    finished.has_no_set()?;
    let (terms, bets) = (terms(finished)?, finished.bets()?);
    let round = Round::new(&terms, &finished.player, &finished.house, finished.fourth, bets)?;
    let settlement = round.settle()?;
    Ok(Report::new(&settlement, hands(&round), round.explain(&settlement)))
}

fn terms(finished: &FinishedRound) -> Result<Terms, Refused> {
    let mut terms = Terms::default();
    for (option, value) in known(finished)? {
        match option {
            OptionName::BadBeat => {
                terms.bad_beat = letter(option, value, &Terms::BAD_BEAT, BAD_BEAT_SELECTION)?;
            }
            OptionName::PairBonus => {
                terms.pair_bonus = Some(letter(option, value, &Terms::PAIR_BONUS, PAIR_BONUS_SELECTION)?);
            }
            OptionName::AllSix => {
                terms.all_six = Some(letter(option, value, &Terms::ALL_SIX, ALL_SIX_SELECTION)?);
            }
            OptionName::PayoutLimit => terms.payout_limit = Some(limit(option, value, PAYOUT_LIMIT)?),
            OptionName::Decks
            | OptionName::Ez
            | OptionName::VigorishRounding
            | OptionName::Tie
            | OptionName::DragonBonus => return Err(options::not_here(option, finished.game)),
        }
    }
    Ok(terms)
}

fn hands(round: &Round) -> Hands {
    let cards = round.cards();
    Hands::Prime {
        player: hand(cards.player),
        dealer: hand(cards.dealer),
        dealer_qualifies: qualifies(strength(cards.dealer)),
        all_six: all_six(cards.six()).name(),
        fourth: cards.fourth,
    }
}

fn hand(cards: [Card; 3]) -> PrimeHand {
    PrimeHand { cards, rank: strength(cards).rank().name() }
}

impl From<RoundError> for Refused {
    fn from(error: RoundError) -> Refused {
        Refused::by_the_rules(&error, error.provision())
    }
}

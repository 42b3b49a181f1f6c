//! A finished round of Saigon 5 Card from outside, read, settled and reported.

use super::{Round, RoundError};
use crate::chapters::saigon_5_card::payouts::PAYOUT_LIMIT;
use crate::chapters::saigon_5_card::ranking::SetHand;
use crate::chapters::saigon_5_card::terms::Terms;
use crate::finished::options::{self, known, limit};
use crate::finished::{Finished, FinishedRound, Hands, OptionName, Refused, Report, SplitHand};
use crate::kit::paytable::Line;

/// How the chapter settles a finished round.
pub(in crate::chapters::saigon_5_card) const FINISHED: Finished =
    Finished { options: &[OptionName::PayoutLimit], settle };

fn settle(finished: &FinishedRound) -> Result<Report, Refused> {
    finished.has_no_fourth()?;
    let terms = terms(finished)?;
    let (bets, set) = (finished.bets()?, finished.set.as_deref());
    let round = Round::new(&terms, &finished.player, &finished.house, set, bets)?;
    let settlement = round.settle()?;
    Ok(Report::new(&settlement, hands(&round), round.explain(&settlement)))
}

fn terms(finished: &FinishedRound) -> Result<Terms, Refused> {
    let mut terms = Terms::default();
    for (option, value) in known(finished)? {
        match option {
            OptionName::PayoutLimit => terms.payout_limit = Some(limit(option, value, PAYOUT_LIMIT)?),
            OptionName::Decks
            | OptionName::Ez
            | OptionName::VigorishRounding
            | OptionName::Tie
            | OptionName::DragonBonus
            | OptionName::BadBeat
            | OptionName::PairBonus
            | OptionName::AllSix => return Err(options::not_here(option, finished.game)),
        }
    }
    Ok(terms)
}

fn hands(round: &Round) -> Hands {
    Hands::Saigon {
        player: hand(round.player()),
        dealer: hand(round.dealer()),
        bonus: round.bonus_hand().map(Line::name),
    }
}

fn hand(hand: &SetHand) -> SplitHand {
    SplitHand {
        cards: hand.cards(),
        three: hand.three_card_hand(),
        showdown: hand.showdown_hand(),
        qualifies: hand.qualifies(),
        total: hand.total(),
        joker: hand.joker_value(),
        point_count: hand.point_count().get(),
    }
}

impl From<RoundError> for Refused {
    fn from(error: RoundError) -> Refused {
        Refused::by_the_rules(&error, error.provision())
    }
}

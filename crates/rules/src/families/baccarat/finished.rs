//! A finished round of baccarat from outside, read, settled and reported.

use super::ranking::{Hand, Side};
use super::{Clauses, Round, RoundError, Terms, Variation};
use crate::finished::options::{self, flag, known, letter, number, odds, wrong};
use crate::finished::{FinishedRound, Hands, OptionName, OptionValue, PointHand, Refused, Report};
use crate::kit::wager::Rounding;

/// The options that change a result.
pub(crate) const OPTIONS: [OptionName; 5] = [
    OptionName::Decks,
    OptionName::Ez,
    OptionName::VigorishRounding,
    OptionName::Tie,
    OptionName::DragonBonus,
];

/// Settles a round by the clauses of a chapter.
pub(crate) fn settle(clauses: &'static Clauses, finished: &FinishedRound) -> Result<Report, Refused> {
    finished.has_no_fourth()?;
    finished.has_no_set()?;
    let terms = terms(clauses, finished)?;
    let round = Round::new(clauses, terms, &finished.player, &finished.house, finished.bets()?)?;
    let settlement = round.settle()?;
    Ok(Report::new(&settlement, hands(&round), round.explain(&settlement)))
}

fn terms(clauses: &Clauses, finished: &FinishedRound) -> Result<Terms, Refused> {
    let mut terms = Terms::default();
    let (mut ez, mut rounding) = (false, false);
    for (option, value) in known(finished)? {
        match option {
            OptionName::Decks => terms.decks = decks(clauses, option, value)?,
            OptionName::Ez => ez = flag(option, value)?,
            OptionName::VigorishRounding => rounding = flag(option, value)?,
            OptionName::Tie => terms.tie = odds(option, value)?,
            OptionName::DragonBonus => {
                let clause = clauses.payouts.dragon_bonus;
                terms.dragon_bonus = Some(letter(option, value, &Terms::DRAGON_BONUS, clause)?);
            }
            OptionName::BadBeat | OptionName::PairBonus | OptionName::AllSix | OptionName::PayoutLimit => {
                return Err(options::not_here(option, finished.game));
            }
        }
    }
    terms.variation = match (ez, rounding) {
        (true, _) => Variation::Ez,
        (false, true) => Variation::Vigorish(Rounding::UpToQuarter),
        (false, false) => Variation::Vigorish(Rounding::Exact),
    };
    Ok(terms)
}

fn decks(clauses: &Clauses, option: OptionName, value: &OptionValue) -> Result<u8, Refused> {
    let decks = number(value).and_then(|number| u8::try_from(number).ok());
    let clause = clauses.game.chapter().cards.set.provision;
    let decks = decks.filter(|decks| Terms::DECKS.contains(decks));
    decks.ok_or_else(|| wrong(option, value, "6, 7 or 8", Some(clause)))
}

fn hands(round: &Round) -> Hands {
    let coup = round.coup();
    Hands::Baccarat {
        player: point_hand(round.hand(Side::Player)),
        banker: point_hand(round.hand(Side::Banker)),
        winner: match coup.winner() {
            Some(Side::Player) => "player",
            Some(Side::Banker) => "banker",
            None => "tie",
        },
        dragon_7: coup.is_dragon_7(),
    }
}

fn point_hand(hand: &Hand) -> PointHand {
    let cards = hand.cards().collect();
    PointHand { cards, point_count: hand.point_count().get(), natural: hand.is_natural() }
}

impl From<RoundError> for Refused {
    fn from(error: RoundError) -> Refused {
        Refused::by_the_rules(&error, error.provision())
    }
}

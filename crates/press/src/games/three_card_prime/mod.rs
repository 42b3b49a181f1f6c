//! Three Card Prime.

mod rankings;
mod steps;
mod strategy;
mod wagers;
mod worked;

use croupier_odds::offer::{OfferError, OfferedWager};
use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::three_card_prime::payouts::PAYOUT_LIMIT;
use croupier_rules::chapters::three_card_prime::ranking::{HAND_OF_THREE, QUALIFYING};
use croupier_rules::chapters::three_card_prime::{CLAUSES, PrimeWager, Showdown, Terms, ThreeCardRank};
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::submission::PrimeOptions;

use super::{GameWords, poker_type};
use crate::filing::Filing;
use crate::guide::{Ranking, Said, Step, Values, Words, WorkedRound, Worth};
use crate::print::NotPrinted;
use crate::rules::Tables;

pub use strategy::StrategyCard;

/// A table of Three Card Prime.
pub struct Prime {
    pub chapter: &'static Chapter,
    pub options: PrimeOptions,
}

impl Prime {
    const fn terms(&self) -> &Terms {
        &self.options.terms
    }
}

impl GameWords for Prime {
    fn motto(&self) -> &'static str {
        "As Ks Qs"
    }

    fn about(&self) -> Vec<Said> {
        vec![
            Said::under(
                "You and the dealer get three cards each, and the better Poker hand wins.",
                &[HAND_OF_THREE, self.chapter.wagers.permitted],
            ),
            Said::under(
                "An Ante Wager brings you into the round; having seen your cards, you either match it with a Play \
                 Wager or fold.",
                &[PrimeWager::Ante, PrimeWager::Play].map(|wager| wager.definition().provision),
            ),
            Said::under(
                "The dealer needs queen high or better to qualify, and a tie is yours.",
                &[QUALIFYING, Showdown::PlayerHigherOrEqual.provision()],
            ),
        ]
    }

    fn cards(&self) -> String {
        "one deck of 52".to_owned()
    }

    fn boxes_per_player(&self) -> Option<u8> {
        Some(self.options.dealing.boxes_per_player)
    }

    fn steps(&self, filing: &Filing) -> Vec<Step> {
        steps::of(self, filing)
    }

    fn values(&self) -> Values {
        Values {
            title: "How the cards rank",
            strip: Rank::ALL.into_iter().rev().map(Worth::ranked).collect(),
            said: vec![ranks()],
        }
    }

    fn rankings(&self) -> Vec<Ranking> {
        rankings::of(self.terms())
    }

    fn wager(&self, offered: &OfferedWager) -> Option<Words> {
        Some(wagers::words(self.terms(), offered))
    }

    fn hold(&self) -> &'static str {
        "For the Ante and Play Wagers the hold is that of the best play, a part of the Ante; any other play costs more."
    }

    fn strategy(&self) -> Result<Option<StrategyCard>, OfferError> {
        Ok(Some(strategy::of(self.terms())?))
    }

    fn worked(&self, filing: &Filing) -> Result<WorkedRound, NotPrinted> {
        worked::round(filing, self.terms()).map_err(NotPrinted::Press)
    }

    fn irregular(&self, _: &Filing) -> Vec<Said> {
        let exposed = Some(exposed(self.terms()));
        poker_type::irregular(self.chapter, &CLAUSES.irregularities, exposed, self.options.dealing.method)
    }

    fn outside_limit(&self) -> Option<Said> {
        let text = "A six-card royal flush is paid in full, outside that limit.";
        let is_outside = self.terms().all_six == Some(Letter::E) && self.terms().payout_limit.is_some();
        is_outside.then(|| Said::under(text, &[PAYOUT_LIMIT]))
    }

    fn sections(&self) -> Vec<String> {
        poker_type::sections(self.chapter)
    }

    fn tables(&self) -> Tables {
        Tables::prime(self.terms())
    }
}

fn ranks() -> Said {
    Said::under(
        "The ace is highest and the 2 lowest, and no suit ranks above another. An ace also goes below a 2 and a 3 \
         in a straight or straight flush, but never round the corner as in K-A-2.",
        &[ThreeCardRank::CARD_ORDER],
    )
}

fn exposed(terms: &Terms) -> &'static str {
    if steps::optional(terms).is_empty() {
        "If a card of the dealer's is seen too early, every hand is void and Ante and Play Wagers are returned."
    } else {
        "If a card of the dealer's is seen too early, Ante and Play Wagers are returned; the optional wagers are \
         settled all the same."
    }
}

#[cfg(test)]
pub use rankings::{SIX_CARDS, three_card_words};

//! Saigon 5 Card.

mod rankings;
mod splitting;
mod steps;
mod wagers;
mod worked;

use croupier_odds::offer::OfferedWager;
use croupier_rules::Card;
use croupier_rules::chapters::Chapter;
use croupier_rules::chapters::saigon_5_card::ranking::{
    JOKER_VALUES, POINT_COUNT, QUALIFYING, SHOWDOWN_HAND, WORKED_EXAMPLES,
};
use croupier_rules::chapters::saigon_5_card::{CLAUSES, Value};
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::SaigonOptions;

use super::{GameWords, poker_type};
use crate::filing::Filing;
use crate::guide::{Face, Ranking, Said, Step, Values, Words, WorkedRound, Worth, ace_to_king, any_of};
use crate::print::NotPrinted;
use crate::rules::Tables;

pub use splitting::Splitting;

/// A table of Saigon 5 Card.
pub struct Saigon {
    pub chapter: &'static Chapter,
    pub options: SaigonOptions,
}

impl GameWords for Saigon {
    fn motto(&self) -> &'static str {
        "Jk Kh 4c 6d 4s"
    }

    fn about(&self) -> Vec<Said> {
        vec![
            Said::under(
                "You get five cards, and so does the dealer, from a deck with one joker.",
                &[self.chapter.cards.set.provision, CLAUSES.dealing.manual_shoe.hands],
            ),
            Said::under(
                "Three of the five should total 10, 20 or 30: then the hand qualifies, and the two cards that are \
                 left show down against the dealer's.",
                &[QUALIFYING, SHOWDOWN_HAND],
            ),
            Said::under("The higher Point Count of the two wins, ten at best.", &[POINT_COUNT]),
        ]
    }

    fn cards(&self) -> String {
        "52 and a joker".to_owned()
    }

    fn boxes_per_player(&self) -> Option<u8> {
        Some(self.options.dealing.boxes_per_player)
    }

    fn steps(&self, filing: &Filing) -> Vec<Step> {
        steps::of(self, filing)
    }

    fn values(&self) -> Values {
        Values { title: "What the cards count", strip: strip(), said: counts() }
    }

    fn rankings(&self) -> Vec<Ranking> {
        match self.options.terms.bonus {
            Offer::Offered => vec![rankings::bonus()],
            Offer::NotOffered => Vec::new(),
        }
    }

    fn wager(&self, offered: &OfferedWager) -> Option<Words> {
        wagers::words(offered)
    }

    fn hold(&self) -> &'static str {
        "For the Ante Wager the hold is that of a player who always sets the best hand."
    }

    fn splitting(&self) -> Option<Splitting> {
        splitting::shown()
    }

    fn worked(&self, filing: &Filing) -> Result<WorkedRound, NotPrinted> {
        worked::round(filing, &self.options.terms).map_err(NotPrinted::Press)
    }

    fn irregular(&self, _: &Filing) -> Vec<Said> {
        poker_type::irregular(self.chapter, &CLAUSES.irregularities, None, self.options.dealing.method)
    }

    fn sections(&self) -> Vec<String> {
        poker_type::sections(self.chapter)
    }

    fn tables(&self) -> Tables {
        Tables::saigon(self.options.terms.bonus)
    }
}

fn strip() -> Vec<Worth> {
    let joker = JOKER_VALUES.map(|value| value.to_string());
    let joker = Worth::of(Face::of(Card::JOKER), any_of(&joker.each_ref().map(String::as_str)));
    ace_to_king().map(|rank| Worth::new(rank, Value::of_rank(rank).points(0))).chain([joker]).collect()
}

fn counts() -> Vec<Said> {
    let mut said = vec![
        Said::under(
            "A 2 to a 9 counts as it says, an ace 1, and a 10, jack, queen or king ten.",
            &[Value::Two, Value::Ten, Value::Ace].map(Value::provision),
        ),
        Said::under(
            "The joker counts whichever of its values is best for the hand in which it lies, yours or the dealer's.",
            &[Value::Joker.provision()],
        ),
        Said::registered(POINT_COUNT),
    ];
    said.extend(WORKED_EXAMPLES.iter().map(|example| Said::registered(example.provision)));
    said
}

#[cfg(test)]
pub use rankings::BONUS_HANDS;

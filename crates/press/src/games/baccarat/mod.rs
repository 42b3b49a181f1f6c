//! The three baccarat games. Where their chapters differ, the chapter is asked.

mod drawing;
mod steps;
mod wagers;
mod worked;

use croupier_odds::offer::OfferedWager;
use croupier_rules::chapters::Chapter;
use croupier_rules::families::baccarat::procedure::Procedure;
use croupier_rules::families::baccarat::{CardValue, Clauses, Terms, Variation};
use croupier_rules::submission::account::{Heading, account};

use super::GameWords;
use crate::filing::Filing;
use crate::guide::{Ranking, Said, Step, Values, Words, WorkedRound, Worth, ace_to_king};
use crate::print::NotPrinted;
use crate::rules::Tables;

pub use drawing::DrawingRules;

/// A table of baccarat.
pub struct Baccarat {
    pub chapter: &'static Chapter,
    pub clauses: &'static Clauses,
    pub procedure: &'static Procedure,
    pub terms: Terms,
}

impl GameWords for Baccarat {
    fn motto(&self) -> &'static str {
        "9h Ks"
    }

    fn variation(&self) -> Option<&'static str> {
        match self.terms.variation {
            Variation::Ez => Some("EZ Baccarat"),
            Variation::Vigorish(_) => None,
        }
    }

    fn about(&self) -> Vec<Said> {
        let curator = self.clauses.curator.map(|curator| {
            let text = "The cards are dealt by one of the players, the curator.";
            Said::under(text, &[curator.accepted, curator.deals])
        });
        [two_hands(self.clauses), either_hand(self.clauses)]
            .into_iter()
            .chain(curator)
            .chain([self.charge()])
            .collect()
    }

    fn cards(&self) -> String {
        format!("{} decks", self.terms.decks)
    }

    fn steps(&self, filing: &Filing) -> Vec<Step> {
        steps::of(self, filing)
    }

    fn values(&self) -> Values {
        Values {
            title: "What the cards count",
            strip: ace_to_king().map(|rank| Worth::new(rank, CardValue::of(rank).get())).collect(),
            said: self.counts(),
        }
    }

    fn drawing(&self) -> Option<DrawingRules> {
        Some(drawing::of(self.clauses))
    }

    fn rankings(&self) -> Vec<Ranking> {
        Vec::new()
    }

    fn wager(&self, offered: &OfferedWager) -> Option<Words> {
        wagers::words(self.clauses, &self.terms, offered)
    }

    fn hold(&self) -> &'static str {
        "What you wager on is the one thing that you decide, and it decides what the game costs you."
    }

    fn worked(&self, filing: &Filing) -> Result<WorkedRound, NotPrinted> {
        worked::round(filing, self.clauses, self.terms).map_err(NotPrinted::Press)
    }

    fn irregular(&self, filing: &Filing) -> Vec<Said> {
        irregular(self.clauses, filing)
    }

    fn sections(&self) -> Vec<String> {
        let has_curator = self.clauses.curator.is_some();
        let names = [VALUES].into_iter().chain(has_curator.then_some(SHOE)).chain([WAGERS]);
        let names = names.chain(THIRD_CARDS).chain([VIGORISH]).chain(has_curator.then_some(CURATOR));
        names.map(str::to_owned).collect()
    }

    fn tables(&self) -> Tables {
        Tables::baccarat(self.clauses, self.terms.dragon_bonus)
    }
}

const VALUES: &str = "Value of cards; Point Count of hand";
const SHOE: &str = "Dealing shoe; selection of the player to deal cards";
const WAGERS: &str = "Wagers";
const THIRD_CARDS: [&str; 4] = [
    "Hands of player and banker; procedure for dealing initial two cards",
    "Procedure for dealing a third card",
    "Rules for determining whether a third card shall be dealt",
    "Announcement of result of round; payment and collection of wagers",
];
const VIGORISH: &str = "Payout odds; vigorish";
const CURATOR: &str = "Continuation of curator as dealer; selection of a new curator";

fn two_hands(clauses: &Clauses) -> Said {
    Said::under(
        "Two hands are dealt, the Player's Hand and the Banker's Hand, and the one with the higher Point Count, nine \
         at best, wins.",
        &[clauses.dealing.two_hands, clauses.ranking.point_count],
    )
}

fn either_hand(clauses: &Clauses) -> Said {
    Said::under(
        "You wager on either hand or on a tie: the Player's Hand is not yours, nor is the Banker's Hand the casino's, \
         and the cards themselves leave nothing to decide.",
        &[clauses.wagers.permitted],
    )
}

impl Baccarat {
    /// What a winning wager on the Banker's Hand is charged.
    fn charge(&self) -> Said {
        let clauses = self.clauses;
        match self.terms.variation {
            Variation::Ez => Said::under(
                "This is an EZ Baccarat table: no vigorish is ever collected, and instead a Dragon 7 returns a wager \
                 on the Banker's Hand.",
                &[clauses.cards.ez_baccarat, clauses.wagers.banker_returned],
            ),
            Variation::Vigorish(_) => Said::under(
                "A winning wager on the Banker's Hand owes a small charge, the vigorish.",
                &[clauses.payouts.banker],
            ),
        }
    }

    /// What follows from the values of the cards.
    fn counts(&self) -> Vec<Said> {
        let (cards, ranking) = (&self.clauses.cards, &self.clauses.ranking);
        let mut said = vec![
            Said::under(
                "A 2 to a 9 counts as it says, an ace 1, and a 10, jack, queen or king nothing.",
                &[ranking.two_to_nine, ranking.ten_to_king, ranking.ace],
            ),
            Said::registered(ranking.point_count),
        ];
        said.extend(ranking.examples.iter().map(|example| Said::registered(example.provision)));
        said.push(Said::registered(cards.natural));
        match self.terms.variation {
            Variation::Ez => said.push(Said::registered(cards.dragon_7)),
            Variation::Vigorish(_) => {}
        }
        said
    }
}

fn irregular(clauses: &Clauses, filing: &Filing) -> Vec<Said> {
    let clauses = &clauses.irregularities;
    let mut said = vec![Said::under(
        "A card drawn by mistake that nobody has seen starts the next hand. If it went to a Player's Hand that stays, \
         it is the Banker's third card where that hand must draw.",
        &[clauses.not_disclosed, clauses.third_card_not_disclosed],
    )];
    said.extend(account(filing.game(), filing.filed(), Heading::Irregularities).into_iter().map(Said::from));
    said.push(Said::under(
        "Any other card seen by mistake, or found face up in the shoe, starts a round that is dealt without wagers.",
        &[clauses.disclosed.provision],
    ));
    said.push(Said::under(
        "If the shoe cannot finish a round, the round is void and every wager is returned.",
        &[clauses.insufficient.provision],
    ));
    said
}

//! What each wager is paid: on one line, and as the lists of a sign.

use croupier_rules::chapters::saigon_5_card::payouts::{ANTE, ANTE_ON_FIVE, BONUS_A};
use croupier_rules::chapters::three_card_prime::Terms as PrimeTerms;
use croupier_rules::chapters::three_card_prime::payouts::{
    self, EVEN_MONEY, PAIR_BONUS_WITHOUT_TWO, PLAY, PRIME,
};
use croupier_rules::families::baccarat::payouts::{DragonBonusHand, INSURANCE};
use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Terms as BaccaratTerms, Variation};
use croupier_rules::kit::paytable::{Letter, Line, Paytable};
use croupier_rules::kit::vigorish::RATE_PER_CENT;
use croupier_rules::kit::wager::Rounding;
use croupier_rules::{Odds, Provision};

use super::price_list::PriceList;

/// A price on one line and in full.
pub struct Price {
    /// On one line.
    pub text: String,
    /// In full.
    pub lists: Vec<PriceList>,
}

impl Price {
    /// The clauses that set it.
    pub fn provisions(&self) -> Vec<Provision> {
        self.lists.iter().map(|list| list.provision).collect()
    }

    /// A price of one list, which says it all.
    fn of(list: PriceList) -> Price {
        Price { text: list.row(), lists: vec![list] }
    }

    /// No price at all.
    pub fn nothing() -> Price {
        Price { text: String::new(), lists: Vec::new() }
    }
}

/// What a wager of baccarat is paid.
pub fn baccarat(chapter: &Clauses, terms: &BaccaratTerms, wager: BaccaratWager) -> Price {
    let clause = chapter.paid_by(terms, wager);
    match wager {
        BaccaratWager::Player => single("Player's Hand", clause, "Player's Hand wins", Odds::EVEN),
        BaccaratWager::Banker => banker(terms.variation, clause),
        BaccaratWager::Tie => single("Tie", clause, "Point Counts are equal", terms.tie),
        BaccaratWager::DragonBonusPlayer => bonus(chapter, terms.dragon_bonus, "Dragon Bonus, Player's Hand"),
        BaccaratWager::DragonBonusBanker => bonus(chapter, terms.dragon_bonus, "Dragon Bonus, Banker's Hand"),
        BaccaratWager::Dragon7Insurance => {
            single("Dragon 7 Insurance", clause, "Banker's Hand wins with a Dragon 7", INSURANCE)
        }
    }
}

fn single(title: &'static str, clause: Provision, hand: &'static str, odds: Odds) -> Price {
    Price::of(PriceList::one(title, clause, hand, odds))
}

fn banker(variation: Variation, clause: Provision) -> Price {
    let even = Odds::EVEN;
    let wins = |pays: String| PriceList::one("Banker's Hand", clause, "Banker's Hand wins", pays);
    match variation {
        Variation::Vigorish(rounding) => {
            let up = match rounding {
                Rounding::Exact => "",
                Rounding::UpToQuarter => ", up to the quarter",
            };
            let text = format!("{even} less {RATE_PER_CENT}% vigorish{up}");
            Price { lists: vec![wins(text.clone())], text }
        }
        Variation::Ez => Price {
            text: format!("{even}, returned on a Dragon 7"),
            lists: vec![wins(even.to_string()).and_push("Banker's Hand wins with a Dragon 7")],
        },
    }
}

fn bonus(chapter: &Clauses, letter: Option<Letter>, title: &'static str) -> Price {
    let tables = chapter.dragon_bonus_paytables();
    let selected: Option<&Paytable<DragonBonusHand>> =
        tables.iter().find(|paytable| Some(paytable.letter) == letter);
    selected.map_or_else(Price::nothing, |paytable| {
        Price::of(PriceList::selected(title, paytable).and_push(DragonBonusHand::NaturalTie.name()))
    })
}

/// What the Ante and the Play Wager of Three Card Prime are paid, the Bad Beat Bonus included.
pub fn ante_play(terms: &PrimeTerms) -> Price {
    let (even, clause) = EVEN_MONEY;
    let mut ante = PriceList::one("Ante and Play", clause, "Ante Wager wins", even);
    ante.lines.extend(PriceList::one("", clause, "Play Wager, dealer does not qualify", even).lines);
    let play = PriceList::fixed("Play", PLAY.provision, &PLAY.pays).when("dealer qualifies");
    let bad_beat = payouts::bad_beat(terms.bad_beat)
        .map(|paytable| PriceList::selected("Bad Beat Bonus", paytable).when("player's hand is beaten"));
    let row = bad_beat.as_ref().map_or(String::new(), PriceList::row);
    let text = format!("{even}, Play {}, Bad Beat Bonus {row}", play.row());
    Price { text, lists: [ante, play].into_iter().chain(bad_beat).collect() }
}

/// What the Prime Wager is paid.
pub fn prime() -> Price {
    Price::of(PriceList::fixed("Prime", PRIME.provision, &PRIME.pays))
}

/// What the Pair Bonus Wager is paid, without a 2 and with one.
pub fn pair_bonus(letter: Letter) -> Price {
    let without = &PAIR_BONUS_WITHOUT_TWO;
    let without =
        PriceList::fixed("Pair Bonus", without.provision, &without.pays).when("fourth card is no 2");
    let with = payouts::pair_bonus_with_two(letter)
        .map(|paytable| PriceList::selected("Pair Bonus", paytable).when("fourth card is a 2"));
    let row = with.as_ref().map_or(String::new(), PriceList::row);
    Price {
        text: format!("{}, with a 2 {row}", without.row()),
        lists: [without].into_iter().chain(with).collect(),
    }
}

/// What the All-Six Bonus Wager is paid.
pub fn all_six(letter: Letter) -> Price {
    payouts::all_six(letter)
        .map_or_else(Price::nothing, |paytable| Price::of(PriceList::selected("All-Six Bonus", paytable)))
}

/// What the Ante of Saigon 5 Card is paid.
pub fn ante() -> Price {
    let other = PriceList::one("Ante", ANTE.1, "Point Count of 1 to 4 or 6 to 10", ANTE.0);
    let five = PriceList::one("Ante", ANTE_ON_FIVE.1, "Point Count of 5", ANTE_ON_FIVE.0);
    let text = format!("{}, {} on a Point Count of five", ANTE.0, ANTE_ON_FIVE.0);
    Price { text, lists: vec![other, five] }
}

/// What the Bonus Wager of Saigon 5 Card is paid.
pub fn saigon_bonus() -> Price {
    Price::of(PriceList::selected("Bonus", &BONUS_A))
}

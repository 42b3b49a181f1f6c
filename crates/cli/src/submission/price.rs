//! Prices on one line.

use croupier_rules::games::baccarat_common::payouts::{INSURANCE, dragon_bonus};
use croupier_rules::games::baccarat_common::{BaccaratWager, Terms as BaccaratTerms, Variation};
use croupier_rules::games::saigon_5_card::payouts::{ANTE, ANTE_ON_FIVE, BONUS_A};
use croupier_rules::games::three_card_prime::Terms as PrimeTerms;
use croupier_rules::games::three_card_prime::payouts::{
    self, EVEN_MONEY, PAIR_BONUS_WITHOUT_TWO, PLAY, PRIME,
};
use croupier_rules::paytable::{Letter, Line, Pays};
use croupier_rules::vigorish::RATE_PER_CENT;
use croupier_rules::wager::Rounding;
use croupier_rules::{Odds, Provision};

/// A price in words, and the clauses that set it.
pub type Price = (String, Vec<Provision>);

/// What a wager of baccarat is paid.
pub fn baccarat(terms: &BaccaratTerms, wager: BaccaratWager) -> String {
    match wager {
        BaccaratWager::Player => Odds::EVEN.to_string(),
        BaccaratWager::Banker => banker(terms.variation),
        BaccaratWager::Tie => terms.tie.to_string(),
        BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => bonus(terms.dragon_bonus),
        BaccaratWager::Dragon7Insurance => INSURANCE.to_string(),
    }
}

fn banker(variation: Variation) -> String {
    let even = Odds::EVEN;
    match variation {
        Variation::Vigorish(Rounding::Exact) => format!("{even} less {RATE_PER_CENT}% vigorish"),
        Variation::Vigorish(Rounding::UpToQuarter) => {
            format!("{even} less {RATE_PER_CENT}% vigorish, up to the quarter")
        }
        Variation::Ez => format!("{even}, returned on a Dragon 7"),
    }
}

fn bonus(letter: Option<Letter>) -> String {
    letter.and_then(|letter| Some(table(letter, dragon_bonus(letter)?))).unwrap_or_default()
}

/// What the Ante and the Play Wager of Three Card Prime are paid, the Bad Beat Bonus included.
pub fn ante_play(terms: &PrimeTerms) -> Price {
    let paytable = payouts::bad_beat(terms.bad_beat);
    let bad_beat = paytable.map_or(String::new(), |paytable| table(paytable.letter, &paytable.pays));
    let text = format!("{}, Play {}, Bad Beat Bonus {bad_beat}", EVEN_MONEY.0, row(&PLAY.pays));
    let clauses = [Some(EVEN_MONEY.1), Some(PLAY.provision), paytable.map(|paytable| paytable.provision)];
    (text, clauses.into_iter().flatten().collect())
}

/// What the Prime Wager is paid.
pub fn prime() -> Price {
    (row(&PRIME.pays), vec![PRIME.provision])
}

/// What the Pair Bonus Wager is paid, without a 2 and with one.
pub fn pair_bonus(letter: Letter) -> Price {
    let paytable = payouts::pair_bonus_with_two(letter);
    let with_two = paytable.map_or(String::new(), |paytable| table(letter, &paytable.pays));
    let text = format!("{}, with a 2 {with_two}", row(&PAIR_BONUS_WITHOUT_TWO.pays));
    let clauses = [Some(PAIR_BONUS_WITHOUT_TWO.provision), paytable.map(|paytable| paytable.provision)];
    (text, clauses.into_iter().flatten().collect())
}

/// What the All-Six Bonus Wager is paid.
pub fn all_six(letter: Letter) -> Price {
    let paytable = payouts::all_six(letter);
    let text = paytable.map_or(String::new(), |paytable| table(letter, &paytable.pays));
    (text, paytable.map(|paytable| paytable.provision).into_iter().collect())
}

/// What the Ante of Saigon 5 Card is paid.
pub fn ante() -> Price {
    (format!("{}, {} on a Point Count of five", ANTE.0, ANTE_ON_FIVE.0), vec![ANTE.1, ANTE_ON_FIVE.1])
}

/// What the Bonus Wager of Saigon 5 Card is paid.
pub fn saigon_bonus() -> Price {
    (table(BONUS_A.letter, &BONUS_A.pays), vec![BONUS_A.provision])
}

fn table<L: Line>(letter: Letter, pays: &Pays<L>) -> String {
    format!("paytable {letter}: {}", row(pays))
}

/// `30/10/6 to 1`: the prices of the lines that are paid, highest line first.
fn row<L: Line>(pays: &Pays<L>) -> String {
    let odds = L::ALL.iter().filter_map(|&line| pays.odds(line));
    let units: Vec<String> = odds.map(|odds| odds.to_string().trim_end_matches(" to 1").to_owned()).collect();
    format!("{} to 1", units.join("/"))
}

//! What a table of Saigon 5 Card offers.

use croupier_rules::chapters::saigon_5_card::payouts::{ANTE, ANTE_ON_FIVE, BONUS_A};
use croupier_rules::chapters::saigon_5_card::{SaigonWager, Terms};
use croupier_rules::kit::wager::{GameWager, Offer};

use super::{BonusOptions, Choice, Remaining, Setting, bonus};
use crate::offer::{OfferedWager, Payout, PayoutList};

/// Every wager of the table, in the order of settlement.
pub(crate) fn offered(terms: &Terms) -> Vec<OfferedWager> {
    let bonus = (terms.bonus == Offer::Offered).then(bonus_wager);
    [Some(ante_wager()), bonus].into_iter().flatten().collect()
}

fn ante_wager() -> OfferedWager {
    let other =
        PayoutList::one("Ante", ANTE.1, "Showdown hand with a Point Count of 1 to 4 or 6 to 10", ANTE.0);
    let five =
        PayoutList::one("Ante", ANTE_ON_FIVE.1, "Showdown hand with a Point Count of 5", ANTE_ON_FIVE.0);
    let text = format!("{}, {} on a Point Count of five", ANTE.0, ANTE_ON_FIVE.0);
    let figures = super::ante(Remaining::FULL, Choice::MostMoney, Setting::default());
    OfferedWager::new(SaigonWager::Ante.name(), Payout { text, lists: vec![other, five] }, figures)
}

fn bonus_wager() -> OfferedWager {
    let figures = bonus(Remaining::FULL, &BonusOptions::default());
    OfferedWager::new(SaigonWager::Bonus.name(), Payout::of(PayoutList::selected("Bonus", &BONUS_A)), figures)
}

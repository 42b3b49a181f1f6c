//! The wagers of Saigon 5 Card, as the catalogue lists them.

use croupier_rules::chapters::saigon_5_card::payouts::BONUS_A;
use croupier_rules::kit::paytable::Letter;
use croupier_rules::kit::wager::Wager;

use super::{BonusOptions, BonusReading, Choice, Remaining, Setting, ante, bonus};
use crate::catalogue::{CUSTOM, CountedWager, Skill};
use crate::custom::Custom;

pub(crate) static ANTE: CountedWager = CountedWager {
    skill: Skill::Matters,
    ..CountedWager::fixed(Wager::Ante, |_, conditions| {
        let remaining = Remaining::without(&conditions.removed)?;
        Ok(ante(remaining, Choice::MostMoney, Setting::default()))
    })
};

pub(crate) static BONUS: CountedWager = CountedWager::listed(
    Wager::Bonus,
    &[Letter::A],
    |_, conditions| {
        let remaining = Remaining::without(&conditions.removed)?;
        let options = match conditions.pays(&BONUS_A.pays)? {
            None => BonusOptions::default(),
            Some(pays) => BonusOptions { paytable: CUSTOM.into(), pays, reading: BonusReading::AsRead },
        };
        Ok(bonus(remaining, &options))
    },
    |_| Ok(Custom::of(&BONUS_A.pays)),
);

pub(crate) static WAGERS: [&CountedWager; 2] = [&ANTE, &BONUS];

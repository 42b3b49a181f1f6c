//! The wagers of Saigon 5 Card (680a.7).

use crate::chapters::section::Wagers;
use crate::chapters::section::wagers::CashWagers;
use crate::cite;
use crate::game_wager;
use crate::kit::wager::Wager;
use crate::law::{Cited, Provision};

pub(super) const WAGERS: Wagers = Wagers {
    list: &[Wager::Ante, Wager::Bonus],
    permitted: cite!("680a.7(d)(1)"),
    chips_on_layout: Cited::new(CashWagers::NotAccepted, cite!("680a.7(a)")),
    no_more_bets: cite!("680a.7(c)"),
    seated_only: Some(cite!("680a.7(b)")),
    adjacent_boxes: Some(cite!("680a.7(e)")),
    ante_first: Some(cite!("680a.7(d)(1)")),
};

/// A wager, in the order of settlement: the Ante, then the Bonus (680a.11(e)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum SaigonWager {
    Ante,
    Bonus,
}

/// Whether a player in the round must make a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Nobody gets cards without it.
    Required,
    /// It may be added to the required one.
    Optional,
}

impl SaigonWager {
    /// Both wagers.
    pub const ALL: [SaigonWager; 2] = [SaigonWager::Ante, SaigonWager::Bonus];

    /// The clause that allows it.
    pub const fn provision(self) -> Provision {
        match self {
            SaigonWager::Ante => cite!("680a.7(d)(1)"),
            SaigonWager::Bonus => cite!("680a.7(d)(2)"),
        }
    }

    /// Whether it must be made, and the definition that says so.
    pub const fn standing(self) -> (Standing, Provision) {
        match self {
            SaigonWager::Ante => (Standing::Required, cite!("680a.1/ante-wager")),
            SaigonWager::Bonus => (Standing::Optional, cite!("680a.1/bonus-wager")),
        }
    }
}

game_wager!(SaigonWager { Ante, Bonus });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::wager::GameWager;
    use crate::proves;

    #[test]
    fn s680a_7_d_two_wagers_are_known_by_slug_and_place() {
        assert_eq!(SaigonWager::from_slug("ante"), Some(SaigonWager::Ante));
        assert_eq!(SaigonWager::from_slug("bonus"), Some(SaigonWager::Bonus));
        assert_eq!(SaigonWager::from_slug("play"), None);
        for (place, wager) in SaigonWager::ALL.into_iter().enumerate() {
            assert_eq!(wager.index(), place);
        }
    }

    #[test]
    fn s680a_1_the_ante_is_required_and_the_bonus_optional() {
        proves!("680a.1/ante-wager", "680a.1/bonus-wager");
        assert_eq!(SaigonWager::Ante.standing(), (Standing::Required, cite!("680a.1/ante-wager")));
        assert_eq!(SaigonWager::Bonus.standing(), (Standing::Optional, cite!("680a.1/bonus-wager")));
    }
}

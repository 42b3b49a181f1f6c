//! The five wagers (679a.1 and 679a.7(d)), in the order in which they are settled (679a.11(d)).

use super::terms::Terms;
use crate::chapters::section::Wagers;
use crate::chapters::section::wagers::CashWagers;
use crate::cite;
use crate::game_wager;
use crate::kit::paytable::Letter;
use crate::kit::wager::{Offer, Wager};
use crate::law::{Cited, Provision};

pub(super) const WAGERS: Wagers = Wagers {
    list: &[Wager::Ante, Wager::Play, Wager::Prime, Wager::PairBonus, Wager::AllSix],
    permitted: cite!("679a.7(d)(1)"),
    chips_on_layout: Cited::new(CashWagers::NotAccepted, cite!("679a.7(a)")),
    no_more_bets: cite!("679a.7(c)"),
    seated_only: Some(cite!("679a.7(b)")),
    adjacent_boxes: Some(cite!("679a.7(e)")),
    ante_first: Some(cite!("679a.7(d)(1)")),
};

/// A wager of Three Card Prime.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PrimeWager {
    /// On the hand, before the deal.
    Ante,
    /// As much again, after seeing the hand.
    Play,
    /// That the player's cards are of one color.
    Prime,
    /// That the player's hand is a pair or better.
    PairBonus,
    /// That all six cards hold a three-of-a-kind or better.
    AllSix,
}

/// Whether a player must make a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Whoever plays makes it.
    Required,
    /// Whoever stays in makes it.
    ToStayIn,
    /// It is the player's choice.
    Optional,
}

/// When a wager is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placed {
    /// Before any card is dealt.
    BeforeAnyCard,
    /// After the player has seen the hand.
    AfterSeeingTheHand,
}

/// What a wager competes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// The dealer's hand.
    DealersHand,
    /// A posted payout table.
    PayoutTable,
}

/// What the chapter's definitions say of a wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The definition.
    pub provision: Provision,
    /// Whether it must be made.
    pub need: Need,
    /// When it is made.
    pub placed: Placed,
    /// What it competes with.
    pub against: Against,
}

const fn side_wager(provision: Provision) -> Definition {
    Definition {
        provision,
        need: Need::Optional,
        placed: Placed::BeforeAnyCard,
        against: Against::PayoutTable,
    }
}

const DEFINITIONS: [Definition; 5] = [
    Definition {
        provision: cite!("679a.1/ante-wager"),
        need: Need::Required,
        placed: Placed::BeforeAnyCard,
        against: Against::DealersHand,
    },
    Definition {
        provision: cite!("679a.1/play-wager"),
        need: Need::ToStayIn,
        placed: Placed::AfterSeeingTheHand,
        against: Against::DealersHand,
    },
    side_wager(cite!("679a.1/prime-wager")),
    side_wager(cite!("679a.1/pair-bonus-wager")),
    side_wager(cite!("679a.1/all-six-bonus-wager")),
];

impl PrimeWager {
    /// The provision that puts the optional wagers after Ante and Play.
    pub const OPTIONAL_WAGERS_LAST: Provision = cite!("679a.11(d)");

    /// What the definitions say of it.
    pub const fn definition(self) -> Definition {
        DEFINITIONS[self as usize]
    }

    /// Whether a table offers it; the Ante and Play Wagers are the game itself.
    pub const fn offer(self, terms: &Terms) -> Offer {
        match self {
            PrimeWager::Ante | PrimeWager::Play => Offer::Offered,
            PrimeWager::Prime => terms.prime,
            PrimeWager::PairBonus => offered_with(terms.pair_bonus),
            PrimeWager::AllSix => offered_with(terms.all_six),
        }
    }

    /// The provision under which it may be made.
    pub const fn provision(self) -> Provision {
        match self {
            PrimeWager::Ante | PrimeWager::Play => cite!("679a.7(d)(1)"),
            PrimeWager::Prime => cite!("679a.7(d)(2)"),
            PrimeWager::PairBonus => cite!("679a.7(d)(3)"),
            PrimeWager::AllSix => cite!("679a.7(d)(4)"),
        }
    }
}

const fn offered_with(paytable: Option<Letter>) -> Offer {
    match paytable {
        Some(_) => Offer::Offered,
        None => Offer::NotOffered,
    }
}

game_wager!(PrimeWager { Ante, Play, Prime, PairBonus, AllSix });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::wager::GameWager;
    use crate::proves;

    #[test]
    fn wagers_keep_their_place_and_their_slug() {
        let slugs: alloc::vec::Vec<_> = PrimeWager::ALL.iter().map(|wager| wager.slug()).collect();
        assert_eq!(slugs, ["ante", "play", "prime", "pair-bonus", "all-six"]);
        for (index, &wager) in PrimeWager::ALL.iter().enumerate() {
            assert_eq!(wager.index(), index);
            assert_eq!(PrimeWager::from_slug(wager.slug()), Some(wager));
        }
    }

    #[test]
    fn s679a_1_ante_is_required_before_any_card_against_the_dealer() {
        proves!("679a.1/ante-wager");
        let ante = PrimeWager::Ante.definition();
        assert_eq!(ante.provision.id(), "679a.1/ante-wager");
        assert_eq!(
            (ante.need, ante.placed, ante.against),
            (Need::Required, Placed::BeforeAnyCard, Against::DealersHand)
        );
    }

    #[test]
    fn s679a_1_play_is_made_by_who_stays_in_after_seeing_the_hand() {
        proves!("679a.1/play-wager");
        let play = PrimeWager::Play.definition();
        assert_eq!(play.provision.id(), "679a.1/play-wager");
        assert_eq!(
            (play.need, play.placed, play.against),
            (Need::ToStayIn, Placed::AfterSeeingTheHand, Against::DealersHand)
        );
    }

    #[test]
    fn s679a_1_side_wagers_are_optional_before_any_card_against_a_table() {
        proves!("679a.1/prime-wager", "679a.1/pair-bonus-wager", "679a.1/all-six-bonus-wager");
        for (wager, id) in [
            (PrimeWager::Prime, "679a.1/prime-wager"),
            (PrimeWager::PairBonus, "679a.1/pair-bonus-wager"),
            (PrimeWager::AllSix, "679a.1/all-six-bonus-wager"),
        ] {
            let Definition { provision, need, placed, against } = wager.definition();
            assert_eq!(provision.id(), id);
            assert_eq!(
                (need, placed, against),
                (Need::Optional, Placed::BeforeAnyCard, Against::PayoutTable)
            );
        }
    }
}

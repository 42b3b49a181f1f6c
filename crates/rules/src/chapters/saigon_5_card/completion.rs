//! How the player's and the dealer's hands decide the wagers (680a.11(d) and (e)).

mod error;
mod explain;
mod finished;
mod round;
pub mod sentences;

pub use error::RoundError;
pub(super) use finished::FINISHED;
pub use round::{Round, SetBy, named_split, set_as_chosen};

use core::cmp::Ordering;

use super::payouts::{ANTE, ANTE_ON_FIVE, BONUS_A, PAYOUT_LIMIT};
use super::ranking::{BonusHand, ShowdownCount};
use super::wagers::SaigonWager;
use crate::chapters::section::Completion;
use crate::chapters::section::completion::Removal;
use crate::cite;
use crate::families::poker::CompletionClauses;
use crate::kit::odds::Odds;
use crate::kit::wager::Ruling;
use crate::law::{Cited, Provision};

pub(super) const COMPLETION: Completion =
    Completion { cards_removed: Cited::new(Removal::Reconstructible, cite!("680a.11(f)")) };

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    examine: cite!("680a.11(a)"),
    touch: cite!("680a.11(a)(1)"),
    full_view: cite!("680a.11(a)(2)"),
    decide: cite!("680a.11(b)"),
    reveal: cite!("680a.11(c)"),
    settle: SETTLEMENT_ORDER,
    discard: cite!("680a.11(f)"),
    payout_limit: PAYOUT_LIMIT,
};

/// A hand in which three cards qualify is set with such three.
pub const SET_TO_QUALIFY: Provision = cite!("680a.11(b)(1)");

/// A hand that cannot qualify is set in any way.
pub const SET_FREELY: Provision = cite!("680a.11(b)(2)");

/// The dealer's hand qualifies and is set.
pub const DEALER_QUALIFIES: Provision = cite!("680a.11(c)(1)");

/// The dealer's hand does not qualify.
pub const DEALER_DOES_NOT_QUALIFY: Provision = cite!("680a.11(c)(2)");

/// How a player's hand stands against the dealer's: a member for each clause of 680a.11(d) and each payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Showdown {
    /// Neither hand qualifies.
    NeitherQualifies,
    /// Only the player qualifies, with any Point Count but five.
    OnlyPlayerQualifies,
    /// Only the player qualifies, with a Point Count of five.
    OnlyPlayerQualifiesWithFive,
    /// Only the dealer qualifies.
    OnlyDealerQualifies,
    /// Both qualify and the dealer's Point Count is higher.
    DealerHigher,
    /// Both qualify and the dealer's Point Count is lower than the player's, which is not five.
    DealerLower,
    /// Both qualify and the dealer's Point Count is lower than the player's five.
    DealerLowerThanFive,
    /// Both qualify with the same Point Count.
    Equal,
}

/// The ruling on the Ante Wager for each member of [`Showdown::ALL`].
const ANTE_RULINGS: [Ruling; 8] = [
    Ruling::push(cite!("680a.11(d)(1)(i)")),
    wins(ANTE, cite!("680a.11(d)(1)(ii)(A)")),
    wins(ANTE_ON_FIVE, cite!("680a.11(d)(1)(ii)(B)")),
    Ruling::lose(cite!("680a.11(d)(2)(i)")),
    Ruling::lose(cite!("680a.11(d)(2)(ii)(A)")),
    wins(ANTE, cite!("680a.11(d)(2)(ii)(B)")),
    wins(ANTE_ON_FIVE, cite!("680a.11(d)(2)(ii)(B)")),
    Ruling::push(cite!("680a.11(d)(2)(ii)(C)")),
];

const fn wins(payout: (Odds, Provision), decided_by: Provision) -> Ruling {
    Ruling::win(payout.0, decided_by, payout.1)
}

impl Showdown {
    /// Every outcome, in the order of the clauses.
    pub const ALL: [Showdown; 8] = [
        Showdown::NeitherQualifies,
        Showdown::OnlyPlayerQualifies,
        Showdown::OnlyPlayerQualifiesWithFive,
        Showdown::OnlyDealerQualifies,
        Showdown::DealerHigher,
        Showdown::DealerLower,
        Showdown::DealerLowerThanFive,
        Showdown::Equal,
    ];

    /// What becomes of the Ante Wager.
    pub const fn ante_ruling(self) -> Ruling {
        ANTE_RULINGS[self as usize]
    }

    /// The clause that has the player's showdown hand turned up, where one does; otherwise qualification
    /// alone decides and the two cards may stay face down (ER-312).
    pub const fn reveals_showdown_hand(self) -> Option<Provision> {
        match self {
            Showdown::NeitherQualifies | Showdown::OnlyDealerQualifies => None,
            Showdown::OnlyPlayerQualifies | Showdown::OnlyPlayerQualifiesWithFive => {
                Some(cite!("680a.11(d)(1)(ii)"))
            }
            Showdown::DealerHigher
            | Showdown::DealerLower
            | Showdown::DealerLowerThanFive
            | Showdown::Equal => Some(cite!("680a.11(d)(2)(ii)")),
        }
    }
}

/// Compares two hands: the Point Count of each that qualifies, `None` for one that does not.
pub fn showdown(player: Option<ShowdownCount>, dealer: Option<ShowdownCount>) -> Showdown {
    match (player, dealer) {
        (None, None) => Showdown::NeitherQualifies,
        (None, Some(_)) => Showdown::OnlyDealerQualifies,
        (Some(player), None) if player.is_five() => Showdown::OnlyPlayerQualifiesWithFive,
        (Some(_), None) => Showdown::OnlyPlayerQualifies,
        (Some(player), Some(dealer)) => compare(player, dealer),
    }
}

fn compare(player: ShowdownCount, dealer: ShowdownCount) -> Showdown {
    match dealer.cmp(&player) {
        Ordering::Greater => Showdown::DealerHigher,
        Ordering::Equal => Showdown::Equal,
        Ordering::Less if player.is_five() => Showdown::DealerLowerThanFive,
        Ordering::Less => Showdown::DealerLower,
    }
}

/// What becomes of the Bonus Wager.
pub fn bonus_ruling(hand: Option<BonusHand>) -> Ruling {
    match hand.and_then(|hand| BONUS_A.pays.odds(hand)) {
        None => Ruling::lose(cite!("680a.11(e)(1)")),
        Some(odds) => wins((odds, BONUS_A.provision), cite!("680a.11(e)(2)")),
    }
}

/// What becomes of a wager, given the showdown and the player's best Poker hand.
pub fn rule(wager: SaigonWager, showdown: Showdown, hand: Option<BonusHand>) -> Ruling {
    match wager {
        SaigonWager::Ante => showdown.ante_ruling(),
        SaigonWager::Bonus => bonus_ruling(hand),
    }
}

/// The clause that has the Bonus Wager settled after the Ante, on all five cards.
pub const BONUS_AFTER_ANTE: Provision = cite!("680a.11(e)");

/// The clause on the order of settlement: from the dealer's far right, counterclockwise.
pub const SETTLEMENT_ORDER: Provision = cite!("680a.11(d)");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::wager::WagerResult;
    use crate::proves;

    fn count(number: u8) -> Option<ShowdownCount> {
        ShowdownCount::new(number)
    }

    /// The number of the 121 pairs of hands, qualified or not, that end in each way.
    #[test]
    fn s680a_11_d_every_pair_of_hands_ends_in_one_way() {
        let mut ways = [0; 8];
        for player in 0..=10 {
            for dealer in 0..=10 {
                ways[showdown(count(player), count(dealer)) as usize] += 1;
            }
        }
        assert_eq!(ways, [1, 9, 1, 10, 45, 41, 4, 10]);
    }

    fn expect(
        player: u8,
        dealer: u8,
        way: Showdown,
        result: WagerResult,
        clause: &str,
        payout: Option<&str>,
    ) {
        let way_found = showdown(count(player), count(dealer));
        let ruling = rule(SaigonWager::Ante, way_found, None);
        assert_eq!(way_found, way, "{player} against {dealer}");
        assert_eq!((ruling.result, ruling.decided_by.id()), (result, clause));
        assert_eq!(ruling.paid_by.map(Provision::id), payout);
    }

    #[test]
    fn s680a_11_d_1_i_neither_qualifies_and_the_ante_is_returned() {
        proves!("680a.11(d)(1)(i)");
        expect(0, 0, Showdown::NeitherQualifies, WagerResult::Push, "680a.11(d)(1)(i)", None);
    }

    #[test]
    fn s680a_11_d_1_ii_a_only_the_player_qualifies_and_is_paid_even_money() {
        proves!("680a.11(d)(1)(ii)(A)", "680a.12(a)");
        let win = WagerResult::Win(Odds::to_1(1));
        for player in [1, 2, 3, 4, 6, 7, 8, 9, 10] {
            let (clause, payout) = ("680a.11(d)(1)(ii)(A)", Some("680a.12(a)"));
            expect(player, 0, Showdown::OnlyPlayerQualifies, win, clause, payout);
        }
    }

    #[test]
    fn s680a_11_d_1_ii_b_only_the_player_qualifies_and_is_paid_half_on_a_five() {
        proves!("680a.11(d)(1)(ii)(B)", "680a.12(b)");
        let half = WagerResult::Win(Odds::new(1, 2).unwrap());
        let (clause, payout) = ("680a.11(d)(1)(ii)(B)", Some("680a.12(b)"));
        expect(5, 0, Showdown::OnlyPlayerQualifiesWithFive, half, clause, payout);
    }

    #[test]
    fn s680a_11_d_2_i_only_the_dealer_qualifies_and_the_ante_loses() {
        proves!("680a.11(d)(2)(i)");
        for dealer in 1..=10 {
            expect(0, dealer, Showdown::OnlyDealerQualifies, WagerResult::Lose, "680a.11(d)(2)(i)", None);
        }
    }

    #[test]
    fn s680a_11_d_2_ii_a_a_higher_dealer_collects() {
        proves!("680a.11(d)(2)(ii)(A)");
        for (player, dealer) in (1..=10).flat_map(|d| (1..d).map(move |p| (p, d))) {
            let clause = "680a.11(d)(2)(ii)(A)";
            expect(player, dealer, Showdown::DealerHigher, WagerResult::Lose, clause, None);
        }
    }

    #[test]
    fn s680a_11_d_2_ii_b_a_lower_dealer_pays_even_money_or_half_on_a_five() {
        proves!("680a.11(d)(2)(ii)(B)", "680a.12(a)", "680a.12(b)");
        let (even, half) = (Odds::to_1(1), Odds::new(1, 2).unwrap());
        for (player, dealer) in (1..=10).flat_map(|p| (1..p).map(move |d| (p, d))) {
            let (way, odds, payout) = match player {
                5 => (Showdown::DealerLowerThanFive, half, "680a.12(b)"),
                _ => (Showdown::DealerLower, even, "680a.12(a)"),
            };
            expect(player, dealer, way, WagerResult::Win(odds), "680a.11(d)(2)(ii)(B)", Some(payout));
        }
    }

    #[test]
    fn s680a_11_d_2_ii_c_equal_counts_return_the_ante() {
        proves!("680a.11(d)(2)(ii)(C)");
        for both in 1..=10 {
            expect(both, both, Showdown::Equal, WagerResult::Push, "680a.11(d)(2)(ii)(C)", None);
        }
    }

    #[test]
    fn s680a_11_d_the_showdown_hand_is_revealed_only_where_the_player_qualifies() {
        proves!("680a.11(d)(1)(ii)", "680a.11(d)(2)(ii)");
        for (player, dealer) in (0..=10).flat_map(|p| (0..=10).map(move |d| (p, d))) {
            let revealed = showdown(count(player), count(dealer)).reveals_showdown_hand();
            let clause = match (player, dealer) {
                (0, _) => None,
                (_, 0) => Some(cite!("680a.11(d)(1)(ii)")),
                _ => Some(cite!("680a.11(d)(2)(ii)")),
            };
            assert_eq!(revealed, clause);
        }
    }

    #[test]
    fn s680a_11_e_bonus_is_paid_from_two_pair_up() {
        proves!("680a.11(e)(1)", "680a.11(e)(2)", "680a.12(c)", "680a.7(d)(2)");
        let pays = [5000, 1000, 250, 100, 50, 20, 15, 12, 10, 8];
        for (hand, pays) in BonusHand::ALL.into_iter().zip(pays) {
            let ruling = rule(SaigonWager::Bonus, Showdown::OnlyDealerQualifies, Some(hand));
            assert_eq!(ruling, Ruling::win(Odds::to_1(pays), cite!("680a.11(e)(2)"), cite!("680a.12(c)")));
        }
        let nothing = rule(SaigonWager::Bonus, Showdown::OnlyPlayerQualifies, None);
        assert_eq!(nothing, Ruling::lose(cite!("680a.11(e)(1)")));
    }
}

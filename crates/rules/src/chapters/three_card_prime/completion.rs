//! What becomes of each wager when the cards are turned (679a.11).
//!
//! [`ante_play`] and the lines of [`payouts`] decide; [`rule`] says the same with citations;
//! [`Round`] is one player's round, checked before anything is decided.

mod error;
mod explain;
mod finished;
mod round;
pub mod sentences;
#[cfg(test)]
mod tests;

pub use error::RoundError;
pub(super) use finished::FINISHED;
pub use round::Round;

use super::payouts::{self, AllSixLine, BadBeatLine, PairBonusLine, PlayLine, PrimeLine};
use super::ranking::{self, Strength, ThreeCardRank, qualifies, strength};
use super::terms::Terms;
use super::wagers::PrimeWager;
use crate::chapters::section::Completion;
use crate::chapters::section::completion::Removal;
use crate::cite;
use crate::families::poker::CompletionClauses;
use crate::kit::card::{Card, Rank};
use crate::kit::paytable::{Letter, Line, Pays};
use crate::kit::wager::Ruling;
use crate::law::{Cited, Provision};

pub(super) const COMPLETION: Completion =
    Completion { cards_removed: Cited::new(Removal::Reconstructible, cite!("679a.11(e)")) };

pub(super) const CLAUSES: CompletionClauses = CompletionClauses {
    examine: cite!("679a.11(a)"),
    touch: cite!("679a.11(a)(1)"),
    full_view: cite!("679a.11(a)(2)"),
    decide: cite!("679a.11(b)"),
    reveal: cite!("679a.11(c)"),
    settle: cite!("679a.11(c)"),
    discard: cite!("679a.11(e)"),
    payout_limit: payouts::PAYOUT_LIMIT,
};

/// The dealer turns a player's cards face up.
pub const HAND_SHOWN: Provision = cite!("679a.11(c)(1)");

/// The dealer forms a player's highest hand.
pub const HAND_FORMED: Provision = cite!("679a.11(c)(2)");

/// The cards of one player and the dealer, and the player's fourth card where one was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    /// The player's hand.
    pub player: [Card; 3],
    /// The dealer's hand.
    pub dealer: [Card; 3],
    /// The fourth card of a Pair Bonus Wager.
    pub fourth: Option<Card>,
}

impl Cards {
    /// Player's and dealer's cards together, for the All-Six Bonus Wager.
    pub const fn six(&self) -> [Card; 6] {
        let ([a, b, c], [d, e, f]) = (self.player, self.dealer);
        [a, b, c, d, e, f]
    }

    /// How the hands compare.
    pub const fn showdown(&self) -> Showdown {
        ante_play(strength(self.dealer), strength(self.player))
    }

    const fn player_rank(&self) -> ThreeCardRank {
        strength(self.player).rank()
    }
}

/// What a player does after seeing the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Decision {
    /// Makes a Play Wager equal to the Ante.
    Play,
    /// Forfeits the Ante and keeps the optional wagers.
    Forfeit,
}

impl Decision {
    /// The provision that offers the choice.
    pub const PROVISION: Provision = cite!("679a.11(b)");
}

/// How the hands compare: one variant for each clause of 679a.11(c)(3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Showdown {
    /// The dealer's hand is below queen high.
    DealerDoesNotQualify,
    /// The dealer qualifies and the player's hand is as high or higher.
    PlayerHigherOrEqual,
    /// The dealer qualifies and beats a flush or lower.
    PlayerLowerFlushOrLower,
    /// The dealer qualifies and beats a straight or better.
    PlayerLowerStraightOrBetter,
}

impl Showdown {
    /// Every comparison, in the order of the clauses.
    pub const ALL: [Showdown; 4] = [
        Showdown::DealerDoesNotQualify,
        Showdown::PlayerHigherOrEqual,
        Showdown::PlayerLowerFlushOrLower,
        Showdown::PlayerLowerStraightOrBetter,
    ];

    /// The clause that disposes of Ante and Play.
    pub const fn provision(self) -> Provision {
        match self {
            Showdown::DealerDoesNotQualify => cite!("679a.11(c)(3)(i)"),
            Showdown::PlayerHigherOrEqual => cite!("679a.11(c)(3)(ii)"),
            Showdown::PlayerLowerFlushOrLower => cite!("679a.11(c)(3)(iii)"),
            Showdown::PlayerLowerStraightOrBetter => cite!("679a.11(c)(3)(iv)"),
        }
    }
}

/// Compares a dealer's and a player's hand.
#[inline]
pub const fn ante_play(dealer: Strength, player: Strength) -> Showdown {
    if !qualifies(dealer) {
        Showdown::DealerDoesNotQualify
    } else if player.ordinal() >= dealer.ordinal() {
        Showdown::PlayerHigherOrEqual
    } else if player.is_straight_or_better() {
        Showdown::PlayerLowerStraightOrBetter
    } else {
        Showdown::PlayerLowerFlushOrLower
    }
}

/// What the rules say of one wager.
///
/// A wager that the terms do not offer has no payout and so does not win; [`Round`] refuses it before it comes here.
pub fn rule(terms: &Terms, cards: &Cards, decision: Decision, wager: PrimeWager) -> Ruling {
    match (wager, decision) {
        (PrimeWager::Ante | PrimeWager::Play, Decision::Forfeit) => Ruling::lose(Decision::PROVISION),
        (PrimeWager::Ante, Decision::Play) => ante(cards.showdown()),
        (PrimeWager::Play, Decision::Play) => play(terms, cards),
        (PrimeWager::Prime, Decision::Play | Decision::Forfeit) => prime(cards),
        (PrimeWager::PairBonus, Decision::Play | Decision::Forfeit) => pair_bonus(terms, cards),
        (PrimeWager::AllSix, Decision::Play | Decision::Forfeit) => all_six(terms, cards),
    }
}

fn ante(showdown: Showdown) -> Ruling {
    let (even, paid_by) = payouts::EVEN_MONEY;
    let clause = showdown.provision();
    match showdown {
        Showdown::DealerDoesNotQualify => Ruling::push(clause),
        Showdown::PlayerHigherOrEqual => Ruling::win(even, clause, paid_by),
        Showdown::PlayerLowerFlushOrLower | Showdown::PlayerLowerStraightOrBetter => Ruling::lose(clause),
    }
}

fn play(terms: &Terms, cards: &Cards) -> Ruling {
    let (even, paid_by) = payouts::EVEN_MONEY;
    let showdown = cards.showdown();
    let clause = showdown.provision();
    match showdown {
        Showdown::DealerDoesNotQualify => Ruling::win(even, clause, paid_by),
        Showdown::PlayerHigherOrEqual => {
            let line = PlayLine::of(cards.player_rank());
            paid(clause, payouts::PLAY.provision, &payouts::PLAY.pays, line)
        }
        Showdown::PlayerLowerFlushOrLower => Ruling::lose(clause),
        Showdown::PlayerLowerStraightOrBetter => bad_beat(terms.bad_beat, cards.player_rank()),
    }
}

/// The Play Wager that earns a Bad Beat Bonus is not collected: it is paid at the bonus odds (ER-218).
fn bad_beat(letter: Letter, rank: ThreeCardRank) -> Ruling {
    let clause = Showdown::PlayerLowerStraightOrBetter.provision();
    match (payouts::bad_beat(letter), BadBeatLine::of(rank)) {
        (Some(table), Some(line)) => paid(clause, table.provision, &table.pays, line),
        _ => Ruling::lose(clause),
    }
}

/// The clause by which a Prime Wager loses: the player's cards are not of one color.
pub const PRIME_LOSES: Provision = cite!("679a.11(d)(1)(i)");

/// The clause by which a Prime Wager wins.
pub const PRIME_WINS: Provision = cite!("679a.11(d)(1)(ii)");

fn prime(cards: &Cards) -> Ruling {
    match PrimeLine::of(cards.player, cards.dealer) {
        None => Ruling::lose(PRIME_LOSES),
        Some(line) => paid(PRIME_WINS, payouts::PRIME.provision, &payouts::PRIME.pays, line),
    }
}

/// The clause by which a Pair Bonus Wager loses: the player has less than a pair.
pub const PAIR_BONUS_LOSES: Provision = cite!("679a.11(d)(2)(i)");

fn pair_bonus(terms: &Terms, cards: &Cards) -> Ruling {
    let Some(line) = PairBonusLine::of(cards.player_rank()) else {
        return Ruling::lose(PAIR_BONUS_LOSES);
    };
    match FourthCard::of(cards) {
        FourthCard::NotATwo => {
            let table = &payouts::PAIR_BONUS_WITHOUT_TWO;
            paid(FourthCard::NotATwo.provision(), table.provision, &table.pays, line)
        }
        FourthCard::Two => with_two(terms, line),
    }
}

fn with_two(terms: &Terms, line: PairBonusLine) -> Ruling {
    let clause = FourthCard::Two.provision();
    match terms.pair_bonus.and_then(payouts::pair_bonus_with_two) {
        Some(table) => paid(clause, table.provision, &table.pays, line),
        None => Ruling::lose(clause),
    }
}

/// What the fourth card of a Pair Bonus Wager decides: which table pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FourthCard {
    /// Any other rank.
    NotATwo,
    /// A 2.
    Two,
}

impl FourthCard {
    /// The provision by which it is turned over.
    pub const REVEALED: Provision = cite!("679a.11(d)(2)(ii)");

    const fn of(cards: &Cards) -> FourthCard {
        match cards.fourth {
            Some(card) if matches!(card.rank(), Some(Rank::Two)) => FourthCard::Two,
            Some(_) | None => FourthCard::NotATwo,
        }
    }

    /// The clause that names the table.
    pub const fn provision(self) -> Provision {
        match self {
            FourthCard::NotATwo => cite!("679a.11(d)(2)(ii)(A)"),
            FourthCard::Two => cite!("679a.11(d)(2)(ii)(B)"),
        }
    }
}

/// The provision by which the six cards are read together.
pub const SIX_CARDS_TOGETHER: Provision = cite!("679a.11(d)(3)");

/// The clause by which an All-Six Bonus Wager loses: the six cards make less than three-of-a-kind.
pub const ALL_SIX_LOSES: Provision = cite!("679a.11(d)(3)(i)");

/// The clause by which an All-Six Bonus Wager wins.
pub const ALL_SIX_WINS: Provision = cite!("679a.11(d)(3)(ii)");

fn all_six(terms: &Terms, cards: &Cards) -> Ruling {
    let lost = Ruling::lose(ALL_SIX_LOSES);
    let Some(table) = terms.all_six.and_then(payouts::all_six) else { return lost };
    let Some(line) = AllSixLine::paid(ranking::all_six(cards.six()), &table.pays) else { return lost };
    let won = paid(ALL_SIX_WINS, table.provision, &table.pays, line);
    if line.is_six_card_royal() { won.outside_limit() } else { won }
}

/// A win at the odds of a line; a line without odds is not paid.
fn paid<L: Line>(decided_by: Provision, paid_by: Provision, pays: &Pays<L>, line: L) -> Ruling {
    match pays.odds(line) {
        Some(odds) => Ruling::win(odds, decided_by, paid_by),
        None => Ruling::lose(decided_by),
    }
}

//! Payouts: even money, the Tie Wager, three Dragon Bonus paytables, Dragon 7 Insurance, and who owes vigorish.

use core::cmp::Ordering;

use super::clauses::Clauses;
use super::coup::HandResult;
use super::terms::{Terms, Variation};
use super::wagers::BaccaratWager;
use crate::kit::money::Cents;
use crate::kit::odds::Odds;
use crate::kit::paytable::{Letter, Line, Pays, Paytable};
use crate::kit::vigorish;
use crate::law::{Cited, Provision};

/// The clauses of a chapter on payouts and vigorish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayoutClauses {
    /// What the Player's Hand wager pays.
    pub player: Provision,
    /// What the Tie Wager pays at least.
    pub tie: Provision,
    /// What the Banker's Hand wager pays and owes.
    pub banker: Provision,
    /// Vigorish is collected with the payment.
    pub vigorish_at_payout: Provision,
    /// Vigorish is collected later.
    pub vigorish_later: Provision,
    /// When marked vigorish falls due (reading ER-110).
    pub vigorish_due: Cited<VigorishDue>,
    /// A marker shows how much is owed (reading ER-111).
    pub vigorish_marked: Provision,
    /// The marker stays until the vigorish is collected.
    pub marker_stays: Provision,
    /// The Dragon Bonus pays by a paytable and owes no vigorish.
    pub dragon_bonus: Provision,
    /// Its paytables A, B and C.
    pub dragon_bonus_tables: [Provision; 3],
    /// What Dragon 7 Insurance pays.
    pub insurance: Provision,
}

/// When marked vigorish falls due, unless the player leaves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VigorishDue {
    /// Before any reshuffle, whatever its cause.
    BeforeReshuffle,
    /// Before play begins with the next shoe; its burn may come earlier (reading ER-147).
    BeforeNextShoe,
}

/// What Dragon 7 Insurance pays.
pub const INSURANCE: Odds = Odds::to_1(40);

/// A line of the Dragon Bonus paytables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum DragonBonusHand {
    WinBy9,
    WinBy8,
    WinBy7,
    WinBy6,
    WinBy5,
    WinBy4,
    NaturalWinner,
    NaturalTie,
}

impl DragonBonusHand {
    const NAMES: [&'static str; 8] = [
        "win by 9 points",
        "win by 8 points",
        "win by 7 points",
        "win by 6 points",
        "win by 5 points",
        "win by 4 points",
        "natural winner",
        "natural tie",
    ];
}

impl Line for DragonBonusHand {
    const ALL: &'static [Self] = &[
        DragonBonusHand::WinBy9,
        DragonBonusHand::WinBy8,
        DragonBonusHand::WinBy7,
        DragonBonusHand::WinBy6,
        DragonBonusHand::WinBy5,
        DragonBonusHand::WinBy4,
        DragonBonusHand::NaturalWinner,
        DragonBonusHand::NaturalTie,
    ];

    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// The Dragon Bonus paytables A, B and C. The last line is returned, not paid.
pub const DRAGON_BONUS: [Pays<DragonBonusHand>; 3] = [
    Pays::to_1([30, 10, 6, 4, 2, 1, 1, 0]),
    Pays::to_1([20, 8, 7, 4, 3, 1, 1, 0]),
    Pays::to_1([30, 10, 4, 4, 2, 2, 1, 0]),
];

/// What a paytable of the Dragon Bonus pays; the chapters have no D and no E.
pub const fn dragon_bonus(letter: Letter) -> Option<&'static Pays<DragonBonusHand>> {
    match letter {
        Letter::A => Some(&DRAGON_BONUS[0]),
        Letter::B => Some(&DRAGON_BONUS[1]),
        Letter::C => Some(&DRAGON_BONUS[2]),
        Letter::D | Letter::E => None,
    }
}

impl Clauses {
    /// The Dragon Bonus paytables, with the clauses of this chapter.
    pub const fn dragon_bonus_paytables(&self) -> [Paytable<DragonBonusHand>; 3] {
        let [a, b, c] = self.payouts.dragon_bonus_tables;
        [
            Paytable::new(Letter::A, a, DRAGON_BONUS[0]),
            Paytable::new(Letter::B, b, DRAGON_BONUS[1]),
            Paytable::new(Letter::C, c, DRAGON_BONUS[2]),
        ]
    }

    /// The clause by which a winning wager is paid.
    pub const fn paid_by(&self, terms: &Terms, wager: BaccaratWager) -> Provision {
        match wager {
            BaccaratWager::Player => self.payouts.player,
            BaccaratWager::Banker => self.payouts.banker,
            BaccaratWager::Tie => self.payouts.tie,
            BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => self.bonus_paid_by(terms),
            BaccaratWager::Dragon7Insurance => self.payouts.insurance,
        }
    }

    const fn bonus_paid_by(&self, terms: &Terms) -> Provision {
        match terms.dragon_bonus {
            Some(Letter::A) => self.payouts.dragon_bonus_tables[0],
            Some(Letter::B) => self.payouts.dragon_bonus_tables[1],
            Some(Letter::C) => self.payouts.dragon_bonus_tables[2],
            Some(Letter::D | Letter::E) | None => self.payouts.dragon_bonus,
        }
    }
}

/// The clause that decides a Dragon Bonus Wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusClause {
    /// A Natural against a hand that is not one.
    NaturalOverOther,
    /// A Natural 9 against a Natural 8.
    Natural9Over8,
    /// No Natural, and ahead by the points of this line.
    Ahead(DragonBonusHand),
    /// A Natural 8 against a Natural 9.
    Natural8Under9,
    /// No Natural, and not ahead: equal counts lose too.
    NotAhead,
    /// No Natural, and ahead by fewer than four points.
    UnderFour,
    /// Equal Naturals.
    EqualNaturals,
}

/// What becomes of a Dragon Bonus Wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BonusResult {
    /// It wins by a line of the paytable.
    Win(DragonBonusHand),
    /// It is returned.
    Push,
    /// It loses.
    Lose,
}

impl BonusClause {
    /// The clause that decides for the selected hand. A Natural never counts points: whatever it wins by, it is
    /// a Natural winner (reading ER-104).
    pub fn of(selected: HandResult, other: HandResult) -> BonusClause {
        match (selected.is_natural(), other.is_natural()) {
            (true, false) => BonusClause::NaturalOverOther,
            (true, true) => BonusClause::of_naturals(selected, other),
            (false, true | false) => BonusClause::of_points(selected.margin_over(other)),
        }
    }

    fn of_naturals(selected: HandResult, other: HandResult) -> BonusClause {
        match selected.count.cmp(&other.count) {
            Ordering::Greater => BonusClause::Natural9Over8,
            Ordering::Equal => BonusClause::EqualNaturals,
            Ordering::Less => BonusClause::Natural8Under9,
        }
    }

    const fn of_points(margin: i8) -> BonusClause {
        match margin {
            i8::MIN..=0 => BonusClause::NotAhead,
            1..=3 => BonusClause::UnderFour,
            4 => BonusClause::Ahead(DragonBonusHand::WinBy4),
            5 => BonusClause::Ahead(DragonBonusHand::WinBy5),
            6 => BonusClause::Ahead(DragonBonusHand::WinBy6),
            7 => BonusClause::Ahead(DragonBonusHand::WinBy7),
            8 => BonusClause::Ahead(DragonBonusHand::WinBy8),
            9.. => BonusClause::Ahead(DragonBonusHand::WinBy9),
        }
    }

    /// What follows for the wager.
    pub const fn result(self) -> BonusResult {
        match self {
            BonusClause::NaturalOverOther | BonusClause::Natural9Over8 => {
                BonusResult::Win(DragonBonusHand::NaturalWinner)
            }
            BonusClause::Ahead(line) => BonusResult::Win(line),
            BonusClause::EqualNaturals => BonusResult::Push,
            BonusClause::Natural8Under9 | BonusClause::NotAhead | BonusClause::UnderFour => BonusResult::Lose,
        }
    }

    /// The clause of a chapter.
    pub const fn provision(self, clauses: &Clauses) -> Provision {
        match self {
            BonusClause::NaturalOverOther => clauses.wagers.natural_over_other,
            BonusClause::Natural9Over8 => clauses.wagers.natural_9_over_8,
            BonusClause::Ahead(_) => clauses.wagers.four_or_more,
            BonusClause::Natural8Under9 => clauses.wagers.natural_8_under_9,
            BonusClause::NotAhead => clauses.wagers.not_ahead,
            BonusClause::UnderFour => clauses.wagers.under_four,
            BonusClause::EqualNaturals => clauses.wagers.equal_naturals,
        }
    }
}

/// The stake of which every multiple can be paid, and charged, in whole cents, whatever the round brings. Every
/// payout but the Tie Wager's is a whole number to one.
pub const fn smallest_stake(terms: &Terms, wager: BaccaratWager) -> Cents {
    match wager {
        BaccaratWager::Banker => smallest_charged(terms.variation),
        BaccaratWager::Tie => terms.tie.smallest_stake(),
        BaccaratWager::Player | BaccaratWager::Dragon7Insurance => Cents(1),
        BaccaratWager::DragonBonusPlayer | BaccaratWager::DragonBonusBanker => Cents(1),
    }
}

const fn smallest_charged(variation: Variation) -> Cents {
    match variation {
        Variation::Vigorish(rounding) => vigorish::smallest_stake(rounding),
        Variation::Ez => Cents(1),
    }
}

//! From the last card to the last chip: what is announced, what becomes of each wager, in which order a table
//! settles.

use super::clauses::Clauses;
use super::coup::Coup;
use super::payouts::{self, BonusClause, BonusResult};
use super::ranking::Side;
use super::terms::{Terms, Variation};
use super::wagers::{self, BaccaratWager};
use crate::kit::odds::Odds;
use crate::kit::wager::{Offer, Ruling, WagerResult};
use crate::law::{Cited, Provision};

/// The clauses of a chapter on the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompletionClauses {
    /// What is announced.
    pub announcement: Provision,
    /// The order of settlement, and whether vigorish comes before or after payment (reading ER-109).
    pub vigorish_order: Cited<VigorishOrder>,
}

/// Whether a player's vigorish is marked or collected before or after that player is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VigorishOrder {
    /// Vigorish first.
    BeforePayment,
    /// Payment first.
    AfterPayment,
}

/// What the dealer announces besides the final Point Counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// This hand has won.
    Wins(Side),
    /// The counts are equal.
    TieHand,
    /// The Banker's Hand has won with a Dragon 7 at an EZ Baccarat table.
    Dragon7,
}

impl Announcement {
    /// The announcement of a finished round.
    pub fn of(variation: Variation, coup: Coup) -> Announcement {
        match (coup.winner(), variation) {
            (Some(_), Variation::Ez) if coup.is_dragon_7() => Announcement::Dragon7,
            (Some(side), Variation::Ez | Variation::Vigorish(_)) => Announcement::Wins(side),
            (None, Variation::Ez | Variation::Vigorish(_)) => Announcement::TieHand,
        }
    }

    /// The words.
    pub const fn words(self) -> &'static str {
        match self {
            Announcement::Wins(Side::Player) => "Player's Hand wins",
            Announcement::Wins(Side::Banker) => "Banker's Hand wins",
            Announcement::TieHand => "tie hand",
            Announcement::Dragon7 => "Dragon 7",
        }
    }
}

/// The ground on which a wager is decided. Results, clauses and reasons are all read off it, so they agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The wager on this hand, and it has the higher count.
    Higher(Side),
    /// The wager on this hand, and it has the lower count.
    Lower(Side),
    /// The wager on this hand, and the counts are equal.
    Equal(Side),
    /// The Banker's Hand wager on a Dragon 7 at an EZ Baccarat table. Nothing else is tied by it (reading ER-107).
    BankerDragon7,
    /// The Tie Wager, and the counts are equal.
    Tied,
    /// The Tie Wager, and the counts differ.
    NotTied,
    /// A Dragon Bonus Wager.
    Bonus(BonusClause),
    /// Dragon 7 Insurance, and it is one.
    Dragon7,
    /// Dragon 7 Insurance, and it is not one.
    NoDragon7,
    /// A wager that the table does not offer; it is handed back.
    NotOffered(BaccaratWager),
}

impl Verdict {
    /// The ground on which a wager is decided.
    pub fn of(terms: &Terms, coup: Coup, wager: BaccaratWager) -> Verdict {
        if wagers::offer(terms, wager) == Offer::NotOffered {
            return Verdict::NotOffered(wager);
        }
        match wager {
            BaccaratWager::Player => by_points(coup, Side::Player),
            BaccaratWager::Banker => on_banker(terms.variation, coup),
            BaccaratWager::Tie => tie(coup),
            BaccaratWager::DragonBonusPlayer => bonus(coup, Side::Player),
            BaccaratWager::DragonBonusBanker => bonus(coup, Side::Banker),
            BaccaratWager::Dragon7Insurance => insurance(coup),
        }
    }

    /// Win, push or lose, at the table's payouts.
    pub fn result(self, terms: &Terms) -> WagerResult {
        match self {
            Verdict::Higher(_) => WagerResult::Win(Odds::EVEN),
            Verdict::Tied => WagerResult::Win(terms.tie),
            Verdict::Dragon7 => WagerResult::Win(payouts::INSURANCE),
            Verdict::Bonus(clause) => bonus_result(terms, clause),
            Verdict::Equal(_) | Verdict::BankerDragon7 | Verdict::NotOffered(_) => WagerResult::Push,
            Verdict::Lower(_) | Verdict::NotTied | Verdict::NoDragon7 => WagerResult::Lose,
        }
    }

    /// The clause of a chapter that decides.
    pub fn decided_by(self, clauses: &Clauses) -> Provision {
        let of_wagers = &clauses.wagers;
        match self {
            Verdict::Higher(Side::Player) => of_wagers.player_wins,
            Verdict::Lower(Side::Player) => of_wagers.player_loses,
            Verdict::Equal(Side::Player) => of_wagers.player_returned,
            Verdict::Higher(Side::Banker) => of_wagers.banker_wins,
            Verdict::Lower(Side::Banker) => of_wagers.banker_loses,
            Verdict::Equal(Side::Banker) | Verdict::BankerDragon7 => of_wagers.banker_returned,
            Verdict::Tied => of_wagers.tie_wins,
            Verdict::NotTied => of_wagers.tie_loses,
            Verdict::Bonus(clause) => clause.provision(clauses),
            Verdict::Dragon7 => of_wagers.insurance_wins,
            Verdict::NoDragon7 => of_wagers.insurance_loses,
            Verdict::NotOffered(wager) => clauses.offered_by(wager),
        }
    }
}

fn by_points(coup: Coup, side: Side) -> Verdict {
    match coup.margin(side) {
        1.. => Verdict::Higher(side),
        0 => Verdict::Equal(side),
        i8::MIN..=-1 => Verdict::Lower(side),
    }
}

fn on_banker(variation: Variation, coup: Coup) -> Verdict {
    match variation {
        Variation::Ez if coup.is_dragon_7() => Verdict::BankerDragon7,
        Variation::Ez | Variation::Vigorish(_) => by_points(coup, Side::Banker),
    }
}

fn tie(coup: Coup) -> Verdict {
    if coup.winner().is_none() { Verdict::Tied } else { Verdict::NotTied }
}

fn bonus(coup: Coup, side: Side) -> Verdict {
    Verdict::Bonus(BonusClause::of(coup.hand(side), coup.hand(side.other())))
}

fn insurance(coup: Coup) -> Verdict {
    if coup.is_dragon_7() { Verdict::Dragon7 } else { Verdict::NoDragon7 }
}

fn bonus_result(terms: &Terms, clause: BonusClause) -> WagerResult {
    match clause.result() {
        BonusResult::Win(line) => bonus_odds(terms, line).map_or(WagerResult::Push, WagerResult::Win),
        BonusResult::Push => WagerResult::Push,
        BonusResult::Lose => WagerResult::Lose,
    }
}

fn bonus_odds(terms: &Terms, line: payouts::DragonBonusHand) -> Option<Odds> {
    payouts::dragon_bonus(terms.dragon_bonus?)?.odds(line)
}

/// What becomes of a wager, for loops that need no citation.
pub fn result(terms: &Terms, coup: Coup, wager: BaccaratWager) -> WagerResult {
    Verdict::of(terms, coup, wager).result(terms)
}

/// What the rules say of a wager, with the clauses of a chapter.
pub fn rule(clauses: &Clauses, terms: &Terms, coup: Coup, wager: BaccaratWager) -> Ruling {
    let verdict = Verdict::of(terms, coup, wager);
    let decided_by = verdict.decided_by(clauses);
    match verdict.result(terms) {
        WagerResult::Lose => Ruling::lose(decided_by),
        WagerResult::Push => Ruling::push(decided_by),
        WagerResult::Win(odds) => {
            charged(terms, wager, Ruling::win(odds, decided_by, clauses.paid_by(terms, wager)))
        }
    }
}

/// Only a winning Banker's Hand wager owes vigorish, and only where the table is not an EZ Baccarat table.
fn charged(terms: &Terms, wager: BaccaratWager, win: Ruling) -> Ruling {
    match terms.variation {
        Variation::Vigorish(rounding) if wager == BaccaratWager::Banker => win.with_vigorish(rounding),
        Variation::Vigorish(_) | Variation::Ez => win,
    }
}

/// What is done at a position once the losing wagers are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Vigorish is marked or collected.
    TakeVigorish,
    /// Winning wagers are paid.
    Pay,
    /// The chips of winning and tied wagers go back to their player (reading ER-108).
    Release,
}

impl VigorishOrder {
    /// What is done at a position, in the order of the chapter.
    pub const fn acts(self) -> [Act; 3] {
        match self {
            VigorishOrder::BeforePayment => [Act::TakeVigorish, Act::Pay, Act::Release],
            VigorishOrder::AfterPayment => [Act::Pay, Act::TakeVigorish, Act::Release],
        }
    }
}

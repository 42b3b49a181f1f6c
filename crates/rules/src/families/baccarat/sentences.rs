//! The sentences of a round of baccarat, for one that is settled on paper and for one that is played at a table.

use alloc::format;
use alloc::string::String;

use super::clauses::Clauses;
use super::completion::Verdict;
use super::coup::Coup;
use super::dealing::{Decision, DrawRule, ThirdCard};
use super::payouts::BonusClause;
use super::ranking::{CardValue, PointCount, Side, point_count, value};
use super::terms::Variation;
use super::wagers::BaccaratWager;
use crate::kit::card::Card;
use crate::kit::explanation::{Clause, Explanation, Whose, listed};
use crate::kit::paytable::Line;
use crate::kit::settlement::Settled;
use crate::kit::wager::{Charge, Rounding, WagerResult};

/// The first two cards of a hand, and their Point Count.
pub fn first_two(clauses: &Clauses, side: Side, cards: [Card; 2]) -> Clause {
    let count = point_count(cards.into_iter().filter_map(value));
    let text = format!("the {side} is {}: a Point Count of {count}.", listed(&cards));
    Clause::new(clauses.ranking.point_count, text)
}

/// A hand whose first two cards end the drawing.
pub fn natural(clauses: &Clauses, side: Side, count: PointCount) -> Clause {
    Clause::new(clauses.cards.natural, format!("the {side} is a Natural {count}."))
}

/// Neither hand ends the drawing.
pub fn no_natural(clauses: &Clauses) -> Clause {
    Clause::new(clauses.cards.natural, "neither hand is a Natural.")
}

/// What decides whether a hand draws a third card.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// The hand.
    pub side: Side,
    /// What was decided, and by which rule.
    pub decision: Decision,
    /// The Point Count of its first two cards.
    pub count: PointCount,
    /// The value of the Player's third card, where there is one.
    pub players_third: Option<CardValue>,
}

impl Drawing {
    /// Whether the hand draws and why, without the card.
    pub fn told(&self, clauses: &Clauses) -> Explanation {
        let Drawing { side, decision, count, .. } = *self;
        let mut why = Explanation::default();
        if let DrawRule::Table1(_) = decision.rule {
            let text = format!("the Player's Hand drew and the Banker's Hand has {count}: Table 1 decides.");
            why.say(clauses.dealing.table_1, text);
        }
        let text = format!("the {side} {}: {}.", decision.third_card.verb(), self.reason());
        why.say(decision.provision(clauses), text);
        why
    }

    /// The same with the card that was drawn, where one was.
    pub fn told_with(&self, clauses: &Clauses, third: Option<Card>) -> Explanation {
        let mut why = self.told(clauses);
        if let (ThirdCard::Draw, Some(card), Some(clause)) =
            (self.decision.third_card, third, why.0.last_mut())
        {
            clause.text.push_str(&format!(" It takes {card}."));
        }
        why
    }

    fn reason(&self) -> String {
        let count = self.count;
        match self.decision.rule {
            DrawRule::Natural => "a Natural ends the drawing".into(),
            DrawRule::PlayerBelowSix => format!("{count} is less than 6"),
            DrawRule::BankerBelowThree => format!("{count} is less than 3"),
            DrawRule::PlayerSixOrMore => format!("{count} is 6 or more"),
            DrawRule::BankerAfterStay => format!("the Player's Hand stayed, and it has {count}"),
            DrawRule::BankerSeven => "it has 7".into(),
            DrawRule::Table1(_) => self.row(),
        }
    }

    fn row(&self) -> String {
        let column = self.players_third.map_or(0, CardValue::get);
        let (row, letter) = (self.count, self.decision.third_card.letter());
        format!("row {row} shows {letter} for a Player's third card of value {column}")
    }
}

/// Both final Point Counts.
pub fn final_counts(clauses: &Clauses, coup: Coup) -> Clause {
    let (player, banker) = (coup.player().count, coup.banker().count);
    Clause::new(clauses.ranking.point_count, format!("final Point Counts: Player {player}, Banker {banker}."))
}

/// The Banker's Hand has won with a Dragon 7.
pub fn dragon_7(clauses: &Clauses, coup: Coup) -> Clause {
    let player = coup.player().count;
    let text = format!("the Banker's Hand has 7 in three cards, over {player}: a Dragon 7.");
    Clause::new(clauses.cards.dragon_7, text)
}

/// What is owed on a winning wager, or why nothing is.
pub fn charge(clauses: &Clauses, variation: Variation, settled: &Settled<BaccaratWager>) -> Option<Clause> {
    let is_won = matches!(settled.ruling.result, WagerResult::Win(_));
    match (settled.ruling.charge, variation) {
        (Charge::Vigorish(rounding), Variation::Vigorish(_) | Variation::Ez) => {
            Some(Clause::new(clauses.payouts.banker, vigorish(settled, rounding)))
        }
        (Charge::Free, Variation::Ez) if is_won && settled.wager == BaccaratWager::Banker => {
            Some(Clause::new(clauses.cards.ez_baccarat, "EZ Baccarat: no vigorish."))
        }
        (Charge::Free, Variation::Ez | Variation::Vigorish(_)) => None,
    }
}

fn vigorish(settled: &Settled<BaccaratWager>, rounding: Rounding) -> String {
    let rounded = match rounding {
        Rounding::Exact => "",
        Rounding::UpToQuarter => ", rounded up to a quarter",
    };
    format!("vigorish of 5% on {}{rounded}: {} is owed.", settled.paid, settled.vigorish)
}

/// What became of a wager, and why.
pub fn wager(whose: Whose, settled: &Settled<BaccaratWager>, verdict: Verdict) -> Clause {
    settled.decision(whose, &reason(verdict))
}

fn reason(verdict: Verdict) -> String {
    match verdict {
        Verdict::Higher(side) => format!("the {side} is higher"),
        Verdict::Lower(side) => format!("the {side} is lower"),
        Verdict::Equal(_) | Verdict::Tied => "the Point Counts are equal".into(),
        Verdict::NotTied => "the Point Counts differ".into(),
        Verdict::BankerDragon7 => "a Dragon 7 at an EZ Baccarat table".into(),
        Verdict::Dragon7 => "the round is a Dragon 7".into(),
        Verdict::NoDragon7 => "the round is not a Dragon 7".into(),
        Verdict::Bonus(BonusClause::Ahead(line)) => format!("a {}", line.name()),
        Verdict::Bonus(clause) => bonus_reason(clause).into(),
        Verdict::NotOffered(_) => "the table does not offer it".into(),
    }
}

fn bonus_reason(clause: BonusClause) -> &'static str {
    match clause {
        BonusClause::NaturalOverOther => "a Natural over a hand that is not one",
        BonusClause::Natural9Over8 => "a Natural 9 over a Natural 8",
        BonusClause::Ahead(line) => line.name(),
        BonusClause::Natural8Under9 => "a Natural 8 under a Natural 9",
        BonusClause::NotAhead => "no Natural, and not ahead",
        BonusClause::UnderFour => "ahead by fewer than 4 points",
        BonusClause::EqualNaturals => "two equal Naturals",
    }
}

//! Why a round ended as it did: the clauses in order, with the values they saw.

use alloc::format;
use alloc::string::String;

use super::completion::{Announcement, Verdict};
use super::dealing::{DrawRule, ThirdCard};
use super::payouts::BonusClause;
use super::ranking::Side;
use super::round::Round;
use super::terms::Variation;
use super::wagers::BaccaratWager;
use crate::kit::explanation::Explanation;
use crate::kit::paytable::Line;
use crate::kit::settlement::{Settled, Settlement};
use crate::kit::wager::{Charge, GameWager, Rounding, WagerResult};

impl Round {
    /// Explains the round and a settlement of it.
    pub fn explain(&self, settlement: &Settlement<BaccaratWager>) -> Explanation {
        let mut why = Explanation::default();
        Side::ALL.into_iter().for_each(|side| self.explain_first_two(side, &mut why));
        self.explain_naturals(&mut why);
        Side::ALL.into_iter().for_each(|side| self.explain_third_card(side, &mut why));
        self.explain_result(&mut why);
        settlement.iter().for_each(|settled| self.explain_wager(settled, &mut why));
        why
    }

    fn explain_first_two(&self, side: Side, why: &mut Explanation) {
        let hand = self.hand(side);
        let ([first, second], count) = (hand.first_two(), hand.two_card_count());
        why.say(
            self.clauses().ranking.point_count,
            format!("{side}: {first} {second} has a Point Count of {count}."),
        );
    }

    fn explain_naturals(&self, why: &mut Explanation) {
        let mut naturals = Side::ALL.into_iter().filter(|&side| self.hand(side).is_natural()).peekable();
        let clause = self.clauses().cards.natural;
        if naturals.peek().is_none() {
            why.say(clause, "Neither hand is a Natural.");
        }
        for side in naturals {
            why.say(clause, format!("The {side} is a Natural {}.", self.hand(side).two_card_count()));
        }
    }

    fn explain_third_card(&self, side: Side, why: &mut Explanation) {
        let decision = self.decision(side);
        if let DrawRule::Table1(_) = decision.rule {
            why.say(self.clauses().dealing.table_1, self.why_table_1());
        }
        let took = match (decision.third_card, self.hand(side).third()) {
            (ThirdCard::Draw, Some(card)) => format!(" It takes {card}."),
            (ThirdCard::Draw | ThirdCard::Stay, _) => String::new(),
        };
        let text = format!("The {side} {}: {}.{took}", decision.third_card.verb(), self.why_third_card(side));
        why.say(decision.provision(self.clauses()), text);
    }

    fn why_table_1(&self) -> String {
        let banker = self.hand(Side::Banker).two_card_count();
        format!("The Player's Hand drew and the Banker's Hand has {banker}: Table 1 decides.")
    }

    fn why_third_card(&self, side: Side) -> String {
        let count = self.hand(side).two_card_count();
        match self.decision(side).rule {
            DrawRule::Natural => "a Natural ends the drawing".into(),
            DrawRule::PlayerBelowSix => format!("{count} is less than 6"),
            DrawRule::PlayerSixOrMore => format!("{count} is 6 or more"),
            DrawRule::BankerAfterStay => format!("the Player's Hand stayed, and it has {count}"),
            DrawRule::BankerBelowThree => format!("{count} is less than 3"),
            DrawRule::BankerSeven => "it has 7".into(),
            DrawRule::Table1(_) => self.why_row(count.get()),
        }
    }

    fn why_row(&self, row: u8) -> String {
        let column = self.hand(Side::Player).third_value().map_or(0, |value| value.get());
        let letter = self.decision(Side::Banker).third_card.letter();
        format!("row {row} shows {letter} for a Player's third card of value {column}")
    }

    fn explain_result(&self, why: &mut Explanation) {
        let (clauses, coup) = (self.clauses(), self.coup());
        let (player, banker) = (coup.player().count, coup.banker().count);
        why.say(
            clauses.ranking.point_count,
            format!("Final Point Counts: Player {player}, Banker {banker}."),
        );
        let announcement = Announcement::of(self.terms().variation, coup);
        if announcement == Announcement::Dragon7 {
            let text = format!("The Banker's Hand has 7 in three cards, over {player}: a Dragon 7.");
            why.say(clauses.cards.dragon_7, text);
        }
        why.say(clauses.completion.announcement, format!("Announced: \"{}\".", announcement.words()));
    }

    fn explain_wager(&self, settled: &Settled<BaccaratWager>, why: &mut Explanation) {
        let verdict = Verdict::of(self.terms(), self.coup(), settled.wager);
        let text = format!(
            "The {} of {} {}: {}.",
            settled.wager.name(),
            settled.stake,
            became(settled.ruling.result),
            reason(verdict)
        );
        why.say(settled.ruling.decided_by, text);
        explain_payout(settled, why);
        self.explain_charge(settled, why);
    }

    fn explain_charge(&self, settled: &Settled<BaccaratWager>, why: &mut Explanation) {
        let clauses = self.clauses();
        let is_won = matches!(settled.ruling.result, WagerResult::Win(_));
        match (settled.ruling.charge, self.terms().variation) {
            (Charge::Vigorish(rounding), _) => {
                why.say(clauses.payouts.banker, vigorish_text(settled, rounding));
            }
            (Charge::Free, Variation::Ez) if is_won && settled.wager == BaccaratWager::Banker => {
                why.say(clauses.cards.ez_baccarat, "EZ Baccarat: no vigorish.");
            }
            (Charge::Free, Variation::Ez | Variation::Vigorish(_)) => {}
        }
    }
}

fn vigorish_text(settled: &Settled<BaccaratWager>, rounding: Rounding) -> String {
    let rounded = match rounding {
        Rounding::Exact => "",
        Rounding::UpToQuarter => ", in whole quarters",
    };
    format!("Vigorish of 5% on {}{rounded}: {} is owed.", settled.paid, settled.vigorish)
}

fn explain_payout(settled: &Settled<BaccaratWager>, why: &mut Explanation) {
    if let (WagerResult::Win(odds), Some(paid_by)) = (settled.ruling.result, settled.ruling.paid_by) {
        why.say(paid_by, format!("Paid at {odds}: {}.", settled.paid));
    }
}

const fn became(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Win(_) => "wins",
        WagerResult::Push => "is returned",
        WagerResult::Lose => "loses",
    }
}

fn reason(verdict: Verdict) -> String {
    match verdict {
        Verdict::Higher(side) => format!("the {side} is higher"),
        Verdict::Lower(side) => format!("the {side} is lower"),
        Verdict::Equal(_) | Verdict::Tied => "the Point Counts are equal".into(),
        Verdict::NotTied => "the Point Counts differ".into(),
        Verdict::BankerDragon7 => "a Dragon 7 at an EZ Baccarat table".into(),
        Verdict::Dragon7 => "the round is a Dragon 7".into(),
        Verdict::NoDragon7 => "the round is no Dragon 7".into(),
        Verdict::Bonus(clause) => bonus_reason(clause).into(),
        Verdict::NotOffered(_) => "the table does not offer it".into(),
    }
}

fn bonus_reason(clause: BonusClause) -> &'static str {
    match clause {
        BonusClause::NaturalOverOther => "a Natural over a hand that is none",
        BonusClause::Natural9Over8 => "a Natural 9 over a Natural 8",
        BonusClause::Ahead(line) => line.name(),
        BonusClause::Natural8Under9 => "a Natural 8 under a Natural 9",
        BonusClause::NotAhead => "no Natural, and not ahead",
        BonusClause::UnderFour => "ahead by fewer than 4 points",
        BonusClause::EqualNaturals => "two equal Naturals",
    }
}

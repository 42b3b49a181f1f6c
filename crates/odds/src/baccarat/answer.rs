//! From counts to the outcomes of a wager: the rules judge one coup of each class.

use croupier_rules::Cents;
use croupier_rules::Odds;
use croupier_rules::families::baccarat::payouts::{self, BonusClause, BonusResult};
use croupier_rules::families::baccarat::{Clauses, Coup, DragonBonusHand, Terms, Verdict, rule, wagers};
use croupier_rules::kit::paytable::{Letter, Line, Pays};
use croupier_rules::kit::vigorish;
use croupier_rules::kit::wager::{Charge, Offer, Rounding, WagerResult};

use super::counts::Counts;
use super::question::{NoFigures, Question};
use crate::figures::Outcome;
use crate::ratio::Ratio;

/// A question about a wager that the table offers.
pub(super) struct Answer<'a> {
    question: &'a Question,
    chapter: &'static Clauses,
    terms: Terms,
    /// What a Dragon Bonus pays, where that is the wager.
    pays: Option<Pays<DragonBonusHand>>,
}

impl<'a> Answer<'a> {
    pub fn to(question: &'a Question) -> Result<Answer<'a>, NoFigures> {
        let chapter = Clauses::of(question.game).ok_or(NoFigures::NotBaccarat(question.game))?;
        let terms = considered(question);
        match wagers::offer(&terms, question.wager) {
            Offer::Offered => Ok(Answer { question, chapter, terms, pays: pays(question, &terms)? }),
            Offer::NotOffered => Err(NoFigures::NotOffered(question.wager)),
        }
    }

    /// Every outcome with its deals, best first.
    pub fn outcomes(&self, counts: &Counts) -> Result<Vec<Outcome>, NoFigures> {
        let mut outcomes: Vec<Outcome> = Vec::new();
        for (class, count) in counts.classes() {
            let outcome = self.outcome(class.coup(), count)?;
            match outcomes.iter_mut().find(|known| known.name == outcome.name) {
                Some(known) => known.count += count,
                None => outcomes.push(outcome),
            }
        }
        outcomes.sort_by(|one, other| other.net.cmp(&one.net));
        Ok(outcomes)
    }

    fn outcome(&self, coup: Coup, count: u128) -> Result<Outcome, NoFigures> {
        let verdict = Verdict::of(&self.terms, coup, self.question.wager);
        let (pays, net) = match self.result(verdict) {
            WagerResult::Win(odds) => (Some(odds), self.won(coup, odds)?),
            WagerResult::Push => (None, Ratio::zero()),
            WagerResult::Lose => (None, Ratio::whole(-1)),
        };
        Ok(Outcome { name: outcome_name(verdict).to_owned(), pays, net, count })
    }

    /// Win, push or lose. Payouts under consideration take the place of the table's.
    fn result(&self, verdict: Verdict) -> WagerResult {
        if let (Verdict::Bonus(clause), Some(pays)) = (verdict, &self.pays) {
            return paid_by(clause, pays);
        }
        verdict.result(&self.terms)
    }

    fn won(&self, coup: Coup, odds: Odds) -> Result<Ratio, NoFigures> {
        match rule(self.chapter, &self.terms, coup, self.question.wager).charge {
            Charge::Free => Ok(Ratio::of_odds(odds)),
            Charge::Vigorish(Rounding::Exact) => {
                Ok(&Ratio::of_odds(odds) * &Ratio::new(100 - vigorish::RATE_PER_CENT, 100))
            }
            Charge::Vigorish(Rounding::UpToQuarter) => after_rounded_vigorish(self.question.stake, odds),
        }
    }
}

/// The terms under which the wager is judged. Payouts under consideration open a Dragon Bonus where the table has
/// none; nothing is paid by the letter that stands for them.
fn considered(question: &Question) -> Terms {
    let letter = question.dragon_bonus.map(|_| Letter::A);
    Terms { dragon_bonus: question.terms.dragon_bonus.or(letter), ..question.terms }
}

fn pays(question: &Question, terms: &Terms) -> Result<Option<Pays<DragonBonusHand>>, NoFigures> {
    match (question.dragon_bonus, terms.dragon_bonus.filter(|_| question.is_dragon_bonus())) {
        (Some(pays), _) => Ok(Some(pays)),
        (None, Some(letter)) => {
            payouts::dragon_bonus(letter).copied().map(Some).ok_or(NoFigures::NoPaytable(letter))
        }
        (None, None) => Ok(None),
    }
}

fn paid_by(clause: BonusClause, pays: &Pays<DragonBonusHand>) -> WagerResult {
    match clause.result() {
        BonusResult::Win(line) => pays.odds(line).map_or(WagerResult::Push, WagerResult::Win),
        BonusResult::Push => WagerResult::Push,
        BonusResult::Lose => WagerResult::Lose,
    }
}

fn after_rounded_vigorish(stake: Option<Cents>, odds: Odds) -> Result<Ratio, NoFigures> {
    let stake = stake.ok_or(NoFigures::StakeNeeded)?;
    let out_of_range = NoFigures::StakeOutOfRange(stake);
    if !(Cents(1)..=Cents::LARGEST_WAGER).contains(&stake) {
        return Err(out_of_range);
    }
    let won = odds.pay(stake).ok_or(out_of_range)?;
    let owed = vigorish::amount(won, Rounding::UpToQuarter).ok_or(out_of_range)?;
    Ok(Ratio::new((won - owed).0, stake.0))
}

/// What happened, in the words of the paytable where the wager has one.
pub fn outcome_name(verdict: Verdict) -> &'static str {
    use croupier_rules::families::baccarat::Side::{Banker, Player};
    match verdict {
        Verdict::Higher(Player) | Verdict::Lower(Banker) => "player wins",
        Verdict::Higher(Banker) | Verdict::Lower(Player) => "banker wins",
        Verdict::Equal(_) | Verdict::Tied => "tie",
        Verdict::BankerDragon7 | Verdict::Dragon7 => "dragon 7",
        Verdict::Bonus(clause) => bonus_name(clause),
        Verdict::NotTied | Verdict::NoDragon7 => "lose",
        Verdict::NotOffered(_) => "not offered",
    }
}

fn bonus_name(clause: BonusClause) -> &'static str {
    match clause.result() {
        BonusResult::Win(line) => line.name(),
        BonusResult::Push => DragonBonusHand::NaturalTie.name(),
        BonusResult::Lose => "lose",
    }
}

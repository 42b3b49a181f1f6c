//! From cells to the outcomes of both wagers of Saigon 5 Card.

use croupier_odds::saigon_5_card::{BonusOptions, Remaining, Setting, ante, bonus};
use croupier_rules::chapters::saigon_5_card::completion::{rule, showdown};
use croupier_rules::chapters::saigon_5_card::{SaigonWager, Showdown, Terms};
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::{GameWager, Offer};

use super::Cell;
use super::strategy::Strategy;
use crate::counted::{Counted, net};
use crate::judge::Judge;

/// Both wagers, the Ante by a strategy against a dealer who sets the house way.
pub fn every(strategy: &Strategy) -> Vec<Judge> {
    vec![judge_ante(strategy), judge_bonus()]
}

/// The wagers of one table.
pub(super) fn offered(strategy: &Strategy, terms: &Terms) -> Vec<Judge> {
    let bonus = (terms.bonus == Offer::Offered).then(judge_bonus);
    [Some(judge_ante(strategy)), bonus].into_iter().flatten().collect()
}

fn judge_ante(strategy: &Strategy) -> Judge {
    let exact = strategy.choice().map(|choice| ante(Remaining::FULL, choice, Setting::Highest));
    let wager = SaigonWager::Ante.slug();
    let counted = Counted { wager, paytable: None, ez: false, outcomes: Vec::new(), exact };
    let cells = Cell::all().map(|cell| {
        let showdown = showdown(cell.player(), cell.dealer());
        (cell.index(), name(showdown).to_owned(), net(showdown.ante_ruling().result))
    });
    Judge::new(counted, cells)
}

/// What a showdown is called, as the exact figures name it.
const fn name(showdown: Showdown) -> &'static str {
    match showdown {
        Showdown::NeitherQualifies => "neither qualifies",
        Showdown::OnlyPlayerQualifies => "only player qualifies",
        Showdown::OnlyPlayerQualifiesWithFive => "only player qualifies with a five",
        Showdown::OnlyDealerQualifies => "only dealer qualifies",
        Showdown::DealerHigher => "dealer higher",
        Showdown::DealerLower => "player higher",
        Showdown::DealerLowerThanFive => "player higher with a five",
        Showdown::Equal => "equal",
    }
}

fn judge_bonus() -> Judge {
    let cells = Cell::all().map(|cell| {
        let result = rule(SaigonWager::Bonus, Showdown::Equal, cell.hand()).result;
        (cell.index(), cell.hand().map_or("lose", Line::name).to_owned(), net(result))
    });
    Judge::new(Counted::of(bonus(Remaining::FULL, &BonusOptions::default())), cells)
}

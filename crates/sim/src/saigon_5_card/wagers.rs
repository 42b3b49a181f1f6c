//! From cells to the outcomes of both wagers of Saigon 5 Card.

use croupier_odds::saigon_5_card::{BonusOptions, Remaining, Setting, ante, bonus};
use croupier_rules::games::saigon_5_card::completion::{rule, showdown};
use croupier_rules::games::saigon_5_card::{SaigonWager, Showdown};
use croupier_rules::paytable::Line;
use croupier_rules::wager::Wager;

use super::Cell;
use super::strategy::Strategy;
use crate::counted::{Counted, net};

/// Both wagers, the Ante by a strategy against a dealer who sets the house way.
pub fn wagers(strategy: &Strategy, cells: &[u64]) -> Vec<Counted> {
    vec![counted_ante(strategy, cells).sorted(), counted_bonus(cells).sorted()]
}

fn counted_ante(strategy: &Strategy, cells: &[u64]) -> Counted {
    let exact = strategy.choice().map(|choice| ante(Remaining::FULL, choice, Setting::Highest));
    let wager = SaigonWager::Ante.slug();
    let mut counted = Counted { wager, paytable: None, ez: false, outcomes: Vec::new(), exact };
    for (cell, &count) in Cell::all().zip(cells) {
        let showdown = showdown(cell.player(), cell.dealer());
        counted.add(name(showdown), || net(showdown.ante_ruling().result), count);
    }
    counted
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

fn counted_bonus(cells: &[u64]) -> Counted {
    let mut counted = Counted::of(bonus(Remaining::FULL, &BonusOptions::default()));
    for (cell, &count) in Cell::all().zip(cells) {
        let result = rule(SaigonWager::Bonus, Showdown::Equal, cell.hand()).result;
        counted.add(cell.hand().map_or("lose", Line::name), || net(result), count);
    }
    counted
}

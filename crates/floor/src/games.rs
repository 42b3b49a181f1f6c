//! The registry of the crate: the only file that tells games apart. What silence means for the acts of each, and how a
//! hand is played that nobody decides about.

use croupier_rules::chapters::saigon_5_card::ranking::{Split, best_split};
use croupier_table::baccarat::BaccaratAct;
use croupier_table::cards::CardsAct;
use croupier_table::poker::PokerAct;
use croupier_table::{Act, Form, Seat, State};

use crate::silence::SilenceRule;

/// The rule for an act of a player, if it is one that silence brings about.
pub(crate) const fn rule_for(act: &Act) -> Option<SilenceRule> {
    if let Act::Cards(CardsAct::LookAtCards { .. }) = act {
        return Some(SilenceRule::LookPasses);
    }
    if let Act::Cards(CardsAct::DeclineCut) = act {
        return Some(SilenceRule::CutDeclined);
    }
    if let Act::Baccarat(BaccaratAct::DeclineShoe | BaccaratAct::PassShoe) = act {
        return Some(SilenceRule::ShoePassed);
    }
    if let Act::Baccarat(BaccaratAct::DealFirstFour | BaccaratAct::DealThirdCard { .. }) = act {
        return Some(SilenceRule::DealtForCurator);
    }
    if let Act::Baccarat(BaccaratAct::Relinquish { .. } | BaccaratAct::DeclineRight { .. }) = act {
        return Some(SilenceRule::RightRelinquished);
    }
    if let Act::Poker(PokerAct::Fold { .. }) = act {
        return Some(SilenceRule::Folded);
    }
    if let Act::Poker(PokerAct::Set { .. }) = act {
        return Some(SilenceRule::SetTheHouseWay);
    }
    None
}

/// Whether a form is the one by which a hand stays in the round.
pub(crate) const fn stays_in(form: &Form) -> bool {
    matches!(form, Form::Exact(Act::Poker(PokerAct::Play { .. })))
}

/// A player's cards set as the dealer would set them: the best split that qualifies, or any.
pub(crate) fn house_way(state: &State, position: Seat) -> Option<Act> {
    let five = state.poker()?.hand(position)?.cards.cards().try_into().ok()?;
    let split = best_split(five).map_or(Split::FIRST, |(split, _)| split);
    Some(PokerAct::Set { position, three: split.three(five) }.into())
}

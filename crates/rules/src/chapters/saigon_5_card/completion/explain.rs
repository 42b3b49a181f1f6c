//! Why a round of Saigon 5 Card came out as it did.

use super::SETTLEMENT_ORDER;
use super::round::Round;
use super::sentences::{self, Counts};
use crate::chapters::saigon_5_card::wagers::SaigonWager;
use crate::kit::explanation::{Explanation, Whose};
use crate::kit::settlement::{Settled, Settlement};

pub(super) fn explain(round: &Round, settlement: &Settlement<SaigonWager>) -> Explanation {
    let mut why = Explanation::default();
    why.add(sentences::player_set(Whose::ThePlayer, round.player(), round.set_by()));
    why.add(sentences::hand(Whose::ThePlayer, round.player()));
    why.add([sentences::dealer_set(round.dealer())]);
    why.add(sentences::hand(Whose::TheDealer, round.dealer()));
    explain_comparison(&mut why, round);
    settlement.iter().for_each(|settled| explain_wager(&mut why, round, settled));
    why
}

fn explain_comparison(why: &mut Explanation, round: &Round) {
    let showdown = round.showdown();
    why.say(SETTLEMENT_ORDER, sentences::qualification(showdown));
    if let Some(reveals) = showdown.reveals_showdown_hand() {
        why.say(reveals, "The player's showdown hand is revealed.");
    }
}

fn explain_wager(why: &mut Explanation, round: &Round, settled: &Settled<SaigonWager>) {
    match settled.wager {
        SaigonWager::Ante => {
            let counts =
                Counts { player: round.player().point_count(), dealer: round.dealer().point_count() };
            why.add([sentences::ante(Whose::ThePlayer, settled, round.showdown(), counts)]);
        }
        SaigonWager::Bonus => {
            why.add(sentences::five_cards(Whose::ThePlayer, round.player().cards()));
            why.add([sentences::bonus_wager(Whose::ThePlayer, settled, round.bonus_hand())]);
        }
    }
    why.add(settled.payment());
    why.add(sentences::limit(settled));
}

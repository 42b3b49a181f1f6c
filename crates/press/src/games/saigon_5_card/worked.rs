//! A round in which the joker leaves a choice and both hands qualify.

use croupier_rules::chapters::saigon_5_card::{Round, SaigonWager, SetHand, Terms};
use croupier_rules::kit::wager::{GameWager, Offer};

use crate::filing::Filing;
use crate::guide::{Group, WorkedHand, WorkedRound, cards, finished, lowest};

/// The player's five cards, in which the joker can count 6 or 9.
pub const PLAYER: &str = "Jk Kh 5s 4c Ad";
const DEALER: &str = "Qc 7d 3s 9h 8c";

pub fn round(filing: &Filing, terms: &Terms) -> Result<WorkedRound, String> {
    let is_offered = |wager: &SaigonWager| *wager == SaigonWager::Ante || terms.bonus == Offer::Offered;
    let offered = <SaigonWager as GameWager>::ALL.iter().copied().filter(is_offered);
    let round = Round::new(terms, &cards(PLAYER), &cards(DEALER), None, lowest(filing, offered))
        .map_err(|why| why.to_string())?;
    let settlement = round.settle().map_err(|why| why.to_string())?;
    let hands = vec![hand("Your hands", round.player()), hand("Dealer's hands", round.dealer())];
    Ok(finished(filing, hands, &settlement, round.explain(&settlement)))
}

fn hand(title: &'static str, hand: &SetHand) -> WorkedHand {
    let reads = match hand.total() {
        Some(total) => format!("Qualifies with {total}, Point Count {}", hand.point_count()),
        None => "Does not qualify".to_owned(),
    };
    WorkedHand {
        title,
        groups: vec![
            Group::of(Some("three-card hand"), &hand.three_card_hand()),
            Group::of(Some("showdown hand"), &hand.showdown_hand()),
        ],
        reads,
    }
}

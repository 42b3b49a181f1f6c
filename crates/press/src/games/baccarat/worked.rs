//! A round in which both hands draw and the Banker's Hand wins with three cards that count 7.

use croupier_rules::families::baccarat::{BaccaratWager, Clauses, Round, Side, Terms, wagers::offer};
use croupier_rules::kit::wager::{GameWager, Offer};

use crate::filing::Filing;
use crate::guide::{Group, WorkedHand, WorkedRound, cards, finished, lowest};

const PLAYER: &str = "Kc 4d 6h";
const BANKER: &str = "2h 3s 2d";

pub fn round(filing: &Filing, clauses: &'static Clauses, terms: Terms) -> Result<WorkedRound, String> {
    let offered = BaccaratWager::ALL.iter().copied().filter(|&wager| offer(&terms, wager) == Offer::Offered);
    let round = Round::new(clauses, terms, &cards(PLAYER), &cards(BANKER), lowest(filing, offered))
        .map_err(|why| why.to_string())?;
    let settlement = round.settle().map_err(|why| why.to_string())?;
    let hands = Side::ALL.map(|side| hand(&round, side)).into();
    Ok(finished(filing, hands, &settlement, round.explain(&settlement)))
}

fn hand(round: &Round, side: Side) -> WorkedHand {
    let hand = round.hand(side);
    let third: Vec<_> = hand.third().into_iter().collect();
    WorkedHand {
        title: side.name(),
        groups: vec![Group::of(Some("first two"), &hand.first_two()), Group::of(Some("third"), &third)],
        reads: format!("Point Count {}", hand.point_count()),
    }
}

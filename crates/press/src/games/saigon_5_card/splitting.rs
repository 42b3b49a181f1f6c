//! Setting a hand of Saigon 5 Card: what is best, shown on five cards that leave a choice, and what less costs.

use core::cmp::Reverse;

use croupier_odds::saigon_5_card::{Choice, Remaining, Setting, ante};
use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::completion::{DEALER_QUALIFIES, SET_TO_QUALIFY};
use croupier_rules::chapters::saigon_5_card::ranking::{POINT_COUNT, best_split, splits};
use croupier_rules::chapters::saigon_5_card::{SetHand, Value};
use serde::Serialize;

use super::worked::PLAYER;
use crate::guide::{Compared, Face, Said, cards};

/// How to set five cards.
#[derive(Debug, Serialize)]
pub struct Splitting {
    said: Vec<Said>,
    ways: Vec<Way>,
    compared: Vec<Compared>,
}

/// One way to set them that qualifies.
#[derive(Debug, Serialize)]
struct Way {
    three: Vec<Face>,
    total: u8,
    showdown: Vec<Face>,
    count: u8,
    best: bool,
}

/// The advice, shown on the cards of the worked round.
pub fn shown() -> Option<Splitting> {
    let five = <[Card; 5]>::try_from(cards(PLAYER)).ok()?;
    Some(Splitting { said: said(), ways: ways(five), compared: compared() })
}

fn said() -> Vec<Said> {
    vec![
        Said::under(
            "Without the joker there is nothing to weigh: whichever three cards qualify, the other two have the same \
             Point Count.",
            &[POINT_COUNT, SET_TO_QUALIFY],
        ),
        Said::under(
            "With the joker, look at every three cards that qualify and set those that leave the highest Point Count. \
             That is also the house way, in which the dealer sets.",
            &[Value::Joker.provision(), DEALER_QUALIFIES],
        ),
    ]
}

fn ways(five: [Card; 5]) -> Vec<Way> {
    let best = best_split(five).map(|(_, count)| count);
    let way = |set: SetHand| {
        Some(Way {
            three: Face::all(&set.three_card_hand()),
            total: set.total()?,
            showdown: Face::all(&set.showdown_hand()),
            count: set.point_count().get(),
            best: Some(set.point_count()) == best,
        })
    };
    let mut ways: Vec<Way> = splits(five).filter_map(way).collect();
    ways.sort_by_key(|way| Reverse(way.count));
    ways
}

/// The best way and the worst, against a dealer who sets the house way.
fn compared() -> Vec<Compared> {
    let edge = |choice| ante(Remaining::FULL, choice, Setting::default()).edge();
    let best = edge(Choice::MostMoney);
    let row = |name: &str, choice| {
        let hold = edge(choice);
        Compared::new(name, &hold, &(&hold - &best))
    };
    vec![
        row("Always the highest Point Count", Choice::By(Setting::Highest)),
        row("Always the lowest Point Count", Choice::By(Setting::Lowest)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_point_count_is_what_wins_most_money() {
        let compared = compared();
        assert_eq!(compared[0].cost, "0.000000");
        assert_ne!(compared[1].cost, "0.000000");
    }

    #[test]
    fn without_the_joker_every_way_that_qualifies_leaves_the_same_count() {
        let cards: Vec<Card> = Card::all_52().step_by(2).collect();
        for first in 0..cards.len() - 4 {
            for step in 1..=(cards.len() - 1 - first) / 4 {
                let five = [0, 1, 2, 3, 4].map(|place| cards[first + place * step]);
                let ways = ways(five);
                assert!(ways.windows(2).all(|pair| pair[0].count == pair[1].count), "{five:?}");
            }
        }
    }

    #[test]
    fn the_five_cards_shown_leave_a_choice_that_matters() {
        let five = <[Card; 5]>::try_from(cards(PLAYER)).unwrap();
        let ways: Vec<(u8, bool)> = ways(five).iter().map(|way| (way.count, way.best)).collect();
        assert_eq!(ways, [(9, true), (9, true), (6, false)]);
    }
}

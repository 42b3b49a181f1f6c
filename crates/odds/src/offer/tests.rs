use croupier_rules::submission::{Value, check, preset};
use croupier_rules::{GameId, Odds};

use super::*;

fn of(game: GameId, changes: &[(&str, Value)]) -> Vec<OfferedWager> {
    let mut filed = preset(game);
    for (key, value) in changes {
        filed.set(key, value.clone());
    }
    offered(&check(&filed).expect("valid")).expect("figures")
}

#[test]
fn every_listed_payout_is_an_outcome_at_the_same_payout() {
    for game in GameId::ALL {
        for wager in of(game, &[]) {
            let paid: Vec<Odds> = wager.figures.outcomes.iter().filter_map(|outcome| outcome.pays).collect();
            for line in wager.lists.iter().flat_map(|list| &list.lines) {
                let odds = line.pays.split(" less").next().and_then(|odds| odds.parse().ok());
                let known = odds.is_none_or(|odds: Odds| paid.is_empty() || paid.contains(&odds));
                assert!(known || wager.slug == "ante-play", "{game}, {}: {line:?}", wager.slug);
            }
        }
    }
}

#[test]
fn each_list_names_its_clause_and_the_letter_that_was_selected() {
    let wagers = of(GameId::ThreeCardPrime, &[("wagers.all_six_bonus", Value::text("E"))]);
    let six = wagers.iter().find(|wager| wager.slug == "all-six").expect("offered");
    assert_eq!(six.lists[0].letter.map(|letter| letter.name()), Some("E"));
    assert_eq!(six.lists[0].provision.id(), "679a.12(g)/E");
    assert_eq!(six.lists[0].lines[0].pays, "200,000 to 1");
    assert_eq!(six.lists[0].lines.len(), 9);
}

#[test]
fn a_natural_tie_is_returned_and_a_dragon_7_too_at_an_ez_table() {
    let changes = [
        ("wagers.variation", Value::text("ez")),
        ("vigorish.collection", Value::text("none")),
        ("vigorish.rounding", Value::text("none")),
        (
            "layout.areas",
            Value::texts(&[
                "numbered positions",
                "banker's hand wager",
                "player's hand wager",
                "tie wager",
                "player's hand cards",
                "banker's hand cards",
                "dragon bonus wager",
                "dragon 7 insurance wager",
            ]),
        ),
        ("layout.inscriptions", Value::texts(&["name or logo", "payout odds", "dragon 7 pushes"])),
    ];
    let wagers = of(GameId::Minibaccarat, &changes);
    let last = |slug: &str| {
        let wager = wagers.iter().find(|wager| wager.slug == slug).expect("offered");
        wager.lists[0].lines.last().expect("a line").pays.clone()
    };
    assert_eq!((last("banker").as_str(), last("dragon-bonus-banker").as_str()), ("push", "push"));
    assert_eq!(last("dragon-7-insurance"), "40 to 1");
}

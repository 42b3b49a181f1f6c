use croupier_rules::Odds;

use super::count::{Count, Effects};
use super::*;
use crate::run::Unwatched;

#[test]
fn the_dragon_7_count_is_the_published_one() {
    for decks in 6..=8 {
        let count = Effects::of(Target::Dragon7, decks).unwrap().count();
        assert_eq!(count, Count { tags: [0, 0, 0, 0, -1, -1, -1, -1, 2, 2], from: 4 }, "{decks} decks");
    }
}

#[test]
fn the_tie_count_is_the_one_that_is_stated() {
    for decks in 6..=8 {
        let tags = [1, 0, 0, 0, -1, -1, -2, -2, 1, 1];
        let at = |odds| Effects::of(Target::Tie(odds), decks).unwrap().count();
        let from = if decks == 6 { 35 } else { 36 };
        assert_eq!(at(Odds::to_1(8)), Count { tags, from }, "{decks} decks");
        assert_eq!(at(Odds::to_1(9)).tags, tags, "a payout changes the trigger and no tag");
        assert_eq!(at(Odds::to_1(9)).from, 11, "{decks} decks");
    }
}

#[test]
fn the_effects_of_all_cards_cancel_out() {
    for target in Target::ALL {
        let Effects { removed, worth, .. } = Effects::of(target, 8).unwrap();
        // Removing any card at random changes nothing: the effects of a whole deck are zero together.
        let deck: f64 = removed.iter().sum::<f64>() + 3.0 * removed[0];
        assert!(deck.abs() < 1e-12 && worth < 0.0, "{deck}");
    }
}

#[test]
fn a_count_bets_from_its_true_count_on() {
    let count = Count { tags: [0, 0, 0, 0, -1, -1, -1, -1, 2, 2], from: 4 };
    let mut seen = [0; 10];
    seen[8] = 4;
    assert!(count.bets(&seen, 104), "8 with two decks to come");
    assert!(!count.bets(&seen, 105));
    seen[4] = 1;
    assert!(!count.bets(&seen, 104));
}

#[test]
fn counting_finds_the_favorable_rounds() {
    let advantage = play(Shoe::of(8), &Target::ALL, 7, 700, 2, &Unwatched).unwrap();
    assert_eq!(advantage, play(Shoe::of(8), &Target::ALL, 7, 700, 5, &Unwatched).unwrap());
    assert!(advantage.shoes == 700 && (79..84).contains(&(advantage.rounds / 700)), "{advantage:?}");
    let share = |rounds: u64| rounds as f64 / advantage.rounds as f64;
    for followed in &advantage.followed {
        let favor = advantage.favor.iter().find(|favor| favor.target == followed.system.target).unwrap();
        assert!(followed.worth <= favor.worth + 1e-9, "nothing beats the exact odds: {followed:?}");
        let (worth, bets) = (followed.worth, followed.bets as f64);
        if let Some((won, error)) = followed.won().filter(|_| followed.wins > 10) {
            assert!((won - worth / bets).abs() < 4.0 * error, "bets are worth what they win: {followed:?}");
        }
    }
    // Published figures of the Dragon 7 count: a bet in about nine rounds of a hundred, worth about 8 %, which is 0.6
    // units a shoe.
    let [dragon, _, exact, tie, ..] = &advantage.followed[..] else { panic!() };
    assert!((0.08..0.10).contains(&share(dragon.bets)), "{dragon:?}");
    assert!((0.07..0.09).contains(&(dragon.worth / dragon.bets as f64)), "{dragon:?}");
    assert!((0.5..0.7).contains(&(dragon.worth / 700.0)), "{dragon:?}");
    assert!(exact.worth > dragon.worth && exact.bets == advantage.favor[0].rounds);
    assert!(share(tie.bets) < 0.002, "the Tie Wager can hardly be counted: {tie:?}");
}

use std::collections::HashSet;

use croupier_rules::families::baccarat::BaccaratWager;
use croupier_rules::kit::wager::{GameWager, Wager};
use croupier_rules::{Card, Cents, GameId, Odds};

use super::*;
use crate::custom::Custom;
use crate::ratio::Ratio;

fn is_baccarat(entry: &Entry) -> bool {
    BaccaratWager::from_slug(entry.wager.slug).is_some()
}

#[test]
fn every_game_has_entries_and_no_entry_comes_twice() {
    let entries: Vec<Entry> = Entry::all().collect();
    assert_eq!(entries.iter().collect::<HashSet<_>>().len(), entries.len());
    let of = |game| entries.iter().filter(|entry| entry.game == game).count();
    assert_eq!(GameId::ALL.map(of), [57, 57, 57, 12, 2]);
}

#[test]
fn every_entry_has_the_figures_it_names() {
    for entry in Entry::all() {
        let figures = entry.figures(&Conditions::default()).unwrap();
        assert_eq!((figures.game, figures.decks, figures.wager), (entry.game, entry.decks, entry.wager.slug));
        assert_eq!(figures.paytable.as_deref(), entry.paytable.map(|letter| letter.name()));
        assert_eq!(figures.ez, entry.table == Table::Ez);
        assert_eq!(figures.outcomes.iter().map(|outcome| outcome.count).sum::<u128>(), figures.total);
    }
}

#[test]
fn every_wager_is_found_by_its_slug() {
    for game in GameId::ALL {
        for &wager in CountedWager::of_game(game) {
            assert_eq!(CountedWager::from_slug(game, wager.slug), Some(wager));
        }
    }
    assert_eq!(CountedWager::from_slug(GameId::ThreeCardPrime, "ante"), None);
}

#[test]
fn removed_cards_are_out_of_every_game() {
    let removed: Vec<Card> = vec!["As".parse().unwrap()];
    let conditions = Conditions { removed, ..Conditions::default() };
    for entry in Entry::all() {
        let (whole, fewer) =
            (entry.figures(&Conditions::default()).unwrap(), entry.figures(&conditions).unwrap());
        assert!(fewer.total < whole.total, "{entry:?}");
    }
    let twice = Conditions { removed: vec!["As".parse().unwrap(); 9], ..Conditions::default() };
    assert!(Entry::all().all(|entry| entry.figures(&twice).is_err()));
}

#[test]
fn ranks_are_all_that_baccarat_needs_and_not_all_that_the_others_do() {
    let removed: Vec<Card> = ["As", "Ad", "Kd", "7h"].map(|card| card.parse().unwrap()).into();
    for entry in Entry::all() {
        let mut left = [4 * i64::from(entry.decks); 13];
        removed.iter().for_each(|card| left[card.rank().unwrap() as usize] -= 1);
        let by_ranks = entry.figures(&Conditions { ranks_left: Some(left), ..Conditions::default() });
        let by_cards = entry.figures(&Conditions { removed: removed.clone(), ..Conditions::default() });
        if is_baccarat(&entry) {
            assert_eq!(by_ranks, by_cards, "{entry:?}");
        } else {
            assert_eq!(by_ranks, Err(NotCounted::SuitsMatter(entry.game)));
        }
    }
}

#[test]
fn a_better_payout_is_the_tie_wagers_alone() {
    let paid = |odds| Conditions { tie: Some(Odds::to_1(odds)), ..Conditions::default() };
    for entry in Entry::all().filter(is_baccarat) {
        let [eight, nine] = [8, 9].map(|odds| entry.figures(&paid(odds)).unwrap());
        assert_eq!(entry.figures(&Conditions::default()), Ok(eight.clone()));
        assert_eq!(eight != nine, entry.wager.is(Wager::Tie), "{entry:?}");
        // A unit more is won as often as there is a tie.
        assert_eq!(&eight.edge() - &nine.edge(), if eight == nine { Ratio::zero() } else { nine.hit() });
        assert_eq!(entry.figures(&paid(7)), Err(NotCounted::TieTooLow(Odds::to_1(7))));
    }
}

#[test]
fn a_fixed_payout_cannot_be_replaced_and_a_paytable_can() {
    let none = Conditions { payouts: Some(Custom::default()), ..Conditions::default() };
    for entry in Entry::all() {
        let refused = entry.figures(&none).unwrap_err();
        let fixed = refused == NotCounted::FixedPayout(entry.wager);
        assert_eq!(fixed, entry.paytable.is_none() && !entry.wager.is(Wager::Prime), "{entry:?}");
        assert_eq!(
            matches!(refused, NotCounted::Payouts(_)),
            entry.wager.payouts == Payouts::Listed,
            "{entry:?}"
        );
    }
}

#[test]
fn a_stake_changes_the_banker_at_tables_with_vigorish_only() {
    let conditions = Conditions { stake: Some(Cents::dollars(7)), ..Conditions::default() };
    for entry in Entry::all() {
        let same = entry.figures(&conditions) == entry.figures(&Conditions::default());
        let banker = entry.wager.is(Wager::Banker);
        assert_eq!(same, !(banker && entry.table == Table::Ordinary), "{entry:?}");
    }
}

#[test]
fn the_paytable_of_an_entry_gives_its_own_figures_back() {
    let listed = Entry::all().filter(|entry| entry.wager.payouts == Payouts::Listed && entry.decks != 7);
    for entry in listed
        .filter(|entry| [GameId::Baccarat, GameId::ThreeCardPrime, GameId::Saigon5Card].contains(&entry.game))
    {
        let as_it_stands = entry.figures(&Conditions::default()).unwrap();
        let payouts = Some(entry.pays().unwrap());
        let again = entry.figures(&Conditions { payouts, ..Conditions::default() }).unwrap();
        assert_eq!(again.outcomes, as_it_stands.outcomes, "{entry:?}");
    }
    let tie = Entry::of_game(GameId::Baccarat).find(|entry| entry.wager.is(Wager::Tie)).unwrap();
    assert!(matches!(tie.pays(), Err(NotCounted::FixedPayout(_))));
}

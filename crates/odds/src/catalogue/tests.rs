use std::collections::HashSet;

use croupier_rules::games::baccarat_common::BaccaratWager;
use croupier_rules::{Card, Cents, GameId};

use super::*;
use crate::custom::Custom;

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
        assert_eq!(
            (figures.game, figures.decks, figures.wager),
            (entry.game, entry.decks, entry.wager.slug())
        );
        assert_eq!(figures.paytable.as_deref(), entry.paytable.map(|letter| letter.name()));
        assert_eq!(figures.ez, entry.table == Table::Ez);
        assert_eq!(figures.outcomes.iter().map(|outcome| outcome.count).sum::<u128>(), figures.total);
    }
}

#[test]
fn every_wager_is_found_by_its_slug() {
    for game in GameId::ALL {
        for &wager in CountedWager::of_game(game) {
            assert_eq!(CountedWager::from_slug(game, wager.slug()), Some(wager));
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
fn a_fixed_price_cannot_be_replaced_and_a_paytable_can() {
    let none = Conditions { prices: Some(Custom::default()), ..Conditions::default() };
    for entry in Entry::all() {
        let refused = entry.figures(&none).unwrap_err();
        let fixed = refused == NotCounted::FixedPrice(entry.wager);
        assert_eq!(fixed, entry.paytable.is_none() && entry.wager != CountedWager::Prime, "{entry:?}");
        assert_eq!(matches!(refused, NotCounted::Prices(_)), entry.wager.can_be_repriced(), "{entry:?}");
    }
}

#[test]
fn a_stake_changes_the_banker_at_tables_with_vigorish_only() {
    let conditions = Conditions { stake: Some(Cents::dollars(7)), ..Conditions::default() };
    for entry in Entry::all() {
        let same = entry.figures(&conditions) == entry.figures(&Conditions::default());
        let banker = entry.wager == CountedWager::Baccarat(BaccaratWager::Banker);
        assert_eq!(same, !(banker && entry.table == Table::Ordinary), "{entry:?}");
    }
}

//! Walks: the first duty again and again, over hundreds of rounds, with a new shoe whenever one is over.

use super::refusals::{check_moment, every_act};
use super::*;
use crate::cards::Cards;
use croupier_rules::submission::choice::Collection;

/// A small generator, so that shoes differ and every run is the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn shoe(&mut self) -> Vec<Card> {
        let mut cards: Vec<_> = (0..6).flat_map(|_| Card::all_52()).collect();
        (1..cards.len()).rev().for_each(|top| cards.swap(top, self.below(top + 1)));
        cards
    }
}

const WAGERS: [BaccaratWager; 4] =
    [BaccaratWager::Player, BaccaratWager::Banker, BaccaratWager::Tie, BaccaratWager::DragonBonusBanker];

struct Walk {
    play: Play,
    numbers: Numbers,
    rounds: usize,
    shoes: usize,
}

impl Walk {
    fn new(setup: Edits, seed: u64) -> Walk {
        let mut numbers = Numbers(seed);
        let mut play = Play { state: testing::prepared(&setup, numbers.shoe(), Some(290)) };
        (1..=4).for_each(|number| play.sit(number, 1_000_000));
        Walk { play, numbers, rounds: 0, shoes: 1 }
    }

    fn wager(&mut self) {
        for number in 1..=4 {
            let wager = WAGERS[self.numbers.below(WAGERS.len())];
            self.play.bet(number, wager, 5 * (1 + self.numbers.below(4) as i64));
        }
    }

    fn note(&mut self, entries: &Entries) {
        for event in events(entries) {
            match event {
                BaccaratEvent::BettingEnded => self.rounds += 1,
                BaccaratEvent::ShoeOver => self.new_shoe(),
                _ => {}
            }
        }
    }

    fn new_shoe(&mut self) {
        self.shoes += 1;
        let (state, shoe) = (&mut self.play.state, self.numbers.shoe());
        state.cards = Cards::prepared(state.filed(), shoe, Some(290), state.clock);
    }

    /// The first duty, or wagers where there is none.
    fn step(&mut self) {
        match self.play.musts().into_iter().next() {
            Some(step) => {
                let entries = self.play.act(step.by, step.act);
                self.note(&entries);
            }
            None => self.wager(),
        }
    }
}

#[test]
fn the_first_duty_leads_through_two_hundred_rounds_of_every_procedure() {
    for (game, dealing) in PROCEDURES {
        for collection in [Collection::AtPayout, Collection::Deferred] {
            let mut walk = Walk::new(setup(game, dealing).with("vigorish.collection", collection.word()), 7);
            while walk.rounds < 200 {
                walk.step();
            }
            assert!(walk.shoes > 2, "{game:?}: {} shoes", walk.shoes);
        }
    }
}

/// Now and then somebody does something else that is listed: errors, relinquishments, passes, departures.
#[test]
fn what_is_listed_is_accepted_and_what_is_accepted_is_listed() {
    let acts = every_act();
    for (seed, (game, dealing)) in (1..).zip(PROCEDURES) {
        let mut walk = Walk::new(setup(game, dealing), seed);
        for moment in 0..3000 {
            if moment % 5 == 0 {
                check_moment(&walk.play, &acts);
            }
            let listed = walk.play.listed();
            if listed.is_empty() || walk.numbers.below(10) > 0 {
                walk.step();
            } else {
                let step = &listed[walk.numbers.below(listed.len())];
                let entries = walk.play.act(step.by, step.act);
                walk.note(&entries);
            }
        }
        assert!(walk.rounds > 80, "{game:?}: {} rounds", walk.rounds);
    }
}

/// The record alone gives the table back.
#[test]
fn replaying_the_entries_gives_the_same_table() {
    for (game, dealing) in PROCEDURES {
        let mut play = Play::new(setup(game, dealing), &DRAGON_7);
        play.bet(2, BaccaratWager::Banker, 100);
        let mut replayed = play.state.clone();
        for _ in 0..3 {
            while let Some(step) = play.musts().into_iter().next() {
                let entries = play.act(step.by, step.act);
                entries.iter().for_each(|entry| crate::decide::evolve(&mut replayed, entry));
                assert_eq!(play.state, replayed);
            }
            play.bet(2, BaccaratWager::Banker, 100);
            replayed = play.state.clone();
        }
    }
}

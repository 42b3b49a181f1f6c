//! Every table of every game, from its opening through hundreds of rounds: nobody is ever stuck.

use croupier_rules::GameId;
use croupier_rules::submission::Edits;
use croupier_table::steps::steps;

use crate::tables;
use crate::walk::{Trouble, Walk};

fn walk(game: GameId, trouble: Trouble, rounds: usize) {
    for (number, edits) in tables::of(game).iter().enumerate() {
        let mut walk = Walk::open(edits, number as u64, trouble);
        (0..rounds).for_each(|_| walk.round());
        assert_eq!(walk.rounds, rounds);
        assert_eq!(&walk.table.replayed(), walk.table.state(), "the record alone gives the same table");
    }
}

#[test]
fn minibaccarat_is_never_stuck() {
    walk(GameId::Minibaccarat, Trouble::None, 200);
    walk(GameId::Minibaccarat, Trouble::Frequent, 200);
}

#[test]
fn midibaccarat_is_never_stuck() {
    walk(GameId::Midibaccarat, Trouble::None, 200);
    walk(GameId::Midibaccarat, Trouble::Frequent, 200);
}

#[test]
fn baccarat_is_never_stuck() {
    walk(GameId::Baccarat, Trouble::None, 200);
    walk(GameId::Baccarat, Trouble::Frequent, 200);
}

#[test]
fn three_card_prime_is_never_stuck() {
    walk(GameId::ThreeCardPrime, Trouble::None, 200);
    walk(GameId::ThreeCardPrime, Trouble::Frequent, 200);
}

#[test]
fn saigon_5_card_is_never_stuck() {
    walk(GameId::Saigon5Card, Trouble::None, 200);
    walk(GameId::Saigon5Card, Trouble::Frequent, 200);
}

#[test]
fn tables_no_chapter_provides_for_cannot_be_opened() {
    for game in GameId::ALL {
        for choice in tables::combinations(game) {
            let (edits, provided) = (tables::table(&choice, 0), tables::provided_for(&choice));
            assert_eq!(edits.check().is_ok(), provided, "{choice:?}: {:?}", edits.check());
            assert!(!provided || can_begin(&edits), "{choice:?}");
        }
    }
}

/// Whether a round can begin after every duty is done for long enough.
fn can_begin(edits: &Edits) -> bool {
    let mut walk = Walk::open(edits, 7, Trouble::None);
    for _ in 0..400 {
        let listed = steps(walk.table.state(), walk.table.state().clock);
        let command = walk.duty(&listed).or_else(|| walk.ending(&listed));
        match command {
            Some(command) => walk.perform(&command),
            None => walk.bet(),
        }
        if walk.table.state().round_is_under_way() {
            return true;
        }
    }
    false
}

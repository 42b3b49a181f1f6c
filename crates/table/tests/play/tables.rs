//! Every table that the chapters provide for: game, dealing method, shuffling, sets of cards, collection.

use croupier_rules::GameId;
use croupier_rules::submission::choice::Shuffling;
use croupier_rules::submission::{CardSets, Edits};
use croupier_table::ordinary;

const SETS: [CardSets; 2] = [CardSets::One, CardSets::TwoAlternating];
const COLLECTIONS: [&str; 2] = ["at payout", "deferred"];
const REMEDIES: [&str; 2] = ["discard with one more", "simulated round"];
const VARIATIONS: [Played; 3] = [Played::Exact, Played::UpToQuarter, Played::Ez];

/// How the cards reach the hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealing {
    FaceUp,
    FaceDown,
    PlayersTurn,
    CallerTurns,
    ManualShoe,
    Hand,
    AutomatedShoe,
    FourCardStacks,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Played {
    Exact,
    UpToQuarter,
    Ez,
}

/// A choice of method, shuffling and sets.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub game: GameId,
    pub dealing: Dealing,
    pub shuffling: Shuffling,
    pub sets: CardSets,
}

/// The dealing methods of a game.
fn methods(game: GameId) -> &'static [Dealing] {
    use Dealing::{
        AutomatedShoe, CallerTurns, FaceDown, FaceUp, FourCardStacks, Hand, ManualShoe, PlayersTurn,
    };
    match game {
        GameId::Minibaccarat => &[FaceUp, FaceDown],
        GameId::Midibaccarat => &[PlayersTurn],
        GameId::Baccarat => &[PlayersTurn, CallerTurns],
        GameId::ThreeCardPrime => &[ManualShoe, Hand, AutomatedShoe, FourCardStacks],
        GameId::Saigon5Card => &[ManualShoe, Hand, AutomatedShoe],
    }
}

fn is_poker(game: GameId) -> bool {
    matches!(game, GameId::ThreeCardPrime | GameId::Saigon5Card)
}

/// Whether the game's chapter provides for such a table, from its sections 3, 5, 9 and 10.
pub fn provided_for(choice: &Choice) -> bool {
    let Choice { game, dealing, shuffling, sets } = *choice;
    let (automated, two) = (shuffling != Shuffling::Manual, sets == CardSets::TwoAlternating);
    let plain = matches!(shuffling, Shuffling::Manual | Shuffling::Device);
    let from_shoe = matches!(dealing, Dealing::AutomatedShoe | Dealing::FourCardStacks);
    match game {
        GameId::Minibaccarat => plain && automated == two,
        GameId::Midibaccarat => plain && !two,
        GameId::Baccarat => !automated && !two,
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            let needs_device = two || dealing == Dealing::Hand;
            let needs_reshuffling_shoe = dealing == Dealing::FourCardStacks;
            let reshuffling_shoe = shuffling == Shuffling::ReshufflingShoe;
            (automated || !needs_device)
                && (reshuffling_shoe || !needs_reshuffling_shoe)
                && (from_shoe || !reshuffling_shoe)
        }
    }
}

/// Every combination of method, shuffling and sets of a game, provided for or not.
pub fn combinations(game: GameId) -> Vec<Choice> {
    let mut choices = Vec::new();
    for &dealing in methods(game) {
        for &shuffling in Shuffling::ALL {
            choices.extend(SETS.map(|sets| Choice { game, dealing, shuffling, sets }));
        }
    }
    choices
}

/// The table of a choice. What else can be chosen goes round with the number.
pub fn table(choice: &Choice, number: usize) -> Edits {
    let Choice { game, dealing, shuffling, .. } = *choice;
    let edits = dealt(ordinary(game), dealing).with("cards.shuffling", shuffling.word());
    let edits = edits.with("cards.decks", decks(choice, number));
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => baccarat(edits, choice, number),
        GameId::ThreeCardPrime => prime(boxes(edits, number), number),
        GameId::Saigon5Card => boxes(edits, number),
    }
}

fn dealt(edits: Edits, dealing: Dealing) -> Edits {
    match dealing {
        Dealing::FaceUp => edits.with("dealing.initial_cards", "face up"),
        Dealing::FaceDown => edits.with("dealing.initial_cards", "face down"),
        Dealing::PlayersTurn if edits.game() == GameId::Midibaccarat => edits,
        Dealing::PlayersTurn => edits.with("dealing.cards_turned_by", "players"),
        Dealing::CallerTurns => edits.with("dealing.cards_turned_by", "dealer"),
        Dealing::ManualShoe => edits.with("dealing.method", "manual shoe"),
        Dealing::Hand => edits.with("dealing.method", "hand"),
        Dealing::AutomatedShoe => edits.with("dealing.method", "automated shoe"),
        Dealing::FourCardStacks => {
            edits.with("dealing.method", "automated shoe").with("dealing.cards_per_stack", 4)
        }
    }
}

/// All decks at the table.
fn decks(choice: &Choice, number: usize) -> i64 {
    let of_one_set = if is_poker(choice.game) { 1 } else { 6 + (number % 3) as i64 };
    match choice.sets {
        CardSets::One => of_one_set,
        CardSets::TwoAlternating => 2 * of_one_set,
    }
}

fn boxes(edits: Edits, number: usize) -> Edits {
    edits.with("table.boxes_per_player", 1 + (number % 3) as i64)
}

fn prime(edits: Edits, number: usize) -> Edits {
    edits
        .with("wagers.bad_beat_bonus", ["A", "B"][number % 2])
        .with("wagers.pair_bonus", ["A", "B", "C", "D"][number % 4])
        .with("wagers.all_six_bonus", ["A", "B", "C", "D", "E"][number % 5])
}

fn baccarat(edits: Edits, choice: &Choice, number: usize) -> Edits {
    let edits = edits
        .with("irregularities.disclosed_player_card", REMEDIES[number % 2])
        .with("wagers.tie", ["8 to 1", "9 to 1"][number % 2])
        .with("wagers.dragon_bonus", ["A", "B", "C"][number % 3]);
    let stores = choice.game == GameId::Minibaccarat && choice.sets == CardSets::TwoAlternating;
    let edits = match stores && (number / 2).is_multiple_of(2) {
        true => edits.with("cards.stored_batch_without_spread", "dealt without spread"),
        false => edits,
    };
    let collected = |edits: Edits| edits.with("vigorish.collection", COLLECTIONS[number % 2]);
    match VARIATIONS[number / 2 % 3] {
        Played::Exact => collected(edits),
        Played::UpToQuarter => collected(edits.with("vigorish.rounding", "up to quarter")),
        Played::Ez => edits.with("wagers.variation", "ez"),
    }
}

/// Every table of a game that its chapter provides for, with every way to collect vigorish, exact, rounded and EZ.
pub fn of(game: GameId) -> Vec<Edits> {
    let provided: Vec<Choice> = combinations(game).into_iter().filter(provided_for).collect();
    let each = if is_poker(game) { 1 } else { 2 * VARIATIONS.len() };
    let rounds = (0..each).flat_map(|_| provided.iter());
    rounds.enumerate().map(|(number, choice)| table(choice, number)).collect()
}

//! Every table that the chapters provide for: game, dealing method, shuffling, sets of cards, collection.

use croupier_rules::families::baccarat::Variation;
use croupier_rules::families::baccarat::terms::Terms as BaccaratTerms;
use croupier_rules::kit::wager::Rounding;
use croupier_rules::{GameId, Odds};
use croupier_table::Setup;
use croupier_table::setup::{CardSets, Collection, DealingMethod, Remedy, Shuffling, StoredBatch, Terms};

pub const SHUFFLINGS: [Shuffling; 4] =
    [Shuffling::Manual, Shuffling::Device, Shuffling::CountingDevice, Shuffling::ReshufflingDevice];
pub const SETS: [CardSets; 2] = [CardSets::One, CardSets::TwoAlternating];
const COLLECTIONS: [Collection; 2] = [Collection::AtPayout, Collection::Deferred];
const REMEDIES: [Remedy; 2] = [Remedy::DiscardWithOneMore, Remedy::SimulatedRound];
const STORED: [StoredBatch; 2] = [StoredBatch::Approved, StoredBatch::NotApproved];
const VARIATIONS: [Variation; 3] =
    [Variation::Vigorish(Rounding::Exact), Variation::Vigorish(Rounding::UpToQuarter), Variation::Ez];

/// The dealing methods of a game.
pub fn methods(game: GameId) -> &'static [DealingMethod] {
    match game {
        GameId::Minibaccarat => &[DealingMethod::FaceUp, DealingMethod::FaceDown],
        GameId::Midibaccarat => &[DealingMethod::PlayersTurn],
        GameId::Baccarat => &[DealingMethod::PlayersTurn, DealingMethod::CallerTurns],
        GameId::ThreeCardPrime => &[
            DealingMethod::ManualShoe,
            DealingMethod::Hand,
            DealingMethod::AutomatedShoe,
            DealingMethod::FourCardStacks,
        ],
        GameId::Saigon5Card => {
            &[DealingMethod::ManualShoe, DealingMethod::Hand, DealingMethod::AutomatedShoe]
        }
    }
}

/// Whether the game's chapter provides for such a table, from its sections 3, 5, 9 and 10.
pub fn provided_for(setup: &Setup) -> bool {
    let automated = setup.shuffling != Shuffling::Manual;
    let reshuffles = setup.shuffling == Shuffling::ReshufflingDevice;
    let two = setup.sets == CardSets::TwoAlternating;
    match setup.game {
        GameId::Minibaccarat => automated == two && !reshuffles,
        GameId::Midibaccarat => !two && !reshuffles,
        GameId::Baccarat => !automated && !two,
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            let needs_device = two || setup.dealing == DealingMethod::Hand;
            (automated || !needs_device) && (reshuffles || setup.dealing != DealingMethod::FourCardStacks)
        }
    }
}

/// Every combination of method, shuffling and sets of a game, provided for or not.
pub fn combinations(game: GameId) -> Vec<Setup> {
    let mut setups = Vec::new();
    for &dealing in methods(game) {
        for shuffling in SHUFFLINGS {
            for sets in SETS {
                setups.push(Setup { dealing, shuffling, sets, ..Setup::standard(game) });
            }
        }
    }
    setups
}

/// Every table of a game that its chapter provides for, with every way to collect vigorish. What else can be
/// chosen goes round as the list is made.
pub fn of(game: GameId) -> Vec<Setup> {
    let provided = combinations(game).into_iter().filter(provided_for);
    let collected = provided.flat_map(|setup| collections(game).iter().map(move |&it| (setup.clone(), it)));
    let numbered = collected.enumerate();
    numbered.map(|(number, (setup, collection))| varied(Setup { collection, ..setup }, number)).collect()
}

fn collections(game: GameId) -> &'static [Collection] {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => &COLLECTIONS,
        GameId::ThreeCardPrime | GameId::Saigon5Card => &COLLECTIONS[..1],
    }
}

/// The same table with the options that go round.
pub fn varied(setup: Setup, number: usize) -> Setup {
    let mut setup = Setup {
        remedy: REMEDIES[number % 2],
        stored_batch: STORED[number / 2 % 2],
        boxes_per_player: 1 + (number % 3) as u8,
        ..setup
    };
    match &mut setup.terms {
        Terms::Baccarat(terms) => {
            setup.boxes_per_player = 1;
            *terms = baccarat_terms(number);
        }
        Terms::Prime(terms) => {
            terms.bad_beat = croupier_rules::chapters::three_card_prime::Terms::BAD_BEAT[number % 2];
            terms.pair_bonus =
                Some(croupier_rules::chapters::three_card_prime::Terms::PAIR_BONUS[number % 4]);
            terms.all_six = Some(croupier_rules::chapters::three_card_prime::Terms::ALL_SIX[number % 5]);
        }
        Terms::Saigon(_) => {}
    }
    setup
}

fn baccarat_terms(number: usize) -> BaccaratTerms {
    BaccaratTerms {
        decks: 6 + (number % 3) as u8,
        variation: VARIATIONS[number / 2 % 3],
        tie: Odds::to_1(8 + (number % 2) as u32),
        dragon_bonus: Some(BaccaratTerms::DRAGON_BONUS[number % 3]),
    }
}

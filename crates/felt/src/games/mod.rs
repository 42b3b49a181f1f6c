//! How the table of each game is drawn. This is the one file of the crate that knows the games: a further one is a
//! file beside it and a line in each of the two functions.

mod baccarat;
mod midibaccarat;
mod minibaccarat;
mod saigon_5_card;
mod three_card_prime;

use croupier_rules::GameId;
use croupier_rules::chapters::section::equipment::Fixture;
use croupier_rules::submission::choice::{Collection, DealingMethod, MarkerButtons, Shuffling};
use croupier_rules::submission::{BaccaratOptions, DealingOptions, Options};

use crate::seats::SpotArea;
use crate::table::TableShape;

/// What is particular to the table of a game. No chapter sets dimensions: these are the drawing's own.
#[derive(Clone, Copy, Debug)]
pub struct TableStyle {
    /// The table for this many seats.
    pub shape: fn(u8) -> TableShape,
    /// What lies before each player.
    pub places: Places,
    /// Half the width of the table inventory container.
    pub container: f64,
    /// How far from the middle the shoe and the used cards stand.
    pub aside: f64,
    /// Where the lists of payouts stand.
    pub payouts: PayoutsPlace,
}

/// How the areas before a player are arranged.
#[derive(Clone, Copy, Debug)]
pub enum Places {
    /// In bands along the line of the seats.
    Bands,
    /// As circles and boxes, each on its spot.
    Spots(&'static [SpotArea]),
}

/// Where lists of payouts stand, seen from the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayoutsPlace {
    /// Between the container and the shoe.
    BeforeShoe,
    /// On the far side of the shoe.
    BeyondShoe,
}

/// How the table of a game is drawn.
pub const fn style(game: GameId) -> &'static TableStyle {
    match game {
        GameId::Minibaccarat => &minibaccarat::STYLE,
        GameId::Midibaccarat => &midibaccarat::STYLE,
        GameId::Baccarat => &baccarat::STYLE,
        GameId::ThreeCardPrime => &three_card_prime::STYLE,
        GameId::Saigon5Card => &saigon_5_card::STYLE,
    }
}

/// The equipment that follows from what was filed.
pub fn fixtures(options: &Options) -> Vec<Fixture> {
    match options {
        Options::Baccarat(options) => of_baccarat(options),
        Options::ThreeCardPrime(options) => of_poker_type(&options.dealing),
        Options::Saigon5Card(options) => of_poker_type(&options.dealing),
    }
}

/// Marker buttons lie in the inventory container or in a rack before it, and only where vigorish is marked.
fn of_baccarat(options: &BaccaratOptions) -> Vec<Fixture> {
    let marked = options.collection == Collection::Deferred;
    let buttons: &[Fixture] = match options.marker_buttons {
        MarkerButtons::InventoryContainer if marked => &[Fixture::InventoryContainer],
        MarkerButtons::RackInFront if marked => &[Fixture::InventoryContainer, Fixture::MarkerRack],
        MarkerButtons::NotUsed | MarkerButtons::InventoryContainer | MarkerButtons::RackInFront => &[],
    };
    buttons.iter().copied().chain([Fixture::DealingShoe]).chain(device(options.shuffling)).collect()
}

fn of_poker_type(options: &DealingOptions) -> Vec<Fixture> {
    let reshuffles = options.shuffling == Shuffling::ReshufflingShoe;
    let dealt_from = match options.method {
        DealingMethod::Hand => Fixture::InventoryContainer,
        DealingMethod::ManualShoe => Fixture::DealingShoe,
        DealingMethod::AutomatedShoe if reshuffles => Fixture::ReshufflingShoe,
        DealingMethod::AutomatedShoe => Fixture::AutomatedShoe,
    };
    [dealt_from].into_iter().chain(device(options.shuffling)).collect()
}

fn device(shuffling: Shuffling) -> Option<Fixture> {
    match shuffling {
        Shuffling::Manual | Shuffling::ReshufflingShoe => None,
        Shuffling::Device | Shuffling::CountingDevice => Some(Fixture::ShufflingDevice),
        Shuffling::ReshufflingDevice => Some(Fixture::ReshufflingDevice),
    }
}

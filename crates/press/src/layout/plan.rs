//! What a filing puts on the table.

use croupier_rules::GameId;
use croupier_rules::submission::choice::{Collection, DealingMethod, MarkerButtons, Shuffling};
use croupier_rules::submission::{BaccaratOptions, Boxes, DealingOptions, Options};

use super::item::Item;
use crate::filing::Filing;

/// The things at a table and where the boxes are.
#[derive(Clone, Debug)]
pub struct Plan {
    pub game: GameId,
    pub seats: u8,
    pub boxes: Boxes,
    items: Vec<Item>,
    signs: Vec<&'static str>,
}

impl Plan {
    pub fn of(filing: &Filing) -> Plan {
        let submission = filing.submission();
        let layout = submission.layout();
        let declared = layout.areas.iter().chain(&layout.inscriptions);
        let mut items: Vec<Item> = declared.filter_map(|word| declared_as(word)).collect();
        items.extend([Item::DropBox, Item::TipBox]);
        items.extend(discard_and_dealers(submission.game()));
        match submission.options() {
            Options::Baccarat(options) => items.extend(of_baccarat(options)),
            Options::ThreeCardPrime(options) => items.extend(of_poker_type(&options.dealing)),
            Options::Saigon5Card(options) => items.extend(of_poker_type(&options.dealing)),
        }
        Plan {
            game: submission.game(),
            seats: submission.stakes().seats,
            boxes: *submission.boxes(),
            items,
            signs: layout.signs.clone(),
        }
    }

    /// Whether the table has it and the chapter asks for it.
    pub fn has(&self, item: Item) -> bool {
        self.items.contains(&item)
    }

    /// The first of some things that the table has.
    pub fn first(&self, items: &[Item]) -> Option<Item> {
        items.iter().copied().find(|&item| self.has(item))
    }

    /// Whether a sign shows it instead of the layout.
    pub fn is_on_sign(&self, item: Item) -> bool {
        !self.has(item) && item.word().is_some_and(|word| self.signs.contains(&word))
    }
}

/// Every area and inscription that can be declared.
const DECLARED: [Item; 25] = [
    Item::NumberedPosition,
    Item::BankerWager,
    Item::PlayerWager,
    Item::TieWager,
    Item::DragonBonusWager,
    Item::Dragon7InsuranceWager,
    Item::VigorishSpace,
    Item::PlayersHandCards,
    Item::BankersHandCards,
    Item::AnteWager,
    Item::PlayWager,
    Item::PrimeWager,
    Item::PairBonusWager,
    Item::AllSixBonusWager,
    Item::FourthCard,
    Item::BonusWager,
    Item::ThreeCardHand,
    Item::ShowdownHand,
    Item::DealersCards,
    Item::Name,
    Item::PayoutOdds,
    Item::Dragon7Pushes,
    Item::DealerQualifies,
    Item::PlayerWinsTies,
    Item::PayoutLimit,
];

fn declared_as(word: &str) -> Option<Item> {
    DECLARED.into_iter().find(|item| item.word() == Some(word))
}

fn discard_and_dealers(game: GameId) -> &'static [Item] {
    match game {
        GameId::Minibaccarat => &[Item::DiscardRack, Item::DealersPlace],
        GameId::Midibaccarat => &[Item::DiscardBucket, Item::DealersPlace],
        GameId::Baccarat => &[Item::DiscardBucket, Item::CallersPlace, Item::PayersPlaces],
        GameId::ThreeCardPrime | GameId::Saigon5Card => {
            &[Item::DiscardRack, Item::DealersPlace, Item::BettingPosition]
        }
    }
}

/// Marker buttons lie in the inventory container or in a rack before it, and only where vigorish is marked.
fn of_baccarat(options: &BaccaratOptions) -> impl Iterator<Item = Item> {
    let marked = options.collection == Collection::Deferred;
    let buttons: &[Item] = match options.marker_buttons {
        MarkerButtons::InventoryContainer if marked => &[Item::InventoryContainer],
        MarkerButtons::RackInFront if marked => &[Item::InventoryContainer, Item::MarkerRack],
        MarkerButtons::NotUsed | MarkerButtons::InventoryContainer | MarkerButtons::RackInFront => &[],
    };
    buttons.iter().copied().chain([Item::DealingShoe]).chain(device(options.shuffling))
}

fn of_poker_type(options: &DealingOptions) -> impl Iterator<Item = Item> {
    let dealt_from = match (options.method, options.shuffling) {
        (DealingMethod::Hand, _) => Item::InventoryContainer,
        (DealingMethod::ManualShoe, _) => Item::DealingShoe,
        (DealingMethod::AutomatedShoe, Shuffling::ReshufflingShoe) => Item::ReshufflingShoe,
        (DealingMethod::AutomatedShoe, _) => Item::AutomatedShoe,
    };
    [dealt_from].into_iter().chain(device(options.shuffling))
}

fn device(shuffling: Shuffling) -> Option<Item> {
    match shuffling {
        Shuffling::Manual | Shuffling::ReshufflingShoe => None,
        Shuffling::Device | Shuffling::CountingDevice => Some(Item::ShufflingDevice),
        Shuffling::ReshufflingDevice => Some(Item::ReshufflingDevice),
    }
}

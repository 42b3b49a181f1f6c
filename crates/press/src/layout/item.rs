//! What the list of the second sheet calls an item, and how often the drawing has it.

use croupier_rules::chapters::section::equipment::{Fixture, Item};
use croupier_rules::kit::layout::LayoutItem;

/// How often an item is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    /// At every seat.
    EachSeat,
    /// Once for every seat, together.
    ForEachSeat,
    /// Once.
    Once,
}

/// The name of an item in the list.
pub const fn name(item: Item) -> &'static str {
    match item {
        Item::Layout(item) => shown(item),
        Item::Fixture(fixture) => placed(fixture),
    }
}

const fn shown(item: LayoutItem) -> &'static str {
    match item {
        LayoutItem::NumberedPositions => "Numbered position",
        LayoutItem::BankersHandWager => "Area for wagers on the Banker's Hand",
        LayoutItem::PlayersHandWager => "Area for wagers on the Player's Hand",
        LayoutItem::TieWager => "Area for Tie Wagers",
        LayoutItem::PlayersHandCards => "Area for the cards of the Player's Hand",
        LayoutItem::BankersHandCards => "Area for the cards of the Banker's Hand",
        LayoutItem::DragonBonusWager => "Areas for Dragon Bonus Wagers, one for each hand",
        LayoutItem::Dragon7InsuranceWager => "Area for Dragon 7 Insurance Wagers",
        LayoutItem::VigorishSpaces => "Rectangular space with the seat's number, where vigorish is marked",
        LayoutItem::AnteWager => "Area for Ante Wagers",
        LayoutItem::PlayWager => "Area for Play Wagers",
        LayoutItem::PrimeWager => "Area for Prime Wagers",
        LayoutItem::PairBonusWager => "Area for Pair Bonus Wagers",
        LayoutItem::AllSixBonusWager => "Area for All-Six Bonus Wagers",
        LayoutItem::FourthCard => "Area for the fourth card",
        LayoutItem::ThreeCardHand => "Area for the three-card hand",
        LayoutItem::ShowdownHand => "Area for the showdown hand",
        LayoutItem::BonusWager => "Area for Bonus Wagers",
        LayoutItem::DealersCards => "Area for the dealer's cards",
        LayoutItem::NameOrLogo => "Name of the certificate holder",
        LayoutItem::PayoutOdds => "Payout odds of every wager offered",
        LayoutItem::Dragon7Pushes => "Notice that a Dragon 7 pushes wagers on the Banker's Hand",
        LayoutItem::DealerQualifies => "Phrase on the dealer's hand that qualifies",
        LayoutItem::PlayerWinsTies => "Phrase on ties",
        LayoutItem::PayoutLimit => "Payout limit for a player and round",
    }
}

const fn placed(fixture: Fixture) -> &'static str {
    match fixture {
        Fixture::BettingPosition => "Betting position",
        Fixture::DealersPlace => "Place of the dealer",
        Fixture::CallersPlace => "Place of the dealer calling the game",
        Fixture::PayersPlaces => "Places of the dealers responsible for the wagers",
        Fixture::InventoryContainer => "Table inventory container",
        Fixture::MarkerRack => "Rack of the marker buttons, in front of the inventory container",
        Fixture::DropBox => "Drop box",
        Fixture::TipBox => "Tip box",
        Fixture::DiscardRack => "Discard rack, attached to the table top",
        Fixture::DiscardBucket => "Discard bucket",
        Fixture::DealingShoe => "Manual dealing shoe",
        Fixture::AutomatedShoe => "Automated dealing shoe",
        Fixture::ReshufflingShoe => "Automated dealing shoe that reshuffles and counts",
        Fixture::ShufflingDevice => "Automated card shuffling device",
        Fixture::ReshufflingDevice => "Device that reshuffles and counts",
    }
}

/// How often an item is drawn.
pub const fn often(item: Item) -> Often {
    match item {
        Item::Fixture(Fixture::BettingPosition) => Often::EachSeat,
        Item::Fixture(
            Fixture::DealersPlace
            | Fixture::CallersPlace
            | Fixture::PayersPlaces
            | Fixture::InventoryContainer
            | Fixture::MarkerRack
            | Fixture::DropBox
            | Fixture::TipBox
            | Fixture::DiscardRack
            | Fixture::DiscardBucket
            | Fixture::DealingShoe
            | Fixture::AutomatedShoe
            | Fixture::ReshufflingShoe
            | Fixture::ShufflingDevice
            | Fixture::ReshufflingDevice,
        ) => Often::Once,
        Item::Layout(LayoutItem::VigorishSpaces) => Often::ForEachSeat,
        Item::Layout(
            LayoutItem::NumberedPositions
            | LayoutItem::BankersHandWager
            | LayoutItem::PlayersHandWager
            | LayoutItem::TieWager
            | LayoutItem::DragonBonusWager
            | LayoutItem::Dragon7InsuranceWager
            | LayoutItem::AnteWager
            | LayoutItem::PlayWager
            | LayoutItem::PrimeWager
            | LayoutItem::PairBonusWager
            | LayoutItem::AllSixBonusWager
            | LayoutItem::FourthCard
            | LayoutItem::ThreeCardHand
            | LayoutItem::ShowdownHand
            | LayoutItem::BonusWager,
        ) => Often::EachSeat,
        Item::Layout(
            LayoutItem::PlayersHandCards
            | LayoutItem::BankersHandCards
            | LayoutItem::DealersCards
            | LayoutItem::NameOrLogo
            | LayoutItem::PayoutOdds
            | LayoutItem::Dragon7Pushes
            | LayoutItem::DealerQualifies
            | LayoutItem::PlayerWinsTies
            | LayoutItem::PayoutLimit,
        ) => Often::Once,
    }
}

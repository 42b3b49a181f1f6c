//! What a layout drawing shows, one name for each kind of thing.

/// A kind of thing on the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    NumberedPosition,
    BettingPosition,
    BankerWager,
    PlayerWager,
    TieWager,
    DragonBonusWager,
    Dragon7InsuranceWager,
    VigorishSpace,
    PlayersHandCards,
    BankersHandCards,
    AnteWager,
    PlayWager,
    PrimeWager,
    PairBonusWager,
    AllSixBonusWager,
    FourthCard,
    BonusWager,
    ThreeCardHand,
    ShowdownHand,
    DealersCards,
    Name,
    PayoutOdds,
    Dragon7Pushes,
    DealerQualifies,
    PlayerWinsTies,
    PayoutLimit,
    DealersPlace,
    CallersPlace,
    PayersPlaces,
    InventoryContainer,
    MarkerRack,
    DropBox,
    TipBox,
    DiscardRack,
    DiscardBucket,
    DealingShoe,
    AutomatedShoe,
    ReshufflingShoe,
    ShufflingDevice,
    ReshufflingDevice,
}

/// How often a kind of thing is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Often {
    /// At every seat.
    EachSeat,
    /// Once for every seat, together.
    ForEachSeat,
    /// Once.
    Once,
}

impl Item {
    /// The word under which a Rules Submission declares it, if it is an area or an inscription.
    pub const fn word(self) -> Option<&'static str> {
        Some(match self {
            Item::NumberedPosition => "numbered positions",
            Item::BankerWager => "banker's hand wager",
            Item::PlayerWager => "player's hand wager",
            Item::TieWager => "tie wager",
            Item::DragonBonusWager => "dragon bonus wager",
            Item::Dragon7InsuranceWager => "dragon 7 insurance wager",
            Item::VigorishSpace => "vigorish spaces",
            Item::PlayersHandCards => "player's hand cards",
            Item::BankersHandCards => "banker's hand cards",
            Item::AnteWager => "ante wager",
            Item::PlayWager => "play wager",
            Item::PrimeWager => "prime wager",
            Item::PairBonusWager => "pair bonus wager",
            Item::AllSixBonusWager => "all-six bonus wager",
            Item::FourthCard => "fourth card",
            Item::BonusWager => "bonus wager",
            Item::ThreeCardHand => "three-card hand",
            Item::ShowdownHand => "showdown hand",
            Item::DealersCards => "dealer's cards",
            Item::Name => "name or logo",
            Item::PayoutOdds => "payout odds",
            Item::Dragon7Pushes => "dragon 7 pushes",
            Item::DealerQualifies => "dealer qualifies with a queen",
            Item::PlayerWinsTies => "player wins ties",
            Item::PayoutLimit => "payout limit",
            Item::BettingPosition
            | Item::DealersPlace
            | Item::CallersPlace
            | Item::PayersPlaces
            | Item::InventoryContainer
            | Item::MarkerRack
            | Item::DropBox
            | Item::TipBox
            | Item::DiscardRack
            | Item::DiscardBucket
            | Item::DealingShoe
            | Item::AutomatedShoe
            | Item::ReshufflingShoe
            | Item::ShufflingDevice
            | Item::ReshufflingDevice => return None,
        })
    }

    /// Its name in the list of the second sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Item::NumberedPosition => "Numbered position",
            Item::BettingPosition => "Betting position",
            Item::BankerWager => "Area for wagers on the Banker's Hand",
            Item::PlayerWager => "Area for wagers on the Player's Hand",
            Item::TieWager => "Area for Tie Wagers",
            Item::DragonBonusWager => "Areas for Dragon Bonus Wagers, one for each hand",
            Item::Dragon7InsuranceWager => "Area for Dragon 7 Insurance Wagers",
            Item::VigorishSpace => "Rectangular space with the seat's number, where vigorish is marked",
            Item::PlayersHandCards => "Area for the cards of the Player's Hand",
            Item::BankersHandCards => "Area for the cards of the Banker's Hand",
            Item::AnteWager => "Area for Ante Wagers",
            Item::PlayWager => "Area for Play Wagers",
            Item::PrimeWager => "Area for Prime Wagers",
            Item::PairBonusWager => "Area for Pair Bonus Wagers",
            Item::AllSixBonusWager => "Area for All-Six Bonus Wagers",
            Item::FourthCard => "Area for the fourth card",
            Item::BonusWager => "Area for Bonus Wagers",
            Item::ThreeCardHand => "Area for the three-card hand",
            Item::ShowdownHand => "Area for the showdown hand",
            Item::DealersCards => "Area for the dealer's cards",
            Item::Name => "Name of the certificate holder",
            Item::PayoutOdds => "Payout odds of every wager offered",
            Item::Dragon7Pushes => "Notice that a Dragon 7 pushes wagers on the Banker's Hand",
            Item::DealerQualifies => "Phrase on the dealer's hand that qualifies",
            Item::PlayerWinsTies => "Phrase on ties",
            Item::PayoutLimit => "Payout limit for a player and round",
            Item::DealersPlace => "Place of the dealer",
            Item::CallersPlace => "Place of the dealer calling the game",
            Item::PayersPlaces => "Places of the dealers responsible for the wagers",
            Item::InventoryContainer => "Table inventory container",
            Item::MarkerRack => "Rack of the marker buttons, in front of the inventory container",
            Item::DropBox => "Drop box",
            Item::TipBox => "Tip box",
            Item::DiscardRack => "Discard rack, attached to the table top",
            Item::DiscardBucket => "Discard bucket",
            Item::DealingShoe => "Manual dealing shoe",
            Item::AutomatedShoe => "Automated dealing shoe",
            Item::ReshufflingShoe => "Automated dealing shoe that reshuffles and counts",
            Item::ShufflingDevice => "Automated card shuffling device",
            Item::ReshufflingDevice => "Device that reshuffles and counts",
        }
    }

    /// How often it is drawn.
    pub const fn often(self) -> Often {
        match self {
            Item::VigorishSpace => Often::ForEachSeat,
            Item::NumberedPosition
            | Item::BettingPosition
            | Item::BankerWager
            | Item::PlayerWager
            | Item::TieWager
            | Item::DragonBonusWager
            | Item::Dragon7InsuranceWager
            | Item::AnteWager
            | Item::PlayWager
            | Item::PrimeWager
            | Item::PairBonusWager
            | Item::AllSixBonusWager
            | Item::FourthCard
            | Item::BonusWager
            | Item::ThreeCardHand
            | Item::ShowdownHand => Often::EachSeat,
            Item::PlayersHandCards
            | Item::BankersHandCards
            | Item::DealersCards
            | Item::Name
            | Item::PayoutOdds
            | Item::Dragon7Pushes
            | Item::DealerQualifies
            | Item::PlayerWinsTies
            | Item::PayoutLimit
            | Item::DealersPlace
            | Item::CallersPlace
            | Item::PayersPlaces
            | Item::InventoryContainer
            | Item::MarkerRack
            | Item::DropBox
            | Item::TipBox
            | Item::DiscardRack
            | Item::DiscardBucket
            | Item::DealingShoe
            | Item::AutomatedShoe
            | Item::ReshufflingShoe
            | Item::ShufflingDevice
            | Item::ReshufflingDevice => Often::Once,
        }
    }
}

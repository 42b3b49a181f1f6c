//! What a layout shows: its areas and its inscriptions, each with the word that a Rules Submission files for it.

use core::fmt;

/// An area or an inscription of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayoutItem {
    /// The numbers of the seats.
    NumberedPositions,
    /// Where wagers on the Banker's Hand are placed.
    BankersHandWager,
    /// Where wagers on the Player's Hand are placed.
    PlayersHandWager,
    /// Where Tie Wagers are placed.
    TieWager,
    /// Where the cards of the Player's Hand lie.
    PlayersHandCards,
    /// Where the cards of the Banker's Hand lie.
    BankersHandCards,
    /// Where Dragon Bonus Wagers are placed, an area for each hand.
    DragonBonusWager,
    /// Where Dragon 7 Insurance Wagers are placed.
    Dragon7InsuranceWager,
    /// Where vigorish is marked until it is collected.
    VigorishSpaces,
    /// Where Ante Wagers are placed.
    AnteWager,
    /// Where Play Wagers are placed.
    PlayWager,
    /// Where Prime Wagers are placed.
    PrimeWager,
    /// Where Pair Bonus Wagers are placed.
    PairBonusWager,
    /// Where All-Six Bonus Wagers are placed.
    AllSixBonusWager,
    /// Where the fourth card of a Pair Bonus Wager lies.
    FourthCard,
    /// Where a player's three-card hand lies.
    ThreeCardHand,
    /// Where a player's showdown hand lies.
    ShowdownHand,
    /// Where Bonus Wagers are placed.
    BonusWager,
    /// Where the dealer's cards lie.
    DealersCards,
    /// The name or the logo of the certificate holder.
    NameOrLogo,
    /// The payout odds of the wagers on offer.
    PayoutOdds,
    /// That a Dragon 7 returns wagers on the Banker's Hand.
    Dragon7Pushes,
    /// Which hand of the dealer qualifies, and what follows if it does not.
    DealerQualifies,
    /// Who wins a tie.
    PlayerWinsTies,
    /// The most that one player is paid in a round.
    PayoutLimit,
}

/// Where an item is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// As an area of the layout.
    Area,
    /// As words or a picture on the layout.
    Inscription,
    /// As words on the layout or, failing that, on a sign at the table.
    InscriptionOrSign,
}

impl LayoutItem {
    /// Every item, areas first.
    pub const ALL: [LayoutItem; 25] = [
        LayoutItem::NumberedPositions,
        LayoutItem::BankersHandWager,
        LayoutItem::PlayersHandWager,
        LayoutItem::TieWager,
        LayoutItem::PlayersHandCards,
        LayoutItem::BankersHandCards,
        LayoutItem::DragonBonusWager,
        LayoutItem::Dragon7InsuranceWager,
        LayoutItem::VigorishSpaces,
        LayoutItem::AnteWager,
        LayoutItem::PlayWager,
        LayoutItem::PrimeWager,
        LayoutItem::PairBonusWager,
        LayoutItem::AllSixBonusWager,
        LayoutItem::FourthCard,
        LayoutItem::ThreeCardHand,
        LayoutItem::ShowdownHand,
        LayoutItem::BonusWager,
        LayoutItem::DealersCards,
        LayoutItem::NameOrLogo,
        LayoutItem::PayoutOdds,
        LayoutItem::Dragon7Pushes,
        LayoutItem::DealerQualifies,
        LayoutItem::PlayerWinsTies,
        LayoutItem::PayoutLimit,
    ];

    /// The word that is filed for it.
    pub const fn word(self) -> &'static str {
        match self {
            LayoutItem::NumberedPositions => "numbered positions",
            LayoutItem::BankersHandWager => "banker's hand wager",
            LayoutItem::PlayersHandWager => "player's hand wager",
            LayoutItem::TieWager => "tie wager",
            LayoutItem::PlayersHandCards => "player's hand cards",
            LayoutItem::BankersHandCards => "banker's hand cards",
            LayoutItem::DragonBonusWager => "dragon bonus wager",
            LayoutItem::Dragon7InsuranceWager => "dragon 7 insurance wager",
            LayoutItem::VigorishSpaces => "vigorish spaces",
            LayoutItem::AnteWager => "ante wager",
            LayoutItem::PlayWager => "play wager",
            LayoutItem::PrimeWager => "prime wager",
            LayoutItem::PairBonusWager => "pair bonus wager",
            LayoutItem::AllSixBonusWager => "all-six bonus wager",
            LayoutItem::FourthCard => "fourth card",
            LayoutItem::ThreeCardHand => "three-card hand",
            LayoutItem::ShowdownHand => "showdown hand",
            LayoutItem::BonusWager => "bonus wager",
            LayoutItem::DealersCards => "dealer's cards",
            LayoutItem::NameOrLogo => "name or logo",
            LayoutItem::PayoutOdds => "payout odds",
            LayoutItem::Dragon7Pushes => "dragon 7 pushes",
            LayoutItem::DealerQualifies => "dealer qualifies with a queen",
            LayoutItem::PlayerWinsTies => "player wins ties",
            LayoutItem::PayoutLimit => "payout limit",
        }
    }

    /// The item of a word.
    pub fn from_word(word: &str) -> Option<LayoutItem> {
        LayoutItem::ALL.into_iter().find(|item| item.word() == word)
    }

    /// Where it is shown.
    pub const fn showing(self) -> Showing {
        match self {
            LayoutItem::NumberedPositions
            | LayoutItem::BankersHandWager
            | LayoutItem::PlayersHandWager
            | LayoutItem::TieWager
            | LayoutItem::PlayersHandCards
            | LayoutItem::BankersHandCards
            | LayoutItem::DragonBonusWager
            | LayoutItem::Dragon7InsuranceWager
            | LayoutItem::VigorishSpaces
            | LayoutItem::AnteWager
            | LayoutItem::PlayWager
            | LayoutItem::PrimeWager
            | LayoutItem::PairBonusWager
            | LayoutItem::AllSixBonusWager
            | LayoutItem::FourthCard
            | LayoutItem::ThreeCardHand
            | LayoutItem::ShowdownHand
            | LayoutItem::BonusWager
            | LayoutItem::DealersCards => Showing::Area,
            LayoutItem::NameOrLogo | LayoutItem::DealerQualifies | LayoutItem::PlayerWinsTies => {
                Showing::Inscription
            }
            LayoutItem::PayoutOdds | LayoutItem::Dragon7Pushes | LayoutItem::PayoutLimit => {
                Showing::InscriptionOrSign
            }
        }
    }
}

impl fmt::Display for LayoutItem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for LayoutItem {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_has_a_word_of_its_own() {
        for item in LayoutItem::ALL {
            assert_eq!(LayoutItem::from_word(item.word()), Some(item));
        }
        assert_eq!(LayoutItem::from_word("a cup holder"), None);
        assert!(LayoutItem::ALL.is_sorted());
    }
}

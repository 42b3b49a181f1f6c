//! Who sees which card. A card on the table is face down, face up, or for the eyes of one player: the player it was
//! dealt to may look at it once the deal is over (679a.11(a) and 680a.11(a)), and nobody else may.

use croupier_rules::Card;

use super::hand::{Hand, Shown};
use super::phase::Phase;
use super::table::PokerTable;
use crate::seat::Seat;
use crate::seen_by::SeenBy;

impl PokerTable {
    /// The hand of a position in the order in which it was dealt, each card with who sees it; `owner` is the player
    /// whose wagers lie there. No cards where no hand lies.
    pub fn cards_at(&self, position: Seat, owner: Seat) -> impl Iterator<Item = (Card, SeenBy)> + '_ {
        self.hand(position).into_iter().flat_map(move |hand| {
            let cards = hand.cards.cards().iter().enumerate();
            cards.map(move |(place, &card)| (card, self.seen_by(hand, place, owner)))
        })
    }

    fn seen_by(&self, hand: &Hand, place: usize, owner: Seat) -> SeenBy {
        match hand.shown {
            Shown::Hand | Shown::FourthCard => SeenBy::Everybody,
            Shown::ThreeCardHand if is_in_three_card_hand(hand, place) => SeenBy::Everybody,
            Shown::ThreeCardHand | Shown::Nothing => self.unturned(owner),
        }
    }

    /// Who sees a player's cards before they are turned up.
    fn unturned(&self, owner: Seat) -> SeenBy {
        match self.phase {
            Phase::Playing | Phase::Settling => SeenBy::Player(owner),
            Phase::Betting | Phase::Dealing | Phase::Stub | Phase::WrongStub => SeenBy::Nobody,
        }
    }

    /// Who knows how the player of a position set the hand: everybody once its three-card hand is turned up.
    pub fn split_seen_by(&self, position: Seat, owner: Seat) -> SeenBy {
        match self.hand(position) {
            Some(hand) if hand.shown >= Shown::ThreeCardHand => SeenBy::Everybody,
            Some(_) | None => SeenBy::Player(owner),
        }
    }

    /// The fourth card of a position and who sees it: nobody until the dealer turns it.
    pub fn fourth_card_at(&self, position: Seat) -> Option<(Card, SeenBy)> {
        let hand = self.hand(position)?;
        let seen_by = if hand.shown == Shown::FourthCard { SeenBy::Everybody } else { SeenBy::Nobody };
        Some((hand.fourth?, seen_by))
    }

    /// The dealer's cards, each with who sees it: nobody until they are revealed.
    pub fn cards_of_dealer(&self) -> impl Iterator<Item = (Card, SeenBy)> + '_ {
        let seen_by = if self.phase == Phase::Settling { SeenBy::Everybody } else { SeenBy::Nobody };
        self.dealer.cards().iter().map(move |&card| (card, seen_by))
    }
}

fn is_in_three_card_hand(hand: &Hand, place: usize) -> bool {
    hand.split().is_some_and(|split| split.three([0, 1, 2, 3, 4]).contains(&place))
}

//! Who sees which card. A card on the table is face down, face up, or for the eyes of one player: the player to
//! whom it was dealt may look at it once the deal is over (679a.11(a) and 680a.11(a)), nobody else may.

use croupier_rules::Card;

use super::hand::{Choice, Face, Hand, Shown};
use super::table::{PokerTable, Stage};
use crate::seat::Seat;
use crate::state::State;

/// Who sees a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Nobody.
    FaceDown,
    /// The player at this seat.
    OnePlayer(Seat),
    /// Everybody.
    FaceUp,
}

impl Sight {
    /// Whether the player of a seat sees the card; nobody in particular sees only what is face up.
    pub fn reaches(self, viewer: Option<Seat>) -> bool {
        match self {
            Sight::FaceDown => false,
            Sight::OnePlayer(seat) => viewer == Some(seat),
            Sight::FaceUp => true,
        }
    }
}

/// The cards of a position in the order in which they were dealt, each with who sees it.
pub fn cards_of(state: &State, table: &PokerTable, position: Seat) -> impl Iterator<Item = (Card, Sight)> {
    let hand = table.hand(position).copied().unwrap_or(Hand::NOT_DEALT);
    let owner = state.wagering.owner(position);
    let stage = table.stage();
    let count = hand.cards.cards().len();
    (0..count).map(move |place| (hand.cards.cards()[place], sight(&hand, place, owner, stage)))
}

fn sight(hand: &Hand, place: usize, owner: Seat, stage: Stage) -> Sight {
    match hand.shown {
        Shown::Hand => Sight::FaceUp,
        Shown::ThreeCardHand if is_in_three_card_hand(hand, place) => Sight::FaceUp,
        Shown::ThreeCardHand | Shown::Nothing => match stage {
            Stage::Playing | Stage::Settling => Sight::OnePlayer(owner),
            Stage::Betting | Stage::Dealing | Stage::Stub | Stage::WrongStub { .. } => Sight::FaceDown,
        },
    }
}

fn is_in_three_card_hand(hand: &Hand, place: usize) -> bool {
    match hand.choice {
        Choice::Set(split) => split.three([0, 1, 2, 3, 4]).contains(&place),
        Choice::Open | Choice::Decided(_) => false,
    }
}

/// The fourth card of a position, if it has one: unseen by everybody until the dealer turns it.
pub fn fourth_card_of(table: &PokerTable, position: Seat) -> Option<(Card, Sight)> {
    let (card, face) = table.hand(position)?.fourth?;
    let sight = match face {
        Face::Down => Sight::FaceDown,
        Face::Up => Sight::FaceUp,
    };
    Some((card, sight))
}

/// The dealer's cards, each with who sees it: nobody until they are revealed.
pub fn dealers_cards(table: &PokerTable) -> impl Iterator<Item = (Card, Sight)> + '_ {
    let sight = if table.stage() == Stage::Settling { Sight::FaceUp } else { Sight::FaceDown };
    table.dealers_cards().cards().iter().map(move |&card| (card, sight))
}

//! Cards drawn in error that wait beside the table.

use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::FIRST_FOUR;
use croupier_rules::families::baccarat::irregularities::Disclosure;
use croupier_rules::families::baccarat::procedure::Facing;
use smallvec::SmallVec;

use crate::baccarat::event::Simulation;

/// Cards drawn in error: some begin the next hand, some each begin a simulated round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::baccarat) struct Kept {
    /// Unseen, the earliest first.
    pub for_next_hand: SmallVec<[Card; 2]>,
    /// How many of these the hand that is being dealt begins with. A card drawn in error during a hand waits
    /// for the hand after it.
    pub in_this_hand: usize,
    /// A third card of the Player's Hand that came too early to be judged.
    pub third_card: Option<(Card, Disclosure)>,
    /// Seen, the earliest first.
    pub for_simulated_round: SmallVec<[(Card, Simulation); 2]>,
}

impl Kept {
    /// A hand begins: what was kept so far comes before the shoe, as far as the first four cards go.
    pub fn hand_begins(&mut self) {
        self.in_this_hand = self.for_next_hand.len().min(FIRST_FOUR.len());
    }

    /// A hand is over: what it did not use waits for the next.
    pub fn hand_ends(&mut self) {
        self.in_this_hand = 0;
    }

    /// Takes the card with which the hand begins, if one is left.
    pub fn take(&mut self) -> Option<Card> {
        self.in_this_hand = self.in_this_hand.checked_sub(1)?;
        Some(self.for_next_hand.remove(0))
    }

    /// Whether no card waits.
    pub fn is_empty(&self) -> bool {
        self.for_next_hand.is_empty() && self.for_simulated_round.is_empty()
    }

    /// The first card that waits, unseen or seen, goes to the discards: no hand comes that it could begin.
    pub fn discard(&mut self, card: Card, facing: Facing) {
        let waited = match facing {
            Facing::Down => self.for_next_hand.remove(0),
            Facing::Up => self.for_simulated_round.remove(0).0,
        };
        assert!(waited == card, "the card that is discarded is one that waited");
    }

    /// Takes the card with which a simulated round begins.
    pub fn take_for_simulated_round(&mut self) -> (Card, Simulation) {
        assert!(!self.for_simulated_round.is_empty(), "a simulated round begins with a card that was seen");
        self.for_simulated_round.remove(0)
    }
}

//! The two hands on the table, and who may see which of their cards.

use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::{
    Decision, FIRST_FOUR, banker_decision, finished, player_decision,
};
use croupier_rules::families::baccarat::ranking::{CardValue, PointCount, point_count, value};
use croupier_rules::families::baccarat::{Coup, Side};

use crate::baccarat::event::Facing;
use crate::seat::Seat;

/// How a card lies, and who may see its face now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// Nobody.
    #[default]
    FaceDown,
    /// Everybody.
    FaceUp,
    /// The player who was handed it.
    ShownTo(Seat),
}

impl From<Facing> for Face {
    fn from(facing: Facing) -> Face {
        match facing {
            Facing::Up => Face::FaceUp,
            Facing::Down => Face::FaceDown,
        }
    }
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableCard {
    /// A card of a hand: its first, second or third, counted from zero.
    OfHand(Side, u8),
    /// A card drawn in error that will begin a later hand, the earliest first.
    ForNextHand(u8),
    /// A card drawn in error that will begin a simulated round, the earliest first.
    ForSimulatedRound(u8),
}

/// One of the hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct HandCards {
    cards: [Option<Card>; 3],
    faces: [Face; 3],
}

impl HandCards {
    fn size(&self) -> usize {
        self.cards.iter().flatten().count()
    }

    fn two_card_count(&self) -> PointCount {
        point_count(self.cards[..2].iter().flatten().copied().filter_map(value))
    }

    fn third_value(&self) -> Option<CardValue> {
        self.cards[2].and_then(value)
    }
}

/// Both hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::baccarat) struct Hands {
    hands: [HandCards; 2],
}

impl Hands {
    fn hand(&self, side: Side) -> &HandCards {
        &self.hands[side as usize]
    }

    /// A card, where the hand has it.
    pub fn card(&self, side: Side, place: u8) -> Option<Card> {
        self.hand(side).cards.get(place as usize).copied().flatten()
    }

    /// How a card lies.
    pub fn face(&self, side: Side, place: u8) -> Option<Face> {
        self.card(side, place)?;
        self.hand(side).faces.get(place as usize).copied()
    }

    /// How many of the first four cards lie on the table.
    pub fn dealt(&self) -> usize {
        self.hands.iter().map(HandCards::size).sum()
    }

    /// The hand to which the next of the first four cards goes.
    pub fn next_of_first_four(&self, further: usize) -> Option<Side> {
        FIRST_FOUR.get(self.dealt() + further).copied()
    }

    /// Whether a hand has a third card.
    pub fn has_third(&self, side: Side) -> bool {
        self.hand(side).cards[2].is_some()
    }

    /// The cards of a hand that were dealt last: its first two, or its third.
    fn latest(&self, side: Side) -> core::ops::Range<usize> {
        if self.has_third(side) { 2..3 } else { 0..2 }
    }

    /// How the cards of a hand that were dealt last lie.
    pub fn latest_face(&self, side: Side) -> Face {
        let latest = self.latest(side);
        self.hand(side).faces[latest.end - 1]
    }

    /// The Point Count of the first two cards of a hand.
    pub fn two_card_count(&self, side: Side) -> PointCount {
        self.hand(side).two_card_count()
    }

    /// Whether a hand takes a third card, and by which rule.
    pub fn decision(&self, side: Side) -> Decision {
        let (player, banker) = (self.two_card_count(Side::Player), self.two_card_count(Side::Banker));
        match side {
            Side::Player => player_decision(player, banker),
            Side::Banker => banker_decision(player, banker, self.hand(Side::Player).third_value()),
        }
    }

    /// The finished round as results see it.
    pub fn coup(&self) -> Coup {
        let [player, banker] = self.hands.map(|hand| finished(hand.two_card_count(), hand.third_value()));
        Coup::new(player, banker)
    }

    /// Lays one more card.
    pub fn lay(&mut self, side: Side, card: Card, face: Face) {
        let hand = &mut self.hands[side as usize];
        let place = hand.size().min(2);
        hand.cards[place] = Some(card);
        hand.faces[place] = face;
    }

    /// Turns the cards of a hand that were dealt last.
    pub fn turn(&mut self, side: Side, face: Face) {
        let latest = self.latest(side);
        self.hands[side as usize].faces[latest].fill(face);
    }
}

//! The two hands on the table, and who may see which of their cards.

use core::ops::Range;

use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing::{
    Decision, FIRST_FOUR, banker_decision, finished, player_decision,
};
use croupier_rules::families::baccarat::ranking::{CardValue, HandSize, PointCount, point_count, value};
use croupier_rules::families::baccarat::{Coup, Side};

use crate::seen_by::SeenBy;

/// Where a card on the table lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", rename_all_fields = "kebab-case"))]
pub enum TableCard {
    /// In a hand.
    OfHand {
        /// The hand.
        side: Side,
        /// Its first, second or third card, counted from zero.
        place: u8,
    },
    /// Dealt to the Player's Hand as a third card, too early to be judged.
    SetAside,
    /// Drawn in error, to begin a later hand.
    ForNextHand {
        /// The earliest first, counted from zero.
        place: u8,
    },
    /// Drawn in error, to begin a simulated round.
    ForSimulatedRound {
        /// The earliest first, counted from zero.
        place: u8,
    },
}

/// A card of a hand, and who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Laid {
    card: Card,
    seen_by: SeenBy,
}

/// One of the hands, in the order of its cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct HandCards([Option<Laid>; 3]);

impl HandCards {
    fn size(&self) -> usize {
        self.0.iter().flatten().count()
    }

    fn two_card_count(&self) -> PointCount {
        point_count(self.0[..2].iter().flatten().map(|laid| value_of(laid.card)))
    }

    fn third_value(&self) -> Option<CardValue> {
        self.0[2].map(|laid| value_of(laid.card))
    }
}

/// The value of a card in a shoe.
fn value_of(card: Card) -> CardValue {
    let Some(value) = value(card) else { unreachable!("there is no joker in a baccarat shoe") };
    value
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

    fn laid(&self, side: Side, place: u8) -> Option<Laid> {
        self.hand(side).0.get(place as usize).copied().flatten()
    }

    /// A card, where the hand has it.
    pub fn card(&self, side: Side, place: u8) -> Option<Card> {
        self.laid(side, place).map(|laid| laid.card)
    }

    /// Who may see a card, where the hand has it.
    pub fn seen_by(&self, side: Side, place: u8) -> Option<SeenBy> {
        self.laid(side, place).map(|laid| laid.seen_by)
    }

    /// How many cards lie on the table.
    pub fn dealt(&self) -> usize {
        self.hands.iter().map(HandCards::size).sum()
    }

    /// How many of the first four cards are missing.
    pub fn missing(&self) -> usize {
        FIRST_FOUR.len().saturating_sub(self.dealt())
    }

    /// The hand to which one of the missing first four cards goes, counted from the next one.
    pub fn side_of_missing(&self, further: usize) -> Side {
        assert!(further < self.missing(), "only the first four cards are dealt in this order");
        FIRST_FOUR[self.dealt() + further]
    }

    /// Whether a hand has a third card.
    pub fn has_third(&self, side: Side) -> bool {
        self.hand(side).0[2].is_some()
    }

    /// How many cards a hand has that was dealt its first two.
    pub fn size(&self, side: Side) -> HandSize {
        if self.has_third(side) { HandSize::Three } else { HandSize::Two }
    }

    /// Whether the first two cards of both hands lie face up.
    pub fn first_four_lie_open(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.lies_open(side))
    }

    /// Whether the first two cards of a hand lie face up.
    pub fn lies_open(&self, side: Side) -> bool {
        (0..2).all(|place| self.seen_by(side, place) == Some(SeenBy::Everybody))
    }

    /// The cards of a hand that were dealt last: its first two, or its third.
    fn latest(&self, side: Side) -> Range<usize> {
        if self.has_third(side) { 2..3 } else { 0..2 }
    }

    /// Who may see the cards of a hand that were dealt last.
    pub fn latest_seen_by(&self, side: Side) -> SeenBy {
        let Some(laid) = self.hand(side).0[self.latest(side).end - 1] else {
            unreachable!("a hand that is turned has its cards")
        };
        laid.seen_by
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
    pub fn lay(&mut self, side: Side, card: Card, seen_by: SeenBy) {
        let hand = &mut self.hands[side as usize];
        let place = hand.size();
        assert!(place < hand.0.len(), "a hand has three cards at most");
        hand.0[place] = Some(Laid { card, seen_by });
    }

    /// Lets somebody see the cards of a hand that were dealt last.
    pub fn show(&mut self, side: Side, seen_by: SeenBy) {
        self.latest_cards(side).for_each(|laid| laid.seen_by = seen_by);
    }

    /// Takes the cards of a hand back, face down, from a player who had them.
    pub fn take_back(&mut self, side: Side) {
        for laid in self.latest_cards(side) {
            match laid.seen_by {
                SeenBy::Player(_) => laid.seen_by = SeenBy::Nobody,
                SeenBy::Nobody | SeenBy::Everybody => {}
            }
        }
    }

    fn latest_cards(&mut self, side: Side) -> impl Iterator<Item = &mut Laid> {
        let latest = self.latest(side);
        self.hands[side as usize].0[latest].iter_mut().flatten()
    }
}

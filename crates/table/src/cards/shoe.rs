//! The stack of cards in play: in a shoe, in a device or in the dealer's hand. The machine is told its order;
//! nobody at the table is.

use alloc::vec::Vec;

use croupier_rules::Card;

/// A stack that cards are drawn from the top of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shoe {
    cards: Vec<Card>,
    next: usize,
    /// How many cards lie above the second cover card, counted in the full stack.
    cover: Option<usize>,
    /// Whether the top card was out of the stack once, unseen, although it is yet to be dealt.
    drawn_in_error: bool,
}

impl Shoe {
    /// A stack in this order, top first, with this many cards above the cover card where there is one.
    pub(super) fn new(cards: Vec<Card>, cover: Option<usize>) -> Shoe {
        Shoe { cards, next: 0, cover, drawn_in_error: false }
    }

    /// How many cards are left.
    pub fn remaining(&self) -> usize {
        self.cards.len() - self.next
    }

    /// How many cards have been drawn.
    pub fn drawn(&self) -> usize {
        self.next
    }

    /// Whether no card has left the stack.
    pub(super) fn is_untouched(&self) -> bool {
        self.next == 0 && !self.drawn_in_error
    }

    /// The top card was drawn in error, unseen; it is the next card all the same.
    pub(crate) fn drawn_in_error(&mut self) {
        self.drawn_in_error = true;
    }

    /// The card this far below the top, without drawing it.
    pub fn peek(&self, below: usize) -> Option<Card> {
        self.cards.get(self.next + below).copied()
    }

    /// Whether the cover card comes next once this many further cards are drawn.
    pub fn cover_card_next(&self, further: usize) -> bool {
        self.cover == Some(self.next + further)
    }

    /// Takes the cover card out.
    pub(crate) fn remove_cover_card(&mut self) {
        self.cover = None;
    }

    /// Draws the top card.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.peek(0)?;
        self.next += 1;
        Some(card)
    }

    /// Deals cards to nobody: they were dealt before the table opened.
    pub(crate) fn deal_out(&mut self, cards: usize) {
        assert!(cards <= self.remaining(), "no more cards are dealt than there are");
        self.next += cards;
    }

    /// Draws cards as the burn. A cover card that lay among them is put back on top, so that it still ends the shoe.
    pub(super) fn burn(&mut self, cards: usize) {
        assert!(cards <= self.remaining(), "no more cards are burned than there are");
        self.next += cards;
        self.cover = self.cover.map(|above| above.max(self.next));
    }

    /// All the cards of the stack, drawn or not, in their order.
    pub fn all(&self) -> &[Card] {
        &self.cards
    }

    /// Gathers all the cards, drawn or not, and leaves the shoe empty.
    pub(super) fn gather(&mut self) -> Vec<Card> {
        core::mem::take(self).cards
    }
}

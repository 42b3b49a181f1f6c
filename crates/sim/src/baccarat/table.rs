//! One table of baccarat, card by card.

use croupier_rules::Card;
use croupier_rules::card::{Rank, Suit};
use croupier_rules::games::baccarat_common::cards::{burn_value, value};
use croupier_rules::games::baccarat_common::dealing;
use croupier_rules::games::baccarat_common::{CardValue, Coup};

use super::Shoe;
use super::draws::{DRAWS, places};
use crate::stream::{Key, Words};

/// A table: its stream, its shoe and its place in both.
///
/// It deals the very rounds that the tables side by side deal, with real cards: a draw picks any of the cards left,
/// which lie in the order of their values.
pub struct Table {
    shoe: Shoe,
    key: Key,
    words: Words,
    left: Vec<Card>,
    shoes: u64,
    round: u64,
    last_below: usize,
    turn: Turn,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    NewShoe,
    SameShoe,
}

/// A round that was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The cards, in the order of the shoe.
    cards: [Card; DRAWS],
    used: usize,
    /// How the round ended.
    pub coup: Coup,
    /// The number of the shoe at this table, from 0.
    pub shoe: u64,
    /// Whether it was the last round of its shoe.
    pub last: bool,
}

impl Dealt {
    /// The cards that were dealt, in the order of the shoe.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.used]
    }
}

impl Table {
    /// A table whose first shoe is about to begin.
    pub fn new(shoe: Shoe, key: Key) -> Table {
        let (words, left) = (Words::of(key), Vec::with_capacity(shoe.cards() as usize));
        Table { shoe, key, words, left, shoes: 0, round: 0, last_below: 0, turn: Turn::NewShoe }
    }

    /// The cards of the shoe that nobody has seen, in the order of their values: those to be dealt and those that
    /// were burned face down.
    pub fn unseen(&self) -> &[Card] {
        &self.left
    }

    /// Makes the next shoe ready, if the last one has ended; the first card is burned face up.
    pub fn ready(&mut self) -> Option<Card> {
        match self.turn {
            Turn::SameShoe => None,
            Turn::NewShoe => Some(self.new_shoe()),
        }
    }

    fn new_shoe(&mut self) -> Card {
        self.left.clear();
        self.left.extend(in_order_of_values(self.shoe.decks));
        let burned = self.left.remove(self.key.choose(self.shoes, 0, self.left.len() as u64) as usize);
        let unseen = burn_value(burned).unwrap_or(0);
        self.last_below = usize::from(self.shoe.behind_cover_card) + usize::from(unseen);
        self.shoes += 1;
        self.turn = Turn::SameShoe;
        burned
    }

    /// Deals a round by the rules.
    pub fn deal(&mut self) -> Dealt {
        self.deal_by(|next| dealing::deal(next))
    }

    /// Deals a round by any rules: tests put in wrong ones.
    pub fn deal_by(&mut self, rules: impl FnOnce(&mut dyn FnMut() -> CardValue) -> Coup) -> Dealt {
        self.ready();
        let before = self.left.len();
        let places = places(self.key, self.round, &mut self.words, before as u32);
        let (mut cards, mut used) = ([Card::JOKER; DRAWS], 0);
        let coup = rules(&mut || {
            cards[used] = self.left.remove(places[used] as usize);
            used += 1;
            value(cards[used - 1]).unwrap_or(NO_VALUE)
        });
        self.round += 1;
        let last = before < self.last_below;
        self.turn = if last { Turn::NewShoe } else { Turn::SameShoe };
        Dealt { cards, used, coup, shoe: self.shoes - 1, last }
    }
}

/// A shoe has no joker, the only card without a value.
const NO_VALUE: CardValue = CardValue::of(Rank::King);

/// Ranks by their values: tens and pictures, ace, two and so on.
const RANKS: [Rank; 13] = [
    Rank::Ten,
    Rank::Jack,
    Rank::Queen,
    Rank::King,
    Rank::Ace,
    Rank::Two,
    Rank::Three,
    Rank::Four,
    Rank::Five,
    Rank::Six,
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
];

fn in_order_of_values(decks: u8) -> impl Iterator<Item = Card> {
    let suits = move |rank| Suit::ALL.into_iter().map(move |suit| Card::new(rank, suit));
    let copies = move |card| core::iter::repeat_n(card, usize::from(decks));
    RANKS.into_iter().flat_map(suits).flat_map(copies)
}

#[cfg(test)]
mod tests {
    use super::super::Baccarat;
    use super::*;

    #[test]
    fn cards_lie_in_the_order_of_their_values() {
        let values: Vec<_> = in_order_of_values(6).filter_map(value).collect();
        assert_eq!(values.len(), 312);
        assert!(values.is_sorted());
        assert_eq!(values.iter().filter(|value| value.get() == 0).count(), 96);
    }

    #[test]
    fn a_shoe_ends_one_round_after_the_cover_card() {
        for seed in 0..20 {
            let shoe = Shoe::of(8);
            let mut table = Table::new(shoe, Baccarat::seed(seed).table(0));
            let burned = table.ready().and_then(burn_value).unwrap();
            let mut to_come = 416 - 1 - usize::from(burned);
            let mut cover_card_out = false;
            loop {
                let round = table.deal();
                let first_card_is_cover_card = to_come == 14;
                to_come -= round.cards().len();
                assert_eq!(round.last, cover_card_out);
                if round.last {
                    break;
                }
                cover_card_out = first_card_is_cover_card || to_come < 14;
            }
            assert!(table.ready().is_some());
        }
    }
}

//! One table of baccarat, card by card: whole shoes, really shuffled and dealt in order.

use croupier_rules::Card;
use croupier_rules::families::baccarat::dealing;
use croupier_rules::families::baccarat::ranking::{burn_value, value};
use croupier_rules::families::baccarat::{CardValue, Coup};
use croupier_shuffle::Shuffles;

use super::Shoe;
use crate::stream::Purpose;

/// The most cards a round takes.
const MOST_CARDS: usize = 6;

/// A table with its shoe.
pub struct Table {
    shoe: Shoe,
    shuffles: Shuffles,
    cards: Vec<Card>,
    next: usize,
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
    cards: [Card; MOST_CARDS],
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
    /// A table of a run, whose first shoe is about to begin.
    pub fn new(shoe: Shoe, seed: u64, table: u64) -> Table {
        let shuffles = Purpose::Baccarat.shuffles(seed, table);
        Table { shoe, shuffles, cards: Vec::new(), next: 0, turn: Turn::NewShoe }
    }

    /// A table whose first shoe is the one of this number, where others were dealt before.
    pub fn from_shoe(self, number: u64) -> Table {
        let shuffles = Shuffles { number, ..self.shuffles };
        Table { shuffles, turn: Turn::NewShoe, ..self }
    }

    /// Makes the next shoe ready, if the last one has ended: all its cards are shuffled, the first one is burned face
    /// up, and as many as it says are burned face down.
    pub fn ready(&mut self) -> Option<Card> {
        match self.turn {
            Turn::SameShoe => None,
            Turn::NewShoe => Some(self.new_shoe()),
        }
    }

    fn new_shoe(&mut self) -> Card {
        // Every shoe starts from the order of new decks, or it would depend on the shoes before.
        self.cards.clear();
        self.cards.extend(new_decks(self.shoe.decks));
        self.shuffles.shuffle(&mut self.cards);
        let burned = self.cards[0];
        self.next = 1 + usize::from(of_shoe(burn_value(burned)));
        self.turn = Turn::SameShoe;
        burned
    }

    /// The cards of the shoe that are still to come.
    pub fn to_come(&self) -> &[Card] {
        &self.cards[self.next..]
    }

    /// Deals a round by the rules.
    pub fn deal(&mut self) -> Dealt {
        self.deal_by(|next| dealing::deal(next))
    }

    /// Deals a round by any rules: tests put in wrong ones.
    pub fn deal_by(&mut self, rules: impl FnOnce(&mut dyn FnMut() -> CardValue) -> Coup) -> Dealt {
        self.ready();
        let last = self.to_come().len() < usize::from(self.shoe.behind_cover_card);
        let first = self.next;
        let coup = rules(&mut || {
            self.next += 1;
            of_shoe(value(self.cards[self.next - 1]))
        });
        let (mut cards, dealt) = ([Card::JOKER; MOST_CARDS], &self.cards[first..self.next]);
        cards[..dealt.len()].copy_from_slice(dealt);
        self.turn = if last { Turn::NewShoe } else { Turn::SameShoe };
        Dealt { cards, used: dealt.len(), coup, shoe: self.shuffles.number - 1, last }
    }
}

fn new_decks(decks: u8) -> impl Iterator<Item = Card> {
    (0..decks).flat_map(|_| Card::all_52())
}

/// What every card of a shoe has.
fn of_shoe<T>(value: Option<T>) -> T {
    value.unwrap_or_else(|| unreachable!("only a joker has no value, and no shoe has a joker"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shoe_holds_every_card_as_often_as_it_has_decks() {
        for decks in 6..=8 {
            let mut table = Table::new(Shoe::of(decks), 7, 0);
            table.ready();
            for card in Card::all_52() {
                assert_eq!(table.cards.iter().filter(|&&other| other == card).count(), usize::from(decks));
            }
            assert_eq!(table.cards.len(), usize::from(decks) * 52);
        }
    }

    #[test]
    fn cards_are_dealt_in_the_order_of_the_shoe() {
        let mut table = Table::new(Shoe::of(8), 7, 3);
        for shoe in 0..3 {
            let burned = table.ready().unwrap();
            let (cards, mut at) = (table.cards.clone(), 1 + usize::from(burn_value(burned).unwrap()));
            assert_eq!(burned, cards[0]);
            loop {
                let round = table.deal();
                assert_eq!(round.cards(), &cards[at..at + round.cards().len()]);
                assert_eq!(round.shoe, shoe);
                at += round.cards().len();
                if round.last {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_shoe_ends_one_round_after_the_cover_card() {
        for table in 0..20 {
            let mut table = Table::new(Shoe::of(8), 7, table);
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

    #[test]
    fn a_shoe_is_the_same_whichever_was_dealt_before() {
        let mut table = Table::new(Shoe::of(6), 7, 5);
        while table.deal().shoe < 2 {}
        let mut cards: Vec<Card> = new_decks(6).collect();
        let mut shuffles = Purpose::Baccarat.shuffles(7, 5);
        (0..2).for_each(|_| shuffles.shuffle(&mut [0; 1]));
        shuffles.shuffle(&mut cards);
        assert_eq!(table.cards, cards);
        let mut later = Table::new(Shoe::of(6), 7, 5).from_shoe(2);
        assert_eq!(later.ready(), Some(cards[0]));
        assert_eq!(later.deal().shoe, 2);
    }
}

//! A few cards from one fresh deck: a Fisher-Yates shuffle that stops when enough cards are dealt.
//!
//! One table alone swaps the cards of a deck. Tables side by side swap nothing: which card lies at a place after the
//! swaps before is found by comparing the places, and that needs no look-up.

use croupier_rules::Card;
use croupier_shuffle::Shuffles;

use crate::stream::{Key, Words};

/// How many tables are played at once: the lanes of the widest registers in common use, at a byte a card.
pub(crate) const LANES: usize = 32;

/// A deck of the first `CARDS` cards by index, of which a round deals `DEALT`.
#[derive(Clone, Debug)]
pub(crate) struct Deck<const CARDS: usize, const DEALT: usize> {
    key: Key,
    words: Words,
    round: u64,
}

/// The half of a word that a draw uses: two draws to a word, the low half first.
#[inline(always)]
const fn half(word: u32, draw: usize) -> u16 {
    if draw.is_multiple_of(2) { word as u16 } else { (word >> 16) as u16 }
}

/// The remainder from which a half is accepted among a number of cards.
#[inline(always)]
const fn accepted_from(cards: u16) -> u16 {
    ((1u32 << 16) % cards as u32) as u16
}

/// The place among a number of cards, or none if the half would favor some of them.
const fn place(half: u16, cards: u16) -> Option<u8> {
    let product = half as u32 * cards as u32;
    if product as u16 >= accepted_from(cards) { Some((product >> 16) as u8) } else { None }
}

/// The place for a draw, from a half or from its replacements.
pub(crate) fn place_exactly(key: Key, round: u64, draw: usize, half: u16, cards: u16) -> u8 {
    let (mut half, mut attempt) = (half, 0);
    loop {
        if let Some(place) = place(half, cards) {
            return place;
        }
        half = (key.aside(round, 1 + draw as u64, attempt) >> 48) as u16;
        attempt += 1;
    }
}

impl<const CARDS: usize, const DEALT: usize> Deck<CARDS, DEALT> {
    /// The deck of a table.
    pub(crate) fn new(key: Key) -> Self {
        Deck { key, words: Words::of(key), round: 0 }
    }

    /// The cards of the next round, from a fresh deck.
    pub(crate) fn deal(&mut self) -> [Card; DEALT] {
        let mut deck: [u8; CARDS] = core::array::from_fn(|index| index as u8);
        let mut word = 0;
        for draw in 0..DEALT {
            if draw.is_multiple_of(2) {
                word = self.words.next();
            }
            let cards = (CARDS - draw) as u16;
            let place = place_exactly(self.key, self.round, draw, half(word, draw), cards);
            deck.swap(draw, draw + usize::from(place));
        }
        self.round += 1;
        core::array::from_fn(|draw| card(deck[draw]))
    }
}

/// A fresh deck of the first cards by index, really shuffled, whole.
pub(crate) fn shuffled<const CARDS: usize>(shuffles: &mut Shuffles) -> [Card; CARDS] {
    let mut deck = core::array::from_fn(|index| card(index as u8));
    shuffles.shuffle(&mut deck);
    deck
}

/// The card of an index.
pub(crate) fn card(index: u8) -> Card {
    Card::from_index(index).unwrap_or_else(|| unreachable!("no deck has more than 53 cards"))
}

/// The cards of one round on many tables.
pub(crate) type CardLanes<const DEALT: usize> = [[u8; LANES]; DEALT];

/// Places on many tables. Says whether any half may be one of those too many.
#[inline(always)]
pub(crate) fn place_lanes(words: &[u32; LANES], draw: usize, cards: u16, places: &mut [u8; LANES]) -> bool {
    let mut doubtful = 0u16;
    for lane in 0..LANES {
        let half = half(words[lane], draw);
        places[lane] = ((half as u32 * cards as u32) >> 16) as u8;
        doubtful |= u16::from(half.wrapping_mul(cards) < accepted_from(cards));
    }
    doubtful != 0
}

/// Turns the places of the draws, each counted from its own draw on, into the cards that lie there after all swaps
/// before.
#[inline(always)]
pub(crate) fn cards_at<const DEALT: usize>(places: &CardLanes<DEALT>, cards: &mut CardLanes<DEALT>) {
    for lane in 0..LANES {
        for draw in 0..DEALT {
            let mut at = places[draw][lane] + draw as u8;
            for earlier in (0..draw).rev() {
                let swapped = places[earlier][lane] + earlier as u8;
                at = if at == swapped { earlier as u8 } else { at };
            }
            cards[draw][lane] = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stream::{Purpose, Seed};

    #[test]
    fn comparing_places_is_swapping_cards() {
        let mut words = Words::of(Seed::new(1, Purpose::ThreeCardPrime).table(0));
        let places: CardLanes<10> =
            core::array::from_fn(|draw| core::array::from_fn(|_| (words.next() % (53 - draw as u32)) as u8));
        let mut cards = [[0; LANES]; 10];
        cards_at(&places, &mut cards);
        for lane in 0..LANES {
            let mut deck: Vec<u8> = (0..53).collect();
            for draw in 0..10 {
                deck.swap(draw, draw + usize::from(places[draw][lane]));
                assert_eq!(cards[draw][lane], deck[draw]);
            }
        }
    }

    #[test]
    fn every_place_has_as_many_halves() {
        for cards in 43..=53 {
            let mut counts = vec![0u32; usize::from(cards)];
            (0..=u16::MAX).filter_map(|half| place(half, cards)).for_each(|at| counts[usize::from(at)] += 1);
            assert!(counts.iter().all(|&count| count == 65_536 / u32::from(cards)), "{cards}");
        }
    }

    #[test]
    fn every_card_of_a_shuffled_deck_may_lie_anywhere() {
        let (mut shuffles, mut counts) = (Purpose::Saigon5Card.shuffles(7, 0), [[0u64; 53]; 53]);
        for _ in 0..10_600 {
            shuffled::<53>(&mut shuffles)
                .iter()
                .enumerate()
                .for_each(|(at, card)| counts[at][card.index()] += 1);
        }
        for counts in counts {
            let test = crate::statistics::ChiSquare::of(counts.map(|count| (count, 200.0))).unwrap();
            assert!(test.p() > 1e-5, "{counts:?}");
        }
    }

    #[test]
    fn no_card_is_dealt_twice() {
        let mut deck = Deck::<53, 10>::new(Seed::new(1, Purpose::Saigon5Card).table(9));
        for _ in 0..1000 {
            let mut cards = deck.deal();
            cards.sort();
            assert!(cards.windows(2).all(|two| two[0] < two[1]));
        }
    }
}

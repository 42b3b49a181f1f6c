//! Whether shuffles look like chance: where each card comes to lie, which card follows which, and how many rising
//! sequences are left of the old order.

use croupier_shuffle::Shuffler;

use crate::statistics::ChiSquare;

/// What many shuffles of the same cards came to.
pub struct ShuffleTest {
    cards: usize,
    shuffles: u64,
    at: Vec<u32>,
    next: Vec<u32>,
    rising: Vec<u64>,
}

/// Who shuffles: the floor's shuffler, or in tests one that does it badly.
pub trait Shuffle {
    /// Puts cards in a new order.
    fn shuffle(&mut self, cards: &mut [u16]);
}

impl Shuffle for Shuffler {
    fn shuffle(&mut self, cards: &mut [u16]) {
        Shuffler::shuffle(self, cards);
    }
}

/// A test by its name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NamedTest {
    /// What is tested.
    pub name: &'static str,
    /// The result; none after too few shuffles.
    pub result: Option<ChiSquare>,
}

/// By how many places another card follows in the serial test.
const GROUPS: usize = 52;

impl ShuffleTest {
    /// Tests of a number of cards, all told apart.
    pub fn new(cards: usize) -> ShuffleTest {
        let groups = GROUPS.min(cards);
        ShuffleTest {
            cards,
            shuffles: 0,
            at: vec![0; groups * cards],
            next: vec![0; cards],
            rising: vec![0; cards + 1],
        }
    }

    /// Shuffles a number of times, each time from the order of a new deck.
    pub fn run(&mut self, shuffler: &mut impl Shuffle, shuffles: u64) {
        let (mut order, mut places) = (vec![0; self.cards], vec![0; self.cards]);
        for _ in 0..shuffles {
            (0..).zip(&mut order).for_each(|(card, place)| *place = card);
            shuffler.shuffle(&mut order);
            self.count(&order, &mut places);
        }
        self.shuffles += shuffles;
    }

    fn count(&mut self, order: &[u16], places: &mut [u16]) {
        for (place, &card) in order.iter().enumerate() {
            places[usize::from(card)] = place as u16;
            let class = self.group(card) * self.cards + place;
            self.at[class] += 1;
        }
        for two in order.windows(2) {
            let step = (usize::from(two[1]) + self.cards - usize::from(two[0])) % self.cards;
            self.next[step] += 1;
        }
        self.rising[rising_sequences(places)] += 1;
    }

    /// The cards of a large shoe are looked at by decks of 52, so that every class is filled.
    fn group(&self, card: u16) -> usize {
        usize::from(card) % GROUPS.min(self.cards)
    }

    /// How many cards a shuffle has.
    pub const fn cards(&self) -> usize {
        self.cards
    }

    /// How many shuffles were made.
    pub const fn shuffles(&self) -> u64 {
        self.shuffles
    }

    /// The three tests.
    pub fn results(&self) -> [NamedTest; 3] {
        [
            NamedTest { name: "position", result: self.position() },
            NamedTest { name: "serial", result: self.serial() },
            NamedTest { name: "rising sequences", result: self.rising() },
        ]
    }

    /// Every card is in every place equally often. Cards of one shuffle exclude each other, which takes degrees of
    /// freedom from each place and from each card.
    fn position(&self) -> Option<ChiSquare> {
        let groups = GROUPS.min(self.cards);
        let copies = self.cards / groups;
        let share = copies as f64 / self.cards as f64;
        let expected = self.shuffles as f64 * share;
        let test = ChiSquare::of(self.at.iter().map(|&count| (count.into(), expected)))?;
        // The places of the copies of a card are drawn without replacement: the variance of a class is smaller
        // than the multinomial one by this factor once rows and columns are fixed.
        let degrees = (groups - 1) * (self.cards - 1);
        let scale = (self.cards - 1) as f64 / self.cards as f64;
        Some(ChiSquare { statistic: test.statistic * scale, degrees })
    }

    /// Every card but itself follows a card equally often, counted by how much higher it is.
    fn serial(&self) -> Option<ChiSquare> {
        let expected = self.shuffles as f64;
        ChiSquare::of(self.next[1..].iter().map(|&count| (count.into(), expected)))
    }

    /// Orders have each number of rising sequences as often as Euler's numbers say.
    fn rising(&self) -> Option<ChiSquare> {
        let expected = eulerian(self.cards);
        let classes = self.rising[1..].iter().zip(expected);
        ChiSquare::of(classes.map(|(&count, share)| (count, share * self.shuffles as f64)))
    }
}

/// How many times the cards in their old order turn back to an earlier place, and one more.
fn rising_sequences(places: &[u16]) -> usize {
    1 + places.windows(2).filter(|two| two[1] < two[0]).count()
}

/// The share of the orders of a number of cards that have one, two, … rising sequences.
fn eulerian(cards: usize) -> Vec<f64> {
    let mut shares = vec![1.0];
    for cards in 2..=cards {
        let before = |k: usize| shares.get(k).copied().unwrap_or(0.0);
        let share = |k: usize| {
            let more = if k == 0 { 0.0 } else { (cards - k) as f64 * before(k - 1) };
            ((k + 1) as f64 * before(k) + more) / cards as f64
        };
        shares = (0..cards).map(share).collect();
    }
    shares
}

#[cfg(test)]
mod tests {
    use core::num::NonZeroU32;

    use super::*;

    fn below(shuffler: &mut Shuffler, choices: usize) -> usize {
        shuffler.below(NonZeroU32::new(choices as u32).unwrap()) as usize
    }

    #[test]
    fn euler_s_numbers_of_four_cards() {
        let shares = eulerian(4);
        assert!(shares.iter().zip([1.0, 11.0, 11.0, 1.0]).all(|(share, n)| (share - n / 24.0).abs() < 1e-12));
    }

    #[test]
    fn rising_sequences_of_a_new_deck_a_riffle_and_a_reversal() {
        assert_eq!(rising_sequences(&[0, 1, 2, 3]), 1);
        assert_eq!(rising_sequences(&[0, 2, 1, 3]), 2);
        assert_eq!(rising_sequences(&[3, 2, 1, 0]), 4);
    }

    fn least_p(shuffler: &mut impl Shuffle, cards: usize, shuffles: u64) -> f64 {
        let mut test = ShuffleTest::new(cards);
        test.run(shuffler, shuffles);
        test.results().iter().filter_map(|test| test.result).map(|test| test.p()).fold(1.0, f64::min)
    }

    #[test]
    fn the_floor_s_shuffle_passes() {
        assert!(least_p(&mut Shuffler::new([7; 32]), 52, 20_000) > 1e-4);
        assert!(least_p(&mut Shuffler::new([7; 32]), 416, 5_000) > 1e-4);
    }

    /// Of many seeds, p is small about as often as it says: the degrees of freedom are right.
    #[test]
    fn p_is_spread_evenly() {
        let mut small = [0; 3];
        for seed in 0..100 {
            let mut test = ShuffleTest::new(104);
            test.run(&mut Shuffler::new([seed; 32]), 800);
            for (count, test) in small.iter_mut().zip(test.results()) {
                *count += u32::from(test.result.unwrap().p() < 0.2);
            }
        }
        assert!(small.iter().all(|count| (8..=34).contains(count)), "{small:?}");
    }

    /// Swaps every card with any card, which favors some orders.
    struct Naive(Shuffler);

    impl Shuffle for Naive {
        fn shuffle(&mut self, cards: &mut [u16]) {
            for card in 0..cards.len() {
                cards.swap(card, below(&mut self.0, cards.len()));
            }
        }
    }

    /// Three riffles of a new deck.
    struct Riffles(Shuffler);

    impl Shuffle for Riffles {
        fn shuffle(&mut self, cards: &mut [u16]) {
            for _ in 0..3 {
                let mut bits: Vec<usize> = cards.iter().map(|_| below(&mut self.0, 2)).collect();
                bits.sort();
                let cut = bits.iter().filter(|&&bit| bit == 0).count();
                let (mut left, mut right) = (0, cut);
                let old = cards.to_vec();
                for card in cards.iter_mut() {
                    let remaining = cut - left + old.len() - right;
                    let from =
                        if below(&mut self.0, remaining) < cut - left { &mut left } else { &mut right };
                    *card = old[*from];
                    *from += 1;
                }
            }
        }
    }

    #[test]
    fn bad_shuffles_are_found_out() {
        assert!(least_p(&mut Naive(Shuffler::new([7; 32])), 52, 20_000) < 1e-9);
        assert!(least_p(&mut Riffles(Shuffler::new([7; 32])), 52, 2_000) < 1e-9);
    }
}

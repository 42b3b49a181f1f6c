//! How the first four cards can fall: identities 1 to 4 of [the module's page](super).

use super::number::Number;
use super::rules::{NATURAL, PLAYER_DRAWS_BELOW};

/// Numbers by the Point Counts of a hand that draws and of one that is no Natural.
pub(super) type Square<T> = [[T; NATURAL]; PLAYER_DRAWS_BELOW];

/// The difference of two digits, as a digit.
#[inline(always)]
pub(super) const fn minus(a: usize, b: usize) -> usize {
    (a + 10 - b) % 10
}

/// The sum of two digits, as a digit.
#[inline(always)]
pub(super) const fn plus(a: usize, b: usize) -> usize {
    (a + b) % 10
}

/// The ordered pairs of cards.
pub(super) struct Pairs<T> {
    /// How many cards there are of each value.
    pub cards: [T; 10],
    /// `partners[s][v]`: the cards that make a count `s` with a certain card of value `v`.
    pub partners: [[T; 10]; 10],
    /// `first[s][v]`: the pairs of count `s` whose first card has the value `v`.
    pub first: [[T; 10]; 10],
    /// `count[s]`: the pairs of count `s`.
    pub count: [T; 10],
}

impl<T: Number> Pairs<T> {
    #[inline(always)]
    pub fn new(cards: [T; 10]) -> Pairs<T> {
        let zero = [[T::ZERO; 10]; 10];
        let mut pairs = Pairs { cards, partners: zero, first: zero, count: [T::ZERO; 10] };
        (0..10).for_each(|sum| pairs.fill(sum));
        pairs
    }

    #[inline(always)]
    fn fill(&mut self, sum: usize) {
        for value in 0..10 {
            let partner = minus(sum, value);
            self.partners[sum][value] = self.cards[partner] - T::one_if(partner == value);
            self.first[sum][value] = self.cards[value] * self.partners[sum][value];
            self.count[sum] = self.count[sum] + self.first[sum][value];
        }
    }

    /// The pairs of a count that avoid two certain cards of these values.
    #[inline(always)]
    pub fn avoiding(&self, sum: usize, one: usize, other: usize) -> T {
        let partners = self.partners[sum][one] + self.partners[sum][other];
        self.count[sum] - (partners - T::one_if(plus(one, other) == sum)).twice()
    }

    /// The deals of four cards: a pair of one count, then a pair of the other.
    #[inline(always)]
    fn deals(&self, player: usize, banker: usize) -> T {
        let shared = (0..10).fold(T::ZERO, |sum, v| sum + self.first[player][v] * self.partners[banker][v]);
        let both = if player == banker { self.count[player].twice() } else { T::ZERO };
        self.count[player] * self.count[banker] - shared.twice().twice() + both
    }

    /// The deals of four cards that hold a certain card of this value.
    #[inline(always)]
    fn holding(&self, value: usize, player: usize, banker: usize) -> T {
        (self.held_by(value, player, banker) + self.held_by(value, banker, player)).twice()
    }

    /// Those where it is the first card of the pair that makes `sum`.
    #[inline(always)]
    fn held_by(&self, value: usize, sum: usize, other: usize) -> T {
        self.partners[sum][value] * self.avoiding(other, value, minus(sum, value))
    }
}

/// The deals of four cards, and those that avoid a certain card.
pub(super) struct Four<T> {
    /// The pairs they are made of.
    pub pairs: Pairs<T>,
    /// By both Point Counts.
    pub deals: [[T; 10]; 10],
    /// By the value of the card avoided, and by both Point Counts. Which hand is named first does not matter.
    pub avoiding: [Square<T>; 10],
}

impl<T: Number> Four<T> {
    #[inline(always)]
    pub fn new(cards: [T; 10]) -> Four<T> {
        let avoiding = [[[T::ZERO; NATURAL]; PLAYER_DRAWS_BELOW]; 10];
        let mut four = Four { pairs: Pairs::new(cards), deals: [[T::ZERO; 10]; 10], avoiding };
        four.fill_deals();
        (0..10).for_each(|value| four.fill_avoiding(value));
        four
    }

    #[inline(always)]
    fn fill_deals(&mut self) {
        for player in 0..10 {
            for banker in player..10 {
                self.deals[player][banker] = self.pairs.deals(player, banker);
                self.deals[banker][player] = self.deals[player][banker];
            }
        }
    }

    #[inline(always)]
    fn fill_avoiding(&mut self, value: usize) {
        for player in 0..PLAYER_DRAWS_BELOW {
            for banker in player..NATURAL {
                let avoiding = self.deals[player][banker] - self.pairs.holding(value, player, banker);
                self.avoiding[value][player][banker] = avoiding;
                if banker < PLAYER_DRAWS_BELOW {
                    self.avoiding[value][banker][player] = avoiding;
                }
            }
        }
    }

    /// The deals of five cards: pairs of these counts, the lower count of a hand that draws, and a card of this
    /// value.
    #[inline(always)]
    pub fn and_fifth(&self, draws: usize, other: usize, value: usize) -> T {
        self.pairs.cards[value] * self.avoiding[value][draws][other]
    }
}

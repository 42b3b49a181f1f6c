//! How the first four cards can fall: identities 1 to 4 of [the module's page](super).

use super::number::Number;
use super::rules::{NATURAL, PLAYER_DRAWS_BELOW};

/// A number for each Point Count of a Player's Hand that draws.
pub(super) type Row<T> = [T; PLAYER_DRAWS_BELOW];

/// A row for each Point Count of a Banker's Hand that is not a Natural.
pub(super) type Square<T> = [Row<T>; NATURAL];

/// The difference of two digits, as a digit.
#[inline(always)]
pub(super) const fn minus(a: usize, b: usize) -> usize {
    if a < b { a + 10 - b } else { a - b }
}

/// The sum of two digits, as a digit.
#[inline(always)]
pub(super) const fn plus(a: usize, b: usize) -> usize {
    minus(a + b, if a + b < 10 { 0 } else { 10 })
}

/// Ten numbers twice in a row: a window into them is a shift modulo ten.
#[inline(always)]
pub(super) fn around<T: Number>(numbers: &[T; 10]) -> [T; 20] {
    core::array::from_fn(|i| numbers[i % 10])
}

/// The window `numbers[0 - by], numbers[1 - by], …` modulo ten.
#[inline(always)]
pub(super) fn shifted<T: Number, const N: usize>(numbers: &[T; 20], by: usize) -> [T; N] {
    numbers[10 - by..].first_chunk().copied().unwrap_or([T::ZERO; N])
}

/// The ordered pairs of cards.
pub(super) struct Pairs<T> {
    /// How many cards there are of each value.
    pub cards: [T; 10],
    /// `partners[v][s]`: the cards that make a count `s` with a certain card of value `v`.
    pub partners: [[T; 10]; 10],
    /// `count[s]`: the pairs of count `s`.
    pub count: [T; 10],
}

impl<T: Number> Pairs<T> {
    #[inline(always)]
    pub fn new(cards: [T; 10]) -> Pairs<T> {
        let mut pairs = Pairs { cards, partners: [[T::ZERO; 10]; 10], count: [T::ZERO; 10] };
        let around = around(&cards);
        (0..10).for_each(|value| pairs.fill(value, &around));
        pairs
    }

    #[inline(always)]
    fn fill(&mut self, value: usize, around: &[T; 20]) {
        let partners = &mut self.partners[value];
        *partners = shifted(around, value);
        partners[plus(value, value)] = partners[plus(value, value)] - T::ONE;
        for (count, &partners) in self.count.iter_mut().zip(partners.iter()) {
            *count = *count + self.cards[value] * partners;
        }
    }

    /// The pairs of a count that avoid two certain cards of these values.
    #[inline(always)]
    pub fn avoiding(&self, sum: usize, one: usize, other: usize) -> T {
        let partners = self.partners[one][sum] + self.partners[other][sum];
        self.count[sum] - (partners - T::one_if(plus(one, other) == sum)).twice()
    }
}

/// The deals of four cards, and those that hold a certain card.
pub(super) struct Four<T> {
    /// The pairs they are made of.
    pub pairs: Pairs<T>,
    /// By both Point Counts.
    pub deals: [[T; 10]; 10],
    /// By the value of the card held, and by both Point Counts. Which hand is named first does not matter.
    pub holding: [Square<T>; 10],
}

impl<T: Number> Four<T> {
    #[inline(always)]
    pub fn new(cards: [T; 10]) -> Four<T> {
        let pairs = Pairs::new(cards);
        let deals = deals(&pairs);
        let mut holding = [[[T::ZERO; PLAYER_DRAWS_BELOW]; NATURAL]; 10];
        for (value, holding) in holding.iter_mut().enumerate() {
            fill_holding(&pairs, value, holding);
        }
        Four { pairs, deals, holding }
    }

    /// The deals of four cards that avoid a certain card of this value.
    #[inline(always)]
    pub fn avoiding(&self, value: usize) -> Square<T> {
        let mut avoiding = self.holding[value];
        for (row, deals) in avoiding.iter_mut().zip(&self.deals) {
            for (avoiding, &deals) in row.iter_mut().zip(deals) {
                *avoiding = deals - *avoiding;
            }
        }
        avoiding
    }
}

/// The deals of four cards: a pair of one count, then a pair of the other.
#[inline(always)]
fn deals<T: Number>(pairs: &Pairs<T>) -> [[T; 10]; 10] {
    let mut deals = [[T::ZERO; 10]; 10];
    for (banker, row) in deals.iter_mut().enumerate() {
        *row = shared(pairs, banker);
        for (deals, &count) in row.iter_mut().zip(&pairs.count) {
            *deals = pairs.count[banker] * count - deals.twice().twice();
        }
        row[banker] = row[banker] + pairs.count[banker].twice();
    }
    deals
}

/// The pairs of pairs that begin with one and the same card, for a count of the Banker's pair.
#[inline(always)]
fn shared<T: Number>(pairs: &Pairs<T>, banker: usize) -> [T; 10] {
    let mut shared = [T::ZERO; 10];
    for (partners, &cards) in pairs.partners.iter().zip(&pairs.cards) {
        let first = cards * partners[banker];
        for (shared, &partners) in shared.iter_mut().zip(partners) {
            *shared = *shared + first * partners;
        }
    }
    shared
}

/// The deals of four cards that hold a certain card of this value.
#[inline(always)]
fn fill_holding<T: Number>(pairs: &Pairs<T>, value: usize, holding: &mut Square<T>) {
    let partners = &pairs.partners[value];
    let left: [T; 10] = core::array::from_fn(|sum| pairs.count[sum] - partners[sum].twice());
    for (banker, row) in holding.iter_mut().enumerate() {
        let of_partner = &pairs.partners[minus(banker, value)];
        for (player, holding) in row.iter_mut().enumerate() {
            let of_other = pairs.partners[minus(player, value)][banker];
            let in_player = partners[player] * (left[banker] - of_other.twice());
            let in_banker = partners[banker] * (left[player] - of_partner[player].twice());
            *holding = (in_player + in_banker).twice();
        }
        if banker < PLAYER_DRAWS_BELOW {
            row[banker] = row[banker] + partners[banker].twice().twice().twice();
        }
    }
}

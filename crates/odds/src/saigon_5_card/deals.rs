//! Pairs of hands that can lie on the table together, counted by the Point Counts of both.
//!
//! Multiplying the number of player's hands by the number of dealer's hands counts pairs that share cards, too.
//! Inclusion and exclusion takes them out again: the pairs without a card in common are all pairs, less the
//! pairs that share a given card, plus the pairs that share two given cards, and so on. What is needed is only,
//! for every part of up to five values, how many hands hold it, by their Point Count: some four thousand parts,
//! instead of seven million pairs of hands.

use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Value};

use super::multisets::{Multisets, place, ways};

/// The Point Counts 1 to 10, and 0 for a hand that does not qualify.
pub(super) const COUNTS: usize = 11;

/// A number for each Point Count.
pub(super) type ByCount = [i64; COUNTS];

/// The number of deals for each Point Count of the player and, within it, each of the dealer.
pub(super) type Pairs = [ByCount; COUNTS];

const CLASSES: usize = Value::ALL.len();
/// The symbol in the places that a part smaller than five leaves empty. It sorts behind every value.
const NOTHING: usize = CLASSES;
const SYMBOLS: usize = CLASSES + 1;
const HAND: usize = 5;

/// What a value at a place adds to the number of a part.
static PLACES: [[usize; SYMBOLS]; HAND] = places();

const fn places() -> [[usize; SYMBOLS]; HAND] {
    let mut table = [[0; SYMBOLS]; HAND];
    let mut i = 0;
    while i < HAND * SYMBOLS {
        table[i / SYMBOLS][i % SYMBOLS] = place(i / SYMBOLS, i % SYMBOLS);
        i += 1;
    }
    table
}

/// What the empty places add to the number of a part, by how many values it has.
static EMPTY: [usize; HAND + 1] = empty();

const fn empty() -> [usize; HAND + 1] {
    let mut table = [0; HAND + 1];
    let mut size = HAND;
    while size > 0 {
        size -= 1;
        table[size] = table[size + 1] + place(size, NOTHING);
    }
    table
}

/// Five values and the number of ways to draw them.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    symbols: [u8; HAND],
    ways: i64,
}

impl Hand {
    /// The values.
    pub(super) fn values(&self) -> [Value; HAND] {
        self.symbols.map(|symbol| Value::ALL[symbol as usize])
    }

    /// The numbers of its 32 parts, the whole hand and the empty part included.
    fn parts(&self) -> impl Iterator<Item = usize> + '_ {
        (0..1u8 << HAND).map(|kept| self.part(kept))
    }

    fn part(&self, kept: u8) -> usize {
        let (mut number, mut size) = (0, 0);
        for (i, &symbol) in self.symbols.iter().enumerate() {
            if kept >> i & 1 == 1 {
                number += PLACES[size][symbol as usize];
                size += 1;
            }
        }
        number + EMPTY[size]
    }
}

/// Everything that can be drawn from some cards.
pub(super) struct Deals {
    hands: Vec<Hand>,
    /// For each part, in how many ways it can be drawn: negative if it has an odd number of values, since
    /// inclusion and exclusion then takes away.
    parts: Vec<i64>,
}

impl Deals {
    /// From these numbers of cards of each value.
    pub(super) fn of(cards: &[u8; CLASSES]) -> Deals {
        let hand = |symbols: [u8; HAND]| Hand { symbols, ways: ways(&symbols, cards) as i64 };
        let hands = Multisets::of(CLASSES as u8).map(hand).filter(|hand| hand.ways > 0).collect();
        Deals { hands, parts: Multisets::of(SYMBOLS as u8).map(|part| signed_ways(&part, cards)).collect() }
    }

    /// How many hands hold each part, if every hand shows the Point Count that it is given here.
    pub(super) fn holders(&self, count: impl Fn(&Hand) -> Option<ShowdownCount>) -> Holders {
        let mut holders = vec![[0; COUNTS]; self.parts.len()];
        for hand in &self.hands {
            let count = index(count(hand));
            hand.parts().for_each(|part| holders[part][count] += hand.ways);
        }
        Holders(holders)
    }

    /// The deals of both hands, by the Point Counts of both.
    pub(super) fn pairs(&self, player: &Holders, dealer: &Holders) -> Pairs {
        let mut pairs = [[0; COUNTS]; COUNTS];
        for (part, &ways) in self.parts.iter().enumerate().filter(|(_, ways)| **ways != 0) {
            let dealer = dealer.0[part].map(|hands| hands / ways);
            add_products(&mut pairs, &player.0[part], &dealer);
        }
        pairs
    }

    /// The dealer's hands that a player's hand leaves possible, by their Point Count.
    pub(super) fn against(&self, player: &Hand, dealer: &Holders) -> ByCount {
        let mut counts = [0; COUNTS];
        for part in player.parts() {
            let ways = self.parts[part];
            counts.iter_mut().zip(dealer.0[part]).for_each(|(sum, hands)| *sum += hands / ways);
        }
        counts
    }
}

/// How many hands hold each part, by Point Count, every way to draw the part counted on its own. Divided by the
/// ways to draw the part, it is the number of hands that hold given cards.
pub(super) struct Holders(Vec<ByCount>);

fn add_products(pairs: &mut Pairs, player: &ByCount, dealer: &ByCount) {
    for (row, &hands) in pairs.iter_mut().zip(player).filter(|(_, hands)| **hands != 0) {
        row.iter_mut().zip(dealer).for_each(|(sum, others)| *sum += hands * others);
    }
}

fn signed_ways(part: &[u8; HAND], cards: &[u8; CLASSES]) -> i64 {
    let size = part.partition_point(|&symbol| (symbol as usize) < NOTHING);
    let ways = ways(&part[..size], cards) as i64;
    if size % 2 == 0 { ways } else { -ways }
}

/// Where a Point Count stands in the arrays of this file.
pub(super) fn index(count: Option<ShowdownCount>) -> usize {
    count.map_or(0, |count| count.get() as usize)
}

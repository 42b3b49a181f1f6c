//! Many tables of baccarat side by side.
//!
//! A shoe is kept as counts of the ten values and never shuffled: a draw picks one of the cards left, and its value
//! is the number of running totals that do not exceed it. Nine comparisons find the value and nine subtractions
//! take the card out, without a branch or a look-up, for as many tables at a time as the processor has lanes of
//! sixteen bits.
//!
//! Cards that are burned unseen are as good as cards that stay at the bottom of the shoe, so they stay in the
//! counts and the shoe ends earlier by as many cards.

use super::Shoe;
use super::draws::{DRAWS, PAIRS, place_two, place_two_lanes};
use super::rules::{BURNED, banker_draws_below, last_digit, taken};
use crate::dispatch::Wide;
use crate::stream::{Key, ROUNDS_PER_TABLE, Seed, WordLanes};

/// How many tables are played at once: the lanes of the widest registers in common use.
pub(super) const LANES: usize = 32;

/// The running totals of the values: how many cards are worth no more than 0, 1, … 8.
const TOTALS: usize = 9;

/// The cells of a table of baccarat, in the width in which one block of tables is counted.
pub(super) type Cells = [u32; croupier_rules::families::baccarat::Coup::COUNT];

/// The shoes of many tables.
struct Shoes {
    totals: [[i16; LANES]; TOTALS],
    cards: [i16; LANES],
    /// A round that begins with fewer cards is the last one of its shoe.
    last_below: [i16; LANES],
    number: [u32; LANES],
    full: [i16; TOTALS],
    shoe: Shoe,
}

impl Shoes {
    fn new(shoe: Shoe, keys: &[Key; LANES]) -> Shoes {
        let full = core::array::from_fn(|value| shoe.up_to(value) as i16);
        let zero = [0; LANES];
        let mut shoes =
            Shoes { totals: [zero; TOTALS], cards: zero, last_below: zero, number: [0; LANES], full, shoe };
        (0..LANES).for_each(|lane| shoes.renew(lane, keys[lane]));
        shoes
    }

    /// Begins the next shoe of a table: the first card is burned face up, and as many unseen as it says.
    fn renew(&mut self, lane: usize, key: Key) {
        let burned = key.choose(self.number[lane].into(), 0, self.shoe.cards().into()) as i16;
        self.number[lane] += 1;
        self.begin(lane, burned);
    }

    /// Begins a shoe without the card at a place.
    fn begin(&mut self, lane: usize, burned: i16) {
        let value = self.full.iter().filter(|&&total| total <= burned).count();
        for (totals, &full) in self.totals.iter_mut().zip(&self.full) {
            totals[lane] = full - i16::from(full > burned);
        }
        self.cards[lane] = self.shoe.cards() as i16 - 1;
        self.last_below[lane] = self.shoe.behind_cover_card as i16 + BURNED[value];
    }
}

/// What one round of all tables needs and leaves.
struct Round {
    words: [u32; LANES],
    places: [[i16; LANES]; DRAWS],
    cells: [u16; LANES],
    last: [u16; LANES],
}

impl Round {
    const fn new() -> Round {
        Round { words: [0; LANES], places: [[0; LANES]; DRAWS], cells: [0; LANES], last: [0; LANES] }
    }
}

/// Plays a block of whole tables.
#[inline(always)]
fn play(shoe: Shoe, seed: Seed, first: u64, cells: &mut Cells) {
    let keys: [Key; LANES] = core::array::from_fn(|lane| seed.table(first + lane as u64));
    let (mut shoes, mut words) = (Shoes::new(shoe, &keys), WordLanes::of(&keys));
    let mut round = Round::new();
    for number in 0..ROUNDS_PER_TABLE {
        place(&shoes, &mut words, &keys, number, &mut round);
        deal(&mut shoes, &mut round);
        count(&round.cells, cells);
        renew(&mut shoes, &round.last, &keys);
    }
}

#[inline(always)]
fn place(shoes: &Shoes, words: &mut WordLanes<LANES>, keys: &[Key; LANES], number: u64, round: &mut Round) {
    for pair in 0..PAIRS {
        words.next(&mut round.words);
        let fewer = 2 * pair as i16;
        let [one, two, ..] = &mut round.places[2 * pair..] else { unreachable!("six draws are three pairs") };
        if place_two_lanes(&round.words, &shoes.cards, fewer, [one, two]) {
            place_exactly(shoes, keys, number, pair, round);
        }
    }
}

/// Draws once more where a remainder was small; most words turn out to be accepted.
#[cold]
fn place_exactly(shoes: &Shoes, keys: &[Key; LANES], number: u64, pair: usize, round: &mut Round) {
    for (lane, &key) in keys.iter().enumerate() {
        let cards = shoes.cards[lane] as u32 - 2 * pair as u32;
        let drawn = place_two(key, number, pair, round.words[lane], cards);
        round.places[2 * pair][lane] = drawn[0] as i16;
        round.places[2 * pair + 1][lane] = drawn[1] as i16;
    }
}

/// Deals a round on every table: only additions and comparisons of sixteen bits.
#[inline(always)]
fn deal(shoes: &mut Shoes, round: &mut Round) {
    let [t0, t1, t2, t3, t4, t5, t6, t7, t8] = &mut shoes.totals;
    let [one, two, three, four, five, six] = &round.places;
    for lane in 0..LANES {
        let mut totals =
            [t0[lane], t1[lane], t2[lane], t3[lane], t4[lane], t5[lane], t6[lane], t7[lane], t8[lane]];
        let first = [one[lane], two[lane], three[lane], four[lane]].map(|place| take(&mut totals, place, 1));
        let player = last_digit(first[0] + first[2]);
        let banker = last_digit(first[1] + first[3]);
        let (player_draws, fifth_taken) = taken(player, banker);
        let fifth = take(&mut totals, five[lane], i16::from(fifth_taken));
        let sixth_taken = player_draws & (banker < banker_draws_below(fifth));
        let sixth = take(&mut totals, six[lane], i16::from(sixth_taken));
        let banker_draws = if player_draws { sixth_taken } else { fifth_taken };
        let banker_third = if player_draws { sixth } else { fifth };
        let player = last_digit(player + if player_draws { fifth } else { 0 });
        let banker = last_digit(banker + if banker_draws { banker_third } else { 0 });
        round.cells[lane] = cell(player, player_draws, banker, banker_draws) as u16;
        round.last[lane] = u16::from(shoes.cards[lane] < shoes.last_below[lane]);
        shoes.cards[lane] -= 4 + i16::from(fifth_taken) + i16::from(sixth_taken);
        [t0[lane], t1[lane], t2[lane], t3[lane], t4[lane], t5[lane], t6[lane], t7[lane], t8[lane]] = totals;
    }
}

/// The value of the card at a place among the cards left, which is taken out if it is needed.
#[inline(always)]
fn take(totals: &mut [i16; TOTALS], place: i16, needed: i16) -> i16 {
    let mut value = TOTALS as i16;
    for total in totals {
        let above = i16::from(*total > place);
        value -= above;
        *total -= above & needed;
    }
    value
}

/// The index of a coup; a test compares it with the rules.
#[inline(always)]
pub(super) const fn cell(player: i16, player_drew: bool, banker: i16, banker_drew: bool) -> i16 {
    (player * 2 + player_drew as i16) * 20 + banker * 2 + banker_drew as i16
}

#[inline(always)]
fn count(round: &[u16; LANES], cells: &mut Cells) {
    for &cell in round {
        cells[cell as usize] += 1;
    }
}

#[inline(always)]
fn renew(shoes: &mut Shoes, last: &[u16; LANES], keys: &[Key; LANES]) {
    if last.iter().fold(0, |any, &last| any | last) == 0 {
        return;
    }
    for lane in 0..LANES {
        if last[lane] != 0 {
            shoes.renew(lane, keys[lane]);
        }
    }
}

/// A block of tables, to be played as wide as the processor allows.
pub(super) struct Block<'a> {
    pub shoe: Shoe,
    pub seed: Seed,
    pub first: u64,
    pub cells: &'a mut Cells,
}

impl Wide for Block<'_> {
    #[inline(always)]
    fn run(&mut self) {
        play(self.shoe, self.seed, self.first, self.cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::baccarat::Table;
    use crate::stream::Purpose;
    use croupier_rules::Card;
    use croupier_rules::families::baccarat::ranking::value;

    /// A place at which a card of this value lies among the cards left.
    fn place_of(totals: &[i16; TOTALS], card: Card) -> i16 {
        match usize::from(value(card).unwrap().get()) {
            0 => 0,
            value => totals[value - 1],
        }
    }

    /// The draws that take these cards, one after another.
    fn draw(shoes: &Shoes, lane: usize, cards: &[Card], round: &mut Round) {
        let mut totals = core::array::from_fn(|value| shoes.totals[value][lane]);
        for (places, &card) in round.places.iter_mut().zip(cards) {
            places[lane] = place_of(&totals, card);
            take(&mut totals, places[lane], 1);
        }
    }

    #[test]
    fn lanes_that_draw_the_cards_of_shuffled_shoes_deal_the_rounds_of_those_shoes() {
        for shoe in [Shoe::of(6), Shoe { decks: 7, behind_cover_card: 30 }, Shoe::of(8)] {
            let mut tables: [Table; LANES] = core::array::from_fn(|lane| Table::new(shoe, 7, lane as u64));
            let keys = [Seed::new(0, Purpose::Baccarat).table(0); LANES];
            let (mut shoes, mut round) = (Shoes::new(shoe, &keys), Round::new());
            for _ in 0..500 {
                for (lane, table) in tables.iter_mut().enumerate() {
                    if let Some(burned) = table.ready() {
                        let full = shoes.full;
                        shoes.begin(lane, place_of(&full, burned));
                    }
                    draw(&shoes, lane, table.to_come(), &mut round);
                }
                deal(&mut shoes, &mut round);
                for (lane, table) in tables.iter_mut().enumerate() {
                    let dealt = table.deal();
                    assert_eq!(usize::from(round.cells[lane]), dealt.coup.index());
                    assert_eq!(round.last[lane] != 0, dealt.last);
                }
            }
        }
    }
}

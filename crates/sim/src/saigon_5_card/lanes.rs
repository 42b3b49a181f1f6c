//! Many tables of Saigon 5 Card side by side: cards and pairs of ranks in lanes, then two look-ups for each table.

use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::kit::paytable::Line;

use super::book::{Book, pair};
use super::{CARDS, Cell, DEALT, LINES};
use crate::deck::{self, CardLanes, LANES};
use crate::deck_lanes::DeckLanes;
use crate::dispatch::Wide;
use crate::stream::{ROUNDS_PER_TABLE, Seed};

/// What the lanes find out about five cards.
#[derive(Default)]
struct Hand {
    one: [u8; LANES],
    two: [u8; LANES],
    fifth: [u8; LANES],
}

struct Round {
    cards: CardLanes<DEALT>,
    player: Hand,
    dealer: Hand,
    one_suit: [u8; LANES],
}

/// Plays a block of whole tables, whoever deals.
#[inline(always)]
fn play(books: [&Book; 2], mut deal: impl FnMut(&mut CardLanes<DEALT>), cells: &mut [u32; Cell::COUNT]) {
    let (player, dealer) = (Hand::default(), Hand::default());
    let mut round = Round { cards: [[0; LANES]; DEALT], player, dealer, one_suit: [0; LANES] };
    for _ in 0..ROUNDS_PER_TABLE {
        deal(&mut round.cards);
        let [a, b, c, d, e, f, g, h, i, j] = &round.cards;
        look([a, b, c, d, e], &mut round.player);
        look([f, g, h, i, j], &mut round.dealer);
        look_at_suits([a, b, c, d, e], &mut round.one_suit);
        count(books, &round, cells);
    }
}

/// The ranks in pairs; the joker's index makes it a rank of its own.
#[inline(always)]
fn look([a, b, c, d, e]: [&[u8; LANES]; 5], hand: &mut Hand) {
    for lane in 0..LANES {
        hand.one[lane] = pair(a[lane] >> 2, b[lane] >> 2);
        hand.two[lane] = pair(c[lane] >> 2, d[lane] >> 2);
        hand.fifth[lane] = e[lane] >> 2;
    }
}

/// A bit for the suit, all of them for the joker.
#[inline(always)]
const fn suits(card: u8) -> u8 {
    let high = if card & 2 == 0 { 1 } else { 4 };
    let bit = if card & 1 == 0 { high } else { high + high };
    if card == 52 { 15 } else { bit }
}

#[inline(always)]
fn look_at_suits([a, b, c, d, e]: [&[u8; LANES]; 5], one_suit: &mut [u8; LANES]) {
    for lane in 0..LANES {
        one_suit[lane] = suits(a[lane]) & suits(b[lane]) & suits(c[lane]) & suits(d[lane]) & suits(e[lane]);
    }
}

#[inline(always)]
fn count(books: [&Book; 2], round: &Round, cells: &mut [u32; Cell::COUNT]) {
    for lane in 0..LANES {
        let [player, dealer] = [(books[0], &round.player), (books[1], &round.dealer)]
            .map(|(book, hand)| book.read(hand.one[lane], hand.two[lane], hand.fifth[lane]));
        let line = if round.one_suit[lane] == 0 { player.line() } else { line_of(&round.cards, lane) };
        let cell = Cell::of_numbers(player.count(), dealer.count(), line);
        if let Some(count) = cells.get_mut(cell.index()) {
            *count += 1;
        }
    }
}

/// The line of a hand of one suit, asked of the rules.
#[cold]
fn line_of(cards: &CardLanes<DEALT>, lane: usize) -> usize {
    let card = |place: usize| deck::card(cards[place][lane]);
    bonus(core::array::from_fn(card)).map_or(LINES - 1, Line::index)
}

/// A block of tables, to be played as wide as the processor allows.
pub(super) struct Block<'a> {
    pub books: [&'a Book; 2],
    pub seed: Seed,
    pub first: u64,
    pub cells: &'a mut [u32; Cell::COUNT],
}

impl Wide for Block<'_> {
    #[inline(always)]
    fn run(&mut self) {
        let mut decks = DeckLanes::<CARDS, DEALT>::new(self.seed, self.first);
        play(self.books, |cards| decks.deal(cards), self.cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::shuffled;
    use crate::dispatch::Instructions;
    use crate::saigon_5_card::{Saigon5Card, hands};
    use crate::stream::Purpose;
    use croupier_odds::saigon_5_card::Setting;
    use croupier_rules::Card;

    #[test]
    fn shuffled_decks_in_lanes_count_as_the_rules_say() {
        let house = || Box::new(Setting::Highest);
        let game = Saigon5Card::new(house(), house(), Instructions::Portable);
        let mut shuffles = Purpose::Saigon5Card.shuffles(7, 0);
        let (mut by_lanes, mut by_rules) = ([0; Cell::COUNT], [0; Cell::COUNT]);
        let deal = |cards: &mut CardLanes<DEALT>| {
            (0..LANES).for_each(|lane| {
                let deck = shuffled::<CARDS>(&mut shuffles);
                let dealt: [Card; DEALT] = core::array::from_fn(|place| deck[place]);
                (0..DEALT).for_each(|place| cards[place][lane] = dealt[place].index() as u8);
                by_rules[game.cell(hands(dealt)).index()] += 1;
            });
        };
        play([&game.player_book, &game.dealer_book], deal, &mut by_lanes);
        assert_eq!(by_lanes, by_rules);
    }
}

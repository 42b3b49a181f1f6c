//! Many tables of Three Card Prime side by side.
//!
//! Cards, slots, colors and the matches among six ranks are found in lanes. What is left for each table is to look
//! up two hands, compare them and count. Nine rounds in ten hold nothing in six cards, which the lanes can tell;
//! the others ask the rules.

use croupier_rules::Card;
use croupier_rules::games::three_card_prime::completion::FourthCard;
use croupier_rules::games::three_card_prime::payouts::PrimeLine;
use croupier_rules::games::three_card_prime::{AllSixHand, all_six, ante_play};

use super::book::{Book, Entry, ONE_SUIT, slot};
use super::{CARDS, Cell, DEALT};
use crate::deck::{CardLanes, LANES};
use crate::deck_lanes::DeckLanes;
use crate::dispatch::Wide;
use crate::stream::{ROUNDS_PER_TABLE, Seed};

/// What the lanes find out about a round.
struct Round {
    cards: CardLanes<DEALT>,
    player: [u16; LANES],
    dealer: [u16; LANES],
    two: [u8; LANES],
    three_of_a_rank: [u8; LANES],
    one_color: [u16; LANES],
    both_one_color: [u16; LANES],
}

#[inline(always)]
fn play(book: &Book, seed: Seed, first: u64, cells: &mut [u32; Cell::COUNT]) {
    let mut decks = DeckLanes::<CARDS, DEALT>::new(seed, first);
    let mut round = Round {
        cards: [[0; LANES]; DEALT],
        player: [0; LANES],
        dealer: [0; LANES],
        two: [0; LANES],
        three_of_a_rank: [0; LANES],
        one_color: [0; LANES],
        both_one_color: [0; LANES],
    };
    let mut something = 0;
    for _ in 0..ROUNDS_PER_TABLE {
        decks.deal(&mut round.cards);
        look(&mut round);
        match_ranks(&round.cards, &mut round.three_of_a_rank);
        something += count(book, &round, cells);
    }
    count_the_rest(&round, something, cells);
}

/// The bit by which red and black cards differ, from the two bits of the suit.
#[inline(always)]
const fn red(card: u8) -> u8 {
    (card ^ card >> 1) & 1
}

#[inline(always)]
fn look(round: &mut Round) {
    let [a, b, c, d, e, f, fourth] = &round.cards;
    for lane in 0..LANES {
        round.player[lane] = slot(a[lane], b[lane], c[lane]);
        round.dealer[lane] = slot(d[lane], e[lane], f[lane]);
        round.two[lane] = u8::from(fourth[lane] < 4);
        let player = red(a[lane]) + red(b[lane]) + red(c[lane]);
        let dealer = red(d[lane]) + red(e[lane]) + red(f[lane]);
        let one_color = (player == 0) | (player == 3);
        round.one_color[lane] += u16::from(one_color);
        round.both_one_color[lane] += u16::from(one_color & (player == dealer));
    }
}

/// Whether three of six cards have one rank: whether some card matches two of the cards after it.
#[inline(always)]
fn match_ranks(cards: &CardLanes<DEALT>, found: &mut [u8; LANES]) {
    for lane in 0..LANES {
        let ranks: [u8; 6] = core::array::from_fn(|card| cards[card][lane] >> 2);
        let mut most = 0;
        for first in 0..4 {
            let mut matches = 0;
            for second in first + 1..6 {
                matches += u8::from(ranks[first] == ranks[second]);
            }
            most = if matches > most { matches } else { most };
        }
        found[lane] = u8::from(most >= 2);
    }
}

/// Counts the hands of a round, and what six cards hold where they hold something. Says how many do.
#[inline(always)]
fn count(book: &Book, round: &Round, cells: &mut [u32; Cell::COUNT]) -> u32 {
    let mut something = 0;
    for lane in 0..LANES {
        let (player, dealer) = (book.read(round.player[lane]), book.read(round.dealer[lane]));
        let fourth = if round.two[lane] == 0 { FourthCard::NotATwo } else { FourthCard::Two };
        let cell = Cell::hands(player.strength, ante_play(dealer.strength, player.strength), fourth);
        cells[cell.index()] += 1;
        if may_hold_something(round, lane, player, dealer) {
            let cards = core::array::from_fn(|card| round.cards[card][lane]);
            something += 1;
            cells[Cell::six(in_six(cards)).index()] += 1;
        }
    }
    something
}

/// Five cards of a suit take all three of a hand.
#[inline(always)]
fn may_hold_something(round: &Round, lane: usize, player: Entry, dealer: Entry) -> bool {
    let suited = (round.player[lane] | round.dealer[lane]) & ONE_SUIT != 0;
    suited | (round.three_of_a_rank[lane] != 0) | five_in_a_row(player.ranks | dealer.ranks)
}

/// The ace stands above the king and once more below the two, as the rules have it: this may only let through too
/// much, never too little.
#[inline(always)]
const fn five_in_a_row(ranks: u16) -> bool {
    let line = ranks << 1 | ranks >> 12;
    line & line >> 1 & line >> 2 & line >> 3 & line >> 4 != 0
}

#[inline(never)]
fn in_six(cards: [u8; 6]) -> AllSixHand {
    all_six(cards.map(|index| Card::from_index(index).unwrap_or(Card::JOKER)))
}

fn count_the_rest(round: &Round, something: u32, cells: &mut [u32; Cell::COUNT]) {
    let rounds = ROUNDS_PER_TABLE as u32 * LANES as u32;
    let sum = |lanes: &[u16; LANES]| lanes.iter().map(|&count| u32::from(count)).sum::<u32>();
    let (one, both) = (sum(&round.one_color), sum(&round.both_one_color));
    cells[Cell::colors(Some(PrimeLine::PlayerAndDealer)).index()] += both;
    cells[Cell::colors(Some(PrimeLine::Player)).index()] += one - both;
    cells[Cell::colors(None).index()] += rounds - one;
    cells[Cell::six(AllSixHand::Nothing).index()] += rounds - something;
}

/// A block of tables, to be played as wide as the processor allows.
pub(super) struct Block<'a> {
    pub book: &'a Book,
    pub seed: Seed,
    pub first: u64,
    pub cells: &'a mut [u32; Cell::COUNT],
}

impl Wide for Block<'_> {
    #[inline(always)]
    fn run(&mut self) {
        play(self.book, self.seed, self.first, self.cells);
    }
}

//! Many tables of Three Card Prime side by side.
//!
//! Cards, slots, colors, matches, comparisons and cells are found in lanes, without a branch. What is left for each
//! table is to look up two hands and to count. Nineteen rounds in twenty hold nothing in six cards, which the lanes
//! can tell; the others ask the rules.

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::payouts::PrimeLine;
use croupier_rules::chapters::three_card_prime::{AllSixHand, Strength, all_six, strength};
use croupier_rules::kit::card::{Rank, Suit};

use super::book::{Book, slot};
use super::{CARDS, Cell, Class, DEALT, HANDS, SHOWDOWNS};
use crate::deck::{self, CardLanes, LANES};
use crate::deck_lanes::DeckLanes;
use crate::dispatch::Wide;
use crate::stream::{ROUNDS_PER_TABLE, Seed};

/// What the lanes find out about a round.
struct Round {
    cards: CardLanes<DEALT>,
    player: [u16; LANES],
    dealer: [u16; LANES],
    players_strength: [u16; LANES],
    dealers_strength: [u16; LANES],
    ranks: [u16; LANES],
    matches: [u8; LANES],
    cells: [u16; LANES],
    something: [u8; LANES],
    one_color: [u16; LANES],
    both_one_color: [u16; LANES],
}

impl Round {
    const fn new() -> Round {
        let (bytes, words) = ([0; LANES], [0; LANES]);
        Round {
            cards: [bytes; DEALT],
            player: words,
            dealer: words,
            players_strength: words,
            dealers_strength: words,
            ranks: words,
            matches: bytes,
            cells: words,
            something: bytes,
            one_color: words,
            both_one_color: words,
        }
    }
}

/// Plays a block of whole tables, whoever deals.
#[inline(always)]
fn play(book: &Book, mut deal: impl FnMut(&mut CardLanes<DEALT>), cells: &mut [u32; Cell::COUNT]) {
    let (mut round, mut something) = (Round::new(), 0);
    for _ in 0..ROUNDS_PER_TABLE {
        deal(&mut round.cards);
        find_slots(&mut round);
        find_colors(&mut round);
        find_matches(&round.cards, &mut round.matches);
        look_up(book, &mut round);
        compare(&mut round);
        round.cells.iter().for_each(|&cell| cells[usize::from(cell) % HANDS] += 1);
        something += count_six(&round, cells);
    }
    count_the_rest(&round, something, cells);
}

#[inline(always)]
fn find_slots(round: &mut Round) {
    let [a, b, c, d, e, f, _] = &round.cards;
    for lane in 0..LANES {
        round.player[lane] = slot(a[lane], b[lane], c[lane]);
        round.dealer[lane] = slot(d[lane], e[lane], f[lane]);
    }
}

/// The bit by which red and black cards differ, from the two bits of the suit.
#[inline(always)]
const fn red(card: u8) -> u8 {
    (card ^ card >> 1) & 1
}

#[inline(always)]
fn find_colors(round: &mut Round) {
    let [a, b, c, d, e, f, _] = &round.cards;
    for lane in 0..LANES {
        let player = red(a[lane]) + red(b[lane]) + red(c[lane]);
        let dealer = red(d[lane]) + red(e[lane]) + red(f[lane]);
        let one_color = (player == 0) | (player == 3);
        round.one_color[lane] += u16::from(one_color);
        round.both_one_color[lane] += u16::from(one_color & (player == dealer));
    }
}

/// Whether three of six cards have one rank, or five of them one suit: whether some card matches two, or four, of
/// the cards after it. The first four cards, or the first two, have one of each such set among them.
#[inline(always)]
fn find_matches(cards: &CardLanes<DEALT>, found: &mut [u8; LANES]) {
    for lane in 0..LANES {
        let six: [u8; 6] = core::array::from_fn(|card| cards[card][lane]);
        let (mut most_ranks, mut most_suits) = (0, 0);
        for first in 0..4 {
            let (mut ranks, mut suits) = (0, 0);
            for second in first + 1..6 {
                let differ = six[first] ^ six[second];
                ranks += u8::from(differ < 4);
                suits += u8::from(differ & 3 == 0);
            }
            most_ranks = if ranks > most_ranks { ranks } else { most_ranks };
            most_suits = if suits > most_suits { suits } else { most_suits };
        }
        found[lane] = u8::from((most_ranks >= 2) | (most_suits >= 4));
    }
}

#[inline(always)]
fn look_up(book: &Book, round: &mut Round) {
    for lane in 0..LANES {
        let (player, dealer) = (book.read(round.player[lane]), book.read(round.dealer[lane]));
        round.players_strength[lane] = player.strength;
        round.dealers_strength[lane] = dealer.strength;
        round.ranks[lane] = player.ranks | dealer.ranks;
    }
}

/// The cell of both hands and the fourth card, and whether six cards may hold something.
#[inline(always)]
fn compare(round: &mut Round) {
    let [a, b, c, ..] = &round.cards;
    for lane in 0..LANES {
        let (player, dealer) = (round.players_strength[lane], round.dealers_strength[lane]);
        let class = class(player, three_suits(a[lane], b[lane], c[lane]));
        let two = u16::from(is_two(round.cards[DEALT - 1][lane]));
        round.cells[lane] = (class * SHOWDOWNS as u16 + showdown(dealer, player)) * 2 + two;
        round.something[lane] = round.matches[lane] | u8::from(five_in_a_row(round.ranks[lane]));
    }
}

#[inline(always)]
const fn three_suits(a: u8, b: u8, c: u8) -> bool {
    ((a ^ b) & 3 != 0) & ((a ^ c) & 3 != 0) & ((b ^ c) & 3 != 0)
}

/// The class of a hand of this strength.
#[inline(always)]
const fn class(strength: u16, three_suits: bool) -> u16 {
    let told_apart = (strength == Class::TOLD_APART.ordinal() as u16) & three_suits;
    if told_apart { Class::IN_THREE_SUITS.index() as u16 } else { strength }
}

/// The twos are the first four cards.
#[inline(always)]
const fn is_two(card: u8) -> bool {
    card < 4
}

/// The number of the showdown, without a branch; tests compare it with the rules.
#[inline(always)]
pub(super) const fn showdown(dealer: u16, player: u16) -> u16 {
    let lower = if player < dealer { 1 + (player >= WEAKEST_STRAIGHT) as u16 } else { 0 };
    if dealer >= LEAST_QUALIFYING { 1 + lower } else { 0 }
}

/// The weakest hand with which a dealer qualifies.
const LEAST_QUALIFYING: u16 = hand([Rank::Queen, Rank::Three, Rank::Two]).ordinal() as u16;

/// The weakest hand that earns a Bad Beat Bonus.
const WEAKEST_STRAIGHT: u16 = hand([Rank::Ace, Rank::Two, Rank::Three]).ordinal() as u16;

const fn hand(ranks: [Rank; 3]) -> Strength {
    let [a, b, c] = ranks;
    strength([Card::new(a, Suit::Clubs), Card::new(b, Suit::Diamonds), Card::new(c, Suit::Hearts)])
}

/// The ace stands above the king and once more below the two, as the rules have it: this may only let through too
/// much, never too little.
#[inline(always)]
const fn five_in_a_row(ranks: u16) -> bool {
    let line = ranks << 1 | ranks >> 12;
    line & line >> 1 & line >> 2 & line >> 3 & line >> 4 != 0
}

/// Counts what six cards hold, where they hold something. Says how many do.
#[inline(always)]
fn count_six(round: &Round, cells: &mut [u32; Cell::COUNT]) -> u32 {
    let mut something = 0;
    for (eight, flags) in round.something.chunks_exact(8).enumerate() {
        let mut flags = u64::from_le_bytes(core::array::from_fn(|lane| flags[lane]));
        something += flags.count_ones();
        while flags != 0 {
            let lane = eight * 8 + flags.trailing_zeros() as usize / 8;
            cells[Cell::six(in_six(&round.cards, lane)).index()] += 1;
            flags &= flags - 1;
        }
    }
    something
}

fn in_six(cards: &CardLanes<DEALT>, lane: usize) -> AllSixHand {
    all_six(core::array::from_fn(|card| deck::card(cards[card][lane])))
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
        let mut decks = DeckLanes::<CARDS, DEALT>::new(self.seed, self.first);
        play(self.book, |cards| decks.deal(cards), self.cells);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::shuffled;
    use crate::stream::Purpose;
    use croupier_rules::chapters::three_card_prime::ante_play;

    #[test]
    fn shuffled_decks_in_lanes_count_as_the_rules_say() {
        let mut shuffles = Purpose::ThreeCardPrime.shuffles(7, 0);
        let (mut by_lanes, mut by_rules) = ([0; Cell::COUNT], [0; Cell::COUNT]);
        let deal = |cards: &mut CardLanes<DEALT>| {
            (0..LANES).for_each(|lane| {
                let deck = shuffled::<CARDS>(&mut shuffles);
                let dealt: [Card; DEALT] = core::array::from_fn(|place| deck[place]);
                (0..DEALT).for_each(|place| cards[place][lane] = dealt[place].index() as u8);
                let cells = crate::three_card_prime::cells(&crate::three_card_prime::hands(dealt));
                cells.into_iter().for_each(|cell| by_rules[cell.index()] += 1);
            });
        };
        play(&Book::new(), deal, &mut by_lanes);
        assert_eq!(by_lanes, by_rules);
    }

    #[test]
    fn every_two_hands_compare_as_the_rules_say() {
        for player in Strength::all() {
            for dealer in Strength::all() {
                let ours = showdown(dealer.ordinal() as u16, player.ordinal() as u16);
                assert_eq!(usize::from(ours), ante_play(dealer, player) as usize);
            }
        }
    }

    #[test]
    fn the_twos_are_the_cards_that_a_fourth_card_must_be() {
        use crate::three_card_prime::fourth_card;
        use croupier_rules::chapters::three_card_prime::completion::FourthCard;
        for card in Card::all_52() {
            assert_eq!(is_two(card.index() as u8), fourth_card(card) == FourthCard::Two);
        }
    }
}

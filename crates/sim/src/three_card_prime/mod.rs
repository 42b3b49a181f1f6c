//! Three Card Prime: a fresh deck each round, all wagers settled together.

mod book;
mod class;
mod game;
mod lanes;
mod seats;
pub mod strategy;
pub mod wagers;

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::all_six as all_six_hand;
use croupier_rules::chapters::three_card_prime::completion::FourthCard;
use croupier_rules::chapters::three_card_prime::payouts::PrimeLine;
use croupier_rules::chapters::three_card_prime::{
    AllSixHand, Cards, Decision, PrimeWager, Showdown, Terms, ante_play, rule, strength,
};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::Line;
use croupier_shuffle::Shuffles;

use crate::deck::{Deck, LANES, shuffled};
use crate::dispatch::{self, Instructions};
use crate::kernel::Kernel;
use crate::stream::{Purpose, Seed};
use book::Book;
pub use class::Class;
pub use game::PrimeGame;

/// The cards of a deck.
const CARDS: usize = 52;

/// Three cards for the player, three for the dealer and the player's fourth.
const DEALT: usize = 7;

/// Where rounds are counted: class of the player's hand, showdown and fourth card together; then the lines of
/// the Prime Wager; then the six cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(usize);

const SHOWDOWNS: usize = Showdown::ALL.len();
const HANDS: usize = Class::COUNT * SHOWDOWNS * 2;
const COLORS: usize = PrimeLine::ALL.len() + 1;
const SIX: usize = AllSixHand::ALL.len();

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = HANDS + COLORS + SIX;

    /// A player's hand, how it compares, and what the fourth card decides.
    #[inline(always)]
    pub const fn hands(player: Class, showdown: Showdown, fourth: FourthCard) -> Cell {
        Cell((player.index() * SHOWDOWNS + showdown as usize) * 2 + fourth as usize)
    }

    /// A line of the Prime Wager, or none.
    pub fn colors(line: Option<PrimeLine>) -> Cell {
        Cell(HANDS + line.map_or(PrimeLine::ALL.len(), Line::index))
    }

    /// What the six cards hold.
    pub const fn six(hand: AllSixHand) -> Cell {
        Cell(HANDS + COLORS + hand as usize)
    }

    /// The place of the cell.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// What a fourth card decides: asked of the rules beside three cards of another rank, which are paid.
pub fn fourth_card(fourth: Card) -> FourthCard {
    let rank = if fourth.rank() == Some(Rank::King) { Rank::Queen } else { Rank::King };
    let player = [Suit::Clubs, Suit::Diamonds, Suit::Hearts].map(|suit| Card::new(rank, suit));
    let cards = Cards { player, dealer: player, fourth: Some(fourth) };
    let ruling = rule(&Terms::default(), &cards, Decision::Forfeit, PrimeWager::PairBonus);
    if ruling.decided_by == FourthCard::Two.provision() { FourthCard::Two } else { FourthCard::NotATwo }
}

/// One table, card by card: before each round a fresh deck is shuffled whole.
pub struct Table(Shuffles);

impl Table {
    /// A table of a run.
    pub const fn new(seed: u64, table: u64) -> Table {
        Table(Purpose::ThreeCardPrime.shuffles(seed, table))
    }

    /// Deals the next round: the player's three cards, the dealer's three, the fourth.
    pub fn deal(&mut self) -> Cards {
        let [a, b, c, d, e, f, fourth, ..] = shuffled::<CARDS>(&mut self.0);
        hands([a, b, c, d, e, f, fourth])
    }
}

const fn hands([a, b, c, d, e, f, fourth]: [Card; DEALT]) -> Cards {
    Cards { player: [a, b, c], dealer: [d, e, f], fourth: Some(fourth) }
}

/// The three cells of a round.
pub fn cells(cards: &Cards) -> [Cell; 3] {
    let (player, dealer) = (strength(cards.player), strength(cards.dealer));
    let fourth = cards.fourth.map_or(FourthCard::NotATwo, fourth_card);
    [
        Cell::hands(Class::of(cards.player), ante_play(dealer, player), fourth),
        Cell::colors(PrimeLine::of(cards.player, cards.dealer)),
        Cell::six(all_six_hand(cards.six())),
    ]
}

/// The game to be simulated.
pub struct ThreeCardPrime {
    book: Book,
    instructions: Instructions,
}

impl Default for ThreeCardPrime {
    fn default() -> Self {
        ThreeCardPrime::new(Instructions::Widest)
    }
}

impl ThreeCardPrime {
    /// The game, played with these instructions.
    pub fn new(instructions: Instructions) -> ThreeCardPrime {
        ThreeCardPrime { book: Book::new(), instructions }
    }

    /// The seed of the streams.
    pub const fn seed(seed: u64) -> Seed {
        Seed::new(seed, Purpose::ThreeCardPrime)
    }
}

impl Kernel for ThreeCardPrime {
    fn cells(&self) -> usize {
        Cell::COUNT
    }

    fn side_by_side(&self) -> u64 {
        LANES as u64
    }

    fn block(&self, seed: u64, first: u64, cells: &mut [u64]) {
        let mut block = [0; Cell::COUNT];
        let seed = ThreeCardPrime::seed(seed);
        dispatch::run(
            &mut lanes::Block { book: &self.book, seed, first, cells: &mut block },
            self.instructions,
        );
        cells.iter_mut().zip(block).for_each(|(sum, count)| *sum += u64::from(count));
    }

    fn table(&self, seed: u64, table: u64, rounds: u64, counts: &mut [u64]) {
        let mut deck = Deck::<CARDS, DEALT>::new(ThreeCardPrime::seed(seed).table(table));
        for _ in 0..rounds {
            cells(&hands(deck.deal())).into_iter().for_each(|cell| counts[cell.index()] += 1);
        }
    }
}

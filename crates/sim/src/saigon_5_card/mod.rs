//! Saigon 5 Card: a fresh deck with its joker each round, both wagers settled together.

mod book;
mod game;
mod lanes;
mod seats;
pub mod strategy;
pub mod wagers;

use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::ranking::bonus;
use croupier_rules::chapters::saigon_5_card::{BonusHand, ShowdownCount, Value};
use croupier_rules::kit::paytable::Line;
use croupier_shuffle::Shuffles;

use crate::deck::{Deck, LANES, shuffled};
use crate::dispatch::{self, Instructions};
use crate::kernel::Kernel;
use crate::stream::{Purpose, Seed};
use book::Book;
pub use game::SaigonGame;

/// The cards of a deck, the joker among them.
const CARDS: usize = 53;

/// Five cards for the player and five for the dealer.
const DEALT: usize = 10;

/// A Point Count of 1 to 10, or zero for a hand that does not qualify.
const COUNTS: usize = 11;

/// The lines of the Bonus Wager, and one more for a hand below two pair.
const LINES: usize = BonusHand::ALL.len() + 1;

/// Where rounds are counted: both Point Counts and the player's Bonus hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(usize);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = COUNTS * COUNTS * LINES;

    /// The cell of two Point Counts and a Bonus hand.
    pub fn new(
        player: Option<ShowdownCount>,
        dealer: Option<ShowdownCount>,
        hand: Option<BonusHand>,
    ) -> Cell {
        let number = |count: Option<ShowdownCount>| count.map_or(0, |count| usize::from(count.get()));
        Cell::of_numbers(number(player), number(dealer), hand.map_or(LINES - 1, Line::index))
    }

    #[inline(always)]
    const fn of_numbers(player: usize, dealer: usize, line: usize) -> Cell {
        Cell((player * COUNTS + dealer) * LINES + line)
    }

    /// Every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT).map(Cell)
    }

    /// The place of the cell.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0
    }

    /// The player's Point Count.
    pub const fn player(self) -> Option<ShowdownCount> {
        ShowdownCount::new((self.0 / LINES / COUNTS) as u8)
    }

    /// The dealer's Point Count.
    pub const fn dealer(self) -> Option<ShowdownCount> {
        ShowdownCount::new((self.0 / LINES % COUNTS) as u8)
    }

    /// The player's Bonus hand.
    pub fn hand(self) -> Option<BonusHand> {
        BonusHand::ALL.get(self.0 % LINES).copied()
    }
}

/// Sets five cards: the Point Count of the showdown hand, or none if no three cards qualify.
pub trait Setting: Send + Sync {
    /// The Point Count that five values show when set.
    fn count(&self, five: [Value; 5]) -> Option<ShowdownCount>;
}

impl<F: Fn([Value; 5]) -> Option<ShowdownCount> + Send + Sync> Setting for F {
    fn count(&self, five: [Value; 5]) -> Option<ShowdownCount> {
        self(five)
    }
}

impl Setting for croupier_odds::saigon_5_card::Setting {
    fn count(&self, five: [Value; 5]) -> Option<ShowdownCount> {
        croupier_odds::saigon_5_card::Setting::count(*self, five)
    }
}

/// One table, card by card: before each round a fresh deck with its joker is shuffled whole.
pub struct Table(Shuffles);

impl Table {
    /// A table of a run.
    pub const fn new(seed: u64, table: u64) -> Table {
        Table(Purpose::Saigon5Card.shuffles(seed, table))
    }

    /// Deals the next round: the player's five cards and the dealer's five.
    pub fn deal(&mut self) -> [[Card; 5]; 2] {
        let [a, b, c, d, e, f, g, h, i, j, ..] = shuffled::<CARDS>(&mut self.0);
        hands([a, b, c, d, e, f, g, h, i, j])
    }
}

const fn hands([a, b, c, d, e, f, g, h, i, j]: [Card; DEALT]) -> [[Card; 5]; 2] {
    [[a, b, c, d, e], [f, g, h, i, j]]
}

/// The game to be simulated.
pub struct Saigon5Card {
    player: Box<dyn Setting>,
    dealer: Box<dyn Setting>,
    player_book: Book,
    dealer_book: Book,
    instructions: Instructions,
}

impl Saigon5Card {
    /// A player and a dealer, each with a way of setting.
    pub fn new(player: Box<dyn Setting>, dealer: Box<dyn Setting>, instructions: Instructions) -> Self {
        let (player_book, dealer_book) = (Book::new(&*player), Book::new(&*dealer));
        Saigon5Card { player, dealer, player_book, dealer_book, instructions }
    }

    /// The seed of the streams.
    pub const fn seed(seed: u64) -> Seed {
        Seed::new(seed, Purpose::Saigon5Card)
    }

    /// The cell of a round.
    pub fn cell(&self, [player, dealer]: [[Card; 5]; 2]) -> Cell {
        let [players, dealers] = [player, dealer].map(|cards| cards.map(Value::of));
        Cell::new(self.player.count(players), self.dealer.count(dealers), bonus(player))
    }
}

impl Kernel for Saigon5Card {
    fn cells(&self) -> usize {
        Cell::COUNT
    }

    fn side_by_side(&self) -> u64 {
        LANES as u64
    }

    fn block(&self, seed: u64, first: u64, cells: &mut [u64]) {
        let mut block = [0; Cell::COUNT];
        let (seed, books) = (Saigon5Card::seed(seed), [&self.player_book, &self.dealer_book]);
        dispatch::run(&mut lanes::Block { books, seed, first, cells: &mut block }, self.instructions);
        cells.iter_mut().zip(block).for_each(|(sum, count)| *sum += u64::from(count));
    }

    fn table(&self, seed: u64, table: u64, rounds: u64, cells: &mut [u64]) {
        let mut deck = Deck::<CARDS, DEALT>::new(Saigon5Card::seed(seed).table(table));
        (0..rounds).for_each(|_| cells[self.cell(hands(deck.deal())).index()] += 1);
    }
}

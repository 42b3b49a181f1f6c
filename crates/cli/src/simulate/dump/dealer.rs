//! Rounds card by card, for whoever wants to see the cards.

use std::iter;

use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::Cards;
use croupier_rules::families::baccarat::HandSize;
use croupier_sim::baccarat::{Dealt, Shoe, Table};
use croupier_sim::saigon_5_card::{Saigon5Card, Table as SaigonTable};
use croupier_sim::three_card_prime::{self as prime, Table as PrimeTable};
use croupier_sim::{Counted, Judge};

use crate::simulate::playing::{self, Playing, Strategy};

/// The most cards that a round of any game takes.
const MOST_CARDS: usize = 10;

/// The most hands that a round of any game has, a fourth card counted as one.
const MOST_HANDS: usize = 3;

/// The most cells that a round of any game counts in.
const MOST_CELLS: usize = 3;

/// A place in `cells` that a game does not use.
const NO_CELL: u16 = u16::MAX;

/// A round, small enough to be kept half a million at a time.
#[derive(Clone, Copy)]
pub struct Row {
    /// The number of its shoe, from 0.
    pub shoe: u32,
    cards: [Card; MOST_CARDS],
    ends: [u8; MOST_HANDS],
    cells: [u16; MOST_CELLS],
}

impl Row {
    fn new<const HANDS: usize>(
        hands: [&mut dyn Iterator<Item = &Card>; HANDS],
        cells: impl IntoIterator<Item = usize>,
    ) -> Row {
        let (mut cards, mut ends, mut dealt) = ([Card::JOKER; MOST_CARDS], [0; MOST_HANDS], 0);
        for (hand, end) in hands.into_iter().zip(&mut ends) {
            for (&card, place) in hand.zip(&mut cards[dealt..]) {
                *place = card;
                dealt += 1;
            }
            *end = dealt as u8;
        }
        let mut kept = [NO_CELL; MOST_CELLS];
        kept.iter_mut().zip(cells).for_each(|(place, cell)| *place = cell as u16);
        Row { shoe: 0, cards, ends, cells: kept }
    }

    /// The cards of a hand.
    pub fn hand(&self, hand: usize) -> &[Card] {
        let begin = hand.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.cards[usize::from(begin)..usize::from(self.ends[hand])]
    }

    /// Which of its outcomes became of a wager.
    pub fn outcome(&self, judge: &Judge) -> Option<usize> {
        self.cells.iter().find_map(|&cell| judge.outcome(cell.into()))
    }
}

/// Whether a hand is a list of cards or one card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    Cards(&'static str),
    Card(&'static str),
}

/// Who deals the rounds of a game.
pub enum Dealer {
    /// From a shoe.
    Baccarat(Shoe),
    /// From a fresh deck.
    Prime,
    /// From a fresh deck with its joker.
    Saigon(Box<Saigon5Card>),
}

impl Dealer {
    /// Who deals what is played.
    pub fn new(playing: &Playing) -> Dealer {
        match &playing.strategy {
            Strategy::None => Dealer::Baccarat(playing.shoe.unwrap_or(Shoe::of(8))),
            Strategy::Prime(_) => Dealer::Prime,
            Strategy::Saigon(strategy) => Dealer::Saigon(Box::new(playing::saigon(strategy))),
        }
    }

    /// The hands of a round, by the names of their columns.
    pub const fn hands(&self) -> &'static [Hand] {
        match self {
            Dealer::Baccarat(_) => &[Hand::Cards("player_cards"), Hand::Cards("banker_cards")],
            Dealer::Prime => {
                &[Hand::Cards("player_cards"), Hand::Cards("dealer_cards"), Hand::Card("fourth_card")]
            }
            Dealer::Saigon(_) => &[Hand::Cards("player_cards"), Hand::Cards("dealer_cards")],
        }
    }

    /// Whether rounds come from a shoe that lasts.
    pub const fn has_shoe(&self) -> bool {
        matches!(self, Dealer::Baccarat(_))
    }

    /// Rounds one after the other, from the first on: shoe after shoe, or a fresh deck each.
    pub fn deal(&self, seed: u64) -> Box<dyn Iterator<Item = Row> + '_> {
        match self {
            Dealer::Baccarat(shoe) => {
                let mut table = Table::new(*shoe, seed, 0);
                Box::new(iter::from_fn(move || Some(baccarat_row(&table.deal()))))
            }
            Dealer::Prime => {
                let mut table = PrimeTable::new(seed, 0);
                Box::new(iter::from_fn(move || Some(prime_row(&table.deal()))))
            }
            Dealer::Saigon(game) => {
                let mut table = SaigonTable::new(seed, 0);
                Box::new(iter::from_fn(move || Some(saigon_row(game, table.deal()))))
            }
        }
    }
}

/// The cards of the shoe went to the Player's Hand, the Banker's, and so on; the fifth to whoever drew first.
fn baccarat_row(dealt: &Dealt) -> Row {
    let cards = dealt.cards();
    let thirds = cards.get(4..).unwrap_or_default();
    let player_drew = usize::from(dealt.coup.player().size == HandSize::Three);
    let (player_third, banker_third) = thirds.split_at(player_drew.min(thirds.len()));
    let player = &mut [&cards[0], &cards[2]].into_iter().chain(player_third);
    let banker = &mut [&cards[1], &cards[3]].into_iter().chain(banker_third);
    Row { shoe: dealt.shoe as u32, ..Row::new([player, banker], [dealt.coup.index()]) }
}

fn prime_row(cards: &Cards) -> Row {
    let hands: [&mut dyn Iterator<Item = &Card>; 3] =
        [&mut cards.player.iter(), &mut cards.dealer.iter(), &mut cards.fourth.iter()];
    Row::new(hands, prime::cells(cards).iter().map(|cell| cell.index()))
}

fn saigon_row(game: &Saigon5Card, cards: [[Card; 5]; 2]) -> Row {
    let [player, dealer] = &cards;
    Row::new([&mut player.iter(), &mut dealer.iter()], [game.cell(cards).index()])
}

/// The name of a wager in the names of its columns: `dragon_bonus_player_a_ez`.
pub fn column(wager: &Counted) -> String {
    let paytable = wager.paytable.as_ref().map(|letter| letter.to_lowercase());
    let parts = [Some(wager.wager.replace('-', "_")), paytable, wager.ez.then(|| "ez".to_string())];
    parts.into_iter().flatten().collect::<Vec<_>>().join("_")
}

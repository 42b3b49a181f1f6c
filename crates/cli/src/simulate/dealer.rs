//! Rounds card by card, for whoever wants to see the cards.

use std::ops::Range;

use croupier_rules::Card;
use croupier_rules::games::baccarat_common::HandSize;
use croupier_sim::Judge;
use croupier_sim::baccarat::{Baccarat, Dealt, Shoe, Table};
use croupier_sim::saigon_5_card::{Saigon5Card, Table as SaigonTable};
use croupier_sim::stream::ROUNDS_PER_TABLE;
use croupier_sim::three_card_prime::{self as prime, Table as PrimeTable, ThreeCardPrime};

use super::playing::{self, Playing, Strategy};

/// The most hands that a round of any game has, a fourth card counted as one.
pub const HANDS: usize = 3;

/// A round: its shoe, its hands as they are written, and the cells it counts in.
pub struct Row {
    pub shoe: u64,
    pub hands: [String; HANDS],
    cells: Vec<usize>,
}

impl Row {
    /// What a unit of a wager won.
    pub fn net(&self, judge: &Judge) -> f64 {
        self.cells.iter().find_map(|&cell| judge.net(cell)).map_or(0.0, |net| net.to_f64())
    }
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

    /// What the hands are called.
    pub const fn hands(&self) -> &'static [&'static str] {
        match self {
            Dealer::Baccarat(_) => &["player", "banker"],
            Dealer::Prime => &["player", "dealer", "fourth"],
            Dealer::Saigon(_) => &["player", "dealer"],
        }
    }

    /// Some rounds of a run, the first of which begins a table.
    pub fn rounds(&self, seed: u64, rounds: Range<u64>) -> Vec<Row> {
        let mut rows = Vec::with_capacity((rounds.end - rounds.start) as usize);
        for first in rounds.clone().step_by(ROUNDS_PER_TABLE as usize) {
            let mut next = self.sit(seed, first / ROUNDS_PER_TABLE);
            rows.extend((first..rounds.end.min(first + ROUNDS_PER_TABLE)).map(|_| next()));
        }
        rows
    }

    fn sit(&self, seed: u64, table: u64) -> Box<dyn FnMut() -> Row + '_> {
        match self {
            Dealer::Baccarat(shoe) => {
                let mut table = Table::new(*shoe, Baccarat::seed(seed).table(table));
                Box::new(move || baccarat_row(&table.deal()))
            }
            Dealer::Prime => {
                let mut table = PrimeTable::new(ThreeCardPrime::seed(seed).table(table));
                Box::new(move || prime_row(&table.deal()))
            }
            Dealer::Saigon(game) => {
                let mut table = SaigonTable::new(Saigon5Card::seed(seed).table(table));
                Box::new(move || saigon_row(game, table.deal()))
            }
        }
    }
}

fn written<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    cards.into_iter().map(|card| card.notation()).collect::<Vec<_>>().join(" ")
}

/// The cards of the shoe went to the Player's Hand, the Banker's, and so on; the fifth to whoever drew first.
fn baccarat_row(dealt: &Dealt) -> Row {
    let cards = dealt.cards();
    let thirds = cards.get(4..).unwrap_or_default();
    let player_drew = usize::from(dealt.coup.player().size == HandSize::Three);
    let (player_third, banker_third) = thirds.split_at(player_drew.min(thirds.len()));
    let player = [&cards[0], &cards[2]].into_iter().chain(player_third);
    let banker = [&cards[1], &cards[3]].into_iter().chain(banker_third);
    let hands = [written(player), written(banker), String::new()];
    Row { shoe: dealt.shoe, hands, cells: vec![dealt.coup.index()] }
}

fn prime_row(cards: &croupier_rules::games::three_card_prime::Cards) -> Row {
    let hands = [written(&cards.player), written(&cards.dealer), written(&cards.fourth)];
    Row { shoe: 0, hands, cells: prime::cells(cards).iter().map(|cell| cell.index()).collect() }
}

fn saigon_row(game: &Saigon5Card, cards: [[Card; 5]; 2]) -> Row {
    let hands = [written(&cards[0]), written(&cards[1]), String::new()];
    Row { shoe: 0, hands, cells: vec![game.cell(cards).index()] }
}

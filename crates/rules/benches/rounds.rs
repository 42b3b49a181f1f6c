//! Rounds per second, from cards to chips: the functions that decide a result, and the whole settlement of a round
//! from outside with its checks and its reasons. The ratio says what the checks and reasons cost.

use std::hint::black_box;
use std::time::{Duration, Instant};

use croupier_rules::chapters::minibaccarat;
use croupier_rules::chapters::saigon_5_card::{SaigonWager, completion, ranking};
use croupier_rules::chapters::three_card_prime::{self, Cards, Decision, PrimeWager};
use croupier_rules::families::baccarat::{self, BaccaratWager, Coup, Hand, HandResult};
use croupier_rules::finished::FinishedRound;
use croupier_rules::kit::settlement::settle;
use croupier_rules::kit::wager::{Bets, GameWager};
use croupier_rules::{Card, Cents, GameId};

/// How many different rounds are played over and over.
const ROUNDS: usize = 1024;
/// How long each kind of settlement is watched.
const WATCHED: Duration = Duration::from_millis(1000);
const STAKE: Cents = Cents::dollars(10);

/// A xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 16) % bound as u64) as usize
    }

    /// So many different cards.
    fn cards<const N: usize>(&mut self, deck: impl Iterator<Item = Card>) -> [Card; N] {
        let mut deck: Vec<Card> = deck.collect();
        std::array::from_fn(|_| deck.swap_remove(self.below(deck.len())))
    }
}

fn bets<W: GameWager>(wagers: &[W]) -> Bets<W> {
    wagers.iter().fold(Bets::NONE, |bets, &wager| bets.with(wager, STAKE))
}

fn names<W: GameWager>(wagers: &[W]) -> Vec<(String, Cents)> {
    wagers.iter().map(|wager| (wager.slug().to_string(), STAKE)).collect()
}

/// Rounds per second of a settlement that is repeated over all rounds.
fn rate<T, R>(rounds: &[T], settle: impl Fn(&T) -> R) -> u64 {
    let (start, mut settled) = (Instant::now(), 0);
    while start.elapsed() < WATCHED {
        for round in rounds {
            black_box(settle(black_box(round)));
        }
        settled += rounds.len() as u128;
    }
    (settled * 1_000_000_000 / start.elapsed().as_nanos()) as u64
}

fn compare<T, R>(game: &str, bare: &[T], decide: impl Fn(&T) -> R, outside: &[FinishedRound]) {
    let (bare, whole) = (rate(bare, decide), rate(outside, FinishedRound::settle));
    println!("{game:18}{bare:>14}{whole:>14}{:>9}", bare / whole.max(1));
}

/// The five wagers of a table with vigorish.
fn baccarat_wagers() -> &'static [BaccaratWager] {
    &BaccaratWager::ALL[..5]
}

/// A round that the drawing rules allow: of the four ways to give third cards, one is legal.
fn baccarat_round(random: &mut Random) -> FinishedRound {
    let [a, b, c, d, e, f] = random.cards(Card::all_52());
    let legal = [(2, 2), (2, 3), (3, 2), (3, 3)].into_iter().find_map(|(player, banker)| {
        let round = FinishedRound {
            player: [a, b, c][..player].to_vec(),
            house: [d, e, f][..banker].to_vec(),
            bets: names(baccarat_wagers()),
            ..FinishedRound::new(GameId::Minibaccarat)
        };
        round.settle().is_ok().then_some(round)
    });
    legal.unwrap_or_else(|| baccarat_round(random))
}

fn baccarat(random: &mut Random) {
    let outside: Vec<_> = (0..ROUNDS).map(|_| baccarat_round(random)).collect();
    let hand = |cards: &[Card]| Hand::new(cards).expect("a legal hand");
    let bare: Vec<_> = outside.iter().map(|round| (hand(&round.player), hand(&round.house))).collect();
    let (terms, bets) = (baccarat::Terms::default(), bets(baccarat_wagers()));
    let decide = |(player, banker): &(Hand, Hand)| {
        let coup = Coup::new(HandResult::from(player), HandResult::from(banker));
        settle(&bets, None, |wager| baccarat::rule(minibaccarat::CLAUSES, &terms, coup, wager))
    };
    compare("minibaccarat", &bare, decide, &outside);
}

fn prime_round([a, b, c, d, e, f, g]: [Card; 7]) -> (Cards, FinishedRound) {
    let cards = Cards { player: [a, b, c], dealer: [d, e, f], fourth: Some(g) };
    let round = FinishedRound {
        player: cards.player.to_vec(),
        house: cards.dealer.to_vec(),
        fourth: cards.fourth,
        bets: names(PrimeWager::ALL),
        ..FinishedRound::new(GameId::ThreeCardPrime)
    };
    (cards, round)
}

fn prime(random: &mut Random) {
    let dealt = (0..ROUNDS).map(|_| prime_round(random.cards(Card::all_52())));
    let (bare, outside): (Vec<_>, Vec<_>) = dealt.unzip();
    let (terms, bets) = (three_card_prime::Terms::default(), bets(PrimeWager::ALL));
    let decide = |cards: &Cards| {
        settle(&bets, None, |wager| three_card_prime::rule(&terms, cards, Decision::Play, wager))
    };
    compare("three-card-prime", &bare, decide, &outside);
}

fn saigon_round(ten: [Card; 10]) -> ([[Card; 5]; 2], FinishedRound) {
    let [a, b, c, d, e, f, g, h, i, j] = ten;
    let (player, dealer) = ([a, b, c, d, e], [f, g, h, i, j]);
    let round = FinishedRound {
        player: player.to_vec(),
        house: dealer.to_vec(),
        bets: names(<SaigonWager as GameWager>::ALL),
        ..FinishedRound::new(GameId::Saigon5Card)
    };
    ([player, dealer], round)
}

fn saigon(random: &mut Random) {
    let dealt = (0..ROUNDS).map(|_| saigon_round(random.cards(Card::all_53())));
    let (bare, outside): (Vec<_>, Vec<_>) = dealt.unzip();
    let bets = bets(<SaigonWager as GameWager>::ALL);
    let decide = |&[player, dealer]: &[[Card; 5]; 2]| {
        let count = |five| ranking::best_split(five).map(|(_, count)| count);
        let (showdown, hand) = (completion::showdown(count(player), count(dealer)), ranking::bonus(player));
        settle(&bets, None, |wager| completion::rule(wager, showdown, hand))
    };
    compare("saigon-5-card", &bare, decide, &outside);
}

fn main() {
    println!("{:18}{:>14}{:>14}{:>9}", "rounds per second", "results", "with reasons", "ratio");
    let random = &mut Random(0x9e37_79b9_7f4a_7c15);
    baccarat(random);
    prime(random);
    saigon(random);
}

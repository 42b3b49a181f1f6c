//! Three Card Prime a second time, slowly: every deal walked through and settled by the rules.

use std::collections::BTreeMap;

use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CardsLeft, Reading, Strategy, WhatIf, all_six, named_pays, offered, pair_bonus, prime,
};
use croupier_odds::{Figures, Ratio};
use croupier_rules::Card;
use croupier_rules::chapters::three_card_prime::payouts::{BAD_BEAT, BadBeatLine, PLAY, PlayLine, PrimeLine};
use croupier_rules::chapters::three_card_prime::{
    self as rules, AllSixHand, Cards, Decision, PrimeWager, Showdown, Strength, Terms, ante_play, rule,
    strength,
};
use croupier_rules::kit::card::{Rank, Suit};
use croupier_rules::kit::paytable::{Letter, Pays};
use croupier_rules::kit::wager::WagerResult;

/// Three cards as a set, as cards and as what they are worth.
#[derive(Clone, Copy)]
struct Dealt {
    set: u64,
    cards: [Card; 3],
    strength: Strength,
}

fn hands(deck: &[Card]) -> Vec<Dealt> {
    let mut hands = Vec::new();
    for (i, &a) in deck.iter().enumerate() {
        for (j, &b) in deck[..i].iter().enumerate() {
            for &c in &deck[..j] {
                let cards = [a, b, c];
                let set = cards.iter().fold(0, |set, card| set | 1 << card.index());
                hands.push(Dealt { set, cards, strength: strength(cards) });
            }
        }
    }
    hands
}

fn each_six(deck: &[Card], mut visit: impl FnMut([Card; 6])) {
    for a in 5..deck.len() {
        for b in 4..a {
            for c in 3..b {
                for d in 2..c {
                    for e in 1..d {
                        (0..e).for_each(|f| visit([a, b, c, d, e, f].map(|i| deck[i])));
                    }
                }
            }
        }
    }
}

/// How often each amount is won.
type Histogram = BTreeMap<Ratio, u128>;

fn histogram(figures: &Figures) -> Histogram {
    let mut histogram = Histogram::new();
    for outcome in &figures.outcomes {
        *histogram.entry(outcome.net.clone()).or_default() += outcome.count;
    }
    histogram
}

/// What is won in whole units: the payouts of the chapter are all to 1.
fn units(result: WagerResult) -> i64 {
    match result {
        WagerResult::Win(odds) => {
            assert_eq!(odds.per(), 1);
            odds.pays().into()
        }
        WagerResult::Push => 0,
        WagerResult::Lose => -1,
    }
}

fn of_units(counts: BTreeMap<i64, u128>) -> Histogram {
    counts.into_iter().map(|(units, count)| (Ratio::whole(units), count)).collect()
}

/// How each hand of a whole deck compares with each other hand beside it.
fn all_pairs() -> Vec<(Dealt, [u32; 4])> {
    let hands = hands(&Card::all_52().collect::<Vec<_>>());
    let faced = |player: &Dealt| {
        let mut faced = [0; 4];
        for dealer in hands.iter().filter(|dealer| dealer.set & player.set == 0) {
            faced[ante_play(dealer.strength, player.strength) as usize] += 1;
        }
        (*player, faced)
    };
    hands.iter().map(faced).collect()
}

/// The units won after a showdown, as the chapter has them.
fn showdown_units(showdown: Showdown, hand: Strength, bad_beat: &Pays<BadBeatLine>, reading: Reading) -> i64 {
    let table = i64::from(PLAY.pays.odds(PlayLine::of(hand.rank())).unwrap().pays());
    match showdown {
        Showdown::DealerDoesNotQualify if reading == Reading::AsWritten => 1,
        Showdown::DealerDoesNotQualify => table,
        Showdown::PlayerHigherOrEqual => 1 + table,
        Showdown::PlayerLowerFlushOrLower => -2,
        Showdown::PlayerLowerStraightOrBetter => {
            let line = BadBeatLine::of(hand.rank()).unwrap();
            i64::from(bad_beat.odds(line).unwrap().pays()) - 1
        }
    }
}

/// The edge if hands are raised by a condition on the hand and on what raising wins from all dealer's hands.
fn edge(
    pairs: &[(Dealt, [u32; 4])],
    worth: impl Fn(Showdown, Strength) -> i64,
    raises: impl Fn(Strength, i64) -> bool,
) -> Ratio {
    let mut won = 0;
    for (hand, faced) in pairs {
        let showdowns = Showdown::ALL.into_iter().filter(|&showdown| faced[showdown as usize] > 0);
        let raising: i64 = showdowns
            .map(|showdown| worth(showdown, hand.strength) * i64::from(faced[showdown as usize]))
            .sum();
        won += if raises(hand.strength, raising) { raising } else { -18_424 };
    }
    Ratio::new(-won, 407_170_400)
}

#[test]
fn ante_and_play_over_all_407_170_400_pairs_of_hands() {
    let pairs = all_pairs();
    assert_eq!(pairs.iter().flat_map(|(_, faced)| faced).sum::<u32>(), 407_170_400);
    let by_cards: BTreeMap<[Card; 3], [u32; 4]> =
        pairs.iter().map(|(hand, faced)| (hand.cards, *faced)).collect();
    let readings = [Reading::AsWritten, Reading::PlayTableAlways];
    for (table, reading) in BAD_BEAT.iter().flat_map(|table| readings.map(|reading| (table, reading))) {
        let game = AntePlay::new(CardsLeft::ALL, &table.into(), reading);
        assert_eq!(game.hands().len(), 22_100);
        for hand in game.hands() {
            assert_eq!(Showdown::ALL.map(|showdown| hand.faced(showdown)), by_cards[&hand.hand.cards]);
        }
        let worth = |showdown, hand| showdown_units(showdown, hand, &table.pays, reading);
        assert_eq!(game.optimum().edge(), edge(&pairs, worth, |_, raising| raising > -18_424));
        for strategy in Strategy::ALL {
            let figures = game.strategy(strategy.name(), |hand| strategy.decide(hand)).figures;
            let slowly = edge(&pairs, worth, |hand, _| strategy.decide(hand) == Decision::Play);
            assert_eq!(figures.edge(), slowly, "{strategy:?}");
        }
    }
}

#[test]
fn prime_over_all_407_170_400_pairs_of_hands() {
    let (hands, mut counts) = (hands(&Card::all_52().collect::<Vec<_>>()), [0u128; 3]);
    for player in &hands {
        for dealer in hands.iter().filter(|dealer| dealer.set & player.set == 0) {
            counts[PrimeLine::of(player.cards, dealer.cards).map_or(2, |line| line as usize)] += 1;
        }
    }
    assert_eq!(prime(CardsLeft::ALL).outcomes.iter().map(|o| o.count).collect::<Vec<_>>(), counts);
}

#[test]
fn all_six_over_all_20_358_520_hands_under_both_readings() {
    let deck: Vec<Card> = Card::all_52().collect();
    let mut counts = [[0u128; 10]; 2];
    each_six(&deck, |cards| {
        let hand = rules::all_six(cards);
        counts[0][hand as usize] += 1;
        counts[1][without_ace_low(hand, cards) as usize] += 1;
    });
    for (counts, ace_low) in counts.into_iter().zip(AceLow::ALL) {
        let figures = all_six(CardsLeft::ALL, &named_pays::all_six(Letter::E), ace_low);
        let expected: Vec<u128> = AllSixHand::ALL.iter().map(|&hand| counts[hand as usize]).collect();
        assert_eq!(figures.outcomes.iter().map(|o| o.count).collect::<Vec<_>>(), expected);
    }
}

/// The hand if ace, 2, 3, 4 and 5 are not a straight: what they are worth instead.
fn without_ace_low(hand: AllSixHand, cards: [Card; 6]) -> AllSixHand {
    match hand {
        AllSixHand::StraightFlush if !Suit::ALL.iter().any(|&suit| runs(&cards, |s| s == suit)) => {
            AllSixHand::Flush
        }
        AllSixHand::Straight if !runs(&cards, |_| true) => AllSixHand::Nothing,
        _ => hand,
    }
}

/// Whether there are five ranks in a row, an ace only on top, among the cards of some suits.
fn runs(cards: &[Card], suits: impl Fn(Suit) -> bool) -> bool {
    let holds = |rank: &Rank| cards.iter().any(|c| c.rank() == Some(*rank) && c.suit().is_some_and(&suits));
    Rank::ALL.windows(5).any(|five| five.iter().all(holds))
}

/// All wagers of a deck, each deal ruled on; only for few cards.
struct Slowly {
    deck: Vec<Card>,
    terms: Terms,
}

impl Slowly {
    fn units(&self, cards: &Cards, decision: Decision, wager: PrimeWager) -> i64 {
        units(rule(&self.terms, cards, decision, wager).result)
    }

    fn raised(&self, player: &Dealt, hands: &[Dealt]) -> Vec<i64> {
        let dealers = hands.iter().filter(|dealer| dealer.set & player.set == 0);
        let deals = dealers.map(|dealer| Cards { player: player.cards, dealer: dealer.cards, fourth: None });
        let won = |wager, deal: &Cards| self.units(deal, Decision::Play, wager);
        deals.map(|deal| won(PrimeWager::Ante, &deal) + won(PrimeWager::Play, &deal)).collect()
    }

    fn ante_play(&self) -> Histogram {
        let (hands, mut counts) = (hands(&self.deck), BTreeMap::new());
        for player in &hands {
            let raised = self.raised(player, &hands);
            let raises = raised.iter().sum::<i64>() > -(raised.len() as i64);
            raised.iter().for_each(|&won| *counts.entry(if raises { won } else { -1 }).or_default() += 1);
        }
        of_units(counts)
    }

    fn prime(&self) -> Histogram {
        let (hands, mut counts) = (hands(&self.deck), BTreeMap::new());
        for player in &hands {
            for dealer in hands.iter().filter(|dealer| dealer.set & player.set == 0) {
                let deal = Cards { player: player.cards, dealer: dealer.cards, fourth: None };
                let won = self.units(&deal, Decision::Forfeit, PrimeWager::Prime);
                *counts.entry(won).or_default() += 1;
            }
        }
        of_units(counts)
    }

    fn pair_bonus(&self) -> Histogram {
        let mut counts = BTreeMap::new();
        for player in hands(&self.deck) {
            for &fourth in self.deck.iter().filter(|card| player.set >> card.index() & 1 == 0) {
                let deal = Cards { player: player.cards, dealer: player.cards, fourth: Some(fourth) };
                let won = self.units(&deal, Decision::Play, PrimeWager::PairBonus);
                *counts.entry(won).or_default() += 1;
            }
        }
        of_units(counts)
    }

    fn all_six(&self) -> Histogram {
        let mut counts = BTreeMap::new();
        each_six(&self.deck, |[a, b, c, d, e, f]| {
            let deal = Cards { player: [a, b, c], dealer: [d, e, f], fourth: None };
            let won = self.units(&deal, Decision::Play, PrimeWager::AllSix);
            *counts.entry(won).or_default() += 1;
        });
        of_units(counts)
    }

    fn all(&self) -> [Histogram; 4] {
        [self.ante_play(), self.prime(), self.pair_bonus(), self.all_six()]
    }
}

#[test]
fn pair_bonus_over_all_1_082_900_deals_of_a_hand_and_a_fourth_card() {
    for letter in Terms::PAIR_BONUS {
        let terms = Terms { pair_bonus: Some(letter), ..Terms::default() };
        let figures = pair_bonus(CardsLeft::ALL, &named_pays::pair_bonus_with_two(letter).unwrap());
        assert_eq!(figures.total, 1_082_900);
        let slowly = Slowly { deck: Card::all_52().collect(), terms };
        assert_eq!(histogram(&figures), slowly.pair_bonus(), "{letter}");
    }
}

/// A small random source; the same seed gives the same numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }

    /// So many cards to leave, and all others to remove.
    fn split(&mut self, leave: usize) -> (Vec<Card>, Vec<Card>) {
        let mut removed: Vec<Card> = Card::all_52().collect();
        let left = (0..leave).map(|_| removed.swap_remove(self.below(removed.len()))).collect();
        (left, removed)
    }
}

/// Decks of 7 to 13 cards many times, larger ones a few times.
const SIZES: [(usize, u64); 10] =
    [(7, 60), (8, 40), (9, 30), (10, 20), (11, 20), (12, 20), (13, 10), (16, 4), (20, 2), (26, 1)];

fn each_deck(mut visit: impl FnMut(Vec<Card>, CardsLeft, &mut Random)) {
    let mut random = Random(679);
    for (size, times) in SIZES {
        for _ in 0..times {
            let (deck, removed) = random.split(size);
            visit(deck, CardsLeft::without(&removed).unwrap(), &mut random);
        }
    }
}

#[test]
fn from_what_is_left_of_a_deck_every_wager_is_what_the_walk_says() {
    each_deck(|deck, left, random| {
        let terms = Terms {
            bad_beat: Terms::BAD_BEAT[random.below(2)],
            pair_bonus: Some(Terms::PAIR_BONUS[random.below(4)]),
            all_six: Some(Terms::ALL_SIX[random.below(5)]),
            ..Terms::default()
        };
        let figures = offered(left, &terms).unwrap();
        let slowly = Slowly { deck, terms };
        assert_eq!(figures.iter().map(histogram).collect::<Vec<_>>(), slowly.all(), "{left:?}");
    });
}

#[test]
fn from_what_is_left_of_a_deck_both_readings_of_the_low_ace_are_what_the_walk_says() {
    let low = |card: &Card| card.rank().is_some_and(|rank| rank <= Rank::Six || rank == Rank::Ace);
    let (deck, removed): (Vec<Card>, Vec<Card>) = Card::all_52().partition(low);
    let left = CardsLeft::without(&removed).unwrap();
    let mut counts = [0u128; 10];
    each_six(&deck, |cards| counts[without_ace_low(rules::all_six(cards), cards) as usize] += 1);
    let figures = all_six(left, &named_pays::all_six(Letter::A), AceLow::DoesNotClose);
    for outcome in figures.outcomes {
        let hand = AllSixHand::ALL.into_iter().find(|hand| hand.name() == outcome.name).unwrap();
        assert_eq!(outcome.count, counts[hand as usize], "{}", outcome.name);
    }
}

#[test]
fn threshold_and_exceptions_together_are_the_best_play() {
    each_deck(|_, left, _| {
        let game = AntePlay::new(left, &named_pays::bad_beat(Letter::B).unwrap(), Reading::AsWritten);
        let best = game.best_play();
        for hand in game.hands() {
            let above = best.threshold().is_some_and(|least| hand.hand.strength >= least.strength);
            let exception = if above { best.folded_above() } else { best.raised_below() };
            let raises = above != exception.contains(&hand.hand);
            assert_eq!(game.best(hand) == Decision::Play, raises, "{:?} {}", hand.hand, best.text());
        }
    });
}

/// The words for the best play, from a deck of which only some cards are left.
fn best_play(left: &str) -> String {
    let left: Vec<Card> = left.split_whitespace().map(|card| card.parse().unwrap()).collect();
    let removed: Vec<Card> = Card::all_52().filter(|card| !left.contains(card)).collect();
    let left = CardsLeft::without(&removed).unwrap();
    let game = AntePlay::new(left, &named_pays::bad_beat(Letter::A).unwrap(), Reading::AsWritten);
    game.best_play().text().into()
}

#[test]
fn best_play_is_put_in_words_whatever_it_is() {
    for (left, words) in WORDS {
        assert_eq!(best_play(left), words, "{left}");
    }
}

const WORDS: [(&str, &str); 5] = [
    ("Tc 6d 5h 8d 7c 3h 9s", "raise every hand"),
    ("Jh 6h 4s 9c 5s 4c 3h", "raise every hand, but not with J-9-3, J-9-6"),
    ("6d 8c Js 9h Qh 6s 4h", "raise with Q-6-4 or better, fold the rest"),
    (
        "Kh 2h Jh 2c Kc 6s 5h",
        "raise with K-J-2 or better and with Kc 6s 2h, Kh 6s 2h, but not with K-J-6 in three suits, \
         2-2-6 (pair), fold the rest",
    ),
    ("7s Ac 7c 9s 5d Kh 9h", "raise with A-7-5 or better, but not with A-K-5, fold the rest"),
];

#[test]
fn two_cards_of_a_color_missing_change_every_wager() {
    let left = CardsLeft::without(&["2d", "9d"].map(|card| card.parse().unwrap())).unwrap();
    let whole = offered(CardsLeft::ALL, &Terms::default()).unwrap();
    for (without, with) in offered(left, &Terms::default()).unwrap().iter().zip(&whole) {
        assert_ne!(without.edge(), with.edge(), "{}", with.wager);
    }
    assert_eq!(WhatIf::ALL.map(|what_if| what_if.compare(left).len()), [5, 2, 2, 1]);
}

#[test]
fn one_missing_card_leaves_the_prime_wager_as_it_was() {
    for card in Card::all_52() {
        let left = CardsLeft::without(&[card]).unwrap();
        assert_eq!(prime(left).edge(), prime(CardsLeft::ALL).edge(), "{card}: the colors are alike");
    }
}

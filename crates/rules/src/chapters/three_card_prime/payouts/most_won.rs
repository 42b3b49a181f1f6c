//! The most that one patron can win in a round at the minimum wager: the floor under a payout limit.
//!
//! One patron may play several boxes (reading ER-230): their hands come from one deck, against one dealer's hand, and
//! only four twos can lie as fourth cards.

use crate::chapters::three_card_prime::completion::{Cards, Decision, rule};
use crate::chapters::three_card_prime::terms::Terms;
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::families::poker::POSITIONS;
use crate::kit::card::Card;
use crate::kit::card::Rank::{Ace, Eight, Five, Four, Jack, King, Nine, Queen, Seven, Six, Ten, Three, Two};
use crate::kit::card::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::kit::card::{Rank, Suit};
use crate::kit::money::Cents;
use crate::kit::wager::{GameWager, Limit, Offer, WagerResult};

type Hand = [Card; 3];

const fn suited(suit: Suit, [a, b, c]: [Rank; 3]) -> Hand {
    [Card::new(a, suit), Card::new(b, suit), Card::new(c, suit)]
}

/// Three of a kind without the clubs.
const fn trips(rank: Rank) -> Hand {
    [Card::new(rank, Spades), Card::new(rank, Hearts), Card::new(rank, Diamonds)]
}

const fn mini_royal(suit: Suit) -> Hand {
    suited(suit, [Ace, King, Queen])
}

/// A hand of the dealer's, and hands of players that can lie beside it and each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deal {
    pub dealer: Hand,
    pub hands: &'static [Hand],
}

const NINE_HIGH: Hand = suited(Clubs, [Nine, Eight, Seven]);
const EIGHT_HIGH: Hand = suited(Clubs, [Eight, Seven, Six]);
const FIVE_HIGH: Hand = suited(Clubs, [Five, Four, Three]);
const SPADES_TEN_HIGH: Hand = suited(Spades, [Ten, Nine, Eight]);

/// Deals of which one has, among its hands, those that win the most together, whatever the terms and the number of
/// boxes. The search in the tests finds no better ones.
///
/// The dealer's cards are what all the boxes share: with a jack and a ten of clubs one box makes a royal flush of six
/// cards, another a straight flush, and three of the dealer's ranks a four-of-a-kind each. Where the All-Six Bonus Wager
/// is not offered, straight flushes that lose to a mini-royal win a Bad Beat Bonus in every box.
pub(super) const BEST_DEALS: [Deal; 9] = [
    Deal {
        dealer: suited(Clubs, [Jack, Ten, Six]),
        hands: &[
            mini_royal(Clubs),
            NINE_HIGH,
            mini_royal(Diamonds),
            mini_royal(Hearts),
            mini_royal(Spades),
            trips(Jack),
            trips(Six),
            trips(Ten),
        ],
    },
    Deal {
        dealer: suited(Clubs, [Jack, Ten, Nine]),
        hands: &[
            mini_royal(Clubs),
            EIGHT_HIGH,
            trips(Nine),
            trips(Jack),
            trips(Ten),
            mini_royal(Diamonds),
            mini_royal(Hearts),
            mini_royal(Spades),
        ],
    },
    Deal {
        dealer: mini_royal(Clubs),
        hands: &[
            suited(Clubs, [Jack, Ten, Nine]),
            EIGHT_HIGH,
            suited(Spades, [King, Queen, Jack]),
            SPADES_TEN_HIGH,
            suited(Spades, [Seven, Six, Five]),
            suited(Spades, [Ace, Three, Two]),
        ],
    },
    Deal {
        dealer: [Card::new(Jack, Spades), Card::new(Jack, Clubs), Card::new(Ten, Clubs)],
        hands: &[
            mini_royal(Clubs),
            NINE_HIGH,
            mini_royal(Spades),
            mini_royal(Diamonds),
            mini_royal(Hearts),
            SPADES_TEN_HIGH,
        ],
    },
    Deal {
        dealer: suited(Clubs, [Jack, Ten, Six]),
        hands: &[
            mini_royal(Clubs),
            NINE_HIGH,
            FIVE_HIGH,
            trips(Six),
            trips(Jack),
            trips(Ten),
            mini_royal(Spades),
            mini_royal(Diamonds),
        ],
    },
    Deal {
        dealer: suited(Clubs, [Jack, Ten, Nine]),
        hands: &[
            mini_royal(Clubs),
            EIGHT_HIGH,
            mini_royal(Hearts),
            mini_royal(Spades),
            trips(Jack),
            mini_royal(Diamonds),
            SPADES_TEN_HIGH,
            FIVE_HIGH,
        ],
    },
    Deal {
        dealer: suited(Clubs, [Jack, Ten, Nine]),
        hands: &[
            mini_royal(Clubs),
            EIGHT_HIGH,
            FIVE_HIGH,
            trips(Nine),
            trips(Jack),
            trips(Ten),
            mini_royal(Diamonds),
            mini_royal(Hearts),
        ],
    },
    Deal {
        dealer: suited(Clubs, [Queen, Jack, Ten]),
        hands: &[
            [Card::new(Ace, Clubs), Card::new(King, Clubs), Card::new(Queen, Spades)],
            NINE_HIGH,
            trips(Jack),
            suited(Clubs, [Six, Five, Four]),
            trips(Ten),
        ],
    },
    Deal {
        dealer: suited(Clubs, [Queen, Jack, Ten]),
        hands: &[
            [Card::new(Ace, Spades), Card::new(Ace, Clubs), Card::new(King, Clubs)],
            NINE_HIGH,
            trips(Queen),
            trips(Jack),
            trips(Ten),
            suited(Clubs, [Six, Five, Four]),
        ],
    },
];

/// The greatest sum that one player's wagers can win together when each wager offered is made at the minimum in each of
/// so many boxes (679a.12(h), readings ER-222 and ER-230). The six-card royal flush of paytable E, paid outside a limit,
/// does not count.
pub fn most_won_at_minimum(terms: &Terms, minimum: Cents, boxes: u8) -> Cents {
    let units = BEST_DEALS.iter().map(|deal| deal.most_won(terms, usize::from(boxes))).max();
    Cents(minimum.0.saturating_mul(units.unwrap_or(0)))
}

impl Deal {
    /// What the best so many of the hands win together, in units.
    pub(super) fn most_won(&self, terms: &Terms, boxes: usize) -> i64 {
        let chosen = (0u32..1 << self.hands.len()).filter(|chosen| chosen.count_ones() as usize == boxes);
        chosen.map(|chosen| self.won_together(terms, chosen)).max().unwrap_or(0)
    }

    /// What some of the hands win together: the twos that are left lie where they bring the most.
    fn won_together(&self, terms: &Terms, chosen: u32) -> i64 {
        let hands = self.hands.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1);
        let (mut sum, mut twos, mut gains) = (0, 4 - twos_in(&self.dealer), [0; POSITIONS]);
        for ((_, hand), gain) in hands.zip(&mut gains) {
            let [without, with] = [Three, Two].map(|fourth| self.units_won(terms, *hand, fourth));
            sum += without;
            twos -= twos_in(hand);
            *gain = with - without;
        }
        gains.sort_unstable_by(|a, b| b.cmp(a));
        sum + gains.iter().take(twos).sum::<i64>()
    }

    /// What a hand wins with a fourth card of a rank; the suit decides nothing.
    fn units_won(&self, terms: &Terms, player: Hand, fourth: Rank) -> i64 {
        let fourth = Some(Card::new(fourth, Hearts));
        units_won(terms, &Cards { player, dealer: self.dealer, fourth })
    }
}

fn twos_in(hand: &Hand) -> usize {
    hand.iter().filter(|card| card.rank() == Some(Two)).count()
}

/// What a unit on every wager wins, in units: every payout of the chapter is a whole number to one.
pub(super) fn units_won(terms: &Terms, cards: &Cards) -> i64 {
    PrimeWager::ALL.iter().map(|&wager| unit_won(terms, cards, wager)).sum()
}

fn unit_won(terms: &Terms, cards: &Cards, wager: PrimeWager) -> i64 {
    let ruling = rule(terms, cards, Decision::Play, wager);
    if wager.offer(terms) == Offer::NotOffered || ruling.limit == Limit::Outside {
        return 0;
    }
    match ruling.result {
        WagerResult::Win(odds) => odds.pays().into(),
        WagerResult::Push | WagerResult::Lose => 0,
    }
}

//! The most that one patron can win in a round at the minimum wager: the floor under a payout limit.

use crate::chapters::three_card_prime::completion::{Cards, Decision, rule};
use crate::chapters::three_card_prime::terms::Terms;
use crate::chapters::three_card_prime::wagers::PrimeWager;
use crate::kit::card::{Card, Rank, Suit};
use crate::kit::money::Cents;
use crate::kit::wager::{GameWager, Limit, Offer, WagerResult};

const fn clubs(ranks: [Rank; 3]) -> [Card; 3] {
    let suit = Suit::Clubs;
    [Card::new(ranks[0], suit), Card::new(ranks[1], suit), Card::new(ranks[2], suit)]
}

const TWO: Option<Card> = Some(Card::new(Rank::Two, Suit::Clubs));
const MINI_ROYAL: [Card; 3] = clubs([Rank::Ace, Rank::King, Rank::Queen]);

/// The deals of which one brings the most, whatever the terms. The search in the tests finds no better one.
///
/// The first wins every wager, each at its highest payout below a six-card royal flush. The second is a straight
/// flush beaten by a mini-royal: its Bad Beat Bonus can be worth more than a winning Ante and Play together.
const BEST_DEALS: [Cards; 2] = [
    Cards {
        player: MINI_ROYAL,
        dealer: [
            Card::new(Rank::Jack, Suit::Clubs),
            Card::new(Rank::Ten, Suit::Clubs),
            Card::new(Rank::Queen, Suit::Spades),
        ],
        fourth: TWO,
    },
    Cards { player: clubs([Rank::Jack, Rank::Ten, Rank::Nine]), dealer: MINI_ROYAL, fourth: TWO },
];

/// The greatest sum that one player's wagers can win together when each wager offered is made at the minimum
/// (679a.12(h), reading ER-222). The six-card royal flush of paytable E, paid outside a limit, does not count.
pub fn most_won_at_minimum(terms: &Terms, minimum: Cents) -> Cents {
    let units = BEST_DEALS.iter().map(|cards| units_won(terms, cards)).max().unwrap_or(0);
    Cents(minimum.0.saturating_mul(units))
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

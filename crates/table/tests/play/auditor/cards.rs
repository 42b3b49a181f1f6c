//! Cards as the auditor reads them: from their notation, with figures of the auditor's own.

use croupier_rules::Card;

/// Two to fourteen, an ace the highest; nothing for a joker.
pub fn rank(card: Card) -> Option<u8> {
    let letter = card.notation().chars().next().unwrap_or_default();
    match (card.notation(), letter) {
        ("Jk", _) => None,
        (_, 'T') => Some(10),
        (_, 'J') => Some(11),
        (_, 'Q') => Some(12),
        (_, 'K') => Some(13),
        (_, 'A') => Some(14),
        (_, digit) => digit.to_digit(10).map(|digit| digit as u8),
    }
}

/// The letter of the suit.
pub fn suit(card: Card) -> char {
    card.notation().chars().nth(1).unwrap_or_default()
}

pub fn is_red(card: Card) -> bool {
    matches!(suit(card), 'd' | 'h')
}

/// The ranks, highest first.
pub fn ranks(cards: &[Card]) -> Vec<u8> {
    let mut ranks: Vec<u8> = cards.iter().filter_map(|&card| rank(card)).collect();
    ranks.sort_by(|a, b| b.cmp(a));
    ranks
}

pub fn same_suit(cards: &[Card]) -> bool {
    cards.iter().all(|&card| suit(card) == suit(cards[0]))
}

/// The top of a run of these ranks, highest first; an ace below a two counts as one.
pub fn run_top(ranks: &[u8]) -> Option<u8> {
    let is_run = |ranks: &[u8]| ranks.windows(2).all(|pair| pair[0] == pair[1] + 1);
    if is_run(ranks) {
        return ranks.first().copied();
    }
    let low: Vec<u8> = ranks.iter().skip(1).copied().chain([1]).collect();
    (ranks.first() == Some(&14) && is_run(&low)).then(|| low[0])
}

/// How often each rank comes, most often first.
pub fn multiples(ranks: &[u8]) -> Vec<usize> {
    let mut counts: Vec<usize> =
        (1..=14).map(|rank| ranks.iter().filter(|&&other| other == rank).count()).collect();
    counts.sort_by(|a, b| b.cmp(a));
    counts
}

//! Hands of three cards and of six.

use croupier_rules::chapters::three_card_prime::completion::SIX_CARDS_TOGETHER;
use croupier_rules::chapters::three_card_prime::{AllSixHand, Terms, ThreeCardRank};

use crate::guide::{RankedHand, Ranking, Said, described};

/// The rankings that decide a wager of this table.
pub fn of(terms: &Terms) -> Vec<Ranking> {
    let six = terms.all_six.map(|_| all_six());
    core::iter::once(three_cards()).chain(six).collect()
}

fn three_cards() -> Ranking {
    let row = |rank: ThreeCardRank| {
        let (text, example) = three_card_words(rank);
        RankedHand::new(rank.name(), Said::under(text, &[rank.provision()]), example)
    };
    Ranking {
        title: "Three-card hands, the best first",
        said: vec![Said::under(
            "Between two hands of one kind, its own order counts first, the rank of a pair or the top of a \
             straight, and then the highest card that the other hand lacks. If nothing differs, it is a tie.",
            &[ThreeCardRank::TIE_BREAK],
        )],
        rows: ThreeCardRank::ALL.into_iter().map(row).collect(),
    }
}

/// A hand in words, and an example.
pub const fn three_card_words(rank: ThreeCardRank) -> (&'static str, &'static str) {
    match rank {
        ThreeCardRank::MiniRoyal => ("Ace, king and queen of one suit.", "Ah Kh Qh"),
        ThreeCardRank::StraightFlush => ("Three in sequence, of one suit; A-2-3 is the lowest.", "9c 8c 7c"),
        ThreeCardRank::ThreeOfAKind => ("Three of one rank.", "8s 8h 8d"),
        ThreeCardRank::Straight => {
            ("Three in sequence, of different suits; A-2-3 is the lowest.", "Jd Ts 9h")
        }
        ThreeCardRank::Flush => ("Three of one suit.", "Ad Jd 4d"),
        ThreeCardRank::Pair => ("Two of one rank.", "Qc Qd 6s"),
        ThreeCardRank::HighCard => ("None of these: the highest card counts.", "Kd 9s 4h"),
    }
}

/// The hands of six cards, each at its rank. The suit of a six-card royal flush does not matter to it.
pub const SIX_CARDS: [(AllSixHand, &str); 8] = [
    (AllSixHand::SixCardRoyal, "As Ks Qs Js Ts 9s"),
    (AllSixHand::RoyalFlush, "Ah Kh Qh Jh Th 4c"),
    (AllSixHand::StraightFlush, "9d 8d 7d 6d 5d Kc"),
    (AllSixHand::FourOfAKind, "Jc Jd Jh Js 7d 3c"),
    (AllSixHand::FullHouse, "Tc Td Th 6s 6d 2c"),
    (AllSixHand::Flush, "Kc Jc 9c 6c 3c 8d"),
    (AllSixHand::Straight, "8s 7d 6c 5h 4s Kd"),
    (AllSixHand::ThreeOfAKind, "5c 5d 5h Qs 9d 2c"),
];

fn all_six() -> Ranking {
    let row = |(hand, example): (AllSixHand, &str)| {
        RankedHand::new(hand.name(), described(hand.provision()), example)
    };
    Ranking {
        title: "Six-card hands of the All-Six Bonus Wager",
        said: vec![Said::under(
            "Your three cards and the dealer's three together. The best hand that any of the six make counts, once; \
             A-2-3-4-5 is a straight.",
            &[AllSixHand::Nothing.provision(), SIX_CARDS_TOGETHER],
        )],
        rows: SIX_CARDS.into_iter().map(row).collect(),
    }
}

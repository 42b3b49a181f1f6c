//! Which hand beats which.

use croupier_rules::chapters::saigon_5_card::BonusHand;
use croupier_rules::chapters::three_card_prime::{AllSixHand, Terms as PrimeTerms, ThreeCardRank};
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::Offer;
use croupier_rules::submission::Terms;
use croupier_rules::{Provision, cite};
use serde::Serialize;

use super::face::{Face, cards};
use super::said::Said;
use crate::filing::Filing;
use crate::prices::capital;

/// Hands in order, highest first.
#[derive(Debug, Serialize)]
pub struct Ranking {
    title: &'static str,
    said: Vec<Said>,
    rows: Vec<RankedHand>,
}

/// A hand, what it is, and an example of it.
#[derive(Debug, Serialize)]
pub struct RankedHand {
    name: String,
    said: Said,
    example: Vec<Face>,
}

impl RankedHand {
    fn new(name: &str, said: Said, example: &str) -> RankedHand {
        RankedHand { name: capital(name), said, example: Face::all(&cards(example)) }
    }
}

/// The rankings that decide a wager of this table.
pub fn of(filing: &Filing) -> Vec<Ranking> {
    match filing.submission().terms() {
        Terms::Baccarat(_) => Vec::new(),
        Terms::ThreeCardPrime(terms) => prime(&terms),
        Terms::Saigon5Card(terms) if terms.bonus == Offer::Offered => vec![bonus()],
        Terms::Saigon5Card(_) => Vec::new(),
    }
}

fn prime(terms: &PrimeTerms) -> Vec<Ranking> {
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
            &[cite!("679a.6(d)"), cite!("679a.11(d)(3)")],
        )],
        rows: SIX_CARDS.into_iter().map(row).collect(),
    }
}

/// The Poker hands of the Bonus Wager, with the joker where it can help.
pub const BONUS_HANDS: [(BonusHand, &str); 10] = [
    (BonusHand::FiveAces, "As Ah Ad Ac Jk"),
    (BonusHand::RoyalFlushNoJoker, "Ah Kh Qh Jh Th"),
    (BonusHand::RoyalFlushWithJoker, "As Ks Jk Js Ts"),
    (BonusHand::StraightFlush, "9d 8d 7d 6d 5d"),
    (BonusHand::FourOfAKind, "Jc Jd Jh Js 7d"),
    (BonusHand::FullHouse, "Tc Td Th 6s 6d"),
    (BonusHand::Flush, "Kc Jc 9c 6c Jk"),
    (BonusHand::Straight, "8s 7d Jk 5h 4s"),
    (BonusHand::ThreeOfAKind, "5c 5d 5h Qs 9d"),
    (BonusHand::TwoPair, "Kc Kd 4h 4s 8d"),
];

fn bonus() -> Ranking {
    let row = |(hand, example): (BonusHand, &str)| {
        RankedHand::new(hand.name(), described(hand.provision()), example)
    };
    Ranking {
        title: "Poker hands of the Bonus Wager",
        said: vec![Said::under(
            "In pairs and the like the joker is an ace; in straights and flushes it is whatever card completes the \
             hand. An ace stands above the king or below the 2, never between.",
            &[cite!("680a.6(c)")],
        )],
        rows: BONUS_HANDS.into_iter().map(row).collect(),
    }
}

/// What the register's sentence says of the hand, whose name stands beside it: `All-Six: a flush is five cards in one
/// suit.` becomes `Five cards in one suit.`
fn described(clause: Provision) -> Said {
    let says = clause.row().says;
    let rest =
        [" is ", " are "].iter().filter_map(|verb| says.split_once(verb)).min_by_key(|(name, _)| name.len());
    Said::under(capital(rest.map_or(says, |(_, rest)| rest)), &[clause])
}

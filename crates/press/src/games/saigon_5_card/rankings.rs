//! Poker hands of five cards with a joker.

use croupier_rules::chapters::saigon_5_card::BonusHand;
use croupier_rules::chapters::saigon_5_card::ranking::SUBSTITUTION;
use croupier_rules::kit::paytable::Line;

use crate::guide::{RankedHand, Ranking, Said, described};

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

/// The ranking of the Bonus Wager.
pub fn bonus() -> Ranking {
    let row = |(hand, example): (BonusHand, &str)| {
        RankedHand::new(hand.name(), described(hand.provision()), example)
    };
    Ranking {
        title: "Poker hands of the Bonus Wager",
        said: vec![Said::under(
            "In pairs and the like the joker is an ace; in straights and flushes it is whatever card completes the \
             hand. An ace stands above the king or below the 2, never between.",
            &[SUBSTITUTION],
        )],
        rows: BONUS_HANDS.into_iter().map(row).collect(),
    }
}

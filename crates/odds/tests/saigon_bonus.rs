//! The Bonus of Saigon 5 Card against a walk over every hand of real cards.

use croupier_odds::Figures;
use croupier_odds::saigon_5_card::{BonusOptions, BonusReading, Remaining, WhatIf, bonus};
use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::BonusHand;
use croupier_rules::chapters::saigon_5_card::ranking::bonus as rule;
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::paytable::Line;
use croupier_rules::kit::wager::GameWager;
use croupier_rules::law::Reading;

type Lines = [u128; 11];

fn lines(figures: &Figures) -> Lines {
    let counts: Vec<u128> = figures.outcomes.iter().map(|outcome| outcome.count).collect();
    counts.try_into().unwrap()
}

fn read(remaining: Remaining, reading: BonusReading) -> Figures {
    bonus(remaining, &BonusOptions { reading, ..BonusOptions::default() })
}

fn walked(remaining: Remaining, hand: impl Fn([Card; 5]) -> Option<BonusHand>) -> Lines {
    let cards: Vec<Card> = remaining.cards().collect();
    let (n, mut lines) = (cards.len(), [0; 11]);
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                for d in c + 1..n {
                    for e in d + 1..n {
                        lines[hand([a, b, c, d, e].map(|i| cards[i])).map_or(10, Line::index)] += 1;
                    }
                }
            }
        }
    }
    lines
}

/// The joker is the last card of a hand that is walked.
fn wild(cards: [Card; 5]) -> Option<BonusHand> {
    let [a, b, c, d, last] = cards;
    let stand_ins = Card::all_52().filter(|card| last.is_joker() && !cards.contains(card));
    let made = stand_ins.filter_map(|card| rule([a, b, c, d, card])).map(|hand| match hand {
        BonusHand::RoyalFlushNoJoker => BonusHand::RoyalFlushWithJoker,
        other => other,
    });
    made.chain(rule(cards)).min_by_key(|hand| hand.index())
}

/// A straight of ten to ace, unless nine to king is one as well.
fn no_ace_high(cards: [Card; 5]) -> Option<BonusHand> {
    let natural = |rank: Rank| cards.iter().any(|card| card.rank() == Some(rank));
    let low = [Rank::Two, Rank::Three, Rank::Four, Rank::Five].into_iter().any(natural);
    rule(cards).filter(|&hand| hand != BonusHand::Straight || !natural(Rank::Ace) || low)
}

fn check(remaining: Remaining) {
    assert_eq!(lines(&read(remaining, BonusReading::AsRead)), walked(remaining, rule));
    assert_eq!(lines(&read(remaining, BonusReading::WildJoker)), walked(remaining, wild));
    assert_eq!(lines(&read(remaining, BonusReading::NoAceHighStraight)), walked(remaining, no_ace_high));
}

#[test]
fn the_whole_deck_agrees_with_every_hand() {
    check(Remaining::FULL);
    for reading in BonusReading::ALL {
        assert_eq!(read(Remaining::FULL, reading).total, 2_869_685);
    }
}

#[test]
fn what_is_left_of_a_deck_agrees_with_every_hand() {
    for removed in [
        "Jk",
        "As Ks Qs Js Ts 9s 8s",
        "Ac Ad Ah 2c 2d 2h 2s 9c 9d Kh Kd",
        "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad",
    ] {
        let removed: Vec<Card> = removed.split_whitespace().map(|card| card.parse().unwrap()).collect();
        check(Remaining::without(&removed).unwrap());
    }
}

#[test]
fn the_hold_is_what_the_readings_say() {
    let held = |figures: Figures| figures.edge().percent(2);
    assert_eq!(held(bonus(Remaining::FULL, &BonusOptions::default())), "12.80");
    for (reading, percent, paytable) in
        [("ER-304", "13.72", "A"), ("ER-305", "-16.51", "A"), ("ER-306", "7.97", "A with two pair at 9 to 1")]
    {
        let figures = WhatIf::of_reading(reading).next().unwrap().figures(Remaining::FULL);
        assert_eq!(figures.paytable.as_deref(), Some(paytable));
        assert_eq!(held(figures), percent, "{reading}");
    }
}

/// The straights that lose: ten to ace of several suits, and an ace, three of ten to king and the joker.
#[test]
fn without_ace_high_straights_the_losses_are_those_on_paper() {
    let change = |line: usize| {
        let count = |reading| lines(&read(Remaining::FULL, reading))[line] as i128;
        count(BonusReading::NoAceHighStraight) - count(BonusReading::AsRead)
    };
    let lost = (4i128.pow(5) - 4) + 4 * (4i128.pow(4) - 4);
    assert_eq!((0..11).map(change).collect::<Vec<_>>(), [0, 0, 0, 0, 0, 0, 0, -lost, 0, 0, lost]);
}

#[test]
fn every_alternative_names_a_reading_and_its_wager() {
    for what_if in WhatIf::ALL {
        assert!(Reading::find(what_if.reading()).is_some());
        assert!(WhatIf::of_reading(what_if.reading()).any(|found| found == what_if));
        assert_eq!(what_if.figures(Remaining::FULL).wager, what_if.wager().slug());
    }
    assert_eq!(WhatIf::of_reading("er-301").count(), 2, "one for each hand that can hold the joker");
    assert_eq!(WhatIf::of_reading("ER-303").count(), 0);
}

#[test]
fn a_line_that_is_not_paid_loses() {
    let pays = BonusOptions::default().pays.with(BonusHand::TwoPair, None);
    let figures = bonus(Remaining::FULL, &BonusOptions { pays, ..BonusOptions::default() });
    let two_pair = &figures.outcomes[BonusHand::TwoPair.index()];
    assert_eq!((two_pair.pays, two_pair.net.to_string(), two_pair.count), (None, "-1".into(), 138_600));
}

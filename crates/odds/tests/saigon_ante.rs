//! The Ante of Saigon 5 Card against slower ways to count it: every pair of classes of hands, and every deal of
//! real cards from small decks.

use croupier_odds::saigon_5_card::{AnteReading, Choice, Remaining, Setting, WhatIf, ante, ante_read};
use croupier_odds::{Figures, Ratio};
use croupier_rules::Card;
use croupier_rules::chapters::saigon_5_card::completion::showdown;
use croupier_rules::chapters::saigon_5_card::ranking::{best_split_of_values, splits};
use croupier_rules::chapters::saigon_5_card::{ShowdownCount, Value};
use croupier_rules::kit::wager::{Ruling, WagerResult};

const CHOICES: [Choice; 3] = [Choice::By(Setting::Highest), Choice::By(Setting::Lowest), Choice::MostMoney];

/// What the player wins, in half units, and the number of deals: 2, 1, 0 and -2 in this order.
type Tally = [u128; 4];

fn tally(figures: &Figures) -> Tally {
    let nets = [Ratio::whole(1), Ratio::new(1, 2), Ratio::zero(), Ratio::whole(-1)];
    nets.map(|net| figures.outcomes.iter().filter(|o| o.net == net).map(|o| o.count).sum())
}

fn column(ruling: Ruling) -> usize {
    match ruling.result {
        WagerResult::Win(odds) if odds.per() == 1 => 0,
        WagerResult::Win(_) => 1,
        WagerResult::Push => 2,
        WagerResult::Lose => 3,
    }
}

fn binomial(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |ways, i| ways * n.saturating_sub(i) / (i + 1))
}

type Counts = [u8; 11];

fn of_class(deck: &Counts, hand: &Counts) -> u128 {
    deck.iter().zip(hand).map(|(&n, &k)| binomial(n.into(), k.into())).product()
}

fn every_class_hand(classes: usize, cards: u8, hand: Counts, visit: &mut impl FnMut(Counts)) {
    if classes == 0 {
        return if cards == 0 {
            visit(hand)
        };
    }
    for taken in 0..=cards {
        let mut more = hand;
        more[classes - 1] = taken;
        every_class_hand(classes - 1, cards - taken, more, visit);
    }
}

fn values(hand: &Counts) -> [Value; 5] {
    let copies = |(i, &n): (usize, &u8)| std::iter::repeat_n(Value::ALL[i], n.into());
    let values: Vec<Value> = hand.iter().enumerate().flat_map(copies).collect();
    values.try_into().unwrap()
}

type Shown = Option<ShowdownCount>;

/// All pairs of a player's and a dealer's class of hand, with products of binomial coefficients.
fn every_pair(player: fn([Value; 5]) -> Shown, dealer: fn([Value; 5]) -> Shown) -> Tally {
    let deck = Remaining::FULL.values();
    let mut hands = Vec::new();
    every_class_hand(11, 5, [0; 11], &mut |hand| {
        let possible = of_class(&deck, &hand) > 0;
        hands.extend(possible.then(|| (hand, player(values(&hand)), dealer(values(&hand)))));
    });
    assert_eq!(hands.len(), 2_708);
    let mut deals: Tally = [0; 4];
    for (player, mine, _) in &hands {
        let left: Counts = std::array::from_fn(|i| deck[i] - player[i]);
        let ways = of_class(&deck, player);
        let choose = |n: u8, k: u8| CHOOSE[n as usize][k as usize];
        for (dealer, _, theirs) in &hands {
            let others: u64 = left.iter().zip(dealer).map(|(&n, &k)| choose(n, k)).product();
            deals[column(showdown(*mine, *theirs).ante_ruling())] += ways * u128::from(others);
        }
    }
    deals
}

fn best(five: [Value; 5]) -> Shown {
    best_split_of_values(five).map(|(_, count)| count)
}

#[test]
fn the_whole_deck_agrees_with_every_pair_of_classes() {
    let deals = every_pair(best, best);
    let figures = ante(Remaining::FULL, Choice::default(), Setting::Highest);
    assert_eq!(tally(&figures), deals);
    assert_eq!(figures.total, binomial(53, 5) * binomial(48, 5));
}

/// Binomial coefficients up to 16 choose 5.
const CHOOSE: [[u64; 6]; 17] = {
    let mut table = [[0; 6]; 17];
    let mut n = 0;
    while n < 17 {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < 6 {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// What five cards come to if the joker counts so, by arithmetic alone.
fn plainly(five: [Value; 5], joker: u8) -> Option<u8> {
    let points = five.map(|value| value.points(joker));
    let total: u8 = points.iter().sum();
    let pairs = (0..5).flat_map(|a| (0..a).map(move |b| points[a] + points[b]));
    let qualified = pairs.filter(|two| (total - two).is_multiple_of(10));
    qualified.map(|two| if two % 10 == 0 { 10 } else { two % 10 }).max()
}

fn worst_joker(five: [Value; 5]) -> Shown {
    let counts = [3, 6, 9].map(|joker| plainly(five, joker).unwrap_or(0));
    ShowdownCount::new(counts.into_iter().min().unwrap())
}

/// Every three cards total 10, 20 or 30 only where all are tens, for each card may stand in for each other.
fn five_tens(five: [Value; 5]) -> Shown {
    five.iter().all(|&value| value == Value::Ten).then(|| ShowdownCount::new(10)).flatten()
}

#[test]
fn er_301_and_er_308_otherwise_agree_with_every_pair_of_classes() {
    for (reading, player, dealer) in [
        (AnteReading::AsRead, best as fn([Value; 5]) -> Shown, best as fn([Value; 5]) -> Shown),
        (AnteReading::WorstJokerForDealer, best, worst_joker),
        (AnteReading::WorstJokerForPlayer, worst_joker, best),
        (AnteReading::EveryThreeMustQualify, five_tens, five_tens),
    ] {
        let figures = ante_read(Remaining::FULL, reading);
        assert_eq!(tally(&figures), every_pair(player, dealer), "{reading:?}");
        assert_eq!(figures.total, binomial(53, 5) * binomial(48, 5));
    }
}

#[test]
fn a_joker_that_somebody_else_names_costs_who_holds_it() {
    let edge = |what_if: WhatIf| what_if.figures(Remaining::FULL).edge();
    let as_read = ante(Remaining::FULL, Choice::default(), Setting::Highest).edge();
    assert!(edge(WhatIf::WorstJokerForDealer) < as_read && as_read < edge(WhatIf::WorstJokerForPlayer));
    assert_eq!(edge(WhatIf::EveryThreeMustQualify), Ratio::zero(), "five tens are as likely on either side");
}

fn every_five(cards: &[Card], visit: &mut impl FnMut([Card; 5])) {
    let n = cards.len();
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                for d in c + 1..n {
                    (d + 1..n).for_each(|e| visit([a, b, c, d, e].map(|i| cards[i])));
                }
            }
        }
    }
}

/// The Point Counts that somebody can show with five cards.
fn shown(five: [Card; 5]) -> Vec<ShowdownCount> {
    splits(five).filter_map(|set| set.qualified_count()).collect()
}

fn set(setting: Setting, five: [Card; 5]) -> Option<ShowdownCount> {
    match setting {
        Setting::Highest => shown(five).into_iter().max(),
        Setting::Lowest => shown(five).into_iter().min(),
    }
}

fn wins(tally: &Tally) -> i128 {
    let [whole, half, _, lost] = tally.map(|deals| deals as i128);
    2 * whole + half - 2 * lost
}

/// What happens to every deal of these cards, one by one.
fn walked(cards: &[Card], player: Choice, dealer: Setting) -> Tally {
    let mut deals = [0; 4];
    every_five(cards, &mut |five| {
        let rest: Vec<Card> = cards.iter().copied().filter(|card| !five.contains(card)).collect();
        let mut against = Vec::new();
        every_five(&rest, &mut |five| against.push(set(dealer, five)));
        let shows = |count| tally_of(count, &against);
        let best = shown(five).into_iter().map(|count| shows(Some(count))).max_by_key(wins);
        let tally = match player {
            Choice::By(setting) => shows(set(setting, five)),
            Choice::MostMoney => best.unwrap_or_else(|| shows(None)),
        };
        (0..4).for_each(|i| deals[i] += tally[i]);
    });
    deals
}

fn tally_of(player: Option<ShowdownCount>, against: &[Option<ShowdownCount>]) -> Tally {
    let mut deals = [0; 4];
    against.iter().for_each(|&dealer| deals[column(showdown(player, dealer).ante_ruling())] += 1);
    deals
}

/// Small decks: with choices for the joker, with fives to be paid half, without the joker, of few values.
const SMALL: [&str; 5] = [
    "3c 4h 6d 7c 7s 8d 8h 9c Kd Jk",
    "5c 5d 5h 6h 7d 7s Th Jh Qd Qs As Jk",
    "2c 3d 3h 4s 5c 6d 7h 8s 9c Td Jh Ac Ad",
    "Ac Ad Ah As 9c 9d 9h 9s Tc Jd Qh Ks Jk",
    "2c 2d 2h 3c 3d 8c 8d 8h 5c 5d Kc Jk",
];

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn only(left: &[Card]) -> Remaining {
    let removed: Vec<Card> = Card::all_53().filter(|card| !left.contains(card)).collect();
    Remaining::without(&removed).unwrap()
}

#[test]
fn small_decks_agree_with_every_deal_of_real_cards() {
    for cards in SMALL.map(cards) {
        for (player, dealer) in CHOICES.into_iter().flat_map(|p| Setting::ALL.map(|d| (p, d))) {
            let figures = ante(only(&cards), player, dealer);
            assert_eq!(tally(&figures), walked(&cards, player, dealer), "{cards:?} {player:?} {dealer:?}");
            assert_eq!(figures.total, figures.outcomes.iter().map(|o| o.count).sum());
        }
    }
}

fn edge(player: Choice, dealer: Setting) -> String {
    ante(Remaining::FULL, player, dealer).edge().to_string()
}

#[test]
fn the_hold_of_the_ante_is_known_exactly() {
    let highest = Choice::By(Setting::Highest);
    assert_eq!(edge(highest, Setting::Highest), "23749189/1271680410");
    assert_eq!(edge(highest, Setting::Lowest), "-218940146/23623909155");
    assert_eq!(edge(Choice::By(Setting::Lowest), Setting::Highest), "14933466263/307110819015");
    assert_eq!(edge(Choice::By(Setting::Lowest), Setting::Lowest), "35584399/1720508790");
}

#[test]
fn the_house_way_is_best_from_the_whole_deck_and_not_from_every_deck() {
    for dealer in Setting::ALL {
        let best = ante(Remaining::FULL, Choice::MostMoney, dealer);
        assert_eq!(best, ante(Remaining::FULL, Choice::default(), dealer));
    }
    let few = only(&cards(SMALL[0]));
    let edge = |player| ante(few, player, Setting::Highest).edge();
    assert!(edge(Choice::MostMoney) < edge(Choice::default()));
}

#[test]
fn outcomes_are_listed_best_first_with_their_payout() {
    let figures = ante(Remaining::FULL, Choice::default(), Setting::Highest);
    let nets: Vec<Ratio> = figures.outcomes.iter().map(|outcome| outcome.net.clone()).collect();
    assert!(nets.is_sorted_by(|a, b| a >= b));
    let payouts: Vec<String> = figures.outcomes.iter().filter_map(|o| Some(o.pays?.to_string())).collect();
    assert_eq!(payouts, ["1 to 1", "1 to 1", "1 to 2", "1 to 2"]);
    let one = |name: &str| figures.outcomes.iter().find(|o| o.name == name).unwrap().count;
    // Whoever is dealt first, one qualifies alone as often as the other.
    let alone = one("only player qualifies") + one("only player qualifies with a five");
    assert_eq!(alone, one("only dealer qualifies"));
    let higher = one("player higher") + one("player higher with a five");
    assert_eq!(higher, one("dealer higher"));
}

#[test]
fn a_dealer_who_takes_the_lowest_split_gives_the_edge_away() {
    let what_if = WhatIf::of_reading("er-302").next().unwrap();
    let figures = what_if.figures(Remaining::FULL);
    assert_eq!((what_if, figures.wager), (WhatIf::DealerTakesLowestSplit, "ante"));
    assert_eq!(figures.edge().percent(2), "-0.93");
}

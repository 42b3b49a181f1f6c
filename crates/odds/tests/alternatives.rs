//! The other sides of readings a second time, slowly: each rule is written out again in the plainest words, and
//! every deal is walked through.

use std::cmp::Ordering;

use croupier_odds::Ratio;
use croupier_odds::audit::{Alternative, Changed};
use croupier_odds::three_card_prime::{AntePlay, CardsLeft, Reading, named_pays};
use croupier_rules::chapters::three_card_prime::payouts::{BAD_BEAT, BadBeatLine, PLAY, PlayLine};
use croupier_rules::chapters::three_card_prime::{
    self as prime, AllSixHand, Decision, Showdown, Strength, ThreeCardRank, strength,
};
use croupier_rules::families::baccarat::dealing::deal;
use croupier_rules::families::baccarat::{CardValue, Coup, HandSize};
use croupier_rules::kit::card::Rank;
use croupier_rules::kit::paytable::{Letter, Pays};
use croupier_rules::{Card, GameId};

/// The figures that an alternative changes, as percentages: as read, and as they would be otherwise.
fn holds(reading: &str, game: GameId) -> Vec<[String; 2]> {
    let alternatives = Alternative::of_game(game).iter().filter(|alternative| alternative.reading == reading);
    let changes = alternatives.flat_map(|alternative| alternative.changes(game).unwrap());
    changes.map(|change| [change.as_read.edge().percent(6), change.otherwise.edge().percent(6)]).collect()
}

fn changes(reading: &str, game: GameId) -> Vec<Changed> {
    let alternative = Alternative::of_game(game).iter().find(|alternative| alternative.reading == reading);
    alternative.unwrap().changes(game).unwrap()
}

/// Every round of eight decks, by the values of six cards, with the number of ways to draw them.
fn rounds(mut visit: impl FnMut(Coup, u128)) {
    for number in 0..1_000_000u32 {
        let digits = [100_000, 10_000, 1000, 100, 10, 1].map(|place| (number / place % 10) as u8);
        let mut cards = [128u128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
        let mut ways = 1;
        for digit in digits {
            ways *= cards[digit as usize];
            cards[digit as usize] -= 1;
        }
        let mut values = digits.into_iter();
        visit(deal(|| CardValue::new(values.next().unwrap()).unwrap()), ways);
    }
}

/// The Point Counts and whether the Banker's Hand won with three cards of seven.
fn seen(coup: Coup) -> (i64, i64, bool) {
    let (player, banker) = (coup.player().count.get().into(), coup.banker().count.get().into());
    (player, banker, coup.banker().size == HandSize::Three && banker == 7 && player < 7)
}

#[test]
fn er_102_without_vigorish_the_bankers_hand_wins_even_money() {
    let (mut won, mut total) = (0i128, 0i128);
    rounds(|coup, ways| {
        let (player, banker, _) = seen(coup);
        won += i128::from((banker - player).signum()) * ways as i128;
        total += ways as i128;
    });
    for game in [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat] {
        let [change] = &changes("ER-102", game)[..] else { panic!("one wager") };
        assert_eq!((change.as_read.wager, change.as_read.ez), ("banker", false));
        assert_eq!(change.otherwise.edge(), Ratio::new(-won, total));
    }
    assert_eq!(holds("ER-102", GameId::Baccarat), [["1.057906", "-1.235081"]]);
}

/// What a Dragon Bonus on the Banker's Hand wins by paytable A if a Dragon 7 is a tie without a Natural.
fn bonus_if_dragon_7_ties(coup: Coup) -> i128 {
    let (player, banker, dragon_7) = seen(coup);
    match (coup.banker().is_natural(), coup.player().is_natural(), banker - player) {
        (true, _, margin) => margin.signum().into(),
        _ if dragon_7 => -1,
        (false, true, _) => -1,
        (.., margin) => usize::try_from(margin - 4).map_or(-1, |line| [1, 2, 4, 6, 10, 30][line]),
    }
}

#[test]
fn er_107_a_dragon_7_that_ties_for_every_wager() {
    let (mut won, mut total) = ([0i128; 3], 0i128);
    rounds(|coup, ways| {
        let (player, banker, dragon_7) = seen(coup);
        let ahead = if dragon_7 { 0 } else { i128::from((player - banker).signum()) };
        let units = [ahead, if ahead == 0 { 8 } else { -1 }, bonus_if_dragon_7_ties(coup)];
        (0..3).for_each(|i| won[i] += units[i] * ways as i128);
        total += ways as i128;
    });
    let changes = changes("ER-107", GameId::Minibaccarat);
    let wagers: Vec<_> = changes.iter().map(|change| change.as_read.wager).collect();
    let bonus = "dragon-bonus-banker";
    assert_eq!(wagers, ["player", "tie", bonus, bonus, bonus]);
    for (change, won) in changes.iter().zip(won) {
        assert_eq!(change.otherwise.edge(), Ratio::new(-won, total), "{}", change.as_read.wager);
        assert!(change.as_read.ez);
    }
}

/// Three cards and what the rules say of them.
#[derive(Clone, Copy)]
struct Dealt {
    set: u64,
    cards: [Card; 3],
    strength: Strength,
}

fn hands() -> Vec<Dealt> {
    let deck: Vec<Card> = Card::all_52().collect();
    let mut hands = Vec::new();
    for a in 0..52 {
        for b in 0..a {
            for c in 0..b {
                let cards = [a, b, c].map(|i: usize| deck[i]);
                hands.push(Dealt { set: 1 << a | 1 << b | 1 << c, cards, strength: strength(cards) });
            }
        }
    }
    hands
}

/// Literally: what both hands have is taken out of both, and the highest rank that is left wins.
fn by_highest_card(player: [Card; 3], dealer: [Card; 3]) -> Ordering {
    let ranks = |cards: [Card; 3]| cards.map(|card| card.rank().unwrap());
    let lacks = |mine: [Rank; 3], theirs: [Rank; 3]| {
        let mut left: Vec<Rank> = mine.into();
        for rank in theirs {
            left.iter().position(|&other| other == rank).map(|place| left.remove(place));
        }
        left.into_iter().max()
    };
    lacks(ranks(player), ranks(dealer)).cmp(&lacks(ranks(dealer), ranks(player)))
}

fn literal_showdown(player: &Dealt, dealer: &Dealt) -> Showdown {
    let rank = player.strength.rank();
    let compared = rank.cmp(&dealer.strength.rank());
    match compared.then_with(|| by_highest_card(player.cards, dealer.cards)) {
        _ if !prime::qualifies(dealer.strength) => Showdown::DealerDoesNotQualify,
        Ordering::Greater | Ordering::Equal => Showdown::PlayerHigherOrEqual,
        Ordering::Less if rank >= ThreeCardRank::Straight => Showdown::PlayerLowerStraightOrBetter,
        Ordering::Less => Showdown::PlayerLowerFlushOrLower,
    }
}

fn rules_showdown(player: &Dealt, dealer: &Dealt) -> Showdown {
    prime::ante_play(dealer.strength, player.strength)
}

/// One hand of each strength; strengths are compared by these, once for each two.
fn classes(hands: &[Dealt]) -> Vec<Dealt> {
    let found = |strength| hands.iter().find(|hand| hand.strength == strength).copied();
    Strength::all().filter_map(found).collect()
}

/// For every player's hand, the dealer's hands that lead to each showdown.
fn every_pair(compare: impl Fn(&Dealt, &Dealt) -> Showdown) -> Vec<(Dealt, [i64; 4])> {
    let hands = hands();
    let classes = classes(&hands);
    let row = |player: &Dealt| classes.iter().map(|dealer| compare(player, dealer)).collect::<Vec<_>>();
    let table: Vec<Vec<Showdown>> = classes.iter().map(row).collect();
    let faced = |player: &Dealt| {
        let (mut faced, row) = ([0; 4], &table[player.strength.ordinal()]);
        for dealer in hands.iter().filter(|dealer| dealer.set & player.set == 0) {
            faced[row[dealer.strength.ordinal()] as usize] += 1;
        }
        (*player, faced)
    };
    hands.iter().map(faced).collect()
}

/// What raising wins from all dealer's hands.
fn raised(hand: &Dealt, faced: &[i64; 4], bad_beat: &Pays<BadBeatLine>) -> i64 {
    let rank = hand.strength.rank();
    let play = i64::from(PLAY.pays.odds(PlayLine::of(rank)).unwrap().pays());
    let beaten = BadBeatLine::of(rank).and_then(|line| bad_beat.odds(line));
    let [unqualified, won, lost, bad_beats] = *faced;
    unqualified + won * (1 + play) - 2 * lost
        + bad_beats * beaten.map_or(0, |odds| i64::from(odds.pays()) - 1)
}

/// The edge if every hand is raised or folded, whichever wins more.
fn edge(
    pairs: &[(Dealt, [i64; 4])],
    bad_beat: &Pays<BadBeatLine>,
    folded: impl Fn(&[i64; 4]) -> i64,
) -> Ratio {
    let best = |(hand, faced): &(Dealt, [i64; 4])| raised(hand, faced, bad_beat).max(folded(faced));
    Ratio::new(-pairs.iter().map(best).sum::<i64>(), 407_170_400)
}

/// By the letter of ER-207, A-2-3 beats 4-5-6 and 2-2-A beats 3-3-4. Other hands win then, but as many: every
/// pair and every straight is raised and paid alike, and who is dealt which of two hands is a matter of chance.
#[test]
fn er_207_changes_no_figure_over_all_407_170_400_pairs_of_hands() {
    let by_letter = every_pair(literal_showdown);
    let by_rules = every_pair(rules_showdown);
    let differently = by_letter.iter().zip(&by_rules).filter(|(one, other)| one.1 != other.1).count();
    assert!(differently > 3000, "{differently} hands win differently");
    for (table, letter) in BAD_BEAT.iter().zip([Letter::A, Letter::B]) {
        let bad_beat = named_pays::bad_beat(letter).unwrap();
        let figures = AntePlay::new(CardsLeft::ALL, &bad_beat, Reading::AsWritten).optimum();
        assert_eq!(figures.edge(), edge(&by_letter, &table.pays, |_| -18_424));
    }
    let by_category = |pairs: &[(Dealt, [i64; 4])]| {
        let mut sums = [[0; 4]; ThreeCardRank::ALL.len()];
        for (hand, faced) in pairs {
            (0..4).for_each(|i| sums[hand.strength.rank() as usize][i] += faced[i]);
        }
        sums
    };
    assert_eq!(by_category(&by_letter), by_category(&by_rules));
}

#[test]
fn er_216_a_folded_ante_that_comes_back_over_all_407_170_400_pairs_of_hands() {
    let pairs = every_pair(rules_showdown);
    for (table, change) in BAD_BEAT.iter().zip(changes("ER-216", GameId::ThreeCardPrime)) {
        assert_eq!(change.as_read.edge(), edge(&pairs, &table.pays, |_| -18_424));
        let returned = edge(&pairs, &table.pays, |[unqualified, ..]| unqualified - 18_424);
        assert_eq!(change.otherwise.edge(), returned);
        assert!(change.otherwise.edge() < change.as_read.edge(), "folding costs less");
        let names: Vec<_> = change.otherwise.outcomes.iter().map(|outcome| outcome.name.as_str()).collect();
        assert!(names.contains(&"fold") && names.contains(&"fold, dealer does not qualify"), "{names:?}");
    }
}

#[test]
fn er_216_more_hands_are_folded_where_the_ante_may_come_back() {
    let bad_beat = named_pays::bad_beat(Letter::A).unwrap();
    let [as_read, returned] = [Reading::AsWritten, Reading::FoldedAnteReturned].map(|reading| {
        let game = AntePlay::new(CardsLeft::ALL, &bad_beat, reading);
        game.hands().iter().filter(|hand| game.best(hand) == Decision::Play).count()
    });
    assert!(returned < as_read, "{returned} and {as_read}");
}

/// Six cards with two ranks three times each.
fn is_two_threes(cards: &[Card; 6]) -> bool {
    let of_rank = |card: &Card| cards.iter().filter(|other| other.rank() == card.rank()).count();
    cards.iter().all(|card| of_rank(card) == 3)
}

#[test]
fn er_210_two_threes_paid_as_one_over_all_20_358_520_hands() {
    let deck: Vec<Card> = Card::all_52().collect();
    let mut counts = [0i64; AllSixHand::ALL.len()];
    for a in 5..52 {
        for b in 4..a {
            for c in 3..b {
                for d in 2..c {
                    for e in 1..d {
                        for f in 0..e {
                            let cards = [a, b, c, d, e, f].map(|i: usize| deck[i]);
                            let hand = match prime::all_six(cards) {
                                AllSixHand::FullHouse if is_two_threes(&cards) => AllSixHand::ThreeOfAKind,
                                other => other,
                            };
                            counts[hand as usize] += 1;
                        }
                    }
                }
            }
        }
    }
    let changes = changes("ER-210", GameId::ThreeCardPrime);
    assert_eq!(changes.len(), 5);
    for change in changes {
        let table =
            &prime::payouts::ALL_SIX[change.as_read.paytable.as_deref().unwrap().as_bytes()[0] as usize - 65];
        let net = |hand: AllSixHand| {
            let line = prime::payouts::AllSixLine::paid(hand, &table.pays);
            line.and_then(|line| table.pays.odds(line)).map_or(-1, |odds| i64::from(odds.pays()))
        };
        let won: i64 = AllSixHand::ALL.into_iter().map(|hand| net(hand) * counts[hand as usize]).sum();
        assert_eq!(change.otherwise.edge(), Ratio::new(-won, 20_358_520));
    }
}

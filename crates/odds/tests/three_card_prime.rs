//! Three Card Prime: the published figures, the readings behind them, strategies, other payouts and refusals.

use croupier_odds::three_card_prime::{
    AceLow, AntePlay, CannotDeal, CardsLeft, NamedPays, Reading, Strategy, WhatIf, all_six, named_pays,
    offered, pair_bonus, pair_bonus_at, prime, prime_at, strategies,
};
use croupier_odds::{Figures, Ratio};
use croupier_rules::chapters::three_card_prime::payouts::{self, AllSixLine, BadBeatLine};
use croupier_rules::chapters::three_card_prime::{
    Decision, RoundError, Showdown, Strength, Terms, ante_play,
};
use croupier_rules::kit::deck::TooManyCopies;
use croupier_rules::kit::paytable::{Letter, Pays};
use croupier_rules::kit::wager::Offer;
use croupier_rules::{Card, Odds};

fn edge(figures: &Figures) -> String {
    figures.edge().percent(2)
}

fn game(letter: Letter, reading: Reading) -> AntePlay {
    AntePlay::new(CardsLeft::ALL, &named_pays::bad_beat(letter).unwrap(), reading)
}

fn pair_bonus_of(letter: Letter) -> Figures {
    pair_bonus(CardsLeft::ALL, &named_pays::pair_bonus_with_two(letter).unwrap())
}

fn all_six_of(letter: Letter) -> Figures {
    all_six(CardsLeft::ALL, &named_pays::all_six(letter), AceLow::Closes)
}

fn count(figures: &Figures, name: &str) -> u128 {
    figures.outcomes.iter().find(|outcome| outcome.name == name).map_or(0, |outcome| outcome.count)
}

#[test]
fn ante_and_play_hold_4_52_or_4_65_as_written_and_the_published_2_90_or_3_03_under_er_217() {
    for (letter, reading, holds) in [
        (Letter::A, Reading::AsWritten, "4.52"),
        (Letter::B, Reading::AsWritten, "4.65"),
        (Letter::A, Reading::PlayTableAlways, "2.90"),
        (Letter::B, Reading::PlayTableAlways, "3.03"),
    ] {
        assert_eq!(edge(&game(letter, reading).optimum()), holds, "{letter} {reading:?}");
    }
}

#[test]
fn side_wagers_hold_what_was_published() {
    assert_eq!(edge(&prime(CardsLeft::ALL)), "3.62");
    assert_eq!(
        Terms::PAIR_BONUS.map(|letter| edge(&pair_bonus_of(letter))),
        ["3.18", "3.39", "4.53", "5.83"]
    );
    assert_eq!(
        Terms::ALL_SIX.map(|letter| edge(&all_six_of(letter))),
        ["10.22", "15.28", "6.74", "8.56", "18.10"]
    );
}

#[test]
fn readings_not_taken_hold_what_the_register_says() {
    let holds = |what_if: WhatIf| -> Vec<String> {
        what_if.compare(CardsLeft::ALL).iter().map(|comparison| edge(&comparison.what_if)).collect()
    };
    assert_eq!(holds(WhatIf::PlayTableAlways), ["2.90", "3.03"]);
    let [.., c, _, e] = &holds(WhatIf::NoAceLowInAllSix)[..] else { panic!("five paytables") };
    assert_eq!([c, e], ["8.67", "20.20"]);
    assert_eq!(holds(WhatIf::PairBonusADoublesPair), ["1.88"]);
}

#[test]
fn a_what_if_is_in_the_register_and_stands_beside_the_rule_as_written() {
    for what_if in WhatIf::ALL {
        assert_eq!(what_if.reading().map(|reading| reading.id), Some(what_if.id()));
        for comparison in what_if.compare(CardsLeft::ALL) {
            let letter = comparison.as_written.paytable.clone().unwrap();
            assert!(Letter::from_name(&letter).is_some());
            assert!(comparison.what_if.paytable.unwrap().starts_with(&format!("{letter}, ")));
            assert_eq!(comparison.what_if.total, comparison.as_written.total);
        }
    }
    assert_eq!(WhatIf::PairBonusADoublesPair.compare(CardsLeft::ALL)[0].as_written, pair_bonus_of(Letter::A));
}

#[test]
fn outcomes_are_named_and_add_up() {
    let [ante, color, pair, six] = &offered(CardsLeft::ALL, &Terms::default()).unwrap()[..] else {
        panic!("four wagers")
    };
    assert_eq!([ante, color, pair, six].map(|f| f.wager), ["ante-play", "prime", "pair-bonus", "all-six"]);
    assert_eq!(
        [ante, color, pair, six].map(|f| f.total),
        [407_170_400, 407_170_400, 22_100 * 49, 20_358_520]
    );
    for figures in [ante, color, pair, six] {
        assert_eq!(figures.outcomes.iter().map(|outcome| outcome.count).sum::<u128>(), figures.total);
        assert!(figures.outcomes.windows(2).all(|two| two[0].net >= two[1].net));
    }
    assert_eq!(count(ante, "dealer does not qualify"), 85_631_580);
    assert_eq!(count(ante, "fold"), 7_176 * 18_424);
    assert_eq!(count(pair, "straight flush with a 2"), 168);
    assert_eq!(count(pair, "straight flush"), 44 * 49 - 168);
    assert_eq!(count(color, "same color player and dealer hand"), 2 * 2_600 * 1_771);
    assert_eq!(count(six, "royal flush"), 188);
}

#[test]
fn net_is_computed_for_one_unit_of_ante_with_the_play_wager_in_it() {
    let figures = game(Letter::A, Reading::AsWritten).optimum();
    for (name, pays, net) in [
        ("win, mini-royal", Some(10), 11),
        ("win, high card", Some(1), 2),
        ("bad beat, straight flush", Some(12), 11),
        ("bad beat, straight", Some(4), 3),
        ("dealer does not qualify", Some(1), 1),
        ("fold", None, -1),
        ("lose", None, -2),
    ] {
        let outcome = figures.outcomes.iter().find(|outcome| outcome.name == name).unwrap();
        assert_eq!((outcome.pays, &outcome.net), (pays.map(Odds::to_1), &Ratio::whole(net)), "{name}");
    }
}

#[test]
fn six_card_royals_have_lines_of_their_own_under_e_only() {
    let royals = |letter| {
        let figures = all_six_of(letter);
        ["six-card royal flush - diamonds", "six-card royal flush - hearts, spades or clubs", "royal flush"]
            .map(|name| count(&figures, name))
    };
    assert_eq!(royals(Letter::D), [0, 0, 188]);
    assert_eq!(royals(Letter::E), [1, 3, 184]);
}

#[test]
fn best_play_is_queen_6_4_and_besides_queen_6_3_in_three_suits() {
    let readings = [Reading::AsWritten, Reading::PlayTableAlways];
    for (letter, reading) in Terms::BAD_BEAT.into_iter().flat_map(|l| readings.map(|r| (l, r))) {
        let best = game(letter, reading).best_play();
        assert_eq!(best.text(), "raise with Q-6-4 or better and with Q-6-3 in three suits, fold the rest");
        assert_eq!((best.raised_below().len(), best.folded_above().len()), (24, 0));
        assert!(!best.is_threshold());
    }
    let play = game(Letter::A, Reading::AsWritten).optimum().play.unwrap();
    assert_eq!(play.average_wager, Ratio::new(22_100 + 14_900 + 24, 22_100));
}

#[test]
fn simpler_strategies_cost_what_they_cost() {
    let figures = strategies(CardsLeft::ALL, &Terms::default()).unwrap();
    let edges: Vec<String> = figures.iter().map(|strategy| strategy.figures.edge().percent(4)).collect();
    assert_eq!(edges, ["4.5155", "4.5156", "8.7904", "4.5857"]);
    assert_eq!(figures[0].cost, Ratio::zero());
    assert_eq!(figures[1].cost, Ratio::new(3, 10_179_260));
    for (strategy, figures) in Strategy::ALL.into_iter().zip(&figures[1..]) {
        assert_eq!(figures.name, strategy.name());
        assert!(figures.cost.is_positive());
        let own = game(Letter::A, Reading::AsWritten).strategy(strategy.name(), |hand| strategy.decide(hand));
        assert_eq!(&own, figures);
    }
}

#[test]
fn who_folds_every_hand_loses_the_ante_and_wagers_nothing_more() {
    let folding = game(Letter::B, Reading::AsWritten).strategy("fold every hand", |_| Decision::Forfeit);
    assert_eq!(folding.figures.edge(), Ratio::whole(1));
    assert_eq!(folding.figures.element_of_risk(), Some(Ratio::whole(1)));
    assert_eq!(folding.figures.outcomes.len(), 1);
}

/// Payouts that are not whole numbers, and as far from one as odds can be.
fn odd_paytables() -> [NamedPays<BadBeatLine>; 3] {
    let odds = |pays, per| Odds::new(pays, per);
    let none = Pays::to_1([0, 0, 0]);
    let half = none.with(BadBeatLine::Straight, odds(3, 2)).with(BadBeatLine::ThreeOfAKind, odds(1, 7));
    let far = none
        .with(BadBeatLine::Straight, odds(1, u32::MAX))
        .with(BadBeatLine::StraightFlush, odds(u32::MAX, 1));
    [NamedPays::custom("none", none), NamedPays::custom("half", half), NamedPays::custom("far", far)]
}

#[test]
fn a_hand_is_raised_exactly_when_that_is_expected_to_lose_less_than_folding() {
    for (paytable, reading) in odd_paytables().iter().flat_map(|t| Reading::ALL.map(|r| (t, r))) {
        let game = AntePlay::new(CardsLeft::ALL, paytable, reading);
        let mut sum = Ratio::zero();
        for hand in game.hands().iter().step_by(7) {
            let raises = game.raising(hand) > game.folding(hand);
            assert_eq!(game.best(hand) == Decision::Play, raises, "{:?}", hand.hand);
        }
        for hand in game.hands() {
            sum = sum + game.raising(hand).max(game.folding(hand));
        }
        assert_eq!(game.optimum().edge(), -(sum / Ratio::whole(22_100)), "{}", paytable.name);
        let whole = game.hands().iter().all(|hand| game.folding(hand) == Ratio::whole(-1));
        assert_eq!(whole, reading != Reading::FoldedAnteReturned);
    }
}

#[test]
fn a_bad_beat_without_a_payout_loses_both_wagers() {
    let [none, half, _] = odd_paytables();
    let [without, with] =
        [none, half].map(|t| AntePlay::new(CardsLeft::ALL, &t, Reading::AsWritten).optimum());
    let net = |figures: &Figures| {
        figures.outcomes.iter().find(|outcome| outcome.name == "bad beat, straight").map(|o| o.net.clone())
    };
    assert_eq!(net(&without), Some(Ratio::whole(-2)));
    assert_eq!(net(&with), Some(Ratio::new(1, 2)));
}

#[test]
fn payouts_of_the_other_wagers_can_be_replaced_too() {
    let even = NamedPays::custom("even", Pays::to_1([1, 1]));
    assert_eq!(prime_at(CardsLeft::ALL, &even).edge(), Ratio::new(9, 17));
    let same = NamedPays::custom("same", payouts::PAIR_BONUS_WITHOUT_TWO.pays);
    let figures = pair_bonus_at(CardsLeft::ALL, &same, &same);
    let won = 4 * 50 + 44 * 40 + 52 * 30 + 720 * 6 + 1_096 * 3 + 3_744;
    assert_eq!(figures.edge(), Ratio::new(16_440 - won, 22_100));
    let none: NamedPays<AllSixLine> = NamedPays::custom("none", Pays::to_1([0; 9]));
    assert_eq!(all_six(CardsLeft::ALL, &none, AceLow::Closes).edge(), Ratio::whole(1));
}

#[test]
fn dealers_hands_that_do_not_beat_a_hand_come_first_and_grow_with_it() {
    let beats = |dealer, player| match ante_play(dealer, player) {
        Showdown::DealerDoesNotQualify | Showdown::PlayerHigherOrEqual => false,
        Showdown::PlayerLowerFlushOrLower | Showdown::PlayerLowerStraightOrBetter => true,
    };
    let mut before = 0;
    for player in Strength::all() {
        let beaten = Strength::all().take_while(|&dealer| !beats(dealer, player)).count();
        assert!(Strength::all().skip(beaten).all(|dealer| beats(dealer, player)));
        assert!(beaten >= before);
        before = beaten;
    }
}

#[test]
fn a_wager_that_is_not_offered_has_no_figures() {
    let terms = Terms { prime: Offer::NotOffered, pair_bonus: None, all_six: None, ..Terms::default() };
    assert_eq!(offered(CardsLeft::ALL, &terms).unwrap().len(), 1);
}

#[test]
fn a_letter_without_a_paytable_is_refused() {
    let terms = Terms { bad_beat: Letter::C, ..Terms::default() };
    assert_eq!(offered(CardsLeft::ALL, &terms), Err(RoundError::BadBeatPaytableIsUnknown(Letter::C)));
    assert_eq!(strategies(CardsLeft::ALL, &terms), Err(RoundError::BadBeatPaytableIsUnknown(Letter::C)));
    let terms = Terms { pair_bonus: Some(Letter::E), ..Terms::default() };
    assert_eq!(offered(CardsLeft::ALL, &terms), Err(RoundError::PairBonusPaytableIsUnknown(Letter::E)));
}

#[test]
fn a_card_cannot_be_removed_that_is_not_there() {
    let ace: Card = "As".parse().unwrap();
    let twice = CannotDeal::CardIsNotInTheDeck(TooManyCopies { card: ace, copies: 1 });
    assert_eq!(CardsLeft::without(&[ace, ace]), Err(twice));
    assert_eq!(twice.to_string(), "As appears twice, and there is one in the deck");
    let joker = CannotDeal::CardIsNotInTheDeck(TooManyCopies { card: Card::JOKER, copies: 0 });
    assert_eq!(CardsLeft::without(&[Card::JOKER]), Err(joker));
    assert_eq!(joker.to_string(), "this game is played without a joker");
}

#[test]
fn a_round_needs_seven_cards() {
    let cards: Vec<Card> = Card::all_52().collect();
    let six = CardsLeft::without(&cards[..46]);
    assert_eq!(six, Err(CannotDeal::FewerThanSeven { left: 6 }));
    assert_eq!(six.unwrap_err().to_string(), "two hands and a fourth card take seven cards, and 6 are left");
    let seven = CardsLeft::without(&cards[..45]).unwrap();
    let totals: Vec<u128> =
        offered(seven, &Terms::default()).unwrap().iter().map(|figures| figures.total).collect();
    assert_eq!(totals, [35 * 4, 35 * 4, 35 * 4, 7]);
}

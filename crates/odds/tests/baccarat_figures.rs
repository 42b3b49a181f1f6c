//! The figures of every baccarat wager.

use std::collections::BTreeSet;

use croupier_odds::baccarat::{Class, Composition, NoFigures, Question, figures, solve};
use croupier_odds::{Figures, Ratio};
use croupier_rules::families::baccarat::dealing::deal;
use croupier_rules::families::baccarat::{
    BaccaratWager, CardValue, Coup, DragonBonusHand, Terms, Variation, completion, payouts,
};
use croupier_rules::kit::paytable::{Letter, Line, Pays};
use croupier_rules::kit::wager::{GameWager, Rounding};
use croupier_rules::{Cents, GameId, Odds};

const EZ: Terms =
    Terms { decks: 8, variation: Variation::Ez, tie: Terms::LEAST_TIE, dragon_bonus: Some(Letter::A) };

fn vigorish(letter: Letter) -> Terms {
    Terms { dragon_bonus: Some(letter), ..Terms::default() }
}

fn ask(terms: Terms, wager: BaccaratWager) -> Figures {
    let question = Question::new(GameId::Minibaccarat, terms, wager);
    figures(&question, &Composition::decks(terms.decks).unwrap()).unwrap()
}

fn names(figures: &Figures) -> Vec<&str> {
    figures.outcomes.iter().map(|outcome| outcome.name.as_str()).collect()
}

/// Every coup that the drawing rules can deal.
fn dealable() -> BTreeSet<Coup> {
    (0..1_000_000u32).map(deal_digits).collect()
}

fn deal_digits(mut number: u32) -> Coup {
    deal(|| {
        let value = CardValue::new((number % 10) as u8).unwrap();
        number /= 10;
        value
    })
}

#[test]
fn one_coup_of_a_class_stands_for_all_of_them() {
    let dealable = dealable();
    let terms = Letter::ALL[..3]
        .iter()
        .flat_map(|&letter| [vigorish(letter), Terms { dragon_bonus: Some(letter), ..EZ }]);
    for terms in terms {
        for coup in Coup::all().filter(|coup| dealable.contains(coup)) {
            let of_class = Class::of(coup).coup();
            for &wager in BaccaratWager::ALL {
                let results =
                    [coup, of_class].map(|coup| completion::Verdict::of(&terms, coup, wager).result(&terms));
                assert_eq!(results[0], results[1], "{coup:?} {wager:?}");
            }
        }
    }
}

#[test]
fn every_class_is_its_own_and_can_be_dealt() {
    let dealable = dealable();
    for class in Class::all() {
        assert!(dealable.contains(&class.coup()), "{class:?}");
        assert_eq!(Class::of(class.coup()), class);
    }
    assert_eq!(Class::all().count(), 29);
    assert_eq!(Class::all().map(Class::coup).collect::<BTreeSet<_>>().len(), 29);
}

#[test]
fn eight_decks_hold_what_is_published() {
    for (terms, wager, percent) in [
        (Terms::default(), BaccaratWager::Banker, "1.0579"),
        (Terms::default(), BaccaratWager::Player, "1.2351"),
        (Terms::default(), BaccaratWager::Tie, "14.3596"),
        (Terms { tie: Odds::to_1(9), ..Terms::default() }, BaccaratWager::Tie, "4.8440"),
        (EZ, BaccaratWager::Banker, "1.0183"),
        (EZ, BaccaratWager::Player, "1.2351"),
        (EZ, BaccaratWager::Dragon7Insurance, "7.6113"),
    ] {
        assert_eq!(ask(terms, wager).edge().percent(4), percent, "{wager:?}");
    }
}

#[test]
fn the_dragon_bonus_on_the_players_hand_by_paytable_a() {
    let figures = ask(vigorish(Letter::A), BaccaratWager::DragonBonusPlayer);
    assert_eq!(
        names(&figures),
        [
            "win by 9 points",
            "win by 8 points",
            "win by 7 points",
            "win by 6 points",
            "win by 5 points",
            "win by 4 points",
            "natural winner",
            "natural tie",
            "lose"
        ]
    );
    let best = &figures.outcomes[0];
    assert_eq!((best.count, best.pays), (18_409_431_764_992, Some(Odds::to_1(30))));
    assert_eq!(figures.paytable.as_deref(), Some("A"));
    assert_eq!((figures.wager, figures.ez, figures.decks), ("dragon-bonus-player", false, 8));
    assert_eq!(figures.edge().percent(2), "2.65");
}

#[test]
fn both_hands_have_every_dragon_bonus_paytable_and_lines_come_in_its_order() {
    for letter in Terms::DRAGON_BONUS {
        let player = ask(vigorish(letter), BaccaratWager::DragonBonusPlayer);
        let banker = ask(vigorish(letter), BaccaratWager::DragonBonusBanker);
        assert_eq!(names(&player), names(&banker));
        let lines = DragonBonusHand::ALL.iter().map(|line| line.name());
        assert!(names(&player).into_iter().eq(lines.chain(["lose"])));
        assert!(banker.edge() > player.edge());
    }
    assert_eq!(ask(vigorish(Letter::A), BaccaratWager::DragonBonusBanker).edge().percent(2), "9.37");
}

#[test]
fn outcomes_add_up_and_come_best_first() {
    for terms in [Terms::default(), EZ, Terms { decks: 6, ..EZ }, Terms { decks: 7, ..vigorish(Letter::C) }] {
        for &wager in BaccaratWager::ALL {
            let question = Question::new(GameId::Baccarat, terms, wager);
            let shoe = Composition::decks(terms.decks).unwrap();
            let Ok(figures) = figures(&question, &shoe) else { continue };
            assert_eq!(figures.outcomes.iter().map(|outcome| outcome.count).sum::<u128>(), figures.total);
            assert!(figures.outcomes.is_sorted_by(|one, other| one.net >= other.net), "{wager:?}");
            assert_eq!(figures.outcomes.last().unwrap().net, Ratio::whole(-1));
        }
    }
}

#[test]
fn words_for_what_happened() {
    for (terms, wager, expected) in [
        (Terms::default(), BaccaratWager::Banker, &["banker wins", "tie", "player wins"][..]),
        (EZ, BaccaratWager::Banker, &["banker wins", "dragon 7", "tie", "player wins"]),
        (EZ, BaccaratWager::Player, &["player wins", "tie", "banker wins"]),
        (EZ, BaccaratWager::Tie, &["tie", "lose"]),
        (EZ, BaccaratWager::Dragon7Insurance, &["dragon 7", "lose"]),
    ] {
        assert_eq!(names(&ask(terms, wager)), expected);
    }
    let ez = ask(EZ, BaccaratWager::Banker);
    assert_eq!((ez.outcomes[1].net.is_zero(), ez.outcomes[1].count), (true, 112_633_011_329_024));
}

#[test]
fn vigorish_is_a_twentieth_or_the_next_quarter_at_a_stake() {
    let rounded = Terms { variation: Variation::Vigorish(Rounding::UpToQuarter), ..Terms::default() };
    let question = Question::new(GameId::Midibaccarat, rounded, BaccaratWager::Banker);
    let counts = solve(&Composition::decks(8).unwrap());
    assert_eq!(ask(Terms::default(), BaccaratWager::Banker).outcomes[0].net, Ratio::new(19, 20));
    for (stake, net) in [(500, Ratio::new(19, 20)), (700, Ratio::new(13, 14)), (200, Ratio::new(7, 8))] {
        let figures = question.at_stake(Cents(stake)).figures(&counts).unwrap();
        assert_eq!((&figures.outcomes[0].net, figures.outcomes[0].pays), (&net, Some(Odds::EVEN)));
    }
    assert_eq!(question.figures(&counts), Err(NoFigures::StakeNeeded));
    for stake in [Cents(0), Cents(-5), Cents(i64::MAX)] {
        assert_eq!(question.at_stake(stake).figures(&counts), Err(NoFigures::StakeOutOfRange(stake)));
    }
}

#[test]
fn payouts_under_consideration_take_the_place_of_the_paytable() {
    let counts = solve(&Composition::decks(8).unwrap());
    let custom = Pays::to_1([20, 8, 7, 4, 3, 1, 1, 0]);
    assert_eq!(custom, payouts::DRAGON_BONUS[1]);
    let wager = BaccaratWager::DragonBonusBanker;
    for terms in [vigorish(Letter::A), Terms { dragon_bonus: None, ..Terms::default() }] {
        let asked = Question::new(GameId::Baccarat, terms, wager).paid_by(custom).figures(&counts).unwrap();
        let filed = Question::new(GameId::Baccarat, vigorish(Letter::B), wager).figures(&counts).unwrap();
        assert_eq!(asked.outcomes, filed.outcomes);
        assert_eq!(asked.paytable.as_deref(), Some("custom"));
    }
    let even = custom.with(DragonBonusHand::NaturalWinner, None);
    let asked = Question::new(GameId::Baccarat, EZ, wager).paid_by(even).figures(&counts).unwrap();
    let natural = asked.outcomes.iter().find(|outcome| outcome.name == "natural winner").unwrap();
    assert_eq!((natural.pays, natural.net.is_zero()), (None, true));
}

#[test]
fn what_has_no_figures_says_why() {
    let counts = solve(&Composition::decks(8).unwrap());
    let none = Terms { dragon_bonus: None, ..Terms::default() };
    for (game, terms, wager, why) in [
        (GameId::Saigon5Card, none, BaccaratWager::Tie, "Saigon 5 Card is not a game of baccarat"),
        (
            GameId::Baccarat,
            none,
            BaccaratWager::Dragon7Insurance,
            "this table does not offer the Dragon 7 Insurance Wager",
        ),
        (
            GameId::Baccarat,
            none,
            BaccaratWager::DragonBonusPlayer,
            "this table does not offer the Dragon Bonus Wager on the Player's Hand",
        ),
        (
            GameId::Baccarat,
            vigorish(Letter::E),
            BaccaratWager::DragonBonusPlayer,
            "there is no Dragon Bonus paytable E; there are A, B and C",
        ),
    ] {
        let refused = Question::new(game, terms, wager).figures(&counts).unwrap_err();
        assert_eq!(refused.to_string(), why);
    }
}

#[test]
fn the_three_games_have_the_same_figures() {
    let counts = solve(&Composition::decks(8).unwrap());
    for &wager in BaccaratWager::ALL {
        let outcomes = [GameId::Minibaccarat, GameId::Midibaccarat, GameId::Baccarat]
            .map(|game| Question::new(game, EZ, wager).figures(&counts).unwrap().outcomes);
        assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

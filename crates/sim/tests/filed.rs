//! Games of a submission: what its table offers, on its terms, against the exact figures.

use croupier_odds::offer::{OfferedWager, offered};
use croupier_rules::submission::{ApprovedSubmission, Table, Value, check, preset};
use croupier_rules::{Cents, GameId};
use croupier_sim::Counted;
use croupier_sim::game::{CannotSit, Game, Manner};
use croupier_sim::games;
use croupier_sim::run::{Run, Shard, Span, Unwatched};
use croupier_sim::session::{self, Plan, Progression};

const ROUNDS: u64 = 2_000_000;

fn approved(game: GameId, changes: &[(&str, Value)]) -> ApprovedSubmission {
    let mut filed: Table = preset(game);
    changes.iter().for_each(|(key, value)| filed.set(key, value.clone()));
    check(&filed).unwrap_or_else(|defects| panic!("{game}: {defects:?}"))
}

fn game(submission: &ApprovedSubmission) -> Box<dyn Game> {
    games::filed(submission, &Manner::default()).unwrap()
}

/// An EZ Baccarat table of six decks that pays ties 9 to 1.
fn ez(game: GameId) -> ApprovedSubmission {
    let areas = [
        "numbered positions",
        "banker's hand wager",
        "player's hand wager",
        "tie wager",
        "player's hand cards",
        "banker's hand cards",
        "dragon bonus wager",
        "dragon 7 insurance wager",
    ];
    approved(
        game,
        &[
            ("cards.decks", Value::Integer(6)),
            ("wagers.variation", Value::text("ez")),
            ("wagers.tie", Value::text("9 to 1")),
            ("wagers.dragon_bonus", Value::text("C")),
            ("vigorish.collection", Value::text("none")),
            ("vigorish.rounding", Value::text("none")),
            ("layout.areas", Value::texts(&areas)),
            ("layout.inscriptions", Value::texts(&["name or logo", "payout odds", "dragon 7 pushes"])),
        ],
    )
}

/// By how many exact standard errors the hold lies above the exact one. The standard error of the sample knows nothing
/// of an outcome that has not happened yet, such as 200,000 to 1 once in 20 million rounds.
fn z(counted: &Counted) -> f64 {
    let variance = counted.exact.as_ref().unwrap().variance().to_f64();
    (counted.hold().unwrap() - counted.exact_hold().unwrap()) / (variance / ROUNDS as f64).sqrt()
}

fn assert_plays_what_is_offered(submission: &ApprovedSubmission) {
    let game = game(submission);
    let (kernel, judges) = (game.kernel(), game.judges());
    let mut run = Run::new(&*kernel, 7, Span::of(ROUNDS, Shard::WHOLE).unwrap(), 0);
    run.play(2, &Unwatched, |_| {}).unwrap();
    let exact: Vec<OfferedWager> = offered(submission).unwrap();
    assert_eq!(exact.len(), judges.len());
    for (judge, exact) in judges.iter().zip(exact) {
        let counted = judge.count(run.cells());
        assert_eq!((counted.wager, &counted.paytable), (exact.slug, &exact.paytable));
        assert_eq!(counted.exact.as_ref().unwrap(), &exact.figures);
        for outcome in &counted.outcomes {
            let known = exact.figures.outcomes.iter().find(|known| known.name == outcome.name).unwrap();
            assert_eq!(outcome.net, known.net, "{} {}", exact.slug, outcome.name);
        }
        let z = z(&counted);
        assert!(z.abs() < 4.0, "{} {}: z = {z}", submission.game(), exact.slug);
        let p = counted.chi_square().unwrap().p();
        assert!(p > 1e-5, "{} {}: p = {p}", submission.game(), exact.slug);
    }
}

#[test]
fn every_preset_is_played_as_it_is_offered() {
    for id in GameId::ALL {
        assert_plays_what_is_offered(&approved(id, &[]));
    }
}

#[test]
fn an_ez_table_of_other_decks_odds_and_paytables_is_played_as_filed() {
    let submission = ez(GameId::Minibaccarat);
    assert_plays_what_is_offered(&submission);
    let game = game(&submission);
    assert_eq!((game.decks(), game.judges().len(), game.targets().len()), (6, 6, 2));
    let tie = game.judges().into_iter().find(|judge| judge.wager().wager == "tie").unwrap();
    assert!(tie.wager().exact_hold().unwrap() < 0.06, "9 to 1 holds less than five percent");
}

#[test]
fn vigorish_that_is_rounded_is_that_of_the_minimum() {
    let rounded = approved(GameId::Minibaccarat, &[("vigorish.rounding", Value::text("up to quarter"))]);
    assert_plays_what_is_offered(&rounded);
}

#[test]
fn other_paytables_of_three_card_prime_are_played_as_filed() {
    assert_plays_what_is_offered(&approved(
        GameId::ThreeCardPrime,
        &[("wagers.bad_beat_bonus", Value::text("B")), ("wagers.all_six_bonus", Value::text("E"))],
    ));
}

#[test]
fn wagers_keep_to_the_limits_of_the_table() {
    let table = approved(
        GameId::Baccarat,
        &[
            ("table.minimum", Value::text("10.00")),
            ("table.maximum", Value::text("100.00")),
            ("table.smallest_chip", Value::text("5.00")),
        ],
    );
    let stakes = *table.stakes();
    let bet = |cents: i64| vec![("banker".to_owned(), Cents(cents))];
    let refused = |cents: i64| game(&table).seats(&bet(cents), 7).err();
    assert!(matches!(refused(stakes.minimum.0 - 1), Some(CannotSit::BelowMinimum("banker", _))));
    assert!(matches!(refused(stakes.maximum.0 + 1), Some(CannotSit::AboveMaximum("banker", _))));
    assert!(matches!(refused(stakes.minimum.0 + 1), Some(CannotSit::NotInChips("banker", _))));
    let seats = game(&table).seats(&bet(stakes.minimum.0), 7).unwrap();
    assert_eq!(seats.most_units(), stakes.maximum.0 / stakes.minimum.0);
    let plan = Plan {
        bankroll: Cents::dollars(100_000),
        progression: Progression::Martingale,
        most_units: i64::MAX,
        rounds: 300,
        stop_win: None,
        stop_loss: None,
    };
    let limited = session::play(&*seats, &plan, 200, 1, &Unwatched).unwrap();
    let by_hand = Plan { most_units: seats.most_units(), ..plan };
    assert_eq!(limited, session::play(&*seats, &by_hand, 200, 1, &Unwatched).unwrap());
}

#[test]
fn a_table_counts_only_for_the_wagers_it_offers() {
    assert_eq!(game(&approved(GameId::Baccarat, &[])).targets().len(), 1);
    assert_eq!(game(&approved(GameId::Saigon5Card, &[])).targets().len(), 0);
}

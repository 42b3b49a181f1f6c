use croupier_rules::{Cents, GameId};

use super::*;
use crate::game::{Game, Manner, Unfiled};
use crate::games;
use crate::run::Unwatched;

const PLAN: Plan = Plan {
    bankroll: Cents(100),
    progression: Progression::Flat,
    most_units: i64::MAX,
    rounds: 1000,
    stop_win: None,
    stop_loss: None,
};

/// Plays a session in which rounds win or lose as written.
fn session(plan: &Plan, results: &str) -> (Session, Streaks) {
    let mut signs = results.chars().map(|sign| match sign {
        '+' => Cents(10),
        '-' => Cents(-10),
        _ => Cents(0),
    });
    let mut streaks = Streaks::default();
    let plan = Plan { rounds: plan.rounds.min(results.len() as u64), ..*plan };
    let session = plan.play(Cents(10), &mut || signs.next().unwrap_or(Cents(0)), &mut streaks);
    (session, streaks)
}

#[test]
fn a_session_ends_by_the_rule_that_is_met_first() {
    let ends = |plan: &Plan, results: &str| (session(plan, results).0.end, session(plan, results).0.result.0);
    assert_eq!(ends(&PLAN, "+-0+"), (End::Rounds, 10));
    assert_eq!(ends(&PLAN, &"-".repeat(20)), (End::Ruin, -100));
    assert_eq!(ends(&Plan { stop_win: Some(Cents(20)), ..PLAN }, "-++++++"), (End::StopWin, 20));
    assert_eq!(ends(&Plan { stop_loss: Some(Cents(30)), ..PLAN }, "+-----"), (End::StopLoss, -30));
}

#[test]
fn the_drawdown_is_the_deepest_fall() {
    assert_eq!(session(&PLAN, "+++--+----+++").0.drawdown, Cents(50));
    assert_eq!(session(&PLAN, "+++").0.drawdown, Cents(0));
}

#[test]
fn progressions_follow_the_results() {
    let result = |progression, results: &str| {
        session(&Plan { bankroll: Cents(10_000), progression, ..PLAN }, results).0.result.0
    };
    assert_eq!(result(Progression::Flat, "---+"), -20);
    assert_eq!(result(Progression::Martingale, "---+"), 10);
    assert_eq!(result(Progression::Martingale, "-0-+"), 10);
    assert_eq!(result(Progression::Paroli, "+++-"), 10 + 20 + 40 - 10);
    assert_eq!(result(Progression::DAlembert, "--++"), 20, "less 10 and 20, then 30 and 20 more");
}

#[test]
fn nobody_bets_more_than_there_is_or_the_table_takes() {
    let plan = Plan { progression: Progression::Martingale, ..PLAN };
    assert_eq!(session(&plan, "----").0.result.0, -100, "10, 20, 40 and the last 30");
    let plan = Plan { most_units: 2, bankroll: Cents(1000), ..plan };
    assert_eq!(session(&plan, "----").0.result.0, -10 - 20 - 20 - 20);
}

#[test]
fn streaks_are_counted_and_survive_pushes() {
    let (_, streaks) = session(&PLAN, "++0+--+-");
    assert!(streaks.won().eq([(1, 1), (3, 1)]));
    assert!(streaks.lost().eq([(1, 1), (2, 1)]));
}

#[test]
fn a_histogram_is_the_same_in_any_order() {
    let amounts: Vec<i64> = (0..20_000).map(|i: i64| i * 7919 % 100_003 - 50_000).collect();
    let of = |amounts: &[i64]| {
        let mut histogram = Histogram::default();
        amounts.iter().for_each(|&amount| histogram.add(amount));
        histogram
    };
    let (mut merged, tail) = (of(&amounts[..9_000]), of(&amounts[9_000..]));
    merged.merge(&tail);
    let mut other_way = tail;
    other_way.merge(&of(&amounts[..9_000]));
    assert_eq!(merged, of(&amounts));
    assert_eq!(merged, other_way);
    assert!(merged.classes().count() <= 4096);
    assert!(merged.quantile(0.5).unwrap().abs() < 1000);
}

fn minibaccarat() -> Box<dyn Game> {
    games::unfiled(GameId::Minibaccarat, &Unfiled::default(), &Manner::default()).unwrap()
}

#[test]
fn sessions_do_not_depend_on_threads_and_lose_what_the_wager_holds() {
    let seats = minibaccarat().seats(&[("tie".into(), Cents(100))], 7).unwrap();
    let plan = Plan { bankroll: Cents(1_000_000), rounds: 100, ..PLAN };
    let one = play(&*seats, &plan, 5000, 1, &Unwatched).unwrap();
    assert_eq!(one, play(&*seats, &plan, 5000, 3, &Unwatched).unwrap());
    assert_eq!((one.sessions, one.rounds, one.ruin()), (5000, 500_000, Some(0.0)));
    let hold = -one.results.mean().unwrap() / 100.0 / 100.0;
    assert!((hold - 0.1436).abs() < 4.0 * 2.64 / 500_000f64.sqrt(), "{hold}");
}

#[test]
fn a_thread_that_dies_is_an_error_and_not_fewer_sessions() {
    struct Trap;
    impl Seats for Trap {
        fn at_risk(&self) -> Cents {
            Cents(10)
        }
        fn most_units(&self) -> i64 {
            i64::MAX
        }
        fn sit(&self, session: u64) -> Box<dyn FnMut() -> Cents + '_> {
            assert_ne!(session, 700, "the trap");
            Box::new(|| Cents(10))
        }
    }
    let plan = Plan { rounds: 1, ..PLAN };
    for threads in [1, 3] {
        let failed = play(&Trap, &plan, 2000, threads, &Unwatched).unwrap_err().to_string();
        assert!(failed.contains("the trap"), "{failed}");
        assert_eq!(play(&Trap, &plan, 700, threads, &Unwatched).unwrap().sessions, 700);
    }
}

#[test]
fn wagers_that_may_not_be_made_are_refused() {
    let refused = |bets: &[(&str, i64)]| {
        let bets: Vec<_> = bets.iter().map(|&(name, stake)| (name.into(), Cents(stake))).collect();
        minibaccarat().seats(&bets, 7).err().unwrap()
    };
    let insured = refused(&[("dragon-7-insurance", 100)]);
    assert_eq!(insured.provision().map(|provision| provision.id()), Some("627a.7(a)(5)"), "{insured}");
    assert!(refused(&[("prime", 100)]).to_string().contains("wagers: player, banker, tie"));
    assert_eq!(refused(&[("tie", 100), ("tie", 100)]).to_string(), "tie is named twice");
    assert_eq!(refused(&[("tie", 0)]).to_string(), "nothing is staked");
    assert_eq!(refused(&[]).to_string(), "nothing is staked");
    assert!(refused(&[("banker", 101)]).provision().is_some(), "five percent of 101 cents");
}

#[test]
fn a_bankroll_must_cover_one_round() {
    assert_eq!(PLAN.covers(Cents(100)), Ok(()));
    let short = PLAN.covers(Cents(101)).unwrap_err();
    assert_eq!(
        short.to_string(),
        "$1 does not cover one round, in which $1.01 can be lost; bring more or bet less"
    );
}

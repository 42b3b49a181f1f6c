//! The auditor at work: thousands of rounds of every game, side wagers, folds, sets, limits and irregularities
//! included, and after each of them the same balances.

use croupier_rules::GameId;
use croupier_rules::submission::Edits;
use croupier_script as scenario;

use crate::auditor::Auditor;
use crate::recorder::genesis;
use crate::tables;
use crate::walk::{Trouble, Walk};

/// What a run of audits has seen.
#[derive(Debug, Default)]
struct Seen {
    settled: usize,
    void: usize,
    paid: i64,
    vigorish: i64,
    cut_by_limit: usize,
    reset: usize,
}

impl Seen {
    fn add(&mut self, auditor: &Auditor) {
        self.settled += auditor.settled;
        self.void += auditor.void;
        self.paid += auditor.paid;
        self.vigorish += auditor.vigorish;
        self.cut_by_limit += auditor.cut_by_limit;
        self.reset += auditor.reset;
    }
}

fn audit(edits: &Edits, seed: u64, rounds: usize) -> Auditor {
    let mut walk = Walk::open(edits, seed, Trouble::Frequent);
    let mut auditor = Auditor::new(&genesis(edits));
    for _ in 0..rounds {
        walk.round();
        walk.table.hand_over().for_each(|entry| auditor.read(&entry));
        auditor.compare(walk.table.state());
    }
    auditor
}

/// As few seats as matter, and a payout limit low enough to be reached.
fn audited(edits: &Edits, number: usize) -> Edits {
    let (edits, limited) = (edits.clone(), number.is_multiple_of(2));
    match edits.game() {
        GameId::Baccarat => edits.with("table.seats", 10),
        GameId::Minibaccarat | GameId::Midibaccarat => edits.with("table.seats", 6),
        GameId::ThreeCardPrime | GameId::Saigon5Card if limited => {
            edits.with("table.payout_limit", "50000.00")
        }
        GameId::ThreeCardPrime | GameId::Saigon5Card => edits,
    }
}

fn audits(game: GameId, rounds: usize) -> Seen {
    let setups = tables::of(game);
    let mut seen = Seen::default();
    let each = rounds / setups.len() + 1;
    for (number, edits) in setups.into_iter().enumerate() {
        seen.add(&audit(&audited(&edits, number), 1_000 + number as u64, each));
    }
    assert!(seen.settled >= rounds * 4 / 5 && seen.paid > 0, "{seen:?}");
    seen
}

const ROUNDS: usize = 15_000;

#[test]
fn minibaccarat_is_audited() {
    let seen = audits(GameId::Minibaccarat, ROUNDS);
    assert!(seen.vigorish > 0 && seen.void > 0, "{seen:?}");
}

#[test]
fn midibaccarat_is_audited() {
    let seen = audits(GameId::Midibaccarat, ROUNDS);
    assert!(seen.vigorish > 0 && seen.void > 0, "{seen:?}");
}

#[test]
fn baccarat_is_audited() {
    let seen = audits(GameId::Baccarat, ROUNDS);
    assert!(seen.vigorish > 0 && seen.void > 0, "{seen:?}");
}

#[test]
fn three_card_prime_is_audited() {
    let seen = audits(GameId::ThreeCardPrime, ROUNDS);
    assert!(seen.void > 0 && seen.cut_by_limit > 0, "{seen:?}");
}

#[test]
fn saigon_5_card_is_audited() {
    let seen = audits(GameId::Saigon5Card, ROUNDS);
    assert!(seen.void > 0 && seen.cut_by_limit > 0 && seen.reset > 0, "{seen:?}");
}

/// Hands too rare to wait for: the top of the All-Six and of the Bonus paytable, within a payout limit.
const RARE: [&str; 4] = [
    "game three-card-prime\noption all-six = E\noption payout-limit = 50000\ncards 9d Td Jd Qd Kd Ad",
    "game three-card-prime\noption all-six = E\noption payout-limit = 50000\ncards 9s Ts Js Qs Ks As",
    "game three-card-prime\noption all-six = D\noption payout-limit = 50000\ncards 9h Th Jh Qh Kh Ah",
    "game saigon-5-card\noption payout-limit = 50000\ncards Ac 2d Ad 3d Ah 5d As 7c Jk 9c",
];

/// How a round is played with each of them.
fn played(rare: &str) -> String {
    let (side, three) = if rare.contains("prime") { ("all-six", "play") } else { ("bonus", "set Ac Ad Ah") };
    format!(
        "{rare}\nready\nseat 1: sit 1000\nseat 1: wager ante 100\nseat 1: wager {side} 100\ndealer: no more bets\n\
         dealer: deal\ndealer: discard stub\nseat 1: {three}\ndealer: reveal\ndealer: settle rest\n"
    )
}

#[test]
fn rare_hands_are_audited() {
    let paid = RARE.map(|rare| {
        let stage = scenario::run(&played(rare)).unwrap_or_else(|failure| panic!("{rare}\n{failure}"));
        let mut auditor = Auditor::new(stage.table().expect("a table").genesis());
        stage.record().iter().for_each(|entry| auditor.read(entry));
        auditor.compare(stage.state().expect("a table"));
        (auditor.paid >= 5_000_000, auditor.cut_by_limit, auditor.outside_limit)
    });
    assert_eq!(paid, [(true, 0, 1), (true, 0, 1), (true, 1, 0), (true, 1, 0)]);
}

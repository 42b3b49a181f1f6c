//! Designed paytables against a plain search and the recomputed hold.

use croupier_odds::design::{
    Change, Design, DesignDefect, MOST_COMBINATIONS, Move, Wish, design, explain, movable, with_changes,
};
use croupier_odds::saigon_5_card::{BonusOptions, Choice, Remaining, Setting, ante, bonus};
use croupier_odds::three_card_prime::{AntePlay, CardsLeft, NamedPays, Reading, named_pays};
use croupier_odds::{Figures, Outcome, Ratio};
use croupier_rules::chapters::three_card_prime::payouts::BadBeatLine;
use croupier_rules::kit::paytable::{Letter, Line};
use croupier_rules::{GameId, Odds};

fn saigon() -> Figures {
    bonus(Remaining::FULL, &BonusOptions::default())
}

fn wish(least: (i64, i64), most: (i64, i64), moves: &[(&str, u32, u32)], at_most: usize) -> Wish {
    let a_move = |&(line, low, high): &(&str, u32, u32)| Move { line: line.into(), pays: low..=high };
    let (least, most) = (Ratio::new(least.0, least.1), Ratio::new(most.0, most.1));
    Wish { least, most, moves: moves.iter().map(a_move).collect(), at_most }
}

/// Every combination of payouts, each paid anew, in the order of the list.
fn plain_search(base: &Figures, wish: &Wish) -> Vec<(Ratio, usize, Vec<u32>)> {
    let mut tables = vec![Vec::new()];
    for a_move in &wish.moves {
        let longer =
            |table: &Vec<u32>| a_move.pays.clone().map(|n| [&table[..], &[n]].concat()).collect::<Vec<_>>();
        tables = tables.iter().flat_map(longer).collect();
    }
    let mut met: Vec<_> = tables.into_iter().filter_map(|table| entry(base, wish, table)).collect();
    met.sort();
    met.truncate(wish.at_most);
    met
}

fn entry(base: &Figures, wish: &Wish, table: Vec<u32>) -> Option<(Ratio, usize, Vec<u32>)> {
    let old = |line: &str| base.outcomes.iter().find(|o| o.name == line).unwrap().pays.unwrap();
    let change =
        |(m, &n): (&Move, &u32)| Change { line: m.line.clone(), from: old(&m.line), to: Odds::to_1(n) };
    let changes: Vec<Change> = wish.moves.iter().zip(&table).map(change).collect();
    let hold = with_changes(base, &changes).edge();
    let apart = |c: &Change| {
        let (from, to) = (Ratio::of_odds(c.from), Ratio::of_odds(c.to));
        &(&to - &from).abs() / &from
    };
    let apart: Vec<Ratio> = changes.iter().map(apart).collect();
    let changed = apart.iter().filter(|part| !part.is_zero()).count();
    let met = wish.least <= hold && hold <= wish.most;
    met.then(|| (apart.into_iter().sum(), changed, table))
}

fn payouts(wish: &Wish, base: &Figures, design: &Design) -> Vec<u32> {
    let old = |line: &str| base.outcomes.iter().find(|o| o.name == line).unwrap().pays.unwrap();
    let new = |line: &str| design.changes.iter().find(|c| c.line == line).map(|c| c.to);
    wish.moves.iter().map(|m| new(&m.line).unwrap_or(old(&m.line)).pays()).collect()
}

fn check(base: &Figures, wish: &Wish) -> usize {
    let designs = design(base, wish).unwrap();
    let listed: Vec<_> =
        designs.iter().map(|d| (d.distance.clone(), d.changes.len(), payouts(wish, base, d))).collect();
    assert_eq!(listed, plain_search(base, wish));
    for design in &designs {
        assert_eq!(design.figures(base).edge(), design.hold);
        assert!(wish.least <= design.hold && design.hold <= wish.most);
    }
    designs.len()
}

#[test]
fn a_plain_search_finds_the_same_paytables_in_the_same_order() {
    let base = saigon();
    let moves = [("full house", 17, 23), ("two pair", 6, 10), ("five aces", 4_997, 5_003), ("flush", 13, 17)];
    for (least, most) in
        [((7, 100), (8, 100)), ((12, 100), (13, 100)), ((1, 3), (1, 2)), ((128, 1000), (128, 1000))]
    {
        for (moved, at_most) in [(1, 100), (2, 100), (3, 10_000), (4, 1), (4, 50)] {
            check(&base, &wish(least, most, &moves[..moved], at_most));
        }
    }
    assert!(check(&base, &wish((7, 100), (8, 100), &moves, 50)) == 50);
}

#[test]
fn payouts_that_are_not_a_whole_number_to_one_are_weighed_by_what_they_are() {
    let base = ante(Remaining::FULL, Choice::default(), Setting::Highest);
    let moves =
        [("player higher with a five", 1, 3), ("player higher", 1, 2), ("only player qualifies", 1, 2)];
    assert!(check(&base, &wish((-50, 100), (5, 100), &moves, 100)) > 1);
}

#[test]
fn a_line_that_is_never_hit_may_have_any_payout() {
    let mut base = saigon();
    base.outcomes[0].count = 0;
    let moves = [("five aces", 4_998, 5_003), ("two pair", 7, 9)];
    assert_eq!(check(&base, &wish((12, 100), (14, 100), &moves, 100)), 6);
    let moves = [("five aces", 4_998, 5_003)];
    assert_eq!(check(&base, &wish((12, 100), (14, 100), &moves, 100)), 6);
    assert_eq!(check(&base, &wish((2, 100), (3, 100), &moves, 100)), 0);
}

/// Lines of the same payout and weight, so that many paytables are equally near.
#[test]
fn of_equally_near_paytables_the_first_in_order_are_listed() {
    let mut base = saigon();
    for outcome in &mut base.outcomes[3..7] {
        (outcome.count, outcome.pays, outcome.net) = (1_000, Some(Odds::to_1(4)), Ratio::whole(4));
    }
    (base.outcomes[6].pays, base.outcomes[6].net) = (Some(Odds::to_1(2)), Ratio::whole(2));
    let moves = [("straight flush", 2, 6), ("four-of-a-kind", 2, 6), ("full house", 2, 6), ("flush", 1, 4)];
    let edge = base.edge();
    for at_most in 1..40 {
        let mut near = wish((0, 1), (1, 1), &moves, at_most);
        near.most = &edge - &Ratio::new(1, base.total);
        assert_eq!(check(&base, &near), at_most);
    }
}

#[test]
fn two_pair_at_nine_is_the_nearest_paytable_for_the_published_hold() {
    let moves = [("two pair", 1, 20), ("three-of-a-kind", 1, 20), ("straight", 1, 20), ("flush", 1, 30)];
    let published = wish((79_650, 1_000_000), (79_749, 1_000_000), &moves, 5);
    let designs = design(&saigon(), &published).unwrap();
    assert_eq!(designs[0].changes.iter().map(Change::to_string).collect::<Vec<_>>(), ["two pair at 9 to 1"]);
    assert_eq!((designs.len(), &designs[0].distance), (5, &Ratio::new(1, 8)));
    let figures = designs[0].figures(&saigon());
    assert_eq!(figures.paytable.as_deref(), Some("A with two pair at 9 to 1"));
    assert!(designs.is_sorted_by(|a, b| a.distance <= b.distance));
}

#[test]
fn without_moves_the_base_grants_the_wish_or_nothing_does() {
    let granted = design(&saigon(), &wish((12, 100), (13, 100), &[], 5)).unwrap();
    assert_eq!((granted.len(), granted[0].changes.len()), (1, 0));
    assert_eq!(granted[0].hold, saigon().edge());
    assert_eq!(design(&saigon(), &wish((13, 100), (14, 100), &[], 5)), Ok(vec![]));
    assert_eq!(design(&saigon(), &wish((12, 100), (13, 100), &[("flush", 1, 9)], 0)), Ok(vec![]));
}

#[test]
fn a_wide_search_is_quick_because_it_is_cut() {
    let names = ["four-of-a-kind", "full house", "flush", "straight", "three-of-a-kind", "two pair"];
    let moves: Vec<_> = names.iter().map(|&name| (name, 1, 18)).chain([("five aces", 1, u32::MAX)]).collect();
    let designs = design(&saigon(), &wish((7, 100), (8, 100), &moves, 20)).unwrap();
    assert_eq!(designs.len(), 20);
    let base = saigon();
    assert!(designs.iter().all(|d| d.figures(&base).edge() == d.hold));
}

#[test]
fn every_defect_of_a_wish_is_reported_at_once() {
    let moves = [("two pairs", 1, 9), ("lose", 1, 9), ("Flush", 1, 9), ("flush", 1, 9), ("straight", 0, 9)];
    let defects = design(&saigon(), &wish((2, 10), (1, 10), &moves, 5)).unwrap_err().defects;
    let expected = [
        DesignDefect::UnknownLine { line: "two pairs".into(), nearest: Some("two pair".into()) },
        DesignDefect::NotPaidAtOdds { line: "lose".into() },
        DesignDefect::NoPayouts { line: "straight".into() },
        DesignDefect::DuplicateLine { line: "flush".into() },
        DesignDefect::EmptyHold,
    ];
    assert_eq!(defects, expected);
}

#[test]
fn a_space_too_large_is_refused_with_its_size() {
    let names = ["full house", "flush", "straight", "three-of-a-kind", "two pair"];
    let moves: Vec<_> = names.iter().map(|&name| (name, 1, 100)).collect();
    let defects = design(&saigon(), &wish((7, 100), (8, 100), &moves, 5)).unwrap_err().defects;
    let combinations = 100u128.pow(4);
    assert!(combinations > MOST_COMBINATIONS);
    assert_eq!(defects, [DesignDefect::TooManyCombinations { combinations }]);
}

/// An outcome that wins more than its odds, and numbers that do not fit.
#[test]
fn outcomes_that_cannot_be_moved_are_refused() {
    let mut base = saigon();
    base.outcomes[6].net = Ratio::whole(16);
    base.outcomes[7].count = 1 << 100;
    let defects =
        design(&base, &wish((0, 1), (1, 1), &[("flush", 1, 9), ("straight", 1, 9)], 5)).unwrap_err();
    let flush = DesignDefect::NotPaidAtOdds { line: "flush".into() };
    assert_eq!(defects.defects, [flush, DesignDefect::TooLarge]);
}

/// A design only moves payouts; what the player then does best is found anew here, for every hand.
#[test]
fn designed_bad_beats_hold_what_counting_all_hands_again_gives() {
    let paytable = named_pays::bad_beat(Letter::A).unwrap();
    let base = AntePlay::new(CardsLeft::ALL, &paytable, Reading::AsWritten).optimum();
    assert_eq!(movable(&base).count(), 3);
    let moves = [("bad beat, straight", 1, 40), ("bad beat, three-of-a-kind", 1, 90)];
    let designs = design(&base, &wish((4, 100), (42, 1000), &moves, 6)).unwrap();
    assert_eq!(designs.len(), 6);
    for design in designs {
        let to = |line: BadBeatLine| {
            let name = format!("bad beat, {}", line.name());
            design.changes.iter().find(|change| change.line == name).map(|change| change.to)
        };
        let pays = BadBeatLine::ALL.iter().fold(paytable.pays, |pays, &line| match to(line) {
            Some(odds) => pays.with(line, Some(odds)),
            None => pays,
        });
        let counted =
            AntePlay::new(CardsLeft::ALL, &NamedPays::custom("", pays), Reading::AsWritten).optimum();
        assert_eq!(counted.edge(), design.hold);
        assert_eq!(
            (design.figures(&base).edge(), design.figures(&base).hit()),
            (counted.edge(), counted.hit())
        );
    }
}

/// Every single payout up to 10,000 to 1, tried one by one, on all lines but the rarest.
#[test]
fn single_changes_are_those_that_trying_every_payout_finds() {
    let base = saigon();
    for published in
        [Ratio::new(797, 10_000), Ratio::new(-1651, 10_000), Ratio::new(125, 1000), Ratio::zero()]
    {
        let found = explain(&base, &published, 2);
        let mut lines = 0;
        for outcome in base.outcomes.iter().filter(|o| o.pays.is_some() && o.count >= 100) {
            let tried = tried(&base, outcome, &published);
            let change = found.iter().find(|change| change.line == outcome.name);
            assert_eq!(change.map(|c| (*c.to.start(), *c.to.end())), tried, "{}", outcome.name);
            lines += usize::from(tried.is_some());
        }
        assert!(lines > 0, "{published}");
        assert!(found.is_sorted_by(|a, b| a.distance <= b.distance));
    }
}

fn tried(base: &Figures, outcome: &Outcome, published: &Ratio) -> Option<(u32, u32)> {
    let edge = base.edge();
    let hold = |payout: u32| {
        let more = &Ratio::whole(payout) - &outcome.net;
        &edge - &(&more * &Ratio::new(outcome.count, base.total))
    };
    let top = 2_000_000 / outcome.count as u32;
    let met: Vec<u32> = (1..top).filter(|&n| hold(n).percent(2) == published.percent(2)).collect();
    Some((*met.first()?, *met.last()?))
}

#[test]
fn the_published_bonus_hold_is_explained_by_two_pair_at_nine() {
    let changes = explain(&saigon(), &Ratio::new(797, 10_000), 2);
    assert_eq!((changes[0].line.as_str(), changes[0].to.clone()), ("two pair", 9..=9));
    assert_eq!(changes[0].distance, Ratio::new(1, 8));
    let common = ["three-of-a-kind", "straight", "flush", "full house"];
    assert!(changes.iter().all(|change| !common.contains(&change.line.as_str())));
    assert_eq!(explain(&saigon(), &Ratio::new(128, 1000), 2), []);
}

/// A figure on the edge of rounding: halves are rounded away from zero.
#[test]
fn explanations_round_as_figures_are_shown() {
    let outcome =
        |name: &str, pays: Option<Odds>, net, count| Outcome { name: name.into(), pays, net, count };
    let outcomes = vec![
        outcome("win", Some(Odds::to_1(2)), Ratio::whole(2), 1),
        outcome("lose", None, Ratio::whole(-1), 1_999),
    ];
    let (game, wager) = (GameId::Saigon5Card, "bonus");
    let base =
        Figures { game, decks: 1, ez: false, wager, paytable: None, total: 2_000, outcomes, play: None };
    // Each unit on the payout is worth 0.05 %, so every second hold lies between two tenths.
    let up = explain(&base, &Ratio::new(991, 1000), 1);
    assert_eq!((up[0].to.clone(), up[0].nearest), (17..=18, 17));
    let down = explain(&base, &Ratio::new(-991, 1000), 1);
    assert_eq!(down[0].to, 3_980..=3_981);
    let zero = explain(&base, &Ratio::zero(), 1);
    assert_eq!(zero[0].to, 1_999..=1_999);
}

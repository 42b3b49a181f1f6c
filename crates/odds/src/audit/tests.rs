use std::collections::BTreeSet;

use croupier_rules::GameId;
use croupier_rules::law::Reading;

use super::*;
use crate::Ratio;

fn finding(wager: &str) -> Finding {
    audit().unwrap().into_iter().find(|finding| finding.published.wager.slug == wager).unwrap()
}

fn percents(holds: &[Ratio]) -> Vec<String> {
    holds.iter().map(|hold| hold.percent(2)).collect()
}

#[test]
fn three_of_five_published_figures_come_out() {
    let verdicts: Vec<_> =
        audit().unwrap().iter().map(|finding| (finding.published.wager.slug, finding.verdict)).collect();
    assert_eq!(
        verdicts,
        [
            ("ante-play", Verdict::Mismatch),
            ("prime", Verdict::Match),
            ("pair-bonus", Verdict::Match),
            ("all-six", Verdict::Match),
            ("bonus", Verdict::Mismatch),
        ]
    );
}

#[test]
fn the_saigon_bonus_was_computed_with_two_pair_at_9_to_1() {
    let found = finding("bonus").explanations;
    let nearest = &found.pay_lines[0];
    assert_eq!(
        (nearest.line.as_str(), nearest.from.pays(), nearest.to, nearest.payouts),
        ("two pair", 8, 9, 1)
    );
    assert_eq!(percents(&nearest.holds), ["7.97"]);
    assert_eq!(found.readings.iter().map(|reading| reading.reading).collect::<Vec<_>>(), ["ER-306"]);
    assert_eq!((found.lines_tried, found.readings_tried), (10, 7));
}

#[test]
fn the_ante_was_computed_with_play_paid_by_its_table_always() {
    let found = finding("ante-play").explanations;
    assert_eq!(found.readings.len(), 1);
    assert_eq!(found.readings[0].reading, "ER-217");
    assert_eq!(percents(&found.readings[0].holds), ["2.90", "3.03"]);
    // Two figures off by the same amount are not put right in one paytable.
    assert!(!found.pay_lines.is_empty() && found.pay_lines.iter().all(|line| line.scope == Scope::Every));
}

#[test]
fn both_ends_of_a_range_must_come_out_as_printed() {
    let ante = Published::all().next().unwrap();
    let agrees = |low, high| ante.agrees(&[Ratio::new(high, 10_000), Ratio::new(low, 10_000)]);
    assert!(agrees(290, 303) && agrees(285, 303) && agrees(294, 303));
    assert!(!agrees(284, 303) && !agrees(295, 303) && !agrees(290, 304) && !agrees(290, 302));
    assert!(!ante.agrees(&[]));
}

/// Every alternative, with each game whose figures it would change.
fn all() -> impl Iterator<Item = (GameId, &'static Alternative)> {
    let of_game = |game| Alternative::of_game(game).iter().map(move |alternative| (game, alternative));
    GameId::ALL.into_iter().flat_map(of_game)
}

#[test]
fn every_alternative_belongs_to_a_reading_of_the_register_and_changes_a_figure() {
    for (game, alternative) in all() {
        assert!(Reading::find(alternative.reading).is_some(), "{}", alternative.reading);
        let changes = alternative.changes(game).unwrap();
        assert!(!changes.is_empty(), "{}", alternative.reading);
        for Changed { as_read, otherwise } in changes {
            assert_eq!(otherwise.outcomes.iter().map(|o| o.count).sum::<u128>(), as_read.total);
            assert_ne!(as_read.edge(), otherwise.edge(), "{}", alternative.reading);
            assert_eq!((as_read.game, as_read.wager), (game, otherwise.wager));
        }
    }
    let different: BTreeSet<_> = all().map(|(_, other)| (other.reading, other.says)).collect();
    assert_eq!(different.len(), 20);
}

/// The figures that the register and the errata name in words.
#[test]
fn alternatives_hold_what_the_register_says() {
    let hold = |reading: &str, game, place: usize| {
        let of_game = Alternative::of_game(game);
        let alternative = of_game.iter().find(|alternative| alternative.reading == reading).unwrap();
        alternative.changes(game).unwrap()[place].otherwise.edge().percent(2)
    };
    assert_eq!(hold("ER-208", GameId::ThreeCardPrime, 2), "8.67");
    assert_eq!(hold("ER-208", GameId::ThreeCardPrime, 4), "20.20");
    assert_eq!(hold("ER-221", GameId::ThreeCardPrime, 0), "1.88");
    assert_eq!(hold("ER-305", GameId::Saigon5Card, 0), "-16.51");
    assert_eq!(hold("ER-001", GameId::Baccarat, 0), "0.60");
}

//! Every table that can be filed, drawn: what is declared is there, where it belongs, and says whose it is.

use croupier_rules::GameId;
use croupier_rules::chapters::section::equipment::{Fixture, Item};
use croupier_rules::kit::layout::{LayoutItem, Showing};
use croupier_rules::submission::{ApprovedSubmission, Table, Value, check, preset};

use super::*;
use crate::geometry::Point;

const OFF: &str = "not offered";

fn text(key: &'static str, word: &str) -> (&'static str, Value) {
    (key, Value::text(word))
}

/// A table with these answers, its areas and inscriptions those that they ask for.
fn approved(game: GameId, changes: &[(&'static str, Value)]) -> ApprovedSubmission {
    let mut filed = preset(game);
    for (key, value) in changes {
        filed.set(key, value.clone());
    }
    declare(game, &mut filed);
    check(&filed).unwrap_or_else(|why| panic!("{game} {changes:?}: {why:?}"))
}

/// Declares what the chapter asks for, leaving out whatever the check finds superfluous.
fn declare(game: GameId, filed: &mut Table) {
    let items = |areas: bool| {
        let asked = game.chapter().equipment.layout_items().map(|(item, _)| item);
        let wanted = asked.filter(|item| (item.showing() == Showing::Area) == areas);
        Value::List(wanted.map(|item| Value::text(item.word())).collect())
    };
    filed.set("layout.areas", items(true));
    filed.set("layout.inscriptions", items(false));
    while let Err(defects) = check(filed) {
        let defect = defects.into_iter().find(|defect| defect.allowed.contains("a list without"));
        let defect = defect.expect("only what is superfluous is defective");
        let word = defect.allowed.split('"').nth(1).expect("a word").to_owned();
        let Some(Value::List(mut entries)) = filed.at(&defect.key).cloned() else { panic!("no list") };
        entries.retain(|entry| *entry != Value::text(&word));
        filed.set(&defect.key, Value::List(entries));
    }
}

fn variants(game: GameId) -> Vec<Vec<(&'static str, Value)>> {
    match game.chapter().baccarat() {
        Some(_) => vec![
            vec![],
            vec![
                text("wagers.variation", "ez"),
                text("vigorish.collection", "none"),
                text("vigorish.rounding", "none"),
            ],
            vec![
                text("vigorish.collection", "deferred"),
                text("equipment.marker_buttons", "rack in front of the inventory container"),
                text("wagers.dragon_bonus", OFF),
            ],
        ],
        None => vec![
            vec![],
            vec![text("table.payout_limit", "75000.00"), text("table.maximum", "100.00")],
            vec![
                text("dealing.method", "hand"),
                text("dealing.manual_shoe_place", "no manual shoe"),
                ("cards.changed_every_hours", Value::Integer(4)),
            ],
        ],
    }
}

fn each_table(check: impl Fn(&ApprovedSubmission, &Felt)) {
    for game in GameId::ALL {
        let positions = game.chapter().equipment.positions.choice;
        for seats in positions.fewest..=positions.most {
            for mut changes in variants(game) {
                changes.push(("table.seats", Value::Integer(seats.into())));
                let submission = approved(game, &changes);
                check(&submission, &Felt::of(&submission, &[], Lettering::one_to(12)));
            }
        }
    }
}

#[test]
fn exactly_the_declared_areas_are_drawn() {
    each_table(|submission, felt| {
        let shown = |area: &Area| match area.item {
            Item::Layout(item) => Some(item),
            Item::Fixture(_) => None,
        };
        let mut drawn: Vec<LayoutItem> = felt.areas().filter_map(shown).collect();
        drawn.sort();
        drawn.dedup();
        let mut declared = submission.layout().areas.clone();
        declared.sort();
        assert_eq!(drawn, declared, "{}", submission.game());
    });
}

#[test]
fn every_declared_inscription_but_the_payouts_is_written() {
    each_table(|submission, felt| {
        for &item in submission.layout().inscriptions.iter().filter(|&&item| item != LayoutItem::PayoutOdds) {
            let words: Vec<&str> =
                felt.texts().filter(|text| text.item == item.into()).map(|text| text.text.as_str()).collect();
            let said = Plan::of(submission).inscription(item);
            assert_eq!(Some(words.join(" ")), said, "{} {item}", submission.game());
        }
    });
}

#[test]
fn payouts_are_written_where_they_are_given() {
    let submission = approved(GameId::Saigon5Card, &[]);
    let line = PayoutLine { hand: "Five aces".to_owned(), pays: "5,000 to 1".to_owned() };
    let list = InscribedPayouts { title: "Bonus Wager".to_owned(), when: None, lines: vec![line] };
    let felt = Felt::of(&submission, &[list], Lettering::one_to(12));
    let odds: Vec<_> = felt
        .texts()
        .filter(|text| text.item == LayoutItem::PayoutOdds.into())
        .map(|text| &text.text)
        .collect();
    assert_eq!(odds, ["Bonus Wager", "Five aces", "5,000 to 1"]);
}

/// Every wager that a seat can make has one area at each seat, and nothing else takes a wager.
#[test]
fn every_wager_of_the_layout_has_one_area_at_every_seat() {
    each_table(|submission, felt| {
        let seats = submission.stakes().seats;
        let wagers = game_wagers(submission);
        for seat in 1..=seats {
            let mut taken: Vec<_> =
                felt.areas().filter(|area| area.seat == Some(seat)).filter_map(|area| area.wager).collect();
            taken.sort();
            assert_eq!(taken, wagers, "{} seat {seat}", submission.game());
        }
        assert!(felt.areas().all(|area| area.wager.is_none() || area.seat.is_some()));
    });
}

fn game_wagers(submission: &ApprovedSubmission) -> Vec<croupier_rules::kit::wager::Wager> {
    use croupier_rules::kit::wager::Wager;
    let has = |item| submission.layout().areas.contains(&item);
    let mut wagers: Vec<Wager> = submission.game().chapter().wagers.list.to_vec();
    wagers.retain(|wager| match wager {
        Wager::DragonBonusPlayer | Wager::DragonBonusBanker => has(LayoutItem::DragonBonusWager),
        Wager::Dragon7Insurance => has(LayoutItem::Dragon7InsuranceWager),
        Wager::Player | Wager::Banker | Wager::Tie | Wager::Ante | Wager::Play => true,
        Wager::Prime => has(LayoutItem::PrimeWager),
        Wager::PairBonus => has(LayoutItem::PairBonusWager),
        Wager::AllSix => has(LayoutItem::AllSixBonusWager),
        Wager::Bonus => has(LayoutItem::BonusWager),
    });
    wagers.sort();
    wagers
}

#[test]
fn no_two_areas_overlap_and_all_but_the_dealers_side_lie_on_the_felt() {
    let behind = [
        Fixture::DropBox,
        Fixture::TipBox,
        Fixture::DealersPlace,
        Fixture::CallersPlace,
        Fixture::PayersPlaces,
    ];
    each_table(|submission, felt| {
        let areas: Vec<_> = felt.areas().map(|area| (area.item, area.form.outline())).collect();
        for (index, (item, outline)) in areas.iter().enumerate() {
            let overlapping = areas[index + 1..].iter().find(|(_, other)| outline.overlaps(other));
            assert_eq!(overlapping.map(|(other, _)| other), None, "{} {item:?}", submission.game());
            let on_felt = !behind.iter().any(|fixture| *item == Item::Fixture(*fixture));
            assert_eq!(felt.table.felt.holds(outline), on_felt, "{} {item:?}", submission.game());
        }
    });
}

#[test]
fn everything_that_the_chapter_asks_for_and_the_table_has_can_be_numbered() {
    each_table(|submission, felt| {
        let plan = Plan::of(submission);
        let items = plan.equipment.drawn().flat_map(|clause| clause.items()).filter(|&item| plan.has(item));
        for item in items.filter(|&item| item != LayoutItem::PayoutOdds.into()) {
            assert_eq!(felt.keys.iter().filter(|key| key.item == item).count(), 1, "{item:?}");
        }
    });
}

#[test]
fn seat_one_is_at_the_dealers_right_and_numbers_rise_counterclockwise() {
    for game in GameId::ALL {
        let table = TableShape::of(&approved(game, &[]));
        let spots: Vec<Point> = table.each_seat().map(|seat| seat.spot(&table.line).point).collect();
        assert!(spots[0].x < 0.0 && spots[spots.len() - 1].x > 0.0, "{game}");
        let middle = table.felt.frame().center();
        for two in spots.windows(2) {
            let (a, b) = (two[0] - middle, two[1] - middle);
            assert!(a.x * b.y - a.y * b.x < 0.0, "{game}: counterclockwise where y grows downward");
        }
    }
}

#[cfg(feature = "serde")]
#[test]
fn a_page_reads_whose_an_area_is() {
    let felt = Felt::of(&approved(GameId::Minibaccarat, &[]), &[], Lettering::one_to(12));
    let json = serde_json::to_value(&felt).unwrap();
    let marks = json["marks"].as_array().unwrap();
    let bonus =
        marks.iter().find(|mark| mark["wager"] == "dragon-bonus-banker" && mark["seat"] == 3).unwrap();
    assert_eq!((&bonus["kind"], &bonus["item"]), (&"area".into(), &"dragon bonus wager".into()));
    assert!(bonus["form"]["outline"].as_array().unwrap().len() >= 4);
    let label = marks.iter().find(|mark| mark["kind"] == "text" && mark["seat"] == 3).unwrap();
    assert_eq!(label["text"], "3");
}

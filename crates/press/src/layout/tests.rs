//! Every table that can be filed, measured: nothing overlaps, everything is on the felt and legible.

use croupier_rules::GameId;
use croupier_rules::submission::{Value, preset};

use super::geometry::{Outline, Point, circle};
use super::item::{Item, Often};
use super::legend::Legend;
use super::mark::{Anchor, Face, Mark};
use super::measure::width;
use super::plan::Plan;
use super::scale::Scale;
use super::sketch::{Area, Sketch};
use super::table::TableShape;
use crate::filing::Filing;
use crate::paper::PageSize;

/// What one table of the tests is filed with.
type Changes = Vec<(&'static str, Value)>;

const OFF: &str = "not offered";

fn text(key: &'static str, word: &str) -> (&'static str, Value) {
    (key, Value::text(word))
}

fn filing(game: GameId, changes: &Changes) -> Filing {
    let mut filed = preset(game);
    filed.set("certificate_holder", Value::text("Keystone River Casino"));
    for (key, value) in changes {
        filed.set(key, value.clone());
    }
    let words = |key: &str| match filed.at(key) {
        Some(Value::List(words)) => words.clone(),
        _ => Vec::new(),
    };
    let (mut areas, mut inscriptions) = (words("layout.areas"), words("layout.inscriptions"));
    let want = |list: &mut Vec<Value>, word: &str, there: bool| {
        list.retain(|value| *value != Value::text(word));
        if there {
            list.push(Value::text(word));
        }
    };
    let is = |key: &str, word: &str| filed.at(key) == Some(&Value::text(word));
    let has = |key: &str| filed.at(key).is_some() && !is(key, OFF);
    want(&mut areas, "dragon bonus wager", has("wagers.dragon_bonus"));
    want(&mut areas, "dragon 7 insurance wager", is("wagers.variation", "ez"));
    want(&mut inscriptions, "dragon 7 pushes", is("wagers.variation", "ez"));
    want(&mut areas, "vigorish spaces", is("vigorish.collection", "deferred"));
    want(&mut areas, "prime wager", has("wagers.prime"));
    want(&mut areas, "pair bonus wager", has("wagers.pair_bonus"));
    want(&mut areas, "fourth card", has("wagers.pair_bonus"));
    want(&mut areas, "all-six bonus wager", has("wagers.all_six_bonus"));
    want(&mut areas, "bonus wager", has("wagers.bonus"));
    let limited = filed.at("table.payout_limit").is_some() && !is("table.payout_limit", "none");
    want(&mut inscriptions, "payout limit", limited);
    filed.set("layout.areas", Value::List(areas));
    filed.set("layout.inscriptions", Value::List(inscriptions));
    Filing::of(&filed).unwrap_or_else(|why| panic!("{game} {changes:?}: {why:?}"))
}

fn seats(game: GameId) -> core::ops::RangeInclusive<i64> {
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat => 1..=9,
        GameId::Baccarat => 10..=14,
        GameId::ThreeCardPrime | GameId::Saigon5Card => 1..=6,
    }
}

fn choices(game: GameId) -> Vec<Changes> {
    let long = "The Allegheny & Susquehanna Grand Resort, Spa and Casino, L.P.";
    match game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => vec![
            vec![],
            vec![
                text("wagers.variation", "ez"),
                text("vigorish.collection", "none"),
                text("vigorish.rounding", "none"),
                text("wagers.dragon_bonus", "C"),
            ],
            vec![
                text("vigorish.collection", "deferred"),
                text("equipment.marker_buttons", "rack in front of the inventory container"),
                text("certificate_holder", long),
                text("equipment.drop_box", "dealer's right"),
                text("equipment.tip_box", "approved alternative"),
                text("equipment.tip_box_prevented_by", "other equipment"),
            ],
            vec![text("wagers.dragon_bonus", OFF), text("wagers.tie", "12 to 1")],
        ],
        GameId::ThreeCardPrime => vec![
            vec![text("wagers.all_six_bonus", "E"), text("certificate_holder", long)],
            vec![
                text("wagers.prime", OFF),
                text("wagers.pair_bonus", OFF),
                text("wagers.all_six_bonus", OFF),
                text("dealing.method", "hand"),
                text("dealing.manual_shoe_place", "no manual shoe"),
                ("cards.changed_every_hours", Value::Integer(4)),
            ],
            vec![
                text("table.payout_limit", "75000.00"),
                text("table.maximum", "100.00"),
                text("equipment.tip_box", "approved alternative"),
                text("equipment.tip_box_prevented_by", "card shuffling device"),
            ],
        ],
        GameId::Saigon5Card => vec![
            vec![text("certificate_holder", long)],
            vec![text("wagers.bonus", OFF)],
            vec![
                text("table.payout_limit", "60000.00"),
                text("table.maximum", "100.00"),
                text("dealing.method", "automated shoe"),
                text("dealing.manual_shoe_place", "no manual shoe"),
            ],
        ],
    }
}

/// Calls a check with every table of the tests, drawn.
fn each_table(check: impl Fn(&str, &Filing, &Plan, &TableShape, &Sketch<'_>)) {
    for game in GameId::ALL {
        for (seats, changes) in
            seats(game).flat_map(|seats| choices(game).into_iter().map(move |c| (seats, c)))
        {
            let with_seats = changes.into_iter().chain([("table.seats", Value::Integer(seats))]).collect();
            let filing = filing(game, &with_seats);
            let plan = Plan::of(&filing);
            let table = TableShape::of(game, plan.seats);
            let legend = Legend::of(&plan);
            for size in PageSize::ALL {
                let scale = Scale::fitting(size, table.whole());
                let sketch = super::sketch(scale, &legend, &table, &plan, &filing);
                let name = format!("{game}, {}: {with_seats:?}", size.name());
                check(&name, &filing, &plan, &table, &sketch);
            }
        }
    }
}

fn is_on_felt(area: &Area) -> bool {
    let beside = [Item::DropBox, Item::TipBox, Item::DealersPlace, Item::CallersPlace, Item::PayersPlaces];
    !area.item.is_some_and(|item| beside.contains(&item))
}

#[test]
fn no_two_areas_overlap() {
    each_table(|name, _, _, _, sketch| {
        let areas = sketch.areas();
        for (index, one) in areas.iter().enumerate() {
            for two in &areas[index + 1..] {
                assert!(!one.outline.overlaps(&two.outline), "{name}: {one:?} {two:?}");
            }
        }
    });
}

#[test]
fn every_area_lies_on_the_felt_and_the_boxes_hang_behind_it() {
    each_table(|name, _, _, table, sketch| {
        for area in sketch.areas() {
            if is_on_felt(area) {
                assert!(table.felt.holds(&area.outline), "{name}: {area:?}");
            } else {
                assert!(!table.rail.overlaps(&area.outline), "{name}: {area:?}");
            }
        }
    });
}

#[test]
fn every_seat_has_each_area_once_and_a_bonus_area_for_each_hand() {
    each_table(|name, _, plan, _, sketch| {
        for (item, seat) in sketch.areas().iter().filter_map(|area| Some((area.item?, area.seat?))) {
            let wanted = if item == Item::DragonBonusWager { 2 } else { 1 };
            let found =
                sketch.areas().iter().filter(|a| a.item == Some(item) && a.seat == Some(seat)).count();
            assert_eq!(found, wanted, "{name}: {item:?} at seat {seat}");
            let seats = sketch.areas().iter().filter(|area| area.item == Some(item)).count();
            assert_eq!(seats, wanted * usize::from(plan.seats), "{name}: {item:?}");
            assert_ne!(item.often(), Often::Once);
        }
    });
}

#[test]
fn exactly_the_declared_areas_are_drawn() {
    each_table(|name, filing, _, _, sketch| {
        let mut drawn: Vec<&str> =
            sketch.areas().iter().filter_map(|area| area.item.and_then(Item::word)).collect();
        drawn.sort_unstable();
        drawn.dedup();
        let mut declared = filing.submission().layout().areas.clone();
        declared.sort_unstable();
        assert_eq!(drawn, declared, "{name}");
    });
}

#[test]
fn everything_in_the_list_has_its_key_on_the_plan() {
    each_table(|name, _, plan, _, sketch| {
        for item in Legend::of(plan).items() {
            assert!(sketch.keyed().contains(&item), "{name}: {item:?}");
        }
    });
}

/// A line of text as it covers the sheet.
fn written(mark: &Mark) -> Option<(&str, f64, Outline)> {
    let Mark::Text { at: [x, y], turn, size, anchor, face, text } = mark else { return None };
    let (wide, high) = (width(*face, text) * size, 0.7 * size);
    let left = match anchor {
        Anchor::Left => 0.0,
        Anchor::Centre => -wide / 2.0,
        Anchor::Right => -wide,
    };
    let (sin, cos) = turn.to_radians().sin_cos();
    let corners =
        [(left, -high / 2.0), (left + wide, -high / 2.0), (left + wide, high / 2.0), (left, high / 2.0)];
    let turned = corners.map(|(dx, dy)| Point::new(x + dx * cos - dy * sin, y + dx * sin + dy * cos));
    Some((text, *size, Outline(turned.into())))
}

#[test]
fn no_text_covers_another_and_no_key_covers_a_text() {
    each_table(|name, _, _, _, sketch| {
        let marks = sketch.all();
        let texts: Vec<_> = marks.iter().filter_map(written).collect();
        for (index, (one, _, box_of_one)) in texts.iter().enumerate() {
            for (two, _, box_of_two) in &texts[index + 1..] {
                assert!(!box_of_one.overlaps(box_of_two), "{one} and {two}: {name}");
            }
            for mark in &marks {
                let Mark::Key { at: [x, y], radius, number } = mark else { continue };
                let key = circle(Point::new(*x, *y), *radius);
                assert!(!box_of_one.overlaps(&key), "key {number} on {one}: {name}");
            }
        }
    });
}

#[test]
fn inscriptions_and_keys_of_the_middle_keep_clear_of_the_areas() {
    each_table(|name, _, _, table, sketch| {
        let areas: Vec<Outline> = sketch.areas().iter().map(|area| sketch.on_sheet(&area.outline)).collect();
        let felt = sketch.on_sheet(&table.felt);
        let marks = sketch.all();
        let inscribed = marks.iter().filter(|mark| {
            let Mark::Text { face, .. } = mark else { return false };
            matches!(face, Face::Name | Face::Phrase | Face::Heading | Face::When | Face::Hand | Face::Price)
        });
        for (text, _, outline) in inscribed.filter_map(written) {
            assert!(felt.holds(&outline), "{text} on the felt: {name}");
            assert!(!areas.iter().any(|area| area.overlaps(&outline)), "{text} on an area: {name}");
        }
    });
}

#[test]
fn all_text_is_large_enough_to_read() {
    let points = |millimetres: f64| millimetres * 72.0 / 25.4;
    each_table(|name, _, _, _, sketch| {
        for (text, size, _) in sketch.all().iter().filter_map(written) {
            assert!(points(size) >= 3.9, "{name}: {text} in {:.2} pt", points(size));
        }
    });
}

#[test]
fn labels_stay_in_their_areas() {
    each_table(|name, _, _, _, sketch| {
        let marks = sketch.all();
        let labels = marks.iter().filter(|mark| {
            matches!(mark, Mark::Text { face: Face::Label | Face::SideLabel | Face::Thing, .. })
        });
        for (text, _, outline) in labels.filter_map(written) {
            let inside = sketch.areas().iter().any(|area| sketch.on_sheet(&area.outline).holds(&outline));
            assert!(inside, "{name}: {text}");
        }
    });
}

#[test]
fn every_price_is_set() {
    each_table(|name, filing, _, _, sketch| {
        let marks = sketch.all();
        let priced = |wanted: &str| {
            marks
                .iter()
                .any(|mark| matches!(mark, Mark::Text { face: Face::Price, text, .. } if text == wanted))
        };
        for list in crate::prices::posted(filing) {
            for line in list.lines {
                assert!(priced(&line.pays), "{name}: {line:?}");
            }
        }
    });
}

#[test]
fn seat_one_is_at_the_dealers_right_and_numbers_rise_counterclockwise() {
    for game in GameId::ALL {
        let most = u8::try_from(*seats(game).end()).expect("small");
        let table = TableShape::of(game, most);
        let spots: Vec<Point> = table.each_seat().map(|seat| seat.spot(&table.line).point).collect();
        assert!(spots[0].x < 0.0 && spots[spots.len() - 1].x > 0.0, "{game}");
        let middle = table.felt.frame().centre();
        for two in spots.windows(2) {
            let (a, b) = (two[0] - middle, two[1] - middle);
            assert!(a.x * b.y - a.y * b.x < 0.0, "{game}: counterclockwise where y grows downwards");
        }
    }
}

#[test]
fn the_plan_fits_the_sheet_at_its_scale() {
    each_table(|name, _, plan, table, _| {
        for size in PageSize::ALL {
            let scale = Scale::fitting(size, table.whole());
            let frame = table.rail.frame();
            let [left, _] = scale.on_paper(Point::new(frame.left, 0.0));
            let [right, bottom] = scale.on_paper(Point::new(frame.right, frame.bottom));
            assert!(left >= 0.0 && right <= scale.room.0 && bottom <= scale.room.1, "{name} {}", plan.seats);
            let drawn = (right - left) * f64::from(scale.one_to);
            assert!((drawn - frame.width()).abs() < 0.1, "{name}: 1 to {}", scale.one_to);
        }
    });
}

//! Every table that can be filed, measured: nothing overlaps, everything is on the felt and legible.

use croupier_felt::geometry::{Outline, Point, circle};
use croupier_felt::papers::PageSize;
use croupier_felt::{Anchor, Area, Face, Felt, Plan, TableShape, width};
use croupier_rules::GameId;
use croupier_rules::chapters::section::equipment::{Fixture, Item};
use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::submission::{Value, preset};
use typst::foundations::Bytes;
use typst::layout::Abs;
use typst::text::{Font, FontVariant, FontVariations};

use super::item::{Often, often};
use super::legend::Legend;
use super::mark::Mark;
use super::scale::Scale;
use crate::filing::Filing;
use crate::payouts::{inscribed, posted};

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
    let positions = game.chapter().equipment.positions.choice;
    positions.fewest.into()..=positions.most.into()
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

/// A table of the tests, drawn on a sheet.
struct Drawn {
    name: String,
    filing: Filing,
    plan: Plan,
    felt: Felt,
    scale: Scale,
    marks: Vec<Mark>,
}

impl Drawn {
    fn new(name: String, filing: Filing, size: PageSize) -> Drawn {
        let plan = Plan::of(filing.submission());
        let scale = Scale::fitting(size, TableShape::of(filing.submission()).whole());
        let felt = Felt::of(filing.submission(), &inscribed(&filing), scale.lettering());
        let marks = super::marks(&felt, &scale, &Legend::of(&plan));
        Drawn { name, filing, plan, felt, scale, marks }
    }

    fn areas(&self) -> Vec<&Area> {
        self.felt.areas().collect()
    }

    /// An outline as it lies on the sheet.
    fn on_sheet(&self, outline: &Outline) -> Outline {
        Outline(self.scale.outline(outline).into_iter().map(|[x, y]| Point::new(x, y)).collect())
    }
}

/// Calls a check with every table of the tests, on both sizes.
fn each_table(check: impl Fn(&str, &Drawn)) {
    for game in GameId::ALL {
        for (seats, changes) in
            seats(game).flat_map(|seats| choices(game).into_iter().map(move |c| (seats, c)))
        {
            let with_seats = changes.into_iter().chain([("table.seats", Value::Integer(seats))]).collect();
            let filing = filing(game, &with_seats);
            for size in PageSize::ALL {
                let name = format!("{game}, {}: {with_seats:?}", size.name());
                let drawn = Drawn::new(name, filing.clone(), size);
                check(&drawn.name, &drawn);
            }
        }
    }
}

fn is_on_felt(area: &Area) -> bool {
    let beside = [
        Fixture::DropBox,
        Fixture::TipBox,
        Fixture::DealersPlace,
        Fixture::CallersPlace,
        Fixture::PayersPlaces,
    ];
    !beside.iter().any(|fixture| area.item == Item::Fixture(*fixture))
}

#[test]
fn no_two_areas_overlap() {
    each_table(|name, drawn| {
        let areas: Vec<_> = drawn.areas().into_iter().map(|area| (area, area.form.outline())).collect();
        for (index, (one, outline)) in areas.iter().enumerate() {
            for (two, other) in &areas[index + 1..] {
                assert!(!outline.overlaps(other), "{name}: {one:?} {two:?}");
            }
        }
    });
}

#[test]
fn every_area_lies_on_the_felt_and_the_boxes_hang_behind_it() {
    each_table(|name, drawn| {
        let table = &drawn.felt.table;
        for area in drawn.areas() {
            if is_on_felt(area) {
                assert!(table.felt.holds(&area.form.outline()), "{name}: {area:?}");
            } else {
                assert!(!table.rail.overlaps(&area.form.outline()), "{name}: {area:?}");
            }
        }
    });
}

#[test]
fn every_seat_has_each_area_once_and_a_bonus_area_for_each_hand() {
    each_table(|name, drawn| {
        let areas = drawn.areas();
        for (item, seat) in areas.iter().filter_map(|area| Some((area.item, area.seat?))) {
            let wanted = if item == LayoutItem::DragonBonusWager.into() { 2 } else { 1 };
            let found = areas.iter().filter(|area| area.item == item && area.seat == Some(seat)).count();
            assert_eq!(found, wanted, "{name}: {item:?} at seat {seat}");
            let seats = areas.iter().filter(|area| area.item == item).count();
            assert_eq!(seats, wanted * usize::from(drawn.plan.seats), "{name}: {item:?}");
            assert_ne!(often(item), Often::Once);
        }
    });
}

#[test]
fn exactly_the_declared_areas_are_drawn() {
    each_table(|name, drawn| {
        let mut shown: Vec<LayoutItem> = drawn
            .areas()
            .iter()
            .filter_map(|area| match area.item {
                Item::Layout(item) => Some(item),
                Item::Fixture(_) => None,
            })
            .collect();
        shown.sort_unstable();
        shown.dedup();
        let mut declared = drawn.filing.submission().layout().areas.clone();
        declared.sort_unstable();
        assert_eq!(shown, declared, "{name}");
    });
}

#[test]
fn everything_in_the_list_has_its_key_on_the_plan() {
    each_table(|name, drawn| {
        for item in Legend::of(&drawn.plan).items() {
            assert!(drawn.felt.keys.iter().any(|key| key.item == item), "{name}: {item:?}");
        }
    });
}

/// A line of text as it covers the sheet.
fn written(mark: &Mark) -> Option<(&str, f64, Outline)> {
    let Mark::Text { at: [x, y], turn, size, anchor, face, text } = mark else { return None };
    let (wide, high) = (width(*face, text) * size, 0.7 * size);
    let left = match anchor {
        Anchor::Left => 0.0,
        Anchor::Center => -wide / 2.0,
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
    each_table(|name, drawn| {
        let marks = &drawn.marks;
        let texts: Vec<_> = marks.iter().filter_map(written).collect();
        for (index, (one, _, box_of_one)) in texts.iter().enumerate() {
            for (two, _, box_of_two) in &texts[index + 1..] {
                assert!(!box_of_one.overlaps(box_of_two), "{one} and {two}: {name}");
            }
            for mark in marks {
                let Mark::Key { at: [x, y], radius, number } = mark else { continue };
                let key = circle(Point::new(*x, *y), *radius);
                assert!(!box_of_one.overlaps(&key), "key {number} on {one}: {name}");
            }
        }
    });
}

#[test]
fn inscriptions_and_keys_of_the_middle_keep_clear_of_the_areas() {
    each_table(|name, drawn| {
        let areas: Vec<Outline> =
            drawn.areas().iter().map(|area| drawn.on_sheet(&area.form.outline())).collect();
        let felt = drawn.on_sheet(&drawn.felt.table.felt);
        let inscribed = drawn.marks.iter().filter(|mark| {
            let Mark::Text { face, .. } = mark else { return false };
            matches!(face, Face::Name | Face::Phrase | Face::Heading | Face::When | Face::Hand | Face::Payout)
        });
        for (text, _, outline) in inscribed.filter_map(written) {
            assert!(felt.holds(&outline), "{text} on the felt: {name}");
            assert!(!areas.iter().any(|area| area.overlaps(&outline)), "{text} on an area: {name}");
        }
    });
}

#[test]
fn all_text_is_large_enough_to_read() {
    let points = |millimeters: f64| millimeters * 72.0 / 25.4;
    each_table(|name, drawn| {
        for (text, size, _) in drawn.marks.iter().filter_map(written) {
            assert!(points(size) >= 3.9, "{name}: {text} in {:.2} pt", points(size));
        }
    });
}

#[test]
fn labels_stay_in_their_areas() {
    each_table(|name, drawn| {
        let marks = &drawn.marks;
        let labels = marks.iter().filter(|mark| {
            matches!(mark, Mark::Text { face: Face::Label | Face::SideLabel | Face::Thing, .. })
        });
        for (text, _, outline) in labels.filter_map(written) {
            let areas = drawn.areas();
            let inside = areas.iter().any(|area| drawn.on_sheet(&area.form.outline()).holds(&outline));
            assert!(inside, "{name}: {text}");
        }
    });
}

#[test]
fn every_payout_is_set() {
    each_table(|name, drawn| {
        let is_set = |wanted: &str| {
            drawn
                .marks
                .iter()
                .any(|mark| matches!(mark, Mark::Text { face: Face::Payout, text, .. } if text == wanted))
        };
        for list in posted(&drawn.filing) {
            for line in list.lines {
                assert!(is_set(&line.pays), "{name}: {line:?}");
            }
        }
    });
}

#[test]
fn the_plan_fits_the_sheet_at_its_scale() {
    each_table(|name, drawn| {
        let (scale, frame) = (&drawn.scale, drawn.felt.table.rail.frame());
        let [left, _] = scale.on_paper(Point::new(frame.left, 0.0));
        let [right, bottom] = scale.on_paper(Point::new(frame.right, frame.bottom));
        assert!(left >= 0.0 && right <= scale.room.0 && bottom <= scale.room.1, "{name}");
        let drawn = (right - left) * f64::from(scale.one_to);
        assert!((drawn - frame.width()).abs() < 0.1, "{name}: 1 to {}", scale.one_to);
    });
}

const SANS: [&[u8]; 4] = [
    include_bytes!("../../fonts/Inter-Regular.otf"),
    include_bytes!("../../fonts/Inter-Italic.otf"),
    include_bytes!("../../fonts/Inter-SemiBold.otf"),
    include_bytes!("../../fonts/Inter-Bold.otf"),
];
const SERIF_BOLD: &[u8] = include_bytes!("../../fonts/LibertinusSerif-Bold.otf");
const SERIF_ITALIC: &[u8] = include_bytes!("../../fonts/LibertinusSerif-Italic.otf");

fn none_is_wider(files: &[&'static [u8]], face: Face) {
    for file in files {
        let font = Font::new(Bytes::new(*file), 0).expect("a font");
        let font = font.instantiate(FontVariant::default(), Abs::pt(10.0), &FontVariations::default());
        for letter in (' '..='~').chain(['’', 'Ä', 'é', 'Ж', 'Ω', 'Щ']) {
            let Some(glyph) = font.ttf().glyph_index(letter) else { continue };
            let set = font.x_advance(glyph.0).map_or(0.0, |em| em.get() * 1000.0);
            let reckoned = width(face, &letter.to_string()) * 1000.0;
            assert!(set <= reckoned + 0.5, "{letter:?} {set} {face:?}");
        }
    }
}

#[test]
fn no_letter_is_wider_than_the_felt_reckons() {
    none_is_wider(&SANS, Face::Hand);
    none_is_wider(&[SERIF_BOLD], Face::Name);
    none_is_wider(&[SERIF_ITALIC], Face::Phrase);
}

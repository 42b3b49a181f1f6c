//! The dealer's side: people, boxes and what stands on the table there. The dealer looks down the page, so the
//! dealer's right is the viewer's left.

use croupier_rules::GameId;
use croupier_rules::submission::choice::{DropBox, TipBox};

use super::geometry::{Frame, Outline, Point, arc};
use super::item::Item;
use super::mark::{Face, Style};
use super::plan::Plan;
use super::sketch::Sketch;
use super::table::TableShape;

/// Where the table inventory container begins and ends.
const CONTAINER: (f64, f64) = (22.0, 172.0);
/// Its tubes of chips.
const TUBES: u8 = 12;
/// The rack of the marker buttons, in front of the container.
const MARKERS: Frame = Frame::new(-150.0, 182.0, 150.0, 222.0);
/// What takes used cards stands at the dealer's right, the shoe at the left, whose hand draws the cards: so wide
/// and so deep.
pub const BESIDE: (f64, f64) = (122.0, 150.0);
/// The shuffling device, beyond the used cards.
const DEVICE: f64 = 186.0;
pub const TOP: f64 = 28.0;
/// The width and depth of a box that hangs from the dealer's edge.
const HUNG: (f64, f64) = (176.0, 92.0);
/// How far from the middle it hangs, next to one dealer or next to three.
const BESIDE_ONE: f64 = 380.0;
const BESIDE_THREE: f64 = 580.0;
const BESIDE_CALLER: f64 = 325.0;

/// Draws the dealer's side.
pub fn draw(sketch: &mut Sketch<'_>, table: &TableShape, plan: &Plan) {
    people(sketch, table, plan);
    boxes(sketch, table, plan);
    container(sketch, plan);
    discard(sketch, plan);
    shoe(sketch, plan);
    device(sketch, plan);
}

fn people(sketch: &mut Sketch<'_>, table: &TableShape, plan: &Plan) {
    let back = table.back();
    if plan.has(Item::CallersPlace) {
        person(sketch, Item::CallersPlace, Point::new(0.0, back), &["DEALER", "CALLING", "THE GAME"]);
        for x in [-BESIDE_CALLER, BESIDE_CALLER] {
            person(sketch, Item::PayersPlaces, Point::new(x, back), &["DEALER", "PAYING"]);
        }
    } else {
        person(sketch, Item::DealersPlace, Point::new(0.0, back), &["DEALER"]);
    }
}

/// A half disc behind the edge.
fn person(sketch: &mut Sketch<'_>, item: Item, at: Point, lines: &[&str]) {
    let radius = 152.0;
    let at = Point::new(at.x, at.y - 10.0);
    let outline = arc(at, radius, core::f64::consts::PI, core::f64::consts::TAU);
    sketch.area(Some(item), None, Outline(outline), Style::Person);
    let size = sketch.fitting(Face::Person, 5.6, (radius * 1.5, 84.0), lines);
    sketch.label(Point::new(at.x, at.y - 50.0), 0.0, size, Face::Person, lines);
    sketch.key(item, Point::new(at.x, at.y - radius));
}

/// The drop box and the tip box hang from the dealer's edge with the dealer between them. A tip box that has
/// another place is drawn dashed, beyond the drop box.
fn boxes(sketch: &mut Sketch<'_>, table: &TableShape, plan: &Plan) {
    let left_of_dealer = 1.0;
    let drop = match plan.boxes.drop_box {
        DropBox::DealersLeft => left_of_dealer,
        DropBox::DealersRight => -left_of_dealer,
    };
    let beside = if plan.has(Item::PayersPlaces) { BESIDE_THREE } else { BESIDE_ONE };
    let (tip, style) = match plan.boxes.tip_box {
        TipBox::DealersLeft => (beside, Style::Equipment),
        TipBox::DealersRight => (-beside, Style::Equipment),
        TipBox::ApprovedAlternative => (drop * (beside + HUNG.0 + 24.0), Style::Elsewhere),
    };
    hung(sketch, table, (Item::DropBox, drop * beside), Style::Equipment, "DROP BOX");
    hung(sketch, table, (Item::TipBox, tip), style, "TIP BOX");
}

fn hung(sketch: &mut Sketch<'_>, table: &TableShape, (item, x): (Item, f64), style: Style, label: &str) {
    let back = table.back() - 10.0;
    let frame = Frame::new(x - HUNG.0 / 2.0, back - HUNG.1, x + HUNG.0 / 2.0, back);
    sketch.area(Some(item), None, frame.outline(), style);
    let size = sketch.fitting(Face::Thing, 5.6, (frame.width() * 0.92, frame.height() * 0.6), &[label]);
    sketch.label(frame.centre(), 0.0, size, Face::Thing, &[label]);
    sketch.key(item, Point::new(frame.left, frame.top));
}

/// The table inventory container; the games with long lists of prices have a narrower one.
pub fn container_frame(plan: &Plan) -> Frame {
    let half = match plan.game {
        GameId::Minibaccarat | GameId::Midibaccarat | GameId::Baccarat => 270.0,
        GameId::ThreeCardPrime | GameId::Saigon5Card => 222.0,
    };
    Frame::new(-half, CONTAINER.0, half, CONTAINER.1)
}

fn container(sketch: &mut Sketch<'_>, plan: &Plan) {
    let whole = container_frame(plan);
    sketch.area(Some(Item::InventoryContainer), None, whole.outline(), Style::Equipment);
    let (wide, inset) = (whole.width() / f64::from(TUBES), 8.0);
    for tube in 0..TUBES {
        let left = whole.left + wide * f64::from(tube);
        let frame = Frame::new(left + 5.0, whole.top + inset, left + wide - 5.0, whole.bottom - 58.0);
        sketch.adorn(&frame.outline(), Style::Part);
    }
    let label = &["TABLE INVENTORY CONTAINER"];
    let room = (whole.width() - 6.0 * sketch.key_radius(), 50.0);
    let size = sketch.fitting(Face::Thing, 5.6, room, label);
    let y = whole.bottom - 29.0;
    sketch.label(Point::new(0.0, y), 0.0, size, Face::Thing, label);
    sketch.key(Item::InventoryContainer, Point::new(whole.left + 6.0 + sketch.key_radius(), y));
    if plan.has(Item::MarkerRack) {
        let size = sketch.fitting(
            Face::Thing,
            5.0,
            (MARKERS.width() * 0.8, MARKERS.height() * 0.9),
            &["MARKER BUTTONS"],
        );
        sketch.area(Some(Item::MarkerRack), None, MARKERS.outline(), Style::Equipment);
        sketch.label(MARKERS.centre(), 0.0, size, Face::Thing, &["MARKER BUTTONS"]);
        sketch.key(Item::MarkerRack, Point::new(MARKERS.left, MARKERS.centre().y));
    }
}

/// How far from the middle the shoe and the used cards stand. A single dealer has the payout odds in between.
pub const fn aside(plan: &Plan) -> f64 {
    match plan.game {
        GameId::Baccarat => 312.0,
        GameId::Minibaccarat | GameId::Midibaccarat => 665.0,
        GameId::ThreeCardPrime | GameId::Saigon5Card => 585.0,
    }
}

fn beside(plan: &Plan) -> Frame {
    let left = aside(plan);
    Frame::new(left, TOP, left + BESIDE.0, TOP + BESIDE.1)
}

fn discard(sketch: &mut Sketch<'_>, plan: &Plan) {
    let frame = beside(plan).mirrored();
    if plan.has(Item::DiscardRack) {
        let style = Style::Equipment;
        sketch.boxed(Some(Item::DiscardRack), frame, style, Face::Thing, &["DISCARD", "RACK"]);
        sketch.key(Item::DiscardRack, Point::new(frame.left, frame.top));
    } else {
        let (centre, radius) = (frame.centre(), frame.width() * 0.56);
        let lines = ["DISCARD", "BUCKET"];
        sketch.disc(Some(Item::DiscardBucket), None, (centre, radius), Style::Equipment);
        let size = sketch.fitting(Face::Thing, 5.4, (radius * 1.5, radius), &lines);
        sketch.label(centre, 0.0, size, Face::Thing, &lines);
        sketch.key(Item::DiscardBucket, centre + Point::new(-radius, -radius) * 0.86);
    }
}

fn shoe(sketch: &mut Sketch<'_>, plan: &Plan) {
    let lines: (Item, &[&str]) =
        match plan.first(&[Item::DealingShoe, Item::AutomatedShoe, Item::ReshufflingShoe]) {
            Some(Item::AutomatedShoe) => (Item::AutomatedShoe, &["AUTOMATED", "DEALING", "SHOE"]),
            Some(Item::ReshufflingShoe) => (Item::ReshufflingShoe, &["RESHUFFLING", "DEALING", "SHOE"]),
            Some(item) => (item, &["DEALING", "SHOE"]),
            None => return,
        };
    let ((item, lines), frame) = (lines, beside(plan));
    sketch.boxed(Some(item), frame, Style::Equipment, Face::Thing, lines);
    // The mouth, towards the players.
    let mouth = Frame::new(frame.left + 14.0, frame.bottom - 22.0, frame.right - 14.0, frame.bottom - 12.0);
    sketch.adorn(&mouth.outline(), Style::Part);
    sketch.key(item, Point::new(frame.right, frame.top));
}

fn device(sketch: &mut Sketch<'_>, plan: &Plan) {
    let Some(item) = plan.first(&[Item::ShufflingDevice, Item::ReshufflingDevice]) else { return };
    let lines: &[&str] = match item {
        Item::ReshufflingDevice => &["RESHUFFLING", "DEVICE"],
        _ => &["CARD SHUFFLING", "DEVICE"],
    };
    let right = -aside(plan) - BESIDE.0 - 24.0;
    let frame = Frame::new(right - DEVICE, TOP, right, TOP + BESIDE.1);
    sketch.boxed(Some(item), frame, Style::Equipment, Face::Thing, lines);
    sketch.key(item, Point::new(frame.left, frame.top));
}

//! The dealer's side: people, boxes and what stands on the table there. The dealer looks down the page, so the
//! dealer's right is the viewer's left.

use croupier_rules::chapters::section::equipment::Fixture;
use croupier_rules::submission::choice::{DropBox, TipBox};

use crate::geometry::{Frame, Outline, Point, arc};
use crate::mark::{Face, Style};
use crate::plan::Plan;
use crate::sketch::{Label, Owner, Sketch};
use crate::table::TableShape;

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
pub fn draw(sketch: &mut Sketch, table: &TableShape, plan: &Plan) {
    people(sketch, table, plan);
    boxes(sketch, table, plan);
    container(sketch, plan);
    discard(sketch, plan);
    shoe(sketch, plan);
    device(sketch, plan);
}

fn people(sketch: &mut Sketch, table: &TableShape, plan: &Plan) {
    let back = table.back();
    if plan.has(Fixture::CallersPlace) {
        person(sketch, Fixture::CallersPlace, Point::new(0.0, back), &["DEALER", "CALLING", "THE GAME"]);
        for x in [-BESIDE_CALLER, BESIDE_CALLER] {
            person(sketch, Fixture::PayersPlaces, Point::new(x, back), &["DEALER", "PAYING"]);
        }
    } else {
        person(sketch, Fixture::DealersPlace, Point::new(0.0, back), &["DEALER"]);
    }
}

/// A half disc behind the edge.
fn person(sketch: &mut Sketch, item: Fixture, at: Point, lines: &[&str]) {
    let radius = 152.0;
    let at = Point::new(at.x, at.y - 10.0);
    let outline = arc(at, radius, core::f64::consts::PI, core::f64::consts::TAU);
    sketch.area(Owner::once(item), Outline(outline), Style::Person);
    let face = Face::Person;
    let size = sketch.fitting(face, 5.6, (radius * 1.5, 84.0), lines);
    let label = Label { at: Point::new(at.x, at.y - 50.0), turn: 0.0, size, face, lines };
    sketch.label(Owner::once(item), label);
    sketch.key(item, Point::new(at.x, at.y - radius));
}

/// The drop box and the tip box hang from the dealer's edge with the dealer between them. A tip box that has
/// another place is drawn dashed, beyond the drop box.
fn boxes(sketch: &mut Sketch, table: &TableShape, plan: &Plan) {
    let left_of_dealer = 1.0;
    let drop = match plan.boxes.drop_box {
        DropBox::DealersLeft => left_of_dealer,
        DropBox::DealersRight => -left_of_dealer,
    };
    let beside = if plan.has(Fixture::PayersPlaces) { BESIDE_THREE } else { BESIDE_ONE };
    let (tip, style) = match plan.boxes.tip_box {
        TipBox::DealersLeft => (beside, Style::Equipment),
        TipBox::DealersRight => (-beside, Style::Equipment),
        TipBox::ApprovedAlternative => (drop * (beside + HUNG.0 + 24.0), Style::Elsewhere),
    };
    hung(sketch, table, (Fixture::DropBox, drop * beside), Style::Equipment, "DROP BOX");
    hung(sketch, table, (Fixture::TipBox, tip), style, "TIP BOX");
}

fn hung(sketch: &mut Sketch, table: &TableShape, (item, x): (Fixture, f64), style: Style, label: &str) {
    let back = table.back() - 10.0;
    let frame = Frame::new(x - HUNG.0 / 2.0, back - HUNG.1, x + HUNG.0 / 2.0, back);
    sketch.area(Owner::once(item), frame.outline(), style);
    let (face, lines) = (Face::Thing, &[label]);
    let size = sketch.fitting(face, 5.6, (frame.width() * 0.92, frame.height() * 0.6), lines);
    sketch.label(Owner::once(item), Label { at: frame.center(), turn: 0.0, size, face, lines });
    sketch.key(item, Point::new(frame.left, frame.top));
}

/// The table inventory container.
pub fn container_frame(plan: &Plan) -> Frame {
    Frame::new(-plan.style.container, CONTAINER.0, plan.style.container, CONTAINER.1)
}

fn container(sketch: &mut Sketch, plan: &Plan) {
    let (owner, whole) = (Owner::once(Fixture::InventoryContainer), container_frame(plan));
    sketch.area(owner, whole.outline(), Style::Equipment);
    tubes(sketch, whole);
    let (face, lines) = (Face::Thing, &["TABLE INVENTORY CONTAINER"]);
    let room = (whole.width() - 6.0 * sketch.key_radius(), 50.0);
    let (size, y) = (sketch.fitting(face, 5.6, room, lines), whole.bottom - 29.0);
    sketch.label(owner, Label { at: Point::new(0.0, y), turn: 0.0, size, face, lines });
    sketch.key(Fixture::InventoryContainer, Point::new(whole.left + 6.0 + sketch.key_radius(), y));
    if plan.has(Fixture::MarkerRack) {
        marker_rack(sketch);
    }
}

fn tubes(sketch: &mut Sketch, whole: Frame) {
    let (wide, inset) = (whole.width() / f64::from(TUBES), 8.0);
    for tube in 0..TUBES {
        let left = whole.left + wide * f64::from(tube);
        let frame = Frame::new(left + 5.0, whole.top + inset, left + wide - 5.0, whole.bottom - 58.0);
        sketch.adorn(&frame.outline(), Style::Part);
    }
}

fn marker_rack(sketch: &mut Sketch) {
    let owner = Owner::once(Fixture::MarkerRack);
    let (face, lines) = (Face::Thing, &["MARKER BUTTONS"]);
    let size = sketch.fitting(face, 5.0, (MARKERS.width() * 0.8, MARKERS.height() * 0.9), lines);
    sketch.area(owner, MARKERS.outline(), Style::Equipment);
    sketch.label(owner, Label { at: MARKERS.center(), turn: 0.0, size, face, lines });
    sketch.key(Fixture::MarkerRack, Point::new(MARKERS.left, MARKERS.center().y));
}

fn beside(plan: &Plan) -> Frame {
    let left = plan.style.aside;
    Frame::new(left, TOP, left + BESIDE.0, TOP + BESIDE.1)
}

fn discard(sketch: &mut Sketch, plan: &Plan) {
    let frame = beside(plan).mirrored();
    if plan.has(Fixture::DiscardRack) {
        let owner = Owner::once(Fixture::DiscardRack);
        sketch.boxed(owner, frame, Style::Equipment, Face::Thing, &["DISCARD", "RACK"]);
        sketch.key(Fixture::DiscardRack, Point::new(frame.left, frame.top));
    } else {
        bucket(sketch, frame);
    }
}

fn bucket(sketch: &mut Sketch, frame: Frame) {
    let owner = Owner::once(Fixture::DiscardBucket);
    let (at, radius) = (frame.center(), frame.width() * 0.56);
    let (face, lines) = (Face::Thing, &["DISCARD", "BUCKET"]);
    sketch.disc(owner, (at, radius), Style::Equipment);
    let size = sketch.fitting(face, 5.4, (radius * 1.5, radius), lines);
    sketch.label(owner, Label { at, turn: 0.0, size, face, lines });
    sketch.key(Fixture::DiscardBucket, at + Point::new(-radius, -radius) * 0.86);
}

/// A thing and the lines of its label.
type Named = (Fixture, &'static [&'static str]);

const SHOES: [Named; 3] = [
    (Fixture::DealingShoe, &["DEALING", "SHOE"]),
    (Fixture::AutomatedShoe, &["AUTOMATED", "DEALING", "SHOE"]),
    (Fixture::ReshufflingShoe, &["RESHUFFLING", "DEALING", "SHOE"]),
];

const DEVICES: [Named; 2] = [
    (Fixture::ShufflingDevice, &["CARD SHUFFLING", "DEVICE"]),
    (Fixture::ReshufflingDevice, &["RESHUFFLING", "DEVICE"]),
];

/// The first of some things that the table has.
fn first(plan: &Plan, things: &[Named]) -> Option<Named> {
    things.iter().copied().find(|(fixture, _)| plan.has(*fixture))
}

fn shoe(sketch: &mut Sketch, plan: &Plan) {
    let Some((shoe, lines)) = first(plan, &SHOES) else { return };
    let frame = beside(plan);
    sketch.boxed(Owner::once(shoe), frame, Style::Equipment, Face::Thing, lines);
    // The mouth, toward the players.
    let mouth = Frame::new(frame.left + 14.0, frame.bottom - 22.0, frame.right - 14.0, frame.bottom - 12.0);
    sketch.adorn(&mouth.outline(), Style::Part);
    sketch.key(shoe, Point::new(frame.right, frame.top));
}

fn device(sketch: &mut Sketch, plan: &Plan) {
    let Some((device, lines)) = first(plan, &DEVICES) else { return };
    let right = -plan.style.aside - BESIDE.0 - 24.0;
    let frame = Frame::new(right - DEVICE, TOP, right, TOP + BESIDE.1);
    sketch.boxed(Owner::once(device), frame, Style::Equipment, Face::Thing, lines);
    sketch.key(device, Point::new(frame.left, frame.top));
}

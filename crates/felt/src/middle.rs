//! The middle of the felt: the cards of the game, the spaces for vigorish and the inscriptions.

use core::ops::RangeInclusive;

use croupier_rules::chapters::section::equipment::Fixture;
use croupier_rules::kit::layout::LayoutItem;

use crate::dealer_side::{BESIDE, TOP, container_frame};
use crate::games::PayoutsPlace;
use crate::geometry::{Frame, Point};
use crate::mark::{Face, Style};
use crate::measure::width;
use crate::payout_lists::{self, InscribedPayouts, wrap};
use crate::plan::Plan;
use crate::seats;
use crate::sketch::{LEADING, Label, Owner, Sketch};
use crate::table::TableShape;

/// Where the cards lie, with a rack of marker buttons before them and without.
const BELOW_RACK: f64 = 240.0;
const BELOW_CONTAINER: f64 = 200.0;
/// How far down the lists of payouts reach at least.
const LEAST_BOTTOM: f64 = 420.0;
/// The space that inscriptions keep from the areas of the seats.
const CLEAR: f64 = 24.0;
/// The space below an inscription.
const BELOW: f64 = 16.0;
/// The space between a key and its inscription, and the most lines of one.
const KEY_GAP: f64 = 14.0;
const MOST_LINES: u8 = 3;
/// In points: an inscription that is as large on one line is not broken to be larger.
const LARGE: f64 = 11.0;
/// How far an inscription moves down at most, where it is free to.
const SPARE: f64 = 120.0;
/// The size of a space for marking vigorish.
const SPACE: (f64, f64) = (56.0, 48.0);

/// What is inscribed, from the dealer down.
struct Inscription {
    item: LayoutItem,
    face: Face,
    text: String,
    /// In points.
    largest: f64,
}

/// Draws the middle.
pub fn draw(sketch: &mut Sketch, table: &TableShape, plan: &Plan, payouts: &[InscribedPayouts]) {
    let depth = seats::depth(plan) + sketch.key_radius() + 10.0;
    let cards = cards(sketch, plan);
    let spaces = spaces(sketch, plan, cards.bottom + 14.0);
    let column = container_frame(plan).right;
    let inscribed = inscribe(sketch, &|_| column, spaces.bottom + 22.0, &below_cards(plan));
    let mut bottom = inscribed.max(LEAST_BOTTOM);
    if plan.has(LayoutItem::PayoutOdds) {
        let (taken, key) = (cards.right.max(spaces.right).max(column), 2.0 * sketch.key_radius());
        let beside = |bottom| beside(table, plan, (depth, bottom), (taken, key));
        let frame = payouts_frame(sketch, payouts, beside);
        payout_lists::draw(sketch, payouts, frame);
        bottom = bottom.max(frame.bottom);
    }
    let free = |y: f64| table.half_width(depth, y);
    let inscriptions = below_payouts(plan);
    let top = spaced(sketch, &free, bottom + 26.0, &inscriptions);
    inscribe(sketch, &free, top, &inscriptions);
}

/// As far below a height as inscriptions can stand without getting smaller or taking more lines.
fn spaced(sketch: &Sketch, free: Free<'_>, top: f64, inscriptions: &[Inscription]) -> f64 {
    let set = |top: f64| {
        let mut y = top;
        let mut next = |inscription: &Inscription| {
            let (size, lines) = fitted(sketch, free, y, inscription);
            y += size * LEADING * lines.len() as f64 + BELOW;
            (size, lines)
        };
        inscriptions.iter().map(&mut next).collect::<Vec<_>>()
    };
    let highest = set(top);
    let tops = [1.0, 0.75, 0.5, 0.25].map(|part| top + SPARE * part);
    tops.into_iter().find(|&lower| set(lower) == highest).unwrap_or(top)
}

/// The frame in which the payouts are largest: high and narrow, or low and wide.
fn payouts_frame(sketch: &Sketch, lists: &[InscribedPayouts], frame: impl Fn(f64) -> Frame) -> Frame {
    let (mut best, mut largest) = (frame(LEAST_BOTTOM), 0.0);
    for step in 0..=10_u8 {
        let tried = frame(LEAST_BOTTOM + 18.0 * f64::from(step));
        let size = payout_lists::size(sketch, lists, tried);
        if size > largest {
            (best, largest) = (tried, size);
        }
    }
    best
}

/// Where lists of payouts may stand, right of the cards and down to a height; the other ones stand left of them.
/// Their key has to find room at the top.
fn beside(table: &TableShape, plan: &Plan, (depth, bottom): (f64, f64), (taken, key): (f64, f64)) -> Frame {
    let (taken, right) = match plan.style.payouts {
        PayoutsPlace::BeyondShoe => (taken.max(plan.style.aside + BESIDE.0), f64::INFINITY),
        PayoutsPlace::BeforeShoe => (taken, plan.style.aside),
    };
    let at_top = right.min(table.half_width(depth, TOP)) - key;
    let right = at_top.min(table.half_width(depth, bottom));
    Frame::new(taken + 32.0, TOP, right - CLEAR, bottom)
}

/// The areas for the cards that all players share, or for the dealer's. Gives the frame around them.
fn cards(sketch: &mut Sketch, plan: &Plan) -> Frame {
    let top = if plan.has(Fixture::MarkerRack) { BELOW_RACK } else { BELOW_CONTAINER };
    let frame = |left: f64, right: f64| Frame::new(left, top, right, top + 118.0);
    let areas: &[(LayoutItem, Frame, &[&str])] = &[
        (LayoutItem::PlayersHandCards, frame(-276.0, -12.0), &["PLAYER'S", "HAND"]),
        (LayoutItem::BankersHandCards, frame(12.0, 276.0), &["BANKER'S", "HAND"]),
        (LayoutItem::DealersCards, dealers_frame(plan, top), &["DEALER'S", "CARDS"]),
    ];
    let mut whole = Frame::new(0.0, top, 0.0, top);
    for (item, frame, lines) in areas.iter().filter(|(item, _, _)| plan.has(*item)) {
        sketch.boxed(Owner::once(*item), *frame, Style::Cards, Face::SideLabel, lines);
        sketch.key(*item, Point::new(frame.left, frame.center().y));
        whole = Frame::new(whole.left.min(frame.left), top, whole.right.max(frame.right), frame.bottom);
    }
    whole
}

/// Three cards side by side, or five.
fn dealers_frame(plan: &Plan, top: f64) -> Frame {
    let half = if plan.has(LayoutItem::ThreeCardHand) { 190.0 } else { 125.0 };
    Frame::new(-half, top, half, top + 118.0)
}

/// One rectangular space for each seat, in front of the dealer (reading ER-111). Gives the frame around them.
fn spaces(sketch: &mut Sketch, plan: &Plan, top: f64) -> Frame {
    if !plan.has(LayoutItem::VigorishSpaces) {
        return Frame::new(0.0, top, 0.0, top);
    }
    let half = SPACE.0 * f64::from(plan.seats) / 2.0;
    let whole = Frame::new(-half, top, half, top + SPACE.1);
    for seat in 1..=plan.seats {
        let left = whole.left + SPACE.0 * f64::from(seat - 1);
        let frame = Frame { left: left + 3.0, right: left + SPACE.0 - 3.0, ..whole };
        let owner = Owner::at(LayoutItem::VigorishSpaces, seat);
        sketch.area(owner, frame.outline(), Style::Space);
        let (face, number) = (Face::Number, seat.to_string());
        let lines: &[&str] = &[&number];
        let size = sketch.fitting(face, 7.0, (40.0, 40.0), lines);
        sketch.label(owner, Label { at: frame.center(), turn: 0.0, size, face, lines });
    }
    let radius = sketch.key_radius();
    sketch.key(LayoutItem::VigorishSpaces, Point::new(whole.left - radius - 4.0, whole.center().y));
    whole
}

/// What is inscribed, as far as the table has it.
fn inscribed(plan: &Plan, face: Face, largest: f64, items: &[LayoutItem]) -> Vec<Inscription> {
    let inscription = |&item| Some(Inscription { item, face, text: plan.inscription(item)?, largest });
    items.iter().filter_map(inscription).collect()
}

/// What players of the poker-type games have to know stands between the payouts.
fn below_cards(plan: &Plan) -> Vec<Inscription> {
    let items = [LayoutItem::DealerQualifies, LayoutItem::PlayerWinsTies, LayoutItem::PayoutLimit];
    inscribed(plan, Face::Phrase, 10.0, &items)
}

/// The name, as large as it fits, and the notice of EZ Baccarat.
fn below_payouts(plan: &Plan) -> Vec<Inscription> {
    let name = inscribed(plan, Face::Name, 24.0, &[LayoutItem::NameOrLogo]);
    let notice = inscribed(plan, Face::Phrase, 10.0, &[LayoutItem::Dragon7Pushes]);
    name.into_iter().chain(notice).collect()
}

/// Half the width that is free at a height.
type Free<'a> = &'a dyn Fn(f64) -> f64;

/// Sets inscriptions below each other, and says how far down they reach.
fn inscribe(sketch: &mut Sketch, free: Free<'_>, top: f64, inscriptions: &[Inscription]) -> f64 {
    let mut y = top;
    for inscription in inscriptions {
        let (size, lines) = fitted(sketch, free, y, inscription);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let high = size * LEADING * lines.len() as f64;
        let at = Point::new(0.0, y + high / 2.0);
        let face = inscription.face;
        let label = Label { at, turn: 0.0, size, face, lines: &lines };
        sketch.label(Owner::once(inscription.item), label);
        let widest = lines.iter().map(|line| width(face, line)).fold(0.0, f64::max);
        let key = widest * size / 2.0 + sketch.key_radius() + KEY_GAP;
        sketch.key(inscription.item, Point::new(-key, at.y));
        y += high + BELOW;
    }
    y
}

/// The size and the lines of an inscription that begins at this height: on one line, where it is large on one.
fn fitted(sketch: &Sketch, free: Free<'_>, y: f64, inscription: &Inscription) -> (f64, Vec<String>) {
    let one = largest(sketch, free, y, 1..=1, inscription);
    let several = largest(sketch, free, y, 2..=MOST_LINES, inscription);
    match (one, several) {
        (Some(one), Some(several)) if one.0 < several.0 && one.0 < sketch.points(LARGE) => several,
        (Some(one), _) => one,
        (None, Some(several)) => several,
        (None, None) => (sketch.points(4.0), vec![inscription.text.clone()]),
    }
}

/// The largest size at which an inscription takes one of these numbers of lines.
fn largest(
    sketch: &Sketch,
    free: Free<'_>,
    y: f64,
    counts: RangeInclusive<u8>,
    inscription: &Inscription,
) -> Option<(f64, Vec<String>)> {
    let sizes = (0..80_u8).map(|step| inscription.largest - 0.25 * f64::from(step)).filter(|&pt| pt >= 4.0);
    sizes.map(|pt| sketch.points(pt)).find_map(|size| {
        let lines = counts.clone().find_map(|count| lines_of(sketch, free, y, (size, count), inscription))?;
        Some((size, lines))
    })
}

/// The lines of an inscription at this size, if there are this many; where the felt is narrowest decides.
fn lines_of(
    sketch: &Sketch,
    free: Free<'_>,
    y: f64,
    (size, count): (f64, u8),
    inscription: &Inscription,
) -> Option<Vec<String>> {
    let key = 2.0 * sketch.key_radius() + KEY_GAP;
    let narrowest = free(y).min(free(y + size * LEADING * f64::from(count)));
    let room = 2.0 * (narrowest - key) / size;
    let wrapped = |part: u8| wrap(inscription.face, &inscription.text, room * f64::from(part) / 20.0);
    let this_many = |lines: &Vec<String>| lines.len() == usize::from(count);
    wrapped(20).filter(this_many)?;
    // The narrowest way gives lines of about the same length.
    (8..=20).find_map(|part| wrapped(part).filter(this_many))
}

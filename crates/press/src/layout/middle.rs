//! The middle of the felt: the cards of the game, the spaces for vigorish and the inscriptions.

use croupier_rules::GameId;

use super::dealer_side::{BESIDE, CONTAINER, TOP, aside};
use super::geometry::{Frame, Point};
use super::item::Item;
use super::mark::{Face, Style};
use super::measure::width;
use super::odds::{self, wrap};
use super::plan::Plan;
use super::seats;
use super::sketch::Sketch;
use super::table::TableShape;
use crate::filing::Filing;
use crate::prices::posted;

/// Where the cards lie, with a rack of marker buttons before them and without.
const BELOW_RACK: f64 = 240.0;
const BELOW_CONTAINER: f64 = 200.0;
/// The space that inscriptions keep from the areas of the seats.
const CLEAR: f64 = 24.0;
/// The size of a space for marking vigorish.
const SPACE: (f64, f64) = (56.0, 48.0);

/// What is inscribed, from the dealer down.
struct Inscription {
    item: Option<Item>,
    face: Face,
    text: String,
    /// In points.
    largest: f64,
}

/// Draws the middle.
pub fn draw(sketch: &mut Sketch<'_>, table: &TableShape, plan: &Plan, filing: &Filing) {
    let depth = seats::depth(plan) + sketch.key_radius() + 10.0;
    let cards = cards(sketch, plan);
    let spaces = spaces(sketch, plan, cards.bottom + 14.0);
    let frame = odds_frame(table, plan, depth, cards.right.max(spaces.right).max(CONTAINER.right));
    if plan.has(Item::PayoutOdds) {
        odds::draw(sketch, &posted(filing), frame);
    }
    inscribe(sketch, table, (depth, frame.bottom + 30.0), &inscriptions(plan, filing));
}

/// Where lists of prices may stand, right of the cards; the other ones stand left of them.
fn odds_frame(table: &TableShape, plan: &Plan, depth: f64, taken: f64) -> Frame {
    let (taken, bottom, right) = match plan.game {
        GameId::Baccarat => (taken.max(aside(plan) + BESIDE.0), 600.0, f64::INFINITY),
        GameId::Minibaccarat | GameId::Midibaccarat => (taken, 560.0, aside(plan)),
        GameId::ThreeCardPrime | GameId::Saigon5Card => (taken, 530.0, aside(plan)),
    };
    let right = right.min(table.half_width(depth, bottom)).min(table.half_width(depth, TOP));
    Frame::new(taken + 32.0, TOP, right - CLEAR, bottom)
}

/// The areas for the cards that all players share, or for the dealer's. Gives the frame around them.
fn cards(sketch: &mut Sketch<'_>, plan: &Plan) -> Frame {
    let top = if plan.has(Item::MarkerRack) { BELOW_RACK } else { BELOW_CONTAINER };
    let frame = |left: f64, right: f64| Frame::new(left, top, right, top + 118.0);
    let areas: &[(Item, Frame, &[&str])] = &[
        (Item::PlayersHandCards, frame(-276.0, -12.0), &["PLAYER’S", "HAND"]),
        (Item::BankersHandCards, frame(12.0, 276.0), &["BANKER’S", "HAND"]),
        (Item::DealersCards, dealers_frame(plan, top), &["DEALER’S", "CARDS"]),
    ];
    let mut whole = Frame::new(0.0, top, 0.0, top);
    for (item, frame, lines) in areas.iter().filter(|(item, _, _)| plan.has(*item)) {
        sketch.boxed(Some(*item), *frame, Style::Cards, Face::SideLabel, lines);
        sketch.key(*item, Point::new(frame.left, frame.centre().y));
        whole = Frame::new(whole.left.min(frame.left), top, whole.right.max(frame.right), frame.bottom);
    }
    whole
}

/// Three cards side by side, or five.
fn dealers_frame(plan: &Plan, top: f64) -> Frame {
    let half = if plan.has(Item::ThreeCardHand) { 190.0 } else { 125.0 };
    Frame::new(-half, top, half, top + 118.0)
}

/// One rectangular space for each seat, in front of the dealer (reading ER-111). Gives the frame around them.
fn spaces(sketch: &mut Sketch<'_>, plan: &Plan, top: f64) -> Frame {
    if !plan.has(Item::VigorishSpace) {
        return Frame::new(0.0, top, 0.0, top);
    }
    let half = SPACE.0 * f64::from(plan.seats) / 2.0;
    let whole = Frame::new(-half, top, half, top + SPACE.1);
    for seat in 1..=plan.seats {
        let left = whole.left + SPACE.0 * f64::from(seat - 1);
        let frame = Frame { left: left + 3.0, right: left + SPACE.0 - 3.0, ..whole };
        sketch.area(Some(Item::VigorishSpace), Some(seat), frame.outline(), Style::Space);
        let number = seat.to_string();
        let size = sketch.fitting(Face::Number, 7.0, (40.0, 40.0), &[&number]);
        sketch.label(frame.centre(), 0.0, size, Face::Number, &[&number]);
    }
    let radius = sketch.key_radius();
    sketch.key(Item::VigorishSpace, Point::new(whole.left - radius - 4.0, whole.centre().y));
    whole
}

fn inscriptions(plan: &Plan, filing: &Filing) -> Vec<Inscription> {
    let phrase = |item: Item, text: &str| Inscription {
        item: Some(item),
        face: Face::Phrase,
        text: text.to_owned(),
        largest: 10.0,
    };
    let limit = filing.payout_limit().map(|limit| format!("A player is paid up to {limit} in a round"));
    let all = [
        phrase(Item::DealerQualifies, "Dealer Qualifies with a Queen or Ante Pushes and Play Wins"),
        phrase(Item::PlayerWinsTies, "Player wins ties"),
        Inscription {
            item: Some(Item::Name),
            face: Face::Name,
            text: filing.submission().certificate_holder().to_owned(),
            largest: 24.0,
        },
        phrase(Item::Dragon7Pushes, "Dragon 7: wagers on the Banker’s Hand push and are returned"),
        phrase(Item::PayoutLimit, &limit.unwrap_or_default()),
    ];
    all.into_iter().filter(|inscription| inscription.item.is_some_and(|item| plan.has(item))).collect()
}

/// Sets inscriptions below each other.
fn inscribe(
    sketch: &mut Sketch<'_>,
    table: &TableShape,
    (depth, top): (f64, f64),
    inscriptions: &[Inscription],
) {
    let mut y = top;
    for inscription in inscriptions {
        let (size, lines) = fitted(sketch, table, (depth, y), inscription);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let high = size * 1.25 * lines.len() as f64;
        let at = Point::new(0.0, y + high / 2.0);
        sketch.label(at, 0.0, size, inscription.face, &lines);
        if let Some(item) = inscription.item {
            let widest = lines.iter().map(|line| width(inscription.face, line)).fold(0.0, f64::max);
            let radius = sketch.key_radius();
            sketch.key(item, Point::new(-widest * size / 2.0 - radius - 14.0, at.y));
        }
        y += high + 14.0;
    }
}

/// The largest size and the lines of an inscription that begins at this height.
fn fitted(
    sketch: &Sketch<'_>,
    table: &TableShape,
    (depth, y): (f64, f64),
    inscription: &Inscription,
) -> (f64, Vec<String>) {
    let sizes = (0..60_u8).map(|step| inscription.largest - 0.25 * f64::from(step)).filter(|&pt| pt >= 4.0);
    let most = |pt: f64| if pt > 9.0 { 1 } else { 3 };
    let try_size = |pt: f64| {
        let size = sketch.points(pt);
        let key = 2.0 * sketch.key_radius() + 24.0;
        (1..=most(pt)).find_map(|count: u8| {
            let bottom = y + size * 1.25 * f64::from(count);
            let room = 2.0 * (table.half_width(depth, bottom) - key);
            wrap(inscription.face, &inscription.text, room / size)
                .filter(|lines| lines.len() == usize::from(count))
        })
    };
    let found = sizes.map(|pt| (sketch.points(pt), try_size(pt))).find(|(_, lines)| lines.is_some());
    match found {
        Some((size, Some(lines))) => (size, lines),
        Some((_, None)) | None => (sketch.points(4.0), vec![inscription.text.clone()]),
    }
}

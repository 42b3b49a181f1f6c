//! Lists of payouts, set in columns left and right of the cards.

use croupier_rules::kit::layout::LayoutItem;

use crate::geometry::{Frame, Point};
use crate::mark::{Anchor, Face};
use crate::measure::width;
use crate::sketch::{Owner, Sketch};

/// What a wager is paid, as it is inscribed: a list under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InscribedPayouts {
    /// What is paid.
    pub title: String,
    /// When the list applies, where another applies otherwise.
    pub when: Option<String>,
    /// The hands and their payouts, highest first.
    pub lines: Vec<PayoutLine>,
}

/// A hand and its payout.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PayoutLine {
    /// The hand, or what must happen.
    pub hand: String,
    /// What it pays.
    pub pays: String,
}

/// Sizes of type, largest first, in quarter points.
const SIZES: core::ops::RangeInclusive<u8> = 10..=26;
/// The height of a line and the space between two lists, in units of the size.
const LINE: f64 = 1.26;
const BETWEEN: f64 = 0.75;
/// The least space between a hand and its payout, and between two columns.
const GUTTER: f64 = 1.0;
const COLUMN_GAP: f64 = 48.0;
/// A hand no wider than this stays on one line.
const UNBROKEN: f64 = 11.0;
/// In points: rather than smaller than this, any hand may take two lines.
const SMALL: f64 = 4.25;
/// A payout wider than this may have a line of its own.
const LONG_PAYOUT: f64 = 6.0;

/// One line of a list.
#[derive(Clone, Debug)]
struct Line {
    face: Face,
    text: String,
    payout: Option<String>,
}

/// Which hands may take two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breaking {
    LongHands,
    AnyHand,
}

/// A way to set the lists that fits.
struct Setting {
    size: f64,
    columns: Vec<Vec<Line>>,
    each_side: usize,
}

/// Sets the lists into the frame and its mirror image.
pub fn draw(sketch: &mut Sketch, lists: &[InscribedPayouts], right: Frame) {
    let Some(setting) = largest(sketch, lists, right) else { return };
    let frames = columns(right, setting.each_side);
    let start = frames.len().saturating_sub(setting.columns.len()) / 2;
    for (column, frame) in setting.columns.iter().zip(&frames[start..]) {
        set(sketch, column, *frame, setting.size);
    }
    if let Some(first) = frames.get(start) {
        let radius = sketch.key_radius();
        sketch.key(
            LayoutItem::PayoutOdds,
            Point::new(first.left - radius - 6.0, first.top + setting.size * 0.6),
        );
    }
}

/// The columns from left to right, the same number on both sides.
fn columns(right: Frame, each_side: usize) -> Vec<Frame> {
    let wide = (right.width() - COLUMN_GAP * (each_side as f64 - 1.0)) / each_side as f64;
    let column = |index: usize| {
        let left = right.left + (wide + COLUMN_GAP) * index as f64;
        Frame { left, right: left + wide, ..right }
    };
    let rightwards: Vec<Frame> = (0..each_side).map(column).collect();
    rightwards.iter().rev().map(Frame::mirrored).chain(rightwards.iter().copied()).collect()
}

fn largest(sketch: &Sketch, lists: &[InscribedPayouts], right: Frame) -> Option<Setting> {
    let unbroken = largest_of(sketch, lists, right, Breaking::LongHands);
    match unbroken {
        Some(setting) if setting.size >= sketch.points(SMALL) => Some(setting),
        Some(_) | None => largest_of(sketch, lists, right, Breaking::AnyHand),
    }
}

/// The size in which the lists would be set into the frame and its mirror image.
pub fn size(sketch: &Sketch, lists: &[InscribedPayouts], right: Frame) -> f64 {
    largest(sketch, lists, right).map_or(0.0, |setting| setting.size)
}

fn largest_of(
    sketch: &Sketch,
    lists: &[InscribedPayouts],
    right: Frame,
    breaking: Breaking,
) -> Option<Setting> {
    let sizes = SIZES.rev().map(|quarters| sketch.points(f64::from(quarters) / 4.0));
    let mut tried = sizes.flat_map(|size| (1..=2).map(move |each_side| (size, each_side)));
    tried.find_map(|(size, each_side)| fit(lists, right, (size, each_side), breaking))
}

fn fit(
    lists: &[InscribedPayouts],
    right: Frame,
    (size, each_side): (f64, usize),
    breaking: Breaking,
) -> Option<Setting> {
    let wide = columns(right, each_side).first()?.width() / size;
    let set: Vec<Vec<Line>> = lists.iter().map(|list| lines(list, wide, breaking)).collect::<Option<_>>()?;
    let columns = balanced(&set, 2 * each_side, right.height() / size)?;
    Some(Setting { size, columns, each_side })
}

/// The lines of a list in a column this many units wide, or nothing if a word is wider.
fn lines(list: &InscribedPayouts, wide: f64, breaking: Breaking) -> Option<Vec<Line>> {
    let mut all = wrapped(&list.title, Face::Heading, wide)?;
    if let Some(when) = &list.when {
        all.extend(wrapped(when, Face::When, wide)?);
    }
    for line in &list.lines {
        all.extend(paid(&line.hand, &line.pays, wide, breaking)?);
    }
    Some(all)
}

/// A hand and, at the end of its last line, its payout; a long payout has a line of its own.
fn paid(hand: &str, pays: &str, wide: f64, breaking: Breaking) -> Option<Vec<Line>> {
    let (hand_wide, payout) = (width(Face::Hand, hand), width(Face::Payout, pays) + GUTTER);
    if hand_wide + payout > wide && payout > LONG_PAYOUT {
        let mut lines = wrapped(hand, Face::Hand, wide)?;
        lines.push(Line { face: Face::Hand, text: String::new(), payout: Some(pays.to_owned()) });
        return (payout <= wide).then_some(lines);
    }
    let mut lines = wrapped(hand, Face::Hand, wide - payout)?;
    if breaking == Breaking::LongHands && lines.len() > 1 && hand_wide <= UNBROKEN {
        return None;
    }
    lines.last_mut()?.payout = Some(pays.to_owned());
    Some(lines)
}

/// A text in lines that are no wider than this.
pub fn wrap(face: Face, text: &str, wide: f64) -> Option<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(face, line) + width(face, " ") + width(face, word) <= wide => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines.iter().all(|line| width(face, line) <= wide).then_some(lines)
}

fn wrapped(text: &str, face: Face, wide: f64) -> Option<Vec<Line>> {
    Some(wrap(face, text, wide)?.into_iter().map(|text| Line { face, text, payout: None }).collect())
}

/// The lists in order in at most this many columns, the highest of which is as low as can be.
fn balanced(lists: &[Vec<Line>], most: usize, high: f64) -> Option<Vec<Vec<Line>>> {
    let height = |lines: &[Vec<Line>]| {
        lines.iter().map(|list| list.len() as f64 * LINE + BETWEEN).sum::<f64>() - BETWEEN
    };
    let spans = (0..lists.len()).flat_map(|from| (from + 1..=lists.len()).map(move |to| (from, to)));
    let mut limits: Vec<f64> = spans.map(|(from, to)| height(&lists[from..to])).collect();
    limits.sort_by(f64::total_cmp);
    limits.retain(|&limit| limit <= high);
    limits.into_iter().find_map(|limit| columns_of(lists, most, limit))
}

/// The lists in order, in columns no higher than this.
fn columns_of(lists: &[Vec<Line>], most: usize, limit: f64) -> Option<Vec<Vec<Line>>> {
    let mut columns: Vec<(f64, Vec<Line>)> = Vec::new();
    for list in lists {
        let high = list.len() as f64 * LINE;
        match columns.last_mut() {
            Some((so_far, column)) if *so_far + BETWEEN + high <= limit + 1e-9 => {
                *so_far += BETWEEN + high;
                column.extend(list.iter().cloned());
            }
            Some(_) | None if high <= limit + 1e-9 => columns.push((high, list.clone())),
            Some(_) | None => return None,
        }
    }
    (columns.len() <= most).then(|| columns.into_iter().map(|(_, column)| column).collect())
}

fn set(sketch: &mut Sketch, column: &[Line], frame: Frame, size: f64) {
    let owner = Owner::once(LayoutItem::PayoutOdds);
    let mut y = frame.top + size * LINE / 2.0;
    for (index, line) in column.iter().enumerate() {
        if index > 0 && line.face == Face::Heading && column[index - 1].face != Face::Heading {
            y += size * BETWEEN;
        }
        if !line.text.is_empty() {
            sketch.text(owner, Point::new(frame.left, y), size, (Anchor::Left, line.face), &line.text);
        }
        if let Some(payout) = &line.payout {
            sketch.text(owner, Point::new(frame.right, y), size, (Anchor::Right, Face::Payout), payout);
        }
        y += size * LINE;
    }
}

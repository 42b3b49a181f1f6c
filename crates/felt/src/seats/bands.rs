//! The seats of a baccarat table: bands of cells, the Player's Hand nearest to the player.

use croupier_rules::kit::layout::LayoutItem;
use croupier_rules::kit::wager::Wager;

use super::cell::{Cell, KeyPlace};
use crate::mark::{Face, Style};
use crate::plan::Plan;
use crate::sketch::{Label, Owner, Sketch};
use crate::table::TableShape;

/// Where the bands begin.
const FIRST: f64 = 132.0;
/// The space between two bands.
const GAP: f64 = 7.0;
/// The number of a seat: how far from the edge, and how large.
const NUMBER: (f64, f64) = (68.0, 40.0);
/// The band beside the number.
const BESIDE: (f64, f64) = (16.0, 122.0);
const WHOLE_SEAT: (f64, f64) = (-0.95, 0.95);

/// A band of cells and its depth.
struct Band {
    item: LayoutItem,
    wager: Wager,
    depth: f64,
    lines: &'static [&'static str],
}

/// From the player to the middle of the table.
const BANDS: [Band; 4] = [
    Band { item: LayoutItem::PlayersHandWager, wager: Wager::Player, depth: 118.0, lines: &["PLAYER"] },
    Band { item: LayoutItem::BankersHandWager, wager: Wager::Banker, depth: 118.0, lines: &["BANKER"] },
    Band { item: LayoutItem::TieWager, wager: Wager::Tie, depth: 88.0, lines: &["TIE"] },
    Band {
        item: LayoutItem::Dragon7InsuranceWager,
        wager: Wager::Dragon7Insurance,
        depth: 92.0,
        lines: &["DRAGON 7", "INSURANCE"],
    },
];

fn bands(plan: &Plan) -> impl Iterator<Item = (&'static Band, (f64, f64))> {
    let there = BANDS.iter().filter(|band| plan.has(band.item));
    there.scan(FIRST, |near, band| {
        let depth = (*near, *near + band.depth);
        *near = depth.1 + GAP;
        Some((band, depth))
    })
}

/// How far the bands reach.
pub fn depth(plan: &Plan) -> f64 {
    bands(plan).last().map_or(FIRST, |(_, (_, far))| far)
}

/// Draws the numbers and the bands.
pub fn draw(sketch: &mut Sketch, table: &TableShape, plan: &Plan) {
    numbers(sketch, table);
    if plan.has(LayoutItem::DragonBonusWager) {
        dragon_bonus(sketch, table);
    }
    for (band, depth) in bands(plan) {
        band.cell(depth).draw(sketch, table);
    }
}

impl Band {
    /// Insurance is optional and looks it; its band is the innermost and narrow, so its key stands on the corner.
    fn cell(&self, depth: (f64, f64)) -> Cell {
        let always = Cell {
            item: self.item,
            wager: self.wager,
            share: WHOLE_SEAT,
            depth,
            style: Style::Wager,
            face: Face::Label,
            largest: 8.5,
            key: KeyPlace::BesideLabel,
            lines: self.lines,
        };
        if self.item != LayoutItem::Dragon7InsuranceWager {
            return always;
        }
        Cell {
            style: Style::SideWager,
            face: Face::SideLabel,
            largest: 5.4,
            key: KeyPlace::FarCorner,
            ..always
        }
    }
}

fn numbers(sketch: &mut Sketch, table: &TableShape) {
    let item = LayoutItem::NumberedPositions;
    let key = NUMBER.0 - NUMBER.1 - sketch.key_radius() * 0.7;
    for seat in table.each_seat() {
        let spot = seat.spot(&table.line);
        let at = spot.reach(0.0, NUMBER.0);
        let owner = Owner::at(item, seat.number);
        sketch.disc(owner, (at, NUMBER.1), Style::Position);
        let (face, number) = (Face::Number, seat.number.to_string());
        let lines: &[&str] = &[&number];
        let size = sketch.fitting(face, 9.0, (NUMBER.1 * 1.7, NUMBER.1 * 1.7), lines);
        sketch.label(owner, Label { at, turn: 0.0, size, face, lines });
        if seat.number == table.keyed_seat() {
            sketch.key(item, spot.reach(0.0, key));
        }
    }
}

/// One area for each hand, left and right of the number. The key stands at the first.
fn dragon_bonus(sketch: &mut Sketch, table: &TableShape) {
    let hands: [(Wager, (f64, f64), &[&str]); 2] = [
        (Wager::DragonBonusPlayer, (-0.95, -0.205), &["Dragon Bonus", "Player"]),
        (Wager::DragonBonusBanker, (0.205, 0.95), &["Dragon Bonus", "Banker"]),
    ];
    for (wager, share, lines) in hands {
        let cell = Cell {
            item: LayoutItem::DragonBonusWager,
            wager,
            share,
            depth: BESIDE,
            style: Style::SideWager,
            face: Face::SideLabel,
            largest: 5.4,
            key: KeyPlace::NearCorner,
            lines,
        };
        cell.draw(sketch, table);
    }
}

//! Random tables: houses, walls, angles, crates, woods, and somebody who stands there.

#![allow(clippy::float_arithmetic, reason = "definitions, held against whole numbers")]

use super::{SILHOUETTE, SMALL, at};
use crate::plane::{Base, Circle, Cover, Kind, Piece, Point, Polygon, Table};
use crate::random::Random;

/// Heights at which something changes for a trooper, and others.
const HEIGHTS: [u32; 10] = [60, 250, 420, 421, 600, 700, 900, 900, 1300, 1600];

/// A table of this side with up to so many pieces, none overlapping another.
pub(super) fn random_table(random: &mut Random, side: i32, most: u64) -> Table {
    let mut pieces: Vec<Piece> = Vec::new();
    for _ in 0..most {
        let Ok(polygon) = Polygon::new(random_outline(random, side)) else { continue };
        let kind = match random.below(8) {
            0 => Kind::Area,
            1 | 2 => Kind::Scatter,
            _ => Kind::Obstacle,
        };
        let height = HEIGHTS[random.below(HEIGHTS.len() as u64) as usize];
        let cover = [Cover::None, Cover::Light, Cover::Heavy][random.below(3) as usize];
        let piece =
            Piece { kind, polygon, height, cover, sight: !random.percent(10), impassable: random.percent(8) };
        let is_on = |point: &Point| (0..=side).contains(&point.x()) && (0..=side).contains(&point.y());
        let is_on_table = piece.polygon.corners().iter().all(is_on);
        let is_free = |other: &Piece| {
            let pair = Table::new([side as u32; 2], vec![other.clone(), piece.clone()]).unwrap();
            pair.overlapping_pieces().is_empty()
        };
        if is_on_table && pieces.len() < 64 && pieces.iter().all(is_free) {
            pieces.push(piece);
        }
    }
    Table::new([side as u32; 2], pieces).unwrap()
}

/// A shape of two to a hundred centimetres, turned at will.
fn random_outline(random: &mut Random, side: i32) -> Vec<Point> {
    let (long, wide) = (random.within(60..1400), random.within(30..700));
    let (arm, thick) = (random.within(30..800), random.within(30..200));
    let shape: Vec<(i32, i32)> = match random.below(6) {
        0 | 1 => vec![(0, 0), (long, 0), (long, wide), (0, wide)],
        2 => vec![(0, 0), (long, 0), (random.within(0..1000), wide)],
        // An angle, and a yard open to one side.
        3 => vec![(0, 0), (long, 0), (long, thick), (thick, thick), (thick, thick + arm), (0, thick + arm)],
        4 => vec![
            (0, 0),
            (long + 2 * thick, 0),
            (long + 2 * thick, arm + thick),
            (long + thick, arm + thick),
            (long + thick, thick),
            (thick, thick),
            (thick, arm + thick),
            (0, arm + thick),
        ],
        _ => (0..random.below(5) + 3).map(|_| (random.within(0..900), random.within(0..900))).collect(),
    };
    // Half of them stand square to the table: there, edges and lines fall together.
    let (cos, sin) = if random.percent(50) {
        [(1000, 0), (0, 1000), (-1000, 0), (0, -1000)][random.below(4) as usize]
    } else {
        let angle = random.below(6283) as f64 / 1000.0;
        ((angle.cos() * 1000.0) as i32, (angle.sin() * 1000.0) as i32)
    };
    let (x, y) = (random.within(0..side), random.within(0..side));
    let turned = |(a, b): (i32, i32)| at(x + (a * cos - b * sin) / 1000, y + (a * sin + b * cos) / 1000);
    shape.into_iter().map(turned).collect()
}

/// Somebody who may stand where it stands, beside others; none if there is no room found.
pub(super) fn random_base(random: &mut Random, table: &Table, others: &[Base]) -> Option<Base> {
    let vehicle = random.percent(6);
    let (radius, height) = if vehicle { (random.within(250..750) as u32, 700) } else { (SMALL, SILHOUETTE) };
    let [side, _] = table.size();
    (0..40).find_map(|_| {
        let circle =
            Circle { centre: at(random.within(0..side as i32), random.within(0..side as i32)), radius };
        let on = table.under(circle);
        let others: Vec<Circle> = others.iter().map(|other| other.footprint()).collect();
        let stands = table.standing_faults(circle, on, &others).is_empty();
        stands.then(|| Base { at: circle.centre, radius, level: table.level(on), height })
    })
}

/// The same somewhere near another.
pub(super) fn random_base_near(random: &mut Random, table: &Table, near: Base, most: i32) -> Option<Base> {
    (0..40).find_map(|_| {
        let (x, y) = (random.within(-most..most), random.within(-most..most));
        let circle = Circle { centre: at(near.at.x() + x, near.at.y() + y), radius: SMALL };
        let on = table.under(circle);
        let stands = table.standing_faults(circle, on, &[near.footprint()]).is_empty();
        stands.then(|| Base { at: circle.centre, radius: SMALL, level: table.level(on), height: SILHOUETTE })
    })
}

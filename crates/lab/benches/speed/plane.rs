//! The speeds of the plane: distances, sight, cover and reach on random tables, with nothing remembered from one test to the next.

use std::hint::black_box;

use sortie_boards::plane::{Base, Circle, Cover, Gait, Kind, Piece, PieceId, Point, Polygon, Table, Tool};
use sortie_kernel::{Chance, Draw, Occasion, Seed};
use sortie_specops::content::Condition;
use sortie_specops::ids::UnitId;
use sortie_specops::side::Colour;
use sortie_specops::world::{Body, World};

use super::clock::measure;
use super::rows;

/// The side of a table: 36 inches.
const SIDE: i32 = 9144;
/// So many tables, and so many pairs on each.
const TABLES: usize = 20;
const PAIRS: usize = 100;
/// A single test is too short for the clock: each pair is asked so often.
const TIMES: usize = 32;

pub(super) fn rows(table: &mut rows::Table) {
    for n_pieces in [12, 24] {
        table.begin(format!("plane, {n_pieces} pieces, one core"));
        let scenes: Vec<Scene> = (0..TABLES).map(|n| Scene::new(n_pieces, n as u64)).collect();
        distances(table, &scenes);
        sights(table, &scenes);
        covers(table, &scenes);
        reaches(table, &scenes);
    }
}

/// A table and who stands there in pairs.
struct Scene {
    table: Table,
    pairs: Vec<(Base, Base)>,
}

impl Scene {
    /// Obstacles, barricades and woods of 2 to 18 centimetres, as many as are wanted, none on another; and pairs of small bases that
    /// stand where they may.
    fn new(n_pieces: usize, seed: u64) -> Self {
        let draw =
            &mut Chance::new(Seed::from_number(seed)).on(Occasion { what: 0, whom: 0, round: 0, time: 0 });
        let mut pieces: Vec<Piece> = Vec::new();
        while pieces.len() < n_pieces {
            let Some(piece) = random_piece(draw) else { continue };
            pieces.push(piece);
            let last = PieceId(pieces.len() as u8 - 1);
            let table = Table::new([SIDE as u32; 2], pieces.clone()).expect("a table");
            if !table.holds_piece(last) || !table.overlapping_pieces().is_empty() {
                pieces.pop();
            }
        }
        let table = Table::new([SIDE as u32; 2], pieces).expect("a table");
        let pairs = std::iter::repeat_with(|| (random_base(&table, draw), random_base(&table, draw)));
        let pairs = pairs.filter(|(one, other)| !one.overlaps(*other)).take(PAIRS).collect();
        Self { table, pairs }
    }
}

fn within(draw: &mut Draw, low: i32, high: i32) -> i32 {
    low + draw.below((high - low) as u32) as i32
}

/// A rectangle that stands at some angle: its edges run along a way and across it.
fn random_piece(draw: &mut Draw) -> Option<Piece> {
    let (x, y) = (within(draw, 0, SIDE), within(draw, 0, SIDE));
    let (long, wide) = (within(draw, 500, 1800), within(draw, 200, 900));
    let (along, across) = (within(draw, -1000, 1001), within(draw, -1000, 1001));
    let length = (along * along + across * across).isqrt().max(1);
    let corner = |a: i32, b: i32| {
        Point::new(x + (a * along - b * across) / length, y + (a * across + b * along) / length)
    };
    let corners = vec![corner(0, 0), corner(long, 0), corner(long, wide), corner(0, wide)];
    let kind = [Kind::Obstacle, Kind::Obstacle, Kind::Scatter, Kind::Area][draw.below(4) as usize];
    let height = [300, 500, 900, 1500][draw.below(4) as usize];
    let cover = [Cover::Light, Cover::Heavy][draw.below(2) as usize];
    let polygon = Polygon::new(corners).ok()?;
    Some(Piece { kind, polygon, height, cover, sight: true, impassable: false })
}

fn random_base(table: &Table, draw: &mut Draw) -> Base {
    let mut spots = std::iter::repeat_with(|| {
        let at = Point::new(within(draw, 0, SIDE), within(draw, 0, SIDE));
        let base = Circle { centre: at, radius: 135 };
        let on = table.under(base);
        let stands = table.standing_faults(base, on, &[]).is_empty();
        stands.then(|| Base { level: table.level(on), ..Base::new(at, 135, 420) })
    });
    spots.find_map(|base| base).expect("room for one")
}

fn distances(table: &mut rows::Table, scenes: &[Scene]) {
    if table.wants(&["distance"]) {
        let time = measure(|| {
            for (one, other) in scenes.iter().flat_map(|scene| &scene.pairs) {
                black_box(black_box(one).gap(*other));
            }
        });
        table.nanoseconds("distance", time.a_part(TABLES * PAIRS));
    }
}

fn sights(table: &mut rows::Table, scenes: &[Scene]) {
    tests(table, "sight", scenes, |table, one, other| {
        black_box(table.sees(one, other, &[]));
    });
}

fn covers(table: &mut rows::Table, scenes: &[Scene]) {
    tests(table, "cover", scenes, |table, one, other| {
        let bodies = [Body::trooper(one, Colour::Blue), Body::trooper(other, Colour::Red)];
        let world = World { table, bodies: &bodies, markers: &[], condition: Condition::Clear };
        black_box(world.obscured(UnitId(0), UnitId(1)));
    });
}

/// The mean of one test after the other, and median and 99th percentile of the pairs.
fn tests(table: &mut rows::Table, what: &str, scenes: &[Scene], test: impl Fn(&Table, Base, Base)) {
    let rows = [what.to_owned(), format!("{what}, median of pairs"), format!("{what}, 99 of 100 pairs")];
    if !table.wants(&rows.each_ref().map(String::as_str)) {
        return;
    }
    let all = || scenes.iter().flat_map(|scene| scene.pairs.iter().map(|pair| (&scene.table, *pair)));
    let time = measure(|| all().for_each(|(table, (one, other))| test(table, black_box(one), other)));
    table.nanoseconds(&rows[0], time.a_part(TABLES * PAIRS));
    let of_pair = |(table, (one, other)): (&Table, (Base, Base))| {
        let time = measure(|| (0..TIMES).for_each(|_| test(table, black_box(one), other)));
        time.best * 1e9 / TIMES as f64
    };
    let mut each: Vec<f64> = all().map(of_pair).collect();
    each.sort_by(f64::total_cmp);
    table.number(&rows[1], each[each.len() / 2], "ns");
    table.number(&rows[2], each[each.len() * 99 / 100], "ns");
}

fn reaches(table: &mut rows::Table, scenes: &[Scene]) {
    let rows = [
        "a point within reach?",
        "a point behind something?",
        "all within reach, speed 2",
        "all within reach, speed 3",
    ];
    if !table.wants(&rows) {
        return;
    }
    let movers = || scenes.iter().flat_map(|scene| scene.pairs.iter().map(|pair| (&scene.table, pair.0)));
    // Points all around, each asked as if it were the only one.
    let points = |mover: Base| {
        let at = move |x: i32, y: i32| Point::new(mover.at.x() + x, mover.at.y() + y);
        (-2..=2).flat_map(move |x| (-2..=2).map(move |y| at(331 * x, 353 * y)))
    };
    let asked: Vec<(&Table, Base, Point)> =
        movers().flat_map(|(table, mover)| points(mover).map(move |end| (table, mover, end))).collect();
    let ask = |asked: &[(&Table, Base, Point)]| {
        for (table, mover, end) in asked {
            black_box(table.reach(*mover, Tool::up_to(2), Gait::walk(420)).end_at(*end));
        }
    };
    table.nanoseconds(rows[0], measure(|| ask(&asked)).a_part(asked.len()));
    let is_behind = |(table, mover, end): &(&Table, Base, Point)| {
        let found = table.reach(*mover, Tool::up_to(2), Gait::walk(420)).way_to(*end);
        found.is_none_or(|(_, way)| way.joint.is_some())
    };
    let behind: Vec<_> = asked.iter().copied().filter(is_behind).collect();
    table.nanoseconds(rows[1], measure(|| ask(&behind)).a_part(behind.len().max(1)));
    for (row, speed) in [(rows[2], 2), (rows[3], 3)] {
        let some: Vec<(&Table, Base)> = movers().step_by(8).collect();
        let time = measure(|| {
            for (table, mover) in &some {
                black_box(table.reach(*mover, Tool::up_to(speed), Gait::walk(420)).field(64, |_, _| true));
            }
        });
        table.nanoseconds(row, time.a_part(some.len()));
    }
}

//! The plane held to its rules: cases that cite them (`T5` is a test case of the rules, `C6.7` a rule, `S2` a reading), and
//! slow, obvious second implementations that must agree on thousands of random tables.

mod distances;
mod movement;
mod obscure;
mod reach;
mod shapes;
mod sight;
mod slow;
mod standing;
mod tables;

use super::{Base, Cover, Fault, Faults, Kind, Piece, Point, Polygon, Table};

/// The base of every trooper (C7.1).
const SMALL: u32 = 135;
/// The silhouette of every trooper (C8.1).
const SILHOUETTE: u32 = 420;

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn trooper(x: i32, y: i32) -> Base {
    Base::new(at(x, y), SMALL, SILHOUETTE)
}

/// A token of an inch (C12.1).
fn token(x: i32, y: i32) -> Base {
    Base::new(at(x, y), 127, 0)
}

fn rectangle((x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> Polygon {
    Polygon::new(vec![at(x, y), at(to_x, y), at(to_x, to_y), at(x, to_y)]).unwrap()
}

fn obstacle(from: (i32, i32), to: (i32, i32), height: u32) -> Piece {
    Piece {
        kind: Kind::Obstacle,
        polygon: rectangle(from, to),
        height,
        cover: Cover::Heavy,
        sight: true,
        impassable: false,
    }
}

fn area(from: (i32, i32), to: (i32, i32)) -> Piece {
    Piece { kind: Kind::Area, cover: Cover::Light, ..obstacle(from, to, 600) }
}

fn scatter(from: (i32, i32), to: (i32, i32)) -> Piece {
    Piece { kind: Kind::Scatter, ..obstacle(from, to, 254) }
}

fn table(pieces: Vec<Piece>) -> Table {
    Table::new([9144, 9144], pieces).unwrap()
}

/// The names of all that is wrong, sorted.
fn names(faults: Faults) -> Vec<&'static str> {
    let names: Vec<_> = faults.iter().map(Fault::name).collect();
    assert!(names.is_sorted());
    names
}

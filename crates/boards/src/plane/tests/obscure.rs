//! Lines that run through something.

use super::slow::{rim, runs_through};
use super::tables::{random_base, random_base_near, random_table};
use super::{area, at, obstacle, table, trooper};
use crate::plane::{Base, PieceId, Polygon};
use crate::random::with_seeds;

const ONLY: PieceId = PieceId(0);

/// C9.12, S11: any piece counts, however low, if a line runs through its volume.
#[test]
fn low_and_high_pieces() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    for height in [1, 100, 420, 5000] {
        let wall = table(vec![obstacle((4000, 3400), (4100, 4600), height)]);
        assert!(wall.is_run_through(ONLY, here, there), "{height}");
        assert!(wall.is_run_through(ONLY, there, here), "{height}");
    }
    let flat = table(vec![area((4000, 3400), (4100, 4600))]);
    assert!(flat.is_run_through(ONLY, here, there));
    assert!(!table(vec![obstacle((4000, 3400), (4100, 4600), 0)]).is_run_through(ONLY, here, there));
}

/// A line runs anywhere between the silhouettes, rim to rim; along an edge it runs through nothing.
#[test]
fn at_the_rim() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    for (y, is_through) in [(4135, false), (4134, true)] {
        let wall = table(vec![obstacle((4000, y), (4100, 6000), 300)]);
        assert_eq!(wall.is_run_through(ONLY, here, there), is_through, "{y}");
    }
    // Between a small and a large base the corridor widens: 135 here, 500 there, 317 and a half in the middle.
    let tank = Base::new(at(6000, 4000), 500, 700);
    for (y, is_through) in [(4322, false), (4318, true)] {
        let post = table(vec![obstacle((3999, y), (4001, y + 100), 300)]);
        assert_eq!(post.is_run_through(ONLY, here, tank), is_through, "{y}");
        assert_eq!(post.is_run_through(ONLY, tank, here), is_through, "{y}");
    }
    // Where somebody stands in it, and behind somebody.
    let wood = table(vec![area((5800, 3800), (6200, 4200))]);
    assert!(wood.is_run_through(ONLY, here, there));
    let behind = table(vec![area((6200, 3800), (6600, 4200))]);
    assert!(!behind.is_run_through(ONLY, here, there));
}

/// On other levels: the lowest line passes over what it has not come down to.
#[test]
fn from_a_roof() {
    // Down from 900 to the table along 4,000: a wall 225 high is met in the last quarter, from 5,000 on less the radius.
    let (here, there) = (Base { level: 900, ..trooper(2000, 4000) }, trooper(6000, 4000));
    for (x, is_through) in [(4700, false), (4860, false), (4880, true), (5000, true), (5800, true)] {
        let wall = table(vec![obstacle((x - 10, 3000), (x, 5000), 225)]);
        assert_eq!(wall.is_run_through(ONLY, here, there), is_through, "{x}");
        assert_eq!(wall.is_run_through(ONLY, there, here), is_through, "{x}");
    }
    let roof = table(vec![obstacle((1000, 3000), (2500, 5000), 900)]);
    assert!(roof.is_run_through(ONLY, here, there), "past its edge");
    let both = (here, Base { level: 900, ..there });
    assert!(!roof.is_run_through(ONLY, both.0, both.1), "over it");
}

/// C9.13: through a hull, between its level and its top.
#[test]
fn through_hulls() {
    let (here, there) = (trooper(2000, 4000), trooper(6000, 4000));
    for (y, is_through) in [(4634, true), (4635, false), (3366, true), (4000, true)] {
        let tank = Base::new(at(4000, y), 500, 700);
        assert_eq!(tank.is_run_through(here, there), is_through, "{y}");
    }
    let tank = Base { level: 419, ..Base::new(at(4000, 4000), 500, 700) };
    assert!(tank.is_run_through(here, there), "the highest line just meets it");
    assert!(!Base { level: 420, ..tank }.is_run_through(here, there));
    let high = |base: Base| Base { level: 1119, ..base };
    assert!(!tank.is_run_through(high(here), high(there)));
    assert!(tank.is_run_through(high(here), there));
}

/// Against the definition, on random tables: one of thousands of lines comes as near as a millimetre where lines are said to
/// run through, and none comes deeper than two units where they are not.
#[test]
fn running_through_agrees_with_many_lines() {
    let counts = std::cell::Cell::new((0, 0));
    with_seeds(200, |random| {
        let table = random_table(random, 4000, 20);
        let Some(here) = random_base(random, &table, &[]) else { return };
        let near = if random.percent(30) { random_base_near(random, &table, here, 900) } else { None };
        let Some(there) = near.or_else(|| random_base(random, &table, &[here])) else { return };
        for (n, piece) in table.pieces().iter().enumerate() {
            let id = PieceId(n as u8);
            let is_through = table.is_run_through(id, here, there);
            assert_eq!(is_through, table.is_run_through(id, there, here), "mutual");
            let (through, past) = counts.get();
            let slow = |near: f64| runs_through(&piece.polygon, piece.height, here, there, near);
            if is_through {
                counts.set((through + 1, past));
                assert!(slow(10.0), "{n} is passed");
            } else {
                counts.set((through, past + 1));
                assert!(!slow(-3.0), "{n} is run through");
            }
        }
        let Some(other) = random_base(random, &table, &[here, there]) else { return };
        let outline = rim(other.footprint(), 64).into_iter().map(|(x, y)| at(x as i32, y as i32)).collect();
        let outline = Polygon::new(outline).unwrap();
        if other.level == 0 {
            let is_through = other.is_run_through(here, there);
            let near = if is_through { 10.0 } else { -3.0 };
            assert_eq!(runs_through(&outline, other.height, here, there, near), is_through);
        }
    });
    let (through, past) = counts.get();
    assert!(through > 100 && past > 300, "{through} {past}");
}

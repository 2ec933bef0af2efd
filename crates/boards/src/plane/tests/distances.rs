//! Distances, bands, contact and quarters.

use super::{SMALL, at, token, trooper};
use crate::plane::{BAND, Base, Circle, INCH, LIMIT, Quarter};
use crate::random::with_seeds;

fn vehicle(x: i32, y: i32, millimetres: u32) -> Base {
    Base::new(at(x, y), millimetres * 5, 800)
}

/// T5 (C6.1 to C6.5): exactly 6 inches is inside.
#[test]
fn ranges() {
    for (apart, gap, band) in
        [(1794, 1524, 1), (1795, 1525, 2), (1032, 762, 1), (3318, 3048, 2), (3319, 3049, 3)]
    {
        let (here, there) = (trooper(1000, 1000), trooper(1000, 1000 + apart));
        assert_eq!((here.gap(there), here.band(there)), (gap, band), "{apart}");
        assert_eq!(here.is_within(there, 6 * INCH), band == 1, "{apart}");
    }
    assert!(trooper(0, 0).is_within(trooper(1032, 0), 3 * INCH));
    assert!(!trooper(0, 0).is_within(trooper(1033, 0), 3 * INCH));
    // On a slant the gap is no whole number: 1,524.0003 units are two bands, and measure 6 inches rounded down.
    let slanted = trooper(1271, 1266);
    assert_eq!(trooper(0, 0).gap(slanted), 1523);
    let slanted = trooper(1272, 1266);
    assert_eq!((trooper(0, 0).gap(slanted), trooper(0, 0).band(slanted)), (1524, 2));
    assert_eq!(trooper(0, 0).inches(slanted), 6);
}

/// T7 (C6.7, S2): a gap of half a millimetre is contact, a base on a token as well.
#[test]
fn contact() {
    for (apart, touches, overlaps) in
        [(270, true, false), (275, true, false), (276, false, false), (269, true, true)]
    {
        let (here, there) = (trooper(500, 500), trooper(500 + apart, 500));
        assert_eq!((here.touches(there), here.overlaps(there)), (touches, overlaps), "{apart}");
    }
    assert_eq!(trooper(0, 0).band(trooper(275, 0)), 0);
    assert_eq!(trooper(0, 0).band(trooper(276, 0)), 1);
    assert!(trooper(0, 0).touches(token(30, 10)));
    assert!(token(0, 267).touches(trooper(0, 0)) && !token(0, 268).touches(trooper(0, 0)));
}

/// C6.8: seen from above, and at most one silhouette apart, the higher of the two.
#[test]
fn contact_on_other_levels() {
    let here = trooper(0, 0);
    assert!(here.touches(here.moved(at(270, 0), 420)));
    assert!(!here.touches(here.moved(at(270, 0), 421)));
    assert!(here.touches(vehicle(635, 0, 100).moved(at(635, 0), 800)));
    assert!(!here.touches(token(262, 0).moved(at(262, 0), 421)));
}

/// T16, T17, T18: distances to vehicles and tokens.
#[test]
fn vehicles_and_tokens() {
    let tank = vehicle(4000, 4000, 100);
    let beside = |apart: i32| trooper(4000, 4000 + apart);
    assert_eq!(tank.gap(beside(635 + 1143)), 1143);
    assert!(tank.is_within(beside(635 + 2540), 10 * INCH) && !tank.is_within(beside(635 + 2541), 10 * INCH));
    for (apart, touches, overlaps) in
        [(634, true, true), (635, true, false), (640, true, false), (641, false, false)]
    {
        assert_eq!((tank.touches(beside(apart)), tank.overlaps(beside(apart))), (touches, overlaps));
    }
    // How many bases fit around: angles of neighbours are at least those of a chord of two radii.
    for (millimetres, n) in [(100, 14), (70, 11), (50, 8)] {
        let (ring, turn) = (f64::from(millimetres * 5 + SMALL), std::f64::consts::TAU);
        let fits = (turn / (2.0 * (f64::from(SMALL) / ring).asin())).floor();
        assert_eq!(fits, f64::from(n));
    }
    assert!(token(0, 0).is_within(trooper(1024, 0), 3 * INCH));
    assert!(!token(0, 0).is_within(trooper(1025, 0), 3 * INCH));
}

/// T22 (C6.5): full inches are rounded down.
#[test]
fn full_inches() {
    assert_eq!(trooper(0, 0).inches(trooper(270 + 1016, 0)), 4);
    assert_eq!(trooper(0, 0).inches(trooper(270 + 1015, 0)), 3);
    assert_eq!(trooper(0, 0).inches(trooper(100, 0)), 0);
}

/// T8 (C8.8): quarters of 90 degrees, and a part of the base is enough.
#[test]
fn quarters() {
    let here = trooper(4000, 4000);
    let south = (0, 1);
    let quarters_of = |facing: (i32, i32), x: i32, y: i32| {
        let all = [Quarter::Front, Quarter::Rear, Quarter::Left, Quarter::Right];
        let held = all.into_iter().filter(|&quarter| here.has_in(facing, quarter, trooper(x, y).footprint()));
        held.collect::<Vec<_>>()
    };
    assert_eq!(quarters_of(south, 6000, 6000), [Quarter::Front, Quarter::Left]);
    assert_eq!(quarters_of(south, 5190, 5000), [Quarter::Front, Quarter::Left]);
    assert_eq!(quarters_of(south, 5192, 5000), [Quarter::Left]);
    assert_eq!(quarters_of(south, 2000, 4000), [Quarter::Right]);
    assert_eq!(quarters_of(south, 4000, 2000), [Quarter::Rear]);
    // Facings are ways of any length, and turn everything with them.
    assert_eq!(quarters_of((7, 0), 6000, 6000), [Quarter::Front, Quarter::Right]);
    assert_eq!(quarters_of((-3, -3), 3000, 2900), [Quarter::Front]);
    assert_eq!(quarters_of((-3, -3), 3000, 5200), [Quarter::Left]);
    let ahead = |radius: u32| Circle { centre: at(4000, 4100), radius };
    assert!(here.has_in(south, Quarter::Left, ahead(71)) && !here.has_in(south, Quarter::Left, ahead(70)));
    assert!(here.has_in(south, Quarter::Rear, ahead(100)) && !here.has_in(south, Quarter::Rear, ahead(99)));
}

#[test]
fn the_far_ends_of_the_plane_are_told_apart() {
    let (here, there) = (trooper(-LIMIT, -LIMIT), trooper(LIMIT, LIMIT));
    assert_eq!(here.gap(there), 2_828_427_124 - 270);
    assert!(!here.is_within(there, 2_828_427_124 - 270) && here.is_within(there, 2_828_427_125 - 270));
    let all = Base { radius: u32::MAX, ..here };
    assert!(all.is_within(Base { radius: u32::MAX, ..there }, u32::MAX) && all.gap(there) == 0);
    assert!(here.has_in((i32::MIN, i32::MIN), Quarter::Rear, there.footprint()));
}

/// The gap rounded down and the exact comparisons tell the same story, and neither depends on who asks.
#[test]
fn gaps_and_ranges_agree() {
    with_seeds(2_000, |random| {
        let here = trooper(random.within(0..3000), random.within(0..3000));
        let there = token(random.within(0..3000), random.within(0..3000));
        let gap = here.gap(there);
        assert_eq!(gap, there.gap(here));
        assert!(here.is_within(there, gap + 1));
        assert!(gap == 0 || !here.is_within(there, gap - 1));
        let band = here.band(there);
        assert!(here.is_within(there, band.max(1) * BAND));
        assert!(band < 2 || !here.is_within(there, (band - 1) * BAND));
        assert_eq!(band == 0, here.touches(there));
    });
}

//! Whether units have room: in zones, around vehicles, next to tokens.

use sortie_boards::plane::{CONTACT, Circle, INCH, Point, Polygon, Shape, Table};

use crate::limits::MOST_TEAM;
use crate::profile::Profile;

/// The radius of a token (C12.1).
pub(super) const TOKEN: u32 = INCH / 2;
/// The radius of a trooper's base.
pub(super) const BASE: u32 = Profile::SMALL_BASE as u32;
/// The grid of bases that stand side by side without touching.
const STEP: u32 = 2 * BASE + CONTACT + 1;

/// A token at a place.
pub(super) const fn token(at: Point) -> Circle {
    Circle { centre: at, radius: TOKEN }
}

/// How many units find room in a zone without moving closer than side by side, none of them at an unclaimed token (C1.15 to
/// C1.17); counted no further than the largest team.
pub(super) fn in_zone(table: &Table, zone: &Polygon, unclaimed: &[Circle]) -> usize {
    let (low, high) = (zone.bounds().low(), zone.bounds().high());
    let along = |from: i32, to: i32| (from + BASE as i32..=to - BASE as i32).step_by(STEP as usize);
    let places =
        along(low.y(), high.y()).flat_map(|y| along(low.x(), high.x()).map(move |x| Point::new(x, y)));
    let is_free = |centre: &Point| {
        let base = Circle { centre: *centre, radius: BASE };
        zone.holds(base)
            && stands(table, base)
            && unclaimed.iter().all(|token| !base.is_within(*token, CONTACT))
    };
    places.filter(is_free).take(MOST_TEAM).count()
}

/// Whether a trooper stands somewhere in base contact with a token.
pub(super) fn at_token(table: &Table, at: Point) -> bool {
    let way = (BASE + TOKEN) as i32 + 1;
    // Seven tenths and a bit of the way along both axes is in contact, too.
    let aslant = way * 707 / 1000;
    let around =
        [(way, 0), (-way, 0), (0, way), (0, -way), (aslant, aslant), (-aslant, aslant), (aslant, -aslant)];
    around
        .into_iter()
        .chain([(-aslant, -aslant), (0, 0)])
        .any(|(x, y)| stands(table, Circle { centre: Point::new(at.x() + x, at.y() + y), radius: BASE }))
}

fn stands(table: &Table, base: Circle) -> bool {
    table.standing_faults(base, table.under(base), &[]).is_empty()
}

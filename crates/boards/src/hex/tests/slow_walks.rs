//! Counting and walking as they are defined: numbers that are lowered until none can be lowered further.

use crate::hex::{Facing, Gait, Ground, Hex, HexSet, Layout, Side};

/// Whether two hexes are adjacent.
pub(super) fn adjacent(layout: &Layout, a: Hex, b: Hex) -> bool {
    layout
        .place(a)
        .facing_to(layout.place(b))
        .is_some_and(|facing| !matches!(layout.side(a, facing), Side::Wall | Side::Locked | Side::Blocked))
}

/// Whether a step leads from one hex to another.
pub(super) fn leads(layout: &Layout, gait: Gait, a: Hex, b: Hex) -> bool {
    let is_free = |hex| layout.ground(hex) != Ground::Blocked;
    is_free(a)
        && is_free(b)
        && layout.place(a).facing_to(layout.place(b)).is_some_and(|facing| match layout.side(a, facing) {
            Side::Open | Side::Door => true,
            Side::Window => gait == Gait::Climbing,
            Side::Wall | Side::Locked | Side::Blocked => false,
        })
}

/// By hex the least sum from the start over steps with a price, where a step without a price is none.
fn sums(layout: &Layout, start: Hex, price: impl Fn(Hex, Hex) -> Option<u32>) -> Vec<Option<u32>> {
    let mut sums = vec![None; layout.n_hexes()];
    sums[usize::from(start.0)] = Some(0);
    loop {
        let mut is_lowered = false;
        for a in layout.hexes() {
            let Some(sum) = sums[usize::from(a.0)] else { continue };
            for b in Facing::ALL.into_iter().filter_map(|facing| layout.neighbour(a, facing)) {
                let Some(next) = price(a, b).map(|price| sum + price) else { continue };
                let known = &mut sums[usize::from(b.0)];
                if known.is_none_or(|known| next < known) {
                    *known = Some(next);
                    is_lowered = true;
                }
            }
        }
        if !is_lowered {
            return sums;
        }
    }
}

/// By hex the borders of areas to it, whatever stands on sides.
pub(super) fn borders(layout: &Layout, start: Hex) -> Vec<Option<u32>> {
    // Inside an area one may jump: it counts as one place even where a hex of it is missing.
    let areas: Vec<HexSet> = layout.areas().iter().map(|area| layout.area_hexes(area)).collect();
    let mut sums = vec![None; areas.len()];
    sums[usize::from(layout.area(start).0)] = Some(0);
    for _ in &areas {
        for a in layout.hexes() {
            for b in Facing::ALL.into_iter().filter_map(|facing| layout.neighbour(a, facing)) {
                let (from, to) = (usize::from(layout.area(a).0), usize::from(layout.area(b).0));
                if let Some(next) = sums[from].map(|sum: u32| sum + u32::from(from != to)) {
                    sums[to] = Some(sums[to].map_or(next, |known: u32| known.min(next)));
                }
            }
        }
    }
    layout.hexes().map(|hex| sums[usize::from(layout.area(hex).0)]).collect()
}

/// By hex the borders a walk to it crosses.
pub(super) fn steps(layout: &Layout, gait: Gait, start: Hex) -> Vec<Option<u32>> {
    sums(layout, start, |a, b| leads(layout, gait, a, b).then(|| u32::from(layout.area(a) != layout.area(b))))
}

/// What can be walked to inside the area.
pub(super) fn part(layout: &Layout, gait: Gait, start: Hex) -> HexSet {
    let inside = |a, b| leads(layout, gait, a, b) && layout.area(a) == layout.area(b);
    let sums = sums(layout, start, |a, b| inside(a, b).then_some(0));
    layout.hexes().filter(|hex| sums[usize::from(hex.0)].is_some()).collect()
}

/// By hex the steps to it through these hexes.
pub(super) fn costs(layout: &Layout, gait: Gait, start: Hex, through: &HexSet) -> Vec<Option<u32>> {
    sums(layout, start, |a, b| (leads(layout, gait, a, b) && through.has(b)).then_some(1))
}

/// The room a hex is in.
pub(super) fn room(layout: &Layout, start: Hex) -> Option<HexSet> {
    let is_floor = |hex| layout.ground(hex) == Ground::Floor;
    let side = |a: Hex, b: Hex| layout.side(a, layout.place(a).facing_to(layout.place(b)).unwrap());
    let open = |a, b| is_floor(a) && is_floor(b) && side(a, b) == Side::Open;
    let sums = sums(layout, start, |a, b| open(a, b).then_some(0));
    let space: HexSet = layout.hexes().filter(|hex| sums[usize::from(hex.0)].is_some()).collect();
    let is_opening = |a: Hex, b: Hex| match side(a, b) {
        Side::Door | Side::Locked | Side::Window | Side::Blocked => true,
        Side::Open => layout.ground(b) == Ground::Door,
        Side::Wall => false,
    };
    let around = |hex: Hex| Facing::ALL.into_iter().filter_map(move |facing| layout.neighbour(hex, facing));
    let is_room = is_floor(start)
        && space.iter().all(|hex| layout.area(hex) == layout.area(start))
        && space.iter().any(|hex| around(hex).any(|next| is_opening(hex, next)));
    is_room.then_some(space)
}

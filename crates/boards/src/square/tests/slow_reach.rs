//! Steps, counting and reach by their definitions, on plain sets of spaces.

use std::collections::{BTreeMap, BTreeSet};

use crate::square::{Direction, Edge, Gait, Layout, Space, Terrain, Walker};

/// The spaces of a base.
pub(super) type Base = BTreeSet<Space>;

fn enters(layout: &Layout, gait: Gait, space: Space) -> bool {
    match layout.terrain(space) {
        Terrain::Missing => false,
        Terrain::Blocking => gait == Gait::Unhindered,
        Terrain::Floor | Terrain::Difficult => true,
    }
}

fn lets(layout: &Layout, gait: Gait, from: Space, side: Direction) -> bool {
    match layout.edge(from, side) {
        Edge::Open => true,
        Edge::Impassable => gait == Gait::Unhindered,
        Edge::Wall | Edge::Door => false,
    }
}

/// A step of a small figure.
fn is_step(layout: &Layout, gait: Gait, from: Space, to: Space) -> bool {
    let across = |a: Space, b: Space| match a.direction_to(b) {
        Some(side) if !side.is_diagonal() => lets(layout, gait, a, side),
        _ => false,
    };
    let detour = |middle: Space| enters(layout, gait, middle) && across(from, middle) && across(middle, to);
    match from.direction_to(to) {
        None => false,
        Some(side) if !side.is_diagonal() => enters(layout, gait, to) && across(from, to),
        Some(_) => {
            let one = Space::new(from.column(), to.row());
            let other = Space::new(to.column(), from.row());
            enters(layout, gait, to) && (detour(one) || detour(other))
        }
    }
}

/// A step of a count: like one of a walker to whom impassable edges mean nothing; a blocking space may be its end.
pub(super) fn counts(layout: &Layout, from: Space, to: Space) -> bool {
    let open = |a: Space, b: Space| a.direction_to(b).is_some_and(|side| !layout.edge(a, side).is_closed());
    let through = |space: Space| matches!(layout.terrain(space), Terrain::Floor | Terrain::Difficult);
    let detour = |middle: Space| through(middle) && open(from, middle) && open(middle, to);
    let is_space = |space: Space| layout.terrain(space) != Terrain::Missing;
    is_space(from)
        && is_space(to)
        && match from.direction_to(to) {
            None => false,
            Some(side) if !side.is_diagonal() => open(from, to),
            Some(_) => {
                detour(Space::new(from.column(), to.row())) || detour(Space::new(to.column(), from.row()))
            }
        }
}

/// The fewest steps, by trying longer and longer counts.
pub(super) fn distance(layout: &Layout, from: Space, to: Space) -> Option<u16> {
    let all: Vec<Space> = layout.places().filter(|&at| layout.terrain(at) != Terrain::Missing).collect();
    let mut reached = BTreeSet::from([from]);
    for steps in 0..=all.len() as u16 {
        if reached.contains(&to) {
            return all.contains(&to).then_some(steps);
        }
        let goes_on = |at: &Space| *at == from || layout.terrain(*at) != Terrain::Blocking;
        let starts: Vec<Space> = reached.iter().copied().filter(goes_on).collect();
        let next = all.iter().filter(|&&at| starts.iter().any(|&start| counts(layout, start, at)));
        reached.extend(next.copied().collect::<Vec<_>>());
    }
    None
}

/// Whether a base may lie there.
pub(super) fn fits(layout: &Layout, gait: Gait, base: &Base) -> bool {
    let joins = |a: Space, b: Space| match a.direction_to(b) {
        Some(side) if !side.is_diagonal() => lets(layout, gait, a, side),
        _ => true,
    };
    base.iter().all(|&at| enters(layout, gait, at) && base.iter().all(|&other| joins(at, other)))
}

/// Every position reached and its cost, by relaxing every move until nothing gets cheaper.
pub(super) fn reach(layout: &Layout, walker: &Walker, start: &Base, points: u16) -> BTreeMap<Base, u16> {
    let mut costs = BTreeMap::from([(start.clone(), 0)]);
    loop {
        let mut better = costs.clone();
        for (from, cost) in &costs {
            for (to, price) in moves_with_prices(layout, walker, from) {
                let total = cost + price;
                if total <= points && better.get(&to).is_none_or(|&known| total < known) {
                    better.insert(to, total);
                }
            }
        }
        if better == costs {
            return costs;
        }
        costs = better;
    }
}

/// Every single move out of a position that nobody stops, and what it costs.
pub(super) fn moves_with_prices(layout: &Layout, walker: &Walker, from: &Base) -> Vec<(Base, u16)> {
    let is_slow = |at: &Space| {
        layout.terrain(*at) == Terrain::Difficult && walker.gait == Gait::Walking && !walker.is_sure_footed
    };
    let price = |to: Base| {
        let entered: Vec<Space> = to.difference(from).copied().collect();
        let slow = u16::from(entered.iter().any(is_slow));
        let costly = u16::from(entered.iter().any(|&at| walker.costly.has(at)));
        (!entered.iter().any(|&at| walker.shut.has(at))).then_some((to, 1 + slow + costly))
    };
    moves(layout, walker.gait, from).into_iter().filter_map(price).collect()
}

/// Every single move out of a position: steps clockwise from the north, then turns in order.
fn moves(layout: &Layout, gait: Gait, from: &Base) -> Vec<Base> {
    if let [here] = from.iter().copied().collect::<Vec<_>>()[..] {
        return layout
            .places()
            .filter(|&to| is_step(layout, gait, here, to))
            .map(|to| BTreeSet::from([to]))
            .collect();
    }
    let mut moves = Vec::new();
    for side in Direction::ORTHOGONAL {
        let shifted: Option<Base> = from.iter().map(|at| at.step(side)).collect();
        let crosses = from.iter().all(|&at| lets(layout, gait, at, side));
        moves.extend(shifted.filter(|_| crosses));
    }
    let (columns, rows) = sides(from);
    if columns != rows {
        // Turned by a quarter: as wide as it was high.
        for corner in layout.places() {
            let offsets = (0..rows).flat_map(|c| (0..columns).map(move |r| (c, r)));
            let turned: Option<Base> = offsets
                .map(|(c, r)| Space::checked(i32::from(corner.column()) + c, i32::from(corner.row()) + r))
                .collect();
            moves.extend(turned.filter(|to| 2 * to.intersection(from).count() >= from.len()));
        }
    }
    moves.retain(|to| fits(layout, gait, to));
    moves
}

fn sides(base: &Base) -> (i32, i32) {
    let span = |of: fn(Space) -> u8| {
        let all = base.iter().map(|&at| i32::from(of(at)));
        all.clone().max().unwrap() - all.min().unwrap() + 1
    };
    (span(Space::column), span(Space::row))
}

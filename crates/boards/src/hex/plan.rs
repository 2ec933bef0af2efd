//! What of a board never changes: where its hexes are, and how they make up areas.

use super::facing::Facing;
use super::members::{Area, AreaSet, Hex, HexSet};
use super::space::Place;

/// What the table holds where no chain of areas leads.
const NEVER: u8 = u8::MAX;

/// The hexes of a board and its areas.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plan {
    /// By hex; sorted by row, then from the left.
    pub(super) places: Box<[Place]>,
    pub(super) area_of: Box<[Area]>,
    pub(super) next: Box<[[Option<Hex>; 6]]>,
    pub(super) areas: Box<[Ring]>,
    /// By area and area.
    steps: Box<[u8]>,
}

/// An area: its centre and what lies around it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Ring {
    pub(super) letter: char,
    pub(super) centre: Hex,
    pub(super) hexes: HexSet,
    /// The areas with which it shares a side.
    pub(super) beside: AreaSet,
}

impl Plan {
    /// The plan of hexes that are in order, and of areas by letter and centre.
    pub(super) fn new(hexes: Vec<(Place, Area)>, areas: &[(char, Place)]) -> Self {
        let (places, area_of): (Vec<Place>, Vec<Area>) = hexes.into_iter().unzip();
        debug_assert!(places.is_sorted_by_key(|place| place.in_order()), "hexes come row by row");
        let next: Box<[_]> =
            places.iter().map(|place| Facing::ALL.map(|facing| find(&places, place.step(facing)))).collect();
        let all = || (0..places.len()).map(|n| Hex(n as u16));
        let ring = |(n, &(letter, centre)): (usize, &(char, Place))| {
            let hexes: HexSet = all().filter(|hex| usize::from(area_of[usize::from(hex.0)].0) == n).collect();
            let around = hexes.iter().flat_map(|hex| next[usize::from(hex.0)]).flatten();
            let beside = around.filter(|&hex| !hexes.has(hex)).map(|hex| area_of[usize::from(hex.0)]);
            let centre = find(&places, centre).expect("the centre of an area is a hex");
            Ring { letter, centre, beside: beside.collect(), hexes }
        };
        let areas: Box<[Ring]> = areas.iter().enumerate().map(ring).collect();
        Self {
            steps: count_steps(&areas),
            areas,
            next,
            places: places.into_boxed_slice(),
            area_of: area_of.into_boxed_slice(),
        }
    }

    /// The hex at a place.
    pub(super) fn hex_at(&self, place: Place) -> Option<Hex> {
        find(&self.places, place)
    }

    /// How many borders of areas lie between two areas, whatever stands on them.
    #[inline]
    pub(super) fn steps(&self, from: Area, to: Area) -> Option<u8> {
        let n = self.steps[usize::from(from.0) * self.areas.len() + usize::from(to.0)];
        Some(n).filter(|&n| n != NEVER)
    }
}

fn find(places: &[Place], place: Place) -> Option<Hex> {
    places.binary_search_by_key(&place.in_order(), |place| place.in_order()).ok().map(|n| Hex(n as u16))
}

/// From each area outwards, one ring of areas after the other.
fn count_steps(areas: &[Ring]) -> Box<[u8]> {
    let mut steps = vec![NEVER; areas.len() * areas.len()].into_boxed_slice();
    for (from, row) in steps.chunks_mut(areas.len().max(1)).enumerate() {
        let mut edge = AreaSet::of(Area(from as u8));
        let mut seen = edge;
        for n in 0.. {
            edge.iter().for_each(|area| row[usize::from(area.0)] = n);
            let around =
                edge.iter().fold(AreaSet::EMPTY, |set, area| set | areas[usize::from(area.0)].beside);
            edge = around - seen;
            seen |= edge;
            if edge.is_empty() {
                break;
            }
        }
    }
    steps
}

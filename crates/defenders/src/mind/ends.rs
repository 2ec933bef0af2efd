//! Where a movement of an alien ends (A35, A38, A54). Every function gives all ends between which the rules make no
//! difference.

use sortie_boards::hex::{Area, Gait, Hex, HexSet};

use crate::world::{FigureId, Kind, World};

/// The place from which a movement is thought through: the board, who moves, where it may end.
pub(super) struct Ends<'a> {
    world: &'a World<'a>,
    here: Hex,
    free: HexSet,
    /// Where agents stand, and people of the mission whom aliens take for agents: contact with drones is worth nothing (A58).
    agents: HexSet,
}

impl<'a> Ends<'a> {
    pub(super) fn of(world: &'a World<'a>, figure: FigureId) -> Self {
        Self {
            world,
            here: world.at(figure),
            free: world.free_for(Some(figure)),
            agents: world.held_by(|body| matches!(body.kind, Kind::Agent | Kind::Person)),
        }
    }

    /// Area steps between two hexes for who climbs (A50).
    fn steps(&self, from: Hex, to: Hex) -> Option<u8> {
        self.world.board.steps(from, to, Gait::Climbing)
    }

    fn centre_first(&self, hex: Hex) -> u32 {
        let board = self.world.board;
        u32::from(board.centre(board.area(hex)) == hex)
    }

    fn contacts(&self, hex: Hex) -> u32 {
        (self.world.board.beside(hex) & self.agents).len() as u32
    }

    /// Those with the highest value, if there are any.
    fn most(hexes: HexSet, value: impl Fn(Hex) -> u32) -> HexSet {
        let Some(most) = hexes.iter().map(&value).max() else { return hexes };
        hexes.iter().filter(|&hex| value(hex) == most).collect()
    }

    /// In contact with most agents, then a centre (A54).
    fn engaging(&self, hexes: HexSet) -> HexSet {
        Self::most(Self::most(hexes, |hex| self.contacts(hex)), |hex| self.centre_first(hex))
    }

    /// Next to somebody, within so many area steps: in his area if a hex is free there, else in another (163, A54).
    pub(super) fn adjacent(&self, target: Hex, within: Option<u8>) -> HexSet {
        let board = self.world.board;
        let in_reach = |&hex: &Hex| {
            self.steps(self.here, hex).is_some_and(|steps| within.is_none_or(|within| steps <= within))
        };
        let beside: HexSet = (board.beside(target) & self.free).iter().filter(in_reach).collect();
        let own = beside & board.area_hexes(board.area(target));
        self.engaging(if own.is_empty() { beside } else { own })
    }

    /// Up to so many areas toward somebody (A36, A54): next to him if his part is so near, else in his part, else after
    /// exactly so many steps along a shortest legal path, one less where there is no room.
    pub(super) fn toward(&self, target: Hex, areas: u8) -> HexSet {
        let Some(way) = self.steps(self.here, target) else { return HexSet::EMPTY };
        if way <= areas {
            let ends = self.adjacent(target, Some(areas));
            if !ends.is_empty() {
                return ends;
            }
        }
        let ends = self.along(target, way, areas);
        self.engaging(Self::most(ends, |hex| u32::from(self.world.board.adjacent(hex, target))))
    }

    /// The free hexes after as many of so many steps along a shortest legal path as there is room for. Where it is already is
    /// no way to move, unless it is the target's part.
    fn along(&self, target: Hex, way: u8, areas: u8) -> HexSet {
        let after = |steps: u8| -> HexSet {
            let is_there = |&hex: &Hex| {
                self.steps(self.here, hex) == Some(steps) && self.steps(hex, target) == Some(way - steps)
            };
            self.free.iter().filter(is_there).collect()
        };
        let least = u8::from(way > 0);
        (least..=areas.min(way)).rev().map(after).find(|ends| !ends.is_empty()).unwrap_or(HexSet::EMPTY)
    }

    /// In the same part of an area as somebody: in contact with most agents, then a centre (175, A54).
    pub(super) fn beside(&self, hex: Hex) -> HexSet {
        let board = self.world.board;
        let part = board.part(hex, Gait::Climbing);
        self.engaging(board.part_hexes(part, Gait::Climbing) & self.free)
    }

    /// Next to somebody, or as near to him as there is room (143, A38): in contact with most agents, then a centre.
    pub(super) fn around(&self, hex: Hex) -> HexSet {
        let next = self.world.board.beside(hex) & self.free;
        self.engaging(if next.is_empty() { arrivals(self.world, hex, self.free) } else { next })
    }

    /// So many areas to the closest teleport point: on it if it is so near, or as near to it as there is room (162, A38). Who
    /// stands on one stays.
    pub(super) fn to_point(&self, areas: u8) -> HexSet {
        if self.world.points.contains(&self.here) {
            return HexSet::of(self.here);
        }
        let way = |&point: &Hex| Some((self.steps(self.here, point)?, point));
        let ways: Vec<(u8, Hex)> = self.world.points.iter().filter_map(way).collect();
        let Some(nearest) = ways.iter().map(|&(way, _)| way).min() else { return HexSet::EMPTY };
        let nearest = ways.into_iter().filter(|&(way, _)| way == nearest);
        let end = |(way, point)| match way <= areas {
            true => arrivals(self.world, point, self.free),
            false => self.engaging(self.along(point, way, areas)),
        };
        nearest.map(end).fold(HexSet::EMPTY, |all, ends| all | ends)
    }

    /// So many areas away (A35), step by step; where there is none such it stays.
    pub(super) fn away(&self, closest: Hex, came_from: Option<Area>, areas: u8) -> HexSet {
        let mut ends = HexSet::EMPTY;
        for step in 0..areas {
            let from = if step == 0 { HexSet::of(self.here) } else { ends };
            let came_from = came_from.filter(|_| step == 0);
            let next =
                from.iter().fold(HexSet::EMPTY, |all, hex| all | self.step_away(hex, closest, came_from));
            if next.is_empty() {
                break;
            }
            ends = next;
        }
        ends
    }

    /// One step away: back to where it came from if that is one step and has room, else to where the closest agent has more
    /// steps to go; on a centre if it is free (A35).
    pub(super) fn step_away(&self, from: Hex, closest: Hex, came_from: Option<Area>) -> HexSet {
        let back = came_from.map(|area| self.one_step(from) & self.world.board.area_hexes(area));
        match back.filter(|back| !back.is_empty()) {
            Some(back) => self.resting(back),
            None => self.farther(from, closest),
        }
    }

    /// One step on, to where an agent has farther to go.
    fn farther(&self, from: Hex, agent: Hex) -> HexSet {
        let is_farther = |&hex: &Hex| self.steps(agent, hex) > self.steps(agent, from);
        self.resting(self.one_step(from).iter().filter(is_farther).collect())
    }

    /// The free hexes one area step from another.
    fn one_step(&self, from: Hex) -> HexSet {
        self.free.iter().filter(|&hex| self.steps(from, hex) == Some(1)).collect()
    }

    /// The free hexes one step nearer to a goal.
    pub(super) fn nearer(&self, from: Hex, goal: Hex) -> HexSet {
        let Some(way) = self.steps(from, goal).filter(|&way| way > 0) else { return HexSet::EMPTY };
        let is_nearer = |&hex: &Hex| self.steps(hex, goal) == Some(way - 1);
        self.resting(self.one_step(from).iter().filter(is_nearer).collect())
    }

    /// Of each part the centre of its area, or any hex if the centre is not among them (147, 160).
    fn resting(&self, hexes: HexSet) -> HexSet {
        let board = self.world.board;
        let rests = |&hex: &Hex| {
            let centre = board.centre(board.area(hex));
            let is_same_part = board.part(centre, Gait::Climbing) == board.part(hex, Gait::Climbing);
            hex == centre || !hexes.has(centre) || !is_same_part
        };
        hexes.iter().filter(rests).collect()
    }
}

/// Where something is put that arrives at a hex: there, or on the free hexes with the fewest hexes of walking from it, windows
/// open (151, A38).
pub fn arrivals(world: &World<'_>, point: Hex, free: HexSet) -> HexSet {
    if free.has(point) {
        return HexSet::of(point);
    }
    let reach = world.board.reach(point, Gait::Climbing, u8::MAX, world.board.floor());
    let cost = |hex: Hex| reach.cost(hex).unwrap_or(u8::MAX);
    let near = reach.hexes() & free;
    let Some(least) = near.iter().map(cost).min() else { return HexSet::EMPTY };
    near.iter().filter(|&hex| cost(hex) == least).collect()
}

/// Where somebody who goes up to so many areas toward a hex may end (A54).
pub fn toward(world: &World<'_>, figure: FigureId, target: Hex, areas: u8) -> HexSet {
    Ends::of(world, figure).toward(target, areas)
}

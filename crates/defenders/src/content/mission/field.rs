//! The map of a mission, laid: one board with its locks, and the hexes of everything the mission names.

use sortie_boards::hex::{
    Area, Board, Change, Gait, Hex, HexSet, Laid, Laying, LayingError, Layout, Side as Edge, Variants, lay,
};

use super::map::{DoorKind, MissionPlace};
use super::spot::HexName;
use super::{Mission, Special};
use crate::content::kinds::Terrain;
use crate::content::tiles::{Placing, Side, Tiles, hex_name, hex_named};
use crate::dice::Symbol;

/// How far a side that is laid apart lies from the rim, in hexes: enough to show that no way leads there.
const APART: u8 = 4;

/// The map of a mission.
#[derive(Debug)]
pub struct Field {
    /// The board for every set of locks and bars that are gone: bit n of the set is [`Field::locks`] n.
    pub variants: Variants,
    /// What can be freed, and for a door of the mission its number there.
    pub locks: Vec<Lock>,
    /// Where agents start.
    pub start: Vec<Hex>,
    /// Teleport points at the start.
    pub teleports: Vec<(Symbol, Hex)>,
    /// Waypoints, in the order of the mission.
    pub waypoints: Vec<(u8, Hex)>,
    /// Places, in the order of the mission.
    pub places: Vec<HexSet>,
    /// All rooms (A47).
    pub rooms: Vec<HexSet>,
    /// Where agents may search (81).
    pub search: HexSet,
    /// By number of the tile on this map, its side and what its floor is.
    sides: Vec<(String, Terrain)>,
    laid: Laid,
    layouts: Vec<sortie_boards::hex::Layout>,
}

/// A lock or a bar on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lock {
    /// The two hexes.
    pub between: [Hex; 2],
    /// It is locked, and the bash action opens it (83); otherwise only the mission does.
    pub is_locked: bool,
    /// The door of the mission it is.
    pub door: Option<usize>,
}

/// Why a map cannot be laid, and of which side it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldError {
    /// There is no such side.
    Side(usize),
    /// The side it is joined to is not laid before it.
    To(usize),
    /// The rims do not fit, or have no joint.
    Rims(usize),
    /// The tiles lie on each other, or are too many.
    Laying(LayingError),
}

impl Field {
    /// Lays the map of a mission. What it names must exist, which the checks see to before.
    pub fn new(mission: &Mission, tiles: &Tiles) -> Result<Self, FieldError> {
        let mut field = Self::lay(mission, tiles)?;
        field.fill(mission);
        Ok(field)
    }

    /// A map that is drawn and not laid of tiles, with what may change of it: for positions put together by hand.
    pub(crate) fn drawn(
        layout: Layout,
        changes: Vec<Change>,
        terrain: Terrain,
    ) -> Result<Self, sortie_boards::hex::LayoutError> {
        let laying = Laying { name: "drawn", tile: &layout, turns: 0, by: (0, 0) };
        let laid = lay(&[laying]).expect("one drawing lies on nothing");
        let locks = changes.iter().filter_map(|change| match *change {
            Change::Side { between, .. } => Some(Lock { between, is_locked: true, door: None }),
            Change::Ground { .. } => None,
        });
        let mut field = Self {
            locks: locks.collect(),
            start: Vec::new(),
            teleports: Vec::new(),
            waypoints: Vec::new(),
            places: Vec::new(),
            rooms: Vec::new(),
            search: HexSet::EMPTY,
            sides: vec![("drawn".to_owned(), terrain)],
            variants: Variants::new(layout.clone(), changes)?,
            layouts: vec![layout],
            laid,
        };
        field.rooms = field.board(0).rooms();
        Ok(field)
    }

    /// The board alone, with the doors of the mission as far as their hexes are known.
    pub(super) fn lay(mission: &Mission, tiles: &Tiles) -> Result<Self, FieldError> {
        let sides = placed(mission, tiles)?;
        let layings: Vec<Laying<'_>> = sides.iter().map(|(side, lies)| lies.laying(side)).collect();
        let laid = lay(&layings).map_err(FieldError::Laying)?;
        let mut field = Self {
            variants: Variants::new(laid.layout.clone(), Vec::new())
                .map_err(|error| FieldError::Laying(error.into()))?,
            locks: Vec::new(),
            start: Vec::new(),
            teleports: Vec::new(),
            waypoints: Vec::new(),
            places: Vec::new(),
            rooms: Vec::new(),
            search: HexSet::EMPTY,
            sides: sides.iter().map(|(side, _)| (side.id.clone(), side.terrain)).collect(),
            layouts: sides.iter().map(|(side, _)| side.layout.clone()).collect(),
            laid,
        };
        field.variants = field.doors(mission).map_err(|error| FieldError::Laying(error.into()))?;
        field.rooms = field.board(0).rooms();
        Ok(field)
    }

    /// The locks and bars of the sides and of the mission.
    fn doors(&mut self, mission: &Mission) -> Result<Variants, sortie_boards::hex::LayoutError> {
        let mut layout = self.laid.layout.clone();
        for door in &mission.door {
            let [Some(a), Some(b)] = [0, 1].map(|n| self.hex(&door.between[n])) else { continue };
            if self.laid.layout.place(a).facing_to(self.laid.layout.place(b)).is_some() {
                layout.set_side(a, b, door.is.edge())?;
            }
        }
        // Nobody shoots or walks through a gun.
        for gun in &mission.gun {
            if let Some(hex) = self.hex(&gun.barrel) {
                layout.set_ground(hex, sortie_boards::hex::Ground::Blocked);
            }
        }
        let mut changes = Vec::new();
        for hex in layout.hexes() {
            for next in layout.hexes().filter(|&next| next > hex) {
                let Some(facing) = layout.place(hex).facing_to(layout.place(next)) else { continue };
                let edge = layout.side(hex, facing);
                if !matches!(edge, Edge::Locked | Edge::Blocked) {
                    continue;
                }
                let is_it = |door: &super::map::Door| {
                    let hexes = [0, 1].map(|n| self.hex(&door.between[n]));
                    hexes == [Some(hex), Some(next)] || hexes == [Some(next), Some(hex)]
                };
                let door = mission.door.iter().position(is_it);
                let is_window = door.is_some_and(|door| mission.door[door].is == DoorKind::BlockedWindow);
                let becomes = if is_window { Edge::Window } else { Edge::Door };
                let is_locked = edge == Edge::Locked;
                changes.push(Change::Side { between: [hex, next], becomes });
                self.locks.push(Lock { between: [hex, next], is_locked, door });
            }
        }
        Variants::new(layout, changes)
    }

    /// Everything the mission names.
    fn fill(&mut self, mission: &Mission) {
        self.start = mission.start.iter().filter_map(|name| self.hex(name)).collect();
        let points = mission.teleport.iter();
        self.teleports = points.filter_map(|point| Some((point.symbol, self.hex(&point.at)?))).collect();
        let points = mission.waypoint.iter();
        self.waypoints = points.filter_map(|point| Some((point.number, self.hex(&point.at)?))).collect();
        self.places = mission.place.iter().map(|place| self.place(place)).collect();
        let searched = mission.special.iter().filter_map(|special| {
            let Special::Search(id) = special else { return None };
            mission.place.iter().position(|place| place.id == *id)
        });
        let searched: Vec<usize> = searched.collect();
        self.search = searched.iter().flat_map(|&place| self.places[place].iter()).collect();
    }

    /// The hexes of a place.
    pub(super) fn place(&self, place: &MissionPlace) -> HexSet {
        let hexes =
            |names: &[HexName]| -> Vec<Hex> { names.iter().filter_map(|name| self.hex(name)).collect() };
        let board = self.board(0);
        let is_of = |hex: Hex, sides: &[String]| sides.iter().any(|side| side == self.side_of(hex));
        let mut all: HexSet = hexes(&place.hexes).into_iter().collect();
        for hex in hexes(&place.rooms) {
            all |= self.room_of(hex).unwrap_or(HexSet::EMPTY);
        }
        for room in self.rooms.iter().filter(|room| room.iter().any(|hex| is_of(hex, &place.rooms_of))) {
            all |= *room;
        }
        for hex in hexes(&place.areas) {
            all |= board.area_hexes(board.area(hex));
        }
        all |= board.hexes().iter().filter(|&hex| is_of(hex, &place.sides)).collect::<HexSet>();
        all.iter().filter(|&hex| board.floor().has(hex)).collect()
    }

    /// The board when these locks are gone.
    pub fn board(&self, freed: u64) -> &Board {
        self.variants.board(freed)
    }

    /// The hex with a name.
    pub fn hex(&self, name: &HexName) -> Option<Hex> {
        let (side, own) = name.parts();
        let tile = self.tile(side)?;
        Some(self.laid.hex(tile, hex_named(&self.layouts[tile], own)?))
    }

    /// The name of a hex.
    pub fn name(&self, hex: Hex) -> HexName {
        let tile = self.laid.tile(self.laid.layout.area(hex));
        let own = self.layouts[tile].hexes().find(|&own| self.laid.hex(tile, own) == hex);
        let own = own.map_or_else(String::new, |own| hex_name(&self.layouts[tile], own));
        HexName(format!("{}:{own}", self.sides[tile].0))
    }

    /// The map as the sides are printed, without what the mission puts there.
    pub(super) fn printed(&self) -> &sortie_boards::hex::Layout {
        &self.laid.layout
    }

    /// The number of a side on this map.
    pub fn tile(&self, side: &str) -> Option<usize> {
        self.sides.iter().position(|(id, _)| id == side)
    }

    /// The side a hex is of.
    pub fn side_of(&self, hex: Hex) -> &str {
        &self.sides[self.laid.tile(self.laid.layout.area(hex))].0
    }

    /// The hexes of a side.
    pub fn side(&self, side: &str) -> HexSet {
        self.laid.layout.hexes().filter(|&hex| self.side_of(hex) == side).collect()
    }

    /// What the floor of an area is (194).
    pub fn terrain(&self, area: Area) -> Terrain {
        self.sides[self.laid.tile(area)].1
    }

    /// The room a hex is in.
    pub fn room_of(&self, hex: Hex) -> Option<HexSet> {
        self.rooms.iter().find(|room| room.has(hex)).copied()
    }

    /// Everything that can be walked to from these hexes when these locks are gone.
    pub fn reached(&self, from: &[Hex], freed: u64) -> HexSet {
        let board = self.board(freed);
        let mut all = HexSet::EMPTY;
        for &hex in from {
            if !all.has(hex) {
                all |= board.reach(hex, Gait::Walking, u8::MAX, board.floor()).hexes();
            }
        }
        all
    }
}

/// The sides and how they lie.
fn placed<'t>(mission: &Mission, tiles: &'t Tiles) -> Result<Vec<(&'t Side, Placing)>, FieldError> {
    let first = tiles.side(&mission.side).ok_or(FieldError::Side(0))?;
    let mut sides = vec![(first, Placing::default())];
    for (n, join) in mission.join.iter().enumerate() {
        let side = tiles.side(&join.side).ok_or(FieldError::Side(n + 1))?;
        let &(to, lies) = sides.iter().find(|(laid, _)| laid.id == join.to).ok_or(FieldError::To(n + 1))?;
        let mut placing = to.join(lies, join.at, side, join.by).ok_or(FieldError::Rims(n + 1))?;
        if join.apart {
            let away = join.at.facing().turned(if lies.is_turned { 3 } else { 0 });
            let from = sortie_boards::hex::Place { x: 0, y: 0 };
            let mut place = from;
            for _ in 0..APART {
                place = place.step(away);
            }
            // An even number of steps, so that all hexes stay in step.
            placing.by = (placing.by.0 + place.x, placing.by.1 + place.y);
        }
        sides.push((side, placing));
    }
    Ok(sides)
}

impl DoorKind {
    fn edge(self) -> Edge {
        match self {
            Self::Door => Edge::Door,
            Self::Locked => Edge::Locked,
            Self::Blocked | Self::BlockedWindow => Edge::Blocked,
            Self::Wall => Edge::Wall,
        }
    }
}

//! What a mission lays on the table, as far as the rules of every mission need it (11): the ground, the decks, the signals.

use serde::Serialize;
use sortie_boards::hex::{AreaSet, Facing, Gait, Ground, Hex, HexSet, Layout, Side};
use ts_rs::TS;

use sortie_mission::Mission as _;

use super::kinds::Terrain;
use super::mission::{Difficulty, Effect, Field, HexName, Lock, Mission, Named};
use super::pack::Content;
use super::tiles::{Obstacle, Tiles, hex_name};
use crate::limits::MOST_FIGURES;

/// What a mission lays on the table, worked out once when content is read: names have become numbers.
#[derive(Debug)]
pub struct Battle {
    /// The map with its locks, and the hexes of everything the mission names.
    pub field: Field,
    /// What stands on blocked hexes.
    pub obstacles: Vec<(Hex, Obstacle)>,
    /// Alien cards of the deck, by number, each copy once.
    pub aliens: Vec<u8>,
    /// By difficulty, the encounter cards of the deck, by number, each copy once.
    pub encounters: [Vec<u8>; 4],
    /// Stacks of event cards, the first on top; each is shuffled by itself.
    pub events: Vec<Vec<u8>>,
    /// Aliens with names of their own, by [`Mission::figures`].
    pub figures: Vec<String>,
    /// Beside the boxed game, where only people see where anybody stands: by figure a hex of its own that means nothing else.
    pub spare: Vec<Hex>,
}

impl Battle {
    /// What a mission lays on the table.
    pub fn new(mission: &Mission, field: Field, content: &Content, tiles: &Tiles) -> Self {
        let number = |id: &str| content.alien(id).map(|card| card as u8);
        let encounter = |printed: u8| content.encounter(printed).map(|card| card as u8);
        let event = |letter: char| content.event(letter).map(|card| card as u8);
        let encounters =
            |difficulty| mission.encounter_deck(difficulty).into_iter().filter_map(encounter).collect();
        let sides = mission.sides().filter_map(|side| tiles.side(side));
        let obstacles = sides.flat_map(|side| {
            let name = |own: Hex| HexName(format!("{}:{}", side.id, hex_name(&side.layout, own)));
            side.obstacles.iter().map(move |(own, what)| (name(*own), *what))
        });
        Self {
            obstacles: obstacles.filter_map(|(name, what)| Some((field.hex(&name)?, what))).collect(),
            aliens: mission.alien_deck().into_iter().filter_map(number).collect(),
            encounters: [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard, Difficulty::VeryHard]
                .map(encounters),
            events: mission.event_stacks().map(|stack| stack.chars().filter_map(event).collect()).collect(),
            figures: mission.figures().into_iter().map(str::to_owned).collect(),
            spare: spare(mission, &field),
            field,
        }
    }

    /// The number of an alien with a name of its own: as [`Mission::figure`], which looks through all effects for it.
    pub fn figure(&self, id: &str) -> Option<usize> {
        self.figures.iter().position(|figure| figure == id)
    }

    /// Nothing but a map.
    pub(crate) fn drawn(field: Field) -> Self {
        Self {
            field,
            obstacles: Vec::new(),
            aliens: Vec::new(),
            encounters: Default::default(),
            events: Vec::new(),
            figures: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The areas whose floor is of a kind.
    pub fn areas_of(&self, terrain: Terrain) -> AreaSet {
        let areas = self.field.board(0).areas();
        areas.iter().filter(|area| self.field.terrain(*area) == terrain).collect()
    }

    /// The map as it is drawn, after a set of changes.
    pub fn picture(&self, set: u64) -> Picture {
        Picture::of(self, self.field.board(set).layout())
    }
}

/// Hexes that the mission names nowhere, those outside its places first, and of these those nobody can stand on.
fn spare(mission: &Mission, field: &Field) -> Vec<Hex> {
    let board = field.board(0);
    let points = field.teleports.iter().map(|(_, at)| *at);
    let waypoints = field.waypoints.iter().map(|(_, at)| *at);
    let locks = field.locks.iter().flat_map(|lock| lock.between);
    let items = mission.item.iter().filter_map(|item| item.at.as_ref()).filter_map(|at| field.hex(at));
    let aliens = mission.alien.iter().map(|alien| &alien.at);
    let signals = mission.signal.iter().flat_map(|signals| &signals.at);
    let effects = mission.effects();
    let own = effects
        .iter()
        .filter_map(|effect| if let Effect::Own(own) = effect { Some(own.named()) } else { None });
    let by_rules: Vec<&HexName> = own
        .flatten()
        .filter_map(|named| if let Named::Hex(hex) = named { Some(hex) } else { None })
        .collect();
    let hexes = aliens.chain(signals).chain(by_rules).filter_map(|at| field.hex(at));
    let named: HexSet = points
        .chain(waypoints)
        .chain(locks)
        .chain(items)
        .chain(hexes)
        .chain(field.start.iter().copied())
        .collect();
    let mut all: Vec<Hex> = board.hexes().iter().filter(|hex| !named.has(*hex)).collect();
    let is_in_place = |hex: Hex| field.places.iter().any(|place| place.has(hex)) || field.search.has(hex);
    all.sort_by_key(|&hex| (board.floor().has(hex), is_in_place(hex), hex));
    all.truncate(MOST_FIGURES);
    all
}

/// A map as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersPicture")]
pub struct Picture {
    /// The hexes, by number.
    pub hexes: Vec<PictureHex>,
    /// What stands between two hexes, where something does.
    pub sides: Vec<PictureSide>,
    /// By area, its centre.
    pub centres: Vec<u16>,
    /// By area, what its floor is.
    pub terrain: Vec<Terrain>,
    /// By area, its letter on the tile.
    pub letters: Vec<char>,
    /// The hexes where agents may start (11).
    pub start: Vec<u16>,
}

/// A hex of a map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersPictureHex")]
pub struct PictureHex {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
    /// Its area, by number.
    pub area: u8,
    /// What it is.
    pub ground: PictureGround,
    /// What stands on it.
    pub obstacle: Option<Obstacle>,
}

/// What a hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersPictureGround")]
pub enum PictureGround {
    /// Nothing stands on it.
    Floor,
    /// Nobody crosses it (22).
    Blocked,
    /// A door that is not on a side (A51).
    Door,
}

/// What stands between two neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersPictureSide")]
pub struct PictureSide {
    /// The two hexes.
    pub between: [u16; 2],
    /// What.
    pub kind: SideKind,
}

/// What stands on a side of a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersSide")]
pub enum SideKind {
    /// A wall (20).
    Wall,
    /// A door (24).
    Door,
    /// A locked door (25).
    Locked,
    /// A window (26).
    Window,
    /// A door or window that a token blocks (21).
    Blocked,
}

impl Picture {
    fn of(battle: &Battle, layout: &Layout) -> Self {
        let hex = |hex: Hex| {
            let place = layout.place(hex);
            let obstacle = battle.obstacles.iter().find(|(at, _)| *at == hex);
            PictureHex {
                x: place.x,
                y: place.y,
                area: layout.area(hex).0,
                ground: match layout.ground(hex) {
                    Ground::Floor => PictureGround::Floor,
                    Ground::Blocked => PictureGround::Blocked,
                    Ground::Door => PictureGround::Door,
                },
                obstacle: obstacle.map(|(_, obstacle)| *obstacle),
            }
        };
        let sides = layout.hexes().flat_map(|from| {
            Facing::ALL.into_iter().filter_map(move |facing| {
                let to = layout.neighbour(from, facing).filter(|to| from < *to)?;
                Some(PictureSide { between: [from.0, to.0], kind: SideKind::of(layout.side(from, facing))? })
            })
        });
        Self {
            hexes: layout.hexes().map(hex).collect(),
            sides: sides.collect(),
            centres: layout.areas().iter().map(|area| layout.centre(area).0).collect(),
            terrain: layout.areas().iter().map(|area| battle.field.terrain(area)).collect(),
            letters: layout.areas().iter().map(|area| layout.letter(area)).collect(),
            start: battle.field.start.iter().map(|hex| hex.0).collect(),
        }
    }
}

impl SideKind {
    fn of(side: Side) -> Option<Self> {
        Some(match side {
            Side::Open => return None,
            Side::Wall => Self::Wall,
            Side::Door => Self::Door,
            Side::Locked => Self::Locked,
            Side::Window => Self::Window,
            Side::Blocked => Self::Blocked,
        })
    }
}

impl Battle {
    /// The locks next to a hex that the bash action breaks (83): their numbers.
    pub fn locks_beside(&self, hex: Hex, set: u64) -> impl Iterator<Item = u8> + '_ {
        let locks = self.field.locks.iter().enumerate();
        let is_there = move |(n, lock): &(usize, &Lock)| {
            set >> n & 1 == 0 && lock.is_locked && lock.between.contains(&hex)
        };
        locks.filter(is_there).map(|(n, _)| n as u8)
    }

    /// The sides that a set of changes has made other than they were drawn.
    pub fn changed(&self, set: u64) -> Vec<PictureSide> {
        if set == 0 {
            return Vec::new();
        }
        let (before, now) = (self.picture(0).sides, self.picture(set).sides);
        now.into_iter().filter(|side| !before.contains(side)).collect()
    }

    /// The part of an area that an agent walks to from a hex, as long as nothing of the board has changed.
    pub fn part_of(&self, hex: Hex) -> HexSet {
        let board = self.field.board(0);
        board.part_hexes(board.part(hex, Gait::Walking), Gait::Walking)
    }
}

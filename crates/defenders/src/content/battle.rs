//! What a mission lays on the table, as far as the rules of every mission need it (11): the ground, the decks, the signals.

use serde::Serialize;
use sortie_boards::hex::{AreaSet, Facing, Gait, Ground, Hex, HexSet, Layout, Side, Variants};
use ts_rs::TS;

use super::kinds::{Grade, Terrain};
use super::tiles::Obstacle;
use crate::dice::Symbol;

/// A mission as the rules see it before it is told as a story.
#[derive(Debug)]
pub struct Battle {
    /// The mission's name in files.
    pub id: String,
    /// The map, and what can change of it.
    pub variants: Variants,
    /// What the floor of each area is.
    pub terrain: Vec<Terrain>,
    /// What stands on blocked hexes.
    pub obstacles: Vec<(Hex, Obstacle)>,
    /// Where agents start.
    pub start: Vec<Hex>,
    /// Teleport points and their symbols.
    pub points: Vec<(Symbol, Hex)>,
    /// Where an action may search (81).
    pub search: HexSet,
    /// Alien cards of the deck, by number, each copy once.
    pub aliens: Vec<u8>,
    /// Encounter cards of the deck, by number, each copy once.
    pub encounters: Vec<u8>,
    /// Stacks of event cards, the first on top; each is shuffled by itself.
    pub events: Vec<Vec<u8>>,
    /// Human and alien signals in the reserve (146).
    pub signals: [u8; 2],
    /// Hexes on which signals of the reserve lie at the start.
    pub first_signals: Vec<Hex>,
    /// Aliens that stand on the map at the start, by number of their cards.
    pub first_aliens: Vec<(u8, Hex)>,
    /// The rank if the mission is played alone.
    pub grade: Grade,
    /// Devices for each agent.
    pub devices: u8,
    /// Improved weapons for the team.
    pub improved: u8,
    /// Alien weapons for the team.
    pub alien_weapons: u8,
    /// In the strategy phase of this round the mission ends at the latest.
    pub last_round: u16,
}

impl Battle {
    /// The areas whose floor is of a kind.
    pub fn areas_of(&self, terrain: Terrain) -> AreaSet {
        let board = self.variants.board(0);
        board.areas().iter().filter(|area| self.terrain[usize::from(area.0)] == terrain).collect()
    }

    /// The map as it is drawn, after a set of changes.
    pub fn picture(&self, set: u64) -> Picture {
        Picture::of(self, self.variants.board(set).layout())
    }
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
            terrain: battle.terrain.clone(),
            letters: layout.areas().iter().map(|area| layout.letter(area)).collect(),
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
    /// The changes of the map that break a lock next to a hex (83): their numbers.
    pub fn locks_beside(&self, hex: Hex, set: u64) -> impl Iterator<Item = u8> + '_ {
        use sortie_boards::hex::Change;
        let is_lock = move |n: usize, change: &Change| match change {
            Change::Side { between, becomes: Side::Door } => {
                let layout = self.variants.board(set).layout();
                let side = Facing::ALL
                    .into_iter()
                    .find(|facing| layout.neighbour(between[0], *facing) == Some(between[1]))
                    .map(|facing| layout.side(between[0], facing));
                set >> n & 1 == 0 && between.contains(&hex) && side == Some(Side::Locked)
            }
            Change::Side { .. } | Change::Ground { .. } => false,
        };
        let changes = self.variants.changes().iter().enumerate();
        changes.filter(move |(n, change)| is_lock(*n, change)).map(|(n, _)| n as u8)
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
        let board = self.variants.board(0);
        board.part_hexes(board.part(hex, Gait::Walking), Gait::Walking)
    }
}

//! Tables: terrain to play on (S5).

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{self, Cover, Kind, Piece, Point, Polygon};
use ts_rs::TS;

use super::{MissionId, Origin};

/// A ready table. Its name is the text `specops-table-<id>`.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(rename = "SpecopsTable")]
pub struct TableMap {
    /// Its name in files and texts.
    pub id: String,
    /// Where it comes from.
    pub origin: Origin,
    /// The missions it is laid out for. It fits the tokens of all.
    pub missions: Vec<MissionId>,
    /// Its pieces as it is drawn, by the numbers they have on its grounds.
    pub pieces: Vec<TablePiece>,
    /// Whether the half turn brings it onto itself (M0.3).
    pub is_symmetric: bool,
    /// The same for the rules: as it is drawn, and turned by 180 degrees (C1.8).
    #[serde(skip)]
    #[ts(skip)]
    pub grounds: [plane::Table; 2],
}

/// A piece of a table: what it is, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsTablePiece")]
pub struct TablePiece {
    /// What it is.
    pub look: Look,
    /// Where it stands.
    pub piece: Piece,
}

impl TablePiece {
    /// The same after the half turn of the table. It moves corners and changes nothing between them.
    pub(super) fn turned(&self) -> Self {
        let corners = self.piece.polygon.corners().iter().map(|&at| TableMap::turned(at)).collect();
        let polygon = Polygon::new(corners).unwrap_or_else(|_| self.piece.polygon.clone());
        Self { look: self.look, piece: Piece { polygon, ..self.piece.clone() } }
    }
}

impl TableMap {
    /// How far a table goes east and south: 36 inches (C1.3).
    pub const SIDE: u32 = 9144;

    /// The ground as it is drawn, or turned (C1.8).
    pub fn ground(&self, is_turned: bool) -> &plane::Table {
        &self.grounds[usize::from(is_turned)]
    }

    /// Where a point lies after the half turn.
    pub const fn turned(at: Point) -> Point {
        Point::new(Self::SIDE as i32 - at.x(), Self::SIDE as i32 - at.y())
    }
}

/// What a piece of terrain is, and what players agree about such a piece (C1.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsLook")]
pub enum Look {
    /// Bushes and hedges.
    Hedge,
    /// A wood: trees apart from each other.
    Woods,
    /// What is left of a building: rubble to walk through.
    Rubble,
    /// A crater with a rim.
    Crater,
    /// A portable barricade (C7.10).
    Barricade,
    /// A stack of crates to stand on.
    Crates,
    /// A shipping container.
    Container,
    /// A low wall.
    Wall,
    /// A rock.
    Rock,
    /// A house with a flat roof.
    Building,
    /// A tower, high and narrow.
    Tower,
    /// A raised landing pad.
    Platform,
    /// A pool that nobody enters.
    Pool,
    /// A generator or a tank that hums and cannot be climbed.
    Generator,
}

impl Look {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Hedge,
        Self::Woods,
        Self::Rubble,
        Self::Crater,
        Self::Barricade,
        Self::Crates,
        Self::Container,
        Self::Wall,
        Self::Rock,
        Self::Building,
        Self::Tower,
        Self::Platform,
        Self::Pool,
        Self::Generator,
    ];

    /// Its word in files and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hedge => "hedge",
            Self::Woods => "woods",
            Self::Rubble => "rubble",
            Self::Crater => "crater",
            Self::Barricade => "barricade",
            Self::Crates => "crates",
            Self::Container => "container",
            Self::Wall => "wall",
            Self::Rock => "rock",
            Self::Building => "building",
            Self::Tower => "tower",
            Self::Platform => "platform",
            Self::Pool => "pool",
            Self::Generator => "generator",
        }
    }

    /// Its kind (S5).
    pub const fn kind(self) -> Kind {
        match self {
            Self::Hedge | Self::Woods | Self::Rubble | Self::Crater | Self::Pool => Kind::Area,
            Self::Barricade => Kind::Scatter,
            Self::Crates
            | Self::Container
            | Self::Wall
            | Self::Rock
            | Self::Building
            | Self::Tower
            | Self::Platform
            | Self::Generator => Kind::Obstacle,
        }
    }

    /// How high such a piece is unless a table says otherwise, in tenths of a millimetre. A trooper is 420 high and walks onto
    /// what is no higher; a climb or Jump 1 goes 1524 up, Scale or Jump 2 twice as far (C7.7 to C7.9).
    pub const fn height(self) -> u32 {
        match self {
            Self::Pool => 0,
            Self::Crater => 150,
            Self::Barricade | Self::Rubble => 254,
            Self::Hedge => 300,
            Self::Crates => 380,
            Self::Platform => 420,
            Self::Wall => 500,
            Self::Rock => 800,
            Self::Container => 900,
            Self::Generator => 1000,
            Self::Woods => 1200,
            Self::Building => 1400,
            Self::Tower => 2540,
        }
    }

    /// How well it covers (C9.13).
    pub const fn cover(self) -> Cover {
        match self {
            Self::Pool => Cover::None,
            Self::Hedge | Self::Woods | Self::Crater | Self::Platform => Cover::Light,
            Self::Rubble
            | Self::Barricade
            | Self::Crates
            | Self::Container
            | Self::Wall
            | Self::Rock
            | Self::Building
            | Self::Tower
            | Self::Generator => Cover::Heavy,
        }
    }

    /// Whether nobody may enter it (C7.12).
    pub const fn is_impassable(self) -> bool {
        matches!(self, Self::Pool | Self::Generator)
    }
}

//! From files to [`Content`]. Everything is read as far as it can be and checked as a whole, so that a pack is told everything
//! that is wrong with it.

use sortie_boards::plane::{self, Piece, Polygon};
use sortie_content::{Finding, Severity, Source, Texts};

use super::Content;
use super::card::{CardOwner, CommandCard};
use super::check;
use super::condition::ConditionTable;
use super::entry::{Entry, File, List};
use super::ids::{CardId, KindId, MissionId, SideId, TableId, TeamId};
use super::mission::Mission;
use super::raw::{RawCard, RawMission, RawPiece, RawStock, RawTable, RawTeam, RawUnit, RawVehicle};
use super::stock::StockPiece;
use super::table::{Look, TableMap, TablePiece};
use super::team::{LoadoutSide, Team};
use super::transmitter::TransmitterCard;
use super::unit::{Unit, Vehicle};
use crate::ability::Ability;
use crate::profile::Faction;

const TABLES: &str = "specops/tables/";

/// Everything the pack says, as it is read.
pub(super) struct Pack<'a> {
    pub(super) source: &'a Source,
    pub(super) units: List<'a, RawUnit>,
    pub(super) vehicles: List<'a, RawVehicle>,
    pub(super) teams: List<'a, RawTeam>,
    pub(super) cards: List<'a, RawCard>,
    pub(super) sides: List<'a, LoadoutSide>,
    pub(super) missions: List<'a, RawMission>,
    pub(super) tables: Vec<Ground<'a>>,
    pub(super) stock: List<'a, RawStock>,
    pub(super) transmitter: Option<Entry<'a, TransmitterCard>>,
    pub(super) conditions: Option<Entry<'a, ConditionTable>>,
    /// The texts of this pack alone. What cannot be read among them is found with those of other packs.
    pub(super) texts: Texts,
}

/// A table as a file says it.
pub(super) struct Ground<'a> {
    /// The name of the file.
    pub(super) id: &'a str,
    pub(super) head: Entry<'a, RawTable>,
    pub(super) pieces: List<'a, RawPiece>,
}

/// Reads and checks the pack `specops`. Everything that is wrong goes to the findings; none if there is an error.
pub(super) fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
    let before = findings.len();
    let pack = Pack::open(source, findings)?;
    check::all(&pack, findings);
    if findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
        return None;
    }
    pack.content()
}

impl<'a> Pack<'a> {
    /// None if a whole file is missing or no TOML at all: whatever names something in it would be told again.
    fn open(source: &'a Source, findings: &mut Vec<Finding>) -> Option<Self> {
        let mut file = |path, keys| File::open(source, path, keys, findings);
        let units = file("specops/units.toml", &["unit"]);
        let vehicles = file("specops/vehicles.toml", &["vehicle"]);
        let teams = file("specops/teams.toml", &["team"]);
        let cards = file("specops/command_cards.toml", &["card"]);
        let sides = file("specops/loadouts.toml", &["side"]);
        let missions = file("specops/missions.toml", &["mission"]);
        let stock = file("specops/stock.toml", &["piece"]);
        let table = file("specops/box.toml", &["transmitter", "conditions"]);
        let tables = tables(source, findings);
        let (units, vehicles, teams) = (units?, vehicles?, teams?);
        let (cards, sides, missions, stock, table) = (cards?, sides?, missions?, stock?, table?);
        let own = source.files().filter(|(path, _)| path.starts_with("specops/") && path.ends_with(".ftl"));
        Some(Self {
            source,
            units: units.list("unit", findings),
            vehicles: vehicles.list("vehicle", findings),
            teams: teams.list("team", findings),
            cards: cards.list("card", findings),
            sides: sides.list("side", findings),
            missions: missions.list("mission", findings),
            tables,
            stock: stock.list("piece", findings),
            transmitter: table.one("transmitter", findings),
            conditions: table.one("conditions", findings),
            texts: Texts::read(&Source::of(own), &mut Vec::new()),
        })
    }

    /// The number of a kind of unit.
    pub(super) fn kind(&self, id: &str) -> Option<KindId> {
        self.units.values().position(|unit| unit.id == id).map(|n| KindId(n as u8))
    }

    fn side(&self, id: &str) -> Option<SideId> {
        self.sides.values().position(|side| side.id == id).map(|n| SideId(n as u8))
    }

    fn team(&self, id: &str) -> Option<TeamId> {
        self.teams.values().position(|team| team.id == id).map(|n| TeamId(n as u8))
    }

    /// The cards in the hand of a team: those of its faction, its own, and what everybody has (C1.14).
    pub(super) fn hand(&self, team: &RawTeam) -> Vec<CardId> {
        let rank = |card: &RawCard| match (&card.faction, &card.team) {
            (Some(faction), None) if *faction == team.faction => Some(0),
            (None, Some(id)) if *id == team.id => Some(1),
            (None, None) => Some(2),
            _ => None,
        };
        let cards = self.cards.values().enumerate();
        let mut hand: Vec<_> =
            cards.filter_map(|(n, card)| Some((rank(card)?, card.pips, CardId(n as u8)))).collect();
        hand.sort_unstable();
        hand.into_iter().map(|(.., card)| card).collect()
    }

    /// What was found good, by number. None only where the checks would have found something.
    fn content(&self) -> Option<Content> {
        let vehicle = |faction| {
            let vehicle = self.vehicles.values().find(|vehicle| vehicle.faction == faction)?;
            let profile = vehicle.profile();
            let RawVehicle { id, origin, health_each, .. } = vehicle;
            Some(Vehicle { id: id.clone(), origin: *origin, faction, profile, health_each: *health_each })
        };
        let unit =
            |unit: &RawUnit| Unit { id: unit.id.clone(), origin: unit.origin, profile: unit.profile() };
        let side = |side: &LoadoutSide| {
            let mut side = side.clone();
            side.ability.iter_mut().for_each(|ability| self.resolve(ability));
            side
        };
        Some(Content {
            units: self.units.values().map(unit).collect(),
            teams: self.teams.values().map(|team| self.team_of(team)).collect::<Option<_>>()?,
            vehicles: Faction::ALL.into_iter().map(vehicle).collect::<Option<_>>()?,
            cards: self.cards.values().map(|card| self.card_of(card)).collect::<Option<_>>()?,
            sides: self.sides.values().map(side).collect(),
            missions: self.missions.values().map(|mission| self.mission_of(mission)).collect(),
            tables: self.tables.iter().map(|ground| self.table_of(ground)).collect::<Option<_>>()?,
            stock: self.stock.values().map(stocked).collect(),
            transmitter: self.transmitter.as_ref()?.value,
            conditions: self.conditions.as_ref()?.value,
        })
    }

    fn team_of(&self, team: &RawTeam) -> Option<Team> {
        let mut members = Vec::new();
        for member in &team.members {
            let kind = self.kind(&member.unit)?;
            members.extend((0..member.count).map(|_| kind));
        }
        let card = |[a, b]: &[String; 2]| Some([self.side(a)?, self.side(b)?]);
        let loadouts = team.loadouts.iter().map(card).collect::<Option<Vec<_>>>()?;
        Some(Team {
            id: team.id.clone(),
            faction: team.faction,
            members,
            loadouts: loadouts.try_into().ok()?,
            hand: self.hand(team).try_into().ok()?,
        })
    }

    fn card_of(&self, card: &RawCard) -> Option<CommandCard> {
        let owner = match (&card.faction, &card.team) {
            (Some(faction), _) => CardOwner::Faction(*faction),
            (None, Some(team)) => CardOwner::Team(self.team(team)?),
            (None, None) => CardOwner::Anybody,
        };
        let RawCard { id, origin, pips, mut orders, returns, mut ability, .. } = card.clone();
        orders.whose.resolve(|id| self.kind(id));
        ability.iter_mut().for_each(|ability| self.resolve(ability));
        Some(CommandCard { id, origin, owner, pips, orders, returns, ability })
    }

    fn resolve(&self, ability: &mut Ability) {
        for filter in ability.filters_mut() {
            filter.resolve(|id| self.kind(id));
        }
    }

    fn mission_of(&self, mission: &RawMission) -> Mission {
        let is_for = |ground: &Ground<'_>| ground.head.value.missions.contains(&mission.id);
        let tables = (0..).zip(&self.tables).filter(|(_, ground)| is_for(ground));
        Mission {
            id: mission.id.clone(),
            origin: mission.origin,
            rules: mission.rules,
            zones: mission.zone.iter().map(|zone| zone.get_ref().clone()).collect(),
            tokens: mission.token.iter().map(|token| *token.get_ref()).collect(),
            tables: tables.map(|(n, _)| TableId(n)).collect(),
        }
    }

    fn table_of(&self, ground: &Ground<'_>) -> Option<TableMap> {
        let head = &ground.head.value;
        let mission = |id: &String| self.missions.values().position(|mission| mission.id == *id);
        let missions = head.missions.iter().map(|id| Some(MissionId(mission(id)? as u8)));
        Some(TableMap {
            id: ground.id.to_owned(),
            origin: head.origin,
            missions: missions.collect::<Option<_>>()?,
            pieces: ground.pieces(),
            is_symmetric: head.symmetric,
            grounds: [ground.table(false)?, ground.table(true)?],
        })
    }
}

impl Ground<'_> {
    /// Its pieces.
    pub(super) fn pieces(&self) -> Vec<TablePiece> {
        self.drawn().into_iter().map(|(_, piece)| piece).collect()
    }

    /// Its pieces, each with the number of the entry that drew it; of a symmetric table those that stand there by the half turn
    /// come last.
    pub(super) fn drawn(&self) -> Vec<(usize, TablePiece)> {
        let mut pieces: Vec<_> = self.pieces.values().map(piece).enumerate().collect();
        if self.head.value.symmetric {
            let images: Vec<_> = pieces.iter().map(|(n, piece)| (*n, piece.turned())).collect();
            pieces.extend(images.into_iter().filter(|(_, image)| !self.is_drawn(image)));
        }
        pieces
    }

    /// Whether an image under the half turn is a piece that was drawn.
    fn is_drawn(&self, image: &TablePiece) -> bool {
        let corners = |polygon: &Polygon| {
            let mut corners = polygon.corners().to_vec();
            corners.sort_unstable();
            corners
        };
        let here = corners(&image.piece.polygon);
        self.pieces.values().any(|drawn| drawn.look == image.look && corners(&drawn.at) == here)
    }

    /// Its geometry, as drawn or turned.
    pub(super) fn table(&self, is_turned: bool) -> Option<plane::Table> {
        let lay = |drawn: TablePiece| if is_turned { drawn.turned().piece } else { drawn.piece };
        plane::Table::new([TableMap::SIDE; 2], self.pieces().into_iter().map(lay).collect()).ok()
    }
}

fn piece(raw: &RawPiece) -> TablePiece {
    let look: Look = raw.look;
    let piece = Piece {
        kind: look.kind(),
        polygon: raw.at.clone(),
        height: raw.height.unwrap_or(look.height()),
        cover: raw.cover.unwrap_or(look.cover()),
        sight: raw.sight.unwrap_or(true) && look.kind() != plane::Kind::Area,
        impassable: look.is_impassable(),
    };
    TablePiece { look, piece }
}

/// A kind of piece in the stock, as its file says.
pub(super) fn stocked(raw: &RawStock) -> StockPiece {
    let drawn = RawPiece {
        look: raw.look,
        at: raw.at.clone(),
        height: raw.height,
        cover: raw.cover,
        sight: raw.sight,
    };
    let TablePiece { look, piece } = piece(&drawn);
    StockPiece { id: raw.id.clone(), origin: raw.origin, n: raw.n, look, piece }
}

fn tables<'a>(source: &'a Source, findings: &mut Vec<Finding>) -> Vec<Ground<'a>> {
    let paths = source.files().map(|(path, _)| path);
    let paths = paths.filter(|path| path.starts_with(TABLES) && path.ends_with(".toml"));
    let ground = |path: &'a str| {
        let file = File::open(source, path, &["table", "piece"], findings)?;
        let id = path.strip_prefix(TABLES)?.strip_suffix(".toml")?;
        let pieces = file.list("piece", findings);
        Some(Ground { id, head: file.one("table", findings)?, pieces })
    };
    paths.filter_map(ground).collect()
}

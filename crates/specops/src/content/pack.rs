//! Everything printed, by its number.

use serde::Serialize;
use sortie_content::{Finding, Source};
use ts_rs::TS;

use super::{
    CardId, CommandCard, ConditionTable, KindId, LoadoutSide, Mission, MissionId, SideId, StockId,
    StockPiece, TableId, TableMap, Team, TeamId, TransmitterCard, Unit, Vehicle,
};
use crate::profile::Faction;

/// Everything printed. States name it by its place in these lists.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(rename = "SpecopsContent")]
pub struct Content {
    /// The kinds of unit.
    pub units: Vec<Unit>,
    /// The task teams.
    pub teams: Vec<Team>,
    /// The vehicles of mission 3, in the order of [`Faction::ALL`].
    pub vehicles: Vec<Vehicle>,
    /// The command cards.
    pub cards: Vec<CommandCard>,
    /// The sides of loadout cards, each name once (D7).
    pub sides: Vec<LoadoutSide>,
    /// The missions, in the order of their numbers.
    pub missions: Vec<Mission>,
    /// The ready tables.
    pub tables: Vec<TableMap>,
    /// The pieces from which players build a table in turn (S5).
    pub stock: Vec<StockPiece>,
    /// The transmitter card of mission 1.
    pub transmitter: TransmitterCard,
    /// The condition table.
    pub conditions: ConditionTable,
}

impl Content {
    /// What ships with the program.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> Self {
        let mut findings = Vec::new();
        Self::read(Source::shipped(), &mut findings)
            .unwrap_or_else(|| panic!("the shipped content is broken: {}", Finding::in_short(&findings)))
    }

    /// Reads and checks the pack `specops`. Everything that is wrong goes to the findings; none if there is an error.
    pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self> {
        super::read::read(source, findings)
    }

    /// A kind of unit.
    pub fn unit(&self, id: KindId) -> &Unit {
        &self.units[id.index()]
    }

    /// A team.
    pub fn team(&self, id: TeamId) -> &Team {
        &self.teams[id.index()]
    }

    /// The vehicle that breaks down while a faction escorts it (M3.2).
    pub fn vehicle(&self, faction: Faction) -> &Vehicle {
        &self.vehicles[faction as usize]
    }

    /// A command card.
    pub fn card(&self, id: CardId) -> &CommandCard {
        &self.cards[id.index()]
    }

    /// A side of a loadout card.
    pub fn side(&self, id: SideId) -> &LoadoutSide {
        &self.sides[id.index()]
    }

    /// A mission.
    pub fn mission(&self, id: MissionId) -> &Mission {
        &self.missions[id.index()]
    }

    /// A table.
    pub fn table(&self, id: TableId) -> &TableMap {
        &self.tables[id.index()]
    }

    /// A kind of piece in the stock.
    pub fn stock(&self, id: StockId) -> Option<&StockPiece> {
        self.stock.get(id.index())
    }

    /// A kind of unit by its name in files.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.units.iter().position(|unit| unit.id == id).map(|n| KindId(n as u8))
    }

    /// A team by its name in files.
    pub fn team_named(&self, id: &str) -> Option<TeamId> {
        self.teams.iter().position(|team| team.id == id).map(|n| TeamId(n as u8))
    }

    /// A command card by its name in files.
    pub fn card_named(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|n| CardId(n as u8))
    }

    /// A side of a loadout card by its name in files.
    pub fn side_named(&self, id: &str) -> Option<SideId> {
        self.sides.iter().position(|side| side.id == id).map(|n| SideId(n as u8))
    }

    /// A mission by its name in files.
    pub fn mission_named(&self, id: &str) -> Option<MissionId> {
        self.missions.iter().position(|mission| mission.id == id).map(|n| MissionId(n as u8))
    }

    /// A table by its name in files.
    pub fn table_named(&self, id: &str) -> Option<TableId> {
        self.tables.iter().position(|table| table.id == id).map(|n| TableId(n as u8))
    }
}

//! The arena: fields in numbered areas, and pillars.

use serde::Serialize;
use sortie_boards::hex::{self, Place};
use sortie_boards::{Cell, CellSet};
use ts_rs::TS;

/// The arena. Every field belongs to exactly one area (A7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaMap")]
pub struct Map {
    /// The fields, by number.
    pub fields: Vec<Field>,
    /// The pillars, which nobody enters (20).
    pub pillars: Vec<Pillar>,
    /// The fields of each area; area 1 comes first.
    pub areas: Vec<CellSet>,
    /// The fields next to each field (A8).
    pub neighbours: Vec<CellSet>,
}

/// A field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaField")]
pub struct Field {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
    /// The area, from 1.
    pub area: u8,
    /// The number within the area, from 1.
    pub number: u8,
}

/// A pillar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaPillar")]
pub struct Pillar {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
    /// The fields beside it, where a Jedi may start (S6).
    pub beside: CellSet,
}

impl Map {
    /// The map of these places: the areas' numbers from 1, or `None` for a pillar.
    pub(crate) fn new(places: &[(Place, Option<u8>)]) -> Self {
        let mut fields: Vec<Field> = Vec::new();
        for &(Place { x, y }, area) in places {
            if let Some(area) = area {
                let number = fields.iter().filter(|field| field.area == area).count() as u8 + 1;
                fields.push(Field { x, y, area, number });
            }
        }
        let spots: Vec<Place> = fields.iter().map(|field| Place { x: field.x, y: field.y }).collect();
        let beside = |pillar: Place| -> CellSet {
            let around = pillar.neighbours();
            (0..).zip(&spots).filter(|(_, spot)| around.contains(spot)).map(|(n, _)| Cell(n)).collect()
        };
        let n_areas = fields.iter().map(|field| field.area).max().unwrap_or(0);
        let area_of = |area| (0..).zip(&fields).filter(move |(_, f)| f.area == area).map(|(n, _)| Cell(n));
        Self {
            neighbours: hex::neighbours(&spots),
            areas: (1..=n_areas).map(|area| area_of(area).collect()).collect(),
            pillars: places
                .iter()
                .filter(|(_, area)| area.is_none())
                .map(|&(place, _)| Pillar { x: place.x, y: place.y, beside: beside(place) })
                .collect(),
            fields,
        }
    }

    /// All fields.
    pub fn all(&self) -> CellSet {
        CellSet::first(self.fields.len())
    }

    /// The fields next to a field (A8).
    pub fn beside(&self, field: Cell) -> CellSet {
        self.neighbours[field.index()]
    }

    /// Everywhere a figure gets to through `free` fields, its own included (20).
    pub fn reach(&self, from: Cell, free: CellSet) -> CellSet {
        hex::reach(&self.neighbours, from, free)
    }

    /// A shortest walk through `free` fields, for the story of a move.
    pub fn path(&self, from: Cell, to: Cell, free: CellSet) -> Vec<Cell> {
        hex::path(&self.neighbours, from, to, free)
    }
}

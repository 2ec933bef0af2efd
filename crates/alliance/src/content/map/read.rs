//! `content/alliance/maps/*.toml`: from files to [`Map`]s.

use std::sync::OnceLock;

use serde::Deserialize;
use sortie_boards::square::{Direction, Edge, Space, SpaceSet};
use sortie_content::{Finding, Severity, Source, TomlFile};
use toml::Spanned;

use super::{Area, Door, Map, Placed, Plan, Recommended, Turn, check, set_door};
use crate::content::tiles::{Tiles, read_tiles};

/// Where the maps lie.
const FOLDER: &str = "alliance/maps/";

/// A map's file, possibly nonsense.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMap {
    pub(super) id: Spanned<String>,
    #[serde(rename = "origin")]
    _origin: String,
    #[serde(default, rename = "use")]
    pub(super) purpose: Purpose,
    pub(super) tiles: Vec<Spanned<RawPlaced>>,
    pub(super) crates: Option<RawSpaces>,
    pub(super) terminals: Option<RawSpaces>,
    pub(super) entries: RawSpaces,
    pub(super) enemy: Option<RawSpaces>,
    #[serde(default)]
    pub(super) door: Vec<Spanned<RawDoor>>,
    pub(super) recommended: Option<Spanned<Recommended>>,
}

pub(super) type RawSpaces = Spanned<Vec<Spanned<Space>>>;

/// What a map is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Purpose {
    #[default]
    Skirmish,
    Mission,
}

/// A tile: the face, the north-west place of what it covers, its turn, and the area it is a part of.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlaced {
    face: String,
    at: (u8, u8),
    #[serde(default)]
    turn: Turn,
    pub(super) area: Option<String>,
}

/// A door: the spaces on one side of it, and which side of theirs it covers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDoor {
    pub(super) at: Vec<Space>,
    pub(super) side: Direction,
}

/// Reads and checks the tiles and every map. Everything that is wrong goes to the findings; none if there is an error.
/// Whether the recommended groups exist is for whoever knows the groups to check. Maps for missions come last, so that
/// those for skirmishes keep their numbers.
pub fn read_maps(source: &Source, findings: &mut Vec<Finding>) -> Option<(Tiles, Vec<Map>)> {
    let before = findings.len();
    let tiles = read_tiles(source, findings);
    let mut maps = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    let paths = source.files().map(|(path, _)| path);
    for path in paths.filter(|path| path.starts_with(FOLDER) && path.ends_with(".toml")) {
        let Some(file) = TomlFile::open(source, path, findings) else { continue };
        let Some(raw) = file.read::<RawMap>(findings) else { continue };
        check::id(file, &raw, &ids, findings);
        ids.push(raw.id.get_ref().clone());
        // Without tiles no map can be laid out, and every face would be found again as unknown.
        if let Some(tiles) = &tiles {
            maps.extend(read_map(file, raw, tiles, findings));
        }
    }
    maps.sort_by_key(|map| map.is_mission);
    let is_broken = findings[before..].iter().any(|finding| finding.severity == Severity::Error);
    tiles.filter(|_| !is_broken).map(|tiles| (tiles, maps))
}

fn read_map(file: TomlFile<'_>, raw: RawMap, tiles: &Tiles, findings: &mut Vec<Finding>) -> Option<Map> {
    let before = findings.len();
    let placed: Vec<Placed> = raw.tiles.iter().map(|tile| read_placed(tile.get_ref())).collect();
    check::lists(file, &raw, findings);
    check::copies(file, &raw, &placed, tiles, findings);
    let plan = match Plan::lay(tiles, &placed) {
        Ok(plan) => plan,
        Err(misplaced) => {
            // A space may be meant for a tile that does not lie yet, so nothing is said about spaces.
            let findings_of = misplaced.iter().map(|wrong| check::misplaced(file, &raw, wrong));
            findings.extend(findings_of);
            return None;
        }
    };
    check::spaces(file, &raw, &plan, findings);
    let are_doors_right = check::doors(file, &raw, &plan, findings);
    check::reach(file, &raw, &plan, findings);
    if !are_doors_right {
        return None;
    }

    let areas = read_areas(&raw, &plan);
    let doors: Vec<Door> = raw.door.iter().map(|door| read_door(door.get_ref(), &areas)).collect();
    let mut layout = plan.layout.clone();
    doors.iter().for_each(|door| set_door(&mut layout, door, Edge::Door));
    check::areas(file, &raw, &areas, &layout, findings);

    if findings.len() > before {
        return None;
    }

    let listed = |spaces: &RawSpaces| -> Vec<Space> {
        spaces.get_ref().iter().map(|space| *space.get_ref()).collect()
    };
    let list = |spaces: &Option<RawSpaces>| spaces.as_ref().map(listed).unwrap_or_default();
    Some(Map {
        id: raw.id.get_ref().clone(),
        is_mission: raw.purpose == Purpose::Mission,
        placed,
        layout,
        boards: vec![OnceLock::new(); 1 << doors.len()],
        doors,
        areas,
        crates: list(&raw.crates),
        terminals: list(&raw.terminals),
        entries: listed(&raw.entries),
        enemy: list(&raw.enemy),
        recommended: raw.recommended.map(Spanned::into_inner).unwrap_or_default(),
        laid: plan,
    })
}

fn read_placed(raw: &RawPlaced) -> Placed {
    let RawPlaced { face, at: (column, row), turn, .. } = raw;
    Placed { face: face.clone(), column: *column, row: *row, turn: *turn }
}

/// The areas in the order of their first tiles.
fn read_areas(raw: &RawMap, plan: &Plan) -> Vec<Area> {
    let name = |tile: usize| raw.tiles[tile].get_ref().area.as_deref().unwrap_or(Area::ALL);
    let mut areas: Vec<Area> = Vec::new();
    for tile in 0..raw.tiles.len() {
        if !areas.iter().any(|area| area.id == name(tile)) {
            areas.push(Area { id: name(tile).to_owned(), spaces: SpaceSet::EMPTY });
        }
    }
    for (&space, laid) in &plan.spaces {
        if let Some(area) = areas.iter_mut().find(|area| area.id == name(laid.tile)) {
            area.spaces.insert(space);
        }
    }
    areas
}

fn read_door(raw: &RawDoor, areas: &[Area]) -> Door {
    let area = |space: Space| areas.iter().position(|area| area.spaces.has(space)).unwrap_or_default() as u8;
    let here = raw.at.first().copied();
    let sides = [here, here.and_then(|space| space.step(raw.side))].map(|space| space.map_or(0, area));
    Door { edges: raw.at.iter().map(|&space| (space, raw.side)).collect(), areas: sides }
}

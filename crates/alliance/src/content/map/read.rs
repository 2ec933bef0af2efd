//! `content/alliance/maps/*.toml`: from files to [`Map`]s.

use std::sync::OnceLock;

use serde::Deserialize;
use sortie_boards::square::{Direction, Edge, Space};
use sortie_content::{Finding, Severity, Source, TomlFile};
use toml::Spanned;

use super::{Door, Map, Placed, Plan, Turn, check, set_door};
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
    pub(super) tiles: Vec<Spanned<RawPlaced>>,
    pub(super) crates: Spanned<Vec<Spanned<Space>>>,
    pub(super) terminals: Spanned<Vec<Spanned<Space>>>,
    pub(super) entries: Spanned<Vec<Spanned<Space>>>,
    pub(super) enemy: Spanned<Vec<Spanned<Space>>>,
    #[serde(default)]
    pub(super) door: Vec<Spanned<RawDoor>>,
    recommended: RawRecommended,
}

/// A tile: the face, the north-west place of what it covers, and its turn.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPlaced {
    face: String,
    at: (u8, u8),
    #[serde(default)]
    turn: Turn,
}

/// A door: the spaces on one side of it, and which side of theirs it covers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDoor {
    pub(super) at: Vec<Space>,
    pub(super) side: Direction,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecommended {
    easy: Vec<String>,
    normal: Vec<String>,
    hard: Vec<String>,
}

/// Reads and checks the tiles and every map. Everything that is wrong goes to the findings; none if there is an error.
/// Whether the recommended groups exist is for whoever knows the groups to check.
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
    check::doors(file, &raw, &plan, findings);
    check::reach(file, &raw, &plan, findings);

    if findings.len() > before {
        return None;
    }

    let mut layout = plan.layout.clone();
    let doors: Vec<Door> = raw.door.iter().map(|door| read_door(door.get_ref())).collect();
    doors.iter().for_each(|door| set_door(&mut layout, door, Edge::Door));
    let list = |spaces: &Spanned<Vec<Spanned<Space>>>| -> Vec<Space> {
        spaces.get_ref().iter().map(|space| *space.get_ref()).collect()
    };
    let RawRecommended { easy, normal, hard } = raw.recommended;
    Some(Map {
        id: raw.id.get_ref().clone(),
        placed,
        layout,
        boards: vec![OnceLock::new(); 1 << doors.len()],
        doors,
        crates: list(&raw.crates),
        terminals: list(&raw.terminals),
        entries: list(&raw.entries),
        enemy: list(&raw.enemy),
        recommended: [easy, normal, hard],
        laid: plan,
    })
}

fn read_placed(raw: &RawPlaced) -> Placed {
    let RawPlaced { face, at: (column, row), turn } = raw;
    Placed { face: face.clone(), column: *column, row: *row, turn: *turn }
}

fn read_door(raw: &RawDoor) -> Door {
    Door { edges: raw.at.iter().map(|&space| (space, raw.side)).collect() }
}

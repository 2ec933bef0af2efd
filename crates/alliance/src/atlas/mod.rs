//! Maps for those who write missions: every space with its coordinates, areas by name and doors by number, and what a
//! mission lays out. Names are those of the files; nobody plays with these pictures.

mod svg;
mod text;

use std::collections::BTreeMap;

use sortie_boards::square::{Direction, Space};
use sortie_games::{MapDrawing, NoMap};

use crate::content::mission::{Mission, MissionObject, Region};
use crate::content::{Content, Map};

/// A map by its name, with the objects and regions of a mission if one is named.
pub(crate) fn draw(content: &Content, map: &str, mission: Option<&str>) -> Result<MapDrawing, NoMap> {
    let map = content.map(map).map(|n| &content.maps[n]).ok_or(NoMap::Map)?;
    let mission = mission.map(|id| content.mission(id).ok_or(NoMap::Mission)).transpose()?;
    let laid = match mission {
        Some(mission) => Laid::of(&content.missions[mission], map).ok_or(NoMap::Mission)?,
        None => Laid::default(),
    };
    let page = Page { map, laid, doors: doors(map) };
    Ok(MapDrawing { text: page.text(), svg: page.svg() })
}

/// A map and what is drawn on it.
struct Page<'a> {
    map: &'a Map,
    laid: Laid<'a>,
    /// The number of the door on an edge, told from its north or west.
    doors: BTreeMap<(Space, Direction), usize>,
}

/// What a mission lays out on a map.
#[derive(Default)]
struct Laid<'a> {
    /// Its name; none if none was named.
    mission: Option<&'a str>,
    objects: Vec<&'a MissionObject>,
    regions: Vec<&'a Region>,
}

impl<'a> Laid<'a> {
    /// None if the mission is not played there.
    fn of(mission: &'a Mission, map: &Map) -> Option<Self> {
        let scenes: Vec<&str> =
            mission.scene.iter().filter(|scene| scene.map == map.id).map(|scene| scene.id.as_str()).collect();
        let is_here = |scene: &str| scenes.contains(&scene);
        (!scenes.is_empty()).then(|| Self {
            mission: Some(&mission.id),
            objects: mission.object.iter().filter(|object| is_here(&object.scene)).collect(),
            regions: mission.region.iter().filter(|region| is_here(&region.scene)).collect(),
        })
    }
}

impl<'a> Page<'a> {
    /// The spaces of a region.
    fn spaces(&self, region: &Region) -> Vec<Space> {
        match region.area.as_ref().and_then(|area| self.map.area(area)) {
            Some(area) => self.map.areas[area].spaces.iter().collect(),
            None => region.spaces.clone(),
        }
    }

    /// The region a space belongs to, by number; the first of several.
    fn region_at(&self, space: Space) -> Option<usize> {
        self.laid.regions.iter().position(|region| self.spaces(region).contains(&space))
    }

    /// The objects that lie on spaces; doors lie on edges.
    fn objects(&self) -> impl Iterator<Item = (usize, Space, &'a MissionObject)> {
        let numbered = (1..).zip(&self.laid.objects);
        numbered.filter_map(|(number, object)| Some((number, object.at?, *object)))
    }

    /// What a mission calls a door.
    fn door_name(&self, door: usize) -> Option<&'a str> {
        let is_it = |object: &&&MissionObject| object.door.map(usize::from) == Some(door);
        self.laid.objects.iter().find(is_it).map(|object| object.id.as_str())
    }
}

/// The edges of the doors.
fn doors(map: &Map) -> BTreeMap<(Space, Direction), usize> {
    let edges =
        map.doors.iter().enumerate().flat_map(|(n, door)| door.edges.iter().map(move |edge| (n, *edge)));
    edges.filter_map(|(n, (space, side))| Some((from_north_west(space, side)?, n))).collect()
}

/// An edge told from the space north or west of it.
fn from_north_west(space: Space, side: Direction) -> Option<(Space, Direction)> {
    match side {
        Direction::North => Some((space.step(side)?, Direction::South)),
        Direction::West => Some((space.step(side)?, Direction::East)),
        _ => Some((space, side)),
    }
}

/// The letter of an area or a region, by number: `a`, `b`, and so on.
fn letter(n: usize) -> char {
    char::from(b'a' + (n % 26) as u8)
}

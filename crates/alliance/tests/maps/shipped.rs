//! The maps of the pack.

use std::collections::{BTreeMap, BTreeSet};

use sortie_alliance::Difficulty;
use sortie_alliance::content::Map;
use sortie_boards::square::{Direction, Edge, Gait, Position, Space, SpaceSet, Walker};
use sortie_content::{Language, Texts};

use super::{looks_like, map, shipped};

const SKIRMISHES: [&str; 6] = ["bunker", "clearing", "conduit", "den", "outpost", "quarry"];

/// Those of the first act; the first two are for learning.
const MISSIONS: [&str; 9] = [
    "first_steps",
    "old_hands",
    "chorus_core",
    "customs_yard",
    "quills_vault",
    "relay_ring",
    "singing_mast",
    "weigh_house",
    "wreck_wood",
];

/// All lists of enemies that a map recommends.
fn lists(map: &Map) -> Vec<&[String]> {
    let levels = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard].into_iter();
    levels.flat_map(|level| (2..=4).map(move |heroes| map.recommended.list(level, heroes))).collect()
}

/// Maps of one box each with names in three languages, those for skirmishes first, and whoever draws one reads it again.
#[test]
fn the_maps_can_be_played() {
    let (tiles, maps) = shipped();
    let (skirmishes, missions) = maps.split_at(SKIRMISHES.len());
    let ids: Vec<&str> = skirmishes.iter().map(|map| map.id.as_str()).collect();
    assert_eq!(ids, SKIRMISHES);
    assert!(missions.iter().all(|map| map.is_mission));
    for map in &maps {
        let id = &map.id;
        let fits = match MISSIONS.iter().position(|known| known == id) {
            // Where encounters are told.
            None if id == "camp" => 16..=40,
            None => 40..=110,
            Some(..2) => 25..=50,
            Some(_) => 60..=130,
        };
        assert!(fits.contains(&map.laid().spaces.len()), "{id}: {} spaces", map.laid().spaces.len());
        let mut used: BTreeMap<u8, u8> = BTreeMap::new();
        for tile in &map.placed {
            *used.entry(tiles.face(&tile.face).unwrap().tile).or_default() += 1;
        }
        assert!(used.iter().all(|(&tile, &n)| n <= tiles.copies(tile)), "{id}: {used:?}");
        looks_like(&map.layout, &map.draw());
        for language in Language::ALL {
            let key = format!("alliance-map-{}", id.replace('_', "-"));
            for key in [format!("{key}-note"), key] {
                assert_ne!(Texts::shipped().format(language, &key, &[]), key, "{language:?}");
            }
        }
        let by_heroes = lists(map);
        assert!(by_heroes.iter().all(|groups| groups.is_empty() == map.is_mission), "{id}");
    }
}

/// alliance R17.1, R18.2
///
/// On a map for missions there is room for six at the start; with all doors closed they get everywhere in the first
/// area and nowhere else, and each further door that opens leads from a known area to one more or to a known one.
/// Alliance R17.1, R18.2.
#[test]
fn areas_lie_behind_doors() {
    let maps = shipped().1;
    for id in MISSIONS {
        let map = maps.iter().find(|map| map.id == id).unwrap();
        assert!(map.is_mission && map.entries.len() >= 6 && map.areas.len() >= 2, "{id}");
        for open in 0..1u8 << map.doors.len() {
            let mut known = BTreeSet::from([0]);
            for _ in &map.doors {
                for (_, door) in map.doors.iter().enumerate().filter(|(n, _)| open >> n & 1 == 1) {
                    let areas = door.areas.map(usize::from);
                    if areas.iter().any(|area| known.contains(area)) {
                        known.extend(areas);
                    }
                }
            }
            let reach = map.board(open).reach(&Walker::default(), Position::small(map.entries[0]), 999);
            let reached: SpaceSet = reach.passed().map(|(at, _)| at.corner()).collect();
            let floor = map.laid().spaces.keys().copied().filter(|&space| map.laid().is_floor(space));
            let expected: SpaceSet = floor.filter(|&space| known.contains(&map.area_of(space))).collect();
            assert_eq!(reached, expected, "{id} with doors {open:b}");
        }
    }
    assert_eq!(map("wreck_wood").area("cells"), Some(2));
    assert_eq!(map("wreck_wood").area("cellar"), None);
}

/// Every map as text. A second program, which shares no code with this one, made the drawings first. A changed map
/// shows here: read the difference, then write `drawings.txt` anew with `UPDATE_GOLDEN=1`.
#[test]
fn the_maps_look_as_drawn() {
    let drawn: Vec<String> = shipped().1.iter().map(|map| format!("{}\n\n{}", map.id, map.draw())).collect();
    let drawn = drawn.join("\n");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/maps/drawings.txt");
    sortie_golden::text(path.as_ref(), &drawn);
}

/// alliance R4.4, R4.5
///
/// With all doors open everybody on foot gets to every space but blocking ones and the pit. With all doors closed
/// the first deployment point still has a way to the heroes, so that a fight begins at once; and no point is so near
/// that it begins in melee. Alliance R4.4, R4.5.
#[test]
fn the_maps_are_connected() {
    for map in shipped().1 {
        let walker = Walker::default();
        let start = Position::small(map.entries[0]);
        let all = map.board(u8::MAX).reach(&walker, start, 999);
        let floor = map.laid().spaces.keys().filter(|&&space| map.laid().is_floor(space)).count();
        assert_eq!(all.passed().count(), floor, "{}", map.id);
        assert!(
            map.is_mission || map.board(0).reach(&walker, start, 999).cost(map.enemy[0].into()).is_some()
        );
        for (&entry, &enemy) in
            map.entries.iter().flat_map(|entry| map.enemy.iter().map(move |enemy| (entry, enemy)))
        {
            let distance = map.board(u8::MAX).distance(entry, enemy).unwrap();
            assert!(distance >= 5, "{}: {enemy} is {distance} from {entry}", map.id);
        }
    }
}

/// alliance R4.5, A40
///
/// Each set of open doors has its own board; a bit without a door changes nothing. Alliance R4.5, A40.
#[test]
fn doors_open_one_by_one() {
    let map = map("conduit");
    let n_doors = |open: u8| {
        let layout = map.board(open).layout();
        let sides = layout.places().flat_map(|at| [(at, Direction::East), (at, Direction::South)]);
        sides.filter(|&(at, side)| layout.edge(at, side) == Edge::Door).count()
    };
    assert_eq!([0, 1, 2, 4, 3, 7, 8, 15, 255].map(n_doors), [6, 4, 4, 4, 2, 0, 6, 0, 0]);
    let (room, corridor) = (Space::new(6, 4), Space::new(6, 5));
    let adjacent = [0, 0b001, 0b110].map(|open| map.board(open).is_adjacent(room, corridor));
    assert_eq!(adjacent, [false, true, false]);
    assert!(std::ptr::eq(map.board(1), map.board(1 | 8)), "boards are made once");
}

/// alliance R4.10, R4.12, R4.13
///
/// An AT-ST stands at its deployment point and walks to within 3 spaces of an entry, even if blocking spaces and
/// impassable edges stopped it. Most of its map lies outside. Alliance R4.10, R4.12, R4.13.
#[test]
fn a_walker_can_walk() {
    let map = map("quarry");
    let board = map.board(0);
    assert!(map.layout.interior().is_empty());
    assert!(lists(&map).iter().all(|groups| groups.contains(&"at_st".to_owned())));
    let start = Position::new(map.enemy[0], 2, 3).unwrap();
    for gait in [Gait::Walking, Gait::Unhindered] {
        assert!(board.fits(start, gait));
        let walker = Walker { gait, ..Walker::default() };
        let reach = board.reach(&walker, start, 999);
        let near = |at: Position| {
            map.entries.iter().any(|&entry| board.distance_between(entry.into(), at).is_some_and(|n| n <= 3))
        };
        assert!(reach.passed().any(|(at, _)| near(at)), "{gait:?}");
    }
}

/// The client hears of every tile, space, edge and door once.
#[test]
fn the_client_gets_a_plan() {
    let (tiles, maps) = shipped();
    let map = maps.iter().find(|map| map.id == "outpost").unwrap();
    let plan = serde_json::to_value(map.plan(&tiles)).unwrap();
    assert_eq!(
        plan["tiles"][3],
        serde_json::json!({
            "face": "38A", "number": 38, "biomes": ["desert", "imperial"],
            "column": 3, "row": 7, "columns": 2, "rows": 2, "turn": 3,
        })
    );
    assert_eq!(plan["spaces"].as_array().unwrap().len(), 94);
    assert_eq!(
        plan["spaces"][0],
        serde_json::json!({
            "at": [1, 1], "terrain": "floor", "interior": true, "biome": "imperial", "enclosed": false, "tile": 0,
        })
    );
    assert_eq!(
        plan["doors"][1],
        serde_json::json!({"edges": [[[3, 6], "south"], [[4, 6], "south"]], "areas": [0, 0]})
    );
    assert_eq!((&plan["mission"], &plan["areas"][0]["id"]), (&false.into(), &"all".into()));
    assert_eq!(plan["areas"][0]["spaces"].as_array().unwrap().len(), 94);
    let edges = plan["edges"].as_array().unwrap();
    let impassable = edges.iter().filter(|edge| edge["edge"] == "impassable").count();
    assert_eq!(impassable, 8 + 2 + 4, "the pit, tile 5 and tile 6");

    let map = maps.iter().find(|map| map.id == "first_steps").unwrap();
    let plan = serde_json::to_value(map.plan(&tiles)).unwrap();
    assert_eq!((&plan["mission"], &plan["doors"][0]["areas"]), (&true.into(), &serde_json::json!([0, 1])));
    assert_eq!(plan["areas"][1]["id"], "post");
    assert_eq!(plan["areas"][1]["spaces"][0], serde_json::json!([9, 2]));
}

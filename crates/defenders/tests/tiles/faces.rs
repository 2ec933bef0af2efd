//! What is printed on the twelve sides.

use sortie_boards::hex::{Facing, Ground, Side as Edge};
use sortie_content::{Language, Source, Texts};
use sortie_defenders::content::Terrain;
use sortie_defenders::content::tiles::{Obstacle, Side, read_tiles};

use super::{TILES, side};

/// All sides of the box, with their areas, rooms and floors. Which letters there are is printed, except for `F`.
#[test]
fn twelve_sides_are_the_faces_of_six_tiles() {
    let found: Vec<_> = TILES
        .sides
        .iter()
        .map(|side| (side.id.as_str(), side.tile, side.layout.areas().len(), side.rooms.len(), side.terrain))
        .collect();
    let expected = [
        ("C1", 1, 12, 4, Terrain::City),
        ("C2", 2, 10, 4, Terrain::City),
        ("D1", 5, 12, 0, Terrain::Desert),
        ("D2", 6, 11, 1, Terrain::Desert),
        ("F1", 1, 10, 0, Terrain::Forest),
        ("F2", 5, 11, 2, Terrain::Forest),
        ("G1", 3, 12, 0, Terrain::Grid),
        ("G2", 4, 11, 0, Terrain::Grid),
        ("R1", 6, 12, 4, Terrain::Urban),
        ("R2", 2, 11, 3, Terrain::Urban),
        ("S1", 3, 10, 4, Terrain::Ship),
        ("S2", 4, 10, 6, Terrain::Ship),
    ];
    assert_eq!(found, expected);
    for tile in 1..=6 {
        assert_eq!(TILES.sides.iter().filter(|side| side.tile == tile).count(), 2, "tile {tile}");
    }
}

/// Sides that a mission uses together are not faces of one tile.
#[test]
fn sides_used_together_are_on_different_tiles() {
    let missions: [(u8, &[&str]); 8] = [
        (2, &["S1", "C1"]),
        (2, &["S2", "C1"]),
        (5, &["C1", "D2"]),
        (7, &["C1", "C2", "G1", "G2"]),
        (9, &["R1", "R2", "D1"]),
        (10, &["R1", "C1"]),
        (11, &["S1", "S2", "D1", "D2"]),
        (12, &["D1", "D2"]),
    ];
    for (mission, ids) in missions {
        let mut tiles: Vec<u8> = ids.iter().map(|id| side(id).tile).collect();
        tiles.sort();
        tiles.dedup();
        assert_eq!(tiles.len(), ids.len(), "mission {mission}: {ids:?}");
    }
}

/// All that stands on the sides of hexes.
fn edges(side: &Side) -> Vec<Edge> {
    let all = side.layout.hexes().flat_map(|hex| Facing::ALL.map(|facing| side.layout.side(hex, facing)));
    all.filter(|&edge| edge != Edge::Open).collect()
}

#[test]
fn ships_have_doors_and_no_windows_and_grids_are_open() {
    for side in &TILES.sides {
        let edges = edges(side);
        let has = |edge| edges.contains(&edge);
        match side.terrain {
            Terrain::Ship => assert!(has(Edge::Door) && !has(Edge::Window), "{}", side.id),
            Terrain::Grid => assert_eq!(edges, [], "{}", side.id),
            Terrain::City | Terrain::Urban => {
                assert!(has(Edge::Door) && has(Edge::Window) && has(Edge::Locked), "{}", side.id);
                assert!((2..=5).contains(&side.rooms.len()), "{}", side.id);
            }
            Terrain::Desert | Terrain::Forest => {}
        }
        assert!(!has(Edge::Blocked), "{}: blocked doors are set by missions (21)", side.id);
    }
}

/// A change of a map is read in its diff, so there is one way to draw it.
#[test]
fn maps_are_drawn_as_the_program_draws_them() {
    for side in &TILES.sides {
        let path = format!("defenders/tiles/{}.toml", side.id.to_lowercase());
        let file: toml::Table = toml::from_str(Source::shipped().get(&path).unwrap()).unwrap();
        assert_eq!(file["map"].as_str().unwrap(), side.layout.draw_map(), "{}", side.id);
    }
}

#[test]
fn missions_find_the_places_they_need() {
    for side in &TILES.sides {
        assert_eq!(side.start.len(), 6, "{}: five agents and a drone", side.id);
        assert_eq!(side.mines.len(), 4, "{}", side.id);
        assert!(side.teleports.iter().all(|point| !side.start.contains(point)), "{}", side.id);
        let is_blocked = |hex| side.layout.ground(hex) == Ground::Blocked;
        assert_eq!(side.obstacles.len(), side.layout.hexes().filter(|&hex| is_blocked(hex)).count());
    }
    let room_of = |id: &str, waypoint: usize| {
        let side = side(id);
        side.rooms.iter().position(|room| room.has(side.waypoints[waypoint - 1]))
    };
    assert!(room_of("C2", 1).is_some(), "mission 7: the computer room");
    assert!(room_of("C1", 1).is_some(), "mission 10: the room of waypoint 1");
    let rooms: Vec<_> = (2..=4).map(|waypoint| room_of("S2", waypoint)).collect();
    assert!(
        rooms.iter().all(Option::is_some)
            && rooms[0] != rooms[1]
            && rooms[1] != rooms[2]
            && rooms[0] != rooms[2]
    );
}

#[test]
fn everything_on_a_side_has_a_name_in_three_languages() {
    let sides = TILES.sides.iter().map(|side| format!("side-{}", side.id.to_lowercase()));
    let terrains = Terrain::ALL.into_iter().map(|terrain| format!("terrain-{}", terrain.id()));
    let obstacles = Obstacle::ALL.into_iter().map(|obstacle| format!("obstacle-{}", obstacle.id()));
    let keys: Vec<String> =
        sides.chain(terrains).chain(obstacles).map(|name| format!("defenders-{name}")).collect();
    for language in Language::ALL {
        let path = format!("defenders/{}/tiles.ftl", language.code());
        let own = Source::of([(path.as_str(), Source::shipped().get(&path).unwrap())]);
        let mut findings = Vec::new();
        let texts = Texts::read(&own, &mut findings);
        assert_eq!(findings, []);
        for key in &keys {
            assert!(texts.has(key), "{key} in {path}");
        }
    }
}

/// Ids in files are those of the program: serde and `id` say the same.
#[test]
fn names_in_files_are_ids() {
    for obstacle in Obstacle::ALL {
        assert_eq!(serde_json::to_value(obstacle).unwrap(), obstacle.id());
        let stands = TILES.sides.iter().any(|side| side.obstacles.iter().any(|&(_, kind)| kind == obstacle));
        assert!(stands, "{} stands nowhere", obstacle.id());
    }
    for terrain in Terrain::ALL {
        assert_eq!(serde_json::to_value(terrain).unwrap(), terrain.id());
    }
}

#[test]
fn the_shipped_tiles_have_no_findings() {
    let mut findings = Vec::new();
    read_tiles(Source::shipped(), &mut findings);
    assert_eq!(findings, []);
}

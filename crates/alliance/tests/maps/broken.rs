//! What is found in broken files.

use sortie_alliance::content::read_maps;
use sortie_alliance::content::tiles::read_tiles;
use sortie_content::Source;

const GOOD: &str = r#"id = "two"
origin = "sortie"
tiles = [
    { face = "13A", at = [1, 1] },
    { face = "11A", at = [3, 1] },
]
crates = []
terminals = [[6, 2]]
entries = [[1, 1], [1, 2], [2, 1], [2, 2]]
enemy = [[3, 1], [3, 2], [4, 1], [4, 2], [5, 1], [5, 2]]
[[door]]
at = [[2, 1], [2, 2]]
side = "east"
[recommended]
easy = { two = ["nexu"], three = ["nexu"], four = ["nexu"] }
normal = { two = ["nexu"], three = ["nexu"], four = ["nexu"] }
hard = { two = ["nexu"], three = ["nexu"], four = ["nexu"] }
"#;

/// No enemies, whoever goes.
const NOBODY: &str = "{ two = [], three = [], four = [] }";

fn findings(maps: &[(&str, String)]) -> Vec<String> {
    let tiles = Source::shipped().get("alliance/tiles.toml").unwrap();
    let files = maps.iter().map(|(path, text)| (*path, text.as_str()));
    let source = Source::of(files.chain([("alliance/tiles.toml", tiles)]));
    let mut findings = Vec::new();
    let read = read_maps(&source, &mut findings);
    assert_eq!(read.is_none(), !findings.is_empty());
    findings.iter().map(ToString::to_string).collect()
}

const MISSION: &str = r#"id = "two"
origin = "sortie"
use = "mission"
tiles = [
    { face = "13A", at = [1, 1], area = "front" },
    { face = "11A", at = [3, 1], area = "back" },
]
entries = [[1, 1], [1, 2], [2, 1], [2, 2]]
[[door]]
at = [[2, 1], [2, 2]]
side = "east"
"#;

/// What is wrong in a map is told with file, line and code, and only that. Alliance R4.2, R4.5.
#[test]
fn broken_maps_are_found() {
    let path = "alliance/maps/two.toml";
    assert_eq!(findings(&[(path, GOOD.to_owned())]), [""; 0]);
    told(
        GOOD,
        &[
            ("13A", "99A", &["4: error[face-unknown]: there is no face `99A`"][..]),
            (
                "at = [1, 1] }",
                "at = [0, 1] }",
                &["4: error[tile-outside]: 13A leaves the board, which runs from [1,1] to [63,63]"],
            ),
            ("at = [3, 1]", "at = [2, 1]", &["5: error[tile-overlap]: 11A covers (2,1), where 13A lies"]),
            (
                "at = [3, 1]",
                "at = [3, 1], turn = 4",
                &["5: error[malformed]: a tile is turned by 0 to 3 quarters"],
            ),
            (
                "\"11A\", at = [3, 1] }",
                "\"11A\", at = [3, 1] }, { face = \"11B\", at = [7, 1] }",
                &["5: error[box-copies]: 11B needs tile 11 2 times; the box has 1"],
            ),
            // Turned, the opening of tile 13 in the east becomes its only side without one.
            (
                "at = [1, 1] }",
                "at = [1, 1], turn = 3 }",
                &[
                    "11: error[door-place]: there is no opening between two tiles East of (2,1)",
                    "9: error[map-torn]: nobody gets from (1,1) to [[3,1], [3,2], [4,1], [4,2], [5,1], [5,2], [6,1], [6,2]]",
                ],
            ),
            (
                "side = \"east\"",
                "side = \"west\"",
                &["11: error[door-place]: there is no opening between two tiles West of (2,1)"],
            ),
            (
                "side = \"east\"",
                "side = \"south_east\"",
                &["11: error[door-place]: there is no opening between two tiles SouthEast of (2,1)"],
            ),
            (
                "[2, 1], [2, 2]]\nside",
                "[2, 1]]\nside",
                &["11: error[door-opening]: a door covers one whole opening; [[2,1]] is not [[2,1], [2,2]]"],
            ),
            (
                "[recommended]",
                "[[door]]\nat = [[3, 1], [3, 2]]\nside = \"west\"\n[recommended]",
                &["14: error[door-twice]: another door lies here"],
            ),
            (
                "crates = []",
                "crates = [[6, 2], [7, 2], [60, 60]]",
                &[
                    "8: error[space-twice]: (6,2) is listed already",
                    "7: error[space-floor]: nobody can stand at (7,2)",
                    "7: error[space-floor]: nobody can stand at (60,60)",
                ],
            ),
            (
                "[[1, 1], [1, 2], [2, 1], [2, 2]]",
                "[[1, 1], [1, 2], [2, 1]]",
                &["9: error[n-entries]: 3 entries; four heroes need 4"],
            ),
            ("[5, 1], [5, 2]]", "[5, 1], [1, 1]]", &["10: error[space-twice]: (1,1) is listed already"]),
            (
                "[4, 2], [5, 1], [5, 2]]",
                "[4, 2]]",
                &["10: error[n-enemy]: 4 deployment points; 6 are needed"],
            ),
            (
                "id = \"two\"",
                "id = \"three\"",
                &["1: error[map-id]: the map calls itself `three` and lies in `alliance/maps/two.toml`"],
            ),
            ("crates = []\n", "", &["1: error[map-use]: a map for skirmishes needs `crates`"]),
            ("normal = { two = [\"nexu\"], ", "normal = { ", &["16: error[malformed]: missing field `two`"]),
            (
                "four = [\"nexu\"] }\nhard",
                "five = [] }\nhard",
                &["16: error[malformed]: unknown field `five`, expected one of `two`, `three`, `four`"],
            ),
        ],
    );
}

/// A change of a file by text, and what is then told of it, from the line on.
type Change<'a> = (&'a str, &'a str, &'a [&'a str]);

#[track_caller]
fn told(good: &str, changes: &[Change<'_>]) {
    let path = "alliance/maps/two.toml";
    for &(from, to, expected) in changes {
        let broken = good.replacen(from, to, 1);
        assert_ne!(broken, good, "{from}");
        let expected: Vec<String> = expected.iter().map(|text| format!("{path}:{text}")).collect();
        assert_eq!(findings(&[(path, broken)]), expected, "{from} -> {to}");
    }
}

/// Areas meet at doors, all of them lie behind some, the heroes start in the first, and a map for missions leaves crates,
/// terminals and enemies to the mission. Alliance R16.1, R17.1, R18.2.
#[test]
fn broken_areas_are_found() {
    let path = "alliance/maps/two.toml";
    assert_eq!(findings(&[(path, MISSION.to_owned())]), [""; 0]);
    told(
        MISSION,
        &[
            (
                "[[door]]\nat = [[2, 1], [2, 2]]\nside = \"east\"\n",
                "",
                &[
                    "5: error[area-touch]: `front` and `back` meet at (2,1) without a door",
                    "5: error[area-far]: no chain of doors leads to `back`",
                ],
            ),
            (
                "\"11A\", at = [3, 1], area = \"back\" }",
                "\"11A\", at = [3, 1], area = \"back\" }, { face = \"16A\", at = [8, 1], area = \"far\" }",
                &[
                    "8: error[map-torn]: nobody gets from (1,1) to [[8,1], [8,2], [9,1], [9,2]]",
                    "5: error[area-far]: no chain of doors leads to `far`",
                ],
            ),
            (", area = \"front\"", "", &["5: error[area-missing]: the tile is part of no area"]),
            // A door within an area.
            ("\"back\"", "\"front\"", &[]),
            (
                "[2, 1], [2, 2]]\n[[door]]",
                "[2, 1], [3, 2]]\n[[door]]",
                &["8: error[area-entries]: the entry (3,2) is not in the first area, `front`"],
            ),
            (
                "[[door]]",
                "crates = []\nterminals = []\nenemy = [[3, 1], [3, 2], [4, 1], [4, 2], [5, 1], [5, 2]]\n[[door]]",
                &[
                    "9: error[map-use]: `crates` is for missions to say, not for their maps",
                    "10: error[map-use]: `terminals` is for missions to say, not for their maps",
                    "11: error[map-use]: `enemy` is for missions to say, not for their maps",
                ],
            ),
            (
                "[[door]]",
                &format!("[recommended]\neasy = {NOBODY}\nnormal = {NOBODY}\nhard = {NOBODY}\n[[door]]"),
                &["9: error[map-use]: `recommended` is for missions to say, not for their maps"],
            ),
        ],
    );
}

/// Two maps of one name, and several mistakes in several files, all at once.
#[test]
fn all_maps_are_read_to_the_end() {
    let again = GOOD.replace("13A", "98A");
    let told = findings(&[("alliance/maps/two.toml", GOOD.to_owned()), ("alliance/maps/two2.toml", again)]);
    assert_eq!(
        told,
        [
            "alliance/maps/two2.toml:1: error[map-id]: the map calls itself `two` and lies in `alliance/maps/two2.toml`",
            "alliance/maps/two2.toml:1: error[map-twice]: there is another map `two`",
            "alliance/maps/two2.toml:4: error[face-unknown]: there is no face `98A`",
        ]
    );
}

/// Broken tiles are found by line, and no map is blamed for them.
#[test]
fn broken_tiles_are_found() {
    let good = Source::shipped().get("alliance/tiles.toml").unwrap();
    for (from, to, expected) in [
        ("copies = 1", "copies = 0", "19: error[tile-copies]: the box holds at least one of a tile"),
        ("number = 2\n", "number = 1\n", "33: error[tile-twice]: there is another tile 1"),
        (
            "\"forest\"",
            "\"swamp\"",
            "22: error[tile-biome]: `swamp` is neither a biome nor two, `west | east`",
        ),
        (
            ".BB.B.",
            ".BB.B",
            "23: error[tile-rows]: the rows of 01A are no rectangle of 1 to 12 spaces a side",
        ),
        (".BB.B.", ".BB.X.", "23: error[tile-square]: `X` in row 1 of 01A is no space; there are . D B P #"),
        ("E 2 5", "E 2 4", "24: error[tile-edge]: `E 2 4` is no edge of this kind on this face"),
        ("H 1 5", "V 1 5", "30: error[tile-edge]: `V 1 5` is no edge of this kind on this face"),
        (
            ".BB.B.",
            ".PB.B.",
            "23: error[tile-enclosed]: the P at (1,1) of 01A is not enclosed by impassable edges",
        ),
    ] {
        let broken = good.replacen(from, to, 1);
        let source = Source::of([("alliance/tiles.toml", broken.as_str()), ("alliance/maps/two.toml", GOOD)]);
        let mut found = Vec::new();
        assert!(read_maps(&source, &mut found).is_none() && read_tiles(&source, &mut Vec::new()).is_none());
        let told: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert!(told.contains(&format!("alliance/tiles.toml:{expected}")), "{from}: {told:#?}");
        assert!(told.iter().all(|text| text.starts_with("alliance/tiles.toml")), "{told:#?}");
    }
}

//! Broken files are told with file, line and reason.

use sortie_content::{Finding, Source};
use sortie_defenders::content::tiles::read_tiles;

/// The shipped content with pieces of a side's file replaced.
fn edited(side: &str, edits: &[(&str, &str)]) -> (Source, String) {
    let path = format!("defenders/tiles/{side}.toml");
    let mut text = Source::shipped().get(&path).unwrap().to_owned();
    for (old, new) in edits {
        assert!(text.contains(old), "{side} has no {old}");
        text = text.replacen(old, new, 1);
    }
    (Source::shipped().with(Source::of([(path.as_str(), text.as_str())])), text)
}

fn findings(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    let tiles = read_tiles(source, &mut findings);
    assert_eq!(tiles.is_none(), !findings.is_empty());
    findings
}

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    for (old, new, code, line_of, message) in [
        ("\"city\"", "\"sea\"", "malformed", "terrain", "unknown variant `sea`"),
        ("id = \"C1\"", "id = \"X1\"", "side-file", "id = ", "`x1.toml`"),
        ("tile = 1", "tile = 2", "tile-faces", "tile = ", "tile 2 has two faces, not 3"),
        ("tile = 1", "tile = 7", "tile-faces", "tile = ", "1 to 6, not 7"),
        ("  a.  a.          c.| co|", "  a.  a.          c.? co|", "map", "  a.  a.          c.", "`?`"),
        ("l.  l#\n", "l.\n", "map-areas", "map", "area l has 6 hexes"),
        ("[\"e\", \"e.nw\"", "[\"e\", \"e.n\"", "hex-unknown", "start", "`e.n`"),
        ("[\"e\", \"e.nw\"", "[\"e\", \"e\"", "hex-twice", "start", "`e` is there"),
        ("[\"e\", \"e.nw\"", "[\"e\", \"e.w\"", "hex-blocked", "start", "`e.w`"),
        ("[\"a.nw\", \"d\", \"l\"", "[\"a.nw\", \"d\"", "malformed", "teleports", "length"),
        (
            "[\"a.nw\", \"d\", \"l\", \"i.se\"]",
            "[\"a\", \"b\", \"f\", \"i\"]",
            "teleport-near",
            "teleports",
            "3 areas",
        ),
        ("mines = [\"a\"", "mines = [\"a.e\"", "mine-centre", "mines", "`a.e`"),
        ("rooms = [\"b\", ", "rooms = [", "room", "rooms", "the room of `b.w` is missing"),
        ("rooms = [\"b\", ", "rooms = [\"b\", \"a\", ", "room", "rooms", "`a` is in no room"),
        ("north = \"b.nw\"", "north = \"b.se\"", "joint", "north", "`b.se` looks to another rim"),
        ("north = \"b.nw\"", "north = \"f.nw\"", "joint", "north", "`f.nw` does not look over the rim"),
        ("north = \"b.nw\"", "north = \"b\"", "joint", "north", "`b` is no hex around a centre"),
        ("kiosk = [\"e.w\"]", "kiosk = [\"e.w\", \"f\"]", "obstacle", "kiosk", "`f` is not blocked"),
        ("kiosk = [\"e.w\"]\n", "", "obstacle", "map", "`e.w` is blocked"),
        ("kiosk = [\"e.w\"]", "anvil = [\"e.w\"]", "malformed", "anvil", "anvil"),
    ] {
        let (source, text) = edited("c1", &[(old, new)]);
        let findings = findings(&source);
        let is_it = |finding: &&Finding| {
            finding.file == "defenders/tiles/c1.toml"
                && finding.code == code
                && finding.message.contains(message)
        };
        let found = findings.iter().find(is_it).unwrap_or_else(|| panic!("{new}: {findings:#?}"));
        let line = text.lines().position(|line| line.starts_with(line_of)).unwrap() + 1;
        assert_eq!(found.line, line, "{new}: {found}");
    }
}

/// The codes of what is found.
fn codes(side: &str, edits: &[(&str, &str)]) -> Vec<&'static str> {
    let mut codes: Vec<_> = findings(&edited(side, edits).0).iter().map(|finding| finding.code).collect();
    codes.dedup();
    codes
}

/// Gates that become walls part street and hall once the last of them is shut.
#[test]
fn ground_that_nobody_reaches_is_told() {
    let [east_gate, gatehouse, west_gate] = [
        ("\\/  \\/  \\d\n", "\\/  \\/  \\/\n"),
        ("/  \\d  \\/", "/  \\/  \\/"),
        ("   /  d/  \\", "   /  //  \\"),
    ];
    assert_eq!(codes("r2", &[east_gate, gatehouse]), [""; 0]);
    assert_eq!(codes("r2", &[east_gate, gatehouse, west_gate]), ["map-reach"]);
}

/// defenders 25: locks may keep a room closed, a wall may not.
#[test]
fn a_room_may_be_locked_but_not_walled_in() {
    assert_eq!(codes("c2", &[("         l          d/", "         l          l/")]), [""; 0]);
    assert_eq!(codes("c2", &[("         l          d/", "         /          \\/")]), ["map-reach"]);
}

#[test]
fn a_door_against_a_rock_is_told() {
    let edits = [("fo  f.d k.", "fo  f.d k#"), ("[obstacles]\n", "[obstacles]\ntree = [\"k.nw\"]\n")];
    assert_eq!(codes("d2", &edits), ["opening"]);
}

/// An area drawn one hex too low, whole and by itself.
#[test]
fn areas_out_of_step_are_told() {
    let end = "                j.  j.\n'''";
    let more = "                j.  j.\n\n\n\n    m.  m.\n\n  m.  mo  m.\n\n    m.  m.\n'''";
    assert_eq!(codes("g1", &[(end, more)]), ["map-areas", "map-reach"]);
}

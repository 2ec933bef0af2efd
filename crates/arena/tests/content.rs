//! The shipped pack is clean, and every way to break a pack is found, with its code, file and line.

use sortie_arena::read;
use sortie_content::{Finding, Severity, Source, check_rulebooks, check_texts};

use crate::common::frozen;

/// Everything anybody has to say about a pack.
fn findings(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    check_texts(source, &mut findings);
    check_rulebooks(source, "arena", &mut findings);
    let content = read(source, &mut findings);
    let from_game = findings.iter().any(|finding| finding.file.ends_with(".toml"));
    assert_eq!(content.is_none(), from_game, "a pack with errors must not be played: {findings:#?}");
    findings
}

#[test]
fn the_shipped_pack_is_clean() {
    assert_eq!(findings(Source::shipped()), []);
    assert_eq!(findings(&frozen::source()), []);
}

/// A file of the frozen box with one thing replaced, and what is found then: each code with a piece of the broken file
/// on whose line it is found.
struct Broken {
    file: &'static str,
    replace: (&'static str, &'static str),
    found: &'static [(&'static str, &'static str)],
}

fn broken(
    file: &'static str,
    old: &'static str,
    new: &'static str,
    found: &'static [(&'static str, &'static str)],
) -> Broken {
    Broken { file, replace: (old, new), found }
}

/// The line, from 1, on which a piece of text first stands.
fn line_of(text: &str, piece: &str) -> usize {
    let at = text.find(piece).unwrap_or_else(|| panic!("`{piece}` is not in the file"));
    text[..at].matches('\n').count() + 1
}

fn check(packs: &[Broken]) {
    let clean = frozen::source();
    for Broken { file, replace: (old, new), found } in packs {
        let path = format!("arena/{file}");
        let text = clean.get(&path).unwrap_or_else(|| panic!("there is no {path}"));
        assert!(text.contains(old), "`{old}` is not in {path}");
        let text = text.replacen(old, new, 1);
        let expected: Vec<String> =
            found.iter().map(|(code, at)| format!("{path}:{} {code}", line_of(&text, at))).collect();
        // In place, and not laid over what ships: content of one's own may lack what a pack that ships may not.
        let files = clean.files().map(|(name, kept)| (name, if name == path { text.as_str() } else { kept }));
        let source = Source::of(files);
        let findings = findings(&source);
        let lines: Vec<String> =
            findings.iter().map(|found| format!("{}:{} {}", found.file, found.line, found.code)).collect();
        assert_eq!(lines, expected, "{path} with `{new}` instead of `{old}`: {findings:#?}");
        assert!(
            findings.iter().all(|finding| finding.severity == Severity::Error && !finding.message.is_empty())
        );
    }
}

/// What is no TOML, no known key or no known value.
#[test]
fn malformed_files() {
    check(&[
        broken("track.toml", "[hard]", "[hard", &[("malformed", "[hard\n")]),
        broken("boards.toml", "bonus = 3", "bonus = \"three\"", &[("malformed", FIELDS)]),
        broken("boards.toml", "jedi = \"mace\"", "jedi = \"yoda\"", &[("malformed", "yoda")]),
        broken(
            "threats.toml",
            "penalty = { force = 1 }",
            "penalty = { honour = 1 }",
            &[("malformed", "honour")],
        ),
        broken(
            "threats.toml",
            "id = \"crossfire\"",
            "id = \"crossfire\"\ncolour = 1",
            &[("malformed", "colour")],
        ),
        broken("modules.toml", "tiles = 2", "tiles = -2", &[("malformed", "-2")]),
    ]);
    let missing = Source::of(frozen::source().files().filter(|(path, _)| *path != "arena/map.toml"));
    let lines: Vec<String> = findings(&missing).iter().map(ToString::to_string).collect();
    assert_eq!(lines, ["arena/map.toml:1: error[missing-file]: this file is missing"]);
}

/// A field that cannot be read is found where its list begins.
const FIELDS: &str = "fields = [\n    { kind = \"fight\", bonus = \"three\"";

/// arena A7
///
/// Maps: 28 connected areas of 3 to 6 fields, 4 pillars apart from each other, one walkable whole.
#[test]
fn broken_maps() {
    check(&[
        broken("map.toml", "04  01  01  02", "xx  01  01  02", &[("map-token", "xx  01")]),
        // A field that belongs to no area.
        broken("map.toml", "04  01  01  02", "04  01  01  00", &[("map-token", "04  01  01  00")]),
        broken("map.toml", "01  01  02", "01 01  02", &[("map-drawing", "rows = ")]),
        broken("map.toml", "01  01  02", "011 01  02", &[("map-drawing", "rows = ")]),
        // Area 4 gives a field away and is too small; area 1 has six then.
        broken("map.toml", "          04  01", "          01  01", &[("area-size", "rows = ")]),
        // Area 4 takes a field of area 12, far away.
        broken("map.toml", "\n12  12  13", "\n04  12  13", &[("area-torn", "rows = ")]),
        broken("map.toml", "07  ##  08", "07  07  08", &[("map-pillars", "rows = ")]),
        // A fifth pillar, alone and so near another that they share fields.
        broken("map.toml", "12  12  13", "12  ##  13", &[("map-pillars", "rows = ")]),
        broken(
            "map.toml",
            "04  04  01  06",
            "04  04  ##  06",
            &[("map-pillars", "rows = "), ("pillars-close", "rows = ")],
        ),
        // An area 29 of three fields.
        broken("map.toml", "'''\n            01", "'''\n29  29  29  01", &[("map-areas", "rows = ")]),
    ]);
}

/// arena 4, 50, A1
///
/// Tracks: five rounds of the four phases, several rushes each, numbers in range.
#[test]
fn broken_tracks() {
    check(&[
        broken(
            "track.toml",
            "\"refill\", \"check\"",
            "\"check\", \"refill\"",
            &[("phase-order", "phases = ")],
        ),
        broken("track.toml", "start_force = 3", "start_force = 0", &[("start-force", "start_force = 0")]),
        broken("track.toml", "start_force = 3", "start_force = 11", &[("start-force", "start_force = 11")]),
        broken("track.toml", "{ battle = 3,", "{ battle = 19,", &[("start-areas", "battle = 19")]),
        broken("track.toml", "    [\"super\", \"battle\"],\n", "", &[("rounds", "rushes = ")]),
        broken(
            "track.toml",
            "    [\"super\", \"battle\"],\n",
            "    [\"super\"],\n",
            &[("rushes", "rushes = ")],
        ),
        broken("track.toml", "[hard]", "[brutal]", &[("malformed", "[brutal]")]),
    ]);
}

/// arena 13, 14, S2
///
/// Cards: 15 threats and 5 mega threats that dice can meet, with penalties that do something.
#[test]
fn broken_cards() {
    check(&[
        broken(
            "threats.toml",
            "id = \"crossfire\"",
            "id = \"dust_cloud\"",
            &[("card-twice", "id = \"dust_cloud\"\nneeds = { sum = 9 }")],
        ),
        broken("threats.toml", "{ dice = [3, 4] }", "{ dice = [3, 7] }", &[("card-needs", "[3, 7]")]),
        broken("threats.toml", "{ dice = [3, 4] }", "{ dice = [0, 4] }", &[("card-needs", "[0, 4]")]),
        broken("threats.toml", "{ dice = [3, 4] }", "{ dice = [] }", &[("card-needs", "dice = []")]),
        broken("threats.toml", "{ sum = 18 }", "{ sum = 31 }", &[("card-needs", "sum = 31")]),
        broken("threats.toml", "{ sum = 18 }", "{ sum = 6 }", &[("card-needs", "sum = 6")]),
        broken("threats.toml", "{ force = 1 }", "{ force = 0 }", &[("card-penalty", "force = 0")]),
        broken("threats.toml", "{ force = 1 }", "{ droids = [] }", &[("card-penalty", "droids = []")]),
        broken("threats.toml", "round = 2", "round = 3", &[("mega-order", "round = 3")]),
        broken("threats.toml", MARKSMEN, "", &[("n-threats", "#")]),
        broken("threats.toml", LAST_STAND, "", &[("n-megas", "#")]),
    ]);
}

const MARKSMEN: &str = r#"[[threat]]
id = "marksmen_above"
needs = { dice = [6, 6] }
penalty = { droids = ["droideka"] }
"#;

const LAST_STAND: &str = r#"[[mega]]
id = "last_stand"
round = 5
needs = { dice = [2, 3, 4, 5, 6] }
"#;

/// arena 18, 22, 29, 31, S4
///
/// Boards: one side for each Jedi and number of players, with fields a die can use.
#[test]
fn broken_boards() {
    check(&[
        broken(
            "boards.toml",
            "[0, 1, 1, 2, 2, 3]",
            "[0, 1, 1, 2, 2, 4]",
            &[("force-scale", "force_scale = ")],
        ),
        broken("boards.toml", "players = 4", "players = 3", &[("board-sides", "#"), ("board-sides", "#")]),
        broken(
            "boards.toml",
            "players = 4",
            "players = 5",
            &[("board-sides", "#"), ("board-players", FIRST)],
        ),
        broken("boards.toml", "{ kind = \"force\" }", "{ kind = \"fight\" }", &[("board-force", FIRST)]),
        broken("boards.toml", "exact = 3, steps = 2", "exact = 3", &[("action-field", FIRST)]),
        broken("boards.toml", "exact = 4, droids", "exact = 7, droids", &[("action-field", FIRST)]),
        broken("boards.toml", "[\"super\", \"super\"]", "[]", &[("action-field", FIRST)]),
        broken(
            "boards.toml",
            "{ kind = \"fight\", bonus = 2 }",
            "{ kind = \"fight\", bonus = 11 }",
            &[("action-field", FIRST)],
        ),
        broken("boards.toml", "    { kind = \"force\" },\n", ELEVEN, &[("board-fields", FIRST)]),
    ]);
}

/// Where a board begins: all of these break the first one.
const FIRST: &str = "[[board]]";

/// Seven more fights on a board of five fields make twelve.
const ELEVEN: &str = "    { kind = \"force\" },
    { kind = \"fight\" }, { kind = \"fight\" }, { kind = \"fight\" }, { kind = \"fight\" },
    { kind = \"fight\" }, { kind = \"fight\" }, { kind = \"fight\" },
";

/// arena X1, X4
///
/// Modules: a price that leaves room to play, and tiles that can be spent.
#[test]
fn broken_modules() {
    check(&[
        broken("modules.toml", "{ battle = 1 }", "{ battle = 255 }", &[("module-areas", "255")]),
        broken("modules.toml", "tiles = 2", "tiles = 0", &[("module-tiles", "tiles = 0")]),
        broken("modules.toml", "[r2d2]", "[r2d2]\nname = 1", &[("malformed", "name = 1")]),
    ]);
    // Left out, it is one tile.
    let clean = frozen::source();
    let text = clean.get("arena/modules.toml").expect("the file").replace("tiles = 2\n", "");
    let one = read(&clean.with(Source::of([("arena/modules.toml", text.as_str())])), &mut Vec::new());
    assert_eq!(one.map(|content| content.c3po_tiles), Some(1));
}

/// Texts and rules references.
#[test]
fn broken_texts() {
    check(&[
        broken(
            "de/cards.ftl",
            "arena-threat-crossfire =",
            "arena-nur-hier = x\narena-threat-crossfire =",
            &[("missing-translation", "arena-nur-hier")],
        ),
        broken(
            "it/cards.ftl",
            "arena-threat-crossfire = ",
            "arena-threat-crossfire = { ",
            &[("malformed-text", "arena-threat-crossfire = {")],
        ),
        broken("rules/de.md", "(#A17)", "(#A99)", &[("dangling-rule", "(#A99)")]),
        broken(
            "rules/it.md",
            "A21. I piccoli",
            "A21 I piccoli",
            &[("malformed", "A21 I piccoli"), ("missing-rule", "# Arena")],
        ),
    ]);
}

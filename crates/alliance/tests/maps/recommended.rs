//! What is found in the lists of enemies that a map recommends.

use sortie_alliance::content::read;
use sortie_content::Source;

/// The same everywhere: no level and no hero adds anything, which is allowed.
const LISTS: [&str; 12] = [
    "[recommended.easy]",
    "two = [\"nexu\"]",
    "three = [\"nexu\"]",
    "four = [\"nexu\"]",
    "[recommended.normal]",
    "two = [\"nexu\"]",
    "three = [\"nexu\"]",
    "four = [\"nexu\"]",
    "[recommended.hard]",
    "two = [\"nexu\"]",
    "three = [\"nexu\"]",
    "four = [\"nexu\"]",
];

/// More groups than a table has room for, all of one box.
const CROWD: &str = r#"four = ["stormtrooper", "stormtrooper", "stormtrooper_elite", "imperial_officer", "imperial_officer",
    "imperial_officer_elite", "e_web_engineer", "royal_guard", "probe_droid", "probe_droid", "nexu", "nexu_elite"]"#;

/// The findings if the first map recommends this; lines are counted from the first list.
fn findings(lists: &[&str]) -> Vec<String> {
    let path = "alliance/maps/bunker.toml";
    let text = Source::shipped().get(path).expect("a map");
    let before = &text[..text.find("[recommended").expect("lists")];
    let text = format!("{before}{}\n", lists.join("\n"));
    let source = Source::shipped().with(Source::of([(path, text.as_str())]));
    let mut findings = Vec::new();
    let content = read(&source, &mut findings);
    assert_eq!(content.is_none(), !findings.is_empty());
    assert!(findings.iter().all(|found| found.file == path), "{findings:#?}");
    let n = before.matches('\n').count();
    findings.iter().map(|found| format!("{}: {}: {}", found.line - n, found.code, found.message)).collect()
}

/// alliance R15.3, R15.4, R16.1
///
/// There is a list for each level and number of heroes, of enemies that exist, that one box has cards for and a table room;
/// and neither a harder level nor a further hero means less threat.
#[test]
fn broken_recommendations_are_found() {
    assert_eq!(findings(&LISTS), [""; 0]);
    let cases: [(usize, &str, &[&str]); 11] = [
        (2, "two = [\"nexu\", \"clones\"]", &["2: group-unknown: there is no group `clones`"]),
        (12, "four = [\"nexu\", \"han_solo\"]", &["12: recommended-ally: `han_solo` is an ally"]),
        (7, "three = [\"nexu\", \"nexu\", \"nexu\"]", &["7: box-cards: `nexu` 3 times; the box has 1"]),
        (11, "three = []", &["11: recommended-empty: nobody to fight"]),
        (12, CROWD, &["12: recommended-size: 12 groups and 23 figures are more than a table holds"]),
        (6, "", &["5: malformed: missing field `two`"]),
        (
            6,
            "one = []\ntwo = [\"nexu\"]",
            &["6: malformed: unknown field `one`, expected one of `two`, `three`, `four`"],
        ),
        // Less than on normal, and less than with two heroes.
        (
            11,
            "three = [\"probe_droid\"]",
            &[
                "11: recommended-threat: threat 3 on hard against three heroes; on normal against three it is 4",
                "11: recommended-threat: threat 3 on hard against three heroes; on hard against two it is 4",
            ],
        ),
        // More than on hard.
        (
            8,
            "four = [\"nexu_elite\"]",
            &["12: recommended-threat: threat 4 on hard against four heroes; on normal against four it is 6"],
        ),
        // The elite card is worth more.
        (12, "four = [\"nexu_elite\"]", &[]),
        // What cannot be played is worth nothing that could be compared.
        (10, "two = [\"clones\"]", &["10: group-unknown: there is no group `clones`"]),
    ];
    for (line, list, expected) in cases {
        let mut lists = LISTS;
        lists[line - 1] = list;
        assert_eq!(findings(&lists), expected, "{list} in line {line}");
    }
}

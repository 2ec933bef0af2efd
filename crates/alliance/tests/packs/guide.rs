//! The example in `docs/missions.md` is a mission without a fault, and the tables of the guide leave nothing out.

use sortie_content::Source;

use super::{LEDGER, base, read};

const GUIDE: &str = include_str!("../../../../docs/missions.md");

/// The first example in this language.
pub(crate) fn block(language: &str) -> &'static str {
    let open = format!("```{language}\n");
    let rest = GUIDE.split_once(open.as_str()).unwrap().1;
    rest.split_once("```").unwrap().0
}

#[test]
fn the_example_of_the_guide_can_be_played() {
    let (content, findings) = read(&base());
    assert_eq!(findings, [""; 0]);
    let content = content.unwrap();
    let mission = &content.missions[content.mission("cold_ledger").unwrap()];
    assert_eq!(mission.object.len(), 3);
    // The line that the guide shows as a finding.
    let shown = super::broken(LEDGER, "interacted = \"crate\"", "interacted = \"crates\"");
    assert!(GUIDE.contains(&shown[0]), "{shown:?}");
}

/// The example of a map, with the one text it needs.
#[test]
fn the_map_of_the_guide_can_be_played_on() {
    let map = GUIDE.split("```toml\n").nth(2).and_then(|rest| rest.split("```").next()).unwrap();
    assert!(map.starts_with("id = \"toll_road\""), "{map}");
    let path = "alliance/maps/toll_road.toml";
    let laid_out = base().with(Source::of([(path, map)]));
    let missing = format!("{path}:1: error[text-missing]: the text `alliance-map-toll-road` is missing");
    assert_eq!(read(&laid_out).1, [missing]);
    let named = Source::of([("alliance/de/maps_of_mine.ftl", "alliance-map-toll-road = Die Zollstraße\n")]);
    let (content, findings) = read(&laid_out.with(named));
    assert_eq!(findings, [""; 0]);
    let content = content.unwrap();
    let map = &content.maps[content.map("toll_road").unwrap()];
    assert_eq!((map.areas.len(), map.doors.len(), map.entries.len()), (2, 1, 6));
}

/// Every word of the language stands in the guide. The words are those that a wrong one is told.
#[test]
fn the_guide_names_every_word_of_the_language() {
    let list = |from: &str, to: &str| {
        let told = super::broken(LEDGER, from, to);
        let words: Vec<String> = told[0].split('`').skip(3).step_by(2).map(str::to_owned).collect();
        assert!(words.len() > 3, "{told:?}");
        words
    };
    let mut words = list("when = \"start\"", "when = \"begin\"");
    words.extend(list("{ say = \"opening\" }", "{ sing = \"opening\" }"));
    words.extend(list("{ open = \"gate\" }", "{ ajar = \"gate\" }"));
    for word in words {
        assert!(
            GUIDE.contains(&format!("`{{ {word} = ")) || GUIDE.contains(&format!("`\"{word}\"`")),
            "{word}"
        );
    }
}

/// What `sortie new-mission` writes can be played at once.
#[test]
fn the_mission_to_begin_with_can_be_played() {
    let mission = include_str!("../../src/entry/new_mission.toml").replace("NAME", "my_first");
    let texts = [
        ("en", include_str!("../../src/entry/new_mission.en.ftl")),
        ("de", include_str!("../../src/entry/new_mission.de.ftl")),
        ("it", include_str!("../../src/entry/new_mission.it.ftl")),
    ]
    .map(|(language, texts)| {
        (format!("alliance/{language}/mission_my_first.ftl"), texts.replace("NAME", "my-first"))
    });
    let files = texts.iter().map(|(path, texts)| (path.as_str(), texts.as_str()));
    let own = Source::of(files.chain([("alliance/missions/my_first.toml", mission.as_str())]));
    let (content, findings) = read(&base().with(own));
    assert_eq!(findings, [""; 0]);
    assert!(content.unwrap().mission("my_first").is_some());
}

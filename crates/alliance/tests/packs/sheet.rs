//! The printed sheet of a mission.

use std::collections::BTreeSet;

use sortie_alliance::sheet::sheet;
use sortie_content::{Language, Texts};

use super::{base, read};

/// A sheet names every tile, token and figure, says so in each language, and is well-formed. alliance R1.19, R17.1.
#[test]
fn a_sheet_lists_what_to_fetch() {
    let source = base();
    let content = read(&source).0.unwrap();
    let texts = Texts::read(&source, &mut Vec::new());
    let mission = content.mission("ferry").unwrap();
    for language in Language::ALL {
        let page = sheet(&content, mission, &texts, language);
        well_formed(&page);
        assert!(!page.contains("alliance-"), "a text is missing in {language:?}");
        for scene in &content.missions[mission].scene {
            let map = &content.maps[content.map(&scene.map).unwrap()];
            assert!(map.placed.iter().all(|tile| page.contains(&format!("× {} (", tile.face))), "{}", map.id);
        }
    }
    let page = sheet(&content, mission, &texts, Language::English);
    for line in [
        "<li>1 × 12B (of 1 in the box)</li>",
        "<li>1 × crate</li>",
        "<li>1 × terminal</li>",
        "<li>2 × door</li>",
        "<li>1 × mission token, Rebel side up</li>",
        "<li>4: Words, neutral mission token (not there at first)</li>",
        "<tr><td>Stormtroopers</td><td>3</td><td>3</td><td>3</td></tr>",
        "<tr><td>A random group of at most 8 threat</td><td>0</td><td>1</td><td>0</td></tr>",
    ] {
        assert!(page.contains(line), "{line}\n{page}");
    }
}

/// Before the fold stands nothing that lies behind the first door, and nobody who waits there.
#[test]
fn a_sheet_keeps_its_secrets_for_the_end() {
    let source = base();
    let content = read(&source).0.unwrap();
    let texts = Texts::read(&source, &mut Vec::new());
    let page = sheet(&content, content.mission("ferry").unwrap(), &texts, Language::English);
    let (open, secret) = page.split_once("<details").unwrap();
    assert!(!open.contains("Stormtroopers") && secret.contains("Stormtroopers"));
    // Of the plan only the yard: tile 22A is in the list of tiles and not in the picture.
    assert!(open.contains("× 22A (") && !open.contains(">22A</text>") && secret.contains(">22A</text>"));
    let plans = |part: &str| part.matches("class=\"plan\"").count();
    assert_eq!((plans(open), plans(secret)), (1, 2));
}

/// Every tag that opens closes.
fn well_formed(page: &str) {
    let mut open = Vec::new();
    let mut seen = BTreeSet::new();
    for tag in page.split('<').skip(2).map(|rest| rest.split_once('>').unwrap().0) {
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        seen.insert(name);
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty() && seen.contains("svg") && seen.contains("table"), "{open:?} {seen:?}");
}

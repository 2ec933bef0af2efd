//! The enemies that maps recommend.

use serde::Deserialize;
use sortie_content::{Finding, Source, TomlFile};
use toml::Spanned;

use crate::content::entry::Entry;
use crate::content::group::{Faction, Group};
use crate::content::map::Map;
use crate::limits::{MOST_FIGURES, MOST_GROUPS};

/// What a map's file says about groups, with the lines; the rest of it has been read by whoever knows maps.
#[derive(Debug, Deserialize)]
struct RawMap {
    recommended: Option<RawRecommended>,
}

#[derive(Debug, Deserialize)]
struct RawRecommended {
    easy: RawByHeroes,
    normal: RawByHeroes,
    hard: RawByHeroes,
}

#[derive(Debug, Deserialize)]
struct RawByHeroes {
    two: RawList,
    three: RawList,
    four: RawList,
}

type RawList = Spanned<Vec<String>>;

/// Levels and numbers of heroes, as messages call them.
const LEVELS: [&str; 3] = ["easy", "normal", "hard"];
const HEROES: [&str; 3] = ["two", "three", "four"];

/// Every list can be played, and neither a harder level nor a further hero means less threat.
pub(in crate::content) fn recommended(
    source: &Source,
    maps: &[Map],
    groups: &[Entry<'_, Group>],
    findings: &mut Vec<Finding>,
) {
    for map in maps {
        let path = format!("alliance/maps/{}.toml", map.id);
        let Some(file) = TomlFile::open(source, &path, findings) else { continue };
        let Some(raw) = file.read::<RawMap>(findings) else { continue };
        let Some(RawRecommended { easy, normal, hard }) = raw.recommended else { continue };
        let lists = [easy, normal, hard].map(|RawByHeroes { two, three, four }| [two, three, four]);
        let mut threats = [[None; 3]; 3];
        for (level, lists) in lists.iter().enumerate() {
            for (count, list) in lists.iter().enumerate() {
                threats[level][count] = threat(file, list, count + 2, groups, findings);
            }
        }
        growing(file, &lists, &threats, findings);
    }
}

/// The threat of a list of groups that can be deployed against so many heroes: enemies, somebody at least, with cards in
/// one core box, and not more than a table holds. Nothing if it cannot be.
fn threat(
    file: TomlFile<'_>,
    list: &RawList,
    n_heroes: usize,
    groups: &[Entry<'_, Group>],
    findings: &mut Vec<Finding>,
) -> Option<u32> {
    let before = findings.len();
    let mut wrong = |code, message: String| findings.push(file.error(list.span(), code, message));
    let ids = list.get_ref();
    let (mut threat, mut n_figures) = (0, n_heroes);
    for (n, id) in ids.iter().enumerate() {
        let Some(group) = groups.iter().map(|entry| &entry.value).find(|group| group.id == *id) else {
            wrong("group-unknown", format!("there is no group `{id}`"));
            continue;
        };
        if group.faction == Faction::Rebel {
            wrong("recommended-ally", format!("`{id}` is an ally"));
        }
        // Told once, at the first that is too many.
        let (needed, in_box) = (ids[..=n].iter().filter(|other| *other == id).count(), group.n_cards(&[]));
        if needed == in_box + 1 {
            let needed = ids.iter().filter(|other| *other == id).count();
            wrong("box-cards", format!("`{id}` {needed} times; the box has {in_box}"));
        }
        threat += u32::from(group.cost);
        n_figures += usize::from(group.figures);
    }
    if ids.is_empty() {
        wrong("recommended-empty", "nobody to fight".to_owned());
    }
    if ids.len() >= MOST_GROUPS || n_figures > MOST_FIGURES {
        let message = format!("{} groups and {n_figures} figures are more than a table holds", ids.len());
        wrong("recommended-size", message);
    }
    (findings.len() == before).then_some(threat)
}

/// No list is below that of the level before it, nor below that of one hero less.
fn growing(
    file: TomlFile<'_>,
    lists: &[[RawList; 3]; 3],
    threats: &[[Option<u32>; 3]; 3],
    findings: &mut Vec<Finding>,
) {
    for (level, count) in (0..3_usize).flat_map(|level| (0..3_usize).map(move |count| (level, count))) {
        let lesser = [
            level.checked_sub(1).map(|easier| (easier, count)),
            count.checked_sub(1).map(|fewer| (level, fewer)),
        ];
        for (easier, fewer) in lesser.into_iter().flatten() {
            let (Some(more), Some(less)) = (threats[level][count], threats[easier][fewer]) else { continue };
            if more < less {
                let message = format!(
                    "threat {more} on {} against {} heroes; on {} against {} it is {less}",
                    LEVELS[level], HEROES[count], LEVELS[easier], HEROES[fewer],
                );
                findings.push(file.error(lists[level][count].span(), "recommended-threat", message));
            }
        }
    }
}

//! Missions and campaigns as content: what is found in broken packs, that the shipped ones have nothing wrong with
//! them, and that the guide for authors is true.

mod broken_campaigns;
mod broken_groups;
mod broken_missions;
mod broken_objects;
mod guide;
mod never;
mod sheet;
mod shipped;

use sortie_alliance::content::{self, Content};
use sortie_content::Source;

const FERRY: &str = "alliance/missions/ferry.toml";
const LEDGER: &str = "alliance/missions/cold_ledger.toml";
const CROSSING: &str = "alliance/campaigns/crossing.toml";
const TEXTS: [&str; 3] = ["alliance/en/packs.ftl", "alliance/de/packs.ftl", "alliance/it/packs.ftl"];

/// The words of the missions and the campaign in `base`.
const KEYS: &str = "
    mission-ferry mission-ferry-brief mission-ferry-opening mission-ferry-unpaid mission-ferry-knock
    mission-ferry-wait mission-ferry-call mission-ferry-how-sailed mission-ferry-objective-codes
    mission-ferry-objective-hold mission-ferry-objective-spare mission-ferry-object-gate
    mission-ferry-object-gate-note mission-ferry-object-desk mission-ferry-object-desk-note
    mission-ferry-object-box mission-ferry-object-box-note mission-ferry-object-part
    mission-ferry-object-part-note mission-ferry-object-hatch mission-ferry-object-hatch-note
    mission-ferry-object-cupboard mission-ferry-object-cupboard-note mission-ferry-object-lever
    mission-ferry-object-lever-note mission-ferry-action-slice mission-ferry-action-smash
    mission-ferry-region-boat mission-ferry-region-bridge mission-ferry-hint-door
    campaign-crossing campaign-crossing-note campaign-crossing-location-quay
    campaign-crossing-location-island campaign-crossing-ending-free campaign-crossing-ending-quiet
    encounter-old-sailor encounter-old-sailor-note encounter-old-sailor-offer encounter-old-sailor-pay
    encounter-old-sailor-leave
";

/// The folders of the pack that have their own files here.
const OWN: [&str; 3] = ["alliance/missions/", "alliance/campaigns/", "alliance/maps/"];

/// The maps of these tests, the last one for skirmishes.
const MAPS: [&str; 3] =
    ["alliance/maps/first_steps.toml", "alliance/maps/old_hands.toml", "alliance/maps/quarry.toml"];

/// The shipped pack without its stories, with two missions and a campaign of these tests.
fn base() -> Source {
    let is_own = |path: &str| OWN.iter().any(|folder| path.starts_with(folder)) && !MAPS.contains(&path);
    let shipped = Source::of(Source::shipped().files().filter(|(path, _)| !is_own(path)));
    let mut texts: String = KEYS.split_whitespace().map(|key| format!("alliance-{key} = Words\n")).collect();
    texts.push_str(guide::block("ftl"));
    let files = [
        (FERRY, include_str!("base/ferry.toml")),
        (LEDGER, guide::block("toml")),
        (CROSSING, include_str!("base/crossing.toml")),
    ];
    shipped.with(Source::of(files.into_iter().chain(TEXTS.map(|path| (path, texts.as_str())))))
}

fn read(source: &Source) -> (Option<Content>, Vec<String>) {
    let mut findings = Vec::new();
    let content = content::read(source, &mut findings);
    (content, findings.iter().map(ToString::to_string).collect())
}

/// What is found after a change of one file by text.
#[track_caller]
fn broken(path: &str, from: &str, to: &str) -> Vec<String> {
    let good = base();
    let text = good.get(path).unwrap();
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "`{from}` does not stand in {path}");
    let (content, findings) = read(&good.with(Source::of([(path, changed.as_str())])));
    assert_eq!(
        content.is_none(),
        findings.iter().any(|finding| finding.contains(": error[")),
        "{findings:#?}"
    );
    findings
}

/// A change of a file, and what is then told of it, from the line on; with its path where it is of another file.
type Change<'a> = (&'a str, &'a str, &'a [&'a str]);

#[track_caller]
fn told(path: &str, changes: &[Change<'_>]) {
    for &(from, to, expected) in changes {
        let whole = |text: &&str| {
            if text.starts_with("alliance/") { (*text).to_owned() } else { format!("{path}:{text}") }
        };
        let expected: Vec<String> = expected.iter().map(whole).collect();
        assert_eq!(broken(path, from, to), expected, "{from} -> {to}");
    }
}

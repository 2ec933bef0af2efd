//! The pack that ships.

use sortie_content::Source;

use super::{base, read};

/// Nothing is wrong with the shipped missions and campaigns.
#[test]
fn the_shipped_stories_can_be_played() {
    let (content, findings) = read(Source::shipped());
    assert_eq!(findings, [""; 0]);
    let content = content.unwrap();
    let ids: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
    assert!(ids.is_sorted(), "{ids:?}");
}

/// Files are read in the order of their names.
#[test]
fn stories_are_read_in_order() {
    let (content, findings) = read(&base());
    assert_eq!(findings, [""; 0]);
    let content = content.unwrap();
    let ids: Vec<&str> = content.missions.iter().map(|mission| mission.id.as_str()).collect();
    assert_eq!(ids, ["cold_ledger", "ferry"]);
    assert_eq!((content.mission("ferry"), content.campaign("crossing")), (Some(1), Some(0)));
}

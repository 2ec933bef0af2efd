//! The pack that ships: it is sound, and it holds what the box holds.

use sortie_content::Source;
use sortie_specops::content::Content;

#[test]
fn nothing_is_wrong_with_it() {
    let mut findings = Vec::new();
    Content::read(Source::shipped(), &mut findings);
    let lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    assert!(lines.is_empty(), "{}", lines.join("\n"));
}

/// 10 teams of 47 kinds of unit and 76 miniatures, 36 command cards, 60 loadout sides with 53 names, 4 missions with 6 tables.
/// specops C1.1, C1.13, D2, D7, S3, O1
#[test]
fn it_holds_what_the_box_holds() {
    let content = Content::shipped();
    let miniatures: usize = content.teams.iter().map(|team| team.members.len()).sum();
    let sides: usize = content.teams.iter().map(|team| team.loadouts.as_flattened().len()).sum();
    let counts = [content.teams.len(), content.units.len(), miniatures, content.cards.len(), sides];
    assert_eq!(counts, [10, 47, 76, 36, 60]);
    assert_eq!(content.sides.len(), 53);
    let tables: Vec<usize> = content.missions.iter().map(|mission| mission.tables.len()).collect();
    assert_eq!(tables, [6; 4]);
    assert_eq!(content.tables.len(), 24);
    assert_eq!(content.vehicles.len(), 5);
}

//! New rush (49 to 52).

use sortie_arena::{Content, Difficulty, PhaseKind};

use super::table::check;

fn scene(areas: &str, row: &str, tiles: &[u8], kind: &str) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "map": {{"areas": ["{areas}"], "rows": ["{row}"]}},
            "tiles": {tiles:?}, "step": {{"rush": {{"kind": "{kind}"}}}}}}"#
    )
}

/// arena 49
///
/// The top area is filled with the kind on the track, one droid a field; a field with a Jedi stays empty.
#[test]
fn the_top_area_is_filled() {
    for kind in ["battle", "super", "droideka"] {
        check(
            &scene("01  01  02  02  02", "..  ..  ..  MA  KI", &[1], kind),
            &format!(
                "> run
                49 area_drawn area=1 cause=rush kind={kind}
                49 droid_placed {kind} 1.1 1.2"
            ),
        );
        check(
            &scene("01  01  02  02  02", "KI  ..  ..  MA  ..", &[2], kind),
            &format!(
                "> run
                49 area_drawn area=2 cause=rush kind={kind}
                49 droid_placed {kind} 2.1 2.3"
            ),
        );
    }
}

/// arena 50
///
/// Every round of every level has more than one rush.
#[test]
fn every_round_has_several_rushes() {
    let content = Content::shipped();
    for difficulty in Difficulty::ALL {
        for round in 1..=5 {
            let track = &content.level(difficulty).track;
            let rushes = track
                .iter()
                .filter(|field| field.round == round && matches!(field.phase, PhaseKind::Rush { .. }));
            assert!(rushes.count() > 1, "{difficulty:?}, round {round}");
        }
    }
}

/// arena 52, A3
///
/// An area with at least one droid is taken, full or not, of whatever kind: its tile is put aside.
#[test]
fn taken_areas_are_skipped() {
    check(
        &scene("01  01  02  02  03  04  04", "bd  bd  ..  dk  ..  MA  KI", &[1, 2, 3, 4], "battle"),
        "
        > run
        52 area_skipped area=1
        52 area_skipped area=2
        49 area_drawn area=3 cause=rush kind=battle
        49 droid_placed battle 3.1
        ",
    );
}

/// arena A5
///
/// No area is without droids: nothing comes, and all tiles are shuffled.
#[test]
fn no_area_is_free() {
    check(
        &scene("01  01  02  02", "bd  MA  dk  KI", &[1, 2], "super"),
        "
        > run
        A5 no_area_free cause=rush kind=super
        A5 reshuffled tiles=2
        ",
    );
}

/// arena A6
///
/// Jedi hold every field of the area drawn: nothing is placed, and no other tile is drawn for it.
#[test]
fn an_area_full_of_jedi() {
    check(
        &scene("01  01  02  02", "MA  KI  ..  ..", &[1, 2], "super"),
        "
        > run
        49 area_drawn area=1 cause=rush kind=super
        ",
    );
}

/// arena 51
///
/// Three battle droid symbols and two areas, of which Jedi hold the first: nothing comes there (A6), the second is
/// filled, the pile is used up and its tiles become a new one, in which the second area is skipped (52).
#[test]
fn a_used_up_pile_is_shuffled() {
    check(
        r#"{"players": ["mace", "kit"], "map": {"areas": ["01  01  02  02"], "rows": ["MA  KI  ..  .."]},
            "tiles": [1, 2],
            "cards": {"threats": ["assembly_line", "jammed_comlinks", "jammed_comlinks"],
                      "dice": [[], [3, 4], [3, 4], [3, 4, 5]]},
            "step": {"check": {}}}"#,
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        45 area_drawn area=1 cause=threat(slot=0) kind=battle
        45 area_drawn area=2 cause=threat(slot=0) kind=battle
        45 droid_placed battle 2.1 2.2
        51 reshuffled tiles=2
        52 area_skipped area=2
        45 area_drawn area=1 cause=threat(slot=0) kind=battle
        43 threat_checked met=true slot=1
        43 threat_checked met=true slot=2
        47 round_cleared
        ",
    );
}

/// arena 40, 54
///
/// A rush can empty a supply.
#[test]
fn a_rush_can_empty_a_supply() {
    let scene = scene("01  01  01  02  02", "..  ..  ..  MA  KI", &[1], "droideka");
    check(
        &scene.replace(r#""step""#, r#""supply": [30, 30, 2], "step""#),
        "
        > run
        49 area_drawn area=1 cause=rush kind=droideka
        49 droid_placed droideka 1.1 1.2
        40 ended ending=supply_empty(kind=droideka)
        ",
    );
}

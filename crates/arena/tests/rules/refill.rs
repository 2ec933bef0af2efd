//! Refill areas (39 to 41).

use super::table::check;

fn scene(areas: &[&str], rows: &[&str], supply: [u8; 3]) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "map": {{"areas": {areas:?}, "rows": {rows:?}}},
            "supply": {supply:?}, "step": {{"refill": {{}}}}}}"#
    )
}

/// arena 39
///
/// Partly filled areas are filled up with their own kind, in the order of their numbers; full and empty ones are
/// left alone, and a field with a Jedi stays empty.
///
/// ```text
/// 01  01  01  02  02  03        bd  ..  bd  sd  sd  ..
///   04  04  04  05                dk  KI  ..  MA
/// ```
#[test]
fn partly_filled_areas_fill_up() {
    check(
        &scene(
            &["01  01  01  02  02  03", "  04  04  04  05"],
            &["bd  ..  bd  sd  sd  ..", "  dk  KI  ..  MA"],
            [20, 20, 20],
        ),
        "
        > run
        39 droid_placed battle 1.2
        39 droid_placed droideka 4.3
        ",
    );
}

/// arena A23, A24
///
/// The Jedi stands on the last field an area needs: it stays partly filled, and is filled up once the Jedi has
/// left. An area with a Jedi and no droid is not partly filled.
#[test]
fn jedi_keep_fields_empty() {
    let areas = ["01  01  01  02  02"];
    for (row, story) in [
        ("sd  KI  sd  MA  ..", ""),
        ("sd  ..  sd  MA  KI", "39 droid_placed super 1.2"),
        ("..  KI  ..  MA  ..", ""),
    ] {
        check(&scene(&areas, &[row], [20, 20, 20]), &format!("> run\n{story}"));
    }
}

/// arena 40, A2
///
/// The last tile that leaves a supply loses the game, even if no more is needed; it is looked at after every
/// single tile, and nothing happens after it.
#[test]
fn the_last_tile_loses_at_once() {
    let areas = ["01  01  01  02  02  03", "  04  04"];
    let rows = ["bd  ..  ..  sd  ..  ..", "  MA  KI"];
    for (supply, story) in [
        ([1, 9, 9], "39 droid_placed battle 1.2\n40 ended ending=supply_empty(kind=battle)"),
        ([2, 9, 9], "39 droid_placed battle 1.2 1.3\n40 ended ending=supply_empty(kind=battle)"),
        ([3, 9, 9], "39 droid_placed battle 1.2 1.3\n39 droid_placed super 2.2"),
        (
            [3, 1, 9],
            "39 droid_placed battle 1.2 1.3\n39 droid_placed super 2.2\n40 ended ending=supply_empty(kind=super)",
        ),
        // A small supply of a kind that is not needed harms nobody.
        ([3, 2, 1], "39 droid_placed battle 1.2 1.3\n39 droid_placed super 2.2"),
    ] {
        check(&scene(&areas, &rows, supply), &format!("> run\n{story}"));
    }
}

/// arena 41, 4
///
/// The phase ends and the gunship moves on. An area cleared to the last droid does not refill.
#[test]
fn a_cleared_area_does_not_refill() {
    check(
        r#"{"players": ["mace", "kit"], "map": {"areas": ["01  01  02  02", "  03  03"],
                                                "rows":  ["bd  ..  ..  sd", "  MA  KI"]},
            "cards": {"threats": ["dust_cloud", "dust_cloud", "dust_cloud"], "dice": [[], [], [], [3, 4]]},
            "tiles": [3, 1, 2],
            "step": {"place": {"roll": {"mace": 3}}}}"#,
        "
        > mace board field=0
        17 placed_on_board face=3 field=0 seat=mace
        21 fight_began seat=mace value=5
        > mace strike from=3.1 target=1.1
        24 struck field=1.1 kind=battle left=4 seat=mace
        > mace finish at=3.1
        26 fight_ended seat=mace unused=4
        4 phase_began phase=refill position=2 round=1
        39 droid_placed super 2.1
        4 phase_began phase=check position=3 round=1
        42 mega_checked met=false
        42 ended ending=mega_unmet
        = ended mega-unmet
        ",
    );
}

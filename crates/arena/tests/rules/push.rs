//! Special ability Force push (31, 33, 34).

use super::table::check;

/// Kit is walled in behind a pillar; droids of every kind stand beyond it.
///
/// ```text
/// KI  ##  bd  bd  sd  dk  MA
/// ```
fn scene(kit: u8) -> String {
    format!(
        r#"{{"players": ["kit", "mace"],
            "map": {{"areas": ["01  ##  02  02  03  04  05"], "rows": ["KI  ##  bd  bd  sd  dk  MA"]}},
            "step": {{"place": {{"roll": {{"kit": {kit}, "mace": 1}}}}}}}}"#
    )
}

/// arena 33, 34
///
/// Kit's field 6 pushes three battle droids: only that kind, wherever they stand, without a step. Only two are
/// there.
#[test]
fn printed_droids_go_wherever_they_are() {
    check(
        &scene(2),
        "
        > kit board field=6
        17 placed_on_board face=2 field=6 seat=kit
        > kit push target=3.1
        refused arena-push-kind 33
        > kit push target=1.1
        refused arena-push-kind 33
        > mace push target=2.1
        refused arena-not-now
        > kit push target=2.2
        33 pushed field=2.2 kind=battle seat=kit
        = push left=2 seat=kit target=battle
        ",
    );
}

/// arena A15
///
/// With fewer droids than printed, as many as possible go: three battle droids are printed, two are there.
#[test]
fn fewer_droids_than_printed() {
    check(
        &scene(2),
        "
        > kit board field=6
        17 placed_on_board face=2 field=6 seat=kit
        > kit push target=2.1
        33 pushed field=2.1 kind=battle seat=kit
        > kit push target=2.2
        33 pushed field=2.2 kind=battle seat=kit
        = place
        ",
    );
    check(
        r#"{"players": ["kit", "mace"], "map": {"areas": ["01  01  02"], "rows": ["KI  MA  sd"]},
            "step": {"place": {"roll": {"kit": 2, "mace": 1}}}}"#,
        "
        > kit board field=6
        17 placed_on_board face=2 field=6 seat=kit
        = place
        ",
    );
}

/// arena 33, A15
///
/// A "?" is a droid of any kind, and each may be of another: Kit's field 8 shows three.
#[test]
fn free_kinds_may_differ() {
    check(
        &scene(6),
        "
        > kit board field=8
        17 placed_on_board face=6 field=8 seat=kit
        > kit push target=4.1
        33 pushed field=4.1 kind=droideka seat=kit
        > kit push target=2.1
        33 pushed field=2.1 kind=battle seat=kit
        > kit push target=4.1
        refused arena-push-kind 33
        > kit push target=3.1
        33 pushed field=3.1 kind=super seat=kit
        = place
        ",
    );
    check(
        r#"{"players": ["kit", "mace"], "map": {"areas": ["01  02  03"], "rows": ["KI  sd  MA"]},
            "step": {"push": {"jedi": "kit", "field": 8}}}"#,
        "
        > options push
        kit push target=2.1
        ",
    );
}

/// arena 33
///
/// A push may stop before all printed droids are gone, even before the first.
#[test]
fn a_push_may_stop() {
    check(
        &scene(6),
        "
        > kit board field=8
        17 placed_on_board face=6 field=8 seat=kit
        > mace stop
        refused arena-not-now
        > kit push target=2.1
        33 pushed field=2.1 kind=battle seat=kit
        > kit stop
        33 push_stopped left=2 seat=kit
        > kit stop
        refused arena-not-now
        = place
        ",
    );
    check(
        &scene(2),
        "
        > kit board field=6
        17 placed_on_board face=2 field=6 seat=kit
        > kit stop
        33 push_stopped left=3 seat=kit
        = place
        ",
    );
}

/// arena A15
///
/// Anakin's field 8 prints a "?" and a droideka. The given kind goes first, so that the "?" cannot take the only
/// droideka and leave the other symbol without one; where there is none, the "?" still goes.
#[test]
fn given_kinds_go_before_free_ones() {
    let scene = |row: &str| {
        format!(
            r#"{{"players": ["anakin", "mace"], "map": {{"areas": ["01  02  03  04"], "rows": ["{row}"]}},
                "step": {{"place": {{"roll": {{"anakin": 6, "mace": 1}}}}}}}}"#
        )
    };
    check(
        &scene("AN  bd  dk  MA"),
        "
        > anakin board field=8
        17 placed_on_board face=6 field=8 seat=anakin
        > anakin push target=2.1
        refused arena-push-kind 33
        > anakin push target=3.1
        33 pushed field=3.1 kind=droideka seat=anakin
        > anakin push target=2.1
        33 pushed field=2.1 kind=battle seat=anakin
        = place
        ",
    );
    check(
        &scene("AN  bd  ..  MA"),
        "
        > anakin board field=8
        17 placed_on_board face=6 field=8 seat=anakin
        > anakin push target=2.1
        33 pushed field=2.1 kind=battle seat=anakin
        = place
        ",
    );
}

/// arena 31
///
/// A special ability takes only the die value printed on it.
#[test]
fn a_push_needs_its_value() {
    for face in 1..=6 {
        let pushes: Vec<String> = [(5, 1), (6, 2), (7, 4), (8, 6)]
            .iter()
            .filter(|(_, exact)| *exact == face)
            .map(|(field, _)| format!("kit board field={field}"))
            .collect();
        let force = if face == 5 { "kit board field=4\n" } else { "" };
        check(
            &scene(face),
            &format!(
                "> options board
                kit board field=0
                kit board field=1
                kit board field=2
                kit board field=3
                {force}{}
                mace board field=0
                mace board field=1
                mace board field=2
                mace board field=3
                mace board field=4
                mace board field=5
                mace board field=6",
                pushes.join("\n")
            ),
        );
    }
}

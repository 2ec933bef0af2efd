//! Generate Force and use of Force (29 to 32, 35 to 38).

use sortie_arena::Content;

use super::table::check;

/// Mace and Kit side by side, with these dice and this much Force.
fn scene(force: u8, mace: u8, kit: u8) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "force": {force},
            "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}},
            "step": {{"place": {{"roll": {{"mace": {mace}, "kit": {kit}}}}}}}}}"#
    )
}

/// arena 29, A20
///
/// The scale, on Kit's plain Force field; no movement is asked for.
#[test]
fn a_die_makes_force_by_the_scale() {
    for (face, steps) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        check(
            &scene(1, 1, face),
            &format!(
                "> kit board field=3
                17 placed_on_board face={face} field=3 seat=kit
                29 force_gained force={} seat=kit steps={steps}
                = place",
                1 + steps
            ),
        );
    }
    assert_eq!(Content::shipped().force_scale, [0, 1, 1, 2, 2, 3]);
}

/// arena 30, A14
///
/// The marker stops at 10 and the surplus is lost, on the scale as well as with a special ability.
#[test]
fn the_marker_stops_at_ten() {
    for (force, field, face, rule, steps) in
        [(9, 3, 6, "29", 1), (10, 3, 6, "29", 0), (8, 3, 4, "29", 2), (9, 4, 5, "32", 1)]
    {
        check(
            &scene(force, 1, face),
            &format!(
                "> kit board field={field}
                17 placed_on_board face={face} field={field} seat=kit
                {rule} force_gained force=10 seat=kit steps={steps}
                = place"
            ),
        );
    }
}

/// arena 31, 32
///
/// Kit's field 4 takes only a 5 and makes 3 Force, without movement.
#[test]
fn a_special_ability_makes_force() {
    check(
        &scene(1, 1, 5),
        "
        > kit board field=4
        17 placed_on_board face=5 field=4 seat=kit
        32 force_gained force=4 seat=kit steps=3
        = place
        ",
    );
    for face in [1, 2, 3, 4, 6] {
        check(&scene(1, 1, face), "> kit board field=4\nrefused arena-field-face 31\n= place");
    }
}

/// arena 35, A13
///
/// One field of Force, one step up or down, by anybody on any die of this roll; not above 6, not below 1.
#[test]
fn the_force_turns_a_die_by_one() {
    check(
        &scene(5, 6, 1),
        "
        > options force
        mace force die=mace up=false
        kit force die=mace up=false
        mace force die=kit up=true
        kit force die=kit up=true
        > mace force die=mace up=true
        refused arena-die-limit 35
        > mace force die=kit up=false
        refused arena-die-limit 35
        > kit force die=mace up=false
        35 force_spent by=kit die=mace face=5 force=4
        > kit force die=mace up=true
        35 force_spent by=kit die=mace face=6 force=3
        > mace force die=kit up=true
        35 force_spent by=mace die=kit face=2 force=2
        = place
        ",
    );
}

/// arena 36
///
/// The worked example: two fields turn a 4 into a 2.
#[test]
fn two_fields_turn_a_four_into_a_two() {
    check(
        &scene(3, 4, 1),
        "
        > mace force die=mace up=false
        35 force_spent by=mace die=mace face=3 force=2
        > mace force die=mace up=false
        35 force_spent by=mace die=mace face=2 force=1
        = place
        ",
    );
}

/// arena 37
///
/// The last step is never spent: from 2 one goes, from 1 none.
#[test]
fn the_last_step_is_never_spent() {
    check(&scene(1, 3, 3), "> options force\nnone");
    check(
        &scene(2, 3, 3),
        "
        > mace force die=mace up=true
        35 force_spent by=mace die=mace face=4 force=1
        > mace force die=mace up=true
        refused arena-force-low 37
        > kit force die=kit up=false
        refused arena-force-low 37
        = place
        ",
    );
}

/// arena A12
///
/// Several steps and several payers on one die of the current roll; a die already placed stays as it is, and so
/// does everything during an action.
#[test]
fn only_dice_not_yet_placed_are_turned() {
    check(
        &scene(9, 1, 3),
        "
        > mace force die=mace up=true
        35 force_spent by=mace die=mace face=2 force=8
        > kit force die=mace up=true
        35 force_spent by=kit die=mace face=3 force=7
        > mace card slot=0
        10 placed_on_card face=3 seat=mace slot=0
        > mace force die=mace up=true
        refused arena-die-placed A12
        > mace force die=kit up=true
        35 force_spent by=mace die=kit face=4 force=6
        > kit board field=0
        17 placed_on_board face=4 field=0 seat=kit
        21 fight_began seat=kit value=6
        > mace force die=kit up=true
        refused arena-not-now
        = fight at=1.2 left=6 seat=kit
        ",
    );
}

/// arena 38, 9
///
/// The worked example with Obi-Wan as Anna, Kit as Ben, Mace as Clara and Anakin as David. The mega threat of
/// round 2 wants three 2s and a 5.
#[test]
fn order_matters() {
    check(
        r#"{"players": ["obi_wan", "kit", "mace", "anakin"], "force": 1, "round": 2,
            "map": {"areas": ["01  01  01  01"], "rows": ["OB  KI  MA  AN"]},
            "cards": {"threats": ["jammed_comlinks", "dust_cloud", "crossfire"]},
            "step": {"place": {"roll": {"obi_wan": 2, "kit": 4, "mace": 1, "anakin": 5}}}}"#,
        "
        // Before Ben placed his die, Clara could not have paid.
        > mace force die=mace up=true
        refused arena-force-low 37
        > obi_wan card slot=mega
        10 placed_on_card face=2 seat=obi_wan slot=mega
        > kit board field=1
        17 placed_on_board face=4 field=1 seat=kit
        29 force_gained force=3 seat=kit steps=2
        > mace force die=mace up=true
        35 force_spent by=mace die=mace face=2 force=2
        > mace card slot=mega
        10 placed_on_card face=2 seat=mace slot=mega
        > anakin board field=2
        17 placed_on_board face=5 field=2 seat=anakin
        21 fight_began seat=anakin value=7
        = fight at=1.4 left=7 seat=anakin
        ",
    );
}

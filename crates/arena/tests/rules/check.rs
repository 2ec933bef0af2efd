//! Check threats (42 to 48).

use super::table::check;

/// The mega threat of round 1 is met; three threats with these dice.
fn scene(force: u8, threats: [&str; 3], dice: [&[u8]; 3]) -> String {
    let [a, b, c] = dice;
    format!(
        r#"{{"players": ["mace", "kit"], "force": {force},
            "map": {{"areas": ["01  01  02  02  03"], "rows": ["MA  KI  ..  ..  .."]}}, "tiles": [2, 3, 1],
            "cards": {{"threats": {threats:?}, "dice": [{a:?}, {b:?}, {c:?}, [5, 4, 3]]}},
            "step": {{"check": {{}}}}}}"#
    )
}

const JAMMED: &str = "jammed_comlinks"; // 3 and 4, or one Force
const COMRADES: &str = "scattered_comrades"; // 2, 4 and 6, or two Force
const MARKSMEN: &str = "marksmen_above"; // two 6s, or a droideka
const SMOKE: &str = "smoke_curtain"; // 1, 2 and 3, or a battle droid and a super battle droid

/// arena 42
///
/// First the mega threat: met, nothing happens; not met, the game is lost before any threat is looked at.
#[test]
fn the_mega_threat_comes_first() {
    let met = scene(5, [JAMMED, JAMMED, JAMMED], [&[3, 4], &[4, 3], &[3, 4, 4]]);
    check(
        &met,
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=true slot=0
        43 threat_checked met=true slot=1
        43 threat_checked met=true slot=2
        47 round_cleared
        ",
    );
    check(
        &met.replace("[5, 4, 3]", "[5, 4, 4]"),
        "
        > run
        42 mega_checked met=false
        42 ended ending=mega_unmet
        ",
    );
}

/// arena 43, A17
///
/// The threats one after another from the left, each carried out completely before the next.
#[test]
fn threats_are_checked_from_the_left() {
    check(
        &scene(5, [COMRADES, SMOKE, JAMMED], [&[], &[], &[]]),
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        44 force_lost force=3 slot=0 steps=2
        43 threat_checked met=false slot=1
        45 area_drawn area=2 cause=threat(slot=1) kind=battle
        45 droid_placed battle 2.1 2.2
        45 area_drawn area=3 cause=threat(slot=1) kind=super
        45 droid_placed super 3.1
        43 threat_checked met=false slot=2
        44 force_lost force=2 slot=2 steps=1
        47 round_cleared
        ",
    );
}

/// arena 44
///
/// The marker moves toward 0; on 0 the game is lost at once and the other threats no longer matter.
#[test]
fn lost_force() {
    check(
        &scene(3, [COMRADES, JAMMED, JAMMED], [&[], &[3, 4], &[3, 4]]),
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        44 force_lost force=1 slot=0 steps=2
        43 threat_checked met=true slot=1
        43 threat_checked met=true slot=2
        47 round_cleared
        ",
    );
    // Exactly to 0, and further than there is to go.
    for (force, steps) in [(2, 2), (1, 1)] {
        check(
            &scene(force, [COMRADES, MARKSMEN, JAMMED], [&[], &[], &[]]),
            &format!(
                "> run
                42 mega_checked met=true
                43 threat_checked met=false slot=0
                44 force_lost force=0 slot=0 steps={steps}
                44 ended ending=force_gone"
            ),
        );
    }
}

/// arena 45
///
/// The worked example, in the shipped arena: two droideka symbols, areas 5 and 17. Kit stands in area 17.
#[test]
fn two_droidekas_come_to_areas_5_and_17() {
    check(
        r#"{"players": ["mace", "kit"],
            "map": {"rows": [
                "            MA  ..  ..  ..  ..  ..            ",
                "          ..  ..  ..  ..  ..  ..  ..          ",
                "        ..  ..  ..  ..  ..  ..  ..  ..        ",
                "      ..  ##  ..  ..  ..  ..  ..  ##  ..      ",
                "    ..  ..  ..  ..  ..  ..  ..  ..  ..  ..    ",
                "  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..  ",
                "..  ..  ..  ..  ..  ..  ..  ..  ..  ..  KI  .."]},
            "tiles": [5, 17],
            "cards": {"threats": ["breached_gate", "jammed_comlinks", "jammed_comlinks"],
                      "dice": [[2, 5], [3, 4], [3, 4], [3, 4, 5]]},
            "step": {"check": {}}}"#,
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        45 area_drawn area=5 cause=threat(slot=0) kind=droideka
        45 droid_placed droideka 5.1 5.2 5.3
        45 area_drawn area=17 cause=threat(slot=0) kind=droideka
        45 droid_placed droideka 17.1 17.3 17.4
        43 threat_checked met=true slot=1
        43 threat_checked met=true slot=2
        47 round_cleared
        ",
    );
}

/// arena 45, 52, A4
///
/// Taken areas are skipped for threats too.
#[test]
fn threats_skip_taken_areas() {
    let scene = scene(5, [MARKSMEN, JAMMED, JAMMED], [&[6], &[3, 4], &[3, 4]]);
    check(
        &scene.replace("MA  KI  ..  ..  ..", "MA  KI  bd  ..  .."),
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        52 area_skipped area=2
        45 area_drawn area=3 cause=threat(slot=0) kind=droideka
        45 droid_placed droideka 3.1
        43 threat_checked met=true slot=1
        43 threat_checked met=true slot=2
        47 round_cleared
        ",
    );
}

/// arena 46
///
/// Dice on a card that is not met have achieved nothing: with two of three dice it takes as much as with none.
#[test]
fn half_a_card_is_no_card() {
    for dice in [&[][..], &[2], &[2, 4], &[2, 4, 4, 2]] {
        check(
            &scene(5, [COMRADES, JAMMED, JAMMED], [dice, &[3, 4], &[3, 4]]),
            "
            > run
            42 mega_checked met=true
            43 threat_checked met=false slot=0
            44 force_lost force=3 slot=0 steps=2
            43 threat_checked met=true slot=1
            43 threat_checked met=true slot=2
            47 round_cleared
            ",
        );
    }
}

/// arena 40, 54
///
/// Droids of a threat can empty a supply: the game ends in the middle of the card.
#[test]
fn a_threat_can_empty_a_supply() {
    let scene = scene(5, [SMOKE, SMOKE, SMOKE], [&[], &[], &[]]);
    check(
        &scene.replace(r#""step""#, r#""supply": [2, 30, 30], "step""#),
        "
        > run
        42 mega_checked met=true
        43 threat_checked met=false slot=0
        45 area_drawn area=2 cause=threat(slot=0) kind=battle
        45 droid_placed battle 2.1 2.2
        40 ended ending=supply_empty(kind=battle)
        ",
    );
}

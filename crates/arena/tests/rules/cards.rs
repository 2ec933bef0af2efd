//! Dice on cards (13 to 16).

use sortie_arena::{Content, Needs};

use super::table::check;

/// A check of one threat in the first place; the mega threat of round 1 (3, 4 and 5) and the others are met.
fn scene(threat: &str, dice: &[u8]) -> String {
    format!(
        r#"{{"players": ["mace", "kit"], "force": 9,
            "map": {{"areas": ["01  01  02"], "rows": ["MA  KI  .."]}},
            "cards": {{"threats": ["{threat}", "pincer_attack", "marksmen_above"],
                      "dice": [{dice:?}, [1, 1], [6, 6], [3, 4, 5]]}},
            "step": {{"check": {{}}}}}}"#
    )
}

fn is_met(threat: &str, dice: &[u8], met: bool) {
    let penalty = if met { "" } else { "44 force_lost force=7 slot=0 steps=2" };
    check(
        &scene(threat, dice),
        &format!(
            "> view cards.0.met
            {met}
            > run
            42 mega_checked met=true
            43 threat_checked met={met} slot=0
            {penalty}
            43 threat_checked met=true slot=1
            43 threat_checked met=true slot=2
            47 round_cleared"
        ),
    );
}

/// arena 13, 14
///
/// A dice card (2, 4 and 6) is met when each die it pictures lies on it, in whatever order they came.
#[test]
fn dice_cards_want_the_pictured_dice() {
    is_met("scattered_comrades", &[2, 4, 6], true);
    is_met("scattered_comrades", &[6, 2, 4], true);
    is_met("scattered_comrades", &[2, 4], false);
    is_met("scattered_comrades", &[], false);
    // Twelve in all, but not these dice.
    is_met("scattered_comrades", &[6, 6], false);
    check(
        &scene("scattered_comrades", &[4, 4]),
        "
        > view cards.0.dice
        [4,4]
        > view cards.0.missing
        [2,6]
        ",
    );
}

/// arena 14, 15
///
/// A sum card (13) takes any number of dice, and exactly its number.
#[test]
fn sum_cards_want_exactly_their_number() {
    is_met("wavering_courage", &[6, 6, 1], true);
    is_met("wavering_courage", &[1, 1, 1, 1, 1, 2, 3, 3], true);
    is_met("wavering_courage", &[6, 6], false);
    is_met("wavering_courage", &[6, 6, 2], false);
    is_met("wavering_courage", &[], false);
    check(&scene("wavering_courage", &[6, 6, 2]), "> view cards.0.sum\n14");
}

/// arena 15
///
/// The worked example: on a card of 18, 17 fails and so does 19.
#[test]
fn seventeen_and_nineteen_are_not_eighteen() {
    let content = Content::shipped();
    let card = content.threats.iter().find(|threat| threat.needs == Needs::Sum(18)).expect("a card of 18");
    for (last, met) in [(5, false), (6, true)] {
        let mut dice = [0; 6];
        dice[5] = 2;
        dice[last - 1] += 1;
        assert_eq!(card.needs.is_met(&dice), met, "6 + 6 + {last}");
    }
    assert!(!card.needs.is_met(&[1, 0, 0, 0, 0, 3]), "6 + 6 + 6 + 1");
}

/// arena A10
///
/// Any die may go on any card. Wrong and surplus dice do no harm on a dice card; on a sum card every die counts.
#[test]
fn surplus_dice() {
    is_met("scattered_comrades", &[2, 4, 6, 6, 1], true);
    is_met("scattered_comrades", &[1, 1, 3, 5], false);
    is_met("wavering_courage", &[6, 6, 1, 1], false);
    check(
        r#"{"players": ["mace", "kit"], "map": {"areas": ["01  01"], "rows": ["MA  KI"]},
            "cards": {"threats": ["scattered_comrades", "dust_cloud", "marksmen_above"],
                      "dice": [[2, 4, 6], [6, 3], [], []]},
            "step": {"place": {"roll": {"mace": 1, "kit": 5}}}}"#,
        "
        > options card
        mace card slot=0
        mace card slot=1
        mace card slot=2
        mace card slot=mega
        kit card slot=0
        kit card slot=1
        kit card slot=2
        kit card slot=mega
        > mace card slot=0
        10 placed_on_card face=1 seat=mace slot=0
        = place
        ",
    );
}

/// arena A11
///
/// One die does not stand for two pictures: 2, 2 and 5 want two dice with a 2.
#[test]
fn each_picture_wants_a_die_of_its_own() {
    for (dice, met) in [(&[2, 5][..], false), (&[2, 5, 5], false), (&[2, 2, 5], true)] {
        let story = if met {
            ""
        } else {
            "45 area_drawn area=2 cause=threat(slot=0) kind=droideka
            45 droid_placed droideka 2.1
            45 area_drawn area=1 cause=threat(slot=0) kind=droideka"
        };
        let scene = scene("breached_gate", dice).replace(r#""step""#, r#""tiles": [2, 1], "step""#);
        check(
            &scene,
            &format!(
                "> run
                42 mega_checked met=true
                43 threat_checked met={met} slot=0
                {story}
                43 threat_checked met=true slot=1
                43 threat_checked met=true slot=2
                47 round_cleared"
            ),
        );
    }
}

/// arena 16
///
/// An unmet mega threat loses the game at its check, an ordinary threat does not.
#[test]
fn the_mega_threat_must_be_met() {
    is_met("wavering_courage", &[], false);
    let scene = scene("wavering_courage", &[6, 6, 1]).replace("[3, 4, 5]", "[3, 4]");
    check(
        &scene,
        "
        > run
        42 mega_checked met=false
        42 ended ending=mega_unmet
        ",
    );
}

fn dice(faces: &[u8]) -> [u8; 6] {
    let mut counts = [0; 6];
    faces.iter().for_each(|&face| counts[usize::from(face) - 1] += 1);
    counts
}

/// Rules 13 to 15 and readings A10, A11.
#[test]
fn cards_are_met_exactly() {
    let picture = Needs::Dice(vec![2, 2, 5]);
    let sum = Needs::Sum(18);
    for (needs, faces, met, why) in [
        (&picture, &[2, 2, 5][..], true, "the shown dice (14)"),
        (&picture, &[2, 5], false, "a die is missing"),
        (&picture, &[2, 5, 5], false, "one die does not serve two pictures (A11)"),
        (&picture, &[2, 2, 5, 6, 1], true, "surplus dice do no harm (A10)"),
        (&sum, &[6, 6, 6], true, "exactly 18 (15)"),
        (&sum, &[6, 6, 5, 1], true, "any number of dice (15)"),
        (&sum, &[6, 6, 5], false, "below (15)"),
        (&sum, &[6, 6, 6, 1], false, "above: surplus counts (15, A10)"),
    ] {
        assert_eq!(needs.is_met(&dice(faces)), met, "{why}");
    }
    assert_eq!(picture.missing(&dice(&[2, 6])).collect::<Vec<_>>(), [2, 5]);
}

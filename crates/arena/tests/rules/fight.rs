//! Fight (19 to 28).

use sortie_arena::{Content, DroidKind, Event};
use sortie_kernel::{Chance, Occasion, Seed};

use super::table::{begin, check, offers, start, view};

/// arena 28
///
/// The worked example: a 4 on a +2 field is 6; two battle droids, one battle droid, a droideka, and a last walk.
///
/// ```text
/// bd  bd  bd  dk  KI
///   ..  OB  ..  ..  ..
/// ```
#[test]
fn a_four_on_a_plus_two_field() {
    check(
        r#"{"players": ["obi_wan", "kit"],
            "map": {"areas": ["01  01  02  03  03", "  04  04  04  04  04"],
                    "rows":  ["bd  bd  bd  dk  KI", "  ..  OB  ..  ..  .."]},
            "step": {"place": {"roll": {"obi_wan": 4, "kit": 1}}}}"#,
        "
        > obi_wan board field=0
        17 placed_on_board face=4 field=0 seat=obi_wan
        21 fight_began seat=obi_wan value=6
        > obi_wan strike from=4.1 target=1.1
        25 walked from=4.2 path=4.1 seat=obi_wan to=4.1
        24 struck field=1.1 kind=battle left=5 seat=obi_wan
        > obi_wan strike from=4.1 target=1.2
        24 struck field=1.2 kind=battle left=4 seat=obi_wan
        > obi_wan strike from=4.2 target=2.1
        25 walked from=4.1 path=4.2 seat=obi_wan to=4.2
        24 struck field=2.1 kind=battle left=3 seat=obi_wan
        > obi_wan strike from=4.4 target=3.1
        25 walked from=4.2 path=4.3,4.4 seat=obi_wan to=4.4
        24 struck field=3.1 kind=droideka left=0 seat=obi_wan
        > obi_wan finish at=4.5
        26 walked from=4.4 path=4.5 seat=obi_wan to=4.5
        26 fight_ended seat=obi_wan unused=0
        = place
        ",
    );
}

/// arena 19, A9
///
/// As much or as little of either as one wants: neither, only a walk, only a blow.
#[test]
fn moving_and_striking_are_both_optional() {
    let scene = r#"{"players": ["mace", "kit"],
        "map": {"areas": ["01  01  02  03"], "rows": ["..  MA  bd  KI"]},
        "step": {"place": {"roll": {"mace": 4, "kit": 1}}}}"#;
    let begun = "
        > mace board field=0
        17 placed_on_board face=4 field=0 seat=mace
        21 fight_began seat=mace value=6";
    for rest in [
        "
        > mace finish at=1.2
        26 fight_ended seat=mace unused=6
        = place",
        "
        > mace finish at=1.1
        26 walked from=1.2 path=1.1 seat=mace to=1.1
        26 fight_ended seat=mace unused=6
        = place",
        "
        > mace strike from=1.2 target=2.1
        24 struck field=2.1 kind=battle left=5 seat=mace
        > mace finish at=1.2
        26 fight_ended seat=mace unused=5
        = place",
    ] {
        check(scene, &format!("{begun}{rest}"));
    }
}

/// arena 20
///
/// A walk is as long as one likes; pillars, droids and other Jedi are neither entered nor leapt over.
#[test]
fn what_stops_a_walk() {
    for (areas, rows, reached) in [
        ("01  01  01  01  01  02", "MA  ..  ..  ..  ..  KI", "1.1 1.2 1.3 1.4 1.5"),
        ("01  01  02  03  03  03", "MA  ..  dk  ..  ..  KI", "1.1 1.2"),
        ("01  01  ##  02  02  02", "MA  ..  ##  ..  ..  KI", "1.1 1.2"),
        ("01  01  01  02  02  02", "MA  ..  KI  ..  ..  ..", "1.1 1.2"),
        ("01  01  01  02  02  02", "KI  MA  ..  ..  ..  ..", "1.2 1.3 2.1 2.2 2.3"),
    ] {
        let scene = format!(
            r#"{{"players": ["mace", "kit"], "map": {{"areas": ["{areas}"], "rows": ["{rows}"]}},
                "step": {{"fight": {{"jedi": "mace", "value": 6}}}}}}"#
        );
        check(&scene, &format!("> reach mace\n{reached}"));
    }
    // The long way round a pillar and past it, and a pocket that stays shut.
    //   ..  ..  ..
    // MA  ##  KI  dk
    //   ..  bd  ..
    check(
        r#"{"players": ["mace", "kit"],
            "map": {"areas": ["  01  01  01", "02  ##  03  04", "  05  06  07"],
                    "rows":  ["  ..  ..  ..", "MA  ##  KI  dk", "  ..  bd  .."]},
            "step": {"fight": {"jedi": "mace", "value": 6}}}"#,
        "
        > reach mace
        1.1 1.2 1.3 2.1 5.1
        > mace finish at=7.1
        refused arena-no-way 20
        > mace strike from=7.1 target=6.1
        refused arena-no-way 20
        > mace strike from=1.3 target=4.1
        25 walked from=2.1 path=1.1,1.2,1.3 seat=mace to=1.3
        24 struck field=4.1 kind=droideka left=3 seat=mace
        = fight at=1.3 left=3 seat=mace
        ",
    );
}

/// arena 20, 25
///
/// A defeated droid opens the way at once, and the next step may lead through its field.
#[test]
fn a_blow_opens_the_way() {
    check(
        r#"{"players": ["mace", "kit"],
            "map": {"areas": ["01  02  03  03  04"], "rows": ["MA  sd  ..  bd  KI"]},
            "step": {"fight": {"jedi": "mace", "value": 5}}}"#,
        "
        > mace finish at=3.1
        refused arena-no-way 20
        > mace strike from=1.1 target=2.1
        24 struck field=2.1 kind=super left=3 seat=mace
        > mace strike from=3.1 target=3.2
        25 walked from=1.1 path=2.1,3.1 seat=mace to=3.1
        24 struck field=3.2 kind=battle left=2 seat=mace
        = fight at=3.1 left=2 seat=mace
        ",
    );
}

/// arena 21
///
/// Combat value is the die plus the bonus of the field.
#[test]
fn combat_value_is_die_plus_bonus() {
    // Anakin's fields for two players: +3 in field 0, +2 in field 3; Mace has a +1 in field 3.
    for (jedi, field, face, value) in
        [("anakin", 0, 1, 4), ("anakin", 0, 6, 9), ("anakin", 3, 5, 7), ("mace", 3, 5, 6)]
    {
        check(
            &format!(
                r#"{{"players": ["anakin", "mace"],
                    "map": {{"areas": ["01  01"], "rows": ["AN  MA"]}},
                    "step": {{"place": {{"roll": {{"{jedi}": {face}}}, "left": {{"anakin": 1}}}}}}}}"#
            ),
            &format!(
                "> {jedi} board field={field}
                17 placed_on_board face={face} field={field} seat={jedi}
                21 fight_began seat={jedi} value={value}
                = fight at=1.{} left={value} seat={jedi}",
                if jedi == "anakin" { 1 } else { 2 }
            ),
        );
    }
}

/// arena 22, A16
///
/// Mace's field 4 takes only a 1 and gives +5. A die turned to 1 by the Force is a 1.
#[test]
fn a_field_for_exactly_one() {
    let scene = |face: u8| {
        format!(
            r#"{{"players": ["mace", "kit"], "force": 2,
                "map": {{"areas": ["01  01"], "rows": ["MA  KI"]}},
                "step": {{"place": {{"roll": {{"mace": {face}, "kit": 6}}}}}}}}"#
        )
    };
    check(
        &scene(1),
        "
        > mace board field=4
        17 placed_on_board face=1 field=4 seat=mace
        22 fight_began seat=mace value=6
        = fight at=1.1 left=6 seat=mace
        ",
    );
    check(
        &scene(2),
        "
        > mace board field=4
        refused arena-field-face 22
        > kit force die=mace up=false
        35 force_spent by=kit die=mace face=1 force=1
        > mace board field=4
        17 placed_on_board face=1 field=4 seat=mace
        22 fight_began seat=mace value=6
        = fight at=1.1 left=6 seat=mace
        ",
    );
    let shipped = Content::shipped();
    let exact = shipped.boards.iter().flat_map(|board| &board.fields).filter_map(|field| match *field {
        sortie_arena::ActionField::Fight { bonus, exact: Some(face) } => Some((face, bonus)),
        _ => None,
    });
    let exact: Vec<(u8, u8)> = exact.collect();
    assert!(!exact.is_empty() && exact.iter().all(|&field| field == (1, 5)), "{exact:?}");
}

/// arena 23, A8
///
/// Only droids next to the figure: hexes that share an edge, whatever pillar stands near.
///
/// ```text
///   MA  ..  sd
/// bd  ##  bd  KI
///   ..  dk  ..
/// ```
#[test]
fn only_neighbours_are_struck() {
    check(
        r#"{"players": ["mace", "kit"],
            "map": {"areas": ["  01  01  02", "03  ##  04  05", "  06  07  06"],
                    "rows":  ["  MA  ..  sd", "bd  ##  bd  KI", "  ..  dk  .."]},
            "step": {"fight": {"jedi": "mace", "value": 6}}}"#,
        "
        // Both touch the pillar and share an edge.
        > adjacent 1.1 1.2
        true
        > adjacent mace 3.1
        true
        // Across the pillar.
        > adjacent 3.1 4.1
        false
        > adjacent 1.1 7.1
        false
        > distance 3.1 4.1
        3
        // Nothing is next to itself.
        > adjacent 1.1 mace
        false
        > targets mace
        3.1
        > mace strike from=1.1 target=4.1
        refused arena-not-adjacent 23
        > mace strike from=1.1 target=1.2
        refused arena-no-droid 23
        > mace strike from=1.2 target=4.1
        25 walked from=1.1 path=1.2 seat=mace to=1.2
        24 struck field=4.1 kind=battle left=5 seat=mace
        = fight at=1.2 left=5 seat=mace
        ",
    );
}

/// arena 24
///
/// Strength 1, 2 and 3, and never more than one has.
///
/// ```text
///   bd  sd
/// KI  MA  dk
/// ```
#[test]
fn every_droid_has_its_price() {
    let scene = |value: u8| {
        format!(
            r#"{{"players": ["mace", "kit"],
                "map": {{"areas": ["  01  02", "04  03  05"], "rows": ["  bd  sd", "KI  MA  dk"]}},
                "step": {{"fight": {{"jedi": "mace", "value": {value}}}}}}}"#
        )
    };
    for (value, targets) in [(0, "nowhere"), (1, "1.1"), (2, "1.1 2.1"), (3, "1.1 2.1 5.1")] {
        check(&scene(value), &format!("> targets mace\n{targets}"));
    }
    check(
        &scene(6),
        "
        > mace strike from=3.1 target=5.1
        24 struck field=5.1 kind=droideka left=3 seat=mace
        > mace strike from=3.1 target=2.1
        24 struck field=2.1 kind=super left=1 seat=mace
        > mace strike from=3.1 target=1.1
        24 struck field=1.1 kind=battle left=0 seat=mace
        = fight at=3.1 left=0 seat=mace
        ",
    );
    check(
        &scene(4),
        "
        > mace strike from=3.1 target=5.1
        24 struck field=5.1 kind=droideka left=1 seat=mace
        > mace strike from=3.1 target=2.1
        refused arena-too-strong 24
        = fight at=3.1 left=1 seat=mace
        ",
    );
}

/// arena 25, 26
///
/// Steps and blows in any order; the rest may be given up, and the last walk ends the action.
#[test]
fn the_rest_is_given_up_and_the_action_ends() {
    check(
        r#"{"players": ["mace", "kit"],
            "map": {"areas": ["01  02  03  03", "  04  04  04"],
                    "rows":  ["bd  KI  sd  sd", "  MA  ..  .."]},
            "step": {"place": {"roll": {"mace": 6, "kit": 1}}}}"#,
        "
        > mace board field=0
        17 placed_on_board face=6 field=0 seat=mace
        21 fight_began seat=mace value=8
        > mace strike from=4.2 target=3.1
        25 walked from=4.1 path=4.2 seat=mace to=4.2
        24 struck field=3.1 kind=super left=6 seat=mace
        > mace strike from=4.1 target=1.1
        25 walked from=4.2 path=4.1 seat=mace to=4.1
        24 struck field=1.1 kind=battle left=5 seat=mace
        > mace finish at=4.3
        26 walked from=4.1 path=4.2,4.3 seat=mace to=4.3
        26 fight_ended seat=mace unused=5
        // The action is over: no blow more, though 5 were left and a droid is near.
        > mace strike from=4.3 target=3.2
        refused arena-not-now
        = place
        ",
    );
}

/// arena 27, 33, S1
///
/// Droids in the arena and tiles in the supply are 30 of each kind at every moment of whole games, and every
/// droid defeated is back in its supply.
#[test]
fn tiles_are_never_lost() {
    let mut defeated = 0;
    for seed in 0..24 {
        let mut table = begin(sortie_arena::Setup::new(2 + (seed % 3) as u8, Default::default()), seed);
        start(&mut table);
        let mut draw =
            Chance::new(Seed::from_number(seed)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
        while table.decision().is_some() {
            let mut supply = view(&table).supply;
            let offers = offers(&table);
            let offer = offers[draw.below(offers.len() as u32) as usize];
            table.choose(offer.seat, &offer.choice).expect("it was offered");
            let now = view(&table);
            for kind in DroidKind::ALL {
                let standing = now.droids.iter().filter(|droid| **droid == Some(kind)).count();
                assert_eq!(standing + usize::from(now.supply[kind as usize]), 30, "{kind:?}, seed {seed}");
            }
            for told in &table.line().last().expect("a choice").events {
                match told.event {
                    Event::Struck { kind, .. } | Event::Pushed { kind, .. } => {
                        supply[kind as usize] += 1;
                        defeated += 1;
                    }
                    Event::DroidPlaced { kind, .. } => supply[kind as usize] -= 1,
                    _ => {}
                }
            }
            assert_eq!(now.supply, supply, "seed {seed}");
        }
    }
    assert!(defeated > 50, "too few droids were defeated to prove anything: {defeated}");
}

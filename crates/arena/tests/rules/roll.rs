//! The roll phase (7 to 12, 17, 18).

use sortie_arena::{Arena, Choice, Difficulty, Event, PhaseKind, Setup};
use sortie_kernel::{Seat, Table};

use super::table::{begin, check, last_story, offers, physical, start, view};

/// The seats of each roll of round 1; every die is put on the first card.
fn rolls(mut table: Table<Arena>) -> (Vec<Vec<u8>>, Table<Arena>) {
    start(&mut table);
    let rolled = |table: &Table<Arena>| -> Vec<u8> {
        let events = &table.line().last().expect("a choice").events;
        events
            .iter()
            .filter_map(|told| match told.event {
                Event::Rolled { seat, .. } => Some(seat.0),
                _ => None,
            })
            .collect()
    };
    let mut rolls = vec![rolled(&table)];
    while view(&table).phase == Some(PhaseKind::Roll) && table.decision().is_some() {
        let seat = offers(&table)[0].seat;
        table.choose(seat, &Choice::Card { slot: 0 }).expect("any die may go on any card");
        let next = rolled(&table);
        if !next.is_empty() {
            rolls.push(next);
        }
    }
    (rolls, table)
}

/// arena 7, 8, 11
///
/// Two players roll 8 times, four players 4 times, all at once each time: 16 dice, and the phase ends with the
/// sixteenth.
#[test]
fn sixteen_dice_are_placed() {
    for (players, times) in [(2, 8), (4, 4)] {
        let (rolls, table) = rolls(begin(Setup::new(players, Difficulty::Normal), 5));
        let everyone: Vec<u8> = (0..players).collect();
        assert_eq!(rolls, vec![everyone; times], "{players} players");
        let placed = table.line().iter().filter(|moment| matches!(moment.choice, Choice::Card { .. }));
        assert_eq!(placed.count(), 16, "{players} players");
    }
}

/// arena 12, A22, S5
///
/// With three players one has six dice, by choice at the set-up: after five rolls of all, the sixth is rolled alone.
#[test]
fn the_sixth_die_is_rolled_alone() {
    for (sixth_die, seat) in [(None, 0), (Some(Seat(1)), 1), (Some(Seat(2)), 2)] {
        let setup = Setup { sixth_die, ..Setup::new(3, Difficulty::Normal) };
        let (rolls, table) = rolls(begin(setup, 5));
        let mut expected = vec![vec![0, 1, 2]; 5];
        expected.push(vec![seat]);
        assert_eq!(rolls, expected, "sixth die: {sixth_die:?}");
        let placed = table.line().iter().filter(|moment| matches!(moment.choice, Choice::Card { .. }));
        assert_eq!(placed.count(), 16);
    }
}

/// arena 9, 10
///
/// Each places the own die, in an order of the group's choice, on one of the four cards or on the own board.
#[test]
fn dice_are_placed_in_any_order() {
    let scene = r#"{"players": ["obi_wan", "kit"], "map": {"areas": ["01  01"], "rows": ["OB  KI"]},
        "step": {"place": {"roll": {"obi_wan": 6, "kit": 3}}}}"#;
    check(
        scene,
        "
        > options
        obi_wan card slot=0
        obi_wan card slot=1
        obi_wan card slot=2
        obi_wan card slot=mega
        obi_wan board field=0
        obi_wan board field=1
        obi_wan board field=2
        obi_wan board field=3
        obi_wan board field=4
        kit card slot=0
        kit card slot=1
        kit card slot=2
        kit card slot=mega
        kit board field=0
        kit board field=1
        kit board field=2
        kit board field=3
        ",
    );
    check(
        scene,
        "
        > kit card slot=4
        refused arena-no-card 10
        > kit card slot=2
        10 placed_on_card face=3 seat=kit slot=2
        // Kit has no die left to place until the next roll.
        > kit card slot=2
        refused arena-no-die 9
        > kit board field=0
        refused arena-no-die 9
        = place
        ",
    );
}

/// arena 11, 8
///
/// The next dice are rolled when the last of this roll is placed, and its action done, not before.
#[test]
fn the_next_roll_waits_for_the_last_die() {
    let mut table = begin(Setup::new(2, Difficulty::Normal), 5);
    start(&mut table);
    table.choose(Seat(1), &Choice::Card { slot: 0 }).expect("a card");
    assert_eq!(last_story(&table).len(), 1, "{:?}", last_story(&table));
    // Obi-Wan's field 0 is a fight: the roll waits until he has finished.
    table.choose(Seat(0), &Choice::Board { field: 0 }).expect("a free field");
    assert_eq!(last_story(&table).len(), 2, "{:?}", last_story(&table));
    let at = view(&table).jedi[0].field.expect("he stands somewhere");
    table.choose(Seat(0), &Choice::Finish { at }).expect("he may stay");
    let story = last_story(&table);
    assert!(story[0].starts_with("26 fight_ended seat=obi_wan"), "{story:?}");
    assert!(story[1].starts_with("8 rolled") && story[1].ends_with("seat=obi_wan"), "{story:?}");
    assert!(story[2].starts_with("8 rolled") && story[2].ends_with("seat=anakin"), "{story:?}");
    assert_eq!(story.len(), 3);
}

/// arena 17, A19
///
/// Only the own board, only free fields; a die blocks its field for the rest of the phase.
#[test]
fn a_used_field_is_blocked() {
    check(
        r#"{"players": ["obi_wan", "kit"], "map": {"areas": ["01  01"], "rows": ["OB  KI"]},
            "step": {"place": {"roll": {"obi_wan": 3, "kit": 3}, "boards": {"obi_wan": [[0, 2], [4, 6]]}}}}"#,
        "
        > options board
        obi_wan board field=1
        obi_wan board field=2
        obi_wan board field=3
        obi_wan board field=6
        kit board field=0
        kit board field=1
        kit board field=2
        kit board field=3
        > obi_wan board field=0
        refused arena-field-taken 17
        > obi_wan board field=4
        refused arena-field-taken 17
        // Kit has fields of the same number of his own.
        > kit board field=0
        17 placed_on_board face=3 field=0 seat=kit
        21 fight_began seat=kit value=5
        = fight at=1.2 left=5 seat=kit
        ",
    );
}

/// arena 18
///
/// The three kinds of field: Kit fights, makes Force and pushes.
#[test]
fn three_kinds_of_field() {
    let scene = r#"{"players": ["kit", "mace"], "map": {"areas": ["01  01  02"], "rows": ["KI  MA  bd"]},
        "step": {"place": {"roll": {"kit": 4, "mace": 1}}}}"#;
    for (field, did) in [
        (0, "21 fight_began seat=kit value=6\n= fight at=1.1 left=6 seat=kit"),
        (3, "29 force_gained force=3 seat=kit steps=2\n= place"),
        (7, "= push left=2 seat=kit target=any"),
    ] {
        check(
            scene,
            &format!("> kit board field={field}\n17 placed_on_board face=4 field={field} seat=kit\n{did}"),
        );
    }
}

/// arena 8, 12
///
/// Real dice: each roll is a question to everyone with dice left, answered with the face on the table in any order;
/// placing begins when all have reported.
#[test]
fn real_dice_are_reported() {
    let mut table = begin(physical(Setup::new(3, Difficulty::Normal)), 5);
    start(&mut table);
    assert!(!last_story(&table).iter().any(|line| line.contains("rolled")));
    let faces: Vec<(u8, Choice)> = offers(&table).iter().map(|offer| (offer.seat.0, offer.choice)).collect();
    let expected: Vec<(u8, Choice)> =
        (0..3).flat_map(|seat| (1..=6).map(move |face| (seat, Choice::Report { face }))).collect();
    assert_eq!(faces, expected);
    table.choose(Seat(2), &Choice::Report { face: 6 }).expect("a face");
    assert_eq!(last_story(&table), ["8 reported face=6 seat=mace"]);
    table.choose(Seat(0), &Choice::Report { face: 2 }).expect("a face");
    table.choose(Seat(1), &Choice::Report { face: 2 }).expect("a face");
    assert_eq!(
        view(&table).jedi.iter().map(|jedi| jedi.die).collect::<Vec<_>>(),
        [Some(2), Some(2), Some(6)]
    );
    // Until the sixth die, which only seat 0 has.
    for roll in 1..=5 {
        for seat in [0, 1, 2] {
            table.choose(Seat(seat), &Choice::Card { slot: 0 }).expect("a card");
        }
        let asked: Vec<u8> = offers(&table).chunks(6).map(|faces| faces[0].seat.0).collect();
        if roll < 5 {
            assert_eq!(asked, [0, 1, 2]);
            for seat in asked {
                table.choose(Seat(seat), &Choice::Report { face: 3 }).expect("a face");
            }
        } else {
            assert_eq!(asked, [0]);
        }
    }
}

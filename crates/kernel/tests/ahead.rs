//! Whether somebody who has looked through one seat may still look through another.

use std::sync::Arc;

use sortie_example::{Content, Example, Setup, Speed};
use sortie_kernel::{Seat, Seed, Side, Table};

use super::{all_slow, begin, speed};

/// Two ships of one side, and one of the other.
fn two_sides() -> Table<Example> {
    let setup = Setup { sides: [0, 0, 1].map(|side| Some(Side(side))).to_vec() };
    Table::begin(Arc::new(Content::default()), setup, Seed::from_number(1)).expect("a table")
}

#[test]
fn who_plays_against_whom() {
    let table = two_sides();
    assert!(!table.are_opposed(Seat(0), Seat(1)), "of one side");
    assert!(table.are_opposed(Seat(1), Seat(2)) && table.are_opposed(Seat(2), Seat(0)));
    let alone = begin(2);
    assert!(alone.are_opposed(Seat(0), Seat(1)), "each for itself");
    assert!(!alone.are_opposed(Seat(0), Seat(0)));
}

#[test]
fn a_secret_puts_a_seat_ahead_until_it_is_revealed() {
    let mut table = two_sides();
    let ahead = |table: &Table<Example>| {
        let pairs = [(0, 2), (2, 0), (0, 1)];
        pairs.map(|(seat, other)| table.is_ahead(Seat(seat), Seat(other)))
    };
    assert_eq!(ahead(&table), [false; 3], "nothing is hidden but the dice");
    table.choose(Seat(0), &speed(Speed::Full)).expect("legal");
    assert_eq!(ahead(&table), [true, false, true], "only its own seat knows the speed");
    for seat in [1, 2] {
        table.choose(Seat(seat), &speed(Speed::Slow)).expect("legal");
    }
    assert_eq!(ahead(&table), [false; 3], "all is revealed");
    let mut alone = begin(2);
    all_slow(&mut alone);
    assert!(!alone.is_ahead(Seat(0), Seat(1)), "all of it was revealed");
}

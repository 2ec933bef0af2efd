//! Lists and regions: what is taken, and the reasons for what is not.

use sortie_example::{Choice, Example, Point, Speed};
use sortie_kernel::{Answers, Chance, Occasion, Refusal, Seat, Seed, Table};

use super::{all_slow, begin, speed};

/// The first ship, which stands at (66, 100) with a reach of 20, is about to move.
fn moving() -> Table<Example> {
    let mut table = begin(2);
    all_slow(&mut table);
    table
}

fn to(x: i32, y: i32) -> Choice {
    Choice::Move { to: Point { x, y } }
}

#[test]
fn a_region_takes_what_lies_in_it() {
    let table = moving();
    for choice in [to(66, 100), to(86, 100), to(66, 80), to(78, 116), Choice::Hold {}] {
        assert!(table.propose(Seat(0), &choice).is_ok(), "{choice:?}");
    }
}

#[test]
fn a_region_says_why_it_does_not_take_something() {
    let table = moving();
    let code = |seat, choice| match table.propose(Seat(seat), &choice) {
        Err(Refusal::Illegal(reason)) => reason.code,
        other => panic!("{choice:?}: {other:?}"),
    };
    assert_eq!(code(0, to(87, 100)), "example-out-of-reach");
    assert_eq!(code(0, to(-1, 100)), "example-off-the-field");
    assert_eq!(code(0, speed(Speed::Slow)), "example-not-now", "no attempt at the region at all");
    assert_eq!(code(1, to(66, 100)), "example-not-your-turn", "it is another seat's region");
}

#[test]
fn ships_keep_their_distance() {
    let mut table = moving();
    // Both ships fly towards each other until they would touch.
    let codes: Vec<_> = (0..6)
        .map_while(|_| {
            let [offer] = &table.answers().regions[..] else { return None };
            let (seat, other) = (offer.seat, offer.region.others[0]);
            let x = offer.region.center.x + (other.x - offer.region.center.x).clamp(-20, 20);
            let refusal = table.choose(seat, &to(x, 100)).err();
            if table.answers().regions.is_empty() {
                all_slow(&mut table);
            }
            Some(refusal)
        })
        .flatten()
        .collect();
    assert!(matches!(codes[..], [Refusal::Illegal(reason), ..] if reason.code == "example-too-close"));
}

#[test]
fn so_many_are_drawn_from_each_region() {
    let table = moving();
    let occasion = Occasion { what: 0, whom: 0, round: 0, time: 0 };
    let mut draw = Chance::new(Seed::from_number(3)).on(occasion);
    let answers: &Answers<Example> = table.answers();
    assert_eq!(answers.seats(), [Seat(0)]);
    let drawn: Vec<_> = answers.sampled(table.content(), 7, &mut draw).collect();
    assert_eq!(drawn.len(), 7);
    assert!(drawn.iter().all(|offer| table.propose(offer.seat, &offer.choice).is_ok()), "{drawn:?}");
    assert!(drawn.windows(2).any(|pair| pair[0] != pair[1]), "not always the same");
    let before = begin(2);
    assert_eq!(before.answers().sampled(before.content(), 7, &mut draw).count(), 0, "there is no region");
}

#[test]
fn who_answers_in_secret_takes_nothing_from_others() {
    let table = begin(3);
    for seat in Seat::first(3) {
        let others: Vec<Seat> = Seat::first(3).filter(|other| *other != seat).collect();
        assert!(!table.could_take_from(seat, &others), "{seat:?}");
    }
}

#[test]
fn who_is_not_asked_loses_nothing() {
    let mut table = begin(3);
    all_slow(&mut table);
    assert_eq!(table.answers().seats(), [Seat(0)]);
    assert!(!table.could_take_from(Seat(0), &[Seat(1), Seat(2)]), "their turns are to come");
    assert!(!table.could_take_from(Seat(1), &[Seat(0)]), "who may not answer takes nothing");
}

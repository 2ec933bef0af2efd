//! What a table remembers and forgives: undo, and what may be taken back without asking.

use sortie_arena::{Arena, Choice, Difficulty, Event, Setup};
use sortie_kernel::{Refusal, Seat, Table};

use super::table::{begin, offers, physical, start, view};

fn dice(table: &Table<Arena>) -> Vec<Option<u8>> {
    view(table).jedi.iter().map(|jedi| jedi.die).collect()
}

/// arena 8
///
/// Undo never re-rolls: whatever is chosen instead, the next roll of the round shows the same dice.
#[test]
fn undo_never_rolls_again() {
    let mut differing = 0;
    for seed in 0..20 {
        let mut table = begin(Setup::new(4, Difficulty::Easy), seed);
        start(&mut table);
        let first = dice(&table);
        let keep = table.line().len();
        for seat in [0, 1, 2, 3] {
            table.choose(Seat(seat), &Choice::Card { slot: 0 }).expect("a card");
        }
        let second = dice(&table);
        assert_ne!(table.line().len(), keep);
        differing += u32::from(first != second);

        table.undo(keep).expect("there is something to take back");
        assert_eq!(dice(&table), first, "seed {seed}");
        // Other choices in another order, with Force, a fight and other cards.
        let up = first[2] != Some(6);
        table.choose(Seat(0), &Choice::Force { die: Seat(2), up }).expect("there is Force to spend");
        for seat in [3, 2] {
            table.choose(Seat(seat), &Choice::Card { slot: seat }).expect("a card");
        }
        table.choose(Seat(1), &Choice::Board { field: 0 }).expect("a free field");
        while let Some(strike) =
            offers(&table).iter().find(|offer| matches!(offer.choice, Choice::Strike { .. })).copied()
        {
            table.choose(strike.seat, &strike.choice).expect("it was offered");
        }
        let at = view(&table).jedi[1].field.expect("he stands somewhere");
        table.choose(Seat(1), &Choice::Finish { at }).expect("he may stay");
        table.choose(Seat(0), &Choice::Card { slot: 1 }).expect("a card");
        assert_eq!(dice(&table), second, "seed {seed}");
    }
    assert!(differing > 10, "two rolls that are always alike would prove nothing");
}

/// arena 8, 12
///
/// Dice differ between the rolls of a round, between seats, rounds and games, and stay within 1 to 6.
#[test]
fn dice_are_dice() {
    let mut counts = [0u32; 6];
    let mut games = Vec::new();
    for seed in 0..60 {
        let mut table = begin(Setup::new(3, Difficulty::Easy), seed);
        start(&mut table);
        let mut faces = Vec::new();
        while view(&table).round == 1 && table.decision().is_some() {
            let seat = offers(&table)[0].seat;
            table.choose(seat, &Choice::Card { slot: 0 }).expect("a card");
        }
        for told in table.line().iter().flat_map(|moment| &moment.events) {
            if let Event::Rolled { face, .. } = told.event {
                faces.push(face);
                counts[usize::from(face) - 1] += 1;
            }
        }
        assert!(faces.len() >= 16, "seed {seed}");
        games.push(faces);
    }
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 60, "two seeds gave the same dice");
    // 960 dice or more: 160 a face, and five standard deviations are 58.
    let expected = counts.iter().sum::<u32>() / 6;
    assert!(counts.iter().all(|&n| n.abs_diff(expected) < 60), "{counts:?}");
}

/// arena 9
///
/// A placement that showed nobody anything new may be taken back freely by whoever made it, and by nobody else; one
/// that led to the next roll may not.
#[test]
fn what_may_be_taken_back() {
    let mut table = begin(Setup::new(2, Difficulty::Easy), 3);
    start(&mut table);
    assert_eq!(table.free_take_back(Seat(1)), None, "droids came and dice were rolled");
    let before = table.state().clone();
    let keep = table.line().len();
    table.choose(Seat(0), &Choice::Card { slot: 0 }).expect("a card");
    assert_eq!(table.free_take_back(Seat(1)), None, "it was not his");
    assert_eq!(table.free_take_back(Seat(0)), Some(keep));
    table.undo(keep).expect("there is something to take back");
    assert_eq!(*table.state(), before);
    assert_eq!(table.undo(keep), Err(Refusal::NothingToUndo));

    // Force, a fight and its steps are free as well.
    let up = dice(&table)[0] != Some(6);
    table.choose(Seat(1), &Choice::Force { die: Seat(0), up }).expect("there is Force to spend");
    assert_eq!(table.free_take_back(Seat(1)), Some(keep));
    table.choose(Seat(0), &Choice::Board { field: 0 }).expect("a free field");
    assert_eq!(table.free_take_back(Seat(0)), Some(keep + 1));
    let at = view(&table).jedi[0].field.expect("he stands somewhere");
    table.choose(Seat(0), &Choice::Finish { at }).expect("he may stay");
    assert_eq!(table.free_take_back(Seat(0)), Some(keep + 2));

    table.choose(Seat(1), &Choice::Card { slot: 0 }).expect("a card");
    assert_eq!(table.free_take_back(Seat(1)), None, "the next dice were rolled");
    assert_eq!(table.free_take_back(Seat(0)), None);
}

/// arena 8
///
/// A face that was reported wrongly shows nothing new: whoever typed it takes it back.
#[test]
fn a_wrong_face_is_taken_back() {
    let mut table = begin(physical(Setup::new(2, Difficulty::Easy)), 3);
    start(&mut table);
    let keep = table.line().len();
    table.choose(Seat(0), &Choice::Report { face: 2 }).expect("a face");
    assert_eq!(table.free_take_back(Seat(0)), Some(keep));
    table.undo(keep).expect("there is something to take back");
    table.choose(Seat(0), &Choice::Report { face: 5 }).expect("a face");
    table.choose(Seat(1), &Choice::Report { face: 1 }).expect("a face");
    assert_eq!(dice(&table), [Some(5), Some(1)]);
}

//! How a choice is taken back: alone, if all agree, or never.

use sortie_example::{Choice, Speed};
use sortie_kernel::{Learnt, Refusal, Seat};

use super::{all_slow, begin, speed};

#[test]
fn what_taught_nobody_anything_is_taken_back_alone() {
    let mut table = begin(3);
    assert_eq!(table.free_take_back(Seat(0)), None, "nothing has been chosen");
    table.choose(Seat(1), &speed(Speed::Full)).expect("legal");
    assert_eq!(table.free_take_back(Seat(1)), Some(0));
    assert_eq!(table.free_take_back(Seat(0)), None, "it is not theirs");
    table.choose(Seat(0), &speed(Speed::Full)).expect("legal");
    assert_eq!((table.free_take_back(Seat(1)), table.free_take_back(Seat(0))), (None, Some(1)));
    assert_eq!(table.learnt_since(0), Learnt::Nothing);
    assert!(table.propose_undo(0).is_ok(), "if all agree");
}

#[test]
fn nobody_goes_back_behind_a_secret_that_was_seen() {
    let mut table = begin(2);
    all_slow(&mut table);
    assert_eq!((table.learnt_since(0), table.free_take_back(Seat(1))), (Learnt::Secret, None));
    for keep in [0, 1] {
        assert_eq!(table.propose_undo(keep).err(), Some(Refusal::SecretSeen));
    }
    assert_eq!(table.propose_undo(2).err(), Some(Refusal::NothingToUndo));
    table.choose(Seat(0), &Choice::Hold {}).expect("legal");
    assert_eq!(table.free_take_back(Seat(0)), Some(2), "what came after is another matter");
    assert_eq!(table.undo(1), Err(Refusal::SecretSeen));
    assert_eq!((table.sequence(), table.line().len()), (3, 3), "nothing happened");
}

#[test]
fn dice_are_taken_back_if_all_agree() {
    let mut table = begin(2);
    all_slow(&mut table);
    table.choose(Seat(0), &Choice::Hold {}).expect("legal");
    let events = table.choose(Seat(1), &Choice::Hold {}).expect("legal").to_vec();
    assert_eq!((table.learnt_since(3), table.free_take_back(Seat(1))), (Learnt::Chance, None));
    table.undo(3).expect("if all agree");
    assert_eq!(table.choose(Seat(1), &Choice::Hold {}).expect("legal"), events, "the same dice");
}

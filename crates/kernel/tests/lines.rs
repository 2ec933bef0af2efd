//! What was taken back stays, and comes back.

use sortie_example::{Choice, Speed};
use sortie_kernel::{Act, Concern, Digest, Learnt, OldLine, Refusal, Seat, Table};

use super::{all_slow, begin, speed};

#[test]
fn a_line_comes_back_with_the_same_dice() {
    let mut table = begin(2);
    all_slow(&mut table);
    table.choose(Seat(0), &Choice::Hold {}).expect("legal");
    let events = table.choose(Seat(1), &Choice::Hold {}).expect("legal").to_vec();
    let end = Digest::of(table.state());
    table.undo(2).expect("if all agree");
    assert_eq!(table.old_lines(), [OldLine { last: 4, shared: 2, length: 4, left: 5 }]);
    table.choose(Seat(0), &Choice::Hold {}).expect("legal");

    let proposal = table.propose_restore(4).expect("nobody learnt a secret");
    let concern = Concern { kept: 2, again: 2, seats: vec![Seat(0), Seat(1)], learnt: Learnt::Chance };
    assert_eq!(table.concern(&proposal), concern, "who chose what goes and what comes");
    table.commit(proposal).expect("nothing happened in between");
    assert_eq!((Digest::of(table.state()), table.sequence(), table.line().len()), (end, 7, 4));
    assert_eq!(table.line()[3].events, events);
    let numbers: Vec<u64> = table.line().iter().map(|ply| ply.sequence).collect();
    assert_eq!(numbers, [1, 2, 3, 4], "under their old numbers");
    // Now it is the other one that was taken back.
    assert_eq!(table.old_lines(), [OldLine { last: 6, shared: 2, length: 3, left: 7 }]);
    assert!(matches!(table.since(6), sortie_kernel::Since::Reset));

    let file = table.to_file("");
    let again = Table::from_file(table.content().clone(), &file).expect("it plays again");
    assert_eq!((again.state(), again.line().len()), (table.state(), 4));
    let written = serde_json::to_string(&file.entries[6].act).expect("JSON");
    assert_eq!(written, r#"{"restore":4}"#);
    assert_eq!(serde_json::from_str::<Act<Choice>>(&written).expect("an act"), file.entries[6].act);
}

#[test]
fn what_is_in_force_or_never_was_is_not_brought_back() {
    let mut table = begin(3);
    table.choose(Seat(0), &speed(Speed::Full)).expect("legal");
    table.choose(Seat(1), &speed(Speed::Full)).expect("legal");
    table.undo(1).expect("nobody learnt anything");
    for line in [0, 1, 3, 4, 99, u64::MAX] {
        assert_eq!(table.propose_restore(line).err(), Some(Refusal::NothingToRestore), "{line}");
    }
    table.restore(2).expect("nobody learnt anything");
    assert_eq!((table.line().len(), table.old_lines()), (2, vec![]));
}

/// An old line that is the beginning of another is told once; those that part in the middle are told each.
#[test]
fn lines_are_told_once_each() {
    let mut table = begin(3);
    for seat in [0, 1] {
        table.choose(Seat(seat), &speed(Speed::Full)).expect("legal");
    }
    table.undo(1).expect("nobody learnt anything"); // 3
    table.undo(0).expect("nobody learnt anything"); // 4
    assert_eq!(table.old_lines(), [OldLine { last: 2, shared: 0, length: 2, left: 3 }]);
    table.choose(Seat(0), &speed(Speed::Slow)).expect("legal"); // 5
    table.undo(0).expect("nobody learnt anything"); // 6
    table.choose(Seat(2), &speed(Speed::Slow)).expect("legal"); // 7
    let old: Vec<_> = table.old_lines().iter().map(|line| (line.last, line.left)).collect();
    assert_eq!(old, [(5, 6), (2, 3)]);
    // The middle of a line can be brought back too.
    table.restore(1).expect("nobody learnt anything"); // 8
    assert_eq!((table.line().len(), table.state() == &table.state_after(1)), (1, true));
    let old: Vec<_> = table.old_lines().iter().map(|line| (line.last, line.shared)).collect();
    assert_eq!(old, [(7, 0), (5, 0), (2, 1)]);
}

#[test]
fn nobody_brings_anything_back_behind_a_secret_that_was_seen() {
    let mut table = begin(2);
    table.choose(Seat(0), &speed(Speed::Full)).expect("legal");
    table.undo(0).expect("nobody learnt anything");
    all_slow(&mut table);
    assert_eq!(table.propose_restore(1).err(), Some(Refusal::SecretSeen));
}

//! Sequence numbers, proposals and what is told since.

use sortie_example::{Choice, Speed};
use sortie_kernel::{Refusal, Seat, Since, Viewer};

use super::{all_slow, begin, drift_to_the_end, speed};

#[test]
fn a_proposal_with_an_old_number_is_not_committed() {
    let mut table = begin(3);
    let [first, second] = [0, 1].map(|seat| table.propose(Seat(seat), &speed(Speed::Full)).expect("legal"));
    let undo = {
        let mut later = table.clone();
        later.commit(first.clone()).expect("nothing happened in between");
        later.propose_undo(0).expect("there is something to take back")
    };
    assert_eq!(table.commit(undo), Err(Refusal::Stale), "a number that is still to come");
    table.commit(first.clone()).expect("nothing happened in between");
    for late in [second, first] {
        assert_eq!(table.commit(late), Err(Refusal::Stale));
    }
    assert_eq!((table.sequence(), table.line().len()), (1, 1), "nothing happened");
}

#[test]
fn a_refused_choice_changes_nothing() {
    let mut table = begin(2);
    let before = table.state().clone();
    assert_eq!(
        table.choose(Seat(2), &speed(Speed::Slow)).err(),
        Some(Refusal::UnknownSeat(Seat(2))),
        "nobody sits there"
    );
    let refusal = table.choose(Seat(0), &Choice::Hold {}).err();
    assert!(matches!(refusal, Some(Refusal::Illegal(reason)) if reason.code == "example-not-now"));
    assert_eq!((table.state(), table.sequence()), (&before, 0));
}

#[test]
fn a_game_that_is_over_asks_nothing_and_takes_nothing() {
    let mut table = begin(2);
    drift_to_the_end(&mut table);
    assert!(table.decision().is_none() && table.prompt(Viewer::Spectator).is_none());
    assert!(table.answers().is_empty());
    assert_eq!(table.choose(Seat(0), &speed(Speed::Slow)).err(), Some(Refusal::Over));
}

#[test]
fn answers_are_those_of_the_state_now() {
    let mut table = begin(2);
    assert_eq!(table.answers().seats(), [Seat(0), Seat(1)]);
    table.choose(Seat(0), &speed(Speed::Slow)).expect("legal");
    assert_eq!(table.answers().seats(), [Seat(1)]);
    table.undo(0).expect("there is something to take back");
    assert_eq!(table.answers().seats(), [Seat(0), Seat(1)]);
}

#[test]
fn who_knows_an_old_number_hears_what_is_new() {
    let mut table = begin(3);
    all_slow(&mut table);
    let heard = |since: &Since<'_, _>| match since {
        Since::Plies(plies) => Some(plies.iter().map(|ply| ply.sequence).collect::<Vec<_>>()),
        Since::Reset => None,
    };
    assert_eq!(heard(&table.since(1)), Some(vec![2, 3]));
    assert_eq!(heard(&table.since(3)), Some(vec![]));
    assert_eq!(heard(&table.since(4)), None, "a number that is still to come");
    table.choose(Seat(0), &Choice::Hold {}).expect("the first of the slow ones");
    table.undo(3).expect("nobody learnt anything");
    assert_eq!((table.sequence(), table.line().len()), (5, 3), "an undo is an entry like any other");
    assert_eq!(heard(&table.since(4)), None, "the table went back since");
    assert_eq!(heard(&table.since(5)), Some(vec![]));
    table.choose(Seat(0), &Choice::Hold {}).expect("the same again");
    assert_eq!(heard(&table.since(5)), Some(vec![6]), "no number is used twice");
}

#[test]
fn a_branch_goes_its_own_way_with_the_same_dice() {
    let mut table = begin(2);
    drift_to_the_end(&mut table);
    let mut branch = table.branch(3);
    assert_eq!((branch.line().len(), branch.state()), (3, &table.state_after(3)));
    drift_to_the_end(&mut branch);
    assert_eq!(branch.state(), table.state(), "the same choices again");
}

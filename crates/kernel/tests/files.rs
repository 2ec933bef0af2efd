//! Game files: what is read back, and what is not.

use sortie_example::{Choice, Example};
use sortie_kernel::{Act, Digest, Entry, FORMAT, GameFile, LoadError, Refusal, Seat, Table};

use super::{all_slow, begin, drift_to_the_end};

fn load(file: &GameFile<Example>) -> Result<Table<Example>, LoadError> {
    Table::from_file(begin(2).content().clone(), file)
}

#[test]
fn a_game_reads_back_as_it_was_written() {
    let mut table = begin(2);
    all_slow(&mut table);
    table.choose(Seat(0), &Choice::Hold {}).expect("legal");
    table.undo(2).expect("nobody learnt anything");
    drift_to_the_end(&mut table);
    let again = load(&table.to_file("")).expect("it plays again");
    assert_eq!((again.state(), again.journal()), (table.state(), table.journal()));
    assert_eq!(again.line().len(), table.line().len());
}

#[test]
fn a_file_of_another_game_or_of_a_later_format_is_not_read() {
    let file = begin(2).to_file("");
    let other = GameFile { game: "chess".to_owned(), ..file.clone() };
    assert_eq!(load(&other).err(), Some(LoadError::Game { expected: "example", found: "chess".to_owned() }));
    let later = GameFile { sortie: FORMAT + 1, ..file };
    assert_eq!(load(&later).err(), Some(LoadError::Format(FORMAT + 1)));
}

#[test]
fn the_first_entry_that_goes_astray_is_named() {
    let mut table = begin(2);
    all_slow(&mut table);
    let mut file = table.to_file("");
    let found = file.entries[1].digest;
    let expected = Digest::of(&"something else");
    file.entries[1].digest = expected;
    assert_eq!(load(&file).err(), Some(LoadError::Digest { number: 2, expected, found }));
    file.entries[1].act = file.entries[0].act.clone();
    let error = load(&file).err();
    assert!(
        matches!(error, Some(LoadError::Refused { number: 2, refusal: Refusal::Illegal(_) })),
        "{error:?}"
    );
    file.setup.sides.clear();
    assert!(matches!(load(&file), Err(LoadError::Setup(_))));
}

/// What a game says of an undo may change with its rules; a journal that holds one is played again nevertheless.
#[test]
fn an_undo_of_another_time_is_followed() {
    let mut table = begin(2);
    all_slow(&mut table);
    let mut file = table.to_file("");
    let digest = Digest::of(&table.state_after(1));
    file.entries.push(Entry { act: Act::Undo { keep: 1 }, digest });
    let again = load(&file).expect("it plays again");
    assert_eq!((again.sequence(), again.line().len()), (3, 1));
}

//! Adjacency and distance, case by case.

use super::{at, draw};
use crate::square::{Position, Space};

/// Each case: the rule, the board, and the distance from `a` to `b`; -1 where there is none.
const CASES: &[(&str, &str, i32)] = &[
    ("alliance A1: diagonal steps count one", "a . .\n\n. . .\n\n. . b", 2),
    ("alliance R4.2: not through a wall", "a|b", -1),
    ("alliance R4.2: round a wall", "a|b\n\n. .", 1 + 1),
    ("alliance R4.5: not through a closed door", "adb", -1),
    ("alliance A40: through an opened door", "aob", 1),
    ("alliance R4.3: impassable edges are adjacent and counted across", "a:b", 1),
    ("alliance A1: difficult terrain counts one", "a ~ b", 2),
    ("alliance A1: not through blocking spaces", "a B b", -1),
    ("alliance A1: round blocking spaces", "a B b\n\n. . .", 2),
    ("alliance A2b: past the end of a wall", "a|.\n\n. b", 1),
    ("alliance A2b: past one blocking corner", "a B\n\n. b", 1),
    ("alliance A2b, S2: not between two diagonal obstacles", "a B\n\nB b", -1),
    ("alliance A2b: not between a wall and a blocking corner", "a|.\n\nB b", -1),
    ("alliance A2b: the way round without walls", "a .\n-\n.|b", 1),
    ("alliance A2b: one wall on each of the two ways round", "a|. .\n\n.|b .", -1),
    ("alliance A2b: and the long way", "a|. .\n\n.|b .\n\n. . .", 3),
    ("alliance A2b: past impassable edges", "a:.\n:\n. b", 1),
];

#[test]
fn cases() {
    for (rule, text, expected) in CASES {
        let (board, drawing) = draw(text);
        let (a, b) = (at(&drawing, 'a'), at(&drawing, 'b'));
        let found = board.distance(a, b).map_or(-1, i32::from);
        assert_eq!(found, *expected, "{rule}\n{text}");
        assert_eq!(board.is_adjacent(a, b), *expected == 1, "{rule}\n{text}");
    }
}

/// alliance A1: for large figures the nearest pair of spaces counts.
#[test]
fn large_bases_count_from_their_nearest_spaces() {
    let (board, drawing) = draw("l l . . m\n\nl l . . m");
    let base = |mark| Position::covering(&drawing.marked(mark)).unwrap();
    assert_eq!(board.distance_between(base('l'), base('m')), Some(3));
    assert!(!board.are_adjacent(base('l'), base('m')));
    assert!(board.are_adjacent(base('l'), Position::small(Space::new(2, 1))));
}

/// A count may begin or end on a blocking space, where some figures can stand, and goes through none.
#[test]
fn blocking_spaces_end_a_count() {
    let (board, _) = draw(". B B .");
    let count = |from, to| board.distance(Space::new(from, 0), Space::new(to, 0));
    assert_eq!([count(0, 1), count(1, 0), count(1, 2)], [Some(1); 3]);
    assert_eq!([count(0, 2), count(0, 3), count(2, 0)], [None; 3]);
    assert_eq!(count(0, 0), Some(0));
}
